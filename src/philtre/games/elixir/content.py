"""Reads and checks the content, and fills the tables with it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.errors import PhiltreError
from philtre.games.elixir.heuristics.weights import FILE
from philtre.games.elixir.rules.frames import MOST_SMASHERS
from philtre.games.elixir.rules.layout import (
    ALLEY,
    BURGLE,
    GIVE_GOLD,
    HEALERS,
    MOST_LEVELS,
    SHOP,
    SMASH,
    STREET,
    WALK_ON,
)
from philtre.games.elixir.rules.moves import CATEGORIES, MOST_STRANGERS
from philtre.games.elixir.rules.tables import DEEDS, DRINKS, FARTHEST, POWERS, Tables
from philtre.text.sheet import Sheet, read_sheet
from philtre.text.weights import read_own_weights

SOURCES: Final = ("rulebook", "named", "invented")
SEATS: Final = (2, 3, 4)
PLACE_KINDS: Final = ("lab", *CATEGORIES, "healers", "alley")
RESULTS: Final = ("F", "RA", "S")
LONGEST: Final = 24
STREET_WORDS: Final = {
    "en": ("street by {}", "street between {} and {}"),
    "fr": ("rue devant {}", "rue entre {} et {}"),
}


def read_content(text: str, place: str) -> Tables:
    """The tables of a content text; an error names place and field."""
    tables = Tables()
    sheet = read_sheet(text, place)
    sheet.one_of("name", ["elixir"])
    sheet.number("version", 1, 1)
    read_gold(sheet.section("gold", SOURCES), tables)
    walking = sheet.section("walking", SOURCES)
    tables.reach = walking.number("reach", 1, FARTHEST)
    walking.close()
    goods = sheet.section("goods", SOURCES)
    by_seats(goods, "of_each", 1, 9, tables.goods)
    goods.close()
    read_brewing(sheet.section("brewing", SOURCES), tables)
    potions = sheet.section("potions", SOURCES)
    by_seats(potions, "of_each", 1, 9, tables.potions)
    potions.close()
    street = sheet.section("street", SOURCES)
    tables.street = street.number("spaces", 3, LONGEST)
    street.close()
    read_places(sheet, tables)
    read_ingredients(sheet, tables)
    read_potions(sheet, tables)
    read_strangers(sheet, tables)
    tables.weights = read_own_weights(sheet, FILE.limits)
    sheet.close()
    tables.lay_out()
    return tables


def by_seats(sheet: Sheet, field: str, low: int, high: int, into: vec[i64]) -> None:
    """A number for each number of wizards."""
    row = sheet.sheet(field)
    for seats in SEATS:
        into[seats] = row.number(str(seats), low, high)
    row.close()


def read_gold(sheet: Sheet, tables: Tables) -> None:
    tables.purse = sheet.number("purse", 0, 99)
    total = sheet.sheet("total")
    for seats in SEATS:
        tables.gold[seats] = total.number(str(seats), seats * int(tables.purse), 999)
    total.close()
    tables.wage = sheet.number("wage", 0, 99)
    tables.healing = sheet.number("healing", 0, 99)
    sheet.close()


def read_brewing(sheet: Sheet, tables: Tables) -> None:
    expected = "five texts of six results, F, RA or S"
    rows = sheet.take("results", expected)
    if not isinstance(rows, list) or len(rows) != 5:
        raise sheet.wrong("results", expected, rows)
    for value, row in enumerate(rows):
        words = row.split() if isinstance(row, str) else []
        if len(words) != 6 or not set(words) <= set(RESULTS):
            raise sheet.wrong("results", f"six results, F, RA or S, in row {value + 1}", row)
        for roll, word in enumerate(words):
            tables.results[value * 6 + roll] = RESULTS.index(word)
    sheet.close()


def named(row: Sheet, kind: str, known: list[str], tables: Tables) -> str:
    """The row's id, which no other row of its kind has; its names and source are noted."""
    id = row.own_id(known, kind)
    row.one_of("source", SOURCES)
    tables.names[f"{kind}-{id}"] = row.names()
    return id


def optional(row: Sheet, field: str, low: int, high: int) -> int:
    """A number that may be left out: 0 then."""
    return row.number(field, low, high) if field in row.table else 0


def exactly(sheet: Sheet, kind: str, number: int) -> list[Sheet]:
    rows = sheet.sheets(kind)
    if len(rows) != number:
        raise PhiltreError(f"{sheet.place}: expected {number} {kind} tables, found {len(rows)}")
    return rows


