"""Players made of code. A bot is given a world its seat could be in, and random bits: nothing else."""

from __future__ import annotations

from collections.abc import Callable

from philtre.bots import random
from philtre.core.dice import Bits
from philtre.core.errors import PhiltreError, listed
from philtre.core.state import State

Bot = Callable[[State, Bits], int]

BOTS: dict[str, Bot] = {"random": random.choose}


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise PhiltreError(f"there is no bot {name!r}: expected {listed(list(BOTS))}")
    return BOTS[name]
