"""A rolling upgrade: nodes of two builds serve the same tables side by side, each with its own schema."""

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cluster import builds
from tests.cluster.conftest import at, health
from tests.server.conftest import ROOMY, Process
from tests.server.people import HERE, bot, play_on, seated
from tests.server.postgres import PostgresServer

from philtre.server.store.schema import VERSION

SETTINGS = ROOMY + "course_positions = 0\nbot_workers = 1\n"


class Node(Process):
    """A server of some build."""

    def __init__(self, folder: Path, url: str, build: Path | None) -> None:
        self.url = url
        self.build = build
        super().__init__(folder, "--database", url, settings=f'{SETTINGS}node = "{folder.name}"\n')

    def start(self, port: int = 0) -> None:
        self.environment = builds.running(self.build)
        super().start(port)


def told(build: Path | None, url: str, folder: Path, *order: str) -> subprocess.CompletedProcess[str]:
    """The output of a command of that build."""
    return subprocess.run(
        [sys.executable, "-m", "philtre", *order, "--database", url, "--data", str(folder)],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, **builds.running(build)},
    )


PROBE = """
from philtre import game
from philtre.server.store import schema
print(schema.__file__, *(f"{name} {game(name).rules_version}" for name in ("race", "toil")), sep="\\n")
"""


def probed(build: Path | None) -> tuple[Path, set[str]]:
    """The module of the store that a process of that build imports, and the rules that it knows."""
    environment = {**os.environ, **builds.running(build)}
    line = [sys.executable, "-c", PROBE]
    done = subprocess.run(line, capture_output=True, text=True, check=True, env=environment)
    file, *rules = done.stdout.splitlines()
    return Path(file), set(rules)


def game_of(before: Path | None, after: Path | None) -> str:
    """A game whose rules both builds have: the tables of other games are closed by the new one."""
    (old, known), (new, also) = probed(before), probed(after)
    for build, file in ((before, old), (after, new)):
        others = [one for one in (before, after) if one not in (build, None)]
        assert build is None or file.is_relative_to(build)
        assert not any(file.is_relative_to(one) for one in others)
    if not known & also:
        pytest.skip("no game has the same rules in both builds")
    return min(known & also).split()[0]


async def upgraded(game: str, old: list[Node], new: list[Node], folder: Path, build: Path | None) -> None:
    """People and bots play while a node of the new build starts, and the nodes of the old one are drained."""
    dice, url = random.Random(9), old[0].url
    table, guests = await seated(old[0].base, game, seats=2)
    ann, bob = guests
    robots, [cyd] = await seated(old[1].base, game, plans=[HERE, bot("novice")])
    async with ann.at(table, 0) as first, at(bob, old[1]).at(table, 1) as second:
        await play_on([first, second], dice, 10)
        new.append(Node(folder / "new", url, build))
        await play_on([first, second], dice, 10)  # the older ones go on, on the newer schema
        assert first.looks == second.looks == 0
    async with ann.at(table, 0) as first, at(bob, new[0]).at(table, 1) as second, cyd.at(robots, 0) as third:
        await play_on([first, second], dice, 10)
        assert first.looks == second.looks == 0  # each hears the other's bus
        await play_on([third], dice, 4)
        assert old[1].stop() == 0
        await play_on([first, second], dice, 5)
    async with at(cyd, new[0]).at(robots, 0) as third:
        await play_on([third], dice, 4)
    opened = await ann.open(game=game, seats=[{"kind": "here"}, {"kind": "here"}])
    assert (await at(ann, new[0]).table(opened.card.table)).seats == [0, 1]
    assert old[0].stop() == 0
    async with at(ann, new[0]).at(table, 0) as first, at(bob, new[0]).at(table, 1) as second:
        await play_on([first, second], dice, 5)


def upgrade(
    postgres: PostgresServer, folder: Path, before: Path | None, after: Path | None, schema: int
) -> str:
    """A cluster of one build becomes one of another, with that schema; the address of its database."""
    game, url = game_of(before, after), postgres.fresh()
    old, new = [Node(folder / f"old{number}", url, before) for number in range(2)], list[Node]()
    programs = {health(old[0])["program"]}
    try:
        asyncio.run(asyncio.wait_for(upgraded(game, old, new, folder, after), 180))
        found = health(new[0])
        assert (found["status"], found["schema"]) == (200, schema)
        assert found["program"] == "sources" or {found["program"]}.isdisjoint(programs)
        checked = told(after, url, new[0].folder, "admin", "check")
        assert checked.stdout == "tables: 3, problems: 0\n", checked
        for node in (*old, *new):
            assert '"level":"error"' not in node.log(), node.log()[-3000:]
    finally:
        for node in (*old, *new):
            node.stop()
    return url


@pytest.mark.slow
def test_nodes_of_two_versions_serve_one_table(postgres: PostgresServer, tmp_path: Path) -> None:
    """The next version has a schema of its own."""
    build = builds.next_build(tmp_path / "next")
    url = upgrade(postgres, tmp_path, None, build, VERSION + 1)
    again = told(None, url, tmp_path / "again", "serve", "--port", "0")
    assert again.returncode == 2
    assert f"written by a newer philtre (its schema is {VERSION + 1}" in again.stderr


@pytest.mark.slow
def test_nodes_of_an_earlier_build_and_of_this_one_serve_one_table(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    """The earlier one is the code as it was, out of the repository's history."""
    build = builds.earlier_build(tmp_path / "earlier")
    if build is None:
        pytest.skip("there is no earlier build: this is no clone with the whole history of the repository")
    upgrade(postgres, tmp_path, build, None, VERSION)
