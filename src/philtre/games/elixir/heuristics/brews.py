"""Brews as numbers: how many a win takes, how often one succeeds, and the worth of ingredients for them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.elixir.heuristics.weights import Weights
from philtre.games.elixir.rules.packing import many, one, sort_of

SAFE: Final = 3  # gems of this value never fail


def chance_of(value: i64) -> float:
    """The chance that a brew with gems of that value succeeds in the end, rolls again included."""
    if value >= SAFE:
        return 1.0
    if value == 2:
        return 0.75
    if value == 1:
        return 0.5
    return 0.0


def rolls_again(value: i64) -> float:
    """The mean number of additional turns that a brew takes for its rolls."""
    if value >= 5:
        return 0.0
    if value == 4:
        return 0.2
    return 0.5


def brews(known: i64, unknown: i64, cells: i64) -> float:
    """Brews it takes to get the missing parts: those whose cells are unknown, by trying cells."""
    return float(known) + float(unknown) * float(cells + 1) / float(unknown + 1)


def look_value(weights: Weights, known: i64, unknown: i64, cells: i64) -> float:
    """The number of turns that the sight of one more formula saves."""
    if unknown == 0 or cells == 0:
        return 0.0
    part = float(unknown) / float(cells)
    rest = part * brews(known + 1, unknown - 1, cells - 1) + (1.0 - part) * brews(known, unknown, cells - 1)
    return weights.brew * (brews(known, unknown, cells) - rest)


def more_brews(weights: Weights, number: float, wealth: float) -> float:
    """Turns for so many more brews, with this wealth."""
    if number <= 0.0:
        return 0.0
    turns = weights.brew * number - weights.gold_piece * wealth
    least = weights.brew_at_least * number
    if turns < least:
        return least
    return turns


def gems_in(values: vec[i64], goods: i64) -> i64:
    return many(goods, 3) * values[3] + many(goods, 4) * values[4] + many(goods, 5) * values[5]


def enough_gems(values: vec[i64], goods: i64, needed: i64) -> i64:
    """The value of the gems one would take: no more than are needed, as far as they allow."""
    taken: i64 = 0
    while taken < needed and sort_of(goods, 1) != 0:
        gem: i64 = 5
        while many(goods, gem) == 0:
            gem -= 1
        smaller = gem - 1
        while smaller >= 3:
            if many(goods, smaller) != 0 and values[smaller] >= needed - taken:
                gem = smaller
            smaller -= 1
        goods -= one(gem)
        taken += values[gem]
    return taken


def stock_value(weights: Weights, price: i64, number: i64, wanted: i64) -> float:
    """The value of ingredients of a kind, in gold: the second is for later, more are too many."""
    cost = float(price)
    if wanted == 0:
        return weights.useless * cost * float(number)
    if number == 1:
        return weights.first * cost
    return (weights.first + weights.second) * cost + weights.useless * cost * float(number - 2)
