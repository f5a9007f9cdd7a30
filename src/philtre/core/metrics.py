"""The contract of metrics: the counts that studies and the end-of-game page show beside the result."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from philtre.core.event import Event
from philtre.core.state import State


class Use(NamedTuple):
    """One use by a seat: a thing, given by its id, of a group such as `potion` or `order`."""

    seat: int
    group: str
    thing: str


class Gain(NamedTuple):
    """An addition to a seat's account; `key` and `thing` name the source where that matters."""

    seat: int
    account: str
    amount: int = 1
    key: str = ""
    thing: str = ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Metrics:
    """The counts of one game. The default counts nothing: a study still has wins and decisions."""

    def things(self) -> dict[str, list[str]]:
        """The ids of all things of each group, so that a study can list unused ones too."""
        return {}

    def uses(self, event: Event) -> list[Use]:
        """The uses that the event counts for."""
        return []

    def accounts(self) -> list[str]:
        """The ids of the accounts that explain a result, in display order."""
        return []

    def gains(self, event: Event) -> list[Gain]:
        """The additions that the event makes to accounts. Shown only after the end of a match."""
        return []

    def sides(self, state: State) -> list[int]:
        """The side of each seat; seats of one side win together. By default each seat is its own side."""
        return list(range(len(state.returns())))

    def turns(self, state: State) -> int | None:
        """The number of turns begun so far, over all seats; None if the game does not count turns."""
        return None

    def cut_short(self, state: State) -> bool:
        """True if the game, which is over, was ended only by its limit of turns or rounds."""
        return False
