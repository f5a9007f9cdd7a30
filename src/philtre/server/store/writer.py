"""The one thread that writes. What waits is written together: one durable transaction for all of it."""

from __future__ import annotations

import contextlib
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Engine, Executable
from sqlalchemy.exc import SQLAlchemyError

Rows = list[dict[str, Any]]
Write = tuple[Executable, Rows]

TOGETHER = 2000  # jobs in one transaction, at most


@dataclass
class Job:
    """Writes that belong together, and who waits for them."""

    writes: Sequence[Write]
    done: Future[None] = field(default_factory=Future)


class Writer:
    """Takes jobs from any thread. A job's future is done when it is on the disk."""

    def __init__(self, engine: Engine, stamp: Callable[[], Write]) -> None:
        self.engine = engine
        self.stamp = stamp  # goes with every transaction: how long the server has been up
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="philtre-writer", daemon=True)
        self.commits = 0
        self.failures = 0
        self.thread.start()

    def write(self, writes: Sequence[Write]) -> Future[None]:
        job = Job(writes)
        self.jobs.put(job)
        return job.done

    def stop(self) -> None:
        """Write what is left, and end."""
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            first = self.jobs.get()
            batch = [first] if first is not None else []
            stopping = first is None
            while not stopping and len(batch) < TOGETHER:
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    stopping = True
                else:
                    batch.append(job)
            if batch:
                self._write_all(batch)

    def _write_all(self, batch: list[Job]) -> None:
        """All in one transaction; if that fails, each in its own, so that only the bad one fails."""
        try:
            self._commit([write for job in batch for write in job.writes])
        except SQLAlchemyError as problem:
            self.failures += 1
            if len(batch) == 1:
                self._tell(batch[0], problem)
                return
            for job in batch:
                self._write_all([job])
            return
        for job in batch:
            self._tell(job, None)

    def _commit(self, writes: Sequence[Write]) -> None:
        together: dict[int, tuple[Executable, Rows]] = {}
        for statement, rows in writes:
            together.setdefault(id(statement), (statement, []))[1].extend(rows)
        with self.engine.begin() as connection:
            for statement, rows in together.values():
                if rows:
                    connection.execute(statement, rows)
            statement, rows = self.stamp()
            connection.execute(statement, rows)
        self.commits += 1

    def _tell(self, job: Job, problem: Exception | None) -> None:
        with contextlib.suppress(Exception):  # whoever waited may have gone
            if problem is None:
                job.done.set_result(None)
            else:
                job.done.set_exception(problem)
