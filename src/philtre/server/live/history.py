"""Looking back: a seat at its own views while the game is played, anybody at anything after the end."""

from __future__ import annotations

from philtre.core.message import Message
from philtre.protocol.http import Past
from philtre.server.live.slices import told_in_slices
from philtre.server.live.updates import eyes_of
from philtre.table.refused import Refused
from philtre.table.table import Table


async def past(table: Table, mine: list[int], step: int | None, seat: int | None) -> Past:
    """The table after so many steps, for who holds the seats `mine`."""
    over = table.ending is not None
    steps = len(table.match.journal)
    if step is None:
        step = steps
    if step > steps:
        raise Refused(Message("past-range", {"last": steps}))
    if seat is None and not over:
        seat = mine[0] if mine else None
    if seat is not None and (seat >= len(table.seats) or (seat not in mine and not over)):
        raise Refused(Message("seat-not-yours"))
    state, eyes = table.match.state_at(step), eyes_of(table, seat)
    everything = eyes is None and over and table.begun  # nothing is hidden any more from who watches
    log = await told_in_slices(table.match, eyes, step, everything=everything)
    return Past(step, steps, seat, int(state.actor), state.view(eyes), log)
