"""Observations as numbers: the town, the wizards and their belongings, and the formulas a seat has seen."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from philtre.core.bits import count
from philtre.core.encoder import MOST, Buffer, Encoder, Feature, seat_labels, turn_features
from philtre.core.state import State
from philtre.games.elixir.rules.evidence import BREWED, LOOKED, MISSED, about, pack_of, seat_of, what_of
from philtre.games.elixir.rules.layout import (
    ACTIVE,
    CARRIED,
    GOLD,
    HAND,
    HIRED,
    LAB,
    MOST_LEVELS,
    NO_STRANGER,
    PLACE,
    SHELF,
    SHOP,
    TABLE,
    UNSEEN,
)
from philtre.games.elixir.rules.packing import many, total
from philtre.games.elixir.rules.phases import FINISHED, PHASES
from philtre.games.elixir.rules.setup import ElixirSetup
from philtre.games.elixir.rules.state import Elixir
from philtre.games.elixir.rules.turns import is_patient, price_of_healing

STRANGERS: Final = 12
EACH: Final = 15  # the most pieces of a kind in one place
USED: Final = ("filching", "charm", "lamplighter", "bound")
BREWS: Final = ("gained", "none-left")
OMITTED: Final = {
    "chart.may": "the conclusions of the formula sheet: they follow from what the seat has seen in its turn",
    "chart.brewed[]": "the order of brews: a history, see Recall",
    "chart.looked[]": "the order of looks: a history, see Recall",
}


def features(setup: ElixirSetup) -> list[Feature]:
    """The features of an observation. Not in it: the town, prices and Strangers' powers, which a setup fixes.

    Nor the places in reach and the value of gems, which follow from the rest, and what OMITTED says.
    """
    ids = setup.tables.ids
    seats = seat_labels(setup.seats)
    goods, potions, places = list(ids.ingredients), list(ids.potions), list(ids.places)
    strangers = list(ids.strangers)
    cells = ["-".join(ids.cell(cell).values()) for cell in range(9)]
    levels = [str(level) for level in range(1, MOST_LEVELS + 1)]
    number = [["number"]]
    return [
        *turn_features(setup.seats, PHASES),
        Feature("round", number, int(setup.rounds), "the round"),
        Feature("stock", [goods], EACH, "ingredients in the shops"),
        Feature("pile", number, MOST, "gold in the pile"),
        Feature("alley_gold", number, MOST, "gold in the Blind Alley"),
        Feature("alley_goods", [goods], EACH, "ingredients in the Blind Alley"),
        Feature("alley_potions", [potions], EACH, "potions in the Blind Alley"),
        Feature("unmet", number, STRANGERS, "Strangers whom nobody has met yet"),
        Feature("waiting", [[str(n + 1) for n in range(STRANGERS)], strangers], 1, "Strangers under them"),
        Feature("stranger", [strangers], 1, "the Stranger who was met or sent"),
        Feature("die", number, 6, "the last roll; 0: none"),
        Feature("used", [list(USED)], 1, "what the player has used this turn, or is bound to the Healers"),
        Feature("pack_seen", number, 1, "1 if the seat has seen the pack of potions"),
        Feature("pack", [potions], EACH, "potions in the pack when the seat last saw it"),
        Feature("formulas", [cells, potions], 1, "formulas that the seat has seen"),
        Feature("brews", [cells, seats, list(BREWS)], MOST, "successful brews of each formula"),
        Feature("looks", [cells, seats], MOST, "looks at each formula"),
        Feature("lab", [seats, places[:SHOP]], 1, "labs"),
        Feature("place", [seats, places], 1, "places"),
        Feature("gold", [seats], MOST, "gold"),
        Feature("carried", [seats, goods], EACH, "ingredients carried"),
        Feature("shelf", [seats, goods], EACH, "ingredients on shelves"),
        Feature("table", [seats, goods], EACH, "ingredients on tables"),
        Feature("potions", [seats], MOST, "undrunk potions, counted"),
        Feature("hand", [seats, potions], EACH, "undrunk potions, as far as the seat sees them"),
        Feature("active", [seats, levels, potions], EACH, "drunk potions by the turns that they still last"),
        Feature("hired", [seats, strangers], 1, "hired Strangers"),
        Feature("patient", [seats], 1, "wizards who have to pay the Healers"),
        Feature("healing", [seats], MOST, "what they have to pay"),
        Feature("winners", [seats], 1, "winners"),
    ]


@final
class ElixirEncoder(Encoder):
    """Writes what a seat sees of a state of Elixir."""

    def __init__(self, setup: ElixirSetup) -> None:
        super().__init__(features(setup), setup.game.action_count, OMITTED)

    def write(self, state: State, seat: i64, out: Buffer) -> None:
        assert isinstance(state, Elixir)
        seats = state.setup.seats
        out.write_turn(seat, seats, state.phase, len(PHASES), state.actor, state.seat)
        out.put(state.round)
        write_pieces(state.stock, out)
        out.put(state.pile)
        out.put(state.alley_gold)
        write_pieces(state.alley_goods, out)
        write_pieces(state.alley_potions, out)
        write_strangers(state, out)
        write_formulas(state, seat, out)
        write_wizards(state, seat, out)
        place: i64 = 0
        while place < seats:
            out.put(state.winners >> ((seat + place) % seats) & 1)
            place += 1


def write_pieces(pieces: i64, out: Buffer) -> None:
    """Write packed counts of nine kinds."""
    kind: i64 = 0
    while kind < 9:
        out.put(many(pieces, kind))
        kind += 1


def write_strangers(state: Elixir, out: Buffer) -> None:
    """Write the pack of Strangers, the one who is out of it, the die, and what was used this turn."""
    out.put(count(state.unseen))
    place: i64 = 0
    while place < STRANGERS:
        out.one_hot(state.queue >> 4 * place & 15 if place < state.waiting else -1, STRANGERS)
        place += 1
    out.one_hot(state.stranger if state.stranger != NO_STRANGER else -1, STRANGERS)
    out.put(state.die)
    out.put(1 if state.filched != 0 else 0)
    out.put(1 if state.charmed != 0 else 0)
    out.put(1 if state.walked != 0 else 0)
    out.put(1 if state.bound != 0 else 0)


def write_formulas(state: Elixir, seat: i64, out: Buffer) -> None:
    """Write the pack and the formulas as the seat saw them, and who has brewed or looked at which."""
    seats = state.setup.seats
    over = state.phase == FINISHED
    seen: i64 = 0
    pack: i64 = 0
    for entry in state.past:
        if what_of(entry) <= MISSED and seat_of(entry) == seat:
            seen = 1
            pack = pack_of(entry)
    out.put(1 if over else seen)
    write_pieces(state.pack if over else pack, out)
    cell: i64 = 0
    while cell < 9:
        kind = state.chart >> 4 * cell & 15
        shown = kind != UNSEEN and (over or state.knows(seat, cell))
        out.one_hot(kind if shown else -1, 9)
        cell += 1
    start = out.place
    looks = start + 9 * seats * 2
    values = out.values
    for entry in state.past:
        what = what_of(entry)
        if what <= LOOKED:
            place = about(entry) * seats + (seat_of(entry) - seat + seats) % seats
            if what == LOOKED:
                values[looks + place] += 1
            else:
                values[start + 2 * place + (0 if what == BREWED else 1)] += 1
    out.place = looks + 9 * seats


def write_wizards(state: Elixir, seat: i64, out: Buffer) -> None:
    """Write places and belongings, from the observing seat on; hands only as far as it may see them."""
    seats = state.setup.seats
    own = state.own
    write_places(state, seat, LAB, SHOP, out)
    write_places(state, seat, PLACE, state.setup.tables.places, out)
    place: i64 = 0
    while place < seats:
        out.put(own[state.row((seat + place) % seats) + GOLD])
        place += 1
    write_belongings(state, seat, CARRIED, out)
    write_belongings(state, seat, SHELF, out)
    write_belongings(state, seat, TABLE, out)
    place = 0
    while place < seats:
        out.put(total(own[state.row((seat + place) % seats) + HAND]))
        place += 1
    place = 0
    while place < seats:
        visible = place == 0 or state.phase == FINISHED
        write_pieces(own[state.row((seat + place) % seats) + HAND] if visible else 0, out)
        place += 1
    place = 0
    while place < seats:
        level: i64 = 1
        while level <= MOST_LEVELS:
            write_pieces(own[state.row((seat + place) % seats) + ACTIVE + level], out)
            level += 1
        place += 1
    place = 0
    while place < seats:
        out.flags(own[state.row((seat + place) % seats) + HIRED], STRANGERS)
        place += 1
    write_patients(state, seat, out)


def write_places(state: Elixir, seat: i64, field: i64, size: i64, out: Buffer) -> None:
    """Write the lab or the place of every wizard; none before the labs are drawn."""
    seats = state.setup.seats
    place: i64 = 0
    while place < seats:
        row = state.row((seat + place) % seats)
        drawn = state.own[row + LAB] != UNSEEN
        out.one_hot(state.own[row + field] if drawn else -1, size)
        place += 1


def write_belongings(state: Elixir, seat: i64, field: i64, out: Buffer) -> None:
    seats = state.setup.seats
    place: i64 = 0
    while place < seats:
        write_pieces(state.own[state.row((seat + place) % seats) + field], out)
        place += 1


def write_patients(state: Elixir, seat: i64, out: Buffer) -> None:
    """Write which wizards have to pay the Healers, then how much."""
    seats = state.setup.seats
    start = out.place
    place: i64 = 0
    while place < seats:
        other = (seat + place) % seats
        if state.own[state.row(other) + LAB] != UNSEEN and is_patient(state, other):
            out.place = start + place
            out.put(1)
            out.place = start + seats + place
            out.put(price_of_healing(state, other))
        place += 1
    out.place = start + 2 * seats
