"""The view of one seat or of a spectator.

Parts are cached by the numbers that they show, since a live table builds views at every step.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from philtre.core.bits import count
from philtre.core.state import NOBODY
from philtre.games.apotheca.rules.layout import (
    CARDS,
    COUNT,
    DECREED,
    GEMS,
    HAND,
    HIRED,
    NO_CARD,
    NO_COLOUR,
    RESTOCKED,
    REVEALED,
)
from philtre.games.apotheca.rules.market import (
    EACH_PLANE,
    SPACES,
    STACKED,
    colour_at,
    face_up,
    facedown,
    mark_at,
    matches,
    occupied,
    owner_of,
)
from philtre.games.apotheca.rules.matching import scorers
from philtre.games.apotheca.rules.moves import COLLECT, COLOURS, POWERS, STACK, name
from philtre.games.apotheca.rules.phases import PHASES, SATISFYING, STACKING
from philtre.games.apotheca.rules.setup import ApothecaSetup
from philtre.games.apotheca.rules.state import Apotheca
from philtre.games.apotheca.rules.tables import Tables
from philtre.games.apotheca.rules.turns import actions_to_begin

ROW: Final = 15 * EACH_PLANE  # the bits of the first row in each plane


class Tile(msgspec.Struct, frozen=True):
    """A tile in the market. `colour` is None where the viewer may not know it."""

    at: str
    colour: str | None
    facedown: bool
    arrow: int | None  # the seat that may look at it
    stack: bool


class Card(msgspec.Struct, frozen=True):
    """An apothecary; `brew` is the colour that satisfied it."""

    apothecary: str
    power: str
    brew: str | None = None


class Station(msgspec.Struct, frozen=True):
    """A station of the alley and its card."""

    station: str
    price: int
    card: Card | None


class Gems(msgspec.Struct, frozen=True):
    ruby: int
    sapphire: int
    topaz: int


class Player(msgspec.Struct, frozen=True):
    """The open cards and gems of a seat."""

    seat: int
    side: int
    gems: Gems
    active: list[Card]
    satisfied: list[Card]
    token: bool


class Triple(msgspec.Struct, frozen=True):
    """Three or more of a colour in line, and the seats that can score them as things stand; maybe none."""

    colour: str
    spaces: list[str]
    seats: list[int]


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat sees it."""

    variant: str
    seat: int | None
    phase: str
    actor: int
    turn: int
    turns: int
    player: int
    left: int
    taken: list[str]
    market: list[Tile]
    drawn: str | None
    matches: list[Triple]
    collecting: list[str]
    supply: int
    deck: int
    alley: list[Station]
    players: list[Player]
    goal: int
    facedown: int
    alley_price: int  # Master of the Market: the master's price for using a power of the alley
    decree_price: int  # Master of the Market: the price of another decree
    outside: list[str]
    score: int
    title: str | None
    decree: str | None
    scored: list[str]


def view(state: Apotheca, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    setup = state.setup
    tables, phase, supply = setup.tables, state.phase, state.supply
    own_drawn = state.drawn != NO_COLOUR and seat == state.seat
    return View(
        variant=setup.variant,
        seat=seat,
        phase=PHASES[phase],
        actor=state.actor,
        turn=state.turn,
        turns=setup.turns,
        player=state.seat,
        left=int(actions_to_begin(state)),
        taken=taken(state.taken),
        market=market(state.tiles, state.marks, seat),
        drawn=COLOURS[state.drawn] if own_drawn else None,
        matches=standing(state),
        collecting=spaces(state.pending & SPACES) if phase in (STACKING, SATISFYING) else [],
        supply=(supply & 0xFF) + (supply >> COUNT & 0xFF) + (supply >> 2 * COUNT & 0xFF),
        deck=count(state.deck),
        alley=alley(tables, setup.hire_price, state.alley),
        players=players(
            setup,
            state.rubies,
            state.sapphires,
            state.topazes,
            state.active,
            state.satisfied,
            state.brews,
            state.token,
        ),
        goal=tables.goal,
        facedown=tables.facedown,
        alley_price=tables.alley_price,
        decree_price=tables.decree_price,
        outside=spaces(state.outside),
        score=state.score,
        title=state.title() if setup.solo else None,
        decree=COLOURS[state.decree] if state.decree != NO_COLOUR else None,
        scored=colours(state.scored),
    )


@lru_cache(4096)
def spaces(cells: int) -> list[str]:
    return [name(cell) for cell in range(16) if cells >> cell & 1]


@lru_cache(16)
def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(4) if mask >> seat & 1]


@lru_cache(8)
def colours(found: int) -> list[str]:
    return [COLOURS[colour] for colour in range(3) if found >> colour & 1]


