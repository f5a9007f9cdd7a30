"""Positions as a line of text, `key=value …`: the writer. reading.py is the reader.

Groups separated by / are one for each player. Omitted keys have their value at the start of a turn:

    variant= seats= rounds=     round=N  player=N  phase=…  (default: move)
    labs=red-lab/blue-lab       at=s3/herbalist     gold=6/6     pile=N (default: the rest)
    carried=henbane,agate/-     shelf=…/…           table=henbane,bat-wing,opal/-
    hired=norman/-              active=luck:3,soda:1/-  (turns left)   credit=1/0
    alley=gold:3,opal,luck      strangers=fergus,sam    under the pack, in order, below those not met yet
    chart=a1:luck,b3:part-1     columns a to c are the herbs, rows 1 to 3 the specials
    past=…                      history of formulas and potions, comma-separated:
        1:a1   player 1 brewed a1 and got the potion        1:a1!   got none, for none was left
        1?a1   looked at the formula                        1-luck  drank        1~luck  it ran out
        1*luck was robbed of it (to the alley)              1+luck  took it from the alley
        1<2:luck  filched it from player 2 (baneful: it was shown and went back)
        1.     ended a turn with three potions or more, without winning
    stranger= victim=N cell=a1  the subject of a prompt or a roll; the Stranger is in no pack then
    resuming=move               the phases that a sent Stranger or a filching interrupts, the latest first;
                                with their Stranger and victim: smash:clarence:2,face:fergus
    turn=filched,charmed,walked,bound   healed=1 (paid the Healers, still there)   die=N (the last roll)
    winners=1,2

Undrunk potions are not written, nor what brewers saw in the pack: both follow from the chart and the past.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.core.options import Value, spell
from philtre.games.elixir.rules.evidence import (
    BREWED,
    DRANK,
    ENDED,
    LOOKED,
    MISSED,
    RAN_OUT,
    SPRUNG,
    STOLEN,
    TAKEN,
    TRICKED,
    about,
    other_of,
    seat_of,
    what_of,
)
from philtre.games.elixir.rules.frames import FRAME, phase_of, stranger_of, victim_of
from philtre.games.elixir.rules.layout import (
    ACTIVE,
    CARRIED,
    CREDIT,
    GOLD,
    HIRED,
    LAB,
    MOST_LEVELS,
    NO_STRANGER,
    PLACE,
    SHELF,
    TABLE,
    UNSEEN,
)
from philtre.games.elixir.rules.moves import cell_name
from philtre.games.elixir.rules.packing import many
from philtre.games.elixir.rules.phases import (
    ATTACKED,
    BURGLED,
    FILCHED,
    FINDING,
    MOVING,
    MOVING_IN,
    PHASES,
    ROBBED,
    SMASHING,
)

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir

MARKS: Final = {DRANK: "-", RAN_OUT: "~", STOLEN: "*", TAKEN: "+"}
TURN: Final = ("filched", "charmed", "walked", "bound")
CELLS: Final = [cell_name(cell) for cell in range(9)]


def write_position(state: Elixir) -> str:
    return " ".join([f"{key}={value}" for key, value in entries(state) if value])


def entries(state: Elixir) -> list[tuple[str, str]]:
    """The keys and values of a position; empty values are omitted from the text."""
    setup = state.setup
    ids = setup.tables.ids
    phase = state.phase
    found = [
        ("variant", "" if setup.variant == "standard" else setup.variant),
        ("seats", "" if setup.seats == 2 else str(setup.seats)),
    ]
    found += [(key, option_text(key, value)) for key, value in setup.options.items()]
    found += [
        ("round", str(state.round)),
        ("player", str(state.seat + 1)),
        ("phase", "" if phase == MOVING else PHASES[phase]),
        ("labs", rows([place_text(state, seat, LAB) for seat in seats_of(state)], "?")),
        ("at", "" if phase == MOVING_IN else rows(where(state), "?")),
        ("gold", rows([str(own(state, seat, GOLD)) for seat in seats_of(state)], "")),
        ("pile", str(state.pile)),
    ]
    for key, field in (("carried", CARRIED), ("shelf", SHELF), ("table", TABLE)):
        goods = [pieces_text(own(state, seat, field), ids.ingredients) for seat in seats_of(state)]
        found.append((key, rows(goods, "-")))
    found += [
        ("hired", rows([hired_text(state, seat) for seat in seats_of(state)], "-")),
        ("active", rows([active_text(state, seat) for seat in seats_of(state)], "-")),
        ("credit", rows([str(own(state, seat, CREDIT)) for seat in seats_of(state)], "0")),
        ("alley", alley_text(state)),
        ("strangers", ",".join([ids.strangers[stranger] for stranger in known_strangers(state)])),
        ("chart", chart_text(state)),
        ("past", ",".join([entry_text(state, entry) for entry in state.past])),
        ("stranger", ids.strangers[state.stranger] if state.stranger != NO_STRANGER else ""),
        ("victim", str(state.victim + 1) if has_victim(phase) else ""),
        ("cell", CELLS[state.cell] if phase == FINDING else ""),
        ("resuming", ",".join(frame_texts(state))),
        ("turn", ",".join([word for word in TURN if getattr(state, word) != 0])),
        ("healed", seats_text(state, state.healed)),
        ("die", str(state.die) if state.die != 0 else ""),
        ("winners", seats_text(state, state.winners)),
    ]
    return found


def option_text(key: str, value: Value) -> str:
    from philtre.games.elixir.rules.setup import OPTIONS

    return "" if OPTIONS[key].default == value else spell(value)


def seats_of(state: Elixir) -> list[int]:
    return list(range(int(state.setup.seats)))


def own(state: Elixir, seat: int, field: int) -> int:
    return int(state.own[state.row(seat) + field])


def rows(groups: list[str], usual: str) -> str:
    """One group a player, separated by `/`; empty if all groups have their default."""
    return "" if all(group == usual for group in groups) else "/".join(groups)


def place_text(state: Elixir, seat: int, field: int) -> str:
    place = own(state, seat, field)
    return "?" if field == LAB and place == UNSEEN else state.setup.tables.ids.places[place]


def where(state: Elixir) -> list[str]:
    return [place_text(state, seat, PLACE) for seat in seats_of(state)]


def pieces_text(pieces: int, names: list[str]) -> str:
    found: list[str] = []
    for kind, name in enumerate(names if pieces else []):
        found += [name] * int(many(pieces, kind))
    return ",".join(found) or "-"


def hired_text(state: Elixir, seat: int) -> str:
    hired = own(state, seat, HIRED)
    names = state.setup.tables.ids.strangers
    return ",".join([name for stranger, name in enumerate(names) if hired >> stranger & 1]) or "-"


def active_text(state: Elixir, seat: int) -> str:
    found: list[str] = []
    for level in range(MOST_LEVELS, 0, -1):
        drunk = own(state, seat, ACTIVE + level)
        for kind, name in enumerate(state.setup.tables.ids.potions if drunk else []):
            found += [f"{name}:{level}"] * int(many(drunk, kind))
    return ",".join(found) or "-"


def alley_text(state: Elixir) -> str:
    ids = state.setup.tables.ids
    found = [f"gold:{state.alley_gold}"] if state.alley_gold != 0 else []
    for pieces, names in ((state.alley_goods, ids.ingredients), (state.alley_potions, ids.potions)):
        if pieces != 0:
            found.append(pieces_text(int(pieces), names))
    return ",".join(found)


def known_strangers(state: Elixir) -> list[int]:
    return [int(state.queue >> 4 * place & 15) for place in range(int(state.waiting))]


def chart_text(state: Elixir) -> str:
    found: list[str] = []
    for cell, name in enumerate(CELLS):
        kind = int(state.chart >> 4 * cell & 15)
        if kind != UNSEEN:
            found.append(f"{name}:{state.setup.tables.ids.potions[kind]}")
    return ",".join(found)


def entry_text(state: Elixir, now: i64) -> str:
    what = what_of(now)
    player = str(seat_of(now) + 1)
    if what == ENDED:
        return player + "."
    if what == LOOKED:
        return f"{player}?{CELLS[about(now)]}"
    if what in (BREWED, MISSED):
        return f"{player}:{CELLS[about(now)]}{'!' if what == MISSED else ''}"
    potion = state.setup.tables.ids.potions[about(now)]
    if what in (TRICKED, SPRUNG):
        return f"{player}<{other_of(now) + 1}:{potion}"
    return player + MARKS[int(what)] + potion


def has_victim(phase: i64) -> bool:
    return phase in (ATTACKED, ROBBED, SMASHING, BURGLED, FILCHED)


def frame_texts(state: Elixir) -> list[str]:
    """The phases that were interrupted, with their Strangers and victims."""
    found: list[str] = []
    frames = state.resuming
    while frames != 0:
        words = [PHASES[phase_of(frames)]]
        if stranger_of(frames) != NO_STRANGER:
            words.append(state.setup.tables.ids.strangers[stranger_of(frames)])
        if phase_of(frames) == SMASHING:
            words.append(str(victim_of(frames) + 1))
        found.append(":".join(words))
        frames >>= FRAME
    return found


def seats_text(state: Elixir, mask: int) -> str:
    return ",".join([str(seat + 1) for seat in seats_of(state) if mask >> seat & 1 != 0])
