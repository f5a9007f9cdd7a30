"""Reads and checks the content, and lays it out as tables that states share.

What a cauldron is worth is counted in two words of eight fields each, one field an effect, seven bits a
field: six for the number of ingredients that have it, and one that a sum carries into when the number
reaches what is needed. So whether a potion meets an Order is an addition and a comparison a word.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.errors import PhiltreError
from philtre.games.toil.rules.moves import EFFECTS, VARIABLE, Numbers
from philtre.text.sheet import Sheet, read_sheet

SOURCES: Final = ("rulebook", "faq", "inferred", "invented")
LETTERS: Final = "abcdefghijklmnopqrstuvwxyz0123456789-"
ORDER_KINDS: Final = ("basic", "special")

FIELD: Final = 7
FULL: Final = 64  # the carry of a field
FEW_ORDERS: Final = 8  # T0: twice the number of players of each kind
MOST_ORDERS: Final = 60
MOST_KINDS: Final = 60
MOST_COPIES: Final = 15
MOST_CARRIERS: Final = FULL - 1  # ingredient cards that have the same effect
FEWEST_CARDS: Final = 48  # four hands, and as many again to draw


@final
class Order:
    """An Order card: its names, kind, value, and each effect it wants with its least power (0: any)."""

    def __init__(
        self, id: str, names: dict[str, str], special: bool, value: int, wants: dict[str, int]
    ) -> None:
        self.id = id
        self.names = names
        self.special = special
        self.value = value
        self.wants = wants


@final
class Tables:
    """What lies in the box, for the rules to look up."""

    def __init__(self) -> None:
        self.hand: i64 = 6
        self.limit: i64 = 6
        self.goal: i64 = 10
        self.costs: list[int] = [0] * len(EFFECTS)  # 0: not in this deck; the least X of growth and corrosion
        self.ingredients: list[str] = []
        self.ingredient_names: list[dict[str, str]] = []
        self.effects: list[list[int]] = []  # of each ingredient
        self.order_cards: list[Order] = []
        self.orders: list[str] = []
        self.numbers = Numbers(0, 0)
        self.kinds: i64 = 0
        self.copies: vec[i64] = vec[i64]()
        self.has: vec[i64] = vec[i64]()  # an ingredient's effects as bits
        self.worth: vec[i64] = vec[i64]()  # two words an ingredient
        self.reach: vec[i64] = vec[i64]()  # two words: what makes each effect's field carry at its cost
        self.carries: vec[i64] = vec[i64]()
        self.wanted: vec[i64] = vec[i64]()  # four words an Order: what to add, and the carries to find
        self.value: vec[i64] = vec[i64]()
        self.basic: i64 = 0  # the Basic Orders as bits
        self.special: i64 = 0
        self.scratch: vec[i64] = vec[i64]()
        self.bag: vec[i64] = vec[i64]()

    def lay_out(self) -> None:
        """From the rows to the words and bits."""
        kinds = len(self.ingredients)
        self.kinds = kinds
        self.numbers = Numbers(kinds, len(self.order_cards))
        self.orders = [order.id for order in self.order_cards]
        self.has = vec[i64]([sum(1 << effect for effect in effects) for effects in self.effects])
        self.worth = vec[i64](
            [word for effects in self.effects for word in words_of(dict.fromkeys(effects, 1))]
        )
        costs = {effect: cost for effect, cost in enumerate(self.costs) if cost > 0}
        self.reach = vec[i64](words_of({effect: FULL - cost for effect, cost in costs.items()}))
        self.carries = vec[i64](words_of(dict.fromkeys(costs, FULL)))
        wanted: list[int] = []
        for place, order in enumerate(self.order_cards):
            least = {
                EFFECTS.index(effect): max(power, self.costs[EFFECTS.index(effect)])
                for effect, power in order.wants.items()
            }
            wanted += words_of({effect: FULL - number for effect, number in least.items()})
            wanted += words_of(dict.fromkeys(least, FULL))
            if order.special:
                self.special |= 1 << place
            else:
                self.basic |= 1 << place
        self.wanted = vec[i64](wanted)
        self.value = vec[i64]([order.value for order in self.order_cards])
        self.scratch = vec[i64]([0] * int(self.numbers.count))
        self.bag = vec[i64]([0] * kinds)


def words_of(fields: dict[int, int]) -> list[int]:
    """The two words that hold these numbers in the fields of these effects."""
    words = [0, 0]
    for effect, number in fields.items():
        words[effect // 8] |= number << FIELD * (effect % 8)
    return words


def read_content(text: str, place: str) -> Tables:
    """The tables of a content text; an error names place and field."""
    tables = Tables()
    sheet = read_sheet(text, place)
    sheet.one_of("name", ["toil"])
    sheet.number("version", 1, 1)
    table = section(sheet, "table")
    tables.hand = table.number("hand", 1, 10)
    tables.limit = table.number("cauldron", 1, 20)
    table.close()
    goal = section(sheet, "goal")
    tables.goal = goal.number("gold", 1, 60)
    goal.close()
    read_effects(sheet, tables)
    read_ingredients(sheet, tables)
    read_orders(sheet, tables)
    sheet.close()
    tables.lay_out()
    return tables


def section(sheet: Sheet, field: str) -> Sheet:
    part = sheet.sheet(field)
    part.one_of("source", SOURCES)
    return part


def read_id(row: Sheet, known: set[str], what: str) -> str:
    id = row.text("id")
    if id in known:
        raise row.wrong("id", f"an id that no other {what} has", id)
    if any(character not in LETTERS for character in id):
        raise row.wrong("id", "small letters, digits and hyphens", id)
    known.add(id)
    return id


def read_effects(sheet: Sheet, tables: Tables) -> None:
    for row in sheet.sheets("effect"):
        effect = EFFECTS.index(row.one_of("id", EFFECTS))
        if tables.costs[effect] != 0:
            raise row.wrong("id", "an effect that stands in no other row", EFFECTS[effect])
        if EFFECTS[effect] in VARIABLE:
            row.one_of("cost", ["X"])
            tables.costs[effect] = row.number("least", 1, 9)
        else:
            tables.costs[effect] = row.number("cost", 1, 9)
        row.one_of("source", SOURCES)
        row.close()


def read_ingredients(sheet: Sheet, tables: Tables) -> None:
    known: set[str] = set()
    copies: list[int] = []
    carriers = [0] * len(EFFECTS)
    rows = sheet.sheets("ingredient")
    if len(rows) > MOST_KINDS:
        raise PhiltreError(
            f"{sheet.place}: expected at most {MOST_KINDS} ingredient tables, found {len(rows)}"
        )
    for row in rows:
        tables.ingredients.append(read_id(row, known, "ingredient"))
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
        if power and (
            field != "wants" or name not in VARIABLE or not (power.isascii() and power.isdecimal())
        ):
            raise row.wrong(field, "a power behind growth and corrosion only, where they are wanted", value)
        found[effect] = int(power) if power else 0
    return found


def read_orders(sheet: Sheet, tables: Tables) -> None:
    known: set[str] = set()
    rows = sheet.sheets("order")
    for row in rows:
        id = read_id(row, known, "order")
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
