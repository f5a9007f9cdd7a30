"""Games in which a seat can tell two histories apart that it cannot recall as different."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.conformance.dishonest.found import found_by
from tests.conformance.dishonest.observations import HandEncoder, parts_with
from tests.conformance.pebbles import Bag, Pebbles


@found_by("recall", "can tell two worlds apart, but recalls the same text")
class HidesItsOwnHand(Bag):
    """A seat is offered the pebbles that it holds, but neither sees them nor is told what it has drawn."""

    def view(self, seat: int | None) -> Any:
        seen = super().view(seat)
        return msgspec.structs.replace(
            seen, places=[msgspec.structs.replace(place, hand=None) for place in seen.places]
        )

    def tell(self, kind: str, colour: int, secret: bool = False) -> None:
        if kind != "draw":
            super().tell(kind, colour, secret)


class QuietBag(Bag):
    """Tells nobody anything."""

    def tell(self, kind: str, colour: int, secret: bool = False) -> None:
        pass


@found_by("recall", "can tell two worlds apart, but recalls the same numbers")
class ObservesTheSizeOfHands(Pebbles):
    """Its encoder leaves out which pebbles a seat holds."""

    state = QuietBag
    parts = parts_with(HandEncoder)
