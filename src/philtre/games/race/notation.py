"""Positions as a line of text, `PLACES | key=value …`: the writer. reading.py is the reader.

Each player has a word, in the order of their seats: the wizard's space and, after `<`, the space it
came from, to which it may not go back: `r3<r2`. Without `<` it may take any path. Then follow the keys
that differ from their default (players count from 1; groups are separated by `/`, `-` is none):

    variant=lively                      round=N  turn=PLAYER     and the options
    coins=4/0                           resources=flower:2,wood/-
    potions=speed/poison:2,swap         unseen=1,2  shielded=2   while such a potion lasts
    phase=…  (default: before)          rolls=N  still to be made
    busy=yes  in the Market, but no longer allowed to spend the turn there
    die=N steps=N  the roll, and the steps left of it
    met=2,3   players who may not be attacked (again) in this contact
    giver=PLAYER owed=N                 the player who gives up pieces, and their number
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.core.options import Value, spell
from philtre.games.race.rules.layout import (
    CAME,
    COINS,
    GOODS,
    NO_SEAT,
    NOWHERE,
    POTIONS,
    ROW,
    SHIELDED,
    UNSEEN,
)
from philtre.games.race.rules.moves import RESOURCES
from philtre.games.race.rules.phases import BEFORE, PHASES

if TYPE_CHECKING:
    from philtre.games.race.rules.state import Race


def write_position(state: Race) -> str:
    seats = range(int(state.setup.seats))
    places = " ".join([place_text(state, seat) for seat in seats])
    return places + " | " + " ".join([f"{key}={value}" for key, value in entries(state) if value])


def place_text(state: Race, seat: int) -> str:
    spaces = state.setup.tables.spaces
    came = int(state.table[seat * ROW + CAME])
    place = spaces[int(state.place(seat))]
    return place if came == NOWHERE else f"{place}<{spaces[came]}"


def entries(state: Race) -> list[tuple[str, str]]:
    """The keys and values of a position; empty values are omitted from the text."""
    setup = state.setup
    phase = state.phase
    seats = range(int(setup.seats))
    found = [("variant", "" if setup.variant == "standard" else setup.variant)]
    found += [(key, option_text(key, value)) for key, value in setup.options.items()]
    found += [
        ("round", str(state.round)),
        ("turn", str(state.seat + 1)),
        ("phase", "" if phase == BEFORE else PHASES[phase]),
        ("rolls", "" if state.rolls == usual_rolls(phase) else str(state.rolls)),
        ("busy", "yes" if may_be_fresh(state) and state.fresh == 0 else ""),
        ("die", str(state.die) if state.die != 0 else ""),
        ("steps", str(state.steps) if state.steps != 0 else ""),
        ("met", ",".join([str(seat + 1) for seat in seats if state.met >> seat & 1 != 0])),
        ("giver", str(state.giver + 1) if state.giver != NO_SEAT else ""),
        ("owed", str(state.owed) if state.owed != 0 else ""),
        ("coins", grouped([str(state.table[seat * ROW + COINS]) for seat in seats], "0")),
        ("resources", grouped([held_text(state, seat, GOODS, list(RESOURCES)) for seat in seats], "-")),
        ("potions", grouped([held_text(state, seat, POTIONS, setup.tables.potions) for seat in seats], "-")),
        ("unseen", ",".join([str(seat + 1) for seat in seats if state.table[seat * ROW + UNSEEN] != 0])),
        ("shielded", ",".join([str(seat + 1) for seat in seats if state.table[seat * ROW + SHIELDED] != 0])),
    ]
    return found


def option_text(key: str, value: Value) -> str:
    from philtre.games.race.rules.setup import OPTIONS

    return "" if OPTIONS[key].default == value else spell(value)


def usual_rolls(phase: i64) -> i64:
    return 1 if phase == BEFORE else 0


def may_be_fresh(state: Race) -> bool:
    """True if `fresh` has a meaning: before a roll, in the Market."""
    return state.phase == BEFORE and state.place(state.seat) == state.setup.tables.market


def grouped(groups: list[str], usual: str) -> str:
    return "" if all(group == usual for group in groups) else "/".join(groups)


def held_text(state: Race, seat: int, first: int, names: list[str]) -> str:
    held: list[str] = []
    for kind, name in enumerate(names):
        count = int(state.table[seat * ROW + first + kind])
        if count:
            held.append(name if count == 1 else f"{name}:{count}")
    return ",".join(held) or "-"
