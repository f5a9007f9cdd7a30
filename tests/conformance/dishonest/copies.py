"""Games whose copies, texts, pickles, replays or records go wrong."""

from __future__ import annotations

import itertools
from typing import Any, ClassVar

from tests.conformance.dishonest.found import found_by
from tests.conformance.pebbles import Bag, Pebbles

from philtre.core.dice import Source
from philtre.core.options import Value


@found_by("copies", "a step of one state changed its twin's position")
class SharesItsBag(Bag):
    def copy(self) -> Bag:
        twin = super().copy()
        twin.bag = self.bag
        return twin


@found_by("copies", "the copy has events")
class CopiesEvents(Bag):
    def copy(self) -> Bag:
        twin = super().copy()
        twin.events = self.events
        return twin


@found_by("copies", "the copy differs in its position")
class CopiesWithoutPits(Bag):
    def copy(self) -> Bag:
        twin = super().copy()
        twin.pits = [[0] * len(self.bag) for _ in self.pits]
        return twin


@found_by("copies", "redealing a copy changed the original's")
class SharesWhatIsDealt(Bag):
    twin: Bag | None = None

    def copy(self) -> Bag:
        twin = type(self)(*self.parts())
        twin.twin = self
        return twin

    def redeal(self, seat: int | None, rng: Source) -> None:
        super().redeal(seat, rng)
        if self.twin is not None:
            self.twin.bag = self.bag


@found_by("positions", "read back, the state differs in its")
class WritesNoPits(Bag):
    def position(self) -> str:
        pits, self.pits = self.pits, [[0] * len(self.bag) for _ in self.pits]
        text = super().position()
        self.pits = pits
        return text


@found_by("positions", "is not one line")
class WritesTwoLines(Bag):
    def position(self) -> str:
        return super().position() + "\n"


@found_by("positions", "steps on")
class ForgetsTheReader(Bag):
    read = False

    def copy(self) -> Bag:
        twin = type(self)(*self.parts())
        twin.read = True
        return twin

    def pass_on(self) -> None:
        super().pass_on()
        if self.read and not self.over and len(set(self.hands[0])) > 1:
            self.turn = self.actor = 0


@found_by("replays", "played again")
class PlaysByMood(Bag):
    moods = itertools.cycle([True, False, False])

    def pass_on(self) -> None:
        super().pass_on()
        if not self.over and next(self.moods):
            self.actor = self.turn = 0 if self.listed(0) else self.turn


@found_by("replays", "without events")
class PlaysForTheAudience(Bag):
    def pass_on(self) -> None:
        super().pass_on()
        if self.events is None and not self.over and self.listed(0):
            self.actor = self.turn = 0


@found_by("replays", "but were")
class TellsOnce(Bag):
    told: ClassVar[set[str]] = set()

    def tell(self, kind: str, colour: int, secret: bool = False) -> None:
        if self.events is not None and self.position() not in self.told:
            self.told.add(self.position())
            super().tell(kind, colour, secret)


@found_by("records", "raised PhiltreError")
class Shouts(Pebbles):
    def text(self, action: int) -> str:
        return super().text(action).upper()


@found_by("records", "the record is written anew as|raised PhiltreError: .* result")
class ScoresByMood(Bag):
    moods = itertools.cycle([0.0, 1.0])

    def returns(self) -> list[float]:
        return [next(self.moods)] * 2


@found_by("records", "raised")
class GoesOnWithTheOldBag(Pebbles):
    def begin(self, variant: str, seats: int, options: dict[str, Value]) -> Bag:
        state = super().begin(variant, seats, options)
        state.bag = self.counts
        return state


@found_by("pickles", "unpickled, the state differs in its")
class PicklesAnEmptyBag(Bag):
    def __reduce__(self) -> tuple[Any, ...]:
        twin = self.copy()
        twin.bag = [0] * len(self.bag)
        return Pebbles().position, (twin.position(),)


@found_by("pickles", "raised")
class CannotBePickled(Bag):
    def __reduce__(self) -> tuple[Any, ...]:
        return Bag, (self.actions(),)
