"""Running many tasks: the one place that hands out work, and reports on its progress.

Tasks run in worker processes of this machine, or on a Ray cluster (`--on`); a command may be asked for a part
of them only (`--shard`).
"""

from __future__ import annotations

import os
import re
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, Final, NamedTuple, Protocol, TextIO, TypeVar

from philtre.core.errors import PhiltreError

WIDTH: Final = 24  # of the bar, in characters
FIRST_LINE: Final = 5.0  # seconds until the first line of a log
EVERY: Final = 60.0  # seconds between the others
FAILURES: Final = 5  # of bots and of one kind that a command tells in full
MOST_FAILURES: Final = 50  # of all kinds
DETAILS: Final = re.compile(r"\d+|'[^']*'|; it played .*", re.DOTALL)  # of a failure, whatever its kind
PROCESSES: Final = "processes"  # where work is done unless a command is asked for another place
SHARD: Final = re.compile(r"([1-9]\d{0,5})/([1-9]\d{0,5})")

Result = TypeVar("Result")

# Where work is done, and which part of it


class Shard(NamedTuple):
    """A part of a study: every `of`-th number, beginning with that of the shard (from 1)."""

    number: int
    of: int

    def has(self, number: int) -> bool:
        return number % self.of == self.number - 1


class Cluster(Protocol):
    """Another place than this machine's processes."""

    def cores(self) -> int: ...

    def run(
        self, task: Callable[[int], Result], numbers: Iterable[int], jobs: int, deadline: float | None
    ) -> Generator[Result, None, None]:
        """As `run_tasks`."""
        ...

    def close(self) -> None: ...


class Assignment:
    """The cluster and the shard of the current command; None: this machine, and all tasks."""

    cluster: Cluster | None = None
    shard: Shard | None = None


_assigned: Final = Assignment()


def read_shard(text: str) -> Shard:
    """The shard that K/N names. Raises PhiltreError."""
    match = SHARD.fullmatch(text.strip())
    if match is None or int(match[1]) > int(match[2]):
        raise PhiltreError(f"--shard: expected K/N, such as 1/4 for the first of four parts, found {text!r}")
    return Shard(int(match[1]), int(match[2]))


@contextmanager
def assigned(on: str = PROCESSES, shard: str | None = None, jobs: int | None = None) -> Iterator[None]:
    """Within the context all tasks run in that place, and only those of the shard. Raises PhiltreError."""
    part = read_shard(shard) if shard else None
    cluster: Cluster | None = None
    if on != PROCESSES:
        from philtre.study.ray_engine import connect

        cluster = connect(on, jobs)
    before = _assigned.cluster, _assigned.shard
    _assigned.cluster, _assigned.shard = cluster, part
    try:
        yield
    finally:
        _assigned.cluster, _assigned.shard = before
        if cluster is not None:
            cluster.close()


def current_shard() -> Shard | None:
    """The shard that this command was asked for; None: the whole study."""
    return _assigned.shard


def of_shard(numbers: Iterable[int]) -> list[int]:
    """Those of the numbers that belong to the current shard; all of them if there is none."""
    shard = _assigned.shard
    return [number for number in numbers if shard is None or shard.has(number)]


# Tasks


def job_count(asked: int | None) -> int:
    """The number of processes to use; None: one a core, of all machines. Raises PhiltreError below 1."""
    if asked is None:
        if _assigned.cluster is not None:
            return _assigned.cluster.cores()
        return local_cores()
    if asked < 1:
        raise PhiltreError(f"--jobs: expected at least 1, found {asked}")
    return asked


def local_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_tasks(
    task: Callable[[int], Result],
    numbers: Iterable[int],
    jobs: int,
    deadline: float | None = None,
    whole: bool = False,
) -> Generator[Result, None, None]:
    """The results of the task for each number of the current shard, as they end; `whole`: for all numbers.

    They come from as many processes as there are jobs, here or on the cluster; with one job here, from this
    process. No new result comes after the deadline (of time.monotonic). Closing the generator early, or
    Ctrl-C, ends the work in progress. Raises what the task raises, or PhiltreError if a process dies.
    """
    if not whole:
        numbers = own_numbers(list(numbers))
    if _assigned.cluster is not None:
        yield from _assigned.cluster.run(task, numbers, jobs, deadline)
        return
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


