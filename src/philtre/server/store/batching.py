"""The event loop's way to the writer: one hand-over for each round of the loop, one wake-up back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from philtre.server.store.writer import Job, Jobs, Writer

Stored = Callable[[Exception | None], None]


class Rounds:
    """Collects what is written in one round. Waking another thread costs more than what it is woken for."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.jobs: list[Job] = []
        self.stored: list[Stored] = []

    def write(self, job: Job, stored: Stored) -> None:
        """Write, and call back in the event loop: with what went wrong, if anything did."""
        if not self.jobs:
            loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over, loop)
        self.jobs.append(job)
        self.stored.append(stored)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        jobs, called = self.jobs, self.stored
        self.jobs, self.stored = [], []

        def tell() -> None:
            for job, stored in zip(jobs, called, strict=True):
                try:
                    stored(job.problem)
                except Exception as problem:  # noqa: BLE001 - one table's trouble is not another's
                    loop.call_exception_handler({"message": "after a write", "exception": problem})

        self.writer.put(Jobs(jobs, lambda: _soon(loop, tell)))


def _soon(loop: asyncio.AbstractEventLoop, tell: Callable[[], None]) -> None:
    loop.call_soon_threadsafe(tell)
