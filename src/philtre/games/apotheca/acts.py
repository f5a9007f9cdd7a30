"""The actions of a turn: Reveal, Restock, Hire, Power, and the master's decree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.state import CHANCE
from philtre.games.apotheca import tell
from philtre.games.apotheca.content import Tables
from philtre.games.apotheca.dealing import settle_in
from philtre.games.apotheca.market import (
    ARROW,
    EACH_PLANE,
    SPACES,
    bit,
    colour_at,
    count,
    exchange,
    face_up,
    line_spaces,
    lines,
    marked,
    occupied,
)
from philtre.games.apotheca.matching import clear
from philtre.games.apotheca.moves import (
    DECREE,
    HIRE,
    HIRE_ANY,
    HIRE_TOP,
    PLACE,
    RESTOCK,
    REVEAL,
    USE,
    WIZARDING_WINDS,
)
from philtre.games.apotheca.phases import (
    COUNT,
    DECREED,
    DRAWING,
    GEMS,
    HAND,
    HIRED,
    HIRING_TOP,
    NO_CARD,
    NO_COLOUR,
    OVERLOADED,
    PLACING,
    REFILLING,
    RESTOCKED,
    REVEALED,
)
from philtre.games.apotheca.powers import blown, list_uses, movable

if TYPE_CHECKING:
    from philtre.games.apotheca.rules import Apotheca


def list_spaces(tables: Tables, spaces: i64, first: i64, out: vec[i64]) -> i64:
    """Write first + k for each bit k of the mask; how many there are."""
    index = tables.bit_index
    n: i64 = 0
    while spaces != 0:
        low = spaces & -spaces
        spaces ^= low
        out[n] = first + index[(low * 0x09AF >> 12) & 15]
        n += 1
    return n


def list_acts(state: Apotheca, out: vec[i64]) -> i64:
    """Write the actions that the player may take; how many there are."""
    tables = state.setup.tables
    taken = state.taken
    down = state.down()
    n: i64 = 0
    if taken & REVEALED == 0:
        n = list_spaces(tables, down, REVEAL, out)
    if may_restock(state):
        out[n] = RESTOCK
        n += 1
    if state.setup.master and state.seat == 0:
        n = list_decrees(state, out, n)
    elif taken & HIRED == 0:
        n = list_hires(state, out, n)
    powers = usable(state)
    tiles = state.tiles
    while powers != 0:
        low = powers & -powers
        powers ^= low
        n = list_uses(tables, tables.bit_index[(low * 0x09AF >> 12) & 15], tiles, down, out, n)
    return n


def any_act(state: Apotheca) -> bool:
    """Whether there is an action that the player may take."""
    if (state.taken & REVEALED == 0 and state.down() != 0) or may_restock(state):
        return True
    return list_acts(state, state.setup.tables.scratch) > 0


def act(state: Apotheca, action: i64) -> bool:
    """Take an action; whether it is complete."""
    if state.setup.master:
        state.stood = occupied(line_spaces(face_up(state.tiles, state.marks)))
    if action >= USE:
        use_power(state, action)
        return True
    if action < PLACE:
        reveal(state, action)
        return True
    if action == RESTOCK:
        restock(state)
        return False
    if action >= DECREE:
        change_decree(state, action - DECREE)
        return True
    return hire(state, action)


def reveal(state: Apotheca, cell: i64) -> None:
    """A11: first the gem, then matches."""
    state.note(REVEALED)
    plane: i64 = EACH_PLANE
    state.marks &= ~(plane << cell)
    colour = colour_at(state.tiles, cell)
    tell.revealed(state.events, state.seat, cell, colour)
    state.gain(state.seat, colour, 1)
    state.touched = bit(cell)


# Restock


def may_restock(state: Apotheca) -> bool:
    """A12, A34: not twice in a turn, and never in solo."""
    return state.taken & RESTOCKED == 0 and not state.setup.solo and restockable(state)


def restockable(state: Apotheca) -> bool:
    """A12: too few tiles facedown, a tile in the supply and an open space."""
    down = own_facedown(state) if state.setup.own_restock else state.down()
    return count(down) < state.setup.tables.facedown and state.supply != 0 and occupied(state.tiles) != SPACES


def own_facedown(state: Apotheca) -> i64:
    """The facedown tiles whose arrow points to the player."""
    own: i64 = 0
    cell: i64 = 0
    down = state.down()
    while cell < 16:
        if down >> cell & 1 != 0 and state.owner_at(cell) == state.seat:
            own |= bit(cell)
        cell += 1
    return own


def restock(state: Apotheca) -> None:
    state.note(RESTOCKED)
    tell.by(state.events, "restocking", state.seat)
    state.touched = 0
    state.restocking = 1
    state.phase = DRAWING
    state.actor = CHANCE


def draw_tile(state: Apotheca, colour: i64) -> None:
    state.supply -= bit(colour * COUNT)
    state.drawn = colour
    tell.drew(state.events, state.seat, colour)
    state.ask(PLACING)


def place(state: Apotheca, cell: i64) -> bool:
    """A12: facedown, the arrow to the one who placed it; whether the restock is complete."""
    colour = state.drawn
    state.drawn = NO_COLOUR
    state.tiles |= bit(colour * 16 + cell)
    state.marks |= marked(cell, ARROW + state.seat)
    tell.facedown(state.events, "placed", state.seat, cell, colour)
    return not overflows(state) and restocked(state)


def restocked(state: Apotheca) -> bool:
    """Whether enough lie facedown, or supply or space has run out; else another tile is drawn."""
    if restockable(state):
        state.phase = DRAWING
        state.actor = CHANCE
        return False
    state.restocking = 0
    return True


def overflows(state: Apotheca) -> bool:
    """A31, A43: the market is full, and no match lies there."""
    if occupied(state.tiles) != SPACES or state.setup.solo:
        return False
    up = face_up(state.tiles, state.marks)
    if lines(up) != 0 or up == 0:
        return False
    state.phase = OVERLOADED
    state.actor = CHANCE
    tell.happened(state.events, "overload")
    return True


def sweep(state: Apotheca, colour: i64) -> bool:
    """A32: face-up tiles of the revealed colour go back to the supply; whether the action is complete."""
    spaces = face_up(state.tiles, state.marks) >> colour * 16 & SPACES
    if spaces == 0:
        tell.missed(state.events, colour)
        return False
    clear(state, spaces)
    state.supply += count(spaces) * bit(colour * COUNT)
    tell.swept(state.events, colour, spaces)
    return restocked(state) if state.restocking != 0 else True


# Hire


def list_hires(state: Apotheca, out: vec[i64], n: i64) -> i64:
    """A13, A34: the station's price in its colour, or one of each for any card."""
    shift = state.seat * HAND
    rubies = state.rubies >> shift & GEMS
    sapphires = state.sapphires >> shift & GEMS
    topazes = state.topazes >> shift & GEMS
    price = state.setup.hire_price
    alley = state.alley
    if rubies >= price and alley & 15 != NO_CARD:
        out[n] = HIRE
        n += 1
    if sapphires >= price and alley >> 4 & 15 != NO_CARD:
        out[n] = HIRE + 1
        n += 1
    if topazes >= price and alley >> 8 & 15 != NO_CARD:
        out[n] = HIRE + 2
        n += 1
    if rubies != 0 and sapphires != 0 and topazes != 0 and not state.setup.solo:
        station: i64 = 0
        while station < 3:
            if alley >> station * 4 & 15 != NO_CARD:
                out[n] = HIRE_ANY + station
                n += 1
            station += 1
        if state.deck != 0:
            out[n] = HIRE_TOP
            n += 1
    return n


