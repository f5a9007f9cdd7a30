"""The Restock action, and the overload of a full market."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.core.bits import count
from philtre.core.state import CHANCE
from philtre.games.apotheca.rules import events
from philtre.games.apotheca.rules.layout import COUNT, NO_COLOUR, RESTOCKED
from philtre.games.apotheca.rules.market import ARROW, SPACES, bit, face_up, lines, marked, occupied
from philtre.games.apotheca.rules.matching import clear
from philtre.games.apotheca.rules.phases import DRAWING, OVERLOADED, PLACING
from philtre.games.apotheca.rules.pools import put_back

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca


def may_restock(state: Apotheca) -> bool:
    """True if the player may restock. A12, A34: once a turn, and never in solo."""
    return state.taken & RESTOCKED == 0 and not state.setup.solo and restockable(state)


def restockable(state: Apotheca) -> bool:
    """A12: True if too few tiles lie facedown, the supply has a tile, and a space is free."""
    down = own_facedown(state) if state.setup.own_restock else state.down()
    return count(down) < state.setup.tables.facedown and state.supply != 0 and occupied(state.tiles) != SPACES


def own_facedown(state: Apotheca) -> i64:
    """The facedown tiles whose arrow points to the player, as a mask."""
    own: i64 = 0
    cell: i64 = 0
    down = state.down()
    while cell < 16:
        if down >> cell & 1 != 0 and state.owner_at(cell) == state.seat:
            own |= bit(cell)
        cell += 1
    return own


def restock(state: Apotheca) -> None:
    state.note(RESTOCKED)
    events.by(state.events, "restocking", state.seat)
    state.touched = 0
    state.restocking = 1
    state.phase = DRAWING
    state.actor = CHANCE


def draw_tile(state: Apotheca, colour: i64) -> None:
    state.supply -= bit(colour * COUNT)
    state.drawn = colour
    events.drew(state.events, state.seat, colour)
    state.ask(PLACING)


def place(state: Apotheca, cell: i64) -> bool:
    """A12: places the drawn tile facedown, its arrow to the player; True if the restock is complete."""
    colour = state.drawn
    state.drawn = NO_COLOUR
    state.tiles |= bit(colour * 16 + cell)
    state.marks |= marked(cell, ARROW + state.seat)
    events.facedown(state.events, "placed", state.seat, cell, colour)
    return not overflows(state) and restocked(state)


def restocked(state: Apotheca) -> bool:
    """True if the restock is complete; otherwise the next chance event draws another tile."""
    if restockable(state):
        state.phase = DRAWING
        state.actor = CHANCE
        return False
    state.restocking = 0
    return True


def overflows(state: Apotheca) -> bool:
    """A31, A43: starts an overload and returns True if the market is full and has no match."""
    if occupied(state.tiles) != SPACES or state.setup.solo:
        return False
    up = face_up(state.tiles, state.marks)
    if lines(up) != 0 or up == 0:
        return False
    state.phase = OVERLOADED
    state.actor = CHANCE
    events.happened(state.events, "overload")
    return True


def sweep(state: Apotheca, colour: i64) -> bool:
    """A32: returns the face-up tiles of the drawn colour to the supply; True if the action is complete."""
    spaces = face_up(state.tiles, state.marks) >> colour * 16 & SPACES
    shown: i64 = 0
    if state.in_supply(colour) != 0:  # a tile of the supply was revealed
        shown = 1
    clear(state, spaces)
    put_back(state, colour, count(spaces), shown)
    if spaces == 0:
        events.missed(state.events, colour)
        return False
    events.swept(state.events, colour, spaces)
    return restocked(state) if state.restocking != 0 else True
