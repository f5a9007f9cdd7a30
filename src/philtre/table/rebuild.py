"""Rebuilds a table from its journal, in slices; moves that were taken back are not played again."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import NamedTuple

from philtre.core.dice import Bits
from philtre.table.entries import AnyEntry, Dealt, Moved, Opened, Undone
from philtre.table.state import lesson_given
from philtre.table.table import Table

SLICE = 50  # entries and steps of the match between two pauses


class ReplayPlan(NamedTuple):
    """The entries of moves that were taken back, and the seat to decide after each entry."""

    undone: set[int]
    deciding: dict[int, int]  # where it can be told without playing; else the match tells


def rebuilding(entries: Sequence[AnyEntry], rng: Bits) -> Generator[None, None, Table]:
    """Yields now and then, so that other work can go on; returns the table that the journal has come to."""
    opened = entries[0]
    assert isinstance(opened, Opened)
    table = Table(opened, rng, lesson_given(opened))
    first = table.match.first_decision
    plan = plan_replay(entries, timed=opened.setup.clock is not None, first=first)
    work = 0
    for number in range(1, len(entries)):
        entry = entries[number]
        if number not in plan.undone:
            work += play(table, entry)
        table.apply(entry, plan.deciding.get(number))
        work += 1
        if work >= SLICE:
            work = 0
            yield
    return table


def play(table: Table, entry: AnyEntry) -> int:
    """Play in the match what an entry says; returns the number of steps."""
    if isinstance(entry, Moved):
        table.match.follow((entry.action, *entry.chance))
        return 1 + len(entry.chance)
    if isinstance(entry, Dealt):
        table.match.follow(entry.chance)
        return len(entry.chance)
    if isinstance(entry, Undone) and table.match.decisions > entry.keep:
        table.match.roll_back_to(entry.keep)
    return 0


def follow(table: Table, entries: Sequence[AnyEntry]) -> int:
    """Apply entries that somebody else wrote, in their order, to a table that has come to the one before.

    Returns how many steps of the match stand from before.
    """
    kept = len(table.match.journal)
    for entry in entries:
        play(table, entry)
        table.apply(entry)
        kept = min(kept, len(table.match.journal))
    return kept


def plan_replay(entries: Sequence[AnyEntry], timed: bool, first: int = 0) -> ReplayPlan:
    """Find the moves that were taken back in a journal, so that a replay can skip them.

    Old journals do not say who was to decide when something was taken back. Without a clock that does not
    matter; with one, all of such a journal is played. `first` decisions stand from the beginning.
    """
    made: list[int] = []  # the numbers of the moves that stand so far
    undone: set[int] = set()
    deciding: dict[int, int] = {}
    last = 0  # the number of the last entry that changed the position
    for number, entry in enumerate(entries):
        if isinstance(entry, Moved):
            deciding[last] = entry.seat
            made.append(number)
            last = number
        elif isinstance(entry, Undone):
            if entry.actor is not None:
                deciding[last] = entry.actor
            elif timed:
                return ReplayPlan(set(), {})
            kept = entry.keep - first
            move = entries[made[kept]]
            assert isinstance(move, Moved)
            deciding[number] = move.seat
            undone.update(made[kept:])
            del made[kept:]
            last = number
    return ReplayPlan(undone, deciding)
