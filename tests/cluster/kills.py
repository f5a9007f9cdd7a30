"""Nodes are killed while people play on all of them: what was acknowledged is kept, and play goes on."""

import asyncio
import contextlib
import json
import random
import signal
import time
from pathlib import Path
from typing import Any

import psycopg
from tests.server.conftest import ROOMY, Process
from tests.server.people import HERE, PERSON, bot, in_step, seated
from tests.server.postgres import PostgresServer
from tests.server.raw import roomy

from philtre import PhiltreError
from philtre.client import Guest, Lost, TableClient
from philtre.protocol import live
from philtre.server.admin.check import check_database
from philtre.server.store.store import open_postgres
from philtre.table.refused import Refused

SETTINGS = roomy(ROOMY, course_positions=0, bot_workers=1)
TABLES = 6  # in play at a time
LONG = 400  # entries of a journal, after which another table takes its place
GAMES = ("apotheca", "race", "race", "toil")
AGAIN = {
    "table-stale",
    "store-failed",
    "server-stopping",
    "table-not-your-turn",
    "table-changed",
    "clock-out",
}
PATIENCE = 45.0  # seconds without any deed, after which a table counts as stuck
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'philtre-bus'"


class PlayedTable:
    """A table, and all that any node has acknowledged of it."""

    def __init__(self, id: str, secrets: dict[int, str]) -> None:
        self.id = id
        self.secrets = secrets  # by seat
        self.moves: list[
            tuple[int, int, dict[str, Any]]
        ] = []  # after which entry, until which, what it holds
        self.lines: set[str] = set()
        self.seq = 0
        self.moved = time.monotonic()
        self.over = False


