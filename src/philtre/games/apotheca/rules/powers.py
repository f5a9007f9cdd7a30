"""The fifteen powers: legal uses, and the movement of tiles (A14 to A24).

The list functions write actions into `out` from index n on and return the new length.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.apotheca.rules.market import EACH_PLANE, SPACES, occupied
from philtre.games.apotheca.rules.moves import (
    CHAINED_CHARGE,
    DOUBLE_DIVE,
    FAITHFUL_FLOAT,
    FLICKERING_FLIP,
    GENIE_JUGGLE,
    REPTILIAN_RUSH,
    SHADOW_SWAP,
    SORCERESS_SPIN,
    SPIRIT_SWITCH,
    TETRATWIST,
    WIZARDING_WINDS,
)
from philtre.games.apotheca.rules.tables import Tables

COLUMN_A: Final = 0x1111
COLUMN_D: Final = 0x8888


def list_spaces(tables: Tables, spaces: i64, first: i64, out: vec[i64]) -> i64:
    """Writes first + k for each bit k of the mask into `out`; returns the number of bits."""
    index = tables.bit_index
    n: i64 = 0
    while spaces != 0:
        low = spaces & -spaces
        spaces ^= low
        out[n] = first + index[(low * 0x09AF >> 12) & 15]
        n += 1
    return n


def list_uses(tables: Tables, power: i64, tiles: i64, down: i64, out: vec[i64], n: i64) -> i64:
    """Writes the legal uses of a power."""
    if power == CHAINED_CHARGE:
        return list_chains(tables, occupied(tiles), out, n)
    if power == DOUBLE_DIVE:
        return list_dives(tables, occupied(tiles), out, n)
    if power == GENIE_JUGGLE:
        return list_juggles(tables, occupied(tiles), out, n)
    if power == SHADOW_SWAP:
        return list_shadows(tables, occupied(tiles), down, out, n)
    if power in (FLICKERING_FLIP, SORCERESS_SPIN, SPIRIT_SWITCH):
        return list_swaps(tables, power, tiles, down, out, n)
    if power in (FAITHFUL_FLOAT, REPTILIAN_RUSH, TETRATWIST):
        return list_turns(tables, power, tiles, down, out, n)
    if power == WIZARDING_WINDS:
        return list_winds(tables, occupied(tiles), out, n)
    return list_moves(tables, power, occupied(tiles), out, n)


def list_moves(tables: Tables, power: i64, taken: i64, out: vec[i64], n: i64) -> i64:
    """Writes the moves of a tile to an empty space in reach (A15, A21)."""
    empty = ~taken & SPACES
    index = tables.bit_index
    reach = tables.reach
    number = tables.number
    rest = taken
    while rest != 0:
        low = rest & -rest
        rest ^= low
        cell = index[(low * 0x09AF >> 12) & 15]
        targets = reach[power << 4 | cell] & empty
        here = power << 8 | cell << 4
        while targets != 0:
            low = targets & -targets
            targets ^= low
            out[n] = number[here | index[(low * 0x09AF >> 12) & 15]]
            n += 1
    return n


def list_swaps(tables: Tables, power: i64, tiles: i64, down: i64, out: vec[i64], n: i64) -> i64:
    """Writes the swaps of two tiles in reach, except two face-up tiles of one colour (A14)."""
    index = tables.bit_index
    reach = tables.reach
    number = tables.number
    taken = occupied(tiles)
    rest = taken
    while rest != 0:
        low = rest & -rest
        rest ^= low
        cell = index[(low * 0x09AF >> 12) & 15]
        partners = reach[power << 4 | cell] & taken
        if low & down == 0:
            partners &= ~(alike(tiles, low) & ~down)
        here = power << 8 | cell << 4
        while partners != 0:
            low = partners & -partners
            partners ^= low
            out[n] = number[here | index[(low * 0x09AF >> 12) & 15]]
            n += 1
    return n


def alike(tiles: i64, space: i64) -> i64:
    """The spaces whose tile has the colour of the tile on that space, as a mask."""
    if tiles & space != 0:
        return tiles & SPACES
    if tiles >> 16 & space != 0:
        return tiles >> 16 & SPACES
    return tiles >> 32


def list_shadows(tables: Tables, taken: i64, down: i64, out: vec[i64], n: i64) -> i64:
    """Writes the swaps of a facedown with a face-up tile, at any distance (A21)."""
    index = tables.bit_index
    number = tables.number
    up = taken & ~down
    rest = down
    while rest != 0:
        low = rest & -rest
        rest ^= low
        here: i64 = SHADOW_SWAP << 8 | index[(low * 0x09AF >> 12) & 15] << 4
        partners = up
        while partners != 0:
            low = partners & -partners
            partners ^= low
            out[n] = number[here | index[(low * 0x09AF >> 12) & 15]]
            n += 1
    return n


def list_juggles(tables: Tables, taken: i64, out: vec[i64], n: i64) -> i64:
    """Writes the moves of a tile to an empty space beside a neighbour (A20), each target once (A14)."""
    empty = ~taken & SPACES
    index = tables.bit_index
    beside = tables.beside
    number = tables.number
    rest = taken
    while rest != 0:
        low = rest & -rest
        rest ^= low
        cell = index[(low * 0x09AF >> 12) & 15]
        partners = beside[cell] & taken
        targets: i64 = 0
        while partners != 0:
            low = partners & -partners
            partners ^= low
            targets |= beside[index[(low * 0x09AF >> 12) & 15]]
        targets &= empty
        here: i64 = GENIE_JUGGLE << 8 | cell << 4
        while targets != 0:
            low = targets & -targets
            targets ^= low
            out[n] = number[here | index[(low * 0x09AF >> 12) & 15]]
            n += 1
    return n


def list_chains(tables: Tables, taken: i64, out: vec[i64], n: i64) -> i64:
    """Writes the moves of a lead to an empty neighbour space, with a follower from another one (A16)."""
    index = tables.bit_index
    beside = tables.beside
    chains = tables.chains
    rest = taken
    while rest != 0:
        low = rest & -rest
        rest ^= low
        lead = index[(low * 0x09AF >> 12) & 15]
        around = beside[lead]
        followers = around & taken
        while followers != 0:
            low = followers & -followers
            followers ^= low
            here = lead << 8 | index[(low * 0x09AF >> 12) & 15]
            targets = around & ~taken
            while targets != 0:
                low = targets & -targets
                targets ^= low
                out[n] = chains[here | index[(low * 0x09AF >> 12) & 15] << 4]
                n += 1
    return n


def movable(taken: i64, way: i64) -> i64:
    """The tiles with an empty space ahead, as a mask. `way` is 0 up, 1 right, 2 down, 3 left."""
    empty = ~taken & SPACES
    if way == 0:
        return taken & empty << 4
    if way == 1:
        return taken & empty >> 1 & ~COLUMN_D
    if way == 2:
        return taken & empty >> 4
    return taken & empty << 1 & ~COLUMN_A


def list_dives(tables: Tables, taken: i64, out: vec[i64], n: i64) -> i64:
    """Writes the pairs of steps by two tiles that are not adjacent, to two different empty spaces (A17)."""
    index = tables.bit_index
    beside = tables.beside
    dives = tables.dives
    ahead = tables.ahead
    way: i64 = 0
    while way < 3:
        movers = movable(taken, way)
        if movers != 0:
            second_way = way + 1
            while second_way < 4:
                seconds = movable(taken, second_way)
                back = (second_way ^ 2) << 4
                ways = (way << 2 | second_way) << 8
                rest = movers
                while rest != 0 and seconds != 0:
                    low = rest & -rest
                    rest ^= low
                    cell = index[(low * 0x09AF >> 12) & 15]
                    target = ahead[way << 4 | cell]
                    clash = ahead[back | index[(target * 0x09AF >> 12) & 15]]  # would land on the target
                    partners = seconds & ~(beside[cell] | low | clash)
                    here = ways | cell << 4
                    while partners != 0:
                        low = partners & -partners
                        partners ^= low
                        out[n] = dives[here | index[(low * 0x09AF >> 12) & 15]]
                        n += 1
                second_way += 1
        way += 1
    return n


def list_turns(tables: Tables, power: i64, tiles: i64, down: i64, out: vec[i64], n: i64) -> i64:
    """Writes the turns of lines and groups that are not empty or all of one colour (A14, A18, A19, A22)."""
    span = tables.span
    taken = occupied(tiles)
    action = tables.first_use[power]
    last = tables.first_use[power + 1]
    while action < last:
        spaces = span[action]
        if spaces & taken != 0 and (
            spaces & down != 0
            or (
                tiles & spaces != spaces and tiles >> 16 & spaces != spaces and tiles >> 32 & spaces != spaces
            )
        ):
            out[n] = action
            n += 1
        action += 1
    return n


def list_winds(tables: Tables, taken: i64, out: vec[i64], n: i64) -> i64:
    """Writes the directions in which at least one tile moves (A14, A23)."""
    first = tables.first_use[WIZARDING_WINDS]
    way: i64 = 0
    while way < 4:
        if movable(taken, way) != 0:
            out[n] = first + way
            n += 1
        way += 1
    return n


def blown(word: i64, movers: i64, way: i64) -> i64:
    """The word with these tiles moved one space in all planes."""
    each = movers * EACH_PLANE
    moving = word & each
    word ^= moving
    if way == 0:
        return word | moving >> 4
    if way == 1:
        return word | moving << 1
    if way == 2:
        return word | moving << 4
    return word | moving >> 1
