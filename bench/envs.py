"""Measure environment steps a second: `bench/envs.py`, beside PettingZoo's connect_four.

Random play with observation and mask, on one core, in processor time, each for `--seconds`.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import philtre
from philtre.envs import MatchEnv, MatchVectorEnv

MATCHES = 64


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="for each row (2)")
    seconds = parser.parse_args().seconds
    print(f"{'':24}{'PettingZoo, raw':>18}{'vector of ' + str(MATCHES):>18}   steps a second")
    for name in philtre.list_games():
        raw = rate(aec_steps(MatchEnv(name)), seconds)
        many = rate(vector_steps(MatchVectorEnv(name, MATCHES, copy=False)), seconds)
        print(f"{name:24}{raw:18,.0f}{many:18,.0f}")
    if peer := connect_four():
        print(f"{'connect_four (peer)':24}{rate(aec_steps(peer), seconds):18,.0f}")
    return 0


def rate(steps: Callable[[], int], seconds: float) -> float:
    steps()
    start, number = time.process_time(), 0
    while time.process_time() - start < seconds:
        number += steps()
    return number / (time.process_time() - start)


def aec_steps(env: Any) -> Callable[[], int]:
    """One match at random; returns its number of decisions."""
    rng = random.Random(1)

    def play() -> int:
        number = 0
        env.reset(seed=rng.getrandbits(32))
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                legal = observation["action_mask"].nonzero()[0]
                env.step(legal[int(rng.random() * len(legal))])
                number += 1
        return number

    return play


def vector_steps(env: MatchVectorEnv) -> Callable[[], int]:
    """A hundred steps of all matches; returns the number of decisions."""
    env.reset(seed=1)

    def play() -> int:
        for _ in range(100):
            env.step(env.random_actions())
        return 100 * env.num_envs

    return play


def connect_four() -> Any:
    """PettingZoo's own environment, raw; None where its dependencies are not installed."""
    try:
        from pettingzoo.classic.connect_four.connect_four import raw_env
    except ImportError:
        return None
    return raw_env()


if __name__ == "__main__":
    raise SystemExit(main())
