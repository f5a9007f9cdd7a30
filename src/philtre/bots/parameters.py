"""The parameters of a search: their names, ranges and usual values."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, final

from philtre.core.errors import PhiltreError, listed

EXPLORE: Final = 0.6
EXPAND: Final = 3
SHARP: Final = 12.0
EVEN: Final = 0.2


class Range(NamedTuple):
    """The values that a parameter may have; `whole`: whole numbers only."""

    low: float
    high: float
    whole: bool = False


RANGES: Final = {
    "explore": Range(0.0, 100.0),
    "depth": Range(0.0, 100_000.0, True),
    "expand": Range(1.0, 1_000_000.0, True),
    "sharp": Range(0.0, 1000.0),
    "even": Range(0.0, 1.0),
}


@final
class SearchParameters:
    """Parameters of a `Search`. Raises PhiltreError for a value out of its range.

    `explore` is the weight of the exploration bonus, times the game's value scale. `depth` is the number of
    decisions of a rollout, by the game's rollout policy; None: the game's own rollout. `expand` is the number
    of visits before a node is expanded, `sharp` the inverse temperature of the prior, divided by the value
    scale, and `even` the share of the prior that all actions have alike.
    """

    def __init__(
        self,
        explore: float = EXPLORE,
        depth: int | None = None,
        expand: int = EXPAND,
        sharp: float = SHARP,
        even: float = EVEN,
    ) -> None:
        self.explore = number("explore", explore)
        self.depth: int | None = None if depth is None else int(number("depth", depth))
        self.expand = int(number("expand", expand))
        self.sharp = number("sharp", sharp)
        self.even = number("even", even)


def read_parameters(text: str) -> SearchParameters:
    """Search parameters as a bot's name has them after `?`: explore=0.4&depth=8. Raises PhiltreError."""
    given: dict[str, float] = {}
    for part in text.split("&"):
        name, equals, value = part.partition("=")
        if not equals:
            raise PhiltreError(f"expected NAME=VALUE with & between them, found {part!r}")
        if name in given:
            raise PhiltreError(f"{name} stands twice")
        if name not in RANGES:
            raise PhiltreError(f"a search has no parameter {name!r}: expected {listed(list(RANGES))}")
        given[name] = number(name, value)
    depth = given.get("depth")
    return SearchParameters(
        given.get("explore", EXPLORE),
        None if depth is None else int(depth),
        int(given.get("expand", EXPAND)),
        given.get("sharp", SHARP),
        given.get("even", EVEN),
    )


def number(name: str, given: Any) -> float:
    """The value as a number. Raises PhiltreError if it is none, or out of the parameter's range."""
    allowed = RANGES[name]
    try:
        value = float(given)
    except (TypeError, ValueError):
        value = float("nan")
    if not allowed.low <= value <= allowed.high or (allowed.whole and value != int(value)):
        kind = "a whole number" if allowed.whole else "a number"
        raise PhiltreError(
            f"{name}: expected {kind} from {allowed.low:g} to {allowed.high:g}, found {given!r}"
        )
    return value
