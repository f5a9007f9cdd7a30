"""Lingering effects: Invisibility, Gilding, Paralysis, Sloth (T7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.games.toil.rules import events
from philtre.games.toil.rules.cards import bit, lying
from philtre.games.toil.rules.layout import (
    GILDED,
    INVISIBLE,
    LINGERING,
    PARALYSED,
    PENDING,
    POTION,
    REMINDER,
    SHARED,
    SLOTHFUL,
    STRIDE,
)
from philtre.games.toil.rules.moves import GILDING, INVISIBILITY, PARALYSIS, SLOTH
from philtre.games.toil.rules.turns import end_lingering

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil


def linger(state: Toil) -> None:
    """Begins a lingering effect; its reminder is set aside when the whole potion is resolved."""
    seat = state.seat
    kind: i64 = INVISIBLE
    if state.effect == INVISIBILITY:
        events.by(state.events, "invisible", seat)
    elif state.effect == GILDING:
        kind = GILDED
        state.fresh = 1
        events.by(state.events, "gilded", seat)
    elif state.effect == PARALYSIS:
        kind = PARALYSED
        seat = state.target
        events.paralysed(state.events, state.seat, seat)
    elif state.effect == SLOTH:
        kind = SLOTHFUL
        events.by(state.events, "slothful", seat)
    end_lingering(state, seat, kind)
    state.tally[seat * STRIDE + LINGERING + kind] = PENDING


def set_reminders_aside(state: Toil) -> None:
    """B17: takes a reminder out of the drunk potion for each lingering effect that it has begun."""
    remind(state, SLOTHFUL, SLOTH)
    remind(state, INVISIBLE, INVISIBILITY)
    remind(state, GILDED, GILDING)
    remind(state, PARALYSED, PARALYSIS)


def remind(state: Toil, kind: i64, effect: i64) -> None:
    entry: i64 = LINGERING + kind
    while entry < len(state.tally):
        if state.tally[entry] == PENDING:
            state.tally[entry] = reminder(state, effect)
        entry += STRIDE


def reminder(state: Toil, effect: i64) -> i64:
    """T15: takes the potion's first free ingredient with the effect as its reminder; returns the entry."""
    tables = state.setup.tables
    kind: i64 = 0
    while kind < tables.kinds:
        if tables.has[kind] >> effect & 1 != 0 and lying(state, POTION, kind) != 0:
            state.cards[kind] -= bit(POTION * 4)
            return kind + REMINDER
        kind += 1
    return SHARED
