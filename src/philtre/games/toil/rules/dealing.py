"""The setup, and chance events: ingredient cards and Orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.core.bits import count
from philtre.games.toil.rules import events
from philtre.games.toil.rules.ages import COUNT
from philtre.games.toil.rules.cards import bit, draw_card, in_hand
from philtre.games.toil.rules.layout import DECK, HAND, STRIDE, UNSEEN
from philtre.games.toil.rules.orders import current, show
from philtre.games.toil.rules.phases import DEALING, FORESEEING, ORDERING, PARTING
from philtre.games.toil.rules.setup import OPEN_ORDERS
from philtre.games.toil.rules.turns import begin_turn

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil


def deal(state: Toil, action: i64) -> None:
    """Deals one card of the setup: a full hand for each seat, then the Orders in play (T0)."""
    tables = state.setup.tables
    step = state.dealt
    cards = tables.hand * state.setup.seats
    state.dealt = step + 1
    if step < cards:
        kind = action - tables.numbers.card
        seat = step // tables.hand
        draw_card(state, seat, kind)
        events.drew(state.events, "dealt", seat, tables.ingredients, kind)
        return
    show(state, step - cards, action - tables.numbers.order)
    if step - cards == OPEN_ORDERS - 1:
        state.dealt = 0
        begin_turn(state)


def draws_order(state: Toil) -> bool:
    """True if the next chance event draws an Order, False if it draws an ingredient."""
    phase = state.phase
    if phase == DEALING:
        return state.dealt >= state.setup.tables.hand * state.setup.seats
    return phase in (ORDERING, FORESEEING)


def pick(state: Toil, bits: i64) -> i64:
    """The outcome selected by 32 random bits, in proportion to the weights."""
    tables = state.setup.tables
    numbers = tables.numbers
    if draws_order(state):
        unseen = state.stacks[current(state) + UNSEEN]
        rest = bits * count(unseen) >> 32
        while rest > 0:
            unseen &= unseen - 1
            rest -= 1
        order: i64 = 0
        while unseen & bit(order) == 0:
            order += 1
        return numbers.order + order
    kind: i64 = 0
    if state.phase == PARTING:
        rest = bits * state.tally[state.seat * STRIDE + HAND] >> 32
        while rest >= in_hand(state, state.seat, kind):
            rest -= in_hand(state, state.seat, kind)
            kind += 1
        return numbers.card + kind
    cards = state.cards
    rest = bits * state.deck >> 32
    number = cards[0] >> DECK * 4 & COUNT
    while rest >= number:
        rest -= number
        kind += 1
        number = cards[kind] >> DECK * 4 & COUNT
    return numbers.card + kind


def outcomes(state: Toil) -> list[tuple[int, int]]:
    """Each possible outcome as (action, weight)."""
    tables = state.setup.tables
    numbers = tables.numbers
    if draws_order(state):
        unseen = state.stacks[current(state) + UNSEEN]
        return [
            (int(numbers.order) + order, 1) for order in range(len(tables.orders)) if unseen >> order & 1 != 0
        ]
    found: list[tuple[int, int]] = []
    for kind in range(len(tables.ingredients)):
        number = state.cards[kind] >> DECK * 4 & COUNT
        if state.phase == PARTING:
            number = in_hand(state, state.seat, kind)
        if number != 0:
            found.append((int(numbers.card) + kind, int(number)))
    return found
