"""Several real servers on one real PostgreSQL."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.server.conftest import ROOMY, Process, play, postgres, server
from tests.server.postgres import PostgresServer

__all__ = ["play", "postgres", "server"]

Nodes = Callable[..., list[Process]]


@pytest.fixture
def nodes(tmp_path: Path, postgres: PostgresServer) -> Iterator[Nodes]:
    """nodes(3) starts so many servers on one empty database."""
    running: list[Process] = []

    def start(number: int, settings: str = ROOMY, url: str = "") -> list[Process]:
        url = url or postgres.fresh()
        first = len(running)
        for one in range(first, first + number):
            named = f'{settings}course_positions = 0\nbot_workers = 1\nnode = "n{one}"\n'
            running.append(Process(tmp_path / f"n{one}", "--database", url, settings=named))
        return running[first:]

    yield start
    for process in running:
        process.stop()
