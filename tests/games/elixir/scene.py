"""A town set from a position text: play action texts, and read what came of it."""

from __future__ import annotations

from typing import Any

import philtre
from philtre.testing import legal

GAME = philtre.game("elixir")
POTIONS = [
    "filching", "luck", "prowess", "sweet-talking", "soda", "baneful", "part-1", "part-2", "part-3",
]  # fmt: skip
CELLS = [column + row for column in "abc" for row in "123"]


def at(text: str) -> philtre.State:
    return GAME.position(text)


def rest_of(kind: str, state: philtre.State) -> set[str]:
    """What may be written behind a kind of move."""
    return {text.partition(" ")[2] for text in legal(state) if text.split()[0] == kind}


def wizard(state: philtre.State, number: int = 1) -> Any:
    """A wizard as it sees itself, counted from 1."""
    return state.view(number - 1).players[number - 1]


def stock(state: philtre.State, ingredient: str) -> int:
    return int(next(good.stock for good in state.view(None).goods if good.ingredient == ingredient))


def cell(state: philtre.State, name: str, seat: int | None) -> Any:
    """A space of the formula sheet, as a seat sees it."""
    return state.view(seat).chart[CELLS.index(name)]
