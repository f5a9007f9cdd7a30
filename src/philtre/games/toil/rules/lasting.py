"""Lingering effects: Invisibility, Gilding, Paralysis, Sloth (T7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.games.toil.rules import events
from philtre.games.toil.rules.cards import bit, lying
from philtre.games.toil.rules.moves import GILDING, INVISIBILITY, PARALYSIS, SLOTH
from philtre.games.toil.rules.phases import (
    GILDED,
    INVISIBLE,
    LINGERING,
    PARALYSED,
    POTION,
    REMINDER,
    SHARED,
    SLOTHFUL,
    STRIDE,
)
from philtre.games.toil.rules.turns import end_lingering

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil


def linger(state: Toil) -> None:
    """Begins a lingering effect, marked by one of the potion's ingredients."""
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
    state.tally[seat * STRIDE + LINGERING + kind] = reminder(state)


def reminder(state: Toil) -> i64:
    """T15: takes the potion's first free ingredient with this effect as its reminder; returns the entry."""
    tables = state.setup.tables
    kind: i64 = 0
    while kind < tables.kinds:
        if tables.has[kind] >> state.effect & 1 != 0 and lying(state, POTION, kind) != 0:
            state.cards[kind] -= bit(POTION * 4)
            return kind + REMINDER
        kind += 1
    return SHARED
