"""The event loop's way to the writer: one hand-over for each round of the loop, one wake-up back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from philtre.server.store.writer import Job, Jobs, Write, Writer


class Rounds:
    """Collects what tasks write in one round. Waking another thread costs more than what it is woken for."""

    def __init__(self, writer: Writer) -> None:
        self.writer = writer
        self.jobs: list[Job] = []
        self.futures: list[asyncio.Future[None]] = []

    def write(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        if not self.jobs:
            loop.call_soon(self._hand_over, loop)
        self.jobs.append(Job(writes))
        self.futures.append(future)
        return future

    def _hand_over(self, loop: asyncio.AbstractEventLoop) -> None:
        jobs, futures = self.jobs, self.futures
        self.jobs, self.futures = [], []

        def tell() -> None:
            for job, future in zip(jobs, futures, strict=True):
                if not future.done():
                    if job.problem is None:
                        future.set_result(None)
                    else:
                        future.set_exception(job.problem)

        self.writer.put(Jobs(jobs, lambda: _soon(loop, tell)))


def _soon(loop: asyncio.AbstractEventLoop, tell: Callable[[], None]) -> None:
    loop.call_soon_threadsafe(tell)
