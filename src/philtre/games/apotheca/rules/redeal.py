"""Redealing the tiles that a seat cannot see (A12, A38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.core.bits import count, lowest
from philtre.core.dice import Bits
from philtre.games.apotheca.rules.dealing import pick
from philtre.games.apotheca.rules.market import EACH_PLANE, START_TILE, bit, colour_at, exchange, mark_at
from philtre.games.apotheca.rules.moves import TILE
from philtre.games.apotheca.rules.phases import COUNT, DEALING, NO_COLOUR

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca

SPECTATOR: Final = -3  # not a seat, and not NOBODY, which the arrows of solo point to


def redeal(state: Apotheca, seat: int | None, rng: Bits) -> None:
    """Draws the colours that the seat cannot see anew, from the supply and those tiles.

    The distribution is exact until tiles go back to the supply; after that it is an approximation, since a
    tile drawn earlier cannot be one that went back later. The colours of the two start tiles of Master of the
    Market are known to all as a pair: the two are only exchanged with each other, and once one has left, the
    other is known.
    """
    viewer: i64 = SPECTATOR if seat is None else seat
    hidden: i64 = 0
    start_tiles: i64 = 0
    down = state.down()
    cell: i64 = 0
    while cell < 16:
        if down >> cell & 1 != 0 and state.owner_at(cell) != viewer:
            if mark_at(state.marks, cell) == START_TILE:
                start_tiles |= bit(cell)
            else:
                hidden |= bit(cell)
        cell += 1
    if count(start_tiles) == 2:
        if rng.getrandbits(1) == 1:
            one = lowest(start_tiles)
            other = lowest(start_tiles & (start_tiles - 1))
            state.tiles = exchange(state.tiles, one, other)
    elif start_tiles != 0 and state.phase == DEALING:  # its twin is still in the bag of start tiles
        state.supply += bit(colour_at(state.tiles, lowest(start_tiles)) * COUNT)
        state.tiles &= ~(start_tiles * EACH_PLANE)
        colour = pick(state, rng.getrandbits(32)) - TILE
        state.supply -= bit(colour * COUNT)
        state.tiles |= start_tiles << colour * 16
    holding = state.drawn != NO_COLOUR and state.seat != viewer
    if holding:
        state.supply += bit(state.drawn * COUNT)
    rest = hidden
    while rest != 0:
        low = rest & -rest
        rest ^= low
        state.supply += bit(colour_at(state.tiles, lowest(low)) * COUNT)
    state.tiles &= ~(hidden * EACH_PLANE)
    while hidden != 0:
        low = hidden & -hidden
        hidden ^= low
        state.tiles |= low << unseen(state, rng) * 16
    if holding:
        state.drawn = unseen(state, rng)


def unseen(state: Apotheca, rng: Bits) -> i64:
    """Draws a colour from the supply, in proportion to its tiles."""
    ruby = state.in_supply(0)
    sapphire = state.in_supply(1)
    bits: i64 = rng.getrandbits(32)
    rest = bits * (ruby + sapphire + state.in_supply(2)) >> 32
    colour: i64 = 2
    if rest < ruby:
        colour = 0
    elif rest < ruby + sapphire:
        colour = 1
    state.supply -= bit(colour * COUNT)
    return colour
