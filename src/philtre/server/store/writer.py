"""The writer thread. All jobs that wait are written together, in one durable transaction."""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass

from philtre.server.store.database import Guard, Row, Write, WritingConnection
from philtre.server.store.errors import Conflict, StoreError, Unfit

TOGETHER = 1000  # hand-overs in one transaction, at most


@dataclass(slots=True)
class WriteJob:
    """Writes that belong together: entries of a journal, the table's row if it has changed, and others."""

    entries: Sequence[Row] = ()
    row: Row | None = None
    writes: Sequence[Write] = ()
    guard: Guard | None = None  # the table whose journal the entries go on, as it was known
    problem: Exception | None = None


@dataclass(slots=True)
class WriteBatch:
    """Jobs that are handed over together, and the callback for when they are done."""

    jobs: list[WriteJob]
    done: Callable[[], None]


class Writer:
    """Takes jobs from any thread. A job's future is done when it is on the disk."""

    def __init__(self, connection: WritingConnection, clock: Callable[[], int]) -> None:
        self.connection = connection
        self.clock = clock  # goes with every transaction: how long the server has been up
        self.jobs: queue.SimpleQueue[WriteBatch | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="philtre-writer", daemon=True)
        self.commits = 0
        self.failures = 0
        self.failed = ""  # why the last write failed; empty while it succeeded
        self.failed_at = 0.0  # when a write failed last, in seconds since 1970
        self.thread.start()

    def write(self, job: WriteJob) -> Future[None]:
        done: Future[None] = Future()
        self.put(WriteBatch([job], lambda: _tell(job, done)))
        return done

    def put(self, jobs: WriteBatch) -> None:
        """Jobs that came together; their owner is called back when all of them are written or have failed."""
        self.jobs.put(jobs)

    def stop(self) -> None:
        """Write the remaining jobs, and end the thread."""
        self.jobs.put(None)
        self.thread.join()
        self.connection.close()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            first = self.jobs.get()
            waiting = [first] if first is not None else []
            stopping = first is None
            while not stopping and len(waiting) < TOGETHER:
                try:
                    jobs = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if jobs is None:
                    stopping = True
                else:
                    waiting.append(jobs)
            if waiting:
                self._write_all([job for jobs in waiting for job in jobs.jobs])
                for jobs in waiting:
                    with contextlib.suppress(Exception):  # whoever waited may have gone
                        jobs.done()

    def _write_all(self, batch: list[WriteJob]) -> None:
        """Write all jobs in one transaction; if it fails, each in its own, so that only the bad one fails."""
        try:
            self._commit(batch)
        except Exception as problem:  # noqa: BLE001 - whoever wanted it written is told
            self.failures += 1
            if len(batch) == 1:
                batch[0].problem = self._noted(problem)
                return
            for job in batch:
                self._write_all([job])

    def _noted(self, problem: Exception) -> Exception:
        """The problem; trouble with the database or the disk, not of the job, is remembered."""
        if isinstance(problem, StoreError) and not isinstance(problem, Conflict | Unfit):
            self.failed, self.failed_at = problem.kind, time.time()
        return problem

    def _commit(self, batch: list[WriteJob]) -> None:
        entries = [entry for job in batch for entry in job.entries]
        tables = [job.row for job in batch if job.row is not None]
        writes = [write for job in batch for write in job.writes]
        guards = {job.guard for job in batch if job.guard is not None}
        self.connection.write(entries, tables, self.clock(), writes, guards)
        self.commits += 1
        self.failed = ""


def _tell(job: WriteJob, done: Future[None]) -> None:
    if job.problem is None:
        done.set_result(None)
    else:
        done.set_exception(job.problem)
