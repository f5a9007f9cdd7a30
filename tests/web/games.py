"""Whole games played in the browser, by pointing at what is lit and by what the tray offers."""

from typing import Any

from tests.web.visitor import Visitor

LIT = "[data-lit]"
TRAY = ".choices ul button"


def sit(visitor: Visitor, game: str, seats: int, variant: str | None = None, **setup: Any) -> str:
    """A new table for the visitor against novices: its path."""
    plans = [{"kind": "here"}, *[{"kind": "bot", "level": "novice"}] * (seats - 1)]
    wish = {"game": game, "seats": plans, "variant": variant, **setup}
    answer = visitor.page.request.post("/api/tables", data=wish)
    assert answer.ok, answer.text()
    return f"/t/{answer.json()['card']['table']}"
