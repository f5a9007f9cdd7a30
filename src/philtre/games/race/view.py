"""The view: everything is open, so all seats and spectators see the same."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from philtre.games.race.rules.attacks import armed, in_contact
from philtre.games.race.rules.layout import (
    CAME,
    COINS,
    GOODS,
    NO_SEAT,
    NOWHERE,
    POTIONS,
    ROW,
    SHIELDED,
    UNSEEN,
)
from philtre.games.race.rules.losing import held
from philtre.games.race.rules.market import can_craft
from philtre.games.race.rules.moves import GO, POWERS, RESOURCES
from philtre.games.race.rules.phases import BEFORE, MEETING, MOVING, PHASES, ROLLED
from philtre.games.race.rules.state import Race
from philtre.games.race.rules.tables import KINDS, RESOURCE, Tables
from philtre.games.race.rules.turns import worth_held


class Space(msgspec.Struct, frozen=True):
    """A space of the board: the resource it gives or the number of pieces it takes, and where it is drawn."""

    id: str
    kind: str
    resource: str | None
    count: int
    column: int
    row: int
    beside: list[str]


class Recipe(msgspec.Struct, frozen=True):
    """A potion: its cost and price, and whether the player whose turn it is can craft it."""

    potion: str
    power: str
    cost: list[str]
    worth: int
    within_reach: bool


class Way(msgspec.Struct, frozen=True):
    """A path that may be chosen now: its next space, and the spaces where the move may end along it."""

    to: str
    ends: list[str]


class Route(msgspec.Struct, frozen=True):
    """A way to a space where the move may end: its spaces, and the other players who can be attacked on it.

    `effect` is what the last space does to the wizard: `resource`, `lose-resources`, `lose-potions`, `market`
    or `nothing`; `count` is the number of pieces that it gives or takes.
    """

    path: list[str]
    meets: list[int]
    effect: str
    resource: str | None
    count: int


class Player(msgspec.Struct, frozen=True):
    """The belongings of a seat. `ahead` are the spaces that its next step may lead to."""

    seat: int
    at: str
    came: str | None
    ahead: list[str]
    coins: int
    resources: dict[str, int]
    potions: dict[str, int]
    worth: int  # of the potions held
    unseen: bool
    shielded: bool
    in_contact: bool  # True if the player whose turn it is may attack this one now


class View(msgspec.Struct, frozen=True):
    """The whole table."""

    variant: str
    seat: int | None
    phase: str
    actor: int
    round: int
    rounds: int
    last_round: bool
    player: int
    rolls: int
    die: int
    steps: int
    reachable: list[str]  # spaces where the move may end, once the die is rolled
    ways: list[Way]
    routes: list[Route]  # one for each way that is worth telling from others to the same space
    giver: int | None
    owed: int
    goal: int
    carry: int  # 0: no limit
    spoils: bool
    even_rounds: bool
    spaces: list[Space]
    players: list[Player]
    recipes: list[Recipe]


def view(state: Race, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    setup = state.setup
    tables = setup.tables
    players = [player(state, other) for other in range(int(setup.seats))]
    reached = setup.even_rounds and any(other.coins >= tables.goal for other in players)
    return View(
        variant=setup.variant,
        seat=seat,
        phase=PHASES[state.phase],
        actor=int(state.actor),
        round=int(state.round),
        rounds=int(setup.rounds),
        last_round=bool(state.round == setup.rounds or reached),
        player=int(state.seat),
        rolls=int(state.rolls),
        die=int(state.die),
        steps=int(state.steps),
        reachable=[tables.spaces[space] for space in sorted(reachable(state))],
        ways=ways(state) if state.phase == MOVING else [],
        routes=routes(state) if state.phase in (ROLLED, MOVING) else [],
        giver=int(state.giver) if state.giver != NO_SEAT else None,
        owed=int(state.owed),
        goal=int(tables.goal),
        carry=int(setup.carry),
        spoils=setup.spoils,
        even_rounds=setup.even_rounds,
        spaces=board(tables),
        players=players,
        recipes=[recipe(state, potion) for potion in range(len(POWERS))],
    )


@lru_cache(maxsize=8)
def board(tables: Tables) -> list[Space]:
    """The spaces; cached, since they never change."""
    return [space(tables, number) for number in range(len(tables.spaces))]


def space(tables: Tables, number: int) -> Space:
    gives = tables.kind[number] == RESOURCE
    return Space(
        id=tables.spaces[number],
        kind=KINDS[tables.kind[number]],
        resource=RESOURCES[tables.amount[number]] if gives else None,
        count=1 if gives else int(tables.amount[number]),
        column=tables.columns[number],
        row=tables.rows[number],
        beside=[tables.spaces[other] for other in tables.neighbours(number)],
    )


def recipe(state: Race, potion: int) -> Recipe:
    tables = state.setup.tables
    return Recipe(
        potion=tables.potions[potion],
        power=POWERS[potion],
        cost=[RESOURCES[tables.first_cost[potion]], RESOURCES[tables.second_cost[potion]]],
        worth=int(tables.worth[potion]),
        within_reach=can_craft(state, potion),
    )


def player(state: Race, seat: int) -> Player:
    tables = state.setup.tables
    row = [int(number) for number in state.table[seat * ROW : (seat + 1) * ROW]]
    place = int(state.place(seat))
    return Player(
        seat=seat,
        at=tables.spaces[place],
        came=None if row[CAME] == NOWHERE else tables.spaces[row[CAME]],
        ahead=[tables.spaces[other] for other in tables.neighbours(place) if other != row[CAME]],
        coins=row[COINS],
        resources={name: row[GOODS + kind] for kind, name in enumerate(RESOURCES) if row[GOODS + kind]},
        potions={
            name: row[POTIONS + potion] for potion, name in enumerate(tables.potions) if row[POTIONS + potion]
        },
        worth=int(worth_held(state, seat)),
        unseen=bool(row[UNSEEN]),
        shielded=bool(row[SHIELDED]),
        in_contact=state.phase in (BEFORE, MEETING) and in_contact(state, seat),
    )


def reachable(state: Race) -> set[int]:
    """The spaces where the move may end, from the roll or from a decision during the move."""
    if state.phase not in (ROLLED, MOVING, MEETING):
        return set()
    steps = int(state.die if state.phase == ROLLED else state.steps)
    came = int(state.table[state.seat * ROW + CAME])
    return ends(state.setup.tables, int(state.place(state.seat)), came, steps)


def ways(state: Race) -> list[Way]:
    tables = state.setup.tables
    place, came = int(state.place(state.seat)), int(state.table[state.seat * ROW + CAME])
    found: list[Way] = []
    for other in tables.neighbours(place):
        if other != came:
            where = ends(tables, other, place, int(state.steps) - 1)
            found.append(Way(tables.spaces[other], [tables.spaces[space] for space in sorted(where)]))
    return found


def routes(state: Race) -> list[Route]:
    """The ways of the move that is chosen now, the shortest of those that come to the same.

    Ways to a space differ if other players are met on them, or if they reach it from different sides, as the
    wizard's heading depends on that (R8); the Market leaves no heading.
    """
    tables = state.setup.tables
    market, beside, others = int(tables.market), links(tables), attackable(state)
    found: dict[tuple[int, int, tuple[int, ...]], tuple[int, ...]] = {}
    start = (int(state.place(state.seat)), int(state.table[state.seat * ROW + CAME]), ())
    edge: dict[tuple[int, int, tuple[int, ...]], tuple[int, ...]] = {start: ()}
    for left in range(int(state.die if state.phase == ROLLED else state.steps), -1, -1):
        onward: dict[tuple[int, int, tuple[int, ...]], tuple[int, ...]] = {}
        for (here, last, met), path in edge.items():
            if path and (left == 0 or here == market):
                found.setdefault((here, NOWHERE if here == market else last, met), path)
            if left:
                for space in beside[here]:
                    if space != last:
                        onward.setdefault((space, here, met + others.get(space, ())), (*path, space))
        edge = onward
    return [
        Route([tables.spaces[space] for space in path], list(met), *effect(state, end))
        for (end, _, met), path in sorted(found.items())
    ]


@lru_cache(maxsize=8)
def links(tables: Tables) -> list[list[int]]:
    """The spaces beside each space; cached, since they never change."""
    return [tables.neighbours(space) for space in range(len(tables.spaces))]


def attackable(state: Race) -> dict[int, tuple[int, ...]]:
    """By space: the other players there whom the wizard whose turn it is could attack in passing (R10)."""
    found: dict[int, tuple[int, ...]] = {}
    if armed(state):
        for seat in range(int(state.setup.seats)):
            space = int(state.place(seat))
            met = state.met >> seat & 1 or state.table[seat * ROW + SHIELDED]
            if seat != state.seat and space != state.setup.tables.market and not met:
                found[space] = (*found.get(space, ()), seat)
    return found


def effect(state: Race, space: int) -> tuple[str, str | None, int]:
    """The effect of a space on the wizard who ends there: kind, resource, number of pieces (R12, R15)."""
    tables = state.setup.tables
    kind = KINDS[tables.kind[space]]
    if tables.kind[space] == RESOURCE:
        return kind, RESOURCES[tables.amount[space]], 1
    if space == tables.market:
        return kind, None, 0
    lost = min(
        int(tables.amount[space]),
        int(held(state, state.seat, GOODS if kind == "lose-resources" else POTIONS)),
    )
    if lost == 0 or state.table[state.seat * ROW + UNSEEN] != 0:
        return "nothing", None, 0
    return kind, None, lost


def intended_action(view: View, action: int) -> int:
    """The first step of the move to a space where it may end, if every way there begins with that step."""
    if action < GO or (action - GO) % 2 or view.phase != "move":
        return action
    spaces = [space.id for space in view.spaces]
    to = spaces[(action - GO) // 2]
    first = {route.path[0] for route in view.routes if route.path[-1] == to}
    if len(first) != 1 or any(way.to == to for way in view.ways):
        return action
    return GO + 2 * spaces.index(first.pop())


def ends(tables: Tables, place: int, came: int, steps: int) -> set[int]:
    """The spaces where that many steps may end, including a stop in the Market on the way (R9)."""
    market = int(tables.market)
    edge = {(place, came)}
    found: set[int] = set()
    for left in range(steps, -1, -1):
        found |= {here for here, last in edge if left == 0 or (here == market and last != NOWHERE)}
        edge = {(other, here) for here, last in edge for other in tables.neighbours(here) if other != last}
    return found
