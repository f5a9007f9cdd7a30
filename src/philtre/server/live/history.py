"""Past positions: a seat sees its own views while the game is played, anybody sees all after the end."""

from __future__ import annotations

from philtre.core.message import Message
from philtre.protocol.http import Past
from philtre.server.live.event_log import log_in_slices
from philtre.server.live.updates import perspective_of
from philtre.table.refused import Refused
from philtre.table.table import Table


async def past(table: Table, mine: list[int], step: int | None, seat: int | None) -> Past:
    """The table after so many steps, for the player who holds the seats `mine`; Refused if not allowed."""
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
    state, perspective = table.match.state_at(step), perspective_of(table, seat)
    everything = perspective is None and over and table.begun  # nothing is hidden any more from spectators
    log = await log_in_slices(table.match, perspective, step, everything=everything)
    return Past(step, steps, seat, int(state.actor), state.view(perspective), log)
