"""`--on ray`: the tasks of a study on a Ray cluster, one started on this machine or one that is running.

The driver, which is the command, sends numbers of tasks in small batches and receives the results; it alone
writes files. Ray gives the batches of a lost worker or machine to others. Tasks depend on their numbers only,
so the results are those of any other place.
"""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import secrets
import time
from collections.abc import Callable, Generator, Iterable
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import philtre
from philtre.core.discovery import FOLDERS
from philtre.core.errors import PhiltreError
from philtre.study.engine import is_late, local_cores

LOCAL: Final = "ray"
REMOTE: Final = "ray://"
ADDRESS: Final = "RAY_ADDRESS"  # Ray's own variable: `--on ray` uses the cluster that it names
RETRIES: Final = 5  # how often a batch is given to another worker when its own was lost
BATCH_SECONDS: Final = (
    0.25  # so long should a batch take: short enough to follow, long enough to be worth sending
)
MOST: Final = 256  # tasks in a batch
PAUSE: Final = 0.5  # seconds of waiting after which signals are looked at

Result = TypeVar("Result")


class Sender(NamedTuple):
    """The driver's environment, which a worker needs to act like it."""

    code: str  # the hash of philtre's files
    folder: str  # the driver's working directory: paths of bots may be relative to it
    game_folders: str


def connect(on: str, jobs: int | None) -> RayCluster:
    """The cluster that `--on` names. Raises PhiltreError if Ray is not installed, or if the name is none."""
    if on != LOCAL and not on.startswith(REMOTE):
        raise PhiltreError(f"--on: expected processes, ray or ray://HOST:PORT, found {on!r}")
    if find_spec("ray") is None:
        raise PhiltreError("--on ray needs Ray: pip install 'philtre[ray]'")
    return RayCluster(on, jobs)


def start_ray(on: str, jobs: int | None) -> Any:
    """The module `ray`, connected to the cluster; a local one is started. Raises PhiltreError."""
    local = on == LOCAL and not os.environ.get(ADDRESS)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to Ray's makers
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # silences a warning about GPUs
    if local:
        # Ray's switch for single machines: its servers listen on the loopback address only.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
        if not os.environ.get("RAY_AUTH_TOKEN_PATH"):  # else Ray would write a token to the home folder
            os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
    ray: Any = import_module("ray")
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if local:
            ray.init("local", num_cpus=jobs or local_cores(), include_dashboard=False, **quiet)
        else:
            ray.init(address=on if on != LOCAL else None, **quiet)
    except Exception as problem:  # Ray raises errors of many kinds, also RuntimeError
        raise PhiltreError(f"--on {on}: no connection to Ray: {first_line(problem)}") from problem
    return ray


class RayCluster:
    """A Ray cluster. The connection is made when it is first needed, so that bad input is told at once.

    A local cluster is started then, and lives until `close`.
    """

    def __init__(self, on: str, jobs: int | None) -> None:
        self.on = on
        self.jobs = jobs
        self._ray: Any = None

    @property
    def ray(self) -> Any:
        """The module `ray`, connected. Raises PhiltreError if the cluster cannot be reached."""
        if self._ray is None:
            self._ray = start_ray(self.on, self.jobs)
        return self._ray

    def cores(self) -> int:
        """The number of processors of all machines. Raises PhiltreError if there is none."""
        found = int(self.ray.cluster_resources().get("CPU", 0))
        if found < 1:
            raise PhiltreError("--on: the Ray cluster has no processors for tasks")
        return found

    def run(
        self, task: Callable[[int], Result], numbers: Iterable[int], jobs: int, deadline: float | None
    ) -> Generator[Result, None, None]:
        """The results as they end; `jobs` is the largest number of workers. See `run_tasks`."""
        waiting = list(numbers)
        if not waiting:
            return
        work = self.ray.put(task)
        send = self.ray.remote(num_cpus=1, max_retries=RETRIES)(run_batch)
        sender = Sender(code_hash(), str(Path.cwd()), os.environ.get(FOLDERS, ""))
        # Each worker has a second batch ready while it plays the first, unless fewer workers are wanted.
        most = 2 * jobs if jobs >= self.cores() else jobs
        rest = iter(waiting)
        left = len(waiting)
        size = 1
        pending: set[Any] = set()
        try:
            while True:
                while left and len(pending) < most and not is_late(deadline):
                    batch = list(islice(rest, max(1, min(size, left // (2 * jobs)))))
                    left -= len(batch)
                    pending.add(send.remote(work, batch, sender))
                if not pending:
                    return
                ended = self._ended(pending, deadline)
                if not ended and is_late(deadline):
                    return
                for one in ended:
                    pending.discard(one)
                    results, seconds = self._result(one)
                    size = max(1, min(MOST, int(BATCH_SECONDS / max(1e-6, seconds / len(results)))))
                    for done, value in results:
                        if not done:
                            raise value
                        yield value
        finally:
            for one in pending:
                self.ray.cancel(one, force=True)

    def _ended(self, pending: set[Any], deadline: float | None) -> list[Any]:
        pause = PAUSE if deadline is None else max(0.0, min(PAUSE, deadline - time.monotonic()))
        ended, _ = self.ray.wait(list(pending), num_returns=1, timeout=pause)
        found: list[Any] = ended
        return found

    def _result(self, one: Any) -> tuple[list[tuple[bool, Any]], float]:
        try:
            found: tuple[list[tuple[bool, Any]], float] = self.ray.get(one)
        except PhiltreError:
            raise
        except self.ray.exceptions.RayError as problem:
            raise PhiltreError(f"a worker of the Ray cluster failed: {first_line(problem)}") from problem
        return found

    def close(self) -> None:
        """End the connection, if there is one, and the local cluster with it."""
        if self._ray is not None:
            self._ray.shutdown()


def run_batch(
    task: Callable[[int], Any], numbers: list[int], sender: Sender
) -> tuple[list[tuple[bool, Any]], float]:
    """In a worker: the results of the tasks up to the first that raises, and the seconds that they took."""
    if code_hash() != sender.code:
        problem = PhiltreError(
            f"the machine {platform.node()} of the Ray cluster has another version of philtre: install the "
            "same on all machines"
        )
        return [(False, problem)], 0.0
    if Path(sender.folder).is_dir():
        os.chdir(sender.folder)
    if sender.game_folders:
        os.environ[FOLDERS] = sender.game_folders
    began = time.perf_counter()
    results: list[tuple[bool, Any]] = []
    for number in numbers:
        try:
            results.append((True, task(number)))
        except Exception as problem:  # noqa: BLE001 - it is raised again in the driver
            results.append((False, problem))
            break
    return results, time.perf_counter() - began


@functools.cache
def code_hash() -> str:
    """The hash of philtre's sources and data: the same on two machines if both play the same games."""
    home = Path(philtre.__file__).parent
    digest = hashlib.blake2b(digest_size=16)
    for file in sorted([*home.rglob("*.py"), *home.rglob("*.toml")]):
        digest.update(file.relative_to(home).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def first_line(problem: BaseException) -> str:
    """The first line of an error's text; Ray's go on for pages."""
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
    return lines[0] if lines else type(problem).__name__
