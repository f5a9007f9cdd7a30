"""Actions before a roll, and the potions that are used then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.race.rules import events
from philtre.games.race.rules.attacks import list_attacks
from philtre.games.race.rules.layout import CAME, NOWHERE, PLACE, POTIONS, ROW, SHIELDED, UNSEEN
from philtre.games.race.rules.losing import list_held
from philtre.games.race.rules.moves import (
    CHANGE_PLACES,
    DEFENCE,
    DRINK,
    INVISIBILITY,
    LEAP,
    ROLL,
    SELL,
    SPEED,
    STAY,
    SWAP,
    TELEPORT,
    TRADE,
)

if TYPE_CHECKING:
    from philtre.games.race.rules.state import Race


def list_before(state: Race, out: vec[i64]) -> i64:
    """Writes the legal actions before a roll into `out` (R5, R6, R22, R24); returns their number."""
    seat = state.seat
    tables = state.setup.tables
    table = state.table
    base = seat * ROW + POTIONS
    out[0] = ROLL
    n: i64 = 1
    if table[seat * ROW + PLACE] == tables.market:
        if state.fresh != 0:
            out[1] = TRADE
        else:
            out[1] = STAY
        n = list_held(state, seat, POTIONS, SELL, out, 2)
    if table[base + SPEED] != 0:
        out[n] = DRINK + SPEED
        n += 1
    if table[base + INVISIBILITY] != 0:
        out[n] = DRINK + INVISIBILITY
        n += 1
    if table[base + DEFENCE] != 0:
        out[n] = DRINK + DEFENCE
        n += 1
    n = list_attacks(state, out, n)
    if table[base + SWAP] != 0:
        other: i64 = 0
        while other < state.setup.seats:
            if other != seat:
                out[n] = CHANGE_PLACES + other
                n += 1
            other += 1
    if table[base + TELEPORT] != 0:
        space: i64 = 0
        while space < tables.size:
            out[n] = LEAP + 2 * space
            n += 1
            space += 1
    return n


def drink(state: Race, potion: i64) -> None:
    """R16, R17: drinks a potion. Speed adds up; a second Invisibility or Defence has no further effect."""
    state.use(potion)
    events.potion(state.events, "drank", state.seat, state.setup.tables, potion, 1)
    if potion == SPEED:
        state.rolls += 1
    elif potion == INVISIBILITY:
        state.table[state.seat * ROW + UNSEEN] = 1
    else:
        state.table[state.seat * ROW + SHIELDED] = 1


def teleport(state: Race, space: i64) -> None:
    """R12, R13, R23: moves the player to any space, which has no effect, with any heading."""
    state.use(TELEPORT)
    base = state.seat * ROW
    events.teleported(state.events, state.seat, state.setup.tables, state.table[base + PLACE], space)
    state.table[base + PLACE] = space
    state.table[base + CAME] = NOWHERE


def change_places(state: Race, other: i64) -> None:
    """R14, R23: two players exchange spaces and headings; this makes no contact between them."""
    state.use(SWAP)
    table = state.table
    one = state.seat * ROW
    two = other * ROW
    place = table[one + PLACE]
    came = table[one + CAME]
    events.swapped(state.events, state.seat, other, state.setup.tables, place, table[two + PLACE])
    if place == table[two + PLACE]:
        state.meet(other)
    table[one + PLACE] = table[two + PLACE]
    table[one + CAME] = table[two + CAME]
    table[two + PLACE] = place
    table[two + CAME] = came
