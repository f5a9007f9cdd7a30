"""Brewing, and the formula chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.core.state import CHANCE
from philtre.games.elixir.rules import events, evidence
from philtre.games.elixir.rules.layout import AGAIN, FAILS, HAND, LUCK, NO_STRANGER, SHELF, TABLE, UNSEEN
from philtre.games.elixir.rules.moves import BREW, GEM, ROLL
from philtre.games.elixir.rules.packing import many, one, sort_of, written
from philtre.games.elixir.rules.phases import ADDING, FINDING, LOOKING, ROLLED
from philtre.games.elixir.rules.potions import drunk
from philtre.games.elixir.rules.strangers import leave
from philtre.games.elixir.rules.turns import go_to_end, next_turn, window_open

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir


def list_brews(state: Elixir, out: vec[i64], n: i64) -> i64:
    """E12: writes the brews that may begin, or the gems to add and the roll for a brew on the table.

    Writes into `out` from index n on; returns the new length.
    """
    row = state.row(state.seat)
    shelf = state.own[row + SHELF]
    if state.own[row + TABLE] != 0:
        n = list_gems(state, out, n)
        out[n] = ROLL
        return n + 1
    if sort_of(shelf, 1) == 0:
        return n
    cell: i64 = 0
    while cell < 9:
        if many(shelf, cell // 3) != 0 and many(shelf, 6 + cell % 3) != 0:
            out[n] = BREW + cell
            n += 1
        cell += 1
    return n


def list_gems(state: Elixir, out: vec[i64], n: i64) -> i64:
    shelf = state.own[state.row(state.seat) + SHELF]
    gem: i64 = 0
    while gem < 3:
        if many(shelf, 3 + gem) != 0:
            out[n] = GEM + gem
            n += 1
        gem += 1
    return n


def list_adding(state: Elixir, out: vec[i64], n: i64) -> i64:
    """Writes the gems that may be added, and the roll once a gem is on the table; returns the new length."""
    n = list_gems(state, out, n)
    if sort_of(state.own[state.row(state.seat) + TABLE], 1) != 0:
        out[n] = ROLL
        n += 1
    return n


def brew(state: Elixir, cell: i64) -> None:
    """Moves a herb and a special from the shelf to the lab table."""
    row = state.row(state.seat)
    goods = one(cell // 3) + one(6 + cell % 3)
    state.own[row + SHELF] -= goods
    state.own[row + TABLE] = goods
    events.cell(state, "brewing", state.seat, cell)
    state.ask(ADDING)


def add_gem(state: Elixir, gem: i64) -> None:
    row = state.row(state.seat)
    state.own[row + SHELF] -= one(3 + gem)
    state.own[row + TABLE] += one(3 + gem)
    events.ingredient(state, "added", state.seat, 3 + gem, 0)
    go_on_adding(state)


def go_on_adding(state: Elixir) -> None:
    """Asks for another gem or the roll; rolls if nothing else can be done."""
    if sort_of(state.own[state.row(state.seat) + SHELF], 1) != 0 or window_open(state):
        state.ask(ADDING)
    else:
        roll(state)


def roll(state: Elixir) -> None:
    state.phase = ROLLED
    state.actor = CHANCE


def cell_on(table: i64) -> i64:
    """The cell of the chart where the herb and the special of a lab table meet."""
    herb: i64 = 0
    while many(table, herb) == 0:
        herb += 1
    special: i64 = 0
    while many(table, 6 + special) == 0:
        special += 1
    return herb * 3 + special


def gem_value(state: Elixir, table: i64) -> i64:
    """The sum of the gems' values, at most 5: higher sums have the same effect (E12)."""
    value = state.setup.tables.value
    worth = many(table, 3) * value[3] + many(table, 4) * value[4] + many(table, 5) * value[5]
    if worth > 5:
        return 5
    return worth


def rolled(state: Elixir, die: i64) -> None:
    """Resolves a brewing roll; `die` is 1 to 6. E16: Luck is added to brewing rolls."""
    row = state.row(state.seat)
    table = state.own[row + TABLE]
    number = die
    if drunk(state, state.seat, LUCK):
        number += state.setup.tables.extra[LUCK]
        if number > 6:
            number = 6
    result = state.setup.tables.results[(gem_value(state, table) - 1) * 6 + number - 1]
    events.rolled(state, "rolled", die, number)
    cell = cell_on(table)
    if result == AGAIN:
        events.cell(state, "brews-on", state.seat, cell)
        go_to_end(state)
        return
    state.own[row + TABLE] = 0
    state.stock += table
    if result == FAILS:
        events.cell(state, "brew-failed", state.seat, cell)
        go_to_end(state)
        return
    find(state, cell)


# The formula chart


def formula(state: Elixir, cell: i64) -> i64:
    """The potion kind of a cell's formula card, or UNSEEN while nobody has looked at it."""
    return state.chart >> 4 * cell & 15


def looking(state: Elixir) -> bool:
    """True if the formula is only looked at, not brewed: before the start, or with a Stranger."""
    return state.round == 0 or state.stranger != NO_STRANGER


def find(state: Elixir, cell: i64) -> None:
    """Looks at a formula; chance first draws one that nobody has seen."""
    state.cell = cell
    if formula(state, cell) == UNSEEN:
        state.phase = FINDING
        state.actor = CHANCE
    else:
        found(state)


def discover(state: Elixir, kind: i64) -> None:
    state.chart = written(state.chart, state.cell, kind)
    found(state)


def found(state: Elixir) -> None:
    """E13: shows the formula to the wizard alone; a brew gives its potion, if one is left.

    The brewer looks through the pack for it, and sees what is left there.
    """
    cell = state.cell
    seat = state.seat
    kind = formula(state, cell)
    state.cell = 0
    known = state.knows(seat, cell)
    state.known |= bit(seat * 9 + cell)
    if looking(state):
        if not known:
            evidence.note(state, evidence.LOOKED, seat, cell)
        events.learned(state, "looked", seat, cell, kind)
        if state.round != 0:
            leave(state)
        elif seat + 1 == state.setup.seats:  # E20: all have looked
            next_turn(state)
        else:
            state.seat = seat + 1
            state.ask(LOOKING)
        return
    if many(state.pack, kind) == 0:
        evidence.note_brew(state, evidence.MISSED, seat, cell)
        events.learned(state, "none-left", seat, cell, kind)
    else:
        state.pack -= one(kind)
        state.own[state.row(seat) + HAND] += one(kind)
        evidence.note_brew(state, evidence.BREWED, seat, cell)
        events.learned(state, "brewed", seat, cell, kind)
    go_to_end(state)
