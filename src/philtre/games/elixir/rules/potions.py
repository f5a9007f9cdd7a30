"""Drinking potions, and their effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.core.state import CHANCE
from philtre.games.elixir.rules import events, evidence
from philtre.games.elixir.rules.frames import interrupt
from philtre.games.elixir.rules.layout import (
    ACTIVE,
    BANE,
    CREDIT,
    FILCHING,
    HAND,
    HEALERS,
    HIRED,
    MOST_LEVELS,
    PLACE,
)
from philtre.games.elixir.rules.moves import DRINK, FILCH, MOST_SEATS, MOST_STRANGERS, SEND
from philtre.games.elixir.rules.packing import many, one
from philtre.games.elixir.rules.phases import FILCHED

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir


def drunk(state: Elixir, seat: i64, kind: i64) -> bool:
    """True if the wizard is under that potion's effect; two of a kind do not add up (E15)."""
    levels = state.row(seat) + ACTIVE
    own = state.own
    level: i64 = 1
    while level <= MOST_LEVELS:
        if many(own[levels + level], kind) != 0:
            return True
        level += 1
    return False


def list_window(state: Elixir, out: vec[i64], n: i64) -> i64:
    """Writes the potions to drink, the Strangers to send and the rivals to filch from now.

    Writes into `out` from index n on; returns the new length.
    """
    row = state.row(state.seat)
    own = state.own
    hand = own[row + HAND]
    if hand != 0:
        levels = state.setup.tables.levels
        kind: i64 = 0
        while kind < BANE:
            if many(hand, kind) != 0 and levels[kind] != 0:
                out[n] = DRINK + kind
                n += 1
            kind += 1
    if can_filch(state):
        seat: i64 = 0
        while seat < state.setup.seats:
            if seat != state.seat and own[state.row(seat) + HAND] != 0:
                out[n] = FILCH + seat
                n += 1
            seat += 1
    hired = own[row + HIRED]
    if hired != 0:
        stranger: i64 = 0
        while stranger < MOST_STRANGERS:
            if hired >> stranger & 1 != 0:
                rival: i64 = 0
                while rival < state.setup.seats:
                    if rival != state.seat:
                        out[n] = SEND + stranger * MOST_SEATS + rival
                        n += 1
                    rival += 1
            stranger += 1
    return n


def drink(state: Elixir, kind: i64) -> None:
    """Moves the potion from the hand to the active ones, its counter on the highest level."""
    row = state.row(state.seat)
    state.own[row + HAND] -= one(kind)
    state.own[row + ACTIVE + state.setup.tables.levels[kind]] += one(kind)
    evidence.note(state, evidence.DRANK, state.seat, kind)
    events.potion(state, "drank", state.seat, kind)


# Filching


def can_filch(state: Elixir) -> bool:
    """True if the wizard may filch: once a turn, from a rival with undrunk potions (E18)."""
    if state.filched != 0 or not drunk(state, state.seat, FILCHING):
        return False
    seat: i64 = 0
    while seat < state.setup.seats:
        if seat != state.seat and state.own[state.row(seat) + HAND] != 0:
            return True
        seat += 1
    return False


def filch(state: Elixir, victim: i64) -> None:
    state.filched = 1
    interrupt(state)
    state.victim = victim
    state.phase = FILCHED
    state.actor = CHANCE


def filched(state: Elixir, kind: i64) -> None:
    """Gives the filched potion to the thief; Baneful Brew goes to the pack, and the thief to the Healers."""
    victim = state.victim
    state.own[state.row(victim) + HAND] -= one(kind)
    if kind == BANE:
        state.pack += one(BANE)
        evidence.note_taking(state, evidence.SPRUNG, state.seat, victim, BANE)
        events.sprung(state, state.seat, victim, BANE)
        end_filching(state)
        send_to_healers(state, state.seat, "cursed")
        return
    state.own[state.row(state.seat) + HAND] += one(kind)
    evidence.note_taking(state, evidence.TRICKED, state.seat, victim, kind)
    events.filched(state, state.seat, victim, kind)


def end_filching(state: Elixir) -> None:
    """Ends the thief's Filching; of several, the one with the fewest turns left."""
    levels = state.row(state.seat) + ACTIVE
    level: i64 = 1
    while many(state.own[levels + level], FILCHING) == 0:
        level += 1
    state.own[levels + level] -= one(FILCHING)
    state.pack += one(FILCHING)
    evidence.note(state, evidence.RAN_OUT, state.seat, FILCHING)
    events.potion(state, "ran-out", state.seat, FILCHING)


def send_to_healers(state: Elixir, seat: i64, kind: str) -> None:
    """E8: moves a wizard to the Healers at once, without losses; a patient there already stays one."""
    row = state.row(seat)
    if state.own[row + PLACE] == HEALERS and state.healed >> seat & 1 == 0:
        events.by(state, "already-there", seat)
        return
    state.own[row + PLACE] = HEALERS
    state.own[row + CREDIT] = 0
    state.healed &= ~bit(seat)
    if seat == state.seat:
        state.bound = 1
    events.by(state, kind, seat)
