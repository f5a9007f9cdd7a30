"""Apotheca's heuristics: weighted features as values, short rollouts, and observation keys."""

from __future__ import annotations

import math
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.dice import Dice
from philtre.core.heuristics import Heuristics, value_vector
from philtre.core.state import NOBODY, State
from philtre.games.apotheca.heuristics.evaluation import WIDTH, standard_features
from philtre.games.apotheca.heuristics.master_evaluation import MASTER_WIDTH, master_features
from philtre.games.apotheca.heuristics.rollout import play_on, rollout_action
from philtre.games.apotheca.heuristics.solo_evaluation import SOLO_WIDTH, solo_features
from philtre.games.apotheca.heuristics.weights import FIXED, FULL_SCORE, MODELS, read_weights
from philtre.games.apotheca.rules.dealing import draws_card
from philtre.games.apotheca.rules.market import face_up
from philtre.games.apotheca.rules.moves import ACTION_COUNT
from philtre.games.apotheca.rules.phases import DEALING, DRAWING, FETCHED
from philtre.games.apotheca.rules.setup import CORNERS
from philtre.games.apotheca.rules.state import Apotheca

# Decisions of a rollout before the position is evaluated. With two players and equal time 8 beat 0, 40
# and 400 clearly (four games in five); 16 was not told apart from it, nor, in solo, any of 4 to 400.
PATIENCE: Final = 8
BOUND: Final = 300.0  # far beyond the sums that our weights make
CORNER_TILES: Final = len(CORNERS)  # these are dealt face-up


@final
class ApothecaHeuristics(Heuristics):
    """Values of positions by fitted weights. Holds buffers, so one instance must not be shared by threads.

    `weights` are those of other models than ours, by model and feature, as `check_weights` accepts them.
    `philtre fit` asks for the model of a state, its features, and the fixed ones among them.
    """

    def __init__(self, weights: dict[str, Any] | None = None) -> None:
        own: dict[str, Any] = {} if weights is None else weights
        self.scratch: vec[i64] = vec[i64]([0] * ACTION_COUNT)
        self.numbers: vec[float] = vec[float]([0.0] * (4 * WIDTH + 2 * MASTER_WIDTH))
        self.standard: vec[float] = read_weights("standard", own)
        self.three: vec[float] = read_weights("three", own)
        self.teams: vec[float] = read_weights("teams", own)
        self.master: vec[float] = read_weights("master", own)
        self.solo: vec[float] = read_weights("solo", own)

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Apotheca)
        setup = state.setup
        numbers = self.numbers
        if setup.solo:
            return vec[float]([self.solo_value(state)])
        if state.actor == NOBODY:
            return value_vector(state.returns())
        if setup.master:
            clear(numbers, 2 * MASTER_WIDTH)
            master_features(state, numbers, self.scratch)
            return spread(state, numbers, self.master, MASTER_WIDTH)
        clear(numbers, setup.sides * WIDTH)
        standard_features(state, numbers, self.scratch)
        weights = self.standard
        if setup.teams:
            weights = self.teams
        elif setup.seats == 3:
            weights = self.three
        return spread(state, numbers, weights, WIDTH)

    def model(self, state: State) -> str:
        """The name of the weights that judge this state."""
        assert isinstance(state, Apotheca)
        setup = state.setup
        if setup.solo:
            return "solo"
        if setup.master:
            return "master"
        if setup.teams:
            return "teams"
        return "three" if setup.seats == 3 else "standard"

    def features(self, state: State) -> list[float]:
        """The features of each side, one side after another, of a game that goes on."""
        assert isinstance(state, Apotheca)
        setup = state.setup
        numbers = self.numbers
        size: i64 = setup.sides * WIDTH
        if setup.solo:
            size = SOLO_WIDTH
        elif setup.master:
            size = 2 * MASTER_WIDTH
        clear(numbers, size)
        if setup.solo:
            solo_features(state, numbers, self.scratch)
        elif setup.master:
            master_features(state, numbers, self.scratch)
        else:
            standard_features(state, numbers, self.scratch)
        return [numbers[index] for index in range(size)]

    def weights(self, model: str) -> dict[str, float]:
        """The weights of a model, by the names of its features."""
        found = {"standard": self.standard, "three": self.three, "teams": self.teams, "master": self.master}
        values = found.get(model, self.solo)
        return {name: values[index] for index, name in enumerate(MODELS[model])}

    def fixed_features(self) -> list[str]:
        """The features whose weights are set by hand, and not fitted."""
        return list(FIXED)

    def solo_value(self, state: Apotheca) -> float:
        """The expected score as a share of `FULL_SCORE`."""
        expected = float(state.score)
        if state.actor != NOBODY:
            clear(self.numbers, SOLO_WIDTH)
            solo_features(state, self.numbers, self.scratch)
            expected += max(0.0, weighed(self.numbers, self.solo, 0, SOLO_WIDTH))
        return min(1.0, expected / FULL_SCORE)

    def full_score(self) -> float:
        return FULL_SCORE

    def rollout(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, Apotheca)
        return play_on(state, dice, PATIENCE, self.scratch)

    def rollout_action(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, Apotheca)
        return rollout_action(state, dice, self.scratch)

    def hidden(self, state: State, action: i64, seat: i64) -> bool:
        """Only a facedown draw is hidden, and only from seats that the tile's arrow does not point to."""
        assert isinstance(state, Apotheca)
        phase = state.phase
        if phase == DRAWING:
            return seat != state.seat
        if phase == FETCHED:
            return seat != 0
        if phase != DEALING or state.dealt < CORNER_TILES or draws_card(state):
            return False
        return state.setup.solo or seat != 1  # A2, A33

    def observation_key(self, state: State, seat: i64) -> i64:
        """The spaces of face-up tiles by colour: a reveal, or a power that uncovers, adds to them."""
        assert isinstance(state, Apotheca)
        return face_up(state.tiles, state.marks)


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


def odds(total: float) -> float:
    """The exponential of a sum of weights; bounded, since a content file may bring any weights."""
    return math.exp(max(-BOUND, min(BOUND, total)))


def spread(state: Apotheca, numbers: vec[float], weights: vec[float], width: i64) -> vec[float]:
    """Each seat's value: a softmax over the sides' weighted features."""
    setup = state.setup
    first = odds(weighed(numbers, weights, 0, width))
    second = odds(weighed(numbers, weights, width, width))
    third = 0.0
    if setup.sides > 2:
        third = odds(weighed(numbers, weights, 2 * width, width))
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
