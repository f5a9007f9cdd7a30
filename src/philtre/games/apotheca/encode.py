"""Observations as numbers: the market, the alley, and the belongings of all seats, as one seat sees them."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from philtre.core.bits import count
from philtre.core.encoder import MOST, Buffer, Encoder, Feature, seat_labels, turn_features
from philtre.core.state import State
from philtre.games.apotheca.rules.layout import NO_CARD, NO_COLOUR
from philtre.games.apotheca.rules.market import (
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
from philtre.games.apotheca.rules.moves import COLOURS, POWERS, name
from philtre.games.apotheca.rules.phases import PHASES, SATISFYING, STACKING
from philtre.games.apotheca.rules.setup import ApothecaSetup
from philtre.games.apotheca.rules.state import Apotheca
from philtre.games.apotheca.rules.turns import actions_to_begin


def features(setup: ApothecaSetup) -> list[Feature]:
    """The features of an observation. Not in it: the variant and prices, which a setup fixes, and titles.

    The names of apothecaries stand for their powers: a label is the id of the power.
    """
    seats = seat_labels(setup.seats)
    spaces = [name(cell) for cell in range(16)]
    colours = list(COLOURS)
    powers = list(POWERS)
    number = [["number"]]
    acts = ["reveal", "restock", "hire", "decree"]
    tile = [*colours, "facedown", "stack"] + [f"arrow-{seat}" for seat in seats]
    return [
        *turn_features(setup.seats, PHASES),
        Feature("turn", number, int(setup.turns) or MOST, "turns begun"),
        Feature("left", number, 3, "actions that the player can still begin this turn"),
        Feature("taken", [powers + acts], 1, "powers and actions used this turn"),
        Feature("market", [spaces, tile], 1, "tiles; no colour where the seat may not know it"),
        Feature("drawn", [colours], 1, "the tile that the seat has drawn"),
        Feature("scorable", [spaces, seats], 1, "spaces of matches, and the seats that can score them"),
        Feature("collecting", [spaces], 1, "the match that is being collected"),
        Feature("supply", number, MOST, "tiles in the supply"),
        Feature("deck", number, len(powers), "apothecaries in the deck"),
        Feature("alley", [colours, powers], 1, "the apothecary at each station"),
        Feature("gems", [seats, colours], MOST, "gems"),
        Feature("active", [seats, powers], 1, "apothecaries that are not satisfied yet"),
        Feature("satisfied", [seats, powers], 1, "satisfied apothecaries"),
        Feature("brews", [powers, colours], 1, "the colour that satisfied an apothecary"),
        Feature("token", [seats], 1, "the Extra Action token"),
        Feature("outside", [spaces], 1, "solo: tiles that are still outside"),
        Feature("score", number, MOST, "solo: the score"),
        Feature("decree", [colours], 1, "Master of the Market: the decree"),
        Feature("scored", [colours], 1, "Master of the Market: colours that the master has matched"),
    ]


@final
class ApothecaEncoder(Encoder):
    """Writes what a seat sees of a state of Apotheca."""

    def __init__(self, setup: ApothecaSetup) -> None:
        super().__init__(features(setup), setup.game.action_count)

    def write(self, state: State, seat: i64, out: Buffer) -> None:
        assert isinstance(state, Apotheca)
        seats = state.setup.seats
        out.write_turn(seat, seats, state.phase, len(PHASES), state.actor, state.seat)
        out.put(state.turn)
        out.put(actions_to_begin(state))
        out.flags(state.taken, len(POWERS) + 4)
        write_market(state, seat, out)
        out.one_hot(state.drawn if seat == state.seat else NO_COLOUR, 3)
        write_matches(state, seat, out)
        collecting = state.phase in (STACKING, SATISFYING)
        out.flags(state.pending & SPACES if collecting else 0, 16)
        out.put(state.in_supply(0) + state.in_supply(1) + state.in_supply(2))
        out.put(count(state.deck))
        colour: i64 = 0
        while colour < 3:
            card = state.station(colour)
            out.one_hot(card if card != NO_CARD else -1, len(POWERS))
            colour += 1
        write_players(state, seat, out)
        out.flags(state.outside, 16)
        out.put(state.score)
        out.one_hot(state.decree, 3)
        out.flags(state.scored, 3)


def write_market(state: Apotheca, seat: i64, out: Buffer) -> None:
    """Write the tiles; the colour of a facedown one only if its arrow points to the seat."""
    seats = state.setup.seats
    there = occupied(state.tiles)
    down = facedown(state.marks)
    cell: i64 = 0
    while cell < 16:
        if there >> cell & 1 == 0:
            out.skip(5 + seats)
        else:
            mark = mark_at(state.marks, cell)
            owner = owner_of(mark)
            hidden = down >> cell & 1
            out.one_hot(colour_at(state.tiles, cell) if hidden == 0 or owner == seat else NO_COLOUR, 3)
            out.put(hidden)
            out.put(1 if mark == STACKED else 0)
            out.seat(owner, seat, seats)
        cell += 1


def write_matches(state: Apotheca, seat: i64, out: Buffer) -> None:
    """Write, for each space of a match, the seats that can score it."""
    seats = state.setup.seats
    start = out.place
    for match in matches(face_up(state.tiles, state.marks)):
        able = scorers(state, match)
        cell: i64 = 0
        while cell < 16:
            if match >> cell & 1 != 0:
                other: i64 = 0
                while other < seats:
                    out.place = start + cell * seats + other
                    out.put(able >> ((seat + other) % seats) & 1)
                    other += 1
            cell += 1
    out.place = start + 16 * seats


def write_players(state: Apotheca, seat: i64, out: Buffer) -> None:
    """Write gems, apothecaries and the token, from the observing seat on."""
    seats = state.setup.seats
    place: i64 = 0
    while place < seats:
        owner = (seat + place) % seats
        out.put(state.gems(owner, 0))
        out.put(state.gems(owner, 1))
        out.put(state.gems(owner, 2))
        place += 1
    place = 0
    while place < seats:
        out.flags(state.cards_of((seat + place) % seats), len(POWERS))
        place += 1
    satisfied: i64 = 0
    place = 0
    while place < seats:
        cards = state.satisfied_by((seat + place) % seats)
        satisfied |= cards
        out.flags(cards, len(POWERS))
        place += 1
    card: i64 = 0
    while card < len(POWERS):
        out.one_hot(state.brews >> 2 * card & 3 if satisfied >> card & 1 != 0 else NO_COLOUR, 3)
        card += 1
    place = 0
    while place < seats:
        out.put(1 if state.token != 0 and (seat + place) % seats == 2 else 0)
        place += 1
