"""Reasons for moves, for people."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from philtre.core.advice import Advice
from philtre.core.message import Message
from philtre.core.state import State
from philtre.games.race.heuristics.evaluation import Evaluation
from philtre.games.race.rules.layout import CAME, COINS, GOODS, ROW, SHIELDED
from philtre.games.race.rules.losing import held
from philtre.games.race.rules.moves import (
    CHANGE_PLACES,
    CRAFT,
    DEFENCE,
    DIE,
    DRINK,
    GIVE,
    GO,
    METEOR,
    MOST_SPACES,
    POISON,
    REROLL,
    RESOURCES,
    ROLL,
    SELL,
    SPEED,
    SPILL,
    STOP,
    TELEPORT,
    THROW_METEOR,
    THROW_POISON,
    TRADE,
)
from philtre.games.race.rules.phases import BEFORE
from philtre.games.race.rules.state import Race
from philtre.games.race.rules.tables import RESOURCE


class RaceAdvice(Advice):
    """The reasons of The Magical Race."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def reason(self, state: State, action: int) -> Message | None:
        assert isinstance(state, Race)
        return reason(self.evaluation, state, action)


def reason(evaluation: Evaluation, state: Race, action: i64) -> Message | None:
    """A message that says why the actor might do this; None where there is nothing to say."""
    if state.actor < 0:
        return None
    evaluation.look(state, state.actor)
    if action in (TRADE, STOP):
        return bringing(evaluation)
    if action >= GO:
        space = (action - GO) // 2
        if (action - GO) % 2 == 1:
            return leaping(evaluation, state, space)
        return going(evaluation, state, space)
    if action >= DIE:
        return None
    if action >= CHANGE_PLACES:
        market = state.setup.tables.market
        brings = state.place(action - CHANGE_PLACES) == market and state.place(state.seat) != market
        return Message("reason-swap") if brings and evaluation.sold > 0.0 else None
    if action >= THROW_POISON:
        return attacking(evaluation, state, action)
    if action >= GIVE:
        rest = evaluation.load - evaluation.resources.units[action - GIVE]
        return Message("reason-spare") if evaluation.resources.sold(rest) == evaluation.sold else None
    if action >= SPILL:
        cheapest = state.setup.tables.worth[action - SPILL] == evaluation.cheapest
        return Message("reason-cheapest") if cheapest else None
    if action >= SELL:
        return selling(state, action - SELL)
    if action >= CRAFT:
        return crafting(evaluation, state, action - CRAFT)
    if action >= DRINK:
        return drinking(evaluation, state, action - DRINK)
    return leaving(evaluation, state) if action == ROLL else None


def goal(state: Race) -> dict[str, Any]:
    return {"goal": int(state.setup.tables.goal)}


def bringing(evaluation: Evaluation) -> Message | None:
    """The reason to go to the Market with the present load."""
    if evaluation.need <= evaluation.sold:
        return Message("reason-enough", {"goal": int(evaluation.tables.goal)})
    if evaluation.sold > 0.0:
        return Message("reason-secure", {"coins": int(evaluation.sold)})
    return None


def leaving(evaluation: Evaluation, state: Race) -> Message | None:
    """Out of the Market, though one could trade."""
    market = state.place(state.seat) == state.setup.tables.market
    if state.phase == BEFORE and market and state.fresh != 0 and evaluation.need > evaluation.sold:
        return Message("reason-gather")
    return None


def selling(state: Race, potion: i64) -> Message:
    total = state.table[state.seat * ROW + COINS] + state.setup.tables.worth[potion]
    if total >= state.setup.tables.goal:
        return Message("reason-reaches", goal(state))
    return Message("reason-sell")


def crafting(evaluation: Evaluation, state: Race, potion: i64) -> Message | None:
    tables = state.setup.tables
    units = evaluation.resources.units
    rest = evaluation.load - units[tables.first_cost[potion]] - units[tables.second_cost[potion]]
    if evaluation.resources.sold(rest) + float(tables.worth[potion]) < evaluation.sold:
        return None
    return Message("reason-craft", {"coins": int(evaluation.sold)})


