"""A series: the pairs of a matchup, from the journal or played on all cores, and their statistics."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from contextlib import closing
from functools import partial
from statistics import fmean
from typing import NamedTuple

import msgspec

from philtre.study.engine import Progress, of_shard, run_tasks
from philtre.study.intervals import Interval, mean_interval, share_interval
from philtre.study.journal import Journal
from philtre.study.pairing import GameResult, Matchup, Pair, play_pair, rotated, rotations

# Playing


class Series(NamedTuple):
    """The pairs that were played, by number, and whether Ctrl-C stopped the series."""

    pairs: list[Pair]
    stopped: bool


def pairs_for(matchup: Matchup, games: int) -> int:
    """The smallest number of pairs that has at least so many games."""
    return -(-games // rotations(matchup.bots))


def play_series(
    matchup: Matchup, count: int, journal: Journal, jobs: int, deadline: float | None = None, label: str = ""
) -> Series:
    """Play the first `count` pairs, or those that end before the deadline; Ctrl-C keeps those that ended.

    Of a shard, play those that belong to it. Pairs that are in the journal are not played again.
    """
    pairs = recorded_pairs(journal, count)
    stopped = False
    try:
        for pair in fresh_pairs(matchup, count, journal, jobs, deadline=deadline, label=label):
            pairs[pair.number] = pair
    except KeyboardInterrupt:
        stopped = True
    return Series([pairs[number] for number in sorted(pairs)], stopped)


def pairs_in_order(
    matchup: Matchup,
    count: int,
    journal: Journal,
    jobs: int,
    row: str = "",
    deadline: float | None = None,
    label: str = "",
) -> Generator[Pair, None, None]:
    """The pairs 0, 1, 2, … up to a count or a deadline, or those of the shard; the caller may stop early.

    In the order of their numbers, not of their ends: a caller that stops early has not picked short games.
    """
    ready = recorded_pairs(journal, count, row)
    fresh = fresh_pairs(matchup, count, journal, jobs, row, deadline, label)
    with closing(fresh):
        for number in of_shard(range(count)):
            while number not in ready:
                pair = next(fresh, None)
                if pair is None:
                    return
                ready[pair.number] = pair
            yield ready[number]


def fresh_pairs(
    matchup: Matchup,
    count: int,
    journal: Journal,
    jobs: int,
    row: str = "",
    deadline: float | None = None,
    label: str = "",
) -> Generator[Pair, None, None]:
    """Play the pairs of the shard below `count` that the journal lacks; yields each when it is recorded."""
    recorded = recorded_pairs(journal, count, row)
    missing = [number for number in range(count) if number not in recorded]
    games = rotations(matchup.bots)
    ahead = len(recorded) + len(of_shard(missing))
    progress = Progress(ahead * games, len(recorded) * games, label=label, exact=True)
    running = run_tasks(partial(play_pair, matchup), missing, min(jobs, max(1, len(missing))), deadline)
    with closing(running):
        try:
            for pair in running:
                journal.add(pair, row)
                progress.add(games)
                progress.say_failures(pair.failures())
                yield pair
        finally:
            progress.close()


def recorded_pairs(journal: Journal, count: int, row: str = "") -> dict[int, Pair]:
    """The pairs of a row below that number that the journal has."""
    return {number: pair for number, pair in journal.pairs(row).items() if number < count}


# Statistics


class Score(msgspec.Struct, frozen=True):
    """Solo results: the mean score, its interval, and the share of games that ended with each title."""

    mean: float
    interval: Interval
    titles: dict[str, float]


class Tally(msgspec.Struct, frozen=True):
    """A series in numbers. Wins are shares: a draw counts as its share, a team's win for each member.

    `wins` and `intervals` go by bot, the mean of the seats it had; in a solo game there is `score` instead.
    """

    games: int
    pairs: int
    wins: dict[str, float]
    intervals: dict[str, Interval]
    seat_wins: list[float]
    seat_intervals: list[Interval]
    score: Score | None
    length: float  # in decisions, the mean
    turns: float | None  # the same in turns, where the game can tell
    cut_short: float  # the share of games that only their limit ended
    moves_per_second: float  # on one core, everything included
    bot_moves_per_second: dict[str, float]  # while that bot thought
    failures: list[str]


def tally(bots: Sequence[str], pairs: Sequence[Pair]) -> Tally:
    """The statistics of at least one pair."""
    games = [game for pair in pairs for game in pair.games]
    solo = len(bots) == 1
    names = list(dict.fromkeys(bots))
    scores = {name: [bot_score(bots, pair, name) for pair in pairs] for name in names}
    seats = [
        [fmean([game.returns[seat] for game in pair.games]) for pair in pairs] for seat in range(len(bots))
    ]
    turns = [game.turns for game in games if game.turns is not None]
    return Tally(
        games=len(games),
        pairs=len(pairs),
        wins={} if solo else {name: fmean(scores[name]) for name in names},
        intervals={} if solo else {name: share_interval(scores[name]) for name in names},
        seat_wins=[] if solo else [fmean(shares) for shares in seats],
        seat_intervals=[] if solo else [share_interval(shares) for shares in seats],
        score=solo_score(games) if solo else None,
        length=fmean([sum(game.decisions) for game in games]),
        turns=fmean(turns) if turns else None,
        cut_short=fmean([game.cut_short for game in games]),
        moves_per_second=per_second(
            sum(sum(game.decisions) for game in games), sum(game.spent for game in games)
        ),
        bot_moves_per_second={name: bot_speed(bots, pairs, name) for name in names},
        failures=[failure for pair in pairs for failure in pair.failures()],
    )


def bot_score(bots: Sequence[str], pair: Pair, name: str) -> float:
    """The bot's mean return in a pair, over games and over the seats it had."""
    return fmean(
        [
            share
            for turn, game in enumerate(pair.games)
            for share, who in zip(game.returns, rotated(bots, turn), strict=True)
            if who == name
        ]
    )


def fair_share(pairs: Sequence[Pair]) -> float:
    """Each seat's share of wins if all played alike: one half between two, also between two teams."""
    return fmean([share for pair in pairs for game in pair.games for share in game.returns])


def solo_score(games: Sequence[GameResult]) -> Score:
    scores = [game.returns[0] for game in games]
    titles = Counter(game.title for game in games if game.title is not None)
    return Score(
        fmean(scores),
        mean_interval(scores),
        {title: count / len(games) for title, count in titles.most_common()},
    )


def bot_speed(bots: Sequence[str], pairs: Sequence[Pair], name: str) -> float:
    """Decisions a second while that bot thought."""
    decisions, seconds = 0, 0.0
    for pair in pairs:
        for turn, game in enumerate(pair.games):
            for seat, who in enumerate(rotated(bots, turn)):
                if who == name:
                    decisions += game.decisions[seat]
                    seconds += game.seconds[seat]
    return per_second(decisions, seconds)


def per_second(count: int, seconds: float) -> float:
    return round(count / max(seconds, 1e-6), 1)
