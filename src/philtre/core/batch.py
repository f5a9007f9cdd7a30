"""Many matches that are played together, one decision of each in one compiled call."""

from __future__ import annotations

from typing import final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from philtre.core.dice import Dice
from philtre.core.encoder import Buffer, Encoder, Mask
from philtre.core.errors import PhiltreError
from philtre.core.setup import Setup
from philtre.core.state import CHANCE, NOBODY, State


@final
class Batch:
    """Matches that begin like a given state. Chance draws by itself; a new match follows each that is over.

    After `reset` and each `step`, `buffers` have a row for each match: what the seat that must decide may
    know, its legal actions, and its number. Rows of a match that has just ended are those of the next one;
    `returns` has the result of the old one, and `ended` is 1, or 2 if it was cut off at `limit` decisions.
    """

    def __init__(self, first: State, number: i64, limit: i64 = 0) -> None:
        if number < 1:
            raise PhiltreError(f"a batch has one match or more, not {number}")
        setup = first.get_setup()
        if setup is None:
            raise TypeError(
                f"a batch needs a Setup in the attribute `setup`: {type(first).__name__} has none"
            )
        self.first = first.copy()
        self.setup: Setup = setup
        self.number: i64 = number
        self.count: i64 = setup.game.action_count
        self.encoder: Encoder = setup.encoder()
        self.dice = Dice(0)
        self.states: list[State] = [first.copy() for _ in range(number)]
        self.observations = Buffer(self.encoder.spec.size, number)
        self.masks = Mask(self.count, number)
        self.actors: vec[i64] = vec[i64]([0] * number)
        self.ended: vec[u8] = vec[u8]([0] * number)
        self.returns: vec[float] = vec[float]([0.0] * (number * setup.seats))
        self.lengths: vec[i64] = vec[i64]([0] * number)  # decisions of each match so far
        self.sampled: vec[i64] = vec[i64]([0] * number)
        self.limit: i64 = limit

    def reset(self, seed: int) -> None:
        """Begin all matches anew; equal seeds and actions give equal matches."""
        self.dice = Dice(seed)
        row: i64 = 0
        while row < self.number:
            self.ended[row] = 0
            self.begin(row)
            self.write(row)
            row += 1

    def begin(self, row: i64) -> None:
        state = self.first.copy()
        self.states[row] = state
        self.lengths[row] = 0
        self.draw(state)

    def draw(self, state: State) -> None:
        """Let chance draw until a seat must decide or the match is over."""
        while state.actor == CHANCE:
            state.play(state.pick(self.dice.word()))

    def write(self, row: i64) -> None:
        state = self.states[row]
        observations = self.observations
        observations.begin(row)
        self.encoder.write(state, state.actor, observations)
        self.masks.write(state, row)
        self.actors[row] = state.actor

    def step(self, actions: bytes) -> None:
        """Play one decision of each match: int64 numbers, as NumPy's `tobytes` gives them.

        Raises PhiltreError, and plays nothing, if one of them is not legal.
        """
        if len(actions) != 8 * self.number:
            raise PhiltreError(f"expected {self.number} actions of 8 bytes, found {len(actions)} bytes")
        legal = self.masks.values
        row: i64 = 0
        while row < self.number:
            action = read_i64_le(actions, 8 * row)
            if action < 0 or action >= self.count or legal[row * self.count + action] == 0:
                raise PhiltreError(f"match {row}: action {action} is not legal")
            row += 1
        row = 0
        while row < self.number:
            state = self.states[row]
            state.play(read_i64_le(actions, 8 * row))
            self.draw(state)
            self.lengths[row] += 1
            self.ended[row] = 0
            if state.actor == NOBODY:
                self.end(row, state)
            elif self.limit != 0 and self.lengths[row] >= self.limit:
                self.ended[row] = 2
                self.begin(row)
            self.write(row)
            row += 1

    def end(self, row: i64, state: State) -> None:
        """Note the result of a match, and begin another."""
        self.ended[row] = 1
        place = row * self.setup.seats
        for share in state.returns():
            self.returns[place] = share
            place += 1
        self.begin(row)

    def sample(self) -> memoryview:
        """Return a random legal action of each match, as the batch's dice choose; int64."""
        masks = self.masks
        row: i64 = 0
        while row < self.number:
            self.sampled[row] = masks.nth(row, self.dice.below(masks.counts[row]))
            row += 1
        return memoryview(self.sampled)

    def buffers(self) -> dict[str, memoryview]:
        """The rows of all matches, as read-only buffers that each step writes anew."""
        return {
            "observations": self.observations.view(),
            "masks": self.masks.view(),
            "actors": memoryview(self.actors),
            "ended": memoryview(self.ended),
            "returns": memoryview(self.returns),
            "lengths": memoryview(self.lengths),
        }
