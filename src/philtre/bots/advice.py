"""A word of advice for a person: the two best moves, from what their seat can see, and why."""

from __future__ import annotations

from typing import NamedTuple

from philtre.bots.search import Search
from philtre.core.dice import Bits
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.core.state import State

SIMULATIONS = 2000
SECONDS = 2.0
MOVES = 2


class Advice(NamedTuple):
    """A move, the chance to win that it gives (None in a solo game), and why, where the game can tell."""

    action: int
    chance: float | None
    reason: Message | None


def advise(game: Game, state: State, rng: Bits) -> list[Advice]:
    """The best moves of the actor, best first. The state is one dealt anew for its seat, as for any bot."""
    hints = game.hints()
    search = Search(hints, game.action_count, SIMULATIONS, SECONDS)
    search.think(state, rng)
    solo = len(state.returns()) == 1
    return [
        Advice(action, None if solo else worth, hints.reason(state, action))
        for action, _, worth in search.ranked()[:MOVES]
    ]
