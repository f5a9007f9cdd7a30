"""The Potions phase: sell a potion to an Order in play, or drink it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.toil.rules import events
from philtre.games.toil.rules.cards import bit, cauldron, pour_out
from philtre.games.toil.rules.effects import next_effect
from philtre.games.toil.rules.layout import BREW, DISCARDS, GILDED, GOLD, POTION, SOLD, STRIDE
from philtre.games.toil.rules.moves import DONE, DRINK
from philtre.games.toil.rules.orders import open_order, place_of, refill, set_open, show
from philtre.games.toil.rules.setup import OPEN_ORDERS
from philtre.games.toil.rules.tables import FIELD
from philtre.games.toil.rules.turns import end_lingering, finish, gather, has_effects, lasts

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil


def list_potions(state: Toil, out: vec[i64]) -> i64:
    """Writes the possible sales and drinks, and DONE, into `out`; returns their number."""
    numbers = state.setup.tables.numbers
    n: i64 = 0
    number: i64 = 0
    while number < 3:
        if has_effects(state, number):
            place: i64 = 0
            while place < OPEN_ORDERS:
                order = open_order(state, place)
                if order >= 0 and meets(state, number, order):
                    out[n] = numbers.sell + number * numbers.orders + order
                    n += 1
                place += 1
        number += 1
    number = 0
    while number < 3:
        if has_effects(state, number):
            out[n] = DRINK + number
            n += 1
        number += 1
    out[n] = DONE
    return n + 1


def meets(state: Toil, number: i64, order: i64) -> bool:
    """True if the potion in the player's cauldron `number` (0 to 2) has all effects that an Order wants."""
    entry = state.seat * STRIDE + BREW + 2 * number
    tally = state.tally
    wanted = state.setup.tables.wanted
    first = wanted[4 * order + 2]
    second = wanted[4 * order + 3]
    return (tally[entry] + wanted[4 * order]) & first == first and (
        tally[entry + 1] + wanted[4 * order + 1]
    ) & second == second


def choose(state: Toil, action: i64) -> None:
    """Sells a potion, drinks one, or does neither (T4)."""
    numbers = state.setup.tables.numbers
    if action >= numbers.sell:
        sell(state, (action - numbers.sell) // numbers.orders, (action - numbers.sell) % numbers.orders)
    elif action >= DRINK:
        drink(state, action - DRINK)
    else:
        gather(state)


# Selling, by T8


def sell(state: Toil, number: i64, order: i64) -> None:
    """Sells a potion to an Order, refills the Order's place, and continues with Gathering."""
    tables = state.setup.tables
    base = state.seat * STRIDE
    gold = tables.value[order]
    if lasts(state, state.seat, GILDED):
        gold += 2
        end_lingering(state, state.seat, GILDED)
    pour_out(state, cauldron(state.seat, number), DISCARDS)
    state.tally[base + SOLD] |= bit(order)
    state.tally[base + GOLD] += gold
    events.sold(state, number, order, gold, state.tally[base + GOLD])
    place = place_of(state, order)
    set_open(state, place, -1)
    if state.tally[base + GOLD] >= tables.goal and not state.setup.even_rounds:
        finish(state)
    elif not refill(state, place):
        after_sale(state)


def new_order(state: Toil, order: i64) -> None:
    """Puts the Order that chance has drawn in the empty place."""
    show(state, state.at, order)
    state.at = 0
    after_sale(state)


def after_sale(state: Toil) -> None:
    """T10: ends the game if no Order is in play."""
    if state.open == 0:
        events.ended(state.events, "no-orders")
        finish(state)
    else:
        gather(state)


# Drinking, by T5


def effects_in(state: Toil, number: i64) -> i64:
    """T1: the effects of the potion in the player's cauldron `number` (0 to 2), as a mask."""
    tables = state.setup.tables
    entry = state.seat * STRIDE + BREW + 2 * number
    found: i64 = 0
    word: i64 = 0
    while word < 2:
        carried = (state.tally[entry + word] + tables.reach[word]) & tables.carries[word]
        field: i64 = 0
        while field < 8:
            if carried >> field * FIELD + 6 & 1 != 0:
                found |= bit(word * 8 + field)
            field += 1
        word += 1
    return found


def drink(state: Toil, number: i64) -> None:
    """Drinks a potion: empties the cauldron at once, and keeps the cards aside until all effects are over."""
    state.drunk = number
    state.todo = effects_in(state, number)
    events.drank(state.events, state.seat, number, state.todo)
    pour_out(state, cauldron(state.seat, number), POTION)
    next_effect(state)
