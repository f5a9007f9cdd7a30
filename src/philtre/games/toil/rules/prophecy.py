"""Prophecy: looking at Orders before they are drawn (T5, T13).

Functions that return a bool return True if the effect is over, False if a choice or chance event follows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.state import CHANCE
from philtre.games.toil.rules import events
from philtre.games.toil.rules.cards import bit
from philtre.games.toil.rules.layout import LENGTH, TOP, UNSEEN
from philtre.games.toil.rules.moves import DONE
from philtre.games.toil.rules.orders import (
    CARD,
    KNOWERS,
    SHOWN,
    current,
    open_order,
    place_of,
    pull,
    put_under,
    set_open,
)
from philtre.games.toil.rules.phases import BRINGING, FORESEEING, REPLACING
from philtre.games.toil.rules.setup import OPEN_ORDERS

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil


def prophesy(state: Toil) -> bool:
    if current(state) < 0:
        return events.nothing(state)
    return go_on_foreseeing(state)


def sight(state: Toil) -> i64:
    """The number of Orders that Prophecy shows, at most 2."""
    length = state.stacks[current(state) + LENGTH]
    if length > 2:
        length = 2
    return length


def go_on_foreseeing(state: Toil) -> bool:
    """Shows the top Orders to the drinker; chance draws those that nobody has seen yet."""
    stack = current(state)
    seen = sight(state)
    while state.at < seen:
        entry = stack + TOP + state.at
        if state.stacks[entry] == 0:
            state.phase = FORESEEING
            state.actor = CHANCE
            return False
        state.stacks[entry] |= bit(KNOWERS + state.seat)
        state.at += 1
    state.at = 0
    if state.events is not None:
        events.foresaw(
            state,
            [state.setup.tables.orders[(state.stacks[stack + TOP + k] & CARD) - 1] for k in range(int(seen))],
        )
    state.ask(BRINGING)
    return False


def foresee(state: Toil, order: i64) -> bool:
    """Notes the Order that chance has drawn, for the drinker alone."""
    stack = current(state)
    state.stacks[stack + UNSEEN] &= ~bit(order)
    state.stacks[stack + TOP + state.at] = order + 1
    return go_on_foreseeing(state)


def list_bringing(state: Toil, out: vec[i64]) -> i64:
    stack = current(state)
    seen = sight(state)
    n: i64 = 0
    while n < seen:
        out[n] = state.setup.tables.numbers.bring + (state.stacks[stack + TOP + n] & CARD) - 1
        n += 1
    out[n] = DONE
    return n + 1


def bring(state: Toil, action: i64) -> bool:
    """Shows one of these Orders to all; it will replace another one."""
    if action == DONE:
        return True
    order = action - state.setup.tables.numbers.bring
    entry = current(state) + TOP
    while state.stacks[entry] & CARD != order + 1:
        entry += 1
    state.stacks[entry] |= SHOWN
    state.at = entry - current(state) - TOP
    events.about_order(state, "brought", order, True)
    state.ask(REPLACING)
    return False


def list_replacing(state: Toil, out: vec[i64]) -> i64:
    n: i64 = 0
    place: i64 = 0
    while place < OPEN_ORDERS:
        order = open_order(state, place)
        if order >= 0:
            out[n] = state.setup.tables.numbers.replace + order
            n += 1
        place += 1
    return n


def replace(state: Toil, action: i64) -> bool:
    """Puts the replaced Order under the stack, and the other one in its place."""
    order = action - state.setup.tables.numbers.replace
    stack = current(state)
    place = place_of(state, order)
    brought = (state.stacks[stack + TOP + state.at] & CARD) - 1
    pull(state, stack, state.at)
    put_under(state, stack, order)
    set_open(state, place, brought)
    events.about_order(state, "replaced", order, False)
    return True
