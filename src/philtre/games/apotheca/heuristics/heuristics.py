"""What a player made of code can be told: values, hasty play, what is hidden, a safe move, reasons."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.dice import Dice
from philtre.core.hints import Hints, Threat, shares
from philtre.core.message import Message
from philtre.core.state import NOBODY, State
from philtre.games.apotheca.heuristics.evaluation import (
    MASTER_WIDTH,
    SOLO_WIDTH,
    WIDTH,
    master_outlook,
    solo_outlook,
    standard_outlook,
)
from philtre.games.apotheca.heuristics.rollout import plain, play_on
from philtre.games.apotheca.heuristics.weights import FULL_SCORE, MASTER, SOLO, STANDARD, TEAMS, THREE
from philtre.games.apotheca.rules.dealing import draws_card
from philtre.games.apotheca.rules.market import face_up
from philtre.games.apotheca.rules.moves import ACTION_COUNT
from philtre.games.apotheca.rules.phases import DEALING, DRAWING, FETCHED
from philtre.games.apotheca.rules.setup import CORNERS
from philtre.games.apotheca.rules.state import Apotheca

# Decisions of a playout, before the position is judged as it is. With two players and equal time 8 beat 0, 40
# and 400 clearly (four games in five); 16 was not told apart from it, nor, in solo, any of 4 to 400.
PATIENCE: Final = 8
CORNER_TILES: Final = len(CORNERS)  # these are dealt face-up


@final
class ApothecaHints(Hints):
    """Apotheca's hints; they keep room for the numbers of a position."""

    def __init__(self) -> None:
        self.scratch: vec[i64] = vec[i64]([0] * ACTION_COUNT)
        self.numbers: vec[float] = vec[float]([0.0] * (4 * WIDTH + 2 * MASTER_WIDTH))
        self.standard: vec[float] = vec[float](STANDARD)
        self.three: vec[float] = vec[float](THREE)
        self.teams: vec[float] = vec[float](TEAMS)
        self.master: vec[float] = vec[float](MASTER)
        self.solo: vec[float] = vec[float](SOLO)

    def worths(self, state: State) -> vec[float]:
        assert isinstance(state, Apotheca)
        setup = state.setup
        numbers = self.numbers
        if setup.solo:
            return vec[float]([self.solo_worth(state)])
        if state.actor == NOBODY:
            return shares(state.returns())
        if setup.master:
            clear(numbers, 2 * MASTER_WIDTH)
            master_outlook(state, numbers, self.scratch)
            return spread(state, numbers, self.master, MASTER_WIDTH)
        clear(numbers, setup.sides * WIDTH)
        standard_outlook(state, numbers, self.scratch)
        weights = self.standard
        if setup.teams:
            weights = self.teams
        elif setup.seats == 3:
            weights = self.three
        return spread(state, numbers, weights, WIDTH)

    def solo_worth(self, state: Apotheca) -> float:
        """The score that can be expected, as a share of a very good one."""
        expected = float(state.score)
        if state.actor != NOBODY:
            clear(self.numbers, SOLO_WIDTH)
            solo_outlook(state, self.numbers, self.scratch)
            expected += max(0.0, weighed(self.numbers, self.solo, 0, SOLO_WIDTH))
        return min(1.0, expected / FULL_SCORE)

    def full_score(self) -> float:
        return FULL_SCORE

    def playout(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, Apotheca)
        return play_on(state, dice, PATIENCE, self.scratch)

    def hidden(self, state: State, action: i64, seat: i64) -> bool:
        """Only what is drawn facedown is hidden, and only from those whom the tile's arrow does not show."""
        assert isinstance(state, Apotheca)
        phase = state.phase
        if phase == DRAWING:
            return seat != state.seat
        if phase == FETCHED:
            return seat != 0
        if phase != DEALING or state.dealt < CORNER_TILES or draws_card(state):
            return False
        return state.setup.solo or seat != 1  # A2, A33

    def shown(self, state: State, seat: i64) -> i64:
        """The tiles that lie face-up: a reveal, or a power that uncovers, may add to them."""
        assert isinstance(state, Apotheca)
        return face_up(state.tiles, state.marks)

    def safe(self, state: State) -> i64:
        assert isinstance(state, Apotheca)
        return plain(state, self.scratch)

    def reason(self, state: State, action: int) -> Message | None:
        assert isinstance(state, Apotheca)
        from philtre.games.apotheca.advice import reason

        return reason(state, action, self.scratch)

    def threats(self, state: State, seat: int) -> list[Threat]:
        assert isinstance(state, Apotheca)
        from philtre.games.apotheca.threats import threats

        return threats(state, seat)


def clear(numbers: vec[float], size: i64) -> None:
    index: i64 = 0
    while index < size:
        numbers[index] = 0.0
        index += 1


def weighed(numbers: vec[float], weights: vec[float], start: i64, width: i64) -> float:
    total = 0.0
    index: i64 = 0
    while index < width:
        number = numbers[start + index]
        if number != 0.0:
            total += number * weights[index]
        index += 1
    return total


def spread(state: Apotheca, numbers: vec[float], weights: vec[float], width: i64) -> vec[float]:
    """Each seat's share: the sides' chances are as the exponentials of what they have."""
    setup = state.setup
    first = math.exp(weighed(numbers, weights, 0, width))
    second = math.exp(weighed(numbers, weights, width, width))
    third = 0.0
    if setup.sides > 2:
        third = math.exp(weighed(numbers, weights, 2 * width, width))
    whole = first + second + third
    found = vec[float]()
    seat: i64 = 0
    while seat < setup.seats:
        side = setup.side_of(seat)
        share = third
        if side == 0:
            share = first
        elif side == 1:
            share = second
        found = append(found, share / whole)
        seat += 1
    return found
