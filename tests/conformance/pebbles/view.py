from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from tests.conformance.pebbles.state import Bag


class Place(msgspec.Struct):
    """What one seat has; None: not to be seen."""

    held: int
    buried: int
    shown: list[int]
    hand: list[int] | None
    pit: list[int] | None


class View(msgspec.Struct):
    turn: int
    in_bag: int
    most: int
    burying: bool
    places: list[Place]


def look(state: Bag, seat: int | None) -> View:
    places = [
        Place(
            held=sum(state.hands[other]),
            buried=sum(state.pits[other]),
            shown=state.shown[other],
            hand=state.hands[other] if other == seat else None,
            pit=state.pits[other] if other == seat else None,
        )
        for other in range(state.seats)
    ]
    return View(state.turn, sum(state.bag), state.most, state.burying, places)
