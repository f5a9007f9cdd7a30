"""Statistics of a report: estimates with intervals, the correction for many looks, the scale of skill."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from math import atanh, ceil, erfc, exp, log, sqrt, tanh
from statistics import fmean
from typing import Final

import msgspec

from philtre.study.intervals import Interval, Z, mean_interval, share_interval, wilson

FALSE_DISCOVERIES: Final = (
    0.05  # the share that the correction allows among the findings that it lets through
)
ELO: Final = 400 / log(10)  # points for a logit
SLIGHT: Final = 0.5  # games, won and lost, added to each comparison, so that a bot that lost all has a rating


class Statistic(msgspec.Struct, frozen=True):
    """A number, its 95 % interval, and from how many independent values it comes."""

    value: float
    low: float
    high: float
    count: int

    @property
    def reach(self) -> float:
        """Half of the interval's width."""
        return (self.high - self.low) / 2


def share_of(values: Sequence[float]) -> Statistic:
    """A share of wins or of games, from values of 0 to 1, one for each independent game or pair.

    Where all values are 0 or 1, Wilson's interval is taken.
    """
    if all(value in (0, 1) for value in values):
        return made(fmean(values), wilson(fmean(values), len(values)), len(values))
    return made(fmean(values), share_interval(values), len(values))


def mean_of(values: Sequence[float]) -> Statistic:
    return made(fmean(values), mean_interval(values), len(values))


def made(value: float, interval: Interval, count: int) -> Statistic:
    return Statistic(value, interval.low, interval.high, count)


def ratio_of(tops: Sequence[float], bottoms: Sequence[float]) -> Statistic | None:
    """The sum of the tops over the sum of the bottoms, one pair a game; None if the bottoms sum to nothing.

    The interval is the ratio estimator's: games are independent, what happens within one is not.
    """
    whole = sum(bottoms)
    games = len(tops)
    if whole <= 0 or games < 2:
        return None
    ratio = sum(tops) / whole
    squares = sum((top - ratio * bottom) ** 2 for top, bottom in zip(tops, bottoms, strict=True))
    reach = Z * sqrt(squares * games / (games - 1)) / whole
    return Statistic(ratio, ratio - reach, ratio + reach, games)


def correlation(firsts: Sequence[float], seconds: Sequence[float]) -> Statistic | None:
    """The intraclass correlation of pairs, with Fisher's interval; None if nothing varies."""
    count = len(firsts)
    middle = fmean([*firsts, *seconds])
    variance = fmean([(value - middle) ** 2 for value in [*firsts, *seconds]])
    if count < 5 or variance < 1e-12:
        return None
    shared = fmean([(one - middle) * (other - middle) for one, other in zip(firsts, seconds, strict=True)])
    found = shared / variance
    held = max(-0.999, min(0.999, found))
    reach = Z / sqrt(count - 1.5)
    return Statistic(found, tanh(atanh(held) - reach), tanh(atanh(held) + reach), count)


# Many looks


def p_value(estimate: Statistic, nothing: float = 0.0) -> float:
    """The probability of an estimate at least so far from `nothing`, if that were the truth (two-sided)."""
    if estimate.reach <= 0:
        return 0.0 if estimate.value != nothing else 1.0
    return erfc(abs(estimate.value - nothing) / (estimate.reach / Z) / sqrt(2))


def share_p_value(values: Sequence[float], fair: float) -> float:
    """The same for a share of games, if `fair` were the truth: from the spread that games would have then."""
    spread = sqrt(fair * (1 - fair) / len(values))
    return erfc(abs(fmean(values) - fair) / spread / sqrt(2)) if spread > 0 else 1.0


def corrected(values: Sequence[float]) -> list[float]:
    """Benjamini and Hochberg's corrected p-values, in the order of the values.

    Of the findings whose corrected value is at most q, a share of q is expected to be chance alone.
    """
    count = len(values)
    order = sorted(range(count), key=lambda place: values[place], reverse=True)
    found = [1.0] * count
    least = 1.0
    for rank, place in zip(range(count, 0, -1), order, strict=True):
        least = min(least, values[place] * count / rank)
        found[place] = least
    return found


