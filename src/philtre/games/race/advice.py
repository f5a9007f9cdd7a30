"""Why a player might want something: a few words for a hint."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from philtre.core.message import Message
from philtre.games.race.heuristics.evaluation import Prospects
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
from philtre.games.race.rules.phases import BEFORE, CAME, COINS, GOODS, ROW
from philtre.games.race.rules.state import Race
from philtre.games.race.rules.tables import RESOURCE


def reason(prospects: Prospects, state: Race, action: i64) -> Message | None:
    """Why the actor might do this; None where there is nothing to say."""
    if state.actor < 0:
        return None
    prospects.look(state, state.actor)
    if action in (TRADE, STOP):
        return bringing(prospects)
    if action >= GO:
        space = (action - GO) // 2
        if (action - GO) % 2 == 1:
            return leaping(prospects, state, space)
        return going(prospects, state, space)
    if action >= DIE:
        return None
    if action >= CHANGE_PLACES:
        at_market = state.place(action - CHANGE_PLACES) == state.setup.tables.market
        return Message("reason-swap") if at_market and prospects.sold > 0.0 else None
    if action >= THROW_POISON:
        return attacking(prospects, state, action)
    if action >= GIVE:
        rest = prospects.load - prospects.loads.units[action - GIVE]
        return Message("reason-spare") if prospects.loads.sold(rest) == prospects.sold else None
    if action >= SPILL:
        cheapest = state.setup.tables.worth[action - SPILL] == prospects.cheapest
        return Message("reason-cheapest") if cheapest else None
    if action >= SELL:
        return selling(state, action - SELL)
    if action >= CRAFT:
        return crafting(prospects, state, action - CRAFT)
    if action >= DRINK:
        return drinking(prospects, state, action - DRINK)
    return leaving(prospects, state) if action == ROLL else None


def goal(state: Race) -> dict[str, Any]:
    return {"goal": int(state.setup.tables.goal)}


def bringing(prospects: Prospects) -> Message | None:
    """Into the Market with what one has."""
    if prospects.need <= prospects.sold:
        return Message("reason-enough", {"goal": int(prospects.tables.goal)})
    if prospects.sold > 0.0:
        return Message("reason-secure", {"coins": int(prospects.sold)})
    return None


def leaving(prospects: Prospects, state: Race) -> Message | None:
    """Out of the Market, though one could trade."""
    market = state.place(state.seat) == state.setup.tables.market
    if state.phase == BEFORE and market and state.fresh != 0 and prospects.need > prospects.sold:
        return Message("reason-gather")
    return None


def selling(state: Race, potion: i64) -> Message:
    total = state.table[state.seat * ROW + COINS] + state.setup.tables.worth[potion]
    if total >= state.setup.tables.goal:
        return Message("reason-reaches", goal(state))
    return Message("reason-sell")


def crafting(prospects: Prospects, state: Race, potion: i64) -> Message | None:
    tables = state.setup.tables
    units = prospects.loads.units
    rest = prospects.load - units[tables.first_cost[potion]] - units[tables.second_cost[potion]]
    if prospects.loads.sold(rest) + float(tables.worth[potion]) < prospects.sold:
        return None
    return Message("reason-craft", {"coins": int(prospects.sold)})


def drinking(prospects: Prospects, state: Race, potion: i64) -> Message | None:
    if potion == SPEED:
        home = prospects.need + float(state.setup.tables.worth[SPEED]) <= prospects.sold
        return Message("reason-hurry", goal(state)) if home else None
    if potion == REROLL:
        stance = prospects.roads.stance(state.place(state.seat), state.table[state.seat * ROW + CAME])
        better = prospects.rolling(stance) + 0.5 < prospects.moving(stance, state.die)
        return Message("reason-bad-roll") if better else None
    if potion == DEFENCE:
        rival = hunter(prospects, state)
        return Message("reason-hunted", {"other_seat": rival}) if rival >= 0 else None
    return None


def hunter(prospects: Prospects, state: Race) -> int:
    """A rival who can attack the player in its next turn; -1 if there is none, or nothing to lose."""
    if held(state, state.seat, GOODS) == 0:
        return -1
    for rival in range(int(state.setup.seats)):
        row = rival * ROW
        if rival == state.seat or not (state.potion(rival, POISON) or state.potion(rival, METEOR)):
            continue
        stance = prospects.roads.stance(state.place(rival), state.table[row + CAME])
        if prospects.roads.steps[stance * MOST_SPACES + state.place(state.seat)] <= 6:
            return rival
    return -1


def attacking(prospects: Prospects, state: Race, action: i64) -> Message | None:
    potion = METEOR if action >= THROW_METEOR else POISON
    target = int(action - (THROW_METEOR if potion == METEOR else THROW_POISON))
    prospects.look(state, target)
    if prospects.setback(state.setup.tables.damage[potion]) <= 0.0:
        return None
    if prospects.need <= prospects.sold:
        return Message("reason-stops", {"other_seat": target})
    return Message("reason-robs", {"other_seat": target})


def leaping(prospects: Prospects, state: Race, space: i64) -> Message | None:
    if space == state.setup.tables.market:
        prospects.need += float(state.setup.tables.worth[TELEPORT])
        return bringing(prospects)
    return None


def going(prospects: Prospects, state: Race, space: i64) -> Message | None:
    """Along a path: where the move can end on it."""
    tables = state.setup.tables
    roads = prospects.roads
    place = state.place(state.seat)
    stance = roads.stance(space, place)
    if prospects.need <= prospects.sold:
        best = min(
            float(roads.home[roads.stance(on, place)])
            for on in tables.neighbours(int(place))
            if on != state.table[state.seat * ROW + CAME]
        )
        return Message("reason-home", goal(state)) if roads.home[stance] <= best else None
    end = best_end(prospects, stance, state.steps - 1)
    at = roads.places[end]
    if tables.kind[at] != RESOURCE:
        return None
    resource = int(tables.amount[at])
    gained = prospects.loads.sold(prospects.loads.more(prospects.load, resource))
    if gained >= prospects.need:
        return Message("reason-last-find", {"resource": RESOURCES[resource], **goal(state)})
    if gained > prospects.sold:
        coins = int(gained - prospects.sold)
        return Message("reason-completes", {"resource": RESOURCES[resource], "coins": coins})
    return Message("reason-finds", {"resource": RESOURCES[resource]})


def best_end(prospects: Prospects, stance: i64, steps: i64) -> i64:
    roads = prospects.roads
    at = stance * 7 + steps
    ends = [int(roads.ends[index]) for index in range(roads.first_end[at], roads.first_end[at + 1])]
    return min(ends, key=prospects.landing)
