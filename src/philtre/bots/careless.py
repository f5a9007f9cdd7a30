"""A bot whose mind wanders: now and then it takes anything at all, else what another bot would."""

from __future__ import annotations

from typing import final

from philtre.bots.player import Bot
from philtre.bots.random import Random
from philtre.core.dice import Bits
from philtre.core.state import State


@final
class Careless:
    """That many times in a hundred it plays without a thought."""

    def __init__(self, percent: int, attentive: Bot) -> None:
        self.percent = percent
        self.attentive = attentive
        self.absent = Random()

    def choose(self, state: State, rng: Bits) -> int:
        if rng.getrandbits(32) * 100 >> 32 < self.percent:
            return self.absent.choose(state, rng)
        return self.attentive.choose(state, rng)
