"""Measuring speed: rates from several short runs."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median

import msgspec

ROUNDS = 3
SIMULATIONS = 1000  # of one search
POSITIONS = 8  # of different games that are searched, after so many decisions:
DECISIONS = 20


class Speed(msgspec.Struct, frozen=True):
    """Decisions and chance events a second."""

    decisions_per_second: float
    chance_per_second: float


class SearchSpeed(msgspec.Struct, frozen=True):
    """Simulations a second, and the steps of their rollouts."""

    simulations_per_second: float
    steps_per_second: float


def speed(play: Callable[[], tuple[int, int]], seconds: float) -> Speed:
    """The median of a few runs of `play`, each repeated for a share of the time.

    `play` plays a whole game and returns its numbers of decisions and of chance events.
    """
    play()  # warm up: one-time work does not count
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
    return Speed(round(median(decisions), 1), round(median(chances), 1))


def search_speed(think: Callable[[], tuple[int, int]], seconds: float) -> SearchSpeed:
    """The same for `think`, which searches once and returns its numbers of simulations and rollout steps."""
    measured = speed(think, seconds)
    return SearchSpeed(measured.decisions_per_second, measured.chance_per_second)
