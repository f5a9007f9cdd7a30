"""Positions of random games, in all settings."""

from __future__ import annotations

import random
from typing import Any

import philtre

from .scene import GAME

SETTINGS: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 2, "first_game": True, "own_restock": True},
    {"seats": 3},
    {"seats": 4},
    {"seats": 1},
    {"seats": 1, "first_game": True},
    {"seats": 2, "variant": "master"},
    {"seats": 3, "variant": "master", "own_restock": True},
    {"seats": 4, "variant": "master"},
]


def some_play(wishes: dict[str, Any], seed: int) -> list[philtre.State]:
    """All positions of a game at random."""
    rng = random.Random(seed)
    state = GAME.start(**wishes)
    found: list[philtre.State] = [state.copy()]
    while not state.over:
        chance = state.actor == philtre.CHANCE
        state.play(state.draw(rng) if chance else rng.choice(list(state.actions())))
        found.append(state.copy())
    return found
