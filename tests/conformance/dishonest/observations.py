"""Games whose observations leave their specification, or tell a secret."""

from __future__ import annotations

from typing import Any

from tests.conformance.dishonest.found import found_by
from tests.conformance.pebbles import Bag, Pebbles

from philtre.core.encoder import Buffer, Encoder, Feature
from philtre.core.parts import Parts
from philtre.core.setup import Setup
from philtre.core.state import State


class HandEncoder(Encoder):
    """Observes the size of the seat's own hand."""

    def __init__(self, setup: Setup) -> None:
        super().__init__([Feature("hand", [["number"]], 3, "pebbles in hand")], setup.game.action_count)

    def write(self, state: State, seat: int, out: Buffer) -> None:
        assert isinstance(state, Bag)
        for number in self.numbers(state, seat):
            out.put(number)

    def numbers(self, state: Bag, seat: int) -> list[int]:
        return [sum(state.hands[seat])]


class RivalsHand(HandEncoder):
    def numbers(self, state: Bag, seat: int) -> list[int]:
        return [state.hands[1 - seat][0]]


class TooLarge(HandEncoder):
    def numbers(self, state: Bag, seat: int) -> list[int]:
        return [sum(state.hands[seat]) + 3]


class TooFew(HandEncoder):
    def numbers(self, state: Bag, seat: int) -> list[int]:
        return []


def parts_with(encoder: Any) -> Parts:
    return Parts(view=Pebbles.parts.view, view_type=Pebbles.parts.view_type, encoder=encoder)


@found_by("observations", "observes hand ., and . in a redealt world")
class ObservesARivalsHand(Pebbles):
    parts = parts_with(RivalsHand)


@found_by("observations", "hand is . for seat .: expected 0 to 3")
class ObservesTooMuch(Pebbles):
    parts = parts_with(TooLarge)


@found_by("observations", "0 numbers were written of 1 in the specification")
class ObservesNothing(Pebbles):
    parts = parts_with(TooFew)


@found_by("observations", "seat . observes the same where it sees")
class ObservesNotAll(Pebbles):
    parts = parts_with(HandEncoder)