def drinking(evaluation: Evaluation, state: Race, potion: i64) -> Message | None:
    if potion == SPEED:
        home = evaluation.need + float(state.setup.tables.worth[SPEED]) <= evaluation.sold
        return Message("reason-hurry", goal(state)) if home else None
    if potion == REROLL:
        stance = evaluation.distances.stance(state.place(state.seat), state.table[state.seat * ROW + CAME])
        better = evaluation.rolling(stance) + 0.5 < evaluation.moving(stance, state.die)
        return Message("reason-bad-roll") if better else None
    if potion == DEFENCE:
        rival = hunter(evaluation, state)
        return Message("reason-hunted", {"other_seat": rival}) if rival >= 0 else None
    return None


def hunter(evaluation: Evaluation, state: Race) -> int:
    """A rival who can attack the player in its next turn; -1 if there is none, or nothing to lose."""
    market = state.place(state.seat) == state.setup.tables.market
    if market or state.table[state.seat * ROW + SHIELDED] != 0 or held(state, state.seat, GOODS) == 0:
        return -1
    for rival in range(int(state.setup.seats)):
        row = rival * ROW
        if rival == state.seat or not (state.potion(rival, POISON) or state.potion(rival, METEOR)):
            continue
        stance = evaluation.distances.stance(state.place(rival), state.table[row + CAME])
        if evaluation.distances.steps[stance * MOST_SPACES + state.place(state.seat)] <= 6:
            return rival
    return -1


def attacking(evaluation: Evaluation, state: Race, action: i64) -> Message | None:
    potion = METEOR if action >= THROW_METEOR else POISON
    target = int(action - (THROW_METEOR if potion == METEOR else THROW_POISON))
    evaluation.look(state, target)
    if evaluation.setback(state.setup.tables.damage[potion]) <= 0.0:
        return None
    if evaluation.need <= evaluation.sold:
        return Message("reason-stops", {"other_seat": target})
    return Message("reason-robs", {"other_seat": target})


def leaping(evaluation: Evaluation, state: Race, space: i64) -> Message | None:
    if space == state.setup.tables.market:
        evaluation.need += float(state.setup.tables.worth[TELEPORT])
        return bringing(evaluation)
    return None


def going(evaluation: Evaluation, state: Race, space: i64) -> Message | None:
    """Along a path: where the move can end on it."""
    tables = state.setup.tables
    distances = evaluation.distances
    place = state.place(state.seat)
    stance = distances.stance(space, place)
    if evaluation.need <= evaluation.sold:
        best = min(
            float(distances.home[distances.stance(on, place)])
            for on in tables.neighbours(int(place))
            if on != state.table[state.seat * ROW + CAME]
        )
        return Message("reason-home", goal(state)) if distances.home[stance] <= best else None
    end = best_end(evaluation, stance, state.steps - 1)
    at = distances.places[end]
    if tables.kind[at] != RESOURCE:
        return None
    resource = int(tables.amount[at])
    gained = evaluation.resources.sold(evaluation.resources.more(evaluation.load, resource))
    if gained >= evaluation.need:
        return Message("reason-last-find", {"resource": RESOURCES[resource], **goal(state)})
    if gained > evaluation.sold:
        coins = int(gained - evaluation.sold)
        return Message("reason-completes", {"resource": RESOURCES[resource], "coins": coins})
    return Message("reason-finds", {"resource": RESOURCES[resource]})


def best_end(evaluation: Evaluation, stance: i64, steps: i64) -> i64:
    distances = evaluation.distances
    at = stance * 7 + steps
    ends = [
        int(distances.ends[index]) for index in range(distances.first_end[at], distances.first_end[at + 1])
    ]
    return min(ends, key=evaluation.landing)
