"""The actions of a turn: listing the legal ones, and taking one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.apotheca.rules import events
from philtre.games.apotheca.rules.hiring import change_decree, hire, list_decrees, list_hires
from philtre.games.apotheca.rules.layout import HIRED, REVEALED
from philtre.games.apotheca.rules.market import EACH_PLANE, bit, colour_at, face_up, line_spaces, occupied
from philtre.games.apotheca.rules.moves import DECREE, PLACE, RESTOCK, REVEAL, USE
from philtre.games.apotheca.rules.pools import uncover
from philtre.games.apotheca.rules.powers import list_spaces, list_uses
from philtre.games.apotheca.rules.restocking import may_restock, restock
from philtre.games.apotheca.rules.using import usable, use_power

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca


def list_acts(state: Apotheca, out: vec[i64]) -> i64:
    """Writes the legal actions of the turn into `out`; returns their number."""
    tables = state.setup.tables
    taken = state.taken
    down = state.down()
    n: i64 = 0
    if taken & REVEALED == 0:
        n = list_spaces(tables, down, REVEAL, out)
    if may_restock(state):
        out[n] = RESTOCK
        n += 1
    if state.setup.master and state.seat == 0:
        n = list_decrees(state, out, n)
    elif taken & HIRED == 0:
        n = list_hires(state, out, n)
    powers = usable(state)
    tiles = state.tiles
    while powers != 0:
        low = powers & -powers
        powers ^= low
        n = list_uses(tables, tables.bit_index[(low * 0x09AF >> 12) & 15], tiles, down, out, n)
    return n


def any_act(state: Apotheca) -> bool:
    """True if the player has a legal action."""
    if (state.taken & REVEALED == 0 and state.down() != 0) or may_restock(state):
        return True
    return list_acts(state, state.setup.scratch) > 0


def act(state: Apotheca, action: i64) -> bool:
    """Takes an action; returns True if it is complete, False if a chance event or choice follows."""
    if state.setup.master:
        state.stood = occupied(line_spaces(face_up(state.tiles, state.marks)))
    if action >= USE:
        use_power(state, action)
        return True
    if action < PLACE:
        reveal(state, action)
        return True
    if action == RESTOCK:
        restock(state)
        return False
    if action >= DECREE:
        change_decree(state, action - DECREE)
        return True
    return hire(state, action)


def reveal(state: Apotheca, cell: i64) -> None:
    """A11: turns the tile face-up and gains its gem; matches are collected afterwards."""
    state.note(REVEALED)
    state.marks &= ~(EACH_PLANE * bit(cell))
    if state.ages != 0:
        uncover(state, cell)
    colour = colour_at(state.tiles, cell)
    events.revealed(state.events, state.seat, cell, colour)
    state.gain(state.seat, colour, 1)
    state.touched = bit(cell)
