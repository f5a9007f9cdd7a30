"""Measure playouts a second: `bench/playouts.py`, `philtre.playouts` beside a loop in Python.

From the first decision of a match of two, on one core, in processor time, each for `--seconds`. The last
column is `philtre.playouts` with `--jobs` processes, in real time, their start included.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

import philtre

AT_ONCE = 64


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each figure (2)")
    parser.add_argument("--jobs", type=int, default=2, help="processes for the last column (2)")
    options = parser.parse_args()
    heads = ("Python loop", "random", "rollout policy", f"random, {options.jobs} jobs")
    print(f"{'':12}" + "".join(f"{head:>18}" for head in heads) + "   playouts a second")
    for name in philtre.list_games():
        state = first_decision(name)
        figures = [
            rate(loop(state), time.process_time, options.seconds),
            rate(batch(state, "random"), time.process_time, options.seconds),
            rate(batch(state, "rollout"), time.process_time, options.seconds),
        ]
        number = int(figures[1] * options.seconds * options.jobs)
        began = time.perf_counter()
        philtre.playouts(state, number, jobs=options.jobs)
        figures.append(number / (time.perf_counter() - began))
        print(f"{name:12}" + "".join(f"{figure:18,.0f}" for figure in figures), flush=True)
    return 0


def first_decision(name: str) -> philtre.State:
    state, rng = philtre.game(name).start(seats=2), random.Random(1)
    while state.actor == philtre.CHANCE:
        state.play(state.draw(rng))
    return state


def rate(play: Callable[[], int], clock: Callable[[], float], seconds: float) -> float:
    play()
    start, number = clock(), 0
    while clock() - start < seconds:
        number += play()
    return number / (clock() - start)


def loop(first: philtre.State) -> Callable[[], int]:
    """One playout as a Python program would write it."""
    rng = random.Random(1)

    def play() -> int:
        state = first.copy()
        while not state.over:
            chance = state.actor == philtre.CHANCE
            state.play(state.draw(rng) if chance else rng.choice(state.actions()))
        return 1

    return play


def batch(first: philtre.State, policy: str) -> Callable[[], int]:
    """Some playouts in one call."""

    def play() -> int:
        philtre.playouts(first, AT_ONCE, policy=policy)
        return AT_ONCE

    return play


if __name__ == "__main__":
    raise SystemExit(main())
