"""What a seat may see of a match, built field by field."""

from __future__ import annotations

import msgspec

from philtre.games.apotheca.market import (
    ARROW,
    SPACES,
    STACKED,
    START_TILE,
    colour_at,
    count,
    face_up,
    mark_at,
    matches,
    occupied,
)
from philtre.games.apotheca.moves import COLOURS, POWERS, name
from philtre.games.apotheca.phases import (
    DECREED,
    HIRED,
    NO_CARD,
    NO_COLOUR,
    PHASES,
    RESTOCKED,
    REVEALED,
    SATISFYING,
    STACKING,
)
from philtre.games.apotheca.rules import Apotheca


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
    """A station of the alley and who waits there."""

    station: str
    price: int
    card: Card | None


class Gems(msgspec.Struct, frozen=True):
    ruby: int
    sapphire: int
    topaz: int


class Player(msgspec.Struct, frozen=True):
    """What lies open in front of a seat."""

    seat: int
    side: int
    gems: Gems
    active: list[Card]
    satisfied: list[Card]
    token: bool


class Match(msgspec.Struct, frozen=True):
    """Three or more of a colour in line, and the seats that may score them."""

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
    matches: list[Match]
    collecting: list[str]
    supply: int
    deck: int
    alley: list[Station]
    players: list[Player]
    goal: int
    facedown: int
    alley_price: int  # Master of the Market: the master's price for a power of the alley
    decree_price: int  # and for another decree
    outside: list[str]
    score: int
    title: str | None
    decree: str | None
    scored: list[str]


def view(state: Apotheca, seat: int | None) -> View:
    """What that seat (None: a spectator) may see."""
    setup = state.setup
    own_drawn = state.drawn != NO_COLOUR and seat == state.seat
    return View(
        variant=setup.variant,
        seat=seat,
        phase=PHASES[state.phase],
        actor=int(state.actor),
        turn=int(state.turn),
        turns=int(setup.turns),
        player=int(state.seat),
        left=int(state.left),
        taken=taken(state),
        market=[tile(state, cell, seat) for cell in range(16) if occupied(state.tiles) >> cell & 1],
        drawn=COLOURS[state.drawn] if own_drawn else None,
        matches=standing(state),
        collecting=spaces(state.pending & SPACES) if state.phase in (STACKING, SATISFYING) else [],
        supply=sum(int(state.in_supply(colour)) for colour in range(3)),
        deck=int(count(state.deck)),
        alley=[station(state, colour) for colour in range(3)],
        players=[player(state, other) for other in range(int(setup.seats))],
        goal=int(setup.tables.goal),
        facedown=int(setup.tables.facedown),
        alley_price=int(setup.tables.alley_price),
        decree_price=int(setup.tables.decree_price),
        outside=spaces(state.outside),
        score=int(state.score),
        title=state.title() if setup.solo else None,
        decree=COLOURS[state.decree] if state.decree != NO_COLOUR else None,
        scored=[COLOURS[colour] for colour in range(3) if state.scored >> colour & 1],
    )


def spaces(cells: int) -> list[str]:
    return [name(cell) for cell in range(16) if cells >> cell & 1]


def tile(state: Apotheca, cell: int, seat: int | None) -> Tile:
    mark = mark_at(state.marks, cell)
    owner = int(state.owner_at(cell)) if mark >= ARROW or mark == START_TILE else None
    down = bool(state.down() >> cell & 1)
    known = not down or (seat is not None and seat == owner)
    colour = COLOURS[colour_at(state.tiles, cell)] if known else None
    return Tile(name(cell), colour, down, owner, bool(mark == STACKED))


def taken(state: Apotheca) -> list[str]:
    """The actions taken this turn: words, and the powers that were used."""
    words = [
        word
        for word, flag in (
            ("reveal", REVEALED),
            ("restock", RESTOCKED),
            ("hire", HIRED),
            ("decree", DECREED),
        )
        if state.taken & flag
    ]
    return words + [POWERS[power] for power in range(15) if state.taken >> power & 1]


def standing(state: Apotheca) -> list[Match]:
    """The matches that lie in the market now."""
    return [
        Match(
            COLOURS[match >> 16],
            spaces(match & SPACES),
            [seat for seat in range(int(state.setup.seats)) if state.may_score(seat, match >> 16)],
        )
        for match in matches(face_up(state.tiles, state.marks))
    ]


def card(state: Apotheca, number: int, brewed: bool = False) -> Card:
    brew = COLOURS[state.brews >> 2 * number & 3] if brewed else None
    return Card(state.setup.tables.cards[number], POWERS[number], brew)


def station(state: Apotheca, colour: int) -> Station:
    number = int(state.station(colour))
    setup = state.setup
    price = int(setup.hire_price)
    return Station(COLOURS[colour], price, card(state, number) if number != NO_CARD else None)


def player(state: Apotheca, seat: int) -> Player:
    active = int(state.cards_of(seat))
    satisfied = int(state.satisfied_by(seat))
    return Player(
        seat=seat,
        side=int(state.setup.side_of(seat)),
        gems=Gems(*[int(state.gems(seat, colour)) for colour in range(3)]),
        active=[card(state, number) for number in range(15) if active >> number & 1],
        satisfied=[card(state, number, brewed=True) for number in range(15) if satisfied >> number & 1],
        token=bool(state.token != 0 and seat == 2),
    )
