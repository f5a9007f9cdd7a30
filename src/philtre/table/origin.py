"""A table that begins at a position of a finished game: one person tries again there, against bots.

The position is the true one, with all that was hidden: after the end of a game nothing is hidden any more.
The person and the bots know of it what their seats knew then.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from philtre.core.dice import Bits
from philtre.core.message import Message
from philtre.table.entries import AnyEntry, Opened
from philtre.table.refused import Refused
from philtre.table.setup import Plan, planned
from philtre.table.table import Table


class Origin(NamedTuple):
    """The finished game to go on from: its table and id, the number of steps that stand, the seat to take."""

    table: Table
    id: str
    step: int
    seat: int


def open_from(
    origin: Origin, level: str, language: str, host: str, name: str, rng: Bits, now: int, registered: bool
) -> tuple[Table, list[AnyEntry]]:
    """Open a table for one person and bots of a level, where the finished game was after so many steps."""
    table, _, step, seat = origin
    if table.ending is None:
        raise Refused(Message("table-not-over"))
    if table.lesson is not None:
        raise Refused(Message("learn-no-record"))
    steps = len(table.match.journal)
    if not 0 <= step <= steps:
        raise Refused(Message("past-range", {"last": steps}))
    table.must_know(seat)
    plans = tuple(
        Plan("here") if other == seat else planned(other, Plan("bot", level))
        for other in range(len(table.seats))
    )
    setup = msgspec.structs.replace(
        table.setup,
        seats=plans,
        clock=None,
        watch="nobody",
        open=False,
        talk=False,
        hints=True,
        language=language,
        several=False,
        shuffle=False,
    )
    played = tuple(one.action for one in table.match.journal[:step])
    opened = Opened(now, setup, host, played=played, origin=origin.id)
    begun, entries = Table.seat_host(opened, rng, name, registered)
    if begun.ending is not None:
        raise Refused(Message("origin-over"))
    return begun, entries
