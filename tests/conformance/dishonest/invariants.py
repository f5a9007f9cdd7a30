"""Games that break an invariant of play, of chance or of moves."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from tests.conformance.dishonest.found import found_by
from tests.conformance.pebbles import Bag, Pebbles
from tests.conformance.pebbles.state import DRAW, DRAWN, SHOW

from philtre.core.dice import Source, random_bits
from philtre.core.message import Refusal
from philtre.core.state import CHANCE


@found_by("ends", "has not ended after")
class Endless(Bag):
    def play(self, action: i64) -> None:
        if action == DRAW or action >= self.number(DRAWN, 0):
            super().play(action)
        else:
            self.pass_on()


@found_by("ends", "over is True, but the actor is")
class OverTooSoon(Bag):
    @property
    def over(self) -> bool:
        return not any(self.bag)


@found_by("ends", r"returns\(\) gave \[1.0\] for 2 seats")
class ForgetsALoser(Bag):
    def returns(self) -> list[float]:
        return [1.0]


@found_by("ends", r"returns\(\) gave")
class PaysTheScore(Bag):
    def returns(self) -> list[float]:
        return [0.75, 0.25]


@found_by("stuck", r"must act, but actions\(\) is empty")
class Stuck(Bag):
    def actions(self) -> vec[i64]:
        return vec[i64]([action for action in super().actions() if action < self.number(SHOW, 0)])


@found_by("stuck", "says something twice")
class Stammers(Bag):
    def actions(self) -> vec[i64]:
        return vec[i64](list(super().actions()) * 2)


@found_by("stuck", "no seat must act, but")
class NeverSilent(Bag):
    def actions(self) -> vec[i64]:
        return vec[i64](list(super().actions()) or [DRAW])


@found_by("stuck", "weight below 1")
class DrawsWhatIsGone(Bag):
    def outcomes(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        return [(self.number(DRAWN, colour), count) for colour, count in enumerate(self.bag)]


@found_by("stuck", "not in the order of their numbers")
class DrawsInDisorder(Bag):
    def outcomes(self) -> list[tuple[int, int]]:
        return super().outcomes()[::-1]


@found_by("stuck", "is not below 5")
class CountsTooFew(Pebbles):
    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.action_count = 5


@found_by("stuck", "raised ZeroDivisionError")
class Raises(Bag):
    def play(self, action: i64) -> None:
        super().play(action)
        self.turn //= sum(self.bag) and 1


@found_by("pieces", "piece_counts.. gave")
class LosesPebbles(Bag):
    def play(self, action: i64) -> None:
        super().play(action)
        if action == self.number(SHOW, 0):
            self.shown[self.turn] = [0] * len(self.bag)


# Chance


@found_by("weights", r"pick\(\) gave .* but its weight is")
class PicksEvenly(Bag):
    def pick(self, bits: i64) -> i64:
        outcomes = self.outcomes()
        return outcomes[int(bits) * len(outcomes) >> 32][0]


@found_by("weights", r"pick\(\) gave .* which are not outcomes")
class PicksAnything(Bag):
    def pick(self, bits: i64) -> i64:
        return self.number(DRAWN, self.bag.index(0)) if 0 in self.bag else super().pick(bits)


@found_by("weights", "600 draws gave")
class DrawsEvenly(Bag):
    def draw(self, rng: Source) -> i64:
        outcomes = self.outcomes()
        return outcomes[random_bits(rng).getrandbits(32) * len(outcomes) >> 32][0]


@found_by("weights", "'draw' is a move of a seat, but chance_kinds has draw")
class MistakesAMoveForChance(Pebbles):
    chance_kinds = ("draw",)


# Moves


@found_by("notation", "are both written 'show'")
class Mumbles(Pebbles):
    def text(self, action: int) -> str:
        return super().text(action).split()[0]


@found_by("notation", "does not begin with its kind")
class SaysTheColourFirst(Pebbles):
    def move(self, action: int) -> dict[str, Any]:
        return dict(reversed(super().move(action).items()))


@found_by("notation", "is a way to write action 1, but is read as 10")
class Abbreviates(Pebbles):
    def spellings(self, action: int) -> list[str]:
        return super().text(action).split()[1:]


@found_by("refusals", "is legal, but refused")
class RefusesTheLegal(Bag):
    def why_not(self, action: int) -> Refusal | None:
        return super().why_not(action) or (Refusal("bag-empty", "P2") if action == DRAW else None)


@found_by("refusals", "is not legal, but why_not gave None")
class RefusesNothing(Bag):
    def why_not(self, action: int) -> Refusal | None:
        return None if self.actor >= 0 and action > self.number(SHOW, 0) else super().why_not(action)


@found_by("refusals", "is not legal, but why_not gave None")
class GoesOnAfterTheEnd(Bag):
    def why_not(self, action: int) -> Refusal | None:
        return None if self.over else super().why_not(action)
