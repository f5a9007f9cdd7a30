"""Several real servers on one real PostgreSQL."""

import json
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.conftest import ROOMY, Process, play, postgres
from tests.server.postgres import PostgresServer

from philtre.client import Guest

__all__ = ["play", "postgres"]

Nodes = Callable[..., list[Process]]
Play = Callable[[Any], Any]


@pytest.fixture
def nodes(tmp_path: Path, postgres: PostgresServer) -> Iterator[Nodes]:
    """nodes(3) starts so many servers on one empty database. No calm one may log an error."""
    running: list[Process] = []
    excused: list[Process] = []

    def start(number: int, settings: str = ROOMY, url: str = "", *, calm: bool = True) -> list[Process]:
        url = url or postgres.fresh()
        first = len(running)
        for one in range(first, first + number):
            analysed = "" if "course_positions" in settings else "course_positions = 0\n"
            named = f'{settings}{analysed}bot_workers = 1\nnode = "n{one}"\n'
            running.append(Process(tmp_path / f"n{one}", "--database", url, settings=named))
            excused.extend(running[-1:] if not calm else [])
        return running[first:]

    yield start
    for process in running:
        process.stop()
    for process in [one for one in running if one not in excused]:
        before, error, after = process.log().partition('"level":"error"')
        assert not error, f"{process.folder.name} had trouble: {before[-2000:]}{error}{after[:3000]}"


def at(guest: Guest, node: Process) -> Guest:
    """The same person, asking that node."""
    return Guest(node.base, guest.secret)


def health(node: Process) -> dict[str, Any]:
    """What a node says of itself, with the status under `status`."""
    try:
        with urllib.request.urlopen(f"{node.base}/health", timeout=10) as answer:
            return {"status": answer.status, **json.load(answer)}
    except urllib.error.HTTPError as problem:
        with problem:
            return {"status": problem.code, **json.load(problem)}