class Cluster:
    """Nodes that are killed again and again, and what they must not lose."""

    def __init__(self, folder: Path, postgres: PostgresServer, seed: str, number: int = 3) -> None:
        self.dice = random.Random(seed)
        self.postgres = postgres
        self.url = postgres.fresh()
        self.schema = f"t{postgres.schemas}"
        self.nodes = [
            Process(folder / f"n{at}", "--database", self.url, settings=f'{SETTINGS}node = "n{at}"\n')
            for at in range(number)
        ]
        self.up = list(self.nodes)
        self.playing: list[PlayedTable] = []
        self.before: list[PlayedTable] = []
        self.kills = self.deeds = self.restarts = self.cuts = 0
        self.longest = 0.0  # seconds in which a table did not go on, apart from restarts of the database
        self.gaps: list[float] = []
        self.outage = 0.0  # when the database was last started again

    # Playing

    async def opened(self) -> PlayedTable:
        plans = [HERE, PERSON, bot("novice")] if self.dice.random() < 0.3 else [HERE, PERSON]
        game = "apotheca" if len(plans) == 3 else self.dice.choice(GAMES)
        while True:
            with contextlib.suppress(PhiltreError, OSError):
                table, guests = await seated(self.dice.choice(self.up).base, game, plans=plans)
                return PlayedTable(table, {seat: guest.secret for seat, guest in enumerate(guests)})
            await asyncio.sleep(0.1)

    async def play_at(self, table: PlayedTable) -> None:
        """Play on, at any nodes, until the table is over or long enough."""
        dice = random.Random(self.dice.random())
        while not table.over and table.seq < LONG:
            waited = time.monotonic() - max(table.moved, self.outage)
            assert waited < PATIENCE, f"{table.id} has not gone on for {waited:.0f} s"
            with contextlib.suppress(Lost, OSError, TimeoutError):
                nodes = [dice.choice(self.up) for _ in table.secrets]
                async with contextlib.AsyncExitStack() as stack:
                    places = [
                        await stack.enter_async_context(Guest(node.base, secret).at(table.id, seat))
                        for node, (seat, secret) in zip(nodes, table.secrets.items(), strict=True)
                    ]
                    await self.play_connected(table, places, dice)
            await asyncio.sleep(0.05 + dice.random() * 0.1)

    async def play_connected(
        self, table: PlayedTable, places: list[TableClient], dice: random.Random
    ) -> None:
        while table.seq < LONG:
            async with asyncio.timeout(PATIENCE / 2):
                await in_step(places, 100_000)
                if places[0].over:
                    table.over = True
                    return
                actor = places[0].sides.actor
                if actor >= len(places) or actor < 0:
                    await places[0].hear()  # a bot's turn
                    continue
            try:
                await self.deed(table, places[actor], dice)
            except Refused as no:
                if no.message.id not in AGAIN:
                    raise
                if no.message.id == "store-failed":
                    raise Lost(None, again=True) from None

    async def deed(self, table: PlayedTable, place: TableClient, dice: random.Random) -> None:
        """One thing, written down when it is acknowledged."""
        if dice.random() < 0.1:
            text = f"line {dice.random()}"
            await place.ask(live.Say(text=text))
            table.lines.add(text)
        else:
            before, action = place.seq, dice.choice(place.actions)
            heard = await place.ask(live.Act(seq=before, action=action))
            assert isinstance(heard, live.Done)
            table.moves.append((before, heard.seq, {"kind": "moved", "seat": place.seat, "action": action}))
            table.seq = max(table.seq, heard.seq)
        now = time.monotonic()
        if table.moved > self.outage:
            self.gaps.append(now - table.moved)
            self.longest = max(self.longest, now - table.moved)
        table.moved = now
        self.deeds += 1

    # Trouble

    def kill(self) -> None:
        """Kill a node, at once or while it stops; now and then two of them."""
        for _ in range(2 if self.dice.random() < 0.15 else 1):
            node = self.dice.choice(self.up)
            self.up.remove(node)
            assert node.process is not None
            if self.dice.random() < 0.2:
                node.process.send_signal(signal.SIGTERM)
                time.sleep(self.dice.random() * 0.3)
            node.kill()
            self.kills += 1

    def start(self) -> None:
        for node in self.nodes:
            if node not in self.up:
                node.start()
                self.up.append(node)

    def restart_database(self) -> None:
        self.postgres.stop()
        time.sleep(self.dice.random() * 2)
        self.postgres.start()
        self.restarts += 1
        self.outage = time.monotonic()

    def cut_bus(self, seconds: float) -> None:
        """Whatever connects to the bus is cut off again."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.postgres.execute(CUT)
            time.sleep(0.05)
        self.cuts += 1

    # Checking

    def check(self) -> None:
        """All that was acknowledged is stored, exactly once, and no journal has a hole."""
        with psycopg.connect(self.postgres.url(self.schema)) as connection:
            for table in self.playing + self.before:
                rows = connection.execute(
                    "SELECT seq, convert_from(body, 'UTF8') FROM entries WHERE table_id = %s ORDER BY seq",
                    (table.id,),
                ).fetchall()
                assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1)), f"{table.id}: a hole"
                check_table(table, [json.loads(body) for _, body in rows])

    def check_whole(self) -> None:
        """Every journal can be replayed, and every row agrees with its journal."""
        told: list[str] = []
        with contextlib.closing(open_postgres(self.url, writes=False)) as reading:
            assert check_database(reading, told.append) == 0, told

    def stop(self) -> None:
        for node in self.nodes:
            node.stop()

    def __str__(self) -> str:
        slow = sorted(self.gaps)[-max(1, len(self.gaps) // 1000) :]
        return (
            f"{self.kills} kills, {self.restarts} restarts of PostgreSQL, {self.cuts} cuts of the bus; "
            f"{self.deeds} deeds acknowledged at {len(self.playing) + len(self.before)} tables, none lost, "
            f"none done twice; a table waited {self.longest:.1f} s at most, "
            f"one deed in a thousand {slow[0] if slow else 0:.1f} s or more"
        )


def check_table(table: PlayedTable, entries: list[dict[str, Any]]) -> None:
    assert len(entries) >= table.seq, f"{table.id} was at {table.seq}, is at {len(entries)}"
    for after, until, holds in table.moves:
        found = [
            number
            for number in range(after, until)
            if {key: entries[number].get(key) for key in holds} == holds
        ]
        assert len(found) == 1, f"{table.id}: {holds} is {len(found)} times between {after} and {until}"
    said = [entry["text"] for entry in entries if entry["kind"] == "said"]
    assert len(said) == len(set(said)), f"{table.id}: a line was said twice"
    assert table.lines <= set(said), f"{table.id}: a line is lost"


async def killed(
    folder: Path, postgres: PostgresServer, kills: int, seed: str, *, restart: int = 25, cut: int = 10
) -> Cluster:
    """Kill nodes that often, restart the database and cut the bus now and then; progress is told."""
    cluster, began = Cluster(folder, postgres, seed), time.monotonic()
    tasks: dict[asyncio.Task[None], PlayedTable] = {}
    try:
        while cluster.kills < kills:
            while len(tasks) < TABLES:
                table = await cluster.opened()
                cluster.playing.append(table)
                tasks[asyncio.create_task(cluster.play_at(table))] = table
            before, number = cluster.kills, cluster.deeds
            await asyncio.to_thread(cluster.kill)
            await asyncio.sleep(cluster.dice.random())
            await asyncio.to_thread(cluster.start)
            if cluster.kills // cut > before // cut:
                await asyncio.to_thread(cluster.cut_bus, 2.0)
            if cluster.kills // restart > before // restart:
                await asyncio.to_thread(cluster.restart_database)
            end = time.monotonic() + 60
            while cluster.deeds < number + 20 and time.monotonic() < end:
                await asyncio.sleep(0.05)
            for task in [task for task in tasks if task.done()]:
                table = tasks.pop(task)
                task.result()
                cluster.playing.remove(table)
                cluster.before.append(table)
            if cluster.kills // restart > before // restart:
                await asyncio.to_thread(cluster.check)
                print(f"{time.monotonic() - began:.0f} s: {cluster}", flush=True)
        seen = [table.moved for table in cluster.playing]
        end = time.monotonic() + PATIENCE
        while any(
            table.moved == moved and not table.over
            for table, moved in zip(cluster.playing, seen, strict=True)
        ):  # every table goes on, after all of it
            assert time.monotonic() < end, "a table does not go on"
            for task in tasks:
                if task.done():
                    task.result()
            await asyncio.sleep(0.1)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(cluster.stop)
    await asyncio.to_thread(cluster.check)
    await asyncio.to_thread(cluster.check_whole)
    print(f"{time.monotonic() - began:.0f} s: {cluster}", flush=True)
    return cluster