def hire(state: Apotheca, action: i64) -> bool:
    """A13: pay, take the card, refill the station; whether that is complete."""
    state.note(HIRED)
    state.touched = 0
    station: i64 = action - HIRE
    if action < HIRE_ANY:
        pay(state, station, state.setup.hire_price)
    else:
        pay_one_of_each(state)
        if action == HIRE_TOP:
            state.phase = HIRING_TOP
            state.actor = CHANCE
            return False
        station = action - HIRE_ANY
    card = state.station(station)
    empty: i64 = NO_CARD
    state.alley |= empty << station * 4
    take_on(state, card)
    if state.deck == 0:
        return True
    state.pending = station
    state.phase = REFILLING
    state.actor = CHANCE
    return False


def take_on(state: Apotheca, card: i64) -> None:
    state.active |= bit(card) << state.seat * HAND
    tell.card(state.events, "hired", state.seat, state.setup.tables.cards[card])


def hire_top(state: Apotheca, card: i64) -> None:
    """The deck's top card is hired, unseen until now."""
    state.deck &= ~bit(card)
    take_on(state, card)


def refill(state: Apotheca, card: i64) -> None:
    state.deck &= ~bit(card)
    settle_in(state, state.pending, card)
    state.pending = 0


def pay(state: Apotheca, colour: i64, price: i64) -> None:
    """Gems go back to the box; an apprentice's to the master (A40)."""
    spend(state, colour, price)
    to_master = state.setup.master and state.seat != 0
    tell.gems(state.events, "paid" if to_master else "spent", state.seat, colour, price)


