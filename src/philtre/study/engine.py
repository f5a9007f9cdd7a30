"""Running many tasks: worker processes, and a progress bar on the terminal."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Generator, Iterable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TextIO, TypeVar

from philtre.core.errors import PhiltreError

WIDTH: Final = 24  # of the bar, in characters

Result = TypeVar("Result")

# Processes


def job_count(asked: int | None) -> int:
    """The number of processes to use; None: one a core. Raises PhiltreError below 1."""
    if asked is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if asked < 1:
        raise PhiltreError(f"--jobs: expected at least 1, found {asked}")
    return asked


def run_tasks(
    task: Callable[[int], Result], numbers: Iterable[int], jobs: int, deadline: float | None = None
) -> Generator[Result, None, None]:
    """The results of the task for each number, as they end; with one job, in this process.

    No new result comes after the deadline (of time.monotonic). Closing the generator early, or Ctrl-C, ends
    the work in progress. Raises what the task raises, or PhiltreError if a process dies.
    """
    if jobs == 1:
        for number in numbers:
            if is_late(deadline):
                return
            yield task(number)
        return
    waiting = iter(numbers)
    pool = WorkerPool(task)
    try:
        for number in waiting:
            pool.start(number)
            if len(pool.working) == jobs:
                break
        while pool.working:
            ready = wait(
                list(pool.working), None if deadline is None else max(0.0, deadline - time.monotonic())
            )
            if not ready:
                return
            for connection in ready:
                assert isinstance(connection, Connection)
                result = pool.result(connection)
                following = None if is_late(deadline) else next(waiting, None)
                if following is None:
                    pool.release(connection)
                else:
                    connection.send(following)
                yield result
    finally:
        pool.end()


def is_late(deadline: float | None) -> bool:
    return deadline is not None and time.monotonic() >= deadline


class WorkerPool:
    """Processes that run one task, each with a connection of its own."""

    def __init__(self, task: Callable[[int], Any]) -> None:
        self.task = task
        self.context = get_context("spawn")
        self.working: dict[Connection, Any] = {}
        self.released: list[Any] = []

    def start(self, number: int) -> None:
        """Start one more process, with its first number."""
        near, far = self.context.Pipe()
        process = self.context.Process(target=worker_main, args=(self.task, far), daemon=True)
        # A process started while Ctrl-C is ignored ignores it from the beginning: the parent ends it.
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            process.start()
        finally:
            signal.signal(signal.SIGINT, handler)
        far.close()
        self.working[near] = process
        near.send(number)

    def result(self, connection: Connection) -> Any:
        """The next result from a process; raises what the task raised there."""
        try:
            done, value = connection.recv()
        except (EOFError, OSError):
            process = self.working[connection]
            process.join(1)
            raise PhiltreError(f"a worker died (exit code {process.exitcode})") from None
        if not done:
            raise value
        return value

    def release(self, connection: Connection) -> None:
        """Let a process end: there is no more work for it."""
        connection.close()
        self.released.append(self.working.pop(connection))

    def end(self) -> None:
        """Stop all processes, and wait for them."""
        for connection, process in self.working.items():
            process.terminate()
            connection.close()
        for process in [*self.working.values(), *self.released]:
            process.join()


def worker_main(task: Callable[[int], Any], connection: Connection) -> None:
    """The loop of each process, until the connection is closed."""
    try:
        while True:
            number = connection.recv()
            try:
                answer = (True, task(number))
            except Exception as problem:  # noqa: BLE001 - it is raised again in the parent
                answer = (False, problem)
            connection.send(answer)
    except (EOFError, OSError):
        return


# Progress


class Progress:
    """A progress bar on stderr with an estimate of the time left; silent if stderr is no terminal."""

    def __init__(
        self, total: int, done: int = 0, what: str = "games", label: str = "", out: TextIO | None = None
    ) -> None:
        self.total = total
        self.done = done
        self.before = done  # done by an earlier run, which says nothing about the speed of this one
        self.what = what
        self.label = f"{label} " if label else ""
        self.out = sys.stderr if out is None else out
        self.shown = self.out.isatty()
        self.began = time.monotonic()
        self.draw()

    def add(self, count: int) -> None:
        self.done += count
        self.draw()

    def draw(self) -> None:
        if self.shown:
            self.out.write(f"\r\x1b[K{self.line(time.monotonic() - self.began)}")
            self.out.flush()

    def line(self, elapsed: float) -> str:
        full = WIDTH * min(self.done, self.total) // max(1, self.total)
        bar = "#" * full + "." * (WIDTH - full)
        return f"{self.label}[{bar}] {self.done:,}/{self.total:,} {self.what}{self.rest(elapsed)}"

    def rest(self, elapsed: float) -> str:
        fresh = self.done - self.before
        if fresh <= 0 or self.done >= self.total:
            return ""
        return f", about {duration(elapsed / fresh * (self.total - self.done))} left"

    def say(self, sentence: str) -> None:
        """Write a line to stderr that stays, terminal or not."""
        self.close()
        print(sentence, file=self.out, flush=True)
        self.draw()

    def close(self) -> None:
        """Erase the bar."""
        if self.shown:
            self.out.write("\r\x1b[K")
            self.out.flush()


def duration(seconds: float) -> str:
    """A time in words: 40 s, 12 min, 3.5 h."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
