"""The setup, and chance events: tiles from the supply, cards from the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.core.bits import count
from philtre.games.apotheca.rules import events
from philtre.games.apotheca.rules.layout import COUNT, HAND, NO_CARD
from philtre.games.apotheca.rules.market import (
    ARROW,
    ARROW_TO_NOBODY,
    SPACES,
    START_TILE,
    bit,
    face_up,
    marked,
)
from philtre.games.apotheca.rules.moves import CARD, TILE
from philtre.games.apotheca.rules.phases import DEALING, DECREEING, HIRING_TOP, OVERLOADED, REFILLING

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca


def deal(state: Apotheca, action: i64) -> bool:
    """Deals one tile or card of the setup; returns True if the first turn may begin."""
    setup = state.setup
    step = state.dealt
    tiles: i64 = len(setup.deal)
    state.dealt = step + 1
    if step < tiles:
        deal_tile(state, step, action - TILE)
        return False
    card = action - CARD
    state.deck &= ~bit(card)
    seat = step - tiles + setup.first_holder
    if seat < setup.seats:
        state.active |= bit(card) << seat * HAND
        events.card(state.events, "given", seat, setup.tables.cards[card])
        return False
    station = seat - setup.seats
    settle_in(state, station, card)
    if station < 2:
        return False
    if setup.master:  # A38: the decree comes after seeing the market
        state.phase = DECREEING
        state.actor = 0
        return False
    return True


def deal_tile(state: Apotheca, step: i64, colour: i64) -> None:
    cell = state.setup.deal[step]
    state.supply -= bit(colour * COUNT)
    state.tiles |= bit(colour * 16 + cell)
    if step < 4:
        events.dealt(state.events, cell, colour)
    elif state.setup.solo:
        state.marks |= marked(cell, ARROW_TO_NOBODY)
        events.dealt_unseen(state.events, cell)
    else:
        mark: i64 = ARROW + 1  # A2
        if state.setup.master:
            mark = START_TILE
        state.marks |= marked(cell, mark)
        events.facedown(state.events, "dealt-facedown", 1, cell, colour)


def settle_in(state: Apotheca, station: i64, card: i64) -> None:
    """Puts a card at a station."""
    shift = station * 4
    state.alley = state.alley & ~(NO_CARD * bit(shift)) | card << shift
    events.arrived(state.events, station, state.setup.tables.cards[card])


def draws_card(state: Apotheca) -> bool:
    """True if the next chance event draws a card, False if it draws a tile."""
    phase = state.phase
    if phase == DEALING:
        return state.dealt >= len(state.setup.deal)
    return phase in (REFILLING, HIRING_TOP)


def top_cards(state: Apotheca) -> i64:
    """The cards that can be on top of the deck, as a mask. A4: the first-game cards come before the rest."""
    first = state.deck & state.setup.tables.first_cards
    return first if state.setup.first_game and first != 0 else state.deck


def tile_weight(state: Apotheca, colour: i64) -> i64:
    """The weight of drawing a tile of that colour."""
    if state.phase == OVERLOADED:
        return overload_weight(state, colour)
    if state.phase == DEALING and state.setup.master:  # A38: two of each colour
        return 2 - (state.setup.tables.potions[colour] - state.in_supply(colour))
    return state.in_supply(colour)


def overload_weight(state: Apotheca, colour: i64) -> i64:
    """A32: the number in the supply, if the supply can remove any tile; else 1 for each face-up colour."""
    up = face_up(state.tiles, state.marks)
    if (
        (state.in_supply(0) != 0 and up & SPACES != 0)
        or (state.in_supply(1) != 0 and up >> 16 & SPACES != 0)
        or (state.in_supply(2) != 0 and up >> 32 & SPACES != 0)
    ):
        return state.in_supply(colour)
    if up >> colour * 16 & SPACES != 0:
        return 1
    return 0


def pick(state: Apotheca, bits: i64) -> i64:
    """The outcome selected by 32 random bits, in proportion to the weights."""
    if draws_card(state):
        cards = top_cards(state)
        rest = bits * count(cards) >> 32
        while rest > 0:
            cards &= cards - 1
            rest -= 1
        card: i64 = CARD
        while cards & 1 == 0:
            cards >>= 1
            card += 1
        return card
    ruby = tile_weight(state, 0)
    sapphire = tile_weight(state, 1)
    rest = bits * (ruby + sapphire + tile_weight(state, 2)) >> 32
    if rest < ruby:
        return TILE
    if rest < ruby + sapphire:
        return TILE + 1
    return TILE + 2


def outcomes(state: Apotheca) -> list[tuple[int, int]]:
    """Each possible outcome as (action, weight)."""
    if draws_card(state):
        cards = top_cards(state)
        return [(CARD + card, 1) for card in range(15) if cards >> card & 1 != 0]
    weights = [int(tile_weight(state, colour)) for colour in range(3)]
    return [(TILE + colour, weight) for colour, weight in enumerate(weights) if weight > 0]
