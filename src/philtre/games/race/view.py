"""The view: everything is open, so all seats and spectators see the same."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from philtre.games.race.rules.attacks import in_contact
from philtre.games.race.rules.market import can_craft
from philtre.games.race.rules.moves import POWERS, RESOURCES
from philtre.games.race.rules.phases import (
    BEFORE,
    CAME,
    COINS,
    GOODS,
    MEETING,
    MOVING,
    NO_SEAT,
    NOWHERE,
    PHASES,
    POTIONS,
    ROLLED,
    ROW,
    SHIELDED,
    UNSEEN,
)
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


def ends(tables: Tables, place: int, came: int, steps: int) -> set[int]:
    """The spaces where that many steps may end, including a stop in the Market on the way (R9)."""
    market = int(tables.market)
    edge = {(place, came)}
    found: set[int] = set()
    for left in range(steps, -1, -1):
        found |= {here for here, last in edge if left == 0 or (here == market and last != NOWHERE)}
        edge = {(other, here) for here, last in edge for other in tables.neighbours(here) if other != last}
    return found
