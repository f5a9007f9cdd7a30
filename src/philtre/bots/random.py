"""A bot that takes any legal action, each as likely as the others."""

from __future__ import annotations

from typing import final

from philtre.core.dice import Bits
from philtre.core.state import State


@final
class Random:
    """Plays without a thought."""

    def choose(self, state: State, rng: Bits) -> int:
        actions = state.actions()
        return int(actions[rng.getrandbits(32) * len(actions) >> 32])
