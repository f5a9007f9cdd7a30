"""The Power action: the powers that a player may use, and the effect of a use on the market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.games.apotheca.rules import events
from philtre.games.apotheca.rules.hiring import pay
from philtre.games.apotheca.rules.layout import NO_CARD
from philtre.games.apotheca.rules.market import bit, exchange, occupied
from philtre.games.apotheca.rules.moves import WIZARDING_WINDS
from philtre.games.apotheca.rules.powers import blown, movable

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca


def usable(state: Apotheca) -> i64:
    """The player's powers that were not used this turn, as a mask."""
    return powers_of(state, state.seat) & ~state.taken


def powers_of(state: Apotheca, seat: i64) -> i64:
    """The powers of a seat's active apothecaries, or those of the alley that the master can pay (A39)."""
    if not state.setup.master or seat != 0:
        return state.cards_of(seat)
    cards: i64 = 0
    colour: i64 = 0
    while colour < 3:
        card = state.station(colour)
        if card != NO_CARD and state.gems(0, colour) >= state.setup.tables.alley_price:
            cards |= bit(card)
        colour += 1
    return cards


def use_power(state: Apotheca, action: i64) -> None:
    """Uses a power (A14 to A24): pays for it if the master uses it, and moves the tiles."""
    tables = state.setup.tables
    power = tables.power[action]
    state.note(bit(power))
    if state.setup.master and state.seat == 0:
        pay_alley(state, power)
    if state.events is not None:
        use = action - tables.first_use[power]
        moves = events.motions(use, tables.swaps[action], power, occupied(state.tiles))
        events.used(state.events, state.seat, tables.cards[power], power, moves)
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
    ages = state.ages
    rest = swaps & 15
    swaps >>= 4
    while rest != 0:
        one = swaps & 15
        other = swaps >> 4 & 15
        tiles = exchange(tiles, one, other)
        marks = exchange(marks, one, other)
        if stood != 0:
            stood = exchange(stood, one, other)
        if ages != 0:
            ages = exchange(ages, one, other)
        swaps >>= 8
        rest -= 1
    state.tiles = tiles
    state.marks = marks
    state.stood = stood
    state.ages = ages


def blow(state: Apotheca, way: i64) -> None:
    """A23: moves every tile as far as it goes, without passing another."""
    touched: i64 = 0
    movers = movable(occupied(state.tiles), way)
    while movers != 0:
        touched = blown(touched | movers, movers, way)
        state.tiles = blown(state.tiles, movers, way)
        state.marks = blown(state.marks, movers, way)
        state.stood = blown(state.stood, movers, way)
        state.ages = blown(state.ages, movers, way)
        movers = movable(occupied(state.tiles), way)
    state.touched = touched
