"""Positions as a line of text: `key=value …`, read by reading.py. Default values are omitted.

Cards are written `cat-hair,amber-sap*2`, none as `-`. The parts of players are separated by `/`, in the order
of seats, a player's three cauldrons by `;`.

    seats= and options                  turn=N  phase=…  (default: brew)
    hands=cat-hair,amber-sap*2/-        a card held through a reshuffle: amber-sap', through two: amber-sap''
    known=1>2:cat-hair;0>3:amber-sap'*2 cards that player 1 knows player 2 to hold, except 0: known to all;
                                        2>2: cards that came to player 2 by a swap of hands
    evidence=1>2:-:5;1>2:cat-hair:2     after a card was drawn at random: the cards that player 2 may hold
                                        besides those known to player 1, with weights (1>2': of older cards)
    cauldrons=aqua-regia*3;-;-/-;-;-    discards=…  (all other cards are in the deck)
    orders=far-off-phial,-,…            the four in play, by their places
    basic=?,comet-cup:12,hide-and-seek  a stack from its top: not seen, known to 1 and 2, known to all
    special=N or the same               N: that many, none of them seen
    gold=3/0  sold=morning-tonic/-      lingering=sloth:cat-hair,gilding:-/-   (-: its reminder is shared,
                                        ?: it is still among the potion being drunk)
    at=N                                the current cauldron, place, stack card or receiver (default: 1)
    brewed=1,3                          cauldrons added to in this phase   dumped=2  dumped this turn
    left=N  fewer=N  nausea=yes  fresh=gilding
    drunk=2:amber-sap*3  todo=haste,theft  effect=growth  target=2  given=…  taken=…
    dealt=N  winners=1,2
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.core.options import spell
from philtre.games.toil.rules import evidence
from philtre.games.toil.rules.ages import COUNT, EVERYBODY, generation, oldest
from philtre.games.toil.rules.cards import SHOWN_BYTE
from philtre.games.toil.rules.layout import (
    DISCARDS,
    GOLD,
    LASTING,
    LENGTH,
    LINGERING,
    NONE,
    PENDING,
    POTION,
    REMINDER,
    SHARED,
    SOLD,
    STACK,
    STRIDE,
    TOP,
)
from philtre.games.toil.rules.moves import EFFECTS
from philtre.games.toil.rules.orders import CARD, KNOWERS, SHOWN
from philtre.games.toil.rules.phases import PARTING, PHASES
from philtre.games.toil.rules.setup import OPEN_ORDERS, OPTIONS

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil

AGED: Final = "'"


def write_position(state: Toil) -> str:
    return " ".join([f"{key}={value}" for key, value in entries(state) if value])


def entries(state: Toil) -> list[tuple[str, str]]:
    """The keys and values of a position; empty values are omitted from the text."""
    setup = state.setup
    ingredients = setup.tables.ingredients
    found = [("seats", "" if setup.seats == 2 else str(setup.seats))]
    found += [
        (key, "" if OPTIONS[key].default == value else spell(value)) for key, value in setup.options.items()
    ]
    found += [
        ("turn", str(state.turn)),
        ("phase", PHASES[state.phase]),
        ("dealt", counted(state.dealt)),
        ("at", at_text(state)),
        ("left", counted(state.left)),
        ("brewed", cauldrons_of(state.brewed & ~state.dumped)),
        ("dumped", cauldrons_of(state.dumped)),
        ("nausea", "yes" if state.nausea != 0 else ""),
        ("fewer", counted(state.fewer)),
        ("fresh", "gilding" if state.fresh != 0 else ""),
        ("drunk", drunk_text(state)),
        ("todo", ",".join([EFFECTS[effect] for effect in range(16) if state.todo >> effect & 1 != 0])),
        ("effect", EFFECTS[state.effect] if state.effect >= 0 else ""),
        ("target", str(state.target + 1) if state.target >= 0 else ""),
        ("given", ",".join([ingredients[kind] for kind in given_kinds(state.given)])),
        ("taken", ingredients[state.taken - 1] if state.taken != 0 else ""),
        ("hands", by_player([hand_text(state, seat) for seat in range(int(setup.seats))])),
        ("known", known_text(state)),
        ("evidence", evidence_text(state)),
        ("cauldrons", cauldrons_text(state)),
        ("discards", place_text(state, DISCARDS).removeprefix("-")),
        ("orders", orders_text(state)),
        ("basic", stack_text(state, 0)),
        ("special", stack_text(state, STACK)),
        (
            "gold",
            by_player([str(state.tally[seat * STRIDE + GOLD]) for seat in range(int(setup.seats))], "0"),
        ),
        ("sold", by_player([sold_text(state, seat) for seat in range(int(setup.seats))])),
        ("lingering", by_player([lingering_text(state, seat) for seat in range(int(setup.seats))])),
        ("winners", ",".join([str(seat + 1) for seat in range(4) if state.winners >> seat & 1 != 0])),
    ]
    return found


def counted(number: i64) -> str:
    return str(number) if number != 0 else ""


def cauldrons_of(mask: i64) -> str:
    return ",".join([str(number + 1) for number in range(3) if mask >> number & 1 != 0])


def at_text(state: Toil) -> str:
    """The value of `at`, counted from 1; omitted if it is 1."""
    come_to = state.at if state.phase == PARTING else state.at + 1
    return "" if come_to == 1 else str(come_to)


def by_player(parts: list[str], usual: str = "-") -> str:
    return "" if all(part == usual for part in parts) else "/".join(parts)


def cards_text(names: list[str], counts: list[int]) -> str:
    words = [
        name if number == 1 else f"{name}*{number}"
        for name, number in zip(names, counts, strict=True)
        if number > 0
    ]
    return ",".join(words) or "-"


def place_text(state: Toil, place: int) -> str:
    shift = 4 * place
    return cards_text(state.setup.tables.ingredients, [int(word) >> shift & 15 for word in state.cards])


def byte_text(state: Toil, seat: int, shift: int) -> str:
    """The cards counted by one byte of a seat's words in `hands`; private knowledge excludes shown cards."""
    names = state.setup.tables.ingredients
    first = seat * len(names)
    shown = shift > 0 and shift != SHOWN_BYTE and shift != 8 + 8 * seat
    found: list[str] = []
    for age in range(int(oldest(state)) + 1):
        words = generation(state, age)[first : first + len(names)]
        counted = [word >> shift & COUNT for word in words]
        if shown and any(counted):
            counted = [
                count - (word >> SHOWN_BYTE & COUNT) for count, word in zip(counted, words, strict=True)
            ]
        if any(counted):
            found.append(cards_text([name + AGED * age for name in names], counted))
    return ",".join(found) or "-"


