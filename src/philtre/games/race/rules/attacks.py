"""Contact with other players, and attacks with a Poison or a Meteor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.race.rules import events
from philtre.games.race.rules.layout import GOODS, PLACE, POTIONS, ROW, SHIELDED
from philtre.games.race.rules.losing import must_give
from philtre.games.race.rules.moves import METEOR, POISON, THROW_METEOR, THROW_POISON

if TYPE_CHECKING:
    from philtre.games.race.rules.state import Race


def armed(state: Race) -> bool:
    """True if the player holds a potion to attack with."""
    base = state.seat * ROW + POTIONS
    return state.table[base + POISON] != 0 or state.table[base + METEOR] != 0


def in_contact(state: Race, other: i64) -> bool:
    """R7, R10, R17: True if the other player may be attacked.

    They must be on the same space, outside the Market, not shielded and not yet attacked in this contact.
    """
    table = state.table
    here = table[state.seat * ROW + PLACE]
    return (
        other != state.seat
        and table[other * ROW + PLACE] == here
        and here != state.setup.tables.market
        and table[other * ROW + SHIELDED] == 0
        and state.met >> other & 1 == 0
    )


def may_attack(state: Race) -> bool:
    """True if the player holds a potion to attack with and is in contact with somebody."""
    if not armed(state):
        return False
    other: i64 = 0
    while other < state.setup.seats:
        if in_contact(state, other):
            return True
        other += 1
    return False


def list_attacks(state: Race, out: vec[i64], n: i64) -> i64:
    """Writes the legal attacks into `out` from index n on; returns the new length."""
    if not armed(state):
        return n
    base = state.seat * ROW + POTIONS
    other: i64 = 0
    while other < state.setup.seats:
        if in_contact(state, other):
            if state.table[base + POISON] != 0:
                out[n] = THROW_POISON + other
                n += 1
            if state.table[base + METEOR] != 0:
                out[n] = THROW_METEOR + other
                n += 1
        other += 1
    return n


def throw(state: Race, action: i64) -> bool:
    """B27: attacks with one potion, once a contact; returns True if the target has nothing to choose."""
    potion: i64 = POISON
    target = action - THROW_POISON
    if action >= THROW_METEOR:
        potion = METEOR
        target = action - THROW_METEOR
    state.add(state.seat, POTIONS + potion, -1)
    state.meet(target)
    tables = state.setup.tables
    events.attacked(state.events, state.seat, target, tables, potion)
    return must_give(state, target, tables.damage[potion], GOODS)
