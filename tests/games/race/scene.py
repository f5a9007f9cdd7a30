"""A table set from a position text: play action texts, and read what came of it.

Tests of the rules play on a roomy board of their own, since the rules are the same on every board.
"""

from __future__ import annotations

from pathlib import Path

import philtre

OURS = philtre.game("race")
GAME = philtre.game("race", content=Path(__file__).with_name("big_wheel.toml"))


def at(text: str) -> philtre.State:
    """A position on the roomy board."""
    return GAME.position(text)


def ours(text: str) -> philtre.State:
    """A position on the game's own board."""
    return OURS.position(text)


def places(state: philtre.State) -> str:
    """Where the wizards stand, and where they came from."""
    return state.position().partition(" | ")[0]


def resources(state: philtre.State, seat: int = 0) -> dict[str, int]:
    return dict(state.view(None).players[seat].resources)


def potions(state: philtre.State, seat: int = 0) -> dict[str, int]:
    return dict(state.view(None).players[seat].potions)


def coins(state: philtre.State, seat: int = 0) -> int:
    return int(state.view(None).players[seat].coins)