def hand_text(state: Toil, seat: int) -> str:
    return byte_text(state, seat, 0)


def known_text(state: Toil) -> str:
    seats = int(state.setup.seats)
    found: list[str] = []
    for knower in [EVERYBODY, *range(seats)]:
        for seat in range(seats):
            cards = byte_text(state, seat, 8 + 8 * knower)
            if cards != "-":
                found.append(f"{0 if knower == EVERYBODY else knower + 1}>{seat + 1}:{cards}")
    return ";".join(found)


def evidence_text(state: Toil) -> str:
    names = state.setup.tables.ingredients
    found: list[str] = []
    for entry in range(0, len(state.evidence), 2):
        word = int(state.evidence[entry])
        viewer = word >> evidence.VIEWER & 15
        marks = AGED * (word >> evidence.AGE)
        held = evidence.kinds_of(word & evidence.CARDS)
        cards = cards_text(names, [held.count(kind) for kind in range(len(names))])
        who = f"{0 if viewer == EVERYBODY else viewer + 1}>{(word >> evidence.HAND_OF & 15) + 1}{marks}"
        found.append(f"{who}:{cards}:{state.evidence[entry + 1]}")
    return ";".join(found)


def cauldrons_text(state: Toil) -> str:
    rows = [
        [place_text(state, seat * 3 + number) for number in range(3)]
        for seat in range(int(state.setup.seats))
    ]
    return by_player([";".join(row) for row in rows], "-;-;-")


def drunk_text(state: Toil) -> str:
    return f"{state.drunk + 1}:{place_text(state, POTION)}" if state.drunk >= 0 else ""


def given_kinds(given: i64) -> list[int]:
    """Clairvoyance: the kinds given, in order."""
    kinds = [int(given >> 8) - 1, int(given & 0xFF) - 1]
    return [kind for kind in kinds if kind >= 0]


def orders_text(state: Toil) -> str:
    names = [*state.setup.tables.orders, "-"]
    if state.open == 0:
        return "-"
    return ",".join([names[(state.open >> 8 * place & CARD) - 1] for place in range(OPEN_ORDERS)])


def stack_text(state: Toil, stack: int) -> str:
    """The number of cards if nobody has seen any of them, else each card from the top."""
    length = int(state.stacks[stack + LENGTH])
    stacked = [int(state.stacks[stack + TOP + place]) for place in range(length)]
    if not any(stacked):
        return str(length)
    names = state.setup.tables.orders
    words: list[str] = []
    for entry in stacked:
        if entry == 0:
            words.append("?")
            continue
        seats = [str(seat + 1) for seat in range(4) if entry >> KNOWERS + seat & 1]
        known = "" if entry & SHOWN else ":" + "".join(seats)
        words.append(names[(entry & CARD) - 1] + known)
    return ",".join(words)


def sold_text(state: Toil, seat: int) -> str:
    sold = int(state.tally[seat * STRIDE + SOLD])
    return ",".join([name for k, name in enumerate(state.setup.tables.orders) if sold >> k & 1]) or "-"


def lingering_text(state: Toil, seat: int) -> str:
    words: list[str] = []
    for effect, name in enumerate(LASTING):
        entry = int(state.tally[seat * STRIDE + LINGERING + effect])
        if entry != NONE:
            card = {SHARED: "-", PENDING: "?"}.get(entry) or state.setup.tables.ingredients[entry - REMINDER]
            words.append(f"{name}:{card}")
    return ",".join(words) or "-"
