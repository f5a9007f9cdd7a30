"""The Hire action, payments in gems, and the master's decree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.state import CHANCE
from philtre.games.apotheca.rules import events
from philtre.games.apotheca.rules.dealing import settle_in
from philtre.games.apotheca.rules.layout import DECREED, GEMS, HAND, HIRED, NO_CARD
from philtre.games.apotheca.rules.market import bit
from philtre.games.apotheca.rules.moves import DECREE, HIRE, HIRE_ANY, HIRE_TOP
from philtre.games.apotheca.rules.phases import HIRING_TOP, REFILLING

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca


def list_hires(state: Apotheca, out: vec[i64], n: i64) -> i64:
    """A13, A34: writes the hires that the player can pay, at the station's price or one gem of each colour.

    Writes into `out` from index n on; returns the new length.
    """
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
    """A13: pays, takes the card and empties the station; returns True if no refill follows."""
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
    state.alley |= NO_CARD * bit(station * 4)
    take_on(state, card)
    if state.deck == 0:
        return True
    state.pending = station
    state.phase = REFILLING
    state.actor = CHANCE
    return False


def take_on(state: Apotheca, card: i64) -> None:
    state.active |= bit(card) << state.seat * HAND
    events.card(state.events, "hired", state.seat, state.setup.tables.cards[card])


def hire_top(state: Apotheca, card: i64) -> None:
    """Hires the deck's top card, which nobody knew before."""
    state.deck &= ~bit(card)
    take_on(state, card)


def refill(state: Apotheca, card: i64) -> None:
    state.deck &= ~bit(card)
    settle_in(state, state.pending, card)
    state.pending = 0


def pay(state: Apotheca, colour: i64, price: i64) -> None:
    """Pays gems to the box, or to the master if an apprentice pays (A40)."""
    spend(state, colour, price)
    to_master = state.setup.master and state.seat != 0
    events.gems(state.events, "paid" if to_master else "spent", state.seat, colour, price)


def pay_one_of_each(state: Apotheca) -> None:
    spend(state, 0, 1)
    spend(state, 1, 1)
    spend(state, 2, 1)
    events.by(state.events, "paid-each" if state.setup.master else "spent-each", state.seat)


def spend(state: Apotheca, colour: i64, price: i64) -> None:
    state.add_gems(state.seat, colour, -price)
    if state.setup.master and state.seat != 0:
        state.add_gems(0, colour, price)


# The master's decree


def list_decrees(state: Apotheca, out: vec[i64], n: i64) -> i64:
    """A39: writes each other colour whose price the master can pay; returns the new length of `out`."""
    if state.taken & DECREED == 0:
        colour: i64 = 0
        while colour < 3:
            if colour != state.decree and state.gems(0, colour) >= state.setup.tables.decree_price:
                out[n] = DECREE + colour
                n += 1
            colour += 1
    return n


def change_decree(state: Apotheca, colour: i64) -> None:
    """A39, A41: pays for a new decree. It claims no matches before the next turn begins."""
    state.note(DECREED)
    pay(state, colour, state.setup.tables.decree_price)
    state.decree = colour
    state.touched = 0
    events.decreed(state.events, colour)
