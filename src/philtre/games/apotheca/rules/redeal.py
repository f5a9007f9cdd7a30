"""Redealing the tiles that a seat cannot see (A12, A38)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.bits import count, lowest
from philtre.core.dice import Bits
from philtre.games.apotheca.rules.dealing import pick
from philtre.games.apotheca.rules.layout import COUNT, NO_COLOUR
from philtre.games.apotheca.rules.market import EACH_PLANE, START_TILE, bit, colour_at, exchange, mark_at
from philtre.games.apotheca.rules.moves import TILE
from philtre.games.apotheca.rules.phases import DEALING

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca

SPECTATOR: Final = -3  # not a seat, and not NOBODY, which the arrows of solo point to


def redeal(state: Apotheca, seat: int | None, rng: Bits) -> None:
    """Draws the colours that the seat cannot see anew, by their probability given all that the seat has seen.

    The colours of the two start tiles of Master of the Market are known to all as a pair: the two are only
    exchanged with each other, and once one has left, the other is known. What remains inexact: of more than
    `pools.MOST` returns to the supply while a tile lies facedown only the latest count, and nothing is
    concluded from an overload that drew among the face-up colours because the supply could remove nothing.
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
    if state.ages != 0:
        redeal_aged(state, hidden, holding, rng)
        return
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


def redeal_aged(state: Apotheca, hidden: i64, holding: bool, rng: Bits) -> None:
    """Redeals tiles that were drawn from different supplies (pools.py).

    The chance that tiles have certain colours is in proportion to the chance of all draws since the oldest of
    them, those that were seen included. It is computed for each combination of colours.
    """
    pools = state.pools
    pools = append(pools, state.supply)
    cells = vec[i64]()  # 16 is the tile in hand
    epochs = vec[i64]()  # of the tiles, from 0 on
    cell: i64 = 0
    while cell < 17:
        if hidden >> cell & 1 != 0 or (cell == 16 and holding):
            colour = state.drawn
            epoch: i64 = len(pools) // 2 - 1
            if cell < 16:
                colour = colour_at(state.tiles, cell)
                if mark_at(state.ages, cell) != 0:
                    epoch = mark_at(state.ages, cell) - 1
            cells = append(cells, cell)
            epochs = append(epochs, epoch)
            pools = drawn_later(pools, epoch, bit(colour * COUNT))
        cell += 1
    colours = pick_colours(pools, epochs, rng)
    state.tiles &= ~(hidden * EACH_PLANE)
    place: i64 = 0
    while place < len(cells):
        colour = colours >> 2 * place & 3
        pools = drawn_later(pools, epochs[place], -bit(colour * COUNT))
        if cells[place] == 16:
            state.drawn = colour
        else:
            state.tiles |= bit(colour * 16 + cells[place])
        place += 1
    state.supply = pools[len(pools) - 1]
    state.pools = pools[: len(pools) - 1]


def drawn_later(pools: vec[i64], epoch: i64, tile: i64) -> vec[i64]:
    """The pools with a tile added that was drawn in that epoch: it is in no supply from its end on."""
    changed = pools[:]
    place: i64 = 2 * epoch + 1
    while place < len(changed):
        changed[place] += tile
        place += 1
    return changed


def pick_colours(pools: vec[i64], epochs: vec[i64], rng: Bits) -> i64:
    """Colours for the hidden tiles of these epochs, two bits each; the pools still hold these tiles."""
    number: i64 = 1
    for _ in range(len(epochs)):
        number *= 3
    weights = vec[float]([0.0] * int(number))
    total = 0.0
    case: i64 = 0
    while case < number:
        total += weight_of(pools, epochs, colours_of(case, len(epochs)))
        weights[case] = total
        case += 1
    bits: i64 = rng.getrandbits(32)
    share = float(bits) / 4294967296.0 * total
    case = 0
    while case < number - 1 and weights[case] <= share:
        case += 1
    return colours_of(case, len(epochs))


def colours_of(case: i64, tiles: i64) -> i64:
    """The combination of colours with that number, two bits for each tile."""
    colours: i64 = 0
    place: i64 = 0
    while place < tiles:
        colours |= case % 3 << 2 * place
        case //= 3
        place += 1
    return colours


def weight_of(pools: vec[i64], epochs: vec[i64], colours: i64) -> float:
    """A number in proportion to the chance of all draws, if the hidden tiles have these colours."""
    weight = 1.0
    gone: i64 = 0  # the hidden tiles drawn before, by colour
    epoch: i64 = 0
    while 2 * epoch < len(pools):
        start = pools[2 * epoch] - gone
        place: i64 = 0
        while place < len(epochs):
            if epochs[place] == epoch:
                gone += bit((colours >> 2 * place & 3) * COUNT)
            place += 1
        colour: i64 = 0
        while colour < 3:
            here = start >> colour * COUNT & 0xFF
            left = (pools[2 * epoch + 1] >> colour * COUNT & 0xFF) - (gone >> colour * COUNT & 0xFF)
            if left < 0 or here < left:
                return 0.0
            while here > left:
                weight *= float(here) / 16.0  # or the product grows too large
                here -= 1
            colour += 1
        epoch += 1
    return weight
