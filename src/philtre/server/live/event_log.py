"""The event log of a viewer, built in slices: a game of two thousand steps must not block the event loop."""

from __future__ import annotations

import asyncio

from philtre.table.entries import Told
from philtre.table.match import Match

SLICE = 100  # steps of a match


async def log_in_slices(
    match: Match, seat: int | None, until: int, *, everything: bool = False
) -> list[Told]:
    """The redacted events of the first `until` steps for a viewer; or all events, hidden or not.

    The caller holds the table, or the match is over: it must not change meanwhile.
    """
    lines: list[Told] = []
    for start in range(0, until, SLICE):
        if start:
            await asyncio.sleep(0)
        end = min(start + SLICE, until)
        lines += happened(match, start, end) if everything else match.told(seat, start, end)
    return lines


def happened(match: Match, start: int, end: int) -> list[Told]:
    return [
        Told(number, step.actor, event.everything())
        for number, step in enumerate(match.journal[start:end], start)
        for event in step.events
    ]
