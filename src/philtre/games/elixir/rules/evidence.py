"""The history of formulas and potions, from which wizards draw conclusions.

Each entry is one number: what happened, to which seat, with which other seat, and the cell of the chart or
the potion; for a brew also what its brewer saw in the pack. The present place of each potion follows from the
entries.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append
from mypy_extensions import i64

from philtre.games.elixir.rules.layout import HAND
from philtre.games.elixir.rules.packing import total

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir

BREWED: Final = 0  # a seat's brew gave a potion
MISSED: Final = 1  # a seat's brew gave no potion, since none of its kind was left
LOOKED: Final = 2  # a seat looked at a formula
DRANK: Final = 3
RAN_OUT: Final = 4  # a drunk potion went back to the pack
STOLEN: Final = 5  # from a seat to the Blind Alley, seen by all
TAKEN: Final = 6  # by a seat, from the Blind Alley
TRICKED: Final = 7  # filched by a seat from another: seen by the two
SPRUNG: Final = 8  # a seat filched another's Baneful Brew: shown to all, and back to the pack
ENDED: Final = 9  # a seat with three potions or more ended its turn without winning


def entry(what: i64, seat: i64, other: i64, about: i64) -> i64:
    """Packs an entry: four bits each for event, seat, other seat, and cell or potion."""
    return what | seat << 4 | other << 8 | about << 12


def what_of(entry: i64) -> i64:
    return entry & 15


def seat_of(entry: i64) -> i64:
    return entry >> 4 & 15


def other_of(entry: i64) -> i64:
    return entry >> 8 & 15


def about(entry: i64) -> i64:
    return entry >> 12 & 15


def pack_of(entry: i64) -> i64:
    """The potions left in the pack after a brew, as packed counts; 0 for other entries."""
    return entry >> 16


def with_pack(entry: i64, pack: i64) -> i64:
    return entry & 0xFFFF | pack << 16


def note(state: Elixir, what: i64, seat: i64, about: i64) -> None:
    state.past = append(state.past, entry(what, seat, 0, about))


def note_brew(state: Elixir, what: i64, seat: i64, cell: i64) -> None:
    """Notes a brew, and what the brewer saw in the pack (E13)."""
    state.past = append(state.past, with_pack(entry(what, seat, 0, cell), state.pack))


def note_taking(state: Elixir, what: i64, thief: i64, victim: i64, potion: i64) -> None:
    state.past = append(state.past, entry(what, thief, victim, potion))


def changes_hand(what: i64) -> bool:
    return what in (BREWED, DRANK, STOLEN, TAKEN, TRICKED)


def note_end(state: Elixir, seat: i64) -> None:
    """E19: notes the end of a turn without a win, unless the hand is unchanged since the last such entry."""
    if total(state.own[state.row(seat) + HAND]) < 3:
        return
    past = state.past
    at: i64 = len(past) - 1
    while at >= 0:
        last = past[at]
        what = what_of(last)
        if what == ENDED and seat_of(last) == seat:
            return
        taking = what in (TRICKED, SPRUNG)
        if (seat_of(last) == seat and changes_hand(what)) or (taking and other_of(last) == seat):
            break
        at -= 1
    note(state, ENDED, seat, 0)