def read_places(sheet: Sheet, tables: Tables) -> None:
    """Labs in the order of the file, then the shops, the Healers and the alley, then the street."""
    found: list[str] = ["" for _ in range(STREET)]
    first = {"lab": 0, "herbs": SHOP, "gems": SHOP + 1, "specials": SHOP + 2}
    first |= {"healers": HEALERS, "alley": ALLEY}
    definite: list[dict[str, str]] = [{} for _ in range(STREET)]
    labs = 0
    for row in exactly(sheet, "place", STREET):
        id = named(row, "place", found, tables)
        if id[:1] == "s" and id[1:].isdecimal():
            raise row.wrong("id", "an id that no street space has", id)
        kind = row.one_of("kind", PLACE_KINDS)
        index = first[kind]
        if kind == "lab":
            if labs == SHOP:
                raise row.wrong("kind", "no fifth lab", kind)
            index = labs
            labs += 1
        elif found[index]:
            raise row.wrong("kind", "a kind that no other place has", kind)
        found[index] = id
        definite[index] = row.names("definite")
        tables.at[index] = row.number("at", 0, int(tables.street) - 1)
        row.close()
    tables.ids.places = found + [f"s{space}" for space in range(int(tables.street))]
    for language, words in STREET_WORDS.items():
        buildings = [names[language] for names in definite]
        spaces = [street_name(space, tables, buildings, words) for space in range(int(tables.street))]
        for space, name in enumerate(spaces):
            known = tables.names.setdefault(f"place-s{space}", {})
            known[language] = name if spaces.count(name) == 1 else f"{name} (s{space})"


def street_name(space: int, tables: Tables, buildings: list[str], words: tuple[str, str]) -> str:
    """The name of a street space: by its building, or between those nearest; spaces may share a name."""
    by, between = words
    doors: dict[int, str] = {}
    for place, name in enumerate(buildings):
        doors.setdefault(int(tables.at[place]), name)
    if space in doors:
        return by.format(doors[space])
    street = int(tables.street)
    around = [[(space + way * far) % street for far in range(1, street)] for way in (-1, 1)]
    before, after = [next(doors[near] for near in side if near in doors) for side in around]
    return between.format(before, after)


def read_ingredients(sheet: Sheet, tables: Tables) -> None:
    """Three herbs, three gems and three specials, in that order whatever the file's is."""
    found: list[list[str]] = [[], [], []]
    known: list[str] = []
    for row in exactly(sheet, "ingredient", 9):
        id = named(row, "ingredient", known, tables)
        known.append(id)
        category = CATEGORIES.index(row.one_of("category", CATEGORIES))
        if len(found[category]) == 3:
            raise row.wrong("category", "three ingredients of each category", CATEGORIES[category])
        index = 3 * category + len(found[category])
        found[category].append(id)
        tables.price[index] = row.number("price", 0, 99)
        if category == 1:
            tables.value[index] = row.number("value", 1, 9)
        row.close()
    tables.ids.ingredients = found[0] + found[1] + found[2]


def read_potions(sheet: Sheet, tables: Tables) -> None:
    """One potion for each power, in the order of the powers."""
    found: list[str] = ["" for _ in POWERS]
    for row in exactly(sheet, "potion", len(POWERS)):
        id = named(row, "potion", found, tables)
        power = POWERS.index(row.one_of("power", POWERS))
        if found[power]:
            raise row.wrong("power", "a power that no other potion has", POWERS[power])
        found[power] = id
        if power < DRINKS:
            tables.levels[power] = row.number("levels", 1, MOST_LEVELS)
        if POWERS[power] in ("luck", "prowess", "speed"):
            tables.extra[power] = row.number("amount", 0, FARTHEST)
        row.close()
    tables.ids.potions = found


def read_strangers(sheet: Sheet, tables: Tables) -> None:
    found: list[str] = []
    for index, row in enumerate(exactly(sheet, "stranger", MOST_STRANGERS)):
        found.append(named(row, "stranger", found, tables))
        deed = DEEDS.index(row.one_of("power", DEEDS))
        tables.deed[index] = deed
        if deed < GIVE_GOLD:
            tables.success[index] = row.number("success", 1, 6)
            # E5: one that works for its hirer only has a price
            priced = deed in (SMASH, BURGLE)
            tables.hire[index] = row.number("hire", 1, 99) if priced else optional(row, "hire", 1, 99)
        if deed in (GIVE_GOLD, WALK_ON):
            tables.amount[index] = row.number("amount", 0, FARTHEST)
        row.close()
    tables.ids.strangers = found
    smashers = sum(1 for deed in tables.deed if deed == SMASH)
    if smashers > MOST_SMASHERS:
        raise PhiltreError(
            f"{sheet.place}: expected at most {MOST_SMASHERS} Strangers that smash, found {smashers}"
        )
