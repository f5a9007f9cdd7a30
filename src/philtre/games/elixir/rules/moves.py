"""The kinds of move: action number ↔ fields. Text follows from the fields (core.Game)."""

from __future__ import annotations

from typing import Any, Final

CATEGORIES: Final = ("herbs", "gems", "specials")
MOST_SEATS: Final = 4
MOST_STRANGERS: Final = 12

# The first number of each kind of action; its ingredients, potions, cells or seats count up from there.
BUY: Final = 0
FREE: Final = 9
SHELVE: Final = 18
TAKE: Final = 27
TAKE_POTION: Final = 36
TAKE_GOLD: Final = 45  # one piece
TAKE_ALL_GOLD: Final = 46
SHELVE_ALL: Final = 47
BREW: Final = 48
GEM: Final = 57
LOOK: Final = 60
DRINK: Final = 69
FILCH: Final = 78
SEND: Final = 82
SMASH_ALL: Final = 130
HIRE: Final = 133
REFUSE: Final = 134
FACE: Final = 135
PAY: Final = 136
STAY: Final = 137
EARN: Final = 138
MEET: Final = 139
ROLL: Final = 140
DONE: Final = 141
END: Final = 142
LAB_DRAWN: Final = 143  # chance events from here to MOVE
FORMULA: Final = 147
STRANGER: Final = 156
DIE: Final = 168
POTION: Final = 174
LOOT: Final = 183
MOVE: Final = 192  # last, since the length of the street depends on the content

WORDS: Final = {
    TAKE_GOLD: "take-gold",
    TAKE_ALL_GOLD: "take-all-gold",
    SHELVE_ALL: "shelve-all",
    HIRE: "hire",
    REFUSE: "refuse",
    FACE: "face",
    PAY: "pay",
    STAY: "stay",
    EARN: "earn",
    MEET: "meet",
    ROLL: "roll",
    DONE: "done",
    END: "end",
}


def fields(action: int, ids: Ids) -> dict[str, Any]:
    """An action's kind and fields."""
    if action in WORDS:
        return {"kind": WORDS[action]}
    if action >= MOVE:
        return {"kind": "move", "place": ids.places[action - MOVE]}
    if action >= LOOT:
        return {"kind": "loot", "ingredient": ids.ingredients[action - LOOT]}
    if action >= POTION:
        return {"kind": "potion", "potion": ids.potions[action - POTION]}
    if action >= DIE:
        return {"kind": "die", "number": action - DIE + 1}
    if action >= STRANGER:
        return {"kind": "stranger", "stranger": ids.strangers[action - STRANGER]}
    if action >= FORMULA:
        return {"kind": "formula", "potion": ids.potions[action - FORMULA]}
    if action >= LAB_DRAWN:
        return {"kind": "lab", "place": ids.places[action - LAB_DRAWN]}
    if action >= SMASH_ALL:
        return {"kind": "smash", "category": CATEGORIES[action - SMASH_ALL]}
    if action >= SEND:
        stranger, seat = divmod(action - SEND, MOST_SEATS)
        return {"kind": "send", "stranger": ids.strangers[stranger], "rival_seat": seat}
    if action >= FILCH:
        return {"kind": "filch", "rival_seat": action - FILCH}
    if action >= DRINK:
        return {"kind": "drink", "potion": ids.potions[action - DRINK]}
    if action >= LOOK:
        return {"kind": "look", **ids.cell(action - LOOK)}
    if action >= GEM:
        return {"kind": "add", "ingredient": ids.ingredients[3 + action - GEM]}
    if action >= BREW:
        return {"kind": "brew", **ids.cell(action - BREW)}
    if action >= TAKE_POTION:
        return {"kind": "take-potion", "potion": ids.potions[action - TAKE_POTION]}
    kind = ("buy", "free", "shelve", "take")[action // 9]
    return {"kind": kind, "ingredient": ids.ingredients[action % 9]}


class Ids:
    """The ids of places, ingredients, potions and Strangers in moves, views and position texts."""

    def __init__(self) -> None:
        self.places: list[str] = []
        self.ingredients: list[str] = []
        self.potions: list[str] = []
        self.strangers: list[str] = []

    def cell(self, cell: int) -> dict[str, str]:
        """The herb and special of a cell of the formula chart, as fields."""
        return {"herb": self.ingredients[cell // 3], "special": self.ingredients[6 + cell % 3]}


def cell_name(cell: int) -> str:
    """The name of a cell in position texts: column a to c for the herb, row 1 to 3 for the special."""
    return "abc"[cell // 3] + str(cell % 3 + 1)
