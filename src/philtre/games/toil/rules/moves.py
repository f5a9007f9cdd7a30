"""The kinds of move: action number ↔ fields. Their number depends on the deck."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

EFFECTS: Final = (
    "teleportation",
    "clairvoyance",
    "haste",
    "growth",
    "transmutation",
    "combustion",
    "theft",
    "corrosion",
    "invisibility",
    "gilding",
    "paralysis",
    "prophecy",
    "nausea",
    "clumsiness",
    "generosity",
    "sloth",
)
TELEPORTATION: Final = 0
CLAIRVOYANCE: Final = 1
HASTE: Final = 2
GROWTH: Final = 3
TRANSMUTATION: Final = 4
COMBUSTION: Final = 5
THEFT: Final = 6
CORROSION: Final = 7
INVISIBILITY: Final = 8
GILDING: Final = 9
PARALYSIS: Final = 10
PROPHECY: Final = 11
NAUSEA: Final = 12
CLUMSINESS: Final = 13
GENEROSITY: Final = 14
SLOTH: Final = 15

HARMS: Final = 0xF000  # T5: these are resolved first
TARGETED: Final = 0x04E3  # T6: effects 0, 1, 5, 6, 7 and 10
VARIABLE: Final = ("growth", "corrosion")  # effects whose cost is X

# The first numbers of the kinds of move that are the same with every deck
DONE: Final = 0
DUMP: Final = 1
DRINK: Final = 4
BURN: Final = 7
TARGET: Final = 10
RESOLVE: Final = 14
ADD: Final = 30  # from here on the numbers depend on the deck


@final
class Numbers:
    """The first number of each kind of move, for a number of kinds of ingredient and of Orders."""

    def __init__(self, kinds: int, orders: int) -> None:
        self.kinds: i64 = kinds
        self.orders: i64 = orders
        self.drop: i64 = ADD + 3 * kinds
        self.corrode: i64 = self.drop + 3 * kinds
        self.give: i64 = self.corrode + 3 * kinds
        self.take: i64 = self.give + kinds
        self.move: i64 = self.take + kinds
        self.steal: i64 = self.move + 9 * kinds
        self.sell: i64 = self.steal + 9 * kinds
        self.bring: i64 = self.sell + 3 * orders
        self.replace: i64 = self.bring + orders
        self.order: i64 = self.replace + orders
        self.card: i64 = self.order + orders
        self.count: i64 = self.card + kinds


def fields(action: int, numbers: Numbers, ingredients: list[str], orders: list[str]) -> dict[str, Any]:
    """An action's kind and fields; cauldrons count from 1, seats from 0."""
    if action < ADD:
        return plain_fields(action)
    kinds = int(numbers.kinds)
    if action >= numbers.card:
        return {"kind": "card", "ingredient": ingredients[action - numbers.card]}
    if action >= numbers.order:
        return {"kind": "order", "order": orders[action - numbers.order]}
    if action >= numbers.replace:
        return {"kind": "replace", "order": orders[action - numbers.replace]}
    if action >= numbers.bring:
        return {"kind": "bring", "order": orders[action - numbers.bring]}
    if action >= numbers.sell:
        cauldron, order = divmod(int(action - numbers.sell), int(numbers.orders))
        return {"kind": "sell", "cauldron": cauldron + 1, "order": orders[order]}
    if action >= numbers.move:
        kind = "steal" if action >= numbers.steal else "move"
        way, card = divmod(int(action - numbers.move) % (9 * kinds), kinds)
        return {"kind": kind, "ingredient": ingredients[card], "from": way // 3 + 1, "to": way % 3 + 1}
    if action >= numbers.give:
        kind = "take" if action >= numbers.take else "give"
        return {"kind": kind, "ingredient": ingredients[int(action - numbers.give) % kinds]}
    kind = ("add", "drop", "corrode")[(action - ADD) // (3 * kinds)]
    cauldron, card = divmod((action - ADD) % (3 * kinds), kinds)
    return {"kind": kind, "ingredient": ingredients[card], "cauldron": cauldron + 1}


def plain_fields(action: int) -> dict[str, Any]:
    if action >= RESOLVE:
        return {"kind": "resolve", "effect": EFFECTS[action - RESOLVE]}
    if action >= TARGET:
        return {"kind": "target", "seat": action - TARGET}
    if action >= BURN:
        return {"kind": "burn", "cauldron": action - BURN + 1}
    if action >= DRINK:
        return {"kind": "drink", "cauldron": action - DRINK + 1}
    if action >= DUMP:
        return {"kind": "dump", "cauldron": action - DUMP + 1}
    return {"kind": "done"}
