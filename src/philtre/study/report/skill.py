"""Luck and skill: a scale of players, the seats' advantage by level of play, and what the deal decides."""

from __future__ import annotations

from collections.abc import Sequence
from math import atanh, sqrt, tanh
from statistics import fmean
from typing import Final

import msgspec

from philtre.study.intervals import Z
from philtre.study.pairing import Pair
from philtre.study.report.statistics import (
    Contest,
    Statistic,
    correlation,
    mean_of,
    ratings,
    share_of,
)

SAME: Final = 0.2  # pairs that may be played alike, else a bot's own choices are too few to tell


class Level(msgspec.Struct, frozen=True):
    """A player against itself, in pairs of games with the same luck.

    `seats` has the share of wins by seat, in a solo game `score` the mean score. `deal` is the correlation of
    a seat's results in the two games of a pair: the share of the result that the luck of the deal, with the
    seat, decides; None if the bot makes hardly any random choices, or too few pairs were played.
    """

    bot: str
    pairs: int
    seats: list[Statistic]
    score: Statistic | None
    turns: Statistic | None
    deal: Statistic | None


class PlayerComparison(msgspec.Struct, frozen=True):
    """Two players, who changed seats in pairs of games with the same luck.

    Of the pairs: `better` and `worse` are the shares in which the first or the second player won both games,
    `split` the share in which each won one, or a game was drawn.
    """

    first: str
    second: str
    pairs: int
    wins: Statistic  # of the first, in games
    better: Statistic
    worse: Statistic
    split: Statistic


class Rating(msgspec.Struct, frozen=True):
    """A player's place on the scale, in Elo points above the anchor."""

    bot: str
    rating: Statistic


def level(bot: str, seats: int, pairs: Sequence[Pair]) -> Level:
    """The results of a player against itself; at least one pair."""
    games = [game for pair in pairs for game in pair.games]
    turns = [
        fmean([game.turns or 0 for game in pair.games])
        for pair in pairs
        if all(game.turns is not None for game in pair.games)
    ]
    deal = None
    same = sum(pair.games[0].decisions == pair.games[1].decisions for pair in pairs)
    if same <= SAME * len(pairs):
        deal = correlation(
            [pair.games[0].returns[0] for pair in pairs], [pair.games[1].returns[0] for pair in pairs]
        )
    by_seat = [
        share_of([fmean([game.returns[seat] for game in pair.games]) for pair in pairs])
        for seat in range(seats)
    ]
    return Level(
        bot=bot,
        pairs=len(pairs),
        seats=by_seat if seats > 1 else [],
        score=mean_of([game.returns[0] for game in games]) if seats == 1 else None,
        turns=mean_of(turns) if turns else None,
        deal=deal,
    )


def comparison(first: str, second: str, pairs: Sequence[Pair]) -> PlayerComparison:
    """The results of two players at two seats; at least one pair, each of both seatings."""
    shares = []
    for pair in pairs:
        one, other = pair.games
        shares.append((one.returns[0], other.returns[1]))  # the first player's, whose seat is 1, then 2
    both = [float(min(share) > 1 - 1e-9) for share in shares]
    none = [float(max(share) < 1e-9) for share in shares]
    return PlayerComparison(
        first=first,
        second=second,
        pairs=len(pairs),
        wins=share_of([fmean(share) for share in shares]),
        better=share_of(both),
        worse=share_of(none),
        split=share_of([1 - won - lost for won, lost in zip(both, none, strict=True)]),
    )


def shared_deal(levels: Sequence[Level]) -> Statistic | None:
    """The agreement of results with the same luck over all levels that know it, but for random players.

    The share that the deal decides is never below 0, so neither are the estimate and its interval.
    """
    known = [level.deal for level in levels if level.deal is not None and level.bot != "random"]
    if not known:
        return None
    weights = [one.count - 1.5 for one in known]
    whole = sum(weights)
    middle = sum(
        weight * atanh(max(-0.999, min(0.999, one.value))) for weight, one in zip(weights, known, strict=True)
    )
    low, value, high = (max(0.0, tanh(middle / whole + sign * Z / sqrt(whole))) for sign in (-1, 0, 1))
    return Statistic(value, low, high, sum(one.count for one in known))


def scale(bots: Sequence[str], comparisons: Sequence[PlayerComparison], anchor: str) -> list[Rating]:
    """The players on one scale; empty if there is nothing to compare."""
    if not comparisons:
        return []
    contests = [
        Contest(bots.index(one.first), bots.index(one.second), 2 * one.pairs, one.wins.value)
        for one in comparisons
    ]
    found = ratings(len(bots), contests, bots.index(anchor))
    return [Rating(bot, rating) for bot, rating in zip(bots, found, strict=True)]
