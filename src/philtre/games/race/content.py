"""Reads and checks the content, and fills the tables with it."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from philtre.core.errors import PhiltreError
from philtre.games.race.heuristics.weights import FILE
from philtre.games.race.rules.moves import (
    METEOR,
    MOST_SPACES,
    POISON,
    POWERS,
    RESOURCES,
)
from philtre.games.race.rules.tables import KINDS, MARKET, MOST_WAYS, RESOURCE, Tables
from philtre.text.sheet import Sheet, read_sheet
from philtre.text.weights import read_own_weights

SOURCES: Final = ("rulebook", "inferred", "invented")
MARKET_ID: Final = "market"


def read_content(text: str, place: str) -> Tables:
    """The tables of a content text; an error names place and field."""
    tables = Tables()
    sheet = read_sheet(text, place)
    sheet.one_of("name", ["race"])
    sheet.number("version", 1, 1)
    goal = sheet.section("goal", SOURCES)
    tables.goal = goal.number("coins", 1, 999)
    goal.close()
    attack = sheet.section("attack", SOURCES)
    tables.damage[POISON] = attack.number("poison", 1, 99)
    tables.damage[METEOR] = attack.number("meteor", 1, 99)
    attack.close()
    read_potions(sheet, tables)
    board = sheet.section("board", SOURCES)
    tables.board_names = board.names()
    read_spaces(board, tables)
    read_paths(board, tables)
    board.close()
    tables.weights = read_own_weights(sheet, FILE.limits)
    sheet.close()
    check_board(board.place, tables)
    return tables


def read_potions(sheet: Sheet, tables: Tables) -> None:
    rows = sheet.sheets("potion")
    for row in rows:
        id = row.own_id(tables.potions, "potion")
        power = POWERS.index(row.one_of("power", POWERS))
        if tables.potions[power]:
            raise row.wrong("power", "a power that no other potion has", POWERS[power])
        row.one_of("source", SOURCES)
        tables.potions[power] = id
        tables.potion_names[power] = row.names()
        first, second = read_cost(row)
        tables.first_cost[power] = first
        tables.second_cost[power] = second
        tables.worth[power] = row.number("worth", 0, 99)
        row.close()
    for power, id in enumerate(tables.potions):
        if not id:
            raise PhiltreError(f"{sheet.place}: no potion has the power {POWERS[power]}")


def read_cost(row: Sheet) -> tuple[int, int]:
    """B28: two resources; on another sheet they may be the same."""
    expected = "two resources out of " + ", ".join(RESOURCES)
    cost = row.take("cost", expected)
    if not isinstance(cost, list) or len(cost) != 2 or any(name not in RESOURCES for name in cost):
        raise row.wrong("cost", expected, cost)
    return RESOURCES.index(cost[0]), RESOURCES.index(cost[1])


# The board


def read_spaces(board: Sheet, tables: Tables) -> None:
    rows = board.sheets("space")
    if len(rows) > MOST_SPACES:
        raise board.wrong("space", f"at most {MOST_SPACES} spaces", len(rows))
    for row in rows:
        id = row.own_id(tables.spaces, "space")
        row.place = f"{board.place}: space {id}"
        kind = KINDS.index(row.one_of("kind", KINDS))
        number = len(tables.spaces)
        if (kind == MARKET) != (id == MARKET_ID):
            raise row.wrong("kind", f"market for the space {MARKET_ID} and for no other", KINDS[kind])
        if kind == MARKET:
            tables.market = number
        elif len(id) > 3:
            raise row.wrong("id", "at most three characters", id)
        elif kind == RESOURCE:
            tables.amount[number] = RESOURCES.index(row.one_of("resource", RESOURCES))
        else:
            tables.amount[number] = row.number("count", 1, 9)
        tables.kind[number] = kind
        column, line = row.number("column", 0, 9), row.number("row", 0, 30)
        for other, name in enumerate(tables.spaces):
            if (tables.columns[other], tables.rows[other]) == (column, line):
                raise row.wrong("column", f"a place of its own, not that of {name}", column)
        tables.spaces.append(id)
        tables.columns.append(column)
        tables.rows.append(line)
        row.close()
    tables.size = len(tables.spaces)
    if tables.market < 0:
        raise PhiltreError(
            f'{board.place}: there is no market: expected a space with id = "{MARKET_ID}", kind = "market"'
        )


def read_paths(board: Sheet, tables: Tables) -> None:
    for row in board.sheets("path"):
        names = row.take("spaces", "a list of two or more spaces")
        if not isinstance(names, list) or len(names) < 2:
            raise row.wrong("spaces", "a list of two or more spaces", names)
        numbers: list[int] = []
        for name in names:
            if name not in tables.spaces:
                raise row.wrong("spaces", "ids of spaces of this board", name)
            numbers.append(tables.spaces.index(name))
        for one, other in pairwise(numbers):
            pair = f"{tables.spaces[one]}, {tables.spaces[other]}"
            if one == other or other in tables.neighbours(one):
                raise row.wrong("spaces", "two spaces to be joined once, and none to itself", pair)
            for space in (one, other):
                if tables.ways[space] == MOST_WAYS:
                    raise row.wrong("spaces", f"at most {MOST_WAYS} neighbours of a space", pair)
            tables.join(one, other)
            tables.join(other, one)
        row.close()


def check_board(place: str, tables: Tables) -> None:
    """Raise PhiltreError if a player could get stuck or cut off on the board."""
    reached = {int(tables.market)}
    edge = [int(tables.market)]
    while edge:
        for other in tables.neighbours(edge.pop()):
            if other not in reached:
                reached.add(other)
                edge.append(other)
    for number, id in enumerate(tables.spaces):
        if number not in reached:
            raise PhiltreError(f"{place}: the board is not connected: no path leads from the market to {id}")
    for number, id in enumerate(tables.spaces):
        if tables.ways[number] < 2:
            only = tables.spaces[tables.neighbours(number)[0]]
            raise PhiltreError(f"{place}: {id} is a dead end: its only neighbour is {only}")
