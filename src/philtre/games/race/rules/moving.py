"""The roll and the move: space by space, without turning round, up to the next decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.state import CHANCE
from philtre.games.race.rules import events
from philtre.games.race.rules.attacks import may_attack
from philtre.games.race.rules.layout import CAME, GOODS, NOWHERE, PLACE, POTIONS, ROW, UNSEEN
from philtre.games.race.rules.losing import must_give
from philtre.games.race.rules.moves import GO, REROLL, STOP
from philtre.games.race.rules.phases import MEETING, MOVING, ROLLED, ROLLING
from philtre.games.race.rules.tables import LOSE_RESOURCES, MARKET, MOST_WAYS, RESOURCE

if TYPE_CHECKING:
    from philtre.games.race.rules.state import Race


def roll(state: Race) -> None:
    state.rolls -= 1
    roll_die(state)


def roll_die(state: Race) -> None:
    state.fresh = 0
    state.met = 0
    state.die = 0
    state.phase = ROLLING
    state.actor = CHANCE


def rolled(state: Race, face: i64) -> bool:
    """R5: notes the roll; returns True if the move begins at once, False if a Reroll may be drunk first."""
    state.die = face
    events.rolled(state.events, state.seat, face)
    if state.potion(state.seat, REROLL) != 0:
        state.ask(ROLLED)
        return False
    state.steps = face
    return True


def reroll(state: Race) -> None:
    state.use(REROLL)
    events.potion(state.events, "drank", state.seat, state.setup.tables, REROLL, 1)
    roll_die(state)


# Space by space


def list_ways(state: Race, out: vec[i64], n: i64) -> i64:
    """R8, R9: writes each path but the one back, and STOP in the Market; returns the new length of `out`."""
    tables = state.setup.tables
    place = state.table[state.seat * ROW + PLACE]
    came = state.table[state.seat * ROW + CAME]
    if place == tables.market and came != NOWHERE:
        out[n] = STOP
        n += 1
    way = place * MOST_WAYS
    last = way + tables.ways[place]
    while way < last:
        if tables.neighbour[way] != came:
            out[n] = GO + 2 * tables.neighbour[way]
            n += 1
        way += 1
    return n


def walk(state: Race, start: i64) -> bool:
    """Continues the move; returns True if it is complete, False if somebody must decide first.

    `start` is the space where this run of steps began: here, or one space back on the chosen path.
    """
    log = state.events
    path: list[int] = []
    if log is not None:
        path.append(int(start))
        if start != state.place(state.seat):
            path.append(int(state.place(state.seat)))
    while state.steps > 0:
        ahead = only_way(state)
        if ahead == NOWHERE:
            events.moved(log, state.seat, state.setup.tables, path)
            state.ask(MOVING)
            return False
        step(state, ahead)
        if log is not None:
            path.append(int(ahead))
        if may_attack(state):
            events.moved(log, state.seat, state.setup.tables, path)
            state.ask(MEETING)
            return False
    events.moved(log, state.seat, state.setup.tables, path)
    return True


def only_way(state: Race) -> i64:
    """R24: the next space if there is only one path; NOWHERE if the player must choose."""
    tables = state.setup.tables
    place = state.table[state.seat * ROW + PLACE]
    came = state.table[state.seat * ROW + CAME]
    if tables.ways[place] != 2 or came == NOWHERE or place == tables.market:
        return NOWHERE
    ahead = tables.neighbour[place * MOST_WAYS]
    if ahead == came:
        ahead = tables.neighbour[place * MOST_WAYS + 1]
    return ahead


def step(state: Race, space: i64) -> None:
    base = state.seat * ROW
    state.table[base + CAME] = state.table[base + PLACE]
    state.table[base + PLACE] = space
    state.steps -= 1


def choose_way(state: Race, action: i64) -> bool:
    """Steps along the chosen path, or stops in the Market; returns False if an attack is possible first."""
    if action == STOP:
        state.steps = 0
        return True
    start = state.place(state.seat)
    space = (action - GO) // 2
    step(state, space)
    if may_attack(state):
        if state.events is not None:
            events.moved(state.events, state.seat, state.setup.tables, [int(start), int(space)])
        state.ask(MEETING)
        return False
    return True


# The end of the move


def land(state: Race) -> bool:
    """R12: the space takes effect; returns True if nothing is left to choose."""
    tables = state.setup.tables
    seat = state.seat
    state.die = 0
    place = state.place(seat)
    kind = tables.kind[place]
    amount = tables.amount[place]
    if kind == RESOURCE:
        state.add(seat, GOODS + amount, 1)
        events.goods(state.events, "gained", seat, amount, 1)
        return state.room(seat) >= 0 or must_give(state, seat, 1, GOODS)  # R30
    if kind == MARKET:
        state.table[seat * ROW + CAME] = NOWHERE  # R8
        events.by(state.events, "arrived", seat)
        return True
    if state.table[seat * ROW + UNSEEN] != 0:  # R15
        events.at(state.events, "unseen", seat, tables, place)
        return True
    if kind == LOSE_RESOURCES:
        events.trapped(state.events, seat, tables, place, "trapped")
        return must_give(state, seat, amount, GOODS)
    events.trapped(state.events, seat, tables, place, "jinxed")
    return must_give(state, seat, amount, POTIONS)
