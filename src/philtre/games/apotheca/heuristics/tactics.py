"""Lines that lack one tile, and the one action that brings it: a tile to reveal, a power to use."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.apotheca.rules.market import (
    COLUMN_STARTS,
    EACH_PLANE,
    ROW_STARTS,
    SPACES,
    exchange,
    lines,
    occupied,
)
from philtre.games.apotheca.rules.moves import (
    FLICKERING_FLIP,
    GENIE_JUGGLE,
    GULLY_GLIDE,
    LUCKY_LEAP,
    PORTAL_POUNCE,
    SHADOW_SWAP,
    SORCERESS_SPIN,
    SPIRIT_SWITCH,
    WANDERING_WALTZ,
    WIZARDING_WINDS,
)
from philtre.games.apotheca.rules.powers import blown, list_uses, movable
from philtre.games.apotheca.rules.tables import Tables

NONE: Final = -1


def missing(planes: i64) -> i64:
    """In each colour's plane, the spaces where one more tile of it makes a line of three."""
    return (
        (planes & planes >> 1 & ROW_STARTS) << 2
        | (planes & planes >> 2 & ROW_STARTS) << 1
        | planes >> 1 & planes >> 2 & ROW_STARTS
        | (planes & planes >> 4 & COLUMN_STARTS) << 8
        | (planes & planes >> 8 & COLUMN_STARTS) << 4
        | planes >> 4 & planes >> 8 & COLUMN_STARTS
    ) & ~planes


def arrows_to(marks: i64, seat: i64) -> i64:
    """The facedown tiles that the seat may look at."""
    own = marks >> 32 & SPACES
    if seat & 1 != 0:
        own &= marks
    else:
        own &= ~marks
    if seat & 2 != 0:
        own &= marks >> 16
    else:
        own &= ~(marks >> 16)
    if seat == 1:  # Master of the Market: the two start tiles
        own |= marks & marks >> 16 & ~(marks >> 32)
    return own & SPACES


def matching_use(tables: Tables, power: i64, tiles: i64, down: i64, wanted: i64, out: vec[i64]) -> i64:
    """A use of the power that makes a new line in one of the wanted colours' planes, or NONE."""
    up = tiles & ~(down * EACH_PLANE)
    if power in (GENIE_JUGGLE, GULLY_GLIDE, LUCKY_LEAP, PORTAL_POUNCE, WANDERING_WALTZ):
        return matching_move(tables, power, tiles, up, wanted)
    if power in (FLICKERING_FLIP, SHADOW_SWAP, SORCERESS_SPIN, SPIRIT_SWITCH):
        return matching_swap(tables, power, tiles, down, up, wanted)
    if not enough(up & wanted):
        return NONE
    standing = lines(up)
    end = list_uses(tables, power, tiles, down, out, 0)
    place: i64 = 0
    while place < end:
        action = out[place]
        if power == WIZARDING_WINDS:
            after = windswept(up, occupied(tiles), action - tables.first_use[power])
        else:
            after = swapped(up, tables.swaps[action])
        if lines(after) & wanted & ~standing != 0:
            return action
        place += 1
    return NONE


def enough(planes: i64) -> bool:
    """True if some colour has three tiles at all."""
    colour: i64 = 0
    while colour < 3:
        plane = planes >> colour * 16 & SPACES
        plane &= plane - 1
        if plane & (plane - 1) != 0:
            return True
        colour += 1
    return False


def matching_move(tables: Tables, power: i64, tiles: i64, up: i64, wanted: i64) -> i64:
    """A tile to an empty space where its colour lacks one."""
    taken = occupied(tiles)
    gaps = missing(up) & wanted & ~(taken * EACH_PLANE)
    index = tables.bit_index
    colour: i64 = 0
    while gaps != 0:
        holes = gaps & SPACES
        plane = up >> colour * 16 & SPACES
        while holes != 0:
            hole = holes & -holes
            holes ^= hole
            cell = index[(hole * 0x09AF >> 12) & 15]
            sources = tables.reach[power << 4 | cell] & plane
            while sources != 0:
                source = sources & -sources
                sources ^= source
                if lines(plane ^ source | hole) & ~lines(plane) == 0:
                    continue
                start = index[(source * 0x09AF >> 12) & 15]
                if power != GENIE_JUGGLE or tables.beside[cell] & tables.beside[start] & taken != 0:
                    return tables.number[power << 8 | start << 4 | cell]
        gaps >>= 16
        colour += 1
    return NONE


def matching_swap(tables: Tables, power: i64, tiles: i64, down: i64, up: i64, wanted: i64) -> i64:
    """A face-up tile into the place of another tile, where its colour lacks one."""
    taken = occupied(tiles)
    if power == SHADOW_SWAP:
        taken = down
    gaps = missing(up) & wanted & taken * EACH_PLANE
    index = tables.bit_index
    reach = tables.reach
    colour: i64 = 0
    while gaps != 0:
        holes = gaps & SPACES
        plane = up >> colour * 16 & SPACES
        while holes != 0:
            hole = holes & -holes
            holes ^= hole
            cell = index[(hole * 0x09AF >> 12) & 15]
            sources = plane
            while sources != 0:
                source = sources & -sources
                sources ^= source
                start = index[(source * 0x09AF >> 12) & 15]
                joined = reach[power << 4 | cell] & source | reach[power << 4 | start] & hole
                if joined != 0 and lines(plane ^ source | hole) & ~lines(plane) != 0:
                    return tables.number[power << 8 | start << 4 | cell]
        gaps >>= 16
        colour += 1
    return NONE


def swapped(word: i64, swaps: i64) -> i64:
    rest = swaps & 15
    swaps >>= 4
    while rest != 0:
        word = exchange(word, swaps & 15, swaps >> 4 & 15)
        swaps >>= 8
        rest -= 1
    return word


def windswept(word: i64, taken: i64, way: i64) -> i64:
    movers = movable(taken, way)
    while movers != 0:
        word = blown(word, movers, way)
        taken = blown(taken, movers, way)
        movers = movable(taken, way)
    return word
