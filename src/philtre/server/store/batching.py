"""Batches writes: one queue item for the writer per event-loop tick, one `call_soon_threadsafe` back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from philtre.server.store.writer import WriteBatch, WriteJob, Writer

OnStored = Callable[[Exception | None], None]


class WriteBatches:
    """Collects the jobs of one tick: waking another thread costs more than what it is woken for."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.jobs: list[WriteJob] = []
        self.callbacks: list[OnStored] = []

    def write(self, job: WriteJob, on_stored: OnStored) -> None:
        """Write, and call back in the event loop, with the error if there was one."""
        if not self.jobs:
            loop = asyncio.get_running_loop()
            loop.call_soon(self._hand_over, loop)
        self.jobs.append(job)
        self.callbacks.append(on_stored)

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        jobs, callbacks = self.jobs, self.callbacks
        self.jobs, self.callbacks = [], []

        def call_back() -> None:
            for job, on_stored in zip(jobs, callbacks, strict=True):
                try:
                    on_stored(job.problem)
                except Exception as problem:  # noqa: BLE001 - one table's trouble is not another's
                    loop.call_exception_handler({"message": "after a write", "exception": problem})

        self.writer.put(WriteBatch(jobs, lambda: _soon(loop, call_back)))


def _soon(loop: asyncio.AbstractEventLoop, call_back: Callable[[], None]) -> None:
    loop.call_soon_threadsafe(call_back)