class Certainty(StrEnum):
    """The certainty of a verdict: its whole interval says so, most of it, or only the estimate."""

    SURE = "sure"
    LIKELY = "likely"
    OPEN = "open"


def band(value: float, bounds: Sequence[float]) -> int:
    """The band that a value lies in, from 0: so many of the bounds are at most the value."""
    return sum(value >= bound for bound in bounds)


def certainty(estimate: Statistic, bounds: Sequence[float]) -> Certainty:
    """The certainty that the truth lies in the same band between the bounds as the estimate.

    Sure: the 95 % interval lies in the band; likely: the middle two thirds of it (80 %) do; else open.
    """
    place = band(estimate.value, bounds)
    for share, found in ((1.0, Certainty.SURE), (0.654, Certainty.LIKELY)):
        low = estimate.value - share * (estimate.value - estimate.low)
        high = estimate.value + share * (estimate.high - estimate.value)
        if band(low, bounds) == place == band(high, bounds):
            return found
    return Certainty.OPEN


def needed(estimate: Statistic, reach: float) -> int:
    """The games, or pairs of games, until the interval reaches so far to each side: its width falls by √n."""
    return max(estimate.count, ceil(estimate.count * (estimate.reach / reach) ** 2))


# The scale of skill


class Contest(msgspec.Struct, frozen=True):
    """Games between two players, by their numbers: how many, and the share that the first one won."""

    first: int
    second: int
    games: int
    share: float


def ratings(players: int, contests: Sequence[Contest], anchor: int) -> list[Statistic]:
    """Bradley and Terry's model: each player's rating in Elo points above the anchor's, by most likelihood.

    The interval treats games as independent. Pairs with the same luck vary less, so that it is a little wide.
    To each contest half a game won and lost is added. All players must be connected by contests.
    """
    strengths = [0.0] * players
    free = [player for player in range(players) if player != anchor]
    place = {player: number for number, player in enumerate(free)}
    size = len(free)
    matrix: list[list[float]] = []
    for _ in range(100):
        slope = [0.0] * size
        matrix = [[0.0] * size for _ in range(size)]
        for one in contests:
            games = one.games + 2 * SLIGHT
            won = one.games * one.share + SLIGHT
            expected = 1 / (1 + exp(strengths[one.second] - strengths[one.first]))
            weight = games * expected * (1 - expected)
            for player, sign in ((one.first, 1), (one.second, -1)):
                if player == anchor:
                    continue
                slope[place[player]] += sign * (won - games * expected)
                for other, other_sign in ((one.first, 1), (one.second, -1)):
                    if other != anchor:
                        matrix[place[player]][place[other]] += sign * other_sign * weight
        steps = solve(matrix, slope)
        for player in free:
            strengths[player] += max(-1.0, min(1.0, steps[place[player]]))
        if max((abs(step) for step in steps), default=0.0) < 1e-9:
            break
    found = []
    for player in range(players):
        count = sum(one.games for one in contests if player in (one.first, one.second))
        reach = 0.0
        if player != anchor:
            unit = [float(number == place[player]) for number in range(size)]
            reach = Z * ELO * sqrt(solve(matrix, unit)[place[player]])
        middle = ELO * strengths[player]
        found.append(Statistic(middle, middle - reach, middle + reach, count))
    return found


def solve(matrix: Sequence[Sequence[float]], values: Sequence[float]) -> list[float]:
    """The solution of a system of linear equations, by elimination."""
    size = len(values)
    rows = [[*row, value] for row, value in zip(matrix, values, strict=True)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        for row in range(size):
            if row != column and rows[row][column]:
                factor = rows[row][column] / rows[column][column]
                rows[row] = [one - factor * two for one, two in zip(rows[row], rows[column], strict=True)]
    return [rows[number][size] / rows[number][number] for number in range(size)]
