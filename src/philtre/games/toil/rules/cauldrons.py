"""Effects on cauldrons: Haste, Growth, Transmutation, Theft, Combustion, Corrosion, Clumsiness.

Functions that return a bool return True if the effect is over, False if a choice or chance event follows. The
list functions write actions into `out` and return their number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import count
from philtre.games.toil.rules import events
from philtre.games.toil.rules.ages import COUNT
from philtre.games.toil.rules.cards import (
    bit,
    brew_in,
    cauldron,
    discard,
    lying,
    pour_out,
    size,
    take_out,
)
from philtre.games.toil.rules.layout import DISCARDS, HAND, POTION, SIZE, STRIDE
from philtre.games.toil.rules.moves import BURN, CORROSION, DONE, GROWTH
from philtre.games.toil.rules.phases import BURNING, CORRODING, DROPPING, GROWING, HASTENING
from philtre.games.toil.rules.turns import add, below_limit, list_adds

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil


def power(state: Toil, effect: i64) -> i64:
    """T1: the X of the potion being drunk: its number of ingredients with the effect."""
    tables = state.setup.tables
    total: i64 = 0
    kind: i64 = 0
    while kind < tables.kinds:
        if tables.has[kind] >> effect & 1 != 0:
            total += lying(state, POTION, kind)
        kind += 1
    return total


def contents_left(state: Toil, seat: i64) -> i64:
    """The number of ingredients in a seat's three cauldrons."""
    entry = seat * STRIDE + SIZE
    return state.tally[entry] + state.tally[entry + 1] + state.tally[entry + 2]


# Haste and Growth


def hasten_all(state: Toil) -> bool:
    """Asks for one more ingredient in each cauldron below the limit, in any order (T3)."""
    state.brewed = state.dumped
    if state.tally[state.seat * STRIDE + HAND] == 0 or below_limit(state) == 0:
        state.brewed = 0
        return events.nothing(state)
    state.ask(HASTENING)
    return False


def list_hastening(state: Toil, out: vec[i64]) -> i64:
    n = list_adds(state, below_limit(state), out)
    out[n] = DONE
    return n + 1


def hasten(state: Toil, action: i64) -> bool:
    if action != DONE:
        state.brewed |= bit(add(state, action))
        if state.tally[state.seat * STRIDE + HAND] != 0 and below_limit(state) != 0:
            state.ask(HASTENING)
            return False
    state.brewed = 0
    return True


def grow(state: Toil) -> bool:
    """Asks for X + 1 ingredients to add, or as many as are in hand."""
    state.left = power(state, GROWTH) + 1
    if state.left > state.tally[state.seat * STRIDE + HAND]:
        state.left = state.tally[state.seat * STRIDE + HAND]
    if state.left == 0:
        return events.nothing(state)
    state.ask(GROWING)
    return False


def list_growing(state: Toil, out: vec[i64]) -> i64:
    return list_adds(state, ~state.dumped, out)  # the cauldron that was drunk is never among the dumped


def grow_one(state: Toil, action: i64) -> bool:
    add(state, action)
    state.left -= 1
    return state.left == 0


# Transmutation and Theft


def may_transfer(state: Toil, owner: i64) -> bool:
    """True if the owner's cauldrons hold something that can go into another cauldron of the player."""
    if contents_left(state, owner) == 0:
        return False
    return owner != state.seat or count(state.dumped) < 2  # T3: what was dumped is empty and stays so


def begin_choosing(state: Toil, phase: i64, owner: i64, number: i64) -> bool:
    """Asks to move up to `number` ingredients out of a player's cauldrons, if that is possible."""
    if not may_transfer(state, owner):
        return events.nothing(state)
    state.left = number
    state.ask(phase)
    return False


def go_on_choosing(state: Toil, phase: i64, owner: i64) -> bool:
    """Asks again while moves are left and there is something to move."""
    if state.left > 0 and may_transfer(state, owner):
        state.ask(phase)
        return False
    return True


def list_transfers(state: Toil, owner: i64, first: i64, out: vec[i64]) -> i64:
    """Writes each kind in each of the owner's cauldrons with each cauldron it can go to, and DONE."""
    kinds = state.setup.tables.kinds
    n: i64 = 0
    start: i64 = 0
    while start < 3:
        shift = cauldron(owner, start) * 4
        kind: i64 = 0
        while kind < kinds:
            if state.cards[kind] >> shift & COUNT != 0:
                to: i64 = 0
                while to < 3:
                    if (owner != state.seat or to != start) and state.dumped >> to & 1 == 0:
                        out[n] = first + (start * 3 + to) * kinds + kind
                        n += 1
                    to += 1
            kind += 1
        start += 1
    out[n] = DONE
    return n + 1


