"""Games that call a decision openly forced when it is not, or when that tells a secret."""

from __future__ import annotations

from tests.conformance.dishonest.found import found_by
from tests.conformance.pebbles import Bag, Pebbles

from philtre.core.parts import Parts
from philtre.core.state import State


@found_by("forced", r"openly_forced\(\) is True with . actions")
class ForcesAChoice(Pebbles):
    def openly_forced(self, state: State) -> bool:
        return state.actor >= 0


@found_by("forced", "True, but no seat must decide")
class ForcesChance(Pebbles):
    def openly_forced(self, state: State) -> bool:
        return state.actor < 0


class BoundByColour(Bag):
    """Whoever holds a pebble of the first colour, which nobody else can see, has one action only."""

    def listed(self, seat: int) -> list[int]:
        actions = super().listed(seat)
        return actions[:1] if self.hands[seat][0] else actions


@found_by("forced", "cannot tell apart there are . actions")
class ForcesByAHand(Pebbles):
    state = BoundByColour
    parts = Parts(view=Pebbles.parts.view, view_type=Pebbles.parts.view_type, openly_forced=lambda _: True)


@found_by("forced", r"openly_forced\(\) is (True|False), but not in a world")
class ForcesByTheBag(Pebbles):
    parts = Parts(
        view=Pebbles.parts.view,
        view_type=Pebbles.parts.view_type,
        openly_forced=lambda state: state.bag[0] % 2 == 0,
    )
