"""The kinds of move: action number ↔ fields. Text follows from the fields (RaceGame.text)."""

from __future__ import annotations

from typing import Any, Final

RESOURCES: Final = ("flower", "grass", "honey", "wood", "mushroom", "black-rock", "purple-crystal")
KINDS_OF_RESOURCE: Final = 7

# The powers of potions. A potion has the number of its power; those that are simply drunk come first.
POWERS: Final = ("extra-roll", "veil", "ward", "second-roll", "leap", "exchange", "sting", "crush")
SPEED: Final = 0
INVISIBILITY: Final = 1
DEFENCE: Final = 2
REROLL: Final = 3
TELEPORT: Final = 4
SWAP: Final = 5
POISON: Final = 6
METEOR: Final = 7
KINDS_OF_POTION: Final = 8
DRINKABLE: Final = 4

MOST_SEATS: Final = 4
MOST_SPACES: Final = 64
FACES: Final = 6

# The first number of each kind of action; its potions, resources, seats or faces count up from there.
ROLL: Final = 0
KEEP: Final = 1
PASS: Final = 2
STOP: Final = 3
STAY: Final = 4
TRADE: Final = 5
DONE: Final = 6
DRINK: Final = 7
CRAFT: Final = 11
SELL: Final = 19
SPILL: Final = 27
GIVE: Final = 35
THROW_POISON: Final = 42
THROW_METEOR: Final = 46
CHANGE_PLACES: Final = 50
DIE: Final = 54
# From here on two numbers for each space, in the order of the content: go there, teleport there.
GO: Final = 60
LEAP: Final = 61

PLAIN: Final = ("roll", "keep", "pass", "stop", "stay", "trade", "done")


def action_count(spaces: int) -> int:
    return GO + 2 * spaces


def fields(action: int, potions: list[str], spaces: list[str]) -> dict[str, Any]:
    """An action's kind and fields; `potions` are listed by the number of their power."""
    if action >= GO:
        kind = "go" if (action - GO) % 2 == 0 else "teleport"
        return {"kind": kind, "to": spaces[(action - GO) // 2]}
    if action >= DIE:
        return {"kind": "die", "face": action - DIE + 1}
    if action >= CHANGE_PLACES:
        return {"kind": "swap", "seat": action - CHANGE_PLACES}
    if action >= THROW_METEOR:
        return {"kind": "throw", "potion": potions[METEOR], "seat": action - THROW_METEOR}
    if action >= THROW_POISON:
        return {"kind": "throw", "potion": potions[POISON], "seat": action - THROW_POISON}
    if action >= GIVE:
        return {"kind": "give", "resource": RESOURCES[action - GIVE]}
    if action >= SPILL:
        return {"kind": "spill", "potion": potions[action - SPILL]}
    if action >= SELL:
        return {"kind": "sell", "potion": potions[action - SELL]}
    if action >= CRAFT:
        return {"kind": "craft", "potion": potions[action - CRAFT]}
    if action >= DRINK:
        return {"kind": "drink", "potion": potions[action - DRINK]}
    return {"kind": PLAIN[action]}