@lru_cache(1024)
def market(tiles: int, marks: int, seat: int | None) -> list[Tile]:
    return [
        *row(0, tiles & ROW, marks & ROW, seat),
        *row(1, tiles >> 4 & ROW, marks >> 4 & ROW, seat),
        *row(2, tiles >> 8 & ROW, marks >> 8 & ROW, seat),
        *row(3, tiles >> 12 & ROW, marks >> 12 & ROW, seat),
    ]


@lru_cache(16_384)
def row(number: int, tiles: int, marks: int, seat: int | None) -> list[Tile]:
    """The tiles of a row of the market as a seat sees them, from their bits in each plane."""
    there = occupied(tiles)
    return [
        tile(4 * number + place, tiles >> place & EACH_PLANE, marks >> place & EACH_PLANE, seat)
        for place in range(4)
        if there >> place & 1
    ]


@lru_cache(4096)
def tile(cell: int, planes: int, marks: int, seat: int | None) -> Tile:
    """The tile on a space as a seat sees it, from its bits in each plane of colours and marks."""
    mark = mark_at(marks, 0)
    owner = None if owner_of(mark) == NOBODY else int(owner_of(mark))
    down = bool(facedown(marks) & 1)
    known = not down or (seat is not None and seat == owner)
    colour = COLOURS[colour_at(planes, 0)] if known else None
    return Tile(name(cell), colour, down, owner, bool(mark == STACKED))


@lru_cache(4096)
def taken(flags: int) -> list[str]:
    """The ids of the actions taken this turn, then of the powers used."""
    words = [
        word
        for word, flag in (
            ("reveal", REVEALED),
            ("restock", RESTOCKED),
            ("hire", HIRED),
            ("decree", DECREED),
        )
        if flags & flag
    ]
    return words + [POWERS[power] for power in range(15) if flags >> power & 1]


def intended_action(view: View, action: int) -> int:
    """A28: a match is collected by its first space, and a person may name any of its tiles."""
    if COLLECT <= action < STACK:
        space = name(action - COLLECT)
        for match in view.matches:
            if space in match.spaces:
                return next(COLLECT + cell for cell in range(16) if name(cell) == match.spaces[0])
    return action


def openly_forced(state: Apotheca) -> bool:  # noqa: ARG001 - it holds in all of them
    """True: no legal action depends on a hidden colour or on the order of the deck."""
    return True


def standing(state: Apotheca) -> list[Triple]:
    """The matches in the market now."""
    return [
        Triple(COLOURS[match >> 16], spaces(match & SPACES), seats_in(scorers(state, match)))
        for match in matches(face_up(state.tiles, state.marks))
    ]


@lru_cache(1024)
def card(tables: Tables, number: int, brew: int) -> Card:
    """An apothecary; `brew` is NO_COLOUR if it is not satisfied."""
    return Card(tables.cards[number], POWERS[number], COLOURS[brew] if brew != NO_COLOUR else None)


@lru_cache(1024)
def alley(tables: Tables, price: int, cards: int) -> list[Station]:
    return [station(tables, price, colour, cards >> 4 * colour & 15) for colour in range(3)]


def station(tables: Tables, price: int, colour: int, number: int) -> Station:
    return Station(COLOURS[colour], price, card(tables, number, NO_COLOUR) if number != NO_CARD else None)


@lru_cache(1024)
def players(
    setup: ApothecaSetup,
    rubies: int,
    sapphires: int,
    topazes: int,
    cards: int,
    satisfied_cards: int,
    brews: int,
    token: int,
) -> list[Player]:
    """All players, from the words of the state that have some bits for each seat."""
    found = []
    for seat in range(int(setup.seats)):
        shift = seat * HAND
        owned = (rubies >> shift & GEMS, sapphires >> shift & GEMS, topazes >> shift & GEMS)
        found.append(
            Player(
                seat=seat,
                side=int(setup.side_of(seat)),
                gems=gems(*owned),
                active=active(setup.tables, cards >> shift & CARDS),
                satisfied=satisfied(setup.tables, satisfied_cards >> shift & CARDS, brews),
                token=token != 0 and seat == 2,
            )
        )
    return found


@lru_cache(4096)
def gems(ruby: int, sapphire: int, topaz: int) -> Gems:
    return Gems(ruby, sapphire, topaz)


@lru_cache(1024)
def active(tables: Tables, cards: int) -> list[Card]:
    return [card(tables, number, NO_COLOUR) for number in range(15) if cards >> number & 1]


@lru_cache(1024)
def satisfied(tables: Tables, cards: int, brews: int) -> list[Card]:
    return [card(tables, number, brews >> 2 * number & 3) for number in range(15) if cards >> number & 1]
