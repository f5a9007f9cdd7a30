"""How a page is looked at: sizes, languages and themes; and the games by their English titles."""

from collections.abc import Iterable
from typing import Any

import pytest
from tests.ours import OURS
from tests.web.visitor import DESKTOP, PHONE

import philtre
from philtre.text.words import Words

GAMES = {name: Words("en", philtre.game(name)).say("title") for name in philtre.list_games()}


def fullest(name: str) -> tuple[str, int]:
    """A game's first variant, and the most seats that it has."""
    variant, seats = next(iter(philtre.game(name).variants.items()))
    return variant, max(seats)


def midway(name: str) -> int:
    """So many decisions lead into the middle of a game; one of another package may be short."""
    return 25 if name in OURS else 0


def sampled(quick: str, games: Iterable[str] = GAMES) -> list[Any]:
    """All games for a test, or these; only one of them in the quick sample."""
    return [pytest.param(name, marks=[] if name == quick else pytest.mark.slow) for name in games]


def sized(quick: str) -> pytest.MarkDecorator:
    """A desktop and a phone for a test; only one of them in the quick sample."""
    sizes = {"desktop": DESKTOP, "phone": PHONE}
    params = [
        pytest.param(size, id=name, marks=[] if name == quick else pytest.mark.slow)
        for name, size in sizes.items()
    ]
    return pytest.mark.parametrize("size", params)


LOOKS = pytest.mark.parametrize(
    "look",
    [
        pytest.param({"size": PHONE, "language": "fr", "theme": "dark"}, id="phone-night"),
        pytest.param(
            {"size": DESKTOP, "language": "en", "theme": "light"}, id="desktop-day", marks=pytest.mark.slow
        ),
        pytest.param(
            {"size": PHONE, "language": "en", "theme": "light"}, id="phone-day", marks=pytest.mark.slow
        ),
        pytest.param(
            {"size": DESKTOP, "language": "fr", "theme": "dark"}, id="desktop-night", marks=pytest.mark.slow
        ),
    ],
)
