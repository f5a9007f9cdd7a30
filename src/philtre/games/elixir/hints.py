"""Values, playouts and a safe move, for bots and absent players."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.dice import Dice
from philtre.core.hints import Hints, shares
from philtre.core.state import CHANCE, NOBODY, State
from philtre.games.elixir import dealing
from philtre.games.elixir.content import Tables
from philtre.games.elixir.moves import POTION
from philtre.games.elixir.outlook import turns_left
from philtre.games.elixir.phases import BANE, FILCHED, FINDING, GOLD, MOVING_IN
from philtre.games.elixir.rules import Elixir
from philtre.games.elixir.turns import parts
from philtre.games.elixir.ways import Ways

SPREAD: Final = 3.0  # turns by which estimates are wrong near the end
SPREAD_GROWS: Final = 0.25  # and for each turn that it is away


@final
class ElixirHints(Hints):
    """What a good wizard has a feeling for."""

    def __init__(self, tables: Tables) -> None:
        self.ways = Ways(tables)

    def worths(self, state: State) -> vec[float]:
        assert isinstance(state, Elixir)
        if state.actor == NOBODY or state.phase == MOVING_IN:
            return shares(self.settled(state))
        seats = state.setup.seats
        found = vec[float]()
        least = 999.0
        seat: i64 = 0
        while seat < seats:
            turns = turns_left(self.ways, state, seat)
            if turns < least:
                least = turns
            found = append(found, turns)
            seat += 1
        spread = SPREAD + SPREAD_GROWS * least
        whole = 0.0
        seat = 0
        while seat < seats:
            found[seat] = math.exp((least - found[seat]) / spread)
            whole += found[seat]
            seat += 1
        seat = 0
        while seat < seats:
            found[seat] = found[seat] / whole
            seat += 1
        return found

    def settled(self, state: Elixir) -> list[float]:
        if state.actor == NOBODY:
            return state.returns()
        return [1.0 / float(state.setup.seats) for _ in range(int(state.setup.seats))]

    def playout(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, Elixir)
        steps: i64 = 0
        while state.actor == CHANCE:
            state.play(dealing.pick(state, dice.word()))
            steps += 1
        return steps

    def hidden(self, state: State, action: i64, seat: i64) -> bool:
        assert isinstance(state, Elixir)
        if state.phase == FINDING:
            return seat != state.seat
        if state.phase == FILCHED:
            return action != POTION + BANE and seat != state.seat and seat != state.victim
        return False
