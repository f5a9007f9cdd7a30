"""No frame of whole games whose players sit at different nodes tells a viewer what is hidden from it."""

import asyncio
import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from tests.cluster.conftest import Nodes, at
from tests.server import test_leaks as leaks
from tests.server.conftest import Process
from tests.server.people import seated
from tests.server.postgres import PostgresServer

from philtre.client import Guest


class Spread:
    """Stands for a server: each time that somebody asks where it is, it is the next node."""

    def __init__(self, running: list[Process]) -> None:
        self.folder = running[0].folder
        self.nodes = itertools.cycle(running)

    @property
    def base(self) -> str:
        return next(self.nodes).base


@pytest.mark.slow
@pytest.mark.parametrize("name", ["apotheca", "elixir", "toil"])
def test_whole_games_across_nodes_tell_nobody_what_is_hidden(
    nodes: Nodes, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    url = postgres.fresh()
    schema = f"t{postgres.schemas}"
    running = nodes(3, settings=leaks.SETTINGS.replace("course_positions = 0\n", ""), url=url)
    spread = Spread(running)

    async def spread_out(base: str, *arguments: Any, **setup: Any) -> tuple[str, list[Guest]]:
        table, guests = await seated(base, *arguments, **setup)
        return table, [at(guest, next(spread.nodes)) for guest in guests]

    def journal(_folder: Path, table: str) -> list[dict[str, Any]]:
        chosen = f"SELECT convert_from(body, 'UTF8') FROM entries WHERE table_id = '{table}' ORDER BY seq"
        return [json.loads(body) for (body,) in postgres.execute(chosen, schema)]

    monkeypatch.setattr(leaks, "seated", spread_out)
    monkeypatch.setattr(leaks, "journal", journal)
    cases = [case for case in leaks.cases_of(name) if case[2] > 1]
    tally = asyncio.run(leaks.many_games(spread, cases, 1, 4, "cluster"))
    assert tally.games == len(cases)
    assert tally.frames > 100
    assert tally.differed
