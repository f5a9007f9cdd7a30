"""Hard kills in the middle of play, talk, undo, notes and names: what was acknowledged is kept.

One `Kept` stands for one server that is killed again and again, with the tables of all kills before.
"""

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.server.conftest import ROOMY, Process
from tests.server.people import in_step, seated
from tests.server.raw import journal, roomy, stored

from philtre import PhiltreError
from philtre.client import Guest, Lost, TableClient
from philtre.protocol import live
from philtre.table.refused import Refused

SETTINGS = roomy(ROOMY, course_positions=0, bot_workers=1)
TABLES = 6  # in play at a time
LONG = 400  # entries of a journal, after which another table takes its place
GAMES = ("apotheca", "race", "race", "toil")


class AtTable:
    """A table, and all that the server has acknowledged of it."""

    def __init__(self, id: str, secrets: list[str]) -> None:
        self.id = id
        self.secrets = secrets
        self.entries: dict[int, dict[str, Any]] = {}  # by number, what the entry must hold
        self.seq = 0
        self.notes: dict[int, str] = {}
        self.writing: dict[int, set[str]] = {}  # sent since, and not acknowledged: any may be there
        self.over = False


class Kept:
    """A server that is killed again and again, and what it must not lose."""

    def __init__(self, folder: Path, seed: str) -> None:
        self.dice = random.Random(seed)
        self.running = Process(folder, settings=SETTINGS)
        self.playing: list[AtTable] = []
        self.before: list[AtTable] = []
        self.names: dict[
            str, tuple[str, set[str]]
        ] = {}  # by secret: the one acknowledged, those on their way
        self.kills = self.deeds = self.starts = 0

    # Playing

    async def play(self, seconds: float, deeds: int) -> None:
        """Play at all tables until the server is killed."""
        while len(self.playing) < TABLES:
            self.playing.append(await self.opened())
        tasks = [asyncio.create_task(self.play_at(table)) for table in self.playing]
        tasks.append(asyncio.create_task(self.rename()))
        reached = self.deeds + deeds
        end = time.monotonic() + 30
        while self.deeds < reached and time.monotonic() < end:
            await asyncio.sleep(0.005)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(self.kill)
        for task in tasks:
            task.cancel()  # those that wait for the other side
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, BaseException) and not isinstance(result, asyncio.CancelledError):
                raise result

    async def opened(self) -> AtTable:
        table, guests = await seated(self.running.base, self.dice.choice(GAMES))
        for guest in guests:
            self.names[guest.secret] = ((await guest.me()).name, set())
        return AtTable(table, [guest.secret for guest in guests])

    async def play_at(self, table: AtTable) -> None:
        dice = random.Random(self.dice.random())
        with contextlib.suppress(Lost, OSError):
            guests = [Guest(self.running.base, secret) for secret in table.secrets]
            async with guests[0].at(table.id, 0) as ann, guests[1].at(table.id, 1) as bob:
                while not ann.over:
                    await in_step([ann, bob])
                    if ann.sides.actor < 0:
                        break
                    place = (ann, bob)[ann.sides.actor]
                    with contextlib.suppress(Refused):
                        await self.deed(table, place, guests, dice)
                table.over = True

    async def deed(
        self, table: AtTable, place: TableClient, guests: list[Guest], dice: random.Random
    ) -> None:
        """One thing that is acknowledged, written down when it is."""
        kind, seat = dice.random(), place.seat or 0
        if kind < 0.08:
            text = f"line {dice.random()}"
            await self.done(table, place, live.Say(text=text), {"kind": "said", "seat": seat, "text": text})
        elif kind < 0.13:
            text = f"note {dice.random()}"
            table.writing.setdefault(seat, set()).add(text)
            with contextlib.suppress(PhiltreError):
                await guests[seat].fetch("PUT", f"/api/tables/{table.id}/seats/{seat}/notes", {"text": text})
                table.notes[seat] = text
                del table.writing[seat]
                self.deeds += 1
        else:
            action = dice.choice(place.actions)
            asked = live.Act(seq=place.seq, action=action)
            await self.done(table, place, asked, {"kind": "moved", "seat": seat, "action": action})
            if kind < 0.25 and place.sides.undo is None:
                await self.done(table, place, live.Undo(seq=place.seq), {"kind": "undone", "seat": seat})

    async def done(
        self, table: AtTable, place: TableClient, asked: live.Asked, holds: dict[str, Any]
    ) -> None:
        heard = await place.ask(asked)
        assert isinstance(heard, live.Done)
        table.entries[heard.seq] = holds
        table.seq = max(table.seq, heard.seq)
        self.deeds += 1

    async def rename(self) -> None:
        """Names, one after another, while it lasts."""
        secret = self.dice.choice(self.playing).secrets[0]
        guest = Guest(self.running.base, secret)
        with contextlib.suppress(PhiltreError):
            while True:
                name = f"Ann {self.dice.randrange(10**9)}"
                self.names[secret][1].add(name)
                await guest.called(name)
                self.names[secret] = (name, set())
                self.deeds += 1

    # Ending

    def kill(self) -> None:
        """At once, or after it was asked to stop."""
        assert self.running.process is not None
        if self.dice.random() < 0.2:
            self.running.process.send_signal(signal.SIGTERM)
            time.sleep(self.dice.random() * 0.3)
        self.running.kill()
        self.kills += 1

    def start(self) -> None:
        """Start; now and then it is killed in the middle of starting, too."""
        if self.dice.random() < 0.15:
            command = [sys.executable, "-m", "philtre", "serve", "--port", "0", "--data"]
            with (self.running.folder / "errors.log").open("a", encoding="utf-8") as errors:
                early = subprocess.Popen(
                    [*command, str(self.running.folder)],
                    stdout=subprocess.DEVNULL,
                    stderr=errors,
                    env=os.environ,
                )
                time.sleep(0.2 + self.dice.random() * 0.8)
                early.kill()
                early.wait()
            self.kills += 1
        self.running.start()
        self.starts += 1

    # Checking

    async def check(self, *, everything: bool) -> None:
        """All that was acknowledged is in the store, and the tables in play come back as they are stored."""
        for table in self.playing + (self.before if everything else []):
            self.check_stored(table)
        self.check_names()
        table = self.dice.choice(self.playing)  # by the server itself, from a journal that it replays
        for seat, secret in enumerate(table.secrets):
            guest = Guest(self.running.base, secret)
            async with guest.at(table.id, seat) as place:
                assert place.seq >= table.seq, f"{table.id} was at {table.seq}, is at {place.seq}"
            if seat in table.notes and seat not in table.writing:
                notes = await guest.fetch("GET", f"/api/tables/{table.id}/seats/{seat}/notes")
                assert json.loads(notes)["text"] == table.notes[seat]
        over = [table for table in self.playing if table.over or table.seq > LONG]
        self.playing = [table for table in self.playing if table not in over]
        self.before += over

    def check_stored(self, table: AtTable) -> None:
        entries = journal(self.running.folder, table.id)
        assert len(entries) >= table.seq, f"{table.id} was at {table.seq}, is at {len(entries)}"
        for number, holds in table.entries.items():
            found = {key: entries[number - 1].get(key) for key in holds}
            assert found == holds, f"{table.id}, entry {number}: {found}, and {holds} was acknowledged"
        with stored(self.running.folder) as store:
            rows = store.execute("SELECT seat, text FROM notes WHERE table_id = ?", (table.id,))
            kept = {seat: text.decode() if isinstance(text, bytes) else text for seat, text in rows}
        for seat, text in table.notes.items():
            possible = {text} | table.writing.get(seat, set())
            assert kept.get(seat) in possible, f"{table.id}: notes of seat {seat}"

    def check_names(self) -> None:
        from philtre.server.people.identity import hashed

        with stored(self.running.folder) as store:
            for secret, (name, coming) in self.names.items():
                found = store.execute(
                    "SELECT name FROM players JOIN sessions ON player = id WHERE secret = ?",
                    (hashed(secret),),
                ).fetchone()
                assert found, f"{name} is not known any more"
                assert found[0] in {name, *coming}, f"{name} is called {found[0]}"

    def check_whole(self) -> None:
        with stored(self.running.folder) as store:
            assert store.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def killed(folder: Path, kills: int, seed: str, every: int = 25) -> tuple[int, int, int]:
    """Kill a server that often; kills, acknowledged deeds, and tables. Progress is told."""
    kept, began = Kept(folder, seed), time.monotonic()
    try:
        while kept.kills < kills:
            await kept.play(kept.dice.random() * 0.25, 20)
            await asyncio.to_thread(kept.start)
            everything = kept.starts % every == 0 or kept.kills >= kills
            await kept.check(everything=everything)
            if everything:
                kept.check_whole()
                tables = len(kept.playing) + len(kept.before)
                print(
                    f"{time.monotonic() - began:.0f} s, {folder.name}: {kept.kills} kills, "
                    f"{kept.deeds} deeds acknowledged at {tables} tables, none lost",
                    flush=True,
                )
        log = kept.running.log()
        assert '"level":"error"' not in log, log[-3000:]
        return kept.kills, kept.deeds, len(kept.playing) + len(kept.before)
    finally:
        kept.running.stop()


def run(folder: Path, kills: int, seed: str) -> tuple[int, int, int]:
    return asyncio.run(killed(folder, kills, seed))
