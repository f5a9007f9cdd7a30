"""When to stop: a claim about a share of wins, looked at now and then while the games are played.

The looks come after 40 games, then each time half as many again have been played: 60, 90, 135, … At a look
the claim is kept if the measured share reaches it and the lower 95 % bound clears what is fair (one half
between two); it is hopeless if even the upper bound stays below it.

What that is worth, by simulation with at most 400 games, pairs of two independent games:
a bot exactly as good as is claimed is found to keep the claim 75 to 85 times in a hundred; one that is 5
points better, 99 times; one 5 points worse, still 24 to 41 times; 10 points worse, 4 to 14; 20 points worse,
less than once. Who plays alike (one half) passes for better than one half 9 times in a hundred, for 60 % 4
times. So a claim kept says: better than fair for all but certain, and at most a few points below the claim.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from statistics import fmean
from typing import Final

from philtre.study.intervals import of_share

FIRST: Final = 40  # games


class Verdict(StrEnum):
    """What has been shown so far."""

    KEPT = "kept"
    MISSED = "missed"
    OPEN = "open"


def looks(games_of_a_pair: int) -> Iterator[int]:
    """After how many pairs to look."""
    games = FIRST
    while True:
        yield -(-games // games_of_a_pair)
        games += games // 2


def judge(scores: Sequence[float], claim: float, fair: float) -> Verdict:
    """What the pairs so far show of the claim."""
    interval = of_share(scores)
    if fmean(scores) >= claim and interval.low > fair:
        return Verdict.KEPT
    return Verdict.MISSED if interval.high < max(claim, fair) else Verdict.OPEN
