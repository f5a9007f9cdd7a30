"""Counts of up to fifteen kinds packed into one word, four bits each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.core.bits import bit

LOW_HALVES: Final = 0x0F0F_0F0F_0F0F_0F0F
THREE: Final = 0xFFF  # a mask of three counts: one category of ingredients


def one(kind: i64) -> i64:
    """The packed count of one piece of that kind."""
    return bit(4 * kind)


def many(pieces: i64, kind: i64) -> i64:
    """The number of pieces of that kind."""
    return pieces >> 4 * kind & 15


def total(pieces: i64) -> i64:
    """The number of pieces of all kinds. A word of bytes modulo 255 is the sum of its bytes."""
    return ((pieces & LOW_HALVES) + (pieces >> 4 & LOW_HALVES)) % 255


def shifted(number: i64, kind: i64) -> i64:
    """The number shifted to the place of that kind. A function, so that compiled constants have 64 bits."""
    return number << 4 * kind


def sort_of(pieces: i64, category: i64) -> i64:
    """The pieces of one category, with their places unchanged."""
    return pieces & shifted(THREE, 3 * category)


def written(chart: i64, cell: i64, kind: i64) -> i64:
    """The chart with the formula of a cell replaced."""
    return chart & ~shifted(15, cell) | shifted(kind, cell)


def of_each(number: i64, kinds: i64) -> i64:
    """A packed count with `number` pieces of each of the first `kinds` kinds."""
    pieces: i64 = 0
    while kinds > 0:
        pieces = pieces << 4 | number
        kinds -= 1
    return pieces
