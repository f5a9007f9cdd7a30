"""Giving up resources or potions to an attack or a negative space, piece by piece, by choice.

`first` is GOODS or POTIONS: the index in a player's row where these counts begin.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.race.rules import events
from philtre.games.race.rules.layout import GOODS, NO_SEAT, ROW
from philtre.games.race.rules.moves import KINDS_OF_POTION, KINDS_OF_RESOURCE
from philtre.games.race.rules.phases import GIVING, SPILLING

if TYPE_CHECKING:
    from philtre.games.race.rules.state import Race


def kinds_of(first: i64) -> i64:
    if first == GOODS:
        return KINDS_OF_RESOURCE
    return KINDS_OF_POTION


def list_held(state: Race, seat: i64, first: i64, action: i64, out: vec[i64], n: i64) -> i64:
    """Writes an action for each kind that the seat holds into `out`; returns the new length."""
    table = state.table
    base = seat * ROW + first
    kinds = kinds_of(first)
    kind: i64 = 0
    while kind < kinds:
        if table[base + kind] != 0:
            out[n] = action + kind
            n += 1
        kind += 1
    return n


def held(state: Race, seat: i64, first: i64) -> i64:
    """The number of pieces that the seat holds."""
    table = state.table
    base = seat * ROW + first
    kinds = kinds_of(first)
    total: i64 = 0
    kind: i64 = 0
    while kind < kinds:
        total += table[base + kind]
        kind += 1
    return total


def only_kind(state: Race, seat: i64, first: i64) -> i64:
    """The only kind that the seat holds; -1 if there are none or several."""
    table = state.table
    base = seat * ROW + first
    kinds = kinds_of(first)
    found: i64 = -1
    kind: i64 = 0
    while kind < kinds:
        if table[base + kind] != 0:
            if found >= 0:
                return -1
            found = kind
        kind += 1
    return found


def must_give(state: Race, seat: i64, count: i64, first: i64) -> bool:
    """R11, R15: makes a seat give up `count` pieces, or all if it has fewer.

    Returns True if nothing is left to choose.
    """
    state.giver = seat
    state.owed = count
    if held(state, seat, first) == 0:
        if first == GOODS:
            events.by(state.events, "nothing-to-give", seat)
        else:
            events.by(state.events, "nothing-to-spill", seat)
    return give_up(state, first)


def give_up(state: Race, first: i64) -> bool:
    """R24: gives up pieces without asking where there is no choice; returns True if nothing more is owed."""
    seat = state.giver
    only = only_kind(state, seat, first)
    if state.owed >= held(state, seat, first):
        kinds = kinds_of(first)
        kind: i64 = 0
        while kind < kinds:
            part_with(state, first, kind, state.table[seat * ROW + first + kind])
            kind += 1
    elif only >= 0:
        part_with(state, first, only, state.owed)
    elif state.owed > 0:
        state.phase = SPILLING
        if first == GOODS:
            state.phase = GIVING
        state.actor = seat
        return False
    state.giver = NO_SEAT
    state.owed = 0
    return True


def part_with(state: Race, first: i64, kind: i64, count: i64) -> None:
    """Gives pieces to the piles, or with option `spoils` to an attacker who can carry them (R11, R30)."""
    if count == 0:
        return
    seat = state.giver
    state.add(seat, first + kind, -count)
    if first != GOODS:
        events.potion(state.events, "spilled", seat, state.setup.tables, kind, count)
    else:
        taken: i64 = 0
        if state.setup.spoils and seat != state.seat:
            taken = max(0, min(count, state.room(state.seat)))
        if taken > 0:
            state.add(state.seat, first + kind, taken)
            events.spoils(state.events, seat, state.seat, kind, taken)
        if taken < count:
            events.goods(state.events, "gave", seat, kind, count - taken)


def choose(state: Race, first: i64, kind: i64) -> bool:
    """Gives up one chosen piece; returns True if nothing is left to choose."""
    part_with(state, first, kind, 1)
    state.owed -= 1
    return give_up(state, first)