def pay_one_of_each(state: Apotheca) -> None:
    spend(state, 0, 1)
    spend(state, 1, 1)
    spend(state, 2, 1)
    tell.by(state.events, "paid-each" if state.setup.master else "spent-each", state.seat)


def spend(state: Apotheca, colour: i64, price: i64) -> None:
    state.add_gems(state.seat, colour, -price)
    if state.setup.master and state.seat != 0:
        state.add_gems(0, colour, price)


# Power


def usable(state: Apotheca) -> i64:
    """The powers at hand: of active apothecaries, or of those in the alley that the master can pay (A39)."""
    if not state.setup.master or state.seat != 0:
        return state.cards_of(state.seat) & ~state.taken
    cards: i64 = 0
    colour: i64 = 0
    while colour < 3:
        card = state.station(colour)
        if card != NO_CARD and state.gems(0, colour) >= state.setup.tables.alley_price:
            cards |= bit(card)
        colour += 1
    return cards & ~state.taken


def use_power(state: Apotheca, action: i64) -> None:
    """A14 to A24."""
    tables = state.setup.tables
    power = tables.power[action]
    state.note(bit(power))
    if state.setup.master and state.seat == 0:
        pay_alley(state, power)
    if state.events is not None:
        use = action - tables.first_use[power]
        moves = tell.motions(use, tables.swaps[action], power, occupied(state.tiles))
        tell.used(state.events, state.seat, tables.cards[power], power, moves)
    if power == WIZARDING_WINDS:
        blow(state, action - tables.first_use[power])
    else:
        swap_spaces(state, tables.swaps[action])
        state.touched = tables.span[action] & occupied(state.tiles)


def pay_alley(state: Apotheca, power: i64) -> None:
    colour: i64 = 0
    while state.station(colour) != power:
        colour += 1
    pay(state, colour, state.setup.tables.alley_price)


def swap_spaces(state: Apotheca, swaps: i64) -> None:
    tiles = state.tiles
    marks = state.marks
    stood = state.stood
    rest = swaps & 15
    swaps >>= 4
    while rest != 0:
        one = swaps & 15
        other = swaps >> 4 & 15
        tiles = exchange(tiles, one, other)
        marks = exchange(marks, one, other)
        if stood != 0:
            stood = exchange(stood, one, other)
        swaps >>= 8
        rest -= 1
    state.tiles = tiles
    state.marks = marks
    state.stood = stood


def blow(state: Apotheca, way: i64) -> None:
    """A23: every tile as far as it goes, nothing passed."""
    touched: i64 = 0
    movers = movable(occupied(state.tiles), way)
    while movers != 0:
        touched = blown(touched | movers, movers, way)
        state.tiles = blown(state.tiles, movers, way)
        state.marks = blown(state.marks, movers, way)
        state.stood = blown(state.stood, movers, way)
        movers = movable(occupied(state.tiles), way)
    state.touched = touched


# The master's decree


def list_decrees(state: Apotheca, out: vec[i64], n: i64) -> i64:
    """A39: another colour, for a gem of it."""
    if state.taken & DECREED == 0:
        colour: i64 = 0
        while colour < 3:
            if colour != state.decree and state.gems(0, colour) >= state.setup.tables.decree_price:
                out[n] = DECREE + colour
                n += 1
            colour += 1
    return n


def change_decree(state: Apotheca, colour: i64) -> None:
    """A39, A41: it claims nothing before the next turn begins."""
    state.note(DECREED)
    pay(state, colour, state.setup.tables.decree_price)
    state.decree = colour
    state.touched = 0
    tell.decreed(state.events, colour)
