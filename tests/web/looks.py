"""How a page is looked at: sizes, languages and themes; and the games by their English titles."""

from typing import Any

import pytest
from tests.web.visitor import DESKTOP, PHONE

import philtre
from philtre.text.words import Words

GAMES = {name: Words("en", philtre.game(name)).say("title") for name in philtre.list_games()}


def sampled(quick: str) -> list[Any]:
    """All games for a test; only one of them in the quick sample."""
    return [pytest.param(name, marks=[] if name == quick else pytest.mark.slow) for name in GAMES]


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
