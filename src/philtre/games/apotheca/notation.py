"""Positions as a line of text, `MARKET | key=value …`: the writer. reading.py is the reader.

The market is four rows from the top, separated by `/`: `.` empty, `R` face-up, `R*` a stack, `r1`
facedown with the arrow to player 1, `r0` to nobody, `r2'` one of the two start tiles of Master of
the Market. Then follow the keys that differ from their default:

    variant= seats= and options        turn=N  left=N  taken=reveal,corvidus
    phase=…  (default: act)             gems=R,B,Y/R,B,Y  one group a player
    active=corvidus,imogen/merten       satisfied=solas:r/-
    alley=ruby,sapphire,topaz cards     supply=R,B,Y  deck=N
    drawn=r  pending=…  dealt=N         token=used
    decree=ruby scored=ruby,topaz       outside=a1,b1 score=N
    touched= stood= claiming=yes restocking=yes winner=SIDE
    ages=b2:1,c3:2 pools=R.B.Y/R.B.Y/…  the epochs in which facedown tiles were drawn, and the supply at
                                        the beginning and end of each (rules/pools.py)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.core.bits import count
from philtre.core.options import Value, spell
from philtre.games.apotheca.rules.layout import (
    COUNT,
    DECREED,
    HAND,
    HIRED,
    NO_CARD,
    NO_COLOUR,
    NO_SIDE,
    RESTOCKED,
    REVEALED,
)
from philtre.games.apotheca.rules.market import ARROW, PLAIN, SPACES, STACKED, START_TILE, colour_at, mark_at
from philtre.games.apotheca.rules.moves import COLOURS, name
from philtre.games.apotheca.rules.phases import (
    ACTING,
    COLLECTING,
    DEALING,
    DECREEING,
    EXTRA,
    FETCHED,
    FINISHED,
    OVERLOADED,
    PHASES,
    REFILLING,
    SATISFYING,
    STACKING,
)

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca

LETTERS: Final = "RBY"
DEEDS: Final = {"reveal": REVEALED, "restock": RESTOCKED, "hire": HIRED, "decree": DECREED}


def write_position(state: Apotheca) -> str:
    rows = [" ".join([tile_text(state, row * 4 + column) for column in range(4)]) for row in range(4)]
    return " / ".join(rows) + " | " + " ".join([f"{key}={value}" for key, value in entries(state) if value])


def tile_text(state: Apotheca, cell: int) -> str:
    colour = colour_at(state.tiles, cell)
    if colour == NO_COLOUR:
        return "."
    letter = LETTERS[colour]
    mark = mark_at(state.marks, cell)
    if mark == PLAIN:
        return letter
    if mark == STACKED:
        return letter + "*"
    if mark == START_TILE:
        return letter.lower() + "2'"
    return letter.lower() + str(mark - ARROW + 1 if mark >= ARROW else 0)


def entries(state: Apotheca) -> list[tuple[str, str]]:
    """The keys and values of a position; empty values are omitted from the text."""
    setup = state.setup
    phase = state.phase
    cards = setup.tables.cards
    found = [
        ("variant", "" if setup.variant == "standard" else setup.variant),
        ("seats", "" if setup.seats == (1 if setup.solo else 2) else str(setup.seats)),
    ]
    found += [(key, option_text(key, value)) for key, value in setup.options.items()]
    found += [
        ("turn", str(state.turn)),
        ("left", "" if state.left == usual_left(phase) else str(state.left)),
        ("taken", taken_text(state)),
        ("phase", "" if phase == ACTING else PHASES[phase]),
        ("dealt", str(state.dealt) if phase == DEALING else ""),
        ("drawn", "" if state.drawn == NO_COLOUR else LETTERS[state.drawn].lower()),
        ("pending", pending_text(state)),
    ]
    if phase in (COLLECTING, SATISFYING):
        if state.claiming != 0:
            found.append(("claiming", "yes"))
        elif setup.master:
            found += [("touched", spaces_text(state.touched)), ("stood", spaces_text(state.stood))]
    found += [
        ("restocking", "yes" if phase == OVERLOADED and state.restocking != 0 else ""),
        ("token", "used" if has_token(state) and state.token == 0 else ""),
        ("gems", gems_text(state)),
        ("active", hands_text(state, state.active, cards)),
        (
            "satisfied",
            hands_text(
                state, state.satisfied, [f"{card}:{brew_text(state, k)}" for k, card in enumerate(cards)]
            ),
        ),
        ("alley", alley_text(state)),
        ("supply", ",".join([str(state.in_supply(colour)) for colour in range(3)])),
        ("deck", str(count(state.deck))),
        ("outside", spaces_text(state.outside) if setup.solo else ""),
        ("score", str(state.score) if state.score != 0 else ""),
        ("decree", COLOURS[state.decree] if state.decree != NO_COLOUR else ""),
        ("scored", ",".join([COLOURS[colour] for colour in range(3) if state.scored >> colour & 1 != 0])),
        ("winner", str(state.winner + 1) if state.winner != NO_SIDE else ""),
        ("ages", ages_text(state)),
        ("pools", "/".join([pool_text(pool) for pool in state.pools])),
    ]
    return found


def option_text(key: str, value: Value) -> str:
    from philtre.games.apotheca.rules.setup import OPTIONS

    return "" if OPTIONS[key].default == value else spell(value)


def usual_left(phase: i64) -> i64:
    return 0 if phase in (DEALING, DECREEING, EXTRA, FINISHED) else 2


def has_token(state: Apotheca) -> bool:
    return state.setup.seats == 3 and not state.setup.master


def taken_text(state: Apotheca) -> str:
    words = [word for word, flag in DEEDS.items() if state.taken & flag != 0]
    return ",".join(
        words + [card for k, card in enumerate(state.setup.tables.cards) if state.taken >> k & 1 != 0]
    )


def pending_text(state: Apotheca) -> str:
    phase = state.phase
    if phase == REFILLING:
        return COLOURS[state.pending]
    if phase == FETCHED:
        return name(int(state.pending))
    return spaces_text(state.pending & SPACES) if phase in (STACKING, SATISFYING) else ""


def spaces_text(spaces: i64) -> str:
    return ",".join([name(cell) for cell in range(16) if spaces >> cell & 1 != 0]) or "-"


def gems_text(state: Apotheca) -> str:
    if state.rubies | state.sapphires | state.topazes == 0:
        return ""
    groups = [
        ",".join([str(state.gems(seat, colour)) for colour in range(3)])
        for seat in range(int(state.setup.seats))
    ]
    return "/".join(groups)


def hands_text(state: Apotheca, hands: i64, words: list[str]) -> str:
    if hands == 0:
        return ""
    groups: list[str] = []
    for seat in range(int(state.setup.seats)):
        held = [word for k, word in enumerate(words) if hands >> (seat * HAND + k) & 1 != 0]
        groups.append(",".join(held) or "-")
    return "/".join(groups)


def brew_text(state: Apotheca, card: int) -> str:
    return "rby-"[state.brews >> 2 * card & 3]


def ages_text(state: Apotheca) -> str:
    ages = [(cell, mark_at(state.ages, cell)) for cell in range(16)]
    return ",".join([f"{name(cell)}:{age}" for cell, age in ages if age != 0])


def pool_text(pool: i64) -> str:
    return ".".join([str(pool >> colour * COUNT & 0xFF) for colour in range(3)])


def alley_text(state: Apotheca) -> str:
    if state.alley == NO_CARD | NO_CARD << 4 | NO_CARD << 8:
        return ""
    stations = [int(state.station(colour)) for colour in range(3)]
    return ",".join([state.setup.tables.cards[card] if card != NO_CARD else "-" for card in stations])
