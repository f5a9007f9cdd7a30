"""Measuring speed: rates of decisions and of chance steps, from several short runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import msgspec

ROUNDS = 3


class Rate(msgspec.Struct, frozen=True):
    """How many decisions and chance steps went by in a second."""

    decisions_per_second: float
    chance_per_second: float


def rate(play: Callable[[], tuple[int, int]], seconds: float) -> Rate:
    """The median of a few runs of `play`, each repeated for a share of the time.

    `play` plays a whole game and says how many decisions and chance steps it had.
    """
    play()  # what is done only once does not count
    decisions: list[float] = []
    chances: list[float] = []
    for _ in range(ROUNDS):
        some = others = 0
        start = now = time.perf_counter()
        while now - start < seconds / ROUNDS:
            more, more_chance = play()
            some += more
            others += more_chance
            now = time.perf_counter()
        decisions.append(some / (now - start))
        chances.append(others / (now - start))
    return Rate(round(median(decisions), 1), round(median(chances), 1))
