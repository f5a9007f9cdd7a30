"""Chance events: labs, formulas, Strangers, the die, and random cards from hands and shelves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.games.elixir.rules.layout import HAND, LAB, SHELF, UNSEEN
from philtre.games.elixir.rules.moves import (
    DIE,
    FORMULA,
    LAB_DRAWN,
    LOOT,
    MOST_STRANGERS,
    POTION,
    STRANGER,
)
from philtre.games.elixir.rules.packing import many
from philtre.games.elixir.rules.phases import ATTACKED, BURGLED, FINDING, MEETING, MOVING_IN, ROLLED

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir


def weights(state: Elixir) -> i64:
    """The weights of the outcomes, four bits for each kind: 1 each, or the number of such cards."""
    phase = state.phase
    if phase in (ROLLED, ATTACKED):
        return 0x111111
    if phase == MEETING:
        return spread(state.unseen, MOST_STRANGERS)
    if phase == FINDING:
        kinds: i64 = 0x1FF
        cell: i64 = 0
        while cell < 9:
            kind = state.chart >> 4 * cell & 15
            if kind != UNSEEN:
                kinds &= ~bit(kind)
            cell += 1
        return spread(kinds, 9)
    if phase == MOVING_IN:
        labs: i64 = 15
        seat: i64 = 0
        while seat < state.setup.seats:
            lab = state.own[state.row(seat) + LAB]
            if lab != UNSEEN:
                labs &= ~bit(lab)
            elif state.setup.labs_by_seat:  # each seat has a fixed lab
                return spread(bit(seat), 4)
            seat += 1
        return spread(labs, 4)
    if phase == BURGLED:
        return state.own[state.row(state.victim) + SHELF]
    return state.own[state.row(state.victim) + HAND]


def spread(mask: i64, kinds: i64) -> i64:
    """A word with the weight 1 for each set bit of the mask, four bits a kind."""
    found: i64 = 0
    kind = kinds - 1
    while kind >= 0:
        found = found << 4 | mask >> kind & 1
        kind -= 1
    return found


def first_action(state: Elixir) -> i64:
    phase = state.phase
    if phase in (ROLLED, ATTACKED):
        return DIE
    if phase == MEETING:
        return STRANGER
    if phase == FINDING:
        return FORMULA
    if phase == MOVING_IN:
        return LAB_DRAWN
    if phase == BURGLED:
        return LOOT
    return POTION


def pick(state: Elixir, bits: i64) -> i64:
    """The outcome selected by 32 random bits, in proportion to the weights."""
    phase = state.phase
    if phase in (ROLLED, ATTACKED):
        return DIE + (bits * 6 >> 32)
    rest = weights(state)
    whole: i64 = 0
    left = rest
    while left != 0:
        whole += left & 15
        left >>= 4
    drawn = bits * whole >> 32
    action = first_action(state)
    while drawn >= rest & 15:
        drawn -= rest & 15
        rest >>= 4
        action += 1
    return action


def outcomes(state: Elixir) -> list[tuple[int, int]]:
    """Each possible outcome as (action, weight)."""
    found: list[tuple[int, int]] = []
    shares = weights(state)
    first = int(first_action(state))
    for kind in range(MOST_STRANGERS):
        weight = int(many(shares, kind))
        if weight > 0:
            found.append((first + kind, weight))
    return found
