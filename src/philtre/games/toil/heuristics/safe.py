"""The action for an absent player."""

from __future__ import annotations

import math

from mypy_extensions import i64

from philtre.games.toil.heuristics.heuristics import ToilHeuristics
from philtre.games.toil.rules.moves import DONE
from philtre.games.toil.rules.phases import BREWING, POTIONS
from philtre.games.toil.rules.state import Toil


def safe_action(heuristics: ToilHeuristics, state: Toil) -> i64:
    """Sells if possible, drinks nothing, declines optional effects; else brews towards the next sale."""
    actions = state.actions()
    if state.phase == POTIONS:
        return heuristics.dearest_sale(state, actions)
    if state.phase != BREWING:
        for index in range(len(actions)):
            if actions[index] == DONE:
                return DONE
    best = actions[0]
    least = math.inf
    for index in range(len(actions)):
        twin = state.copy()
        twin.play(actions[index])
        wanting = heuristics.evaluation.wanting(twin, state.seat)
        if wanting < least:
            least = wanting
            best = actions[index]
    return best