def own_numbers(numbers: list[int]) -> list[int]:
    """The numbers of the current shard. Raises PhiltreError if none of them could be."""
    shard = _assigned.shard
    if shard is not None and numbers and max(numbers) < shard.number - 1:
        raise PhiltreError(
            f"--shard {shard.number}/{shard.of}: there is nothing to do, the study has only "
            f"{max(numbers) + 1} parts"
        )
    return of_shard(numbers)


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
    """The progress of a command on stderr with an estimate of the time left.

    On a terminal it is a bar; elsewhere a plain line soon, and then one a minute, also while nothing ends.
    `total` counts the whole study, and of a shard its share is shown; with `exact` it is that share.
    """

    def __init__(
        self,
        total: int,
        done: int = 0,
        what: str = "games",
        label: str = "",
        out: TextIO | None = None,
        exact: bool = False,
    ) -> None:
        shard = _assigned.shard
        self.total = total if shard is None or exact else -(-total // shard.of)
        self.done = done
        self.before = done  # done by an earlier run, which says nothing about the speed of this one
        self.what = what
        self.label = label
        self.out = sys.stderr if out is None else out
        self.shown = self.out.isatty()
        self.began = time.monotonic()
        self.lines = 0
        self.failures: Counter[str] = Counter()  # of bots, by their kind
        self.told = 0  # failures told in full
        self.counting = False  # whether some are only counted
        self.lock = threading.Lock()
        self.ended = threading.Event()
        if self.shown:
            self.draw()
        else:
            threading.Thread(target=self._log, daemon=True).start()

    def add(self, count: int) -> None:
        self.done += count
        self.draw()

    def draw(self) -> None:
        if self.shown:
            self.out.write(f"\r\x1b[K{self.line(time.monotonic() - self.began)}")
            self.out.flush()

    def line(self, elapsed: float) -> str:
        """The bar."""
        full = WIDTH * min(self.done, self.total) // max(1, self.total)
        bar = "#" * full + "." * (WIDTH - full)
        label = f"{self.label} " if self.label else ""
        return f"{label}[{bar}] {self.count('/')}{self.rest(elapsed)}"

    def log_line(self, elapsed: float) -> str:
        """A line of a log."""
        label = f"{self.label}: " if self.label else ""
        return f"philtre: {label}{self.count(' of ')} after {duration(elapsed)}{self.rest(elapsed)}"

    def count(self, between: str) -> str:
        return f"{self.done:,}{between}{max(self.total, self.done):,} {self.what}"

    def rest(self, elapsed: float) -> str:
        fresh = self.done - self.before
        if fresh <= 0 or self.done >= self.total:
            return ""
        return f", about {duration(elapsed / fresh * (self.total - self.done))} left"

    def _log(self) -> None:
        pause = FIRST_LINE
        while not self.ended.wait(pause):
            pause = EVERY
            self._write_line()

    def _write_line(self) -> None:
        with self.lock:
            if not self.ended.is_set():
                self.lines += 1
                print(self.log_line(time.monotonic() - self.began), file=self.out, flush=True)

    def say(self, sentence: str) -> None:
        """Write a line to stderr that stays, terminal or not."""
        self._erase()
        with self.lock:
            print(sentence, file=self.out, flush=True)
        self.draw()

    def say_failures(self, failures: Iterable[str], where: str = "") -> None:
        """Say the first failures of bots of each kind: there may be thousands, and the result counts all."""
        for failure in failures:
            kind = DETAILS.sub("", failure)
            self.failures[kind] += 1
            if self.failures[kind] <= FAILURES and self.told < MOST_FAILURES:
                self.told += 1
                self.say(f"philtre: {where}{failure}")
            elif not self.counting:
                self.counting = True
                self.say("philtre: more decisions failed, and are only counted")

    def close(self) -> None:
        """Erase the bar; end a log, if one was begun, with a last line."""
        self._erase()
        if self.lines and not self.ended.is_set():
            self._write_line()
        with self.lock:
            self.ended.set()

    def _erase(self) -> None:
        if self.shown:
            self.out.write("\r\x1b[K")
            self.out.flush()


def duration(seconds: float) -> str:
    """A time in words: 40 s, 12 min, 3.5 h."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
