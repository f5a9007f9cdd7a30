"""What a series comes to: shares of wins with intervals, scores, length and speed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import fmean

import msgspec

from philtre.study.intervals import Interval, of_mean, of_share
from philtre.study.pairing import Pair, rotated
from philtre.study.playing import Played
from philtre.study.series import failures


class Score(msgspec.Struct, frozen=True):
    """What a lone player got: the mean, its interval, and the share of games that ended with each title."""

    mean: float
    interval: Interval
    titles: dict[str, float]


class Tally(msgspec.Struct, frozen=True):
    """A series in numbers. Wins are shares: a draw counts as its share, a team's win for each member.

    `wins` and `intervals` go by bot, the mean of the seats it had; alone nobody wins, and `score` tells.
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
    """All numbers of at least one pair."""
    games = [game for pair in pairs for game in pair.games]
    alone = len(bots) == 1
    names = list(dict.fromkeys(bots))
    scores = {name: [bot_score(bots, pair, name) for pair in pairs] for name in names}
    seats = [
        [fmean([game.returns[seat] for game in pair.games]) for pair in pairs] for seat in range(len(bots))
    ]
    turns = [game.turns for game in games if game.turns is not None]
    return Tally(
        games=len(games),
        pairs=len(pairs),
        wins={} if alone else {name: fmean(scores[name]) for name in names},
        intervals={} if alone else {name: of_share(scores[name]) for name in names},
        seat_wins=[] if alone else [fmean(shares) for shares in seats],
        seat_intervals=[] if alone else [of_share(shares) for shares in seats],
        score=lone_score(games) if alone else None,
        length=fmean([sum(game.decisions) for game in games]),
        turns=fmean(turns) if turns else None,
        cut_short=fmean([game.cut_short for game in games]),
        moves_per_second=rate(sum(sum(game.decisions) for game in games), sum(game.spent for game in games)),
        bot_moves_per_second={name: speed(bots, pairs, name) for name in names},
        failures=[failure for pair in pairs for failure in failures(pair)],
    )


def bot_score(bots: Sequence[str], pair: Pair, name: str) -> float:
    """What that bot got in a pair, the mean over games and over the seats it had."""
    return fmean(
        [
            share
            for turn, game in enumerate(pair.games)
            for share, who in zip(game.returns, rotated(bots, turn), strict=True)
            if who == name
        ]
    )


def fair_share(pairs: Sequence[Pair]) -> float:
    """What each seat would win if all played alike: one half between two, also between two teams."""
    return fmean([share for pair in pairs for game in pair.games for share in game.returns])


def lone_score(games: Sequence[Played]) -> Score:
    scores = [game.returns[0] for game in games]
    titles = Counter(game.title for game in games if game.title is not None)
    return Score(
        fmean(scores), of_mean(scores), {title: count / len(games) for title, count in titles.most_common()}
    )


def speed(bots: Sequence[str], pairs: Sequence[Pair], name: str) -> float:
    decisions, seconds = 0, 0.0
    for pair in pairs:
        for turn, game in enumerate(pair.games):
            for seat, who in enumerate(rotated(bots, turn)):
                if who == name:
                    decisions += game.decisions[seat]
                    seconds += game.seconds[seat]
    return rate(decisions, seconds)


def rate(count: int, seconds: float) -> float:
    return round(count / max(seconds, 1e-6), 1)
