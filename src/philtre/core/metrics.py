"""The contract of metrics: what a study, and the page at the end, can count in a game beyond who won."""

from __future__ import annotations

from typing import NamedTuple

from mypy_extensions import mypyc_attr

from philtre.core.event import Event
from philtre.core.state import State


class Use(NamedTuple):
    """A seat used something: a thing by its id, of a group such as `potion` or `order`."""

    seat: int
    group: str
    thing: str


class Gain(NamedTuple):
    """So much more on a seat's account; `key` and `thing` name what it came from, where that matters."""

    seat: int
    account: str
    amount: int = 1
    key: str = ""
    thing: str = ""


class Claims(NamedTuple):
    """What the levels of bots promise in a game: the least share of wins of the better one.

    `table` is who sits at four seats; its first must win more than its fair share, whatever the teams are.
    """

    level: float = 0.6  # each level over the one below
    greedy: float = 0.5  # over random
    master: float | None = None  # over greedy; None: nothing is claimed
    table: tuple[str, ...] = ("master", "adept", "adept", "adept")


@mypyc_attr(allow_interpreted_subclasses=True)
class Metrics:
    """What to count. Without any, a study still knows wins and decisions."""

    def things(self) -> dict[str, list[str]]:
        """All things of each group, so that a study can show what nobody uses."""
        return {}

    def uses(self, event: Event) -> list[Use]:
        """Who used what, by this event."""
        return []

    def accounts(self) -> list[str]:
        """The accounts that explain a result, in the order in which they are shown."""
        return []

    def gains(self, event: Event) -> list[Gain]:
        """What the event puts on whose account. It is told after the end only."""
        return []

    def sides(self, state: State) -> list[int]:
        """The side that each seat plays for."""
        return list(range(len(state.returns())))

    def turns(self, state: State) -> int | None:
        """How many turns have begun, counted over all seats; None if the game cannot tell."""
        return None

    def cut_short(self, state: State) -> bool:
        """Whether the game, which is over, ended by its limit of rounds only."""
        return False

    def claims(self) -> Claims:
        """What the levels of bots promise here."""
        return Claims()
