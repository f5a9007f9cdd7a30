"""What every bot is: asked at a decision of its own, it names an action."""

from __future__ import annotations

from typing import Protocol

from philtre.core.dice import Bits
from philtre.core.state import State


class Bot(Protocol):
    """A player made of code. It is given a world that its seat could be in, and random bits: nothing else."""

    def choose(self, state: State, rng: Bits) -> int:
        """What the actor of the state should do."""
        ...
