"""Measures of a game's course: who leads when, how often the lead changes, how late the game is decided."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from statistics import fmean
from typing import Final

import msgspec

from philtre.study.report.cases import StudyCase
from philtre.study.report.games import GameFacts
from philtre.study.report.statistics import Statistic, ratio_of, share_of

GRID: Final = tuple(place / 20 for place in range(21))  # shares of a game at which courses are compared
MARGIN: Final = 0.05  # of the whole chance, by which another side must be ahead for the lead to change
SAFE: Final = 0.8  # a chance from which a game counts as decided, if it stays there
QUANTILES: Final = (0.1, 0.25, 0.5, 0.75, 0.9)
BINS: Final = 10


class GameCourse(msgspec.Struct, frozen=True):
    """One game: the chances of its sides at each point, and the place of the winner, None for a draw."""

    at: list[float]
    chances: list[list[float]]  # by point and side
    winner: int | None

    @property
    def fair(self) -> float:
        return 1 / len(self.chances[0])

    def winners(self) -> list[float]:
        """The winner's chance at each point before the end."""
        assert self.winner is not None
        return [chances[self.winner] for chances in self.chances[:-1]]

    def chances_at(self, share: float) -> list[float]:
        """The chances at a share of the game, on straight lines between the points."""
        place = bisect_right(self.at, share)
        if place == 0:
            return self.chances[0]
        if place == len(self.at):
            return self.chances[-1]
        width = self.at[place] - self.at[place - 1]
        part = (share - self.at[place - 1]) / width if width > 0 else 1.0
        return [
            before + part * (after - before)
            for before, after in zip(self.chances[place - 1], self.chances[place], strict=True)
        ]

    def leader_at(self, share: float) -> int:
        chances = self.chances_at(share)
        return chances.index(max(chances))


def course_of(facts: GameFacts) -> GameCourse | None:
    """The course of a game between sides; None if its chances were not estimated."""
    if len(facts.course) < 3:
        return None
    firsts = [facts.sides.index(side) for side in dict.fromkeys(facts.sides)]
    chances = [[point.chances[seat] for seat in firsts] for point in facts.course]
    won = [place for place, result in enumerate(chances[-1]) if result > 1 - 1e-9]
    return GameCourse([point.at for point in facts.course], chances, won[0] if len(won) == 1 else None)


def courses_of(case: StudyCase) -> list[GameCourse]:
    """The courses of all games that have one; none of a solo game, which has a score and no rival."""
    if case.solo:
        return []
    return [course for course in map(course_of, case.facts) if course is not None]


# One number for each game


def lead_changes(course: GameCourse) -> int:
    """The number of changes of the lead by more than a margin, above the noise of the estimates."""
    leader: int | None = None
    changes = 0
    for chances in course.chances[:-1]:
        best = chances.index(max(chances))
        if leader is None:
            rest = max(chance for place, chance in enumerate(chances) if place != best)
            leader = best if chances[best] - rest >= MARGIN else None
        elif best != leader and chances[best] - chances[leader] >= MARGIN:
            leader = best
            changes += 1
    return changes


def drama(course: GameCourse) -> float:
    """Browne's drama: the mean root of how far the winner was behind, over the points where it was."""
    gaps = [
        max(chances) - chances[course.winner]
        for chances in course.chances[:-1]
        if course.winner is not None and chances[course.winner] < max(chances)
    ]
    return fmean([sqrt(gap) for gap in gaps]) if gaps else 0.0


def behind(course: GameCourse) -> float:
    """The share of points at which another side was ahead of the winner."""
    return fmean([chances[course.winner or 0] < max(chances) for chances in course.chances[:-1]])


def comeback(course: GameCourse) -> float:
    """1 if the winner's chance was once below half of a fair share."""
    return float(min(course.winners()) < course.fair / 2)


def half_time(course: GameCourse) -> float:
    """1 if the side that led at half time won."""
    return float(course.leader_at(0.5) == course.winner)


def decided(course: GameCourse) -> float:
    """The share of the game after which the winner's chance stayed above four fifths."""
    since = 1.0
    for at, chance in reversed(list(zip(course.at[:-1], course.winners(), strict=True))):
        if chance < SAFE:
            break
        since = at
    return since


def swing(course: GameCourse) -> float:
    """The mean change of chances from one point to the next: the chance that moves from side to side."""
    return fmean(
        [
            sum(abs(one - other) for one, other in zip(before, after, strict=True)) / 2
            for before, after in pairwise(course.chances)
        ]
    )


# All games over time


def leads(courses: Sequence[GameCourse]) -> list[list[float]]:
    """By share of the game (GRID) and side: the share of games in which it leads, at the end has won."""
    sides = len(courses[0].chances[0])
    found = []
    for share in GRID:
        leaders = [course.leader_at(share) for course in courses]
        found.append([leaders.count(side) / len(leaders) for side in range(sides)])
    return found


def fans(courses: Sequence[GameCourse]) -> list[list[float]]:
    """By share of the game (GRID): the quantiles of the chance of the side that will win."""
    won = [course for course in courses if course.winner is not None]
    found = []
    for share in GRID:
        ordered = sorted([course.chances_at(share)[course.winner or 0] for course in won])
        last = len(ordered) - 1
        found.append([ordered[round(last * quantile)] for quantile in QUANTILES])
    return found


def leader_wins(courses: Sequence[GameCourse]) -> list[Statistic]:
    """By share of the game (GRID, without the end): how often the side that leads then wins."""
    won = [course for course in courses if course.winner is not None]
    return [
        share_of([float(course.leader_at(share) == course.winner) for course in won]) for share in GRID[:-1]
    ]


class Calibration(msgspec.Struct, frozen=True):
    """Positions whose estimated chance lies in a bin: how many, the mean estimate, and the share that won."""

    positions: int
    estimated: float
    won: Statistic


def calibration(courses: Sequence[GameCourse]) -> list[Calibration]:
    """The share of wins of sides with an estimated chance of 0 to 10 %, 10 to 20 %, …"""
    found = []
    for place in range(BINS):
        wins, counts, chances = [], [], []
        for course in courses:
            inside = [
                (chance, course.chances[-1][side])
                for point in course.chances[:-1]
                for side, chance in enumerate(point)
                if min(BINS - 1, int(chance * BINS)) == place
            ]
            wins.append(sum(won for _, won in inside))
            counts.append(len(inside))
            chances += [chance for chance, _ in inside]
        won = ratio_of(wins, counts)
        if won is not None:
            held = Statistic(won.value, max(0.0, won.low), min(1.0, won.high), won.count)
            found.append(Calibration(len(chances), fmean(chances), held))
    return found
