"""Orders: the four in play, and the two stacks with the knowledge about them (T13).

A stack has ten entries: the mask of Orders of its kind that nobody has seen (including those set aside, T0),
its length, and its cards from the top. A card is 0 while nobody has seen it; else its number + 1 and, from
bit 8 on, the seats that know it: a bit for each seat, and one for everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.core.state import CHANCE
from philtre.games.toil.rules import events
from philtre.games.toil.rules.cards import bit
from philtre.games.toil.rules.layout import LENGTH, STACK, TOP, UNSEEN
from philtre.games.toil.rules.phases import ORDERING
from philtre.games.toil.rules.setup import OPEN_ORDERS

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil

CARD: Final = 0xFF
KNOWERS: Final = 8  # the first bit of the seats that know a card
SHOWN: Final = 0x1000  # the bit of EVERYBODY


def current(state: Toil) -> i64:
    """The index of the current stack: Basic while it has cards, then Special; -1 if both are empty."""
    if state.stacks[LENGTH] > 0:
        return 0
    if state.stacks[STACK + LENGTH] > 0:
        return STACK
    return -1


def open_order(state: Toil, place: i64) -> i64:
    """The number of the Order in one of the four places; -1 if the place is empty."""
    return (state.open >> place * 8 & CARD) - 1


def place_of(state: Toil, order: i64) -> i64:
    """The place of an Order in play; -1 if it is not in play."""
    place: i64 = 0
    while place < OPEN_ORDERS:
        if state.open >> place * 8 & CARD == order + 1:
            return place
        place += 1
    return -1


def set_open(state: Toil, place: i64, order: i64) -> None:
    """Puts an Order in a place; -1 empties it."""
    first = bit(place * 8)
    state.open = state.open & ~(CARD * first) | (order + 1) * first


def knows(entry: i64, seat: i64) -> bool:
    """True if a seat (EVERYBODY: a spectator) knows the card of this entry."""
    if entry == 0:
        return False
    return entry & SHOWN != 0 or entry >> KNOWERS + seat & 1 != 0


def pull(state: Toil, stack: i64, nth: i64) -> None:
    """Removes a card from a stack; the cards below it move up."""
    stacks = state.stacks
    last = stack + TOP + stacks[stack + LENGTH] - 1
    entry = stack + TOP + nth
    while entry < last:
        stacks[entry] = stacks[entry + 1]
        entry += 1
    stacks[last] = 0
    stacks[stack + LENGTH] -= 1


def put_under(state: Toil, stack: i64, order: i64) -> None:
    """Puts a card that all have seen at the bottom of a stack."""
    length = state.stacks[stack + LENGTH]
    state.stacks[stack + TOP + length] = order + 1 | SHOWN
    state.stacks[stack + LENGTH] = length + 1


def refill(state: Toil, place: i64) -> bool:
    """T8: fills an empty place, if there is an Order; returns True if chance must draw it."""
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
    """Turns up the top card of the current stack in a place."""
    stack = current(state)
    state.stacks[stack + UNSEEN] &= ~bit(order)
    pull(state, stack, 0)
    set_open(state, place, order)
    events.order(state.events, state.setup.tables.orders[order], place)
