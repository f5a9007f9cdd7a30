"""Several small numbers in one word: four bits for each of up to fifteen kinds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from philtre.core.bits import bit

LOW_HALVES: Final = 0x0F0F_0F0F_0F0F_0F0F
THREE: Final = 0xFFF  # the nibbles of one category of ingredients


def one(kind: i64) -> i64:
    """One piece of that kind."""
    return bit(4 * kind)


def many(pieces: i64, kind: i64) -> i64:
    """How many of that kind."""
    return pieces >> 4 * kind & 15


def total(pieces: i64) -> i64:
    """How many of all kinds together: a word of bytes leaves their sum behind when divided by 255."""
    return ((pieces & LOW_HALVES) + (pieces >> 4 & LOW_HALVES)) % 255


def shifted(number: i64, kind: i64) -> i64:
    """A small number at the place of that kind. A function, so that compiled constants have 64 bits."""
    return number << 4 * kind


def sort_of(pieces: i64, category: i64) -> i64:
    """The pieces of one category only, where they stand."""
    return pieces & shifted(THREE, 3 * category)


def written(chart: i64, cell: i64, kind: i64) -> i64:
    """The chart with a formula entered."""
    return chart & ~shifted(15, cell) | shifted(kind, cell)


def of_each(number: i64, kinds: i64) -> i64:
    """That many of each of the first kinds."""
    pieces: i64 = 0
    while kinds > 0:
        pieces = pieces << 4 | number
        kinds -= 1
    return pieces
