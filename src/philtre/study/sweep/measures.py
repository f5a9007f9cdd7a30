"""The measures of a setting, pair by pair, and the differences between settings that shared their luck."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, log1p, sqrt
from statistics import fmean, stdev
from typing import Final

import msgspec

from philtre.study.intervals import Interval, mean_interval, share_interval, wilson
from philtre.study.pairing import Pair
from philtre.study.series import bot_score
from philtre.study.sweep.settings import Combination

LEVEL: Final = 0.05  # the chance that a difference is marked as sure although there is none at all

PairValues = dict[str, dict[int, float]]  # by measure and number of a pair
Uses = dict[str, dict[str, int]]  # by group and thing


class MeasureMean(msgspec.Struct, frozen=True):
    """The mean of a measure over the pairs of a setting, with its 95 % interval."""

    mean: float
    interval: Interval
    pairs: int


class PairedDifference(msgspec.Struct, frozen=True):
    """The difference of a measure between a setting and the base, over the pairs that both have played.

    `p` is the probability of a difference at least as large if there were none; `sure` says that it stays
    below 5 % when all differences of the study are looked at (Holm's correction). `same` says that no pair
    differed.
    """

    mean: float
    interval: Interval
    pairs: int
    p: float
    sure: bool = False
    same: bool = False


class Finding(msgspec.Struct, frozen=True):
    """The results of one setting; the base has no differences."""

    setting: str
    means: dict[str, MeasureMean]
    differences: dict[str, PairedDifference]


def is_share(measure: str) -> bool:
    """True for measures from 0 to 1, which people read as percentages."""
    return measure.endswith((" wins", "drawn", "ended by limit"))


def is_use(measure: str) -> bool:
    """True for uses of a single thing, of which a game may have hundreds."""
    return ": " in measure


def pair_values(setting: Combination, pairs: Sequence[Pair], uses: dict[int, Uses]) -> PairValues:
    """All measures of a setting: for each, the mean of every pair's games."""
    bots = setting.matchup.bots
    found: PairValues = {}

    def note(measure: str, pair: int, value: float) -> None:
        found.setdefault(measure, {})[pair] = value

    listed = setting.matchup.bound().metrics().things()
    for pair in pairs:
        games, number = pair.games, pair.number
        turns = [game.turns for game in games if game.turns is not None]
        if turns:
            note("turns", number, fmean(turns))
        note("decisions", number, fmean([sum(game.decisions) for game in games]))
        note("ended by limit", number, fmean([game.cut_short for game in games]))
        if len(bots) == 1:
            note("score", number, fmean([game.returns[0] for game in games]))
        else:
            note("drawn", number, fmean([0 < max(game.returns) < 1 for game in games]))
            for seat in range(len(bots) if len(bots) > 2 else 1):  # of two, the other has the rest
                note(f"seat {seat + 1} wins", number, fmean([game.returns[seat] for game in games]))
            if len(set(bots)) > 1:
                for name in dict.fromkeys(bots):
                    note(f"{name} wins", number, bot_score(bots, pair, name))
        for group, names in listed.items():
            used = uses.get(number, {}).get(group, {})
            for thing in names:
                note(f"{group}: {thing}", number, used.get(thing, 0) / len(games))
    return found


def findings(settings: Sequence[Combination], values: Sequence[PairValues], base: int) -> list[Finding]:
    """The results of all settings, with differences from the base; settings without a pair have none."""
    found = []
    for place, setting in enumerate(settings):
        own = values[place]
        means = {measure: mean_of(measure, list(by_pair.values())) for measure, by_pair in own.items()}
        differences = {}
        if place != base:
            for measure, by_pair in own.items():
                other = values[base].get(measure, {})
                shared = [by_pair[number] - other[number] for number in by_pair if number in other]
                if len(shared) > 1:
                    differences[measure] = difference(measure, shared)
        found.append(Finding(setting.label, means, differences))
    return with_correction(found)


def mean_of(measure: str, values: Sequence[float]) -> MeasureMean:
    interval = share_interval(values) if is_share(measure) else mean_interval(values)
    return MeasureMean(fmean(values), interval, len(values))


def difference(measure: str, values: Sequence[float]) -> PairedDifference:
    """The mean of at least two paired differences.

    Where all pairs differ alike, their spread says nothing; of shares, Wilson's bound is taken instead.
    """
    mean, interval = fmean(values), mean_interval(values)
    if is_share(measure) and max(values) - min(values) < 1e-9:
        reach = wilson(0.0, len(values)).high
        interval = Interval(max(-1.0, mean - reach), min(1.0, mean + reach))
    return PairedDifference(mean, interval, len(values), p_of_mean(values), same=not any(values))


def p_of_mean(values: Sequence[float]) -> float:
    """The two-sided p-value of Student's test that the mean of the values is 0; 1 if all of them are 0."""
    mean, spread, freedom = fmean(values), stdev(values), len(values) - 1
    if spread < 1e-12 and abs(mean) < 1e-12:
        return 1.0
    if spread < 1e-12:  # all alike: as likely as that many tosses of a coin with one side up
        return float(0.5**freedom)
    t = abs(mean) / (spread / sqrt(len(values)))
    # Wallace's normal deviate of Student's t, which is close already for few values
    z = (8 * freedom + 1) / (8 * freedom + 3) * sqrt(freedom * log1p(t * t / freedom))
    return erfc(z / sqrt(2))


def with_correction(found: Sequence[Finding]) -> list[Finding]:
    """The findings, with those differences marked as sure that are by Holm's correction for many looks.

    Measures that were the same in all pairs could not have been found to differ, and do not count as looks.
    """
    looks = sorted(
        (one.p, place, measure)
        for place, finding in enumerate(found)
        for measure, one in finding.differences.items()
        if not one.same
    )
    sure: set[tuple[int, str]] = set()
    for rank, (p, place, measure) in enumerate(looks):
        if p * (len(looks) - rank) >= LEVEL:
            break
        sure.add((place, measure))
    return [
        msgspec.structs.replace(
            finding,
            differences={
                measure: msgspec.structs.replace(one, sure=(place, measure) in sure)
                for measure, one in finding.differences.items()
            },
        )
        for place, finding in enumerate(found)
    ]


def look_count(found: Sequence[Finding]) -> int:
    """The number of differences that were looked at."""
    return sum(not one.same for finding in found for one in finding.differences.values())


def measures_of(found: Sequence[Finding]) -> list[str]:
    """The names of all measures, in the order in which settings have them."""
    return list(dict.fromkeys(measure for finding in found for measure in finding.means))


def is_flat(found: Sequence[Finding], measure: str) -> bool:
    """True if all settings have the measure, and no pair of any setting differed from the base in it."""
    differences = [finding.differences[measure] for finding in found if measure in finding.differences]
    return len(differences) == len(found) - 1 and all(one.same for one in differences)
