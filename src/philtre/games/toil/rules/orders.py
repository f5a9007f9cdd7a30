"""Orders: the four in play, and the two stacks with what is known of them (T13).

A stack has ten entries: the Orders of its kind that nobody has seen (those set aside among them, T0), its
length, and its cards from the top, each 0 while nobody has seen it, else its number + 1 and, from bit 8 on,
who knows it: a bit for each seat, and one for everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.core.state import CHANCE
from philtre.games.toil.rules import events
from philtre.games.toil.rules.cards import bit
from philtre.games.toil.rules.phases import LENGTH, ORDERING, STACK, TOP, UNSEEN
from philtre.games.toil.rules.setup import OPEN_ORDERS

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil

CARD: Final = 0xFF
KNOWERS: Final = 8  # where they begin
SHOWN: Final = 0x1000  # the bit of EVERYBODY


def current(state: Toil) -> i64:
    """Where the stack now being drawn begins: Basic while it has cards, then Special; -1 if none has."""
    if state.stacks[LENGTH] > 0:
        return 0
    if state.stacks[STACK + LENGTH] > 0:
        return STACK
    return -1


def open_order(state: Toil, place: i64) -> i64:
    """The number of the Order in one of the four places, or -1."""
    return (state.open >> place * 8 & CARD) - 1


def place_of(state: Toil, order: i64) -> i64:
    """The place in which an Order lies open, or -1."""
    place: i64 = 0
    while place < OPEN_ORDERS:
        if state.open >> place * 8 & CARD == order + 1:
            return place
        place += 1
    return -1


def set_open(state: Toil, place: i64, order: i64) -> None:
    """Put an Order in a place; -1 empties it."""
    first = bit(place * 8)
    state.open = state.open & ~(CARD * first) | (order + 1) * first


def knows(entry: i64, seat: i64) -> bool:
    """Whether a seat (EVERYBODY: a spectator) knows the card that an entry stands for."""
    if entry == 0:
        return False
    return entry & SHOWN != 0 or entry >> KNOWERS + seat & 1 != 0


def pull(state: Toil, stack: i64, nth: i64) -> None:
    """A card leaves a stack, and those below it move up."""
    stacks = state.stacks
    last = stack + TOP + stacks[stack + LENGTH] - 1
    entry = stack + TOP + nth
    while entry < last:
        stacks[entry] = stacks[entry + 1]
        entry += 1
    stacks[last] = 0
    stacks[stack + LENGTH] -= 1


def put_under(state: Toil, stack: i64, order: i64) -> None:
    """A card that all have seen goes to the bottom of a stack."""
    length = state.stacks[stack + LENGTH]
    state.stacks[stack + TOP + length] = order + 1 | SHOWN
    state.stacks[stack + LENGTH] = length + 1


def refill(state: Toil, place: i64) -> bool:
    """T8: a new Order for an empty place, if there is one; whether chance must draw it."""
    stack = current(state)
    if stack < 0:
        return False
    entry = state.stacks[stack + TOP]
    if entry == 0:
        state.at = place
        state.phase = ORDERING
        state.actor = CHANCE
        return True
    show(state, place, (entry & CARD) - 1)
    return False


def show(state: Toil, place: i64, order: i64) -> None:
    """The top card of the current stack is turned up in a place."""
    stack = current(state)
    state.stacks[stack + UNSEEN] &= ~bit(order)
    pull(state, stack, 0)
    set_open(state, place, order)
    events.order(state.events, state.setup.tables.orders[order], place)
