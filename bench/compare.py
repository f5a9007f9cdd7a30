"""Compare the speed of the games in two installs of philtre: `bench/compare.py BEFORE AFTER`.

BEFORE and AFTER are Python interpreters that have philtre installed, such as `.venv/bin/python` of two
clones. They measure by turns, in processor time, so that other work on the machine matters little. For each
game and measure the best rates of all rounds are printed, then the ratio AFTER / BEFORE of these and of the
single rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import philtre

SECONDS = 0.5
WHILE = 0.01


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("before", help="a Python with philtre installed")
    parser.add_argument("after", help="another one")
    parser.add_argument("--rounds", type=int, default=7, help="how often each of them measures (7)")
    options = parser.parse_args()
    rounds: list[tuple[dict[str, float], dict[str, float]]] = []
    for number in range(options.rounds):
        both = [options.before, options.after]
        found = {python: measured(python) for python in (both if number % 2 == 0 else both[::-1])}
        rounds.append((found[options.before], found[options.after]))
        print(f"round {number + 1} of {options.rounds}", file=sys.stderr)
    print(
        f"{'steps a second, best':24} {'before':>12} {'after':>12}   ratio   median of rounds (least to most)"
    )
    for what in rounds[0][0]:
        ratios = sorted(after[what] / before[what] for before, after in rounds)
        before = max(before[what] for before, _ in rounds)
        after = max(after[what] for _, after in rounds)
        spread = f"{statistics.median(ratios):.3f} ({ratios[0]:.3f} to {ratios[-1]:.3f})"
        print(f"{what:24} {before:12,.0f} {after:12,.0f}   {after / before:.3f}   {spread}")
    return 0


def measured(python: str) -> dict[str, float]:
    """Let an install measure itself; it must not see the sources here."""
    script = Path(__file__).resolve()
    command = [str(Path(python).absolute()), "-P", str(script), "--measure"]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(command, stdout=subprocess.PIPE, env=environment, cwd="/", check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def measure() -> dict[str, float]:
    """Return the rates of all games, by random play of two seats."""
    import philtre

    games = Path(philtre.__file__).parent.glob("games/*/content.toml")
    found: dict[str, float] = {}
    for name in sorted(content.parent.name for content in games):
        for what, per_second in rates(philtre.game(name).start(seats=2)).items():
            found[f"{name} {what}"] = per_second
    return found


def rates(start: philtre.State) -> dict[str, float]:
    """Return steps a second, decisions and chance events, in two loops and in playouts; redeals a second."""
    from philtre import CHANCE, Dice

    rng = random.Random(1)
    dice = Dice(1)

    def step(state: philtre.State) -> None:
        state.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.actions()))

    def loop() -> int:
        state = start.copy()
        steps = 0
        while not state.over:
            step(state)
            steps += 1
        return steps

    def loop_with_dice() -> int:
        state = start.copy()
        steps = 0
        while not state.over:
            if state.actor == CHANCE:
                state.play(state.draw(dice))
            else:
                actions = state.actions()
                state.play(actions[dice.below(len(actions))])
            steps += 1
        return steps

    def redeals() -> int:
        for _ in range(100):
            middle.copy().redeal(0, dice)
        return 100

    middle = start.copy()
    for _ in range(40):
        if not middle.over:
            step(middle)
    return {
        "loop": rate(loop),
        "loop with dice": rate(loop_with_dice),
        "playout": rate(lambda: sum(start.copy().playout(dice))),
        "redeals": rate(redeals),
    }


def rate(work: Callable[[], int]) -> float:
    """Return how much work is done in a second of processor time, in the best of many short whiles.

    The best, as other processes slow a core down: they take its caches and share its units.
    """
    best = 0.0
    end = time.process_time() + SECONDS
    start = time.process_time()
    while start < end:
        done = 0
        now = start
        while now < start + WHILE:
            done += work()
            now = time.process_time()
        best = max(best, done / (now - start))
        start = now
    return best


if __name__ == "__main__":
    if sys.argv[1:] == ["--measure"]:
        print(json.dumps(measure()))
    else:
        sys.exit(main())
