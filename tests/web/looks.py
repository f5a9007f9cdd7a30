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


LOOKS = pytest.mark.parametrize(
    "look",
    [
        pytest.param({"size": DESKTOP, "language": "en", "theme": "light"}, id="desktop-day"),
        pytest.param({"size": PHONE, "language": "fr", "theme": "dark"}, id="phone-night"),
        pytest.param(
            {"size": PHONE, "language": "en", "theme": "light"}, id="phone-day", marks=pytest.mark.slow
        ),
        pytest.param(
            {"size": DESKTOP, "language": "fr", "theme": "dark"}, id="desktop-night", marks=pytest.mark.slow
        ),
    ],
)
