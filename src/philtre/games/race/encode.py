"""Observations as numbers: the places and belongings of all seats, which are open to everybody."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from philtre.core.encoder import MOST, Buffer, Encoder, Feature, seat_labels, turn_features
from philtre.core.state import State
from philtre.games.race.rules.attacks import in_contact
from philtre.games.race.rules.layout import CAME, COINS, GOODS, PLACE, POTIONS, ROW, SHIELDED, UNSEEN
from philtre.games.race.rules.moves import FACES, KINDS_OF_POTION, POWERS, RESOURCES
from philtre.games.race.rules.phases import BEFORE, MEETING, PHASES
from philtre.games.race.rules.setup import RaceSetup
from philtre.games.race.rules.state import Race


def features(setup: RaceSetup) -> list[Feature]:
    """The features of an observation. Not in it: the board, recipes and options, which a setup fixes.

    Nor the ends and ways of a move, the worth of potions and what can be crafted: they follow from the rest.
    A potion's label is the id of its power.
    """
    seats = seat_labels(setup.seats)
    spaces = list(setup.tables.spaces)
    number = [["number"]]
    return [
        *turn_features(setup.seats, PHASES),
        Feature("round", number, int(setup.rounds), "the round"),
        Feature("rolls", number, MOST, "rolls still to be made this turn"),
        Feature("fresh", number, 1, "1 if the turn began in the Market and nothing has been done yet"),
        Feature("die", number, FACES, "the roll that is being moved"),
        Feature("steps", number, FACES, "steps left of it"),
        Feature("giver", [seats], 1, "the seat that gives something up"),
        Feature("owed", number, MOST, "pieces that it still has to give up"),
        Feature("at", [seats, spaces], 1, "places"),
        Feature("came", [seats, spaces], 1, "the space each came from; none: free to leave by any path"),
        Feature("coins", [seats], MOST, "coins"),
        Feature("resources", [seats, list(RESOURCES)], MOST, "resources"),
        Feature("potions", [seats, list(POWERS)], MOST, "potions"),
        Feature("unseen", [seats], 1, "Invisibility lasts"),
        Feature("shielded", [seats], 1, "Defence lasts"),
        Feature("contact", [seats], 1, "the player whose turn it is may attack this seat now"),
        Feature("met", [seats], 1, "this seat may not be attacked again in this contact"),
    ]


@final
class RaceEncoder(Encoder):
    """Writes a state of The Magical Race as a seat sees it."""

    def __init__(self, setup: RaceSetup) -> None:
        super().__init__(features(setup), setup.game.action_count)

    def write(self, state: State, seat: i64, out: Buffer) -> None:
        assert isinstance(state, Race)
        seats = state.setup.seats
        out.write_turn(seat, seats, state.phase, len(PHASES), state.actor, state.seat)
        out.put(state.round)
        out.put(state.rolls)
        out.put(state.fresh)
        out.put(state.die)
        out.put(state.steps)
        out.seat(state.giver, seat, seats)
        out.put(state.owed)
        write_players(state, seat, out)


def write_players(state: Race, seat: i64, out: Buffer) -> None:
    """Write places, belongings and what protects them, from the observing seat on."""
    seats = state.setup.seats
    spaces = state.setup.tables.size
    table = state.table
    place: i64 = 0
    while place < seats:
        out.one_hot(table[(seat + place) % seats * ROW + PLACE], spaces)
        place += 1
    place = 0
    while place < seats:
        out.one_hot(table[(seat + place) % seats * ROW + CAME], spaces)
        place += 1
    write_column(state, seat, COINS, out)
    write_counts(state, seat, GOODS, len(RESOURCES), out)
    write_counts(state, seat, POTIONS, KINDS_OF_POTION, out)
    write_column(state, seat, UNSEEN, out)
    write_column(state, seat, SHIELDED, out)
    near = state.phase in (BEFORE, MEETING)
    place = 0
    while place < seats:
        out.put(1 if near and in_contact(state, (seat + place) % seats) else 0)
        place += 1
    place = 0
    while place < seats:
        out.put(state.met >> ((seat + place) % seats) & 1)
        place += 1


def write_column(state: Race, seat: i64, field: i64, out: Buffer) -> None:
    """Write one field of every player's row."""
    seats = state.setup.seats
    place: i64 = 0
    while place < seats:
        out.put(state.table[(seat + place) % seats * ROW + field])
        place += 1


def write_counts(state: Race, seat: i64, first: i64, number: i64, out: Buffer) -> None:
    """Write some fields of every player's row."""
    seats = state.setup.seats
    place: i64 = 0
    while place < seats:
        row = (seat + place) % seats * ROW + first
        kind: i64 = 0
        while kind < number:
            out.put(state.table[row + kind])
            kind += 1
        place += 1
