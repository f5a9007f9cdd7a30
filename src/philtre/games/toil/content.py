"""Reads and checks the content, and fills the tables with it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.errors import PhiltreError
from philtre.games.toil.heuristics.weights import FILE
from philtre.games.toil.rules.moves import EFFECTS, VARIABLE
from philtre.games.toil.rules.tables import FULL, Order, Tables
from philtre.text.sheet import Sheet, read_sheet
from philtre.text.weights import read_own_weights

SOURCES: Final = ("rulebook", "faq", "inferred", "invented")
ORDER_KINDS: Final = ("basic", "special")

FEW_ORDERS: Final = 8  # T0: twice the number of players of each kind
MOST_ORDERS: Final = 60
MOST_KINDS: Final = 60
MOST_COPIES: Final = 15
MOST_CARRIERS: Final = FULL - 1  # ingredient cards that have the same effect
FEWEST_CARDS: Final = 48  # four hands, and as many again to draw


def read_content(text: str, place: str) -> Tables:
    """The tables of a content text; an error names place and field."""
    tables = Tables()
    sheet = read_sheet(text, place)
    sheet.one_of("name", ["toil"])
    sheet.number("version", 1, 1)
    table = sheet.section("table", SOURCES)
    tables.hand = table.number("hand", 1, 10)
    tables.limit = table.number("cauldron", 1, 20)
    table.close()
    goal = sheet.section("goal", SOURCES)
    tables.goal = goal.number("gold", 1, 60)
    goal.close()
    read_effects(sheet, tables)
    read_ingredients(sheet, tables)
    read_orders(sheet, tables)
    tables.weights = read_own_weights(sheet, FILE.limits)
    sheet.close()
    tables.lay_out()
    return tables


def read_effects(sheet: Sheet, tables: Tables) -> None:
    for row in sheet.sheets("effect"):
        effect = EFFECTS.index(row.one_of("id", EFFECTS))
        if tables.costs[effect] != 0:
            raise row.wrong("id", "an effect that stands in no other row", EFFECTS[effect])
        if EFFECTS[effect] in VARIABLE:
            row.one_of("cost", ["X"])
            tables.costs[effect] = row.number("least", 1, 9) if "least" in row.table else 1
        else:
            tables.costs[effect] = row.number("cost", 1, 9)
        row.one_of("source", SOURCES)
        row.close()


def read_ingredients(sheet: Sheet, tables: Tables) -> None:
    copies: list[int] = []
    carriers = [0] * len(EFFECTS)
    rows = sheet.sheets("ingredient")
    if len(rows) > MOST_KINDS:
        raise PhiltreError(
            f"{sheet.place}: expected at most {MOST_KINDS} ingredient tables, found {len(rows)}"
        )
    for row in rows:
        tables.ingredients.append(row.own_id(tables.ingredients, "ingredient"))
        tables.ingredient_names.append(row.names())
        effects = sorted(read_list(row, "effects", tables))
        tables.effects.append(effects)
        copies.append(row.number("copies", 1, MOST_COPIES))
        for effect in effects:
            carriers[effect] += copies[-1]
            if carriers[effect] > MOST_CARRIERS:
                expected = f"at most {MOST_CARRIERS} cards in all with {EFFECTS[effect]}"
                raise row.wrong("copies", expected, carriers[effect])
        row.one_of("source", SOURCES)
        row.close()
    if sum(copies) < FEWEST_CARDS:
        raise PhiltreError(
            f"{sheet.place}: expected at least {FEWEST_CARDS} ingredient cards, found {sum(copies)}"
        )
    tables.copies = vec[i64](copies)


def read_list(row: Sheet, field: str, tables: Tables) -> dict[int, int]:
    """Effects of this deck, each once; for those with X the least power, where one is given."""
    expected = "a list of effects of this deck, each once"
    values = row.take(field, expected)
    if not isinstance(values, list) or not values:
        raise row.wrong(field, expected, values)
    found: dict[int, int] = {}
    for value in values:
        if not isinstance(value, str):
            raise row.wrong(field, expected, value)
        name, _, power = value.partition(" ")
        effect = EFFECTS.index(name) if name in EFFECTS else -1
        if effect < 0 or tables.costs[effect] == 0 or effect in found:
            raise row.wrong(field, expected, value)
        digits = power.isascii() and power.isdecimal() and len(power) < 4
        if power and (field != "wants" or name not in VARIABLE or not digits):
            raise row.wrong(field, "a power behind growth and corrosion only, where they are wanted", value)
        found[effect] = int(power) if power else 0
    return found


def read_orders(sheet: Sheet, tables: Tables) -> None:
    known: set[str] = set()
    rows = sheet.sheets("order")
    for row in rows:
        id = row.own_id(known, "order")
        known.add(id)
        special = row.one_of("kind", ORDER_KINDS) == "special"
        value = row.number("value", 1, 20)
        wants = read_list(row, "wants", tables)
        for effect, power in wants.items():
            there = sum(
                int(tables.copies[kind]) for kind, effects in enumerate(tables.effects) if effect in effects
            )
            if EFFECTS[effect] in VARIABLE and power < 1:
                raise row.wrong("wants", f"a least power behind {EFFECTS[effect]}", EFFECTS[effect])
            if max(power, tables.costs[effect]) > there:
                needed = f"no more than the {there} cards that have {EFFECTS[effect]}"
                raise row.wrong("wants", needed, max(power, tables.costs[effect]))
        row.one_of("source", SOURCES)
        names = row.names()
        row.close()
        tables.order_cards.append(
            Order(id, names, special, value, {EFFECTS[effect]: power for effect, power in wants.items()})
        )
    for kind in ORDER_KINDS:
        number = sum(order.special == (kind == "special") for order in tables.order_cards)
        if number < FEW_ORDERS:
            raise PhiltreError(
                f"{sheet.place}: expected at least {FEW_ORDERS} order tables of kind {kind}, found {number}"
            )
    if len(rows) > MOST_ORDERS:
        raise PhiltreError(f"{sheet.place}: expected at most {MOST_ORDERS} order tables, found {len(rows)}")
