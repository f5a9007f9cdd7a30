"""Many cores: processes that take numbered tasks one by one, and stop at once when nobody listens."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Generator, Iterable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from philtre.core.errors import PhiltreError

Result = TypeVar("Result")


def jobs_of(wish: int | None) -> int:
    """How many processes: all cores, if nobody says."""
    if wish is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if wish < 1:
        raise PhiltreError(f"--jobs: expected at least 1, found {wish}")
    return wish


def shared_out(
    task: Callable[[int], Result], numbers: Iterable[int], jobs: int, deadline: float | None = None
) -> Generator[Result, None, None]:
    """The results of the task for each number, as they come; one job: in this process.

    No new result comes after the deadline (of time.monotonic). Whoever closes the iterator early, or
    interrupts it, ends the work in progress.
    """
    if jobs == 1:
        for number in numbers:
            if late(deadline):
                return
            yield task(number)
        return
    waiting = iter(numbers)
    crew = Crew(task)
    try:
        for number in waiting:
            crew.hire(number)
            if len(crew.lines) == jobs:
                break
        while crew.lines:
            ready = wait(
                list(crew.lines), None if deadline is None else max(0.0, deadline - time.monotonic())
            )
            if not ready:
                return
            for line in ready:
                assert isinstance(line, Connection)
                result = crew.result(line)
                following = None if late(deadline) else next(waiting, None)
                if following is None:
                    crew.dismiss(line)
                else:
                    line.send(following)
                yield result
    finally:
        crew.end()


def late(deadline: float | None) -> bool:
    return deadline is not None and time.monotonic() >= deadline


class Crew:
    """The processes at work, each at the other end of a line."""

    def __init__(self, task: Callable[[int], Any]) -> None:
        self.task = task
        self.context = get_context("spawn")
        self.lines: dict[Connection, Any] = {}
        self.leaving: list[Any] = []

    def hire(self, number: int) -> None:
        """One process more, with its first number."""
        near, far = self.context.Pipe()
        process = self.context.Process(target=work, args=(self.task, far), daemon=True)
        # A process started while Ctrl-C is ignored ignores it from its first breath: the parent ends it.
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
        try:
            process.start()
        finally:
            signal.signal(signal.SIGINT, handler)
        far.close()
        self.lines[near] = process
        near.send(number)

    def result(self, line: Connection) -> Any:
        try:
            done, value = line.recv()
        except (EOFError, OSError):
            process = self.lines[line]
            process.join(1)
            raise PhiltreError(f"a worker died (exit code {process.exitcode})") from None
        if not done:
            raise value
        return value

    def dismiss(self, line: Connection) -> None:
        line.close()  # the worker reads the end of the line, and leaves
        self.leaving.append(self.lines.pop(line))

    def end(self) -> None:
        for line, process in self.lines.items():
            process.terminate()
            line.close()
        for process in [*self.lines.values(), *self.leaving]:
            process.join()


def work(task: Callable[[int], Any], line: Connection) -> None:
    """What each process does, until the line is closed."""
    try:
        while True:
            number = line.recv()
            try:
                answer = (True, task(number))
            except Exception as problem:  # noqa: BLE001 - it is raised again in the parent
                answer = (False, problem)
            line.send(answer)
    except (EOFError, OSError):
        return
