"""A rolling upgrade: nodes of two versions, each with its own schema, serve the same tables side by side."""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cluster.conftest import Play, at, health
from tests.server.conftest import ROOMY, Process
from tests.server.people import play_on, seated
from tests.server.postgres import PostgresServer

from philtre.server.store.schema import VERSION

NEWER = f"""
from philtre.server.store import schema

schema.VERSION = {VERSION + 1}

from philtre.server.store import migrations


def add_later(session):
    session.run("ALTER TABLE tables ADD COLUMN later BIGINT DEFAULT 0 NOT NULL")
    session.run("CREATE TABLE afterwards (id TEXT PRIMARY KEY)")


migrations.STEPS[{VERSION}] = add_later
"""


class NewerProcess(Process):
    """philtre as its next version might be: with one more step of the schema."""

    def start(self, port: int = 0) -> None:
        path = self.folder / "newer"
        path.mkdir(exist_ok=True)
        (path / "sitecustomize.py").write_text(NEWER, encoding="utf-8")
        before = os.environ.get("PYTHONPATH", "")
        self.environment = {"PYTHONPATH": f"{path}:{before}" if before else str(path)}
        super().start(port)


@pytest.mark.slow
def test_nodes_of_two_versions_serve_one_table(postgres: PostgresServer, play: Play, tmp_path: Path) -> None:
    url = postgres.fresh()
    settings = ROOMY + "course_positions = 0\nbot_workers = 1\n"
    old = [Process(tmp_path / f"old{at}", "--database", url, settings=settings) for at in range(2)]
    new: list[Process] = []
    dice = random.Random(9)

    async def begin() -> None:
        table, guests = await seated(old[0].base, "race", seats=2)
        ann, bob = guests
        async with ann.at(table, 0) as first, at(bob, old[1]).at(table, 1) as second:
            await play_on([first, second], dice, 10)
            new.append(NewerProcess(tmp_path / "new", "--database", url, settings=settings))
            await play_on([first, second], dice, 10)  # the older ones go on, on the newer schema
        async with ann.at(table, 0) as first, at(bob, new[0]).at(table, 1) as second:
            await play_on([first, second], dice, 10)
            assert old[1].stop() == 0
            await play_on([first, second], dice, 5)
        opened = await ann.open(game="race", seats=[{"kind": "here"}, {"kind": "here"}])
        assert (await at(ann, new[0]).table(opened.card.table)).seats == [0, 1]
        assert old[0].stop() == 0
        async with at(ann, new[0]).at(table, 0) as first, at(bob, new[0]).at(table, 1) as second:
            await play_on([first, second], dice, 5)

    try:
        play(begin())
        assert health(new[0])["schema"] == VERSION + 1
        again = subprocess.run(
            [
                sys.executable,
                "-m",
                "philtre",
                "serve",
                "--port",
                "0",
                "--database",
                url,
                "--data",
                old[0].folder,
            ],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert again.returncode == 2
        assert f"written by a newer philtre (its schema is {VERSION + 1}" in again.stderr
        for node in (*old, *new):
            assert '"level":"error"' not in node.log(), node.log()[-3000:]
    finally:
        for node in (*old, *new):
            node.stop()
