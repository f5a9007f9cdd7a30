"""Reads and checks the content, and fills the tables with it."""

from __future__ import annotations

from typing import Any, Final

from philtre.core.bits import bit
from philtre.core.errors import PhiltreError
from philtre.games.apotheca.heuristics.weights import LIMITS
from philtre.games.apotheca.rules.moves import (
    COLOURS,
    POWERS,
)
from philtre.games.apotheca.rules.tables import Tables, Title
from philtre.text.sheet import Sheet, read_sheet
from philtre.text.weights import read_own_weights

SOURCES: Final = ("rulebook", "faq", "inferred", "invented")
FEWEST_CARDS: Final = 8  # four players, three stations and one in the deck


def read_content(text: str, place: str) -> Tables:
    """The tables of a content text; an error names place and field."""
    tables = Tables()
    sheet = read_sheet(text, place)
    sheet.one_of("name", ["apotheca"])
    sheet.number("version", 1, 1)
    market = sheet.section("market", SOURCES)
    tables.facedown = market.number("facedown", 1, 3)
    market.close()
    potions = sheet.section("potions", SOURCES)
    for index, colour in enumerate(COLOURS):
        tables.potions[index] = potions.number(colour, 9, 60)
    potions.close()
    prices = sheet.section("prices", SOURCES)
    tables.hire_price = prices.number("hire", 1, 9)
    tables.solo_hire_price = prices.number("solo_hire", 1, 9)
    tables.alley_price = prices.number("alley_power", 0, 9)
    tables.decree_price = prices.number("decree", 0, 9)
    prices.close()
    goal = sheet.section("goal", SOURCES)
    tables.goal = goal.number("apothecaries", 1, 5)
    goal.close()
    read_titles(sheet, tables)
    read_cards(sheet, tables)
    read_own_weights(sheet, LIMITS)
    sheet.close()
    return tables


def own_weights(text: str) -> dict[str, Any]:
    """The weights of a content text that was checked before."""
    return read_own_weights(read_sheet(text, "content of apotheca"), LIMITS)


def read_titles(sheet: Sheet, tables: Tables) -> None:
    for row in sheet.sheets("title"):
        row.one_of("source", SOURCES)
        least = tables.titles[-1].start + 1 if tables.titles else 0
        start = row.number("from", least, 999 if tables.titles else 0)
        tables.titles.append(Title(start, row.id("id"), row.names()))
        row.close()


def read_cards(sheet: Sheet, tables: Tables) -> None:
    rows = sheet.sheets("apothecary")
    known: set[str] = set()
    for row in rows:
        id = row.own_id(known, "apothecary")
        known.add(id)
        power = POWERS.index(row.one_of("power", POWERS))
        if tables.deck >> power & 1:
            raise row.wrong("power", "a power that no other apothecary has", POWERS[power])
        row.one_of("source", SOURCES)
        tables.cards[power] = id
        tables.card_names[power] = row.names()
        tables.deck |= bit(power)
        if row.flag("first_game"):
            tables.first_cards |= bit(power)
        row.close()
    if len(rows) < FEWEST_CARDS:
        raise PhiltreError(
            f"{sheet.place}: expected at least {FEWEST_CARDS} apothecary tables, found {len(rows)}"
        )
