"""Real servers on real sockets: a process each, on a port of its own, ended by its id."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.launcher import Forked, launcher
from tests.server.postgres import MISSING, PostgresServer, programs

ROOMY = """
work_per_person = 100000
work_per_person_at_once = 100000
work_per_address = 100000
work_per_address_at_once = 100000
connections_per_address = 10000
faults = 100000
requests_per_second = 100000
requests_at_once = 100000
players_per_hour = 100000
tables_per_hour = 100000
names_per_hour = 100000
exports_per_hour = 100000
sign_ins_per_address = 100000
tables_per_player = 100000
sockets_per_player = 1000
sockets_per_address = 10000
chat_at_once = 1000
bot_pause_ms = 0
absence_least = 0
contents_per_hour = 100000
"""


class Process:
    """philtre serve in a process of its own."""

    def __init__(self, folder: Path, *arguments: str, settings: str = ROOMY, really: bool = False) -> None:
        self.folder = folder
        self.really = really  # `python -m philtre`, not a copy of a process that has imported it
        self.arguments = arguments
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.toml").write_text(settings, encoding="utf-8")
        self.environment: dict[str, str] = {}
        self.process: subprocess.Popen[str] | Forked | None = None
        self.base = ""
        self.start()

    def start(self, port: int = 0) -> None:
        """Start, and wait until it says where it is."""
        arguments = ["serve", "--port", str(port), "--data", str(self.folder), *self.arguments]
        self.errors = (self.folder / "errors.log").open("a", encoding="utf-8")
        if self.environment or self.really or "COVERAGE_PROCESS_CONFIG" in os.environ:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "philtre", *arguments],
                stdout=subprocess.PIPE,
                stderr=self.errors,
                text=True,
                env={**os.environ, **self.environment},
            )
        else:
            self.process = launcher().start(arguments, self.errors)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"port (\d+)", line)
        assert found, f"{line!r}: {self.log()}"
        self.port = int(found[1])
        self.base = f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As who runs it would."""
        return self._end(signal.SIGTERM)

    def _end(self, number: int) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(number)
        code = process.wait(20)
        assert process.stdout is not None
        process.stdout.close()
        self.errors.close()
        return code

    def log(self) -> str:
        return (self.folder / "errors.log").read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """One server for all tests that do not harm it."""
    # how games went is looked at briefly: at length it would cost more than the tests
    running = Process(tmp_path_factory.mktemp("srv"), settings=ROOMY + "course_positions = 3\n", really=True)
    yield running
    assert running.stop() == 0
    before, error, after = running.log().partition('"level":"error"')
    if error:
        pytest.fail(f"the server had trouble: {before[-3000:]}{error}{after[:3000]}")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL for all tests that need one; they are skipped where it is not installed."""
    if programs() is None:
        pytest.skip(MISSING)
    running = PostgresServer()
    yield running
    running.remove()


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Process]]:
    """serve(...) starts a server of one's own."""
    running: list[Process] = []

    def start(*arguments: str, **more: Any) -> Process:
        running.append(Process(tmp_path / f"data{len(running)}", *arguments, **more))
        return running[-1]

    yield start
    for process in running:
        process.stop()


@pytest.fixture
def play() -> Callable[[Coroutine[Any, Any, Any]], Any]:
    """Run a scene to its end, within a minute."""

    def run(scene: Coroutine[Any, Any, Any]) -> Any:
        async def bounded() -> Any:
            async with asyncio.timeout(60):
                return await scene

        return asyncio.run(bounded())

    return run


def wait_until(true: Callable[[], bool], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.02)
