"""What Ray costs: `bench/clusters.py`, the same games on two local processes and on a local Ray, in turn.

Needs the dependency group `ray`. Both have two processors, and have to give the same results. `overhead` is
of a Ray that runs already; `overhead_with_start` counts the seconds that it needs to start and to stop.
"""

from __future__ import annotations

import argparse
import json
import time
from functools import partial
from statistics import median

from philtre.core.build import build
from philtre.core.registry import game, load_games
from philtre.study.engine import PROCESSES, assigned, run_tasks
from philtre.study.pairing import Matchup, Pair, make_matchup, play_pair
from philtre.study.series import pairs_for, tally

JOBS = 2


def measure(matchup: Matchup, count: int, on: str) -> tuple[float, float, list[Pair]]:
    """The seconds of the games and of everything, and the pairs."""
    began = time.perf_counter()
    with assigned(on, jobs=JOBS):
        if on != PROCESSES:
            list(run_tasks(abs, range(JOBS), JOBS))  # Ray starts its workers with the first tasks
        started = time.perf_counter()
        pairs = list(run_tasks(partial(play_pair, matchup), range(count), JOBS))
        ended = time.perf_counter()
    return ended - started, time.perf_counter() - began, sorted(pairs, key=lambda pair: pair.number)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", default="apotheca")
    parser.add_argument("--bots", default="greedy,random")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=1)
    options = parser.parse_args()
    load_games()
    matchup = make_matchup(game(options.game), None, {}, options.bots, 1)
    count = pairs_for(matchup, options.games)
    seconds: dict[str, list[float]] = {"processes": [], "ray": [], "ray_with_start": []}
    wins: list[dict[str, float]] = []
    for _ in range(options.rounds):
        for on in (PROCESSES, "ray"):
            played, whole, pairs = measure(matchup, count, on)
            seconds[on].append(round(played, 2))
            if on != PROCESSES:
                seconds["ray_with_start"].append(round(whole, 2))
            wins.append(tally(matchup.bots, pairs).wins)
    if any(one != wins[0] for one in wins):
        raise SystemExit("the results differ")
    here = median(seconds[PROCESSES])
    report = {**vars(options), "build": build(), "seconds": seconds}
    report["overhead"] = round(median(seconds["ray"]) / here - 1, 3)
    report["overhead_with_start"] = round(median(seconds["ray_with_start"]) / here - 1, 3)
    print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
