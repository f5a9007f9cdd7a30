"""Reads and checks the content, and lays it out as tables that states share."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.errors import PhiltreError
from philtre.games.apotheca.rules.market import bit
from philtre.games.apotheca.rules.moves import (
    ACTION_COUNT,
    CHAINED_CHARGE,
    COLOURS,
    DOUBLE_DIVE,
    MOVERS,
    POWERS,
    STEPS,
    SWAPPERS,
    USE,
    USES,
    adjacent,
    beyond,
    in_reach,
)
from philtre.text.sheet import Sheet, read_sheet

SOURCES: Final = ("rulebook", "faq", "inferred", "invented")
FEWEST_CARDS: Final = 8  # four players, three stations and one in the deck


@final
class Title:
    """A solo title and the score from which it is earned."""

    def __init__(self, start: int, id: str, names: dict[str, str]) -> None:
        self.start = start
        self.id = id
        self.names = names


@final
class Tables:
    """What lies in the box and where tiles can go, for the rules to look up."""

    def __init__(self) -> None:
        # From the content file. A card's number is its power's number.
        self.cards: list[str] = list(POWERS)
        self.card_names: list[dict[str, str]] = [{} for _ in POWERS]
        self.titles: list[Title] = []
        self.deck: i64 = 0
        self.first_cards: i64 = 0
        self.facedown: i64 = 3
        self.goal: i64 = 3
        self.hire_price: i64 = 2
        self.solo_hire_price: i64 = 3
        self.alley_price: i64 = 2
        self.decree_price: i64 = 1
        self.potions: vec[i64] = vec[i64]([15, 15, 15])
        # Geometry: masks of spaces, and the number of an action by what it touches.
        self.beside: vec[i64] = vec[i64]([mask(cell, adjacent) for cell in range(16)])
        self.reach: vec[i64] = vec[i64](reach_masks())
        self.number: vec[i64] = vec[i64]([0 for _ in range(16 * 256)])
        self.chains: vec[i64] = vec[i64]([0 for _ in range(4096)])
        self.dives: vec[i64] = vec[i64]([0 for _ in range(16 * 256)])
        self.ahead: vec[i64] = vec[i64](ahead_masks())
        self.first_use: vec[i64] = vec[i64]([0 for _ in range(16)])
        self.power: vec[i64] = vec[i64]([0 for _ in range(ACTION_COUNT)])
        self.swaps: vec[i64] = vec[i64]([0 for _ in range(ACTION_COUNT)])
        self.span: vec[i64] = vec[i64]([0 for _ in range(ACTION_COUNT)])
        self.bit_index: vec[i64] = vec[i64](bit_indexes())
        self.scratch: vec[i64] = vec[i64]([0 for _ in range(ACTION_COUNT)])
        for offset in range(len(USES)):
            self._lay_out(offset)

    def _lay_out(self, offset: int) -> None:
        use = USES[offset]
        action = USE + offset
        self.power[action] = use.power
        self.first_use[use.power + 1] = action + 1
        if offset == 0 or USES[offset - 1].power != use.power:
            self.first_use[use.power] = action
        packed = len(use.swaps)
        spaces = 0
        for place, (one, other) in enumerate(use.swaps):
            packed |= (one | other << 4) << (4 + 8 * place)
            spaces |= 1 << one | 1 << other
        self.swaps[action] = packed
        self.span[action] = spaces
        if use.power in MOVERS or use.power in SWAPPERS:
            one, other = use.swaps[0]
            self.number[use.power << 8 | one << 4 | other] = action
            if use.power in SWAPPERS:
                self.number[use.power << 8 | other << 4 | one] = action
        elif use.power == CHAINED_CHARGE:
            (lead, to), (follower, _) = use.swaps
            self.chains[lead << 8 | to << 4 | follower] = action
        elif use.power == DOUBLE_DIVE:
            for (one, to), (other, second_to) in (use.swaps, use.swaps[::-1]):
                ways = direction(one, to) << 2 | direction(other, second_to)
                self.dives[ways << 8 | one << 4 | other] = action


def mask(cell: int, joined: object) -> int:
    assert callable(joined)
    return sum(1 << other for other in range(16) if other != cell and joined(cell, other))


def reach_masks() -> list[int]:
    """For each power and space the spaces it joins; of a swap only the later ones, to list each once."""
    masks: list[int] = []
    for power in range(16):
        for cell in range(16):
            later = range(cell + 1, 16) if power in SWAPPERS else range(16)
            masks.append(
                sum(1 << other for other in later if other != cell and in_reach(power, cell, other))
                if power in MOVERS or power in SWAPPERS
                else 0
            )
    return masks


def ahead_masks() -> list[int]:
    """For each direction and space the space ahead, as a mask: 0 at the edge."""
    return [
        0 if beyond(cell, step) == -1 else 1 << beyond(cell, step) for step in STEPS for cell in range(16)
    ]


def direction(one: int, other: int) -> int:
    for index, step in enumerate(STEPS):
        if beyond(one, step) == other:
            return index
    raise ValueError("the spaces are not adjacent")


def bit_indexes() -> list[int]:
    """Where the only bit of a 16-bit mask stands, looked up by a de Bruijn number."""
    table = [0] * 16
    for index in range(16):
        table[((1 << index) * 0x09AF >> 12) & 15] = index
    return table


def read_content(text: str, place: str) -> Tables:
    """The tables of a content text; an error names place and field."""
    tables = Tables()
    sheet = read_sheet(text, place)
    sheet.one_of("name", ["apotheca"])
    sheet.number("version", 1, 1)
    market = section(sheet, "market")
    tables.facedown = market.number("facedown", 1, 3)
    market.close()
    potions = section(sheet, "potions")
    for index, colour in enumerate(COLOURS):
        tables.potions[index] = potions.number(colour, 9, 60)
    potions.close()
    prices = section(sheet, "prices")
    tables.hire_price = prices.number("hire", 1, 9)
    tables.solo_hire_price = prices.number("solo_hire", 1, 9)
    tables.alley_price = prices.number("alley_power", 0, 9)
    tables.decree_price = prices.number("decree", 0, 9)
    prices.close()
    goal = section(sheet, "goal")
    tables.goal = goal.number("apothecaries", 1, 5)
    goal.close()
    read_titles(sheet, tables)
    read_cards(sheet, tables)
    sheet.close()
    return tables


def section(sheet: Sheet, field: str) -> Sheet:
    part = sheet.sheet(field)
    part.one_of("source", SOURCES)
    return part


def read_titles(sheet: Sheet, tables: Tables) -> None:
    for row in sheet.sheets("title"):
        row.one_of("source", SOURCES)
        least = tables.titles[-1].start + 1 if tables.titles else 0
        start = row.number("from", least, 999 if tables.titles else 0)
        tables.titles.append(Title(start, row.text("id"), row.names()))
        row.close()


def read_cards(sheet: Sheet, tables: Tables) -> None:
    rows = sheet.sheets("apothecary")
    known: set[str] = set()
    for row in rows:
        id = row.text("id")
        if id in known:
            raise row.wrong("id", "an id that no other apothecary has", id)
        if any(character not in "abcdefghijklmnopqrstuvwxyz0123456789-" for character in id):
            raise row.wrong("id", "small letters, digits and hyphens", id)
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
