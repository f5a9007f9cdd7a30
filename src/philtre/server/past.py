"""Looking back: a seat at its own views while the game is played, anybody at anything after the end."""

from __future__ import annotations

from philtre.core.message import Message
from philtre.protocol.hall import Past
from philtre.protocol.live import Told
from philtre.server.frames import eyes_of, told
from philtre.table.refused import Refused
from philtre.table.table import Table


def past(table: Table, mine: list[int], step: int | None, seat: int | None) -> Past:
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
    return Past(step, steps, seat, int(state.actor), state.view(eyes), told_until(table, eyes, step, over))


def told_until(table: Table, seat: int | None, step: int, over: bool) -> list[Told]:
    """What the seat was told so far; after the end nothing is hidden any more from who watches."""
    if seat is None and over and table.begun:
        return [
            Told(number, line.actor, event.everything())
            for number, line in enumerate(table.match.journal[:step])
            for event in line.events
        ]
    return [line for line in told(table.match, seat, 0) if line.step < step]
