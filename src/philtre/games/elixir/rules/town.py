"""The town: moving, and trading in shops, in the lab and in the Blind Alley."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.games.elixir.rules import events, evidence
from philtre.games.elixir.rules.layout import (
    ALLEY,
    CARRIED,
    GOLD,
    HAND,
    HEALERS,
    LAB,
    PLACE,
    SHELF,
    SHOP,
    SPEED,
    SWEET_TALKING,
)
from philtre.games.elixir.rules.moves import (
    BUY,
    FREE,
    MOVE,
    SHELVE,
    SHELVE_ALL,
    TAKE,
    TAKE_ALL_GOLD,
    TAKE_GOLD,
    TAKE_POTION,
)
from philtre.games.elixir.rules.packing import many, one, shifted, total
from philtre.games.elixir.rules.phases import WALKING
from philtre.games.elixir.rules.potions import drunk
from philtre.games.elixir.rules.setup import NO_LIMIT

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir


# Moving


def reach(state: Elixir) -> i64:
    """The number of spaces that the wizard may move now."""
    tables = state.setup.tables
    if state.phase == WALKING:
        return tables.amount[state.stranger]
    if drunk(state, state.seat, SPEED) and tables.extra[SPEED] > tables.reach:
        return tables.extra[SPEED]
    return tables.reach


def reachable(state: Elixir) -> i64:
    """E2: the places where the move may end, as a mask: no lab but the wizard's own, and not the Healers.

    A wizard who has paid the Healers may stay there (E9).
    """
    tables = state.setup.tables
    row = state.row(state.seat)
    place = state.own[row + PLACE]
    mask = tables.near[reach(state) * tables.places + place]
    closed: i64 = 0x8F & ~bit(state.own[row + LAB])  # labs and Healers
    if place == HEALERS:
        closed &= ~bit(HEALERS)
    return mask & ~closed


def list_moves(state: Elixir, out: vec[i64], n: i64) -> i64:
    places = reachable(state)
    move: i64 = MOVE
    while places != 0:
        if places & 1 != 0:
            out[n] = move
            n += 1
        places >>= 1
        move += 1
    return n


# Shops, lab and alley


def can_trade(state: Elixir, place: i64) -> bool:
    """True if there is something to buy, shelve or take at that place."""
    return list_trades(state, place, state.setup.scratch, 0) > 0


def list_trades(state: Elixir, place: i64, out: vec[i64], n: i64) -> i64:
    """Writes the trades at that place into `out` from index n on; returns the new length."""
    if SHOP <= place < HEALERS:
        return list_goods(state, place, out, n)
    if place == ALLEY:
        return list_finds(state, out, n)
    if place < SHOP:
        return list_shelvings(state, out, n)
    return n


def list_goods(state: Elixir, shop: i64, out: vec[i64], n: i64) -> i64:
    """E3: writes the goods that the shop has and the wizard can pay, and the free ones of Sweet Talking."""
    gold = state.own[state.row(state.seat) + GOLD]
    price = state.setup.tables.price
    first = 3 * (shop - SHOP)
    ingredient = first
    while ingredient < first + 3:
        if many(state.stock, ingredient) != 0 and gold >= price[ingredient]:
            out[n] = BUY + ingredient
            n += 1
        ingredient += 1
    if state.charmed == 0 and drunk(state, state.seat, SWEET_TALKING):
        ingredient = first
        while ingredient < first + 3:
            if many(state.stock, ingredient) != 0:
                out[n] = FREE + ingredient
                n += 1
            ingredient += 1
    return n


def list_shelvings(state: Elixir, out: vec[i64], n: i64) -> i64:
    """E4: writes the carried goods that the shelf has space for, and all of them if there are several."""
    fits = fitting(state)
    rest = fits
    ingredient: i64 = 0
    while rest != 0:
        if rest & 15 != 0:
            out[n] = SHELVE + ingredient
            n += 1
        rest >>= 4
        ingredient += 1
    if total(fits) > 1:
        out[n] = SHELVE_ALL
        n += 1
    return n


def fitting(state: Elixir) -> i64:
    """The carried ingredients that the shelf has space for: all, but with the option `shelf_limit`."""
    row = state.row(state.seat)
    carried = state.own[row + CARRIED]
    spaces = state.setup.shelf
    if spaces == NO_LIMIT:
        return carried
    return fitting_on(carried, state.own[row + SHELF], spaces)


def fitting_on(carried: i64, shelf: i64, spaces: i64) -> i64:
    """The carried ingredients that a shelf with so many spaces for each kind has space for."""
    rest = carried
    kind: i64 = 0
    while rest != 0:
        number = rest & 15
        free = spaces - many(shelf, kind)
        if number > free:
            carried -= shifted(number - free, kind)
        rest >>= 4
        kind += 1
    return carried


def list_finds(state: Elixir, out: vec[i64], n: i64) -> i64:
    """Writes the contents of the Blind Alley; its gold is taken by the piece, or all of it."""
    kind: i64 = 0
    while kind < 9:
        if many(state.alley_goods, kind) != 0:
            out[n] = TAKE + kind
            n += 1
        kind += 1
    kind = 0
    while kind < 9:
        if many(state.alley_potions, kind) != 0:
            out[n] = TAKE_POTION + kind
            n += 1
        kind += 1
    if state.alley_gold != 0:
        out[n] = TAKE_GOLD
        n += 1
        if state.alley_gold > 1:
            out[n] = TAKE_ALL_GOLD
            n += 1
    return n


def trade(state: Elixir, action: i64) -> None:
    """Buys, shelves or takes one thing."""
    row = state.row(state.seat)
    if action == SHELVE_ALL:
        shelve_all(state, row)
    elif action >= TAKE_GOLD:
        gold = state.alley_gold
        if action == TAKE_GOLD:
            gold = 1
        events.gold(state, "took-gold", state.seat, gold)
        state.own[row + GOLD] += gold
        state.alley_gold -= gold
    elif action >= TAKE_POTION:
        take_potion(state, row, action - TAKE_POTION)
    elif action >= TAKE:
        state.alley_goods -= one(action - TAKE)
        state.own[row + CARRIED] += one(action - TAKE)
        events.ingredient(state, "took", state.seat, action - TAKE, 0)
    elif action >= SHELVE:
        state.own[row + CARRIED] -= one(action - SHELVE)
        state.own[row + SHELF] += one(action - SHELVE)
        events.ingredient(state, "shelved", state.seat, action - SHELVE, 0)
    elif action >= FREE:
        state.charmed = 1
        state.stock -= one(action - FREE)
        state.own[row + CARRIED] += one(action - FREE)
        events.ingredient(state, "charmed", state.seat, action - FREE, 0)
    else:
        buy(state, row, action - BUY)


def shelve_all(state: Elixir, row: i64) -> None:
    goods = fitting(state)
    state.own[row + CARRIED] -= goods
    state.own[row + SHELF] += goods
    ingredient: i64 = 0
    while goods != 0:
        number = goods & 15
        while number > 0:
            events.ingredient(state, "shelved", state.seat, ingredient, 0)
            number -= 1
        goods >>= 4
        ingredient += 1


def buy(state: Elixir, row: i64, ingredient: i64) -> None:
    price = state.setup.tables.price[ingredient]
    state.own[row + GOLD] -= price
    state.pile += price
    state.stock -= one(ingredient)
    state.own[row + CARRIED] += one(ingredient)
    events.ingredient(state, "bought", state.seat, ingredient, price)


def take_potion(state: Elixir, row: i64, kind: i64) -> None:
    """E22: takes a potion from the Blind Alley, seen by all."""
    state.alley_potions -= one(kind)
    state.own[row + HAND] += one(kind)
    evidence.note(state, evidence.TAKEN, state.seat, kind)
    events.potion(state, "took-potion", state.seat, kind)
