"""A table set from a position text: play action texts, and read what came of it."""

from __future__ import annotations

from typing import Any

import philtre
from philtre.testing import entry, play

GAME = philtre.game("toil")
TABLES: Any = GAME.tables


def at(text: str) -> philtre.State:
    return GAME.position(text)


def gather(state: philtre.State) -> philtre.State:
    """Let chance draw whatever comes first, until somebody must decide."""
    while state.actor == philtre.CHANCE:
        state.play(state.pick(0))
    return state


def by_player(state: philtre.State, key: str, seat: int) -> str:
    """A player's part of what the position says for a key."""
    return entry(state, key).split("/")[seat] if entry(state, key) else "-"


def hand(state: philtre.State, seat: int = 0) -> str:
    return by_player(state, "hands", seat)


def cauldrons(state: philtre.State, seat: int = 0) -> list[str]:
    text = by_player(state, "cauldrons", seat)
    return ["-"] * 3 if text == "-" else text.split(";")


def gold(state: philtre.State, seat: int = 0) -> int:
    return int(state.view(None).players[seat].gold)


def asked(state: philtre.State) -> str:
    return str(state.prompt().id).removeprefix("prompt-")


def effects(*ingredients: str) -> set[str]:
    """The effects that all of these ingredients have."""
    from philtre.games.toil.rules.moves import EFFECTS

    rows = [TABLES.effects[TABLES.ingredients.index(id)] for id in ingredients]
    return {EFFECTS[effect] for effect in set(rows[0]).intersection(*rows)}


# Potions that have one effect and no other, out of ingredients that differ in the rest. The eight
# ingredients with an effect share others, so they are found by search.


def pure(effect: str, count: int = 0) -> str:
    """The smallest potion, as cards of a position text, that has just this effect (power `count` for X)."""
    from itertools import combinations_with_replacement

    from philtre.games.toil.rules.moves import EFFECTS

    number = EFFECTS.index(effect)
    least = count or TABLES.costs[number]
    carriers = [kind for kind, on in enumerate(TABLES.effects) if number in on]
    for chosen in combinations_with_replacement(carriers, least):
        tally = [sum(other in TABLES.effects[kind] for kind in chosen) for other in range(16)]
        others = [o for o in range(16) if o != number and tally[o] and tally[o] >= TABLES.costs[o]]
        names = [TABLES.ingredients[kind] for kind in chosen]
        if not others:
            return ",".join(
                name if names.count(name) == 1 else f"{name}*{names.count(name)}"
                for name in dict.fromkeys(names)
            )
    raise AssertionError(f"no potion has {effect} alone")


def drinking(effect: str, rest: str = "", power: int = 0) -> philtre.State:
    """Player 1 has drunk a potion with just this effect. `rest` says what else lies on the table."""
    words = dict(word.split("=", 1) for word in rest.split())
    others = words.pop("cauldrons", "-;-/-;-;-")
    text = " ".join(f"{key}={value}" for key, value in words.items())
    return play(at(f"phase=potions cauldrons={pure(effect, power)};{others} {text}"), "drink 1")
