"""The action for an absent player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.apotheca.heuristics.rollout import first_of, fitting, scoring
from philtre.games.apotheca.heuristics.tactics import NONE, arrows_to
from philtre.games.apotheca.rules.moves import ACTION_COUNT, DECREE, DONE, HIRE, PLACE, RESTOCK, USE
from philtre.games.apotheca.rules.phases import ACTING, EXTRA, PLACING

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca


def safe_action(state: Apotheca) -> i64:
    """A quiet action that brings the end nearer: score, hire, decree a missing colour, reveal, restock."""
    phase = state.phase
    scratch = vec[i64]([0] * ACTION_COUNT)
    if phase in (ACTING, EXTRA):
        action = scoring(state, scratch)
        if action != NONE:
            return action
        if phase == EXTRA:
            return DONE
    elif phase == PLACING and fitting(state) != 0:
        return PLACE + first_of(state, fitting(state))
    end = state.list_actions(scratch)
    if phase != ACTING:
        return scratch[0]
    best = scratch[0]
    place: i64 = 0
    while place < end:
        if urgency(state, scratch[place]) > urgency(state, best):
            best = scratch[place]
        place += 1
    return best


def urgency(state: Apotheca, action: i64) -> i64:
    """The priority of an action for an absent player; the highest is taken."""
    if action >= USE:
        return 0
    if action >= DECREE:
        if state.scored >> state.decree & 1 != 0 and state.scored >> (action - DECREE) & 1 == 0:
            return 5
        return -1
    if action >= HIRE:
        return 4
    if action == RESTOCK:
        return 2
    if arrows_to(state.marks, state.seat) >> action & 1 != 0:
        return 3
    return 1
