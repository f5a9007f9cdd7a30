"""95 % confidence intervals of shares and means."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z: Final = 1.959964  # 95 % of a normal distribution lies within so many deviations
STUDENT: Final = (12.7062, 4.3027, 3.1824, 2.7764)  # the same of Student's, for 1 to 4 degrees of freedom


class Interval(NamedTuple):
    """A 95 % confidence interval."""

    low: float
    high: float


def student(freedom: int) -> float:
    """The number of deviations within which 95 % of Student's distribution lie."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    # Cornish and Fisher's expansion: right to a thousandth from 5 degrees of freedom on
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def mean_interval(values: Sequence[float]) -> Interval:
    """The interval of the mean of independent values; for a single value, that value twice."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, mean)
    reach = student(len(values) - 1) * stdev(values) / sqrt(len(values))
    return Interval(mean - reach, mean + reach)


def wilson(share: float, trials: int) -> Interval:
    """Wilson's interval of a share of independent trials: never without width, never outside 0 to 1."""
    whole = 1 + Z**2 / trials
    middle = (share + Z**2 / (2 * trials)) / whole
    reach = Z / whole * sqrt(share * (1 - share) / trials + Z**2 / (4 * trials**2))
    # at 0 and 1 the bound is the share itself, and rounding must not put it on the wrong side
    return Interval(max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach)))


def share_interval(scores: Sequence[float]) -> Interval:
    """The interval of a share of wins, from the scores (0 to 1) of pairs of games.

    Games of a pair have the same luck and are not independent; pairs are. Where all pairs ended alike
    their spread says nothing, and Wilson's interval over the pairs is taken.
    """
    if len(scores) < 2 or max(scores) - min(scores) < 1e-9:
        return wilson(fmean(scores), len(scores))
    low, high = mean_interval(scores)
    return Interval(max(0.0, low), min(1.0, high))
