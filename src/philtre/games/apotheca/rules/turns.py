"""The sequence of a turn and of the game, from one decision to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.core.state import CHANCE
from philtre.games.apotheca.rules import events
from philtre.games.apotheca.rules.actions import any_act
from philtre.games.apotheca.rules.layout import COUNT, NO_SIDE
from philtre.games.apotheca.rules.market import ARROW, SPACES, bit, marked, occupied
from philtre.games.apotheca.rules.matching import collect_matches, finish
from philtre.games.apotheca.rules.phases import (
    ACTING,
    COLLECTING,
    DRAWING,
    EXTRA,
    FETCHED,
    FETCHING,
    HIRING_TOP,
    OVERLOADED,
    PLACING,
    REFILLING,
    SATISFYING,
    STACKING,
)
from philtre.games.apotheca.rules.restocking import overflows

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca


def go_on(state: Apotheca) -> None:
    """Continues to the next decision: matches, the rest of the action, of the turn, the next turns."""
    while not collect_matches(state):
        if state.claiming != 0:
            state.claiming = 0
        else:
            if overflows(state):
                return
            if state.left > 0:
                state.left -= 1
        if may_act(state) or end_turn(state):
            return


def may_act(state: Apotheca) -> bool:
    """Asks for an action and returns True if the player has one (A6, A8)."""
    if state.left > 0:
        if any_act(state):
            state.ask(ACTING)
            return True
        events.by(state.events, "forgone", state.seat)
    elif state.token != 0 and state.seat == 2 and any_act(state):
        state.ask(EXTRA)
        return True
    return False


def actions_to_begin(state: Apotheca) -> i64:
    """The actions that the player can still begin this turn, beside the one that is being carried out."""
    phase = state.phase
    if phase == ACTING or (phase in (COLLECTING, SATISFYING) and state.claiming != 0):
        return state.left
    if phase in (DRAWING, PLACING, OVERLOADED, REFILLING, HIRING_TOP, COLLECTING, SATISFYING, STACKING):
        return max(state.left - 1, 0)
    return 0


def end_turn(state: Apotheca) -> bool:
    """Ends the turn; returns True if a decision is asked or the game is over."""
    if not state.setup.solo:
        return next_turn(state)
    if state.outside & ~occupied(state.tiles) != 0:
        state.ask(FETCHING)
        return True
    if state.outside == 0:  # A37
        state.score += 5
        events.points(state.events, "bonus", 5, state.score)
    finish(state, NO_SIDE)  # A35
    return True


def next_turn(state: Apotheca) -> bool:
    """Begins the next player's turn; returns True if the game is over instead (A10)."""
    setup = state.setup
    if not setup.solo and state.turn >= setup.turns:
        finish(state, NO_SIDE)
        return True
    state.turn += 1
    state.seat = setup.seat_of(state.turn)
    state.left = 2
    if state.turn == 1 and not setup.solo:  # A7
        state.left = 1
    state.taken = 0
    state.touched = SPACES
    state.stood = 0
    state.claiming = 1
    events.turn_begins(state.events, state.seat, state.turn)
    return False


# Solo: an outside tile enters at the end of a turn (A35)


def choose_outside(state: Apotheca, cell: i64) -> None:
    state.outside &= ~bit(cell)
    state.pending = cell
    state.phase = FETCHED
    state.actor = CHANCE


def fetch(state: Apotheca, colour: i64) -> None:
    """Places the tile facedown, its arrow to the player, who learns its colour."""
    cell = state.pending
    state.pending = 0
    state.supply -= bit(colour * COUNT)
    state.tiles |= bit(colour * 16 + cell)
    state.marks |= marked(cell, ARROW)
    events.facedown(state.events, "fetched", 0, cell, colour)
