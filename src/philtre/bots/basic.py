"""The contract of bots, and the simplest ones: a random bot, and one that makes careless moves."""

from __future__ import annotations

from typing import Protocol, final

from philtre.bots.result import SearchResult, last_result
from philtre.core.dice import Bits
from philtre.core.state import State


class Bot(Protocol):
    """A player made of code. It is given a determinization for its seat, and random bits: nothing else."""

    def choose(self, state: State, rng: Bits) -> int:
        """The action that the actor of the state takes."""
        ...


@final
class RandomBot:
    """Takes any legal action, each with the same probability."""

    def choose(self, state: State, rng: Bits) -> int:
        actions = state.actions()
        return int(actions[rng.getrandbits(32) * len(actions) >> 32])


@final
class Careless:
    """Plays a random action with that probability in percent, else the action of another bot."""

    def __init__(self, percent: int, attentive: Bot) -> None:
        self.percent = percent
        self.attentive = attentive
        self.absent = RandomBot()
        self.result: SearchResult | None = None  # of the other bot, if it searched for the last decision

    def choose(self, state: State, rng: Bits) -> int:
        self.result = None
        if rng.getrandbits(32) * 100 >> 32 < self.percent:
            return self.absent.choose(state, rng)
        action = self.attentive.choose(state, rng)
        self.result = last_result(self.attentive)
        return action