def transfer(state: Toil, owner: i64, first: i64, action: i64, phase: i64) -> bool:
    """Moves or steals one ingredient, or stops."""
    if action == DONE:
        return True
    tables = state.setup.tables
    way = (action - first) // tables.kinds
    kind = (action - first) % tables.kinds
    take_out(state, cauldron(owner, way // 3), kind)
    brew_in(state, cauldron(state.seat, way % 3), kind)
    if owner == state.seat:
        events.moved(state.events, state.seat, tables.ingredients, kind, way // 3, way % 3)
    else:
        events.stole(state, kind, way // 3, way % 3)
    state.left -= 1
    return go_on_choosing(state, phase, owner)


# Combustion


def burn_or_ask(state: Toil) -> bool:
    """Burns the only cauldron that is not empty, or asks the drinker to choose one."""
    number: i64 = 0
    filled: i64 = 0
    only: i64 = 0
    while number < 3:
        if size(state, cauldron(state.target, number)) != 0:
            filled += 1
            only = number
        number += 1
    if filled == 0:
        return events.nothing(state)
    if filled == 1:
        return burn(state, only)
    state.ask(BURNING)
    return False


def list_burnings(state: Toil, out: vec[i64]) -> i64:
    n: i64 = 0
    number: i64 = 0
    while number < 3:
        if size(state, cauldron(state.target, number)) != 0:
            out[n] = BURN + number
            n += 1
        number += 1
    return n


def burn(state: Toil, number: i64) -> bool:
    place = cauldron(state.target, number)
    events.emptied(state, "burnt", state.target, place)
    pour_out(state, place, DISCARDS)
    return True


# Corrosion and Clumsiness


def list_losses(state: Toil, place: i64, first: i64, out: vec[i64], n: i64) -> i64:
    """Writes an action for each kind in a cauldron, from index n on; returns the new length."""
    kinds = state.setup.tables.kinds
    kind: i64 = 0
    while kind < kinds:
        if state.cards[kind] >> place * 4 & COUNT != 0:
            out[n] = first + kind
            n += 1
        kind += 1
    return n


def lose(state: Toil, place: i64, kind: i64) -> None:
    take_out(state, place, kind)
    discard(state, kind)


def eat_away(state: Toil) -> bool:
    if contents_left(state, state.target) == 0:
        return events.nothing(state)
    state.left = power(state, CORROSION)
    return go_on_corroding(state)


def go_on_corroding(state: Toil) -> bool:
    """Removes ingredients, asking only while there is a choice of kind or cauldron."""
    scratch = state.setup.scratch
    while state.left > 0:
        number = list_corroding(state, scratch)
        if number == 0:
            break
        if number > 1:
            state.ask(CORRODING)
            return False
        corrode_one(state, scratch[0])
    return True


def list_corroding(state: Toil, out: vec[i64]) -> i64:
    numbers = state.setup.tables.numbers
    n: i64 = 0
    number: i64 = 0
    while number < 3:
        n = list_losses(
            state, cauldron(state.target, number), numbers.corrode + number * numbers.kinds, out, n
        )
        number += 1
    return n


def corrode_one(state: Toil, action: i64) -> None:
    numbers = state.setup.tables.numbers
    number = (action - numbers.corrode) // numbers.kinds
    kind = (action - numbers.corrode) % numbers.kinds
    lose(state, cauldron(state.target, number), kind)
    events.corroded(state, kind, number)
    state.left -= 1


def corrode(state: Toil, action: i64) -> bool:
    corrode_one(state, action)
    return go_on_corroding(state)


def stumble(state: Toil) -> bool:
    if contents_left(state, state.seat) == 0:
        return events.nothing(state)
    return go_on_dropping(state)


def go_on_dropping(state: Toil) -> bool:
    """Removes one ingredient from each other cauldron, asking only where there is a choice."""
    scratch = state.setup.scratch
    while state.at < 3:
        if state.at != state.drunk:
            number = list_dropping(state, scratch)
            if number > 1:
                state.ask(DROPPING)
                return False
            if number == 1:
                drop_one(state, scratch[0])
        state.at += 1
    return True


def list_dropping(state: Toil, out: vec[i64]) -> i64:
    numbers = state.setup.tables.numbers
    return list_losses(state, cauldron(state.seat, state.at), numbers.drop + state.at * numbers.kinds, out, 0)


def drop_one(state: Toil, action: i64) -> None:
    tables = state.setup.tables
    kind = (action - tables.numbers.drop) % tables.kinds
    lose(state, cauldron(state.seat, state.at), kind)
    events.card(state.events, "dropped", state.seat, tables.ingredients, kind, state.at)


def drop(state: Toil, action: i64) -> bool:
    drop_one(state, action)
    state.at += 1
    return go_on_dropping(state)
