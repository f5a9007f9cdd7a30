"""The worth of things: of those that chance gives a seat, of those that a seat uses, and of two together.

A seat that is ahead can afford more, so the wins of those who used a thing say little about the thing. Two
measures correct for that. What chance gives is drawn with a known probability, whoever is ahead: the results
of seats that were given it, against those that were given something else at such a moment, show its worth.
What is used is compared with the chance that the seat had before: how much more often than that it won.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt
from statistics import fmean, pstdev
from typing import Final

import msgspec

from philtre.core.game import Game
from philtre.study.intervals import Z
from philtre.study.report.cases import StudyCase, Usage, usage
from philtre.study.report.statistics import FALSE_DISCOVERIES, Statistic, corrected, p_value, ratio_of

FEWEST: Final = 30  # games in which a thing must have come up for its worth to be estimated
FEWEST_PAIRS: Final = 10  # seats that used two things one after the other, in each order


class Thing(msgspec.Struct, frozen=True):
    """A thing, its worth to a seat in shares of a win (solo: in points), and the corrected p-value of it.

    `worth` is None where too few games have the thing. `standing` tells that it stands after the correction.
    """

    group: str
    thing: str
    count: float  # a game
    worth: Statistic | None
    p: float
    usage: Usage | None = None

    @property
    def standing(self) -> bool:
        return self.worth is not None and self.p <= FALSE_DISCOVERIES


class Together(msgspec.Struct, frozen=True):
    """Two things of a group: how much more worth each is to a seat that used the other before."""

    group: str
    first: str
    second: str
    games: int
    worth: Statistic
    p: float

    @property
    def standing(self) -> bool:
        return self.p <= FALSE_DISCOVERIES


def judged(things: Iterable[Thing]) -> list[Thing]:
    """The things with their p-values corrected for their number."""
    found = list(things)
    tested = [thing for thing in found if thing.worth is not None]
    values = iter(corrected([p_value(thing.worth) for thing in tested if thing.worth is not None]))
    return [
        msgspec.structs.replace(thing, p=next(values)) if thing.worth is not None else thing
        for thing in found
    ]


def dealt(case: StudyCase) -> list[Thing]:
    """The worth of everything that chance gives."""
    keys: dict[tuple[str, str], None] = {}
    for facts in case.facts:
        keys.update({(group, thing): None for group, deals in facts.deals.items() for thing in deals})
    found = []
    for group, thing in sorted(keys):
        deals = [facts.deals.get(group, {}).get(thing) for facts in case.facts]
        drawn = sum(deal.drawn for deal in deals if deal is not None)
        worth = None
        if sum(1 for deal in deals if deal is not None and deal.drawn) >= FEWEST:
            worth = ratio_of(
                [deal.surplus if deal is not None else 0.0 for deal in deals],
                [deal.spread if deal is not None else 0.0 for deal in deals],
            )
        found.append(Thing(group, thing, drawn / len(case.games), worth, 1.0))
    return judged(found)


def used(played: Game, case: StudyCase) -> list[Thing]:
    """The worth of everything that seats use, by how much more than expected its users won.

    In a solo game there is no worth, only the number of uses.
    """
    sums: dict[tuple[str, str], dict[int, tuple[float, int]]] = defaultdict(dict)
    for number, (game, facts) in enumerate(zip(case.games, case.facts, strict=True)):
        for use in facts.uses:
            gain, users = sums[use.group, use.thing].get(number, (0.0, 0))
            more = game.returns[use.seat] - use.chance
            sums[use.group, use.thing][number] = gain + more, users + 1
    found = []
    for group, things in played.metrics().things().items():
        for thing in things:
            games = list(sums[group, thing].values())
            worth = None
            if len(games) >= FEWEST and not case.solo:
                worth = ratio_of([gain for gain, _ in games], [users for _, users in games])
            counted = usage(case, group, thing)
            found.append(Thing(group, thing, counted.uses, worth, 1.0, counted))
    return judged(found)


def together(played: Game, case: StudyCase) -> list[Together]:
    """Pairs of things that a seat used one after the other, those with the clearest difference first."""
    later: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    alone: dict[tuple[str, str, str], list[float]] = defaultdict(list)
    gains: dict[str, list[float]] = defaultdict(list)
    listed = played.metrics().things()
    for game, facts in zip(case.games, case.facts, strict=True):
        for seat in range(case.seats):
            uses = [use for use in facts.uses if use.seat == seat]
            for use in uses:
                gain = game.returns[seat] - use.chance
                gains[use.group].append(gain)
                before = {other.thing for other in uses if other.group == use.group and other.step < use.step}
                for other in listed[use.group]:
                    if other != use.thing:
                        where = later if other in before else alone
                        where[use.group, other, use.thing].append(gain)
    found: list[Together] = []
    for group, things in listed.items():
        spread = pstdev(gains[group]) if gains[group] else 0.0
        for first, second in combinations(things, 2):
            orders = [
                difference(later[group, one, two], alone[group, one, two], spread)
                for one, two in ((first, second), (second, first))
            ]
            worth = combined([order for order in orders if order is not None])
            if worth is not None:
                found.append(Together(group, first, second, worth.count, worth, 1.0))
    values = corrected([p_value(pair.worth) for pair in found])
    judged = [msgspec.structs.replace(pair, p=p) for pair, p in zip(found, values, strict=True)]
    return sorted(judged, key=clearness, reverse=True)


def clearness(pair: Together) -> float:
    """The distance of the estimate from 0, in half-widths of its interval."""
    return abs(pair.worth.value) / pair.worth.reach


def difference(ones: Sequence[float], others: Sequence[float], spread: float) -> Statistic | None:
    """The difference of two means; None if one of them has too few values.

    Few values that agree by chance would make an interval far too narrow. So the spread is that of all things
    of the group.
    """
    if min(len(ones), len(others)) < FEWEST_PAIRS or spread <= 0:
        return None
    middle = fmean(ones) - fmean(others)
    reach = Z * spread * sqrt(1 / len(ones) + 1 / len(others))
    return Statistic(middle, middle - reach, middle + reach, len(ones))


def combined(parts: list[Statistic]) -> Statistic | None:
    """The mean of estimates, each weighted by its certainty."""
    sure = [part for part in parts if part.reach > 0]
    if not sure:
        return None
    weights = [(Z / part.reach) ** 2 for part in sure]
    whole = sum(weights)
    middle = sum(weight * part.value for weight, part in zip(weights, sure, strict=True)) / whole
    reach = Z / sqrt(whole)
    return Statistic(middle, middle - reach, middle + reach, sum(part.count for part in sure))
