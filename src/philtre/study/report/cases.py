"""The cases of a report: one kind of bot at one number of seats, its length, its wins, its uses."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

import msgspec

from philtre.core.game import Game
from philtre.study.intervals import Interval, share_interval, wilson
from philtre.study.pairing import GameResult, Matchup
from philtre.study.report.games import GameFacts

MINUTES: Final = 0.5  # a turn, for people who know the game


class StudyCase(msgspec.Struct, frozen=True):
    """The games of one matchup, and the facts of each."""

    matchup: Matchup
    games: list[GameResult]
    facts: list[GameFacts]

    @property
    def bot(self) -> str:
        return self.matchup.bots[0]

    @property
    def seats(self) -> int:
        return len(self.matchup.bots)

    @property
    def solo(self) -> bool:
        return self.seats == 1


class Length(msgspec.Struct, frozen=True):
    """The length of games: the mean, and the bounds that a tenth stay below and a tenth exceed."""

    mean: float
    low: float
    high: float


class Usage(msgspec.Struct, frozen=True):
    """Uses of a thing a game, and the share of wins of the seats that used it."""

    uses: float
    wins: float | None  # None: nobody used it
    interval: Interval | None


class Measurement(msgspec.Struct, frozen=True):
    """A case in numbers."""

    bot: str
    seats: int
    games: int
    turns: Length | None
    decisions: Length
    minutes: float | None
    cut_short: float
    wins: list[float]  # by seat
    intervals: list[Interval]
    base_rate: float
    things: dict[str, dict[str, Usage]]
    failures: int


def summary(played: Game, case: StudyCase) -> Measurement:
    """The numbers of a case of at least one game."""
    games = case.games
    turns = [one.turns for one in games if one.turns is not None]
    shares = [[one.returns[seat] for one in games] for seat in range(case.seats)]
    length = spread(turns) if turns else None
    return Measurement(
        bot=case.bot,
        seats=case.seats,
        games=len(games),
        turns=length,
        decisions=spread([sum(one.decisions) for one in games]),
        minutes=length.mean * MINUTES if length else None,
        cut_short=fmean([one.cut_short for one in games]),
        wins=[fmean(share) for share in shares],
        intervals=[share_interval(share) for share in shares],
        base_rate=fmean([share for one in games for share in one.returns]),
        things={
            group: {thing: usage(case, group, thing) for thing in things}
            for group, things in played.metrics().things().items()
        },
        failures=sum(len(one.failures) for one in games),
    )


def spread(lengths: Sequence[int]) -> Length:
    ordered = sorted(lengths)
    last = len(ordered) - 1
    return Length(fmean(ordered), ordered[round(last * 0.1)], ordered[round(last * 0.9)])


def usage(case: StudyCase, group: str, thing: str) -> Usage:
    """The uses of a thing, and the wins of the seats that used it."""
    found = [
        (use.times, game.returns[use.seat])
        for game, facts in zip(case.games, case.facts, strict=True)
        for use in facts.uses
        if use.group == group and use.thing == thing
    ]
    if not found:
        return Usage(0.0, None, None)
    share = fmean([won for _, won in found])
    interval = Interval(share, share) if case.solo else wilson(share, len(found))
    return Usage(sum(times for times, _ in found) / len(case.games), share, interval)
