"""The market as bits: three planes of sixteen spaces for the colours, three for the marks on tiles.

Plane k of a word is its bits 16k to 16k + 15; space a1 is bit 0, b1 bit 1, d4 bit 15. In `tiles` a plane is a
colour. In `marks` the three planes form a number for each tile: 0 face-up, 1 a face-up stack, 2 facedown with
the arrow to nobody, 3 facedown and one of the Master's two start tiles, 4 to 7 facedown with the arrow to
seat 0 to 3. So one exchange of bits moves everything on a space.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.bits import BIT_61
from philtre.core.state import NOBODY

SPACES: Final = 0xFFFF
EACH_PLANE: Final = 0x0001_0001_0001
ROW_STARTS: Final = 0x3333_3333_3333  # first spaces of possible rows of three, in each plane
COLUMN_STARTS: Final = 0x00FF_00FF_00FF
ROW_OF_THREE: Final = 0x7
COLUMN_OF_THREE: Final = 0x111

PLAIN: Final = 0
STACKED: Final = 1
ARROW_TO_NOBODY: Final = 2
START_TILE: Final = 3
ARROW: Final = 4


def bit(place: i64) -> i64:
    """As in `philtre.core.bits`. The rules call it all the time, and calls into another library cost more."""
    top: i64 = BIT_61
    return top >> (61 - place)


def occupied(tiles: i64) -> i64:
    """The occupied spaces, as a mask."""
    return (tiles | tiles >> 16 | tiles >> 32) & SPACES


def facedown(marks: i64) -> i64:
    """The spaces with a facedown tile, as a mask."""
    return (marks >> 16 | marks >> 32) & SPACES


def face_up(tiles: i64, marks: i64) -> i64:
    """The colour planes without facedown tiles."""
    return tiles & ~(facedown(marks) * EACH_PLANE)


def colour_at(tiles: i64, cell: i64) -> i64:
    """The colour on a space, 0 to 2; 3 if it is empty."""
    here = tiles >> cell
    if here & 1 != 0:
        return 0
    if here >> 16 & 1 != 0:
        return 1
    if here >> 32 & 1 != 0:
        return 2
    return 3


def mark_at(marks: i64, cell: i64) -> i64:
    """The mark on a space, 0 to 7, as listed in the module's docstring."""
    here = marks >> cell
    return here & 1 | (here >> 16 & 1) << 1 | (here >> 32 & 1) << 2


def owner_of(mark: i64) -> i64:
    """The seat that the arrow of a tile with this mark points to, or NOBODY."""
    if mark >= ARROW:
        return mark - ARROW
    if mark == START_TILE:
        return 1  # A2: the first apprentice
    return NOBODY


def marked(cell: i64, mark: i64) -> i64:
    """The bits of this mark on this space, in a word of marks."""
    return (mark & 1 | (mark >> 1 & 1) << 16 | (mark >> 2 & 1) << 32) << cell


def exchange(word: i64, one: i64, other: i64) -> i64:
    """The word with two spaces exchanged in all planes."""
    differs = ((word >> one) ^ (word >> other)) & EACH_PLANE
    return word ^ (differs << one | differs << other)


def lines(up: i64) -> i64:
    """Nonzero if three tiles of one colour lie in a row or column (A25)."""
    return (up & up >> 1 & up >> 2 & ROW_STARTS) | (up & up >> 4 & up >> 8 & COLUMN_STARTS)


def line_spaces(up: i64) -> i64:
    """The spaces, in each colour's plane, that belong to a line of three or four."""
    rows = up & up >> 1 & up >> 2 & ROW_STARTS
    columns = up & up >> 4 & up >> 8 & COLUMN_STARTS
    return rows | rows << 1 | rows << 2 | columns | columns << 4 | columns << 8


def matches(up: i64) -> vec[i64]:
    """All matches, each as the mask of its spaces with its colour from bit 16 on (A27)."""
    found = vec[i64]()
    colour: i64 = 0
    while colour < 3:
        plane = up >> (colour * 16) & SPACES
        rows = plane & plane >> 1 & plane >> 2 & ROW_STARTS
        columns = plane & plane >> 4 & plane >> 8 & COLUMN_STARTS
        while rows | columns != 0:
            match: i64 = 0
            grown = True
            while grown:  # lines that share a tile are one match
                grown = False
                rest = rows
                while rest != 0:
                    low = rest & -rest
                    rest ^= low
                    line = low * ROW_OF_THREE
                    if match == 0 or line & match != 0:
                        match |= line
                        rows ^= low
                        grown = True
                rest = columns
                while rest != 0:
                    low = rest & -rest
                    rest ^= low
                    line = low * COLUMN_OF_THREE
                    if match == 0 or line & match != 0:
                        match |= line
                        columns ^= low
                        grown = True
            found = append(found, match | colour << 16)
        colour += 1
    return in_reading_order(found)


def in_reading_order(found: vec[i64]) -> vec[i64]:
    """The matches, sorted by their first space."""
    for last in range(1, len(found)):
        place = last
        while place > 0 and first_bit(found[place]) < first_bit(found[place - 1]):
            held = found[place]
            found[place] = found[place - 1]
            found[place - 1] = held
            place -= 1
    return found


def first_bit(match: i64) -> i64:
    return match & -match
