"""A bot that takes any legal action, each as likely as the others."""

from __future__ import annotations

from philtre.core.dice import Bits
from philtre.core.state import State


def choose(state: State, rng: Bits) -> int:
    """Pick one of the legal actions."""
    actions = state.actions()
    return int(actions[rng.getrandbits(32) * len(actions) >> 32])
