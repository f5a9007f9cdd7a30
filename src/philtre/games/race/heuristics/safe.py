"""The action for an absent player."""

from __future__ import annotations

from mypy_extensions import i64

from philtre.games.race.heuristics.heuristics import RaceHeuristics
from philtre.games.race.rules.moves import DONE, KEEP, PASS, ROLL, TRADE
from philtre.games.race.rules.phases import AFTER, BEFORE, MEETING, ROLLED
from philtre.games.race.rules.state import Race


def safe_action(heuristics: RaceHeuristics, state: Race) -> i64:
    """Uses no potion on anybody; else the action with the highest value one step ahead."""
    phase = state.phase
    if phase == ROLLED:
        return KEEP
    if phase == MEETING:
        return PASS
    if phase == AFTER:
        return DONE
    best: i64 = -1
    most = -1.0
    actions = state.actions()
    for index in range(len(actions)):
        action = actions[index]
        if phase == BEFORE and action != ROLL and action != TRADE:
            continue
        twin = state.copy()
        twin.play(action)
        value = heuristics.values(twin)[state.actor]
        if value > most + 1e-9:
            most = value
            best = action
    return best
