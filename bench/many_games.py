"""A server with many finished games: how long its start and its pages take, on both databases.

    python bench/many_games.py              100,000 games, of which one player has 2,000
    python bench/many_games.py --games 20000

Needs PostgreSQL's programs (apt install postgresql). Games are copies of one that was opened and given up,
with ids, players and results of their own. Processor time is the server's, without PostgreSQL's. Prints one
JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
from server import ROOMY, cpu

from philtre.client import Guest
from philtre.server.store.schema import entries, sittings, tables

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server.postgres import PostgresServer

OWN = 50  # one game in so many is the player's
ASKED = 60  # times for each page
PAGES = {
    "hall": "/api/tables/open",
    "my tables": "/api/tables/mine",
    "my games": "/api/me/games",
    "my games, won": "/api/me/games?result=won&page=3",
}


class Server:
    def __init__(self, folder: Path, url: str) -> None:
        arguments = ["--database", url] if url else []
        began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "philtre", "serve", "--port", "0", "--data", str(folder), *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"port (\d+)", self.process.stdout.readline())
        assert found
        self.took = time.perf_counter() - began
        self.base = f"http://127.0.0.1:{found[1]}"

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


async def opened(base: str) -> str:
    """A player with one finished game; returns the player's secret."""
    guest = Guest(base)
    await guest.called("Ann")
    seats = [{"kind": "here"}, {"kind": "bot", "level": "novice"}]
    table = (await guest.open(game="race", seats=seats)).card.table
    await guest.dismiss(table)
    return guest.secret


Rows = dict[str, list[tuple[Any, ...]]]


def copies(
    row: tuple[Any, ...], journal: list[bytes], player: str, number: int
) -> Iterator[tuple[str, tuple[Any, ...]]]:
    """The rows of so many games like one, each with the name of its table."""
    names = [column.name for column in tables.columns]
    for at in range(number):
        id, one = f"copy{at:08d}", dict(zip(names, row, strict=True))
        whom = player if at % OWN == 0 else f"somebody{at % 5000}"
        finished = 1_700_000_000 + at * 60
        one |= {
            "id": id, "host": whom, "phase": "over", "touched": finished, "opened": finished,
            "finished": finished, "returns": "[1, 0]" if at % 3 else "[0, 1]", "bot": False, "deadline": None,
        }  # fmt: skip
        one["card"] = re.sub(rb'"table":"[^"]*"', b'"table":"%s"' % id.encode(), bytes(one["card"]))
        yield "tables", tuple(one[name] for name in names)
        for seq, body in enumerate(journal, 1):
            yield "entries", (id, seq, body)
        yield "sittings", (whom, id, 0)


def fill_sqlite(file: Path, number: int) -> None:
    with sqlite3.connect(file) as connection:
        row = connection.execute(f"SELECT {tables.names} FROM tables").fetchone()
        journal = [body for (body,) in connection.execute("SELECT body FROM entries ORDER BY seq")]
        player = connection.execute("SELECT id FROM players").fetchone()[0]
        for name, values in copies(row, journal, player, number):
            marks = ", ".join("?" * len(values))
            connection.execute(f"INSERT INTO {name} VALUES ({marks})", values)
    connection.close()


def fill_postgres(url: str, number: int) -> None:
    with psycopg.connect(url) as connection:
        row = connection.execute(f"SELECT {tables.names} FROM tables").fetchone()
        journal = [body for (body,) in connection.execute("SELECT body FROM entries ORDER BY seq")]
        found = connection.execute("SELECT id FROM players").fetchone()
        assert row
        assert found
        made: Rows = {"tables": [], "entries": [], "sittings": []}
        for name, values in copies(row, journal, found[0], number):
            made[name].append(values)
        for relation in (tables, entries, sittings):
            chosen = f"COPY {relation.name} ({relation.names}) FROM STDIN"
            with connection.cursor() as cursor, cursor.copy(chosen) as copy:
                for values in made[relation.name]:
                    copy.write_row(values)
        connection.execute("ANALYZE")


async def measured(server: Server, secret: str) -> dict[str, Any]:
    guest, found = Guest(server.base, secret), {}
    for name, path in PAGES.items():
        times, used = [], cpu(server.process.pid)
        for _ in range(ASKED):
            began = time.perf_counter()
            body = await guest.fetch("GET", path)
            times.append((time.perf_counter() - began) * 1000)
        found[name] = {
            "median_ms": round(statistics.median(times), 1),
            "processor_ms": round((cpu(server.process.pid) - used) / ASKED * 1000, 1),
            "worst_ms": round(max(times), 1),
            "bytes": len(body),
        }
    return found


def one(url: str, number: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="philtre-bench-") as name:
        folder = Path(name)
        (folder / "settings.toml").write_text(ROOMY + "course_positions = 0\n", encoding="utf-8")
        server = Server(folder, url)
        secret = asyncio.run(opened(server.base))
        server.stop()
        if url:
            fill_postgres(url, number)
        else:
            fill_sqlite(folder / "philtre.db", number)
        starts = []
        for _ in range(3):
            server = Server(folder, url)
            starts.append(round(server.took, 2))
            if len(starts) < 3:
                server.stop()
        try:
            return {"starts_seconds": starts, "pages": asyncio.run(measured(server, secret))}
        finally:
            server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=100_000)
    arguments = parser.parse_args()
    postgres = PostgresServer(durable=True)
    try:
        found = {
            "games": arguments.games,
            "load": os.getloadavg()[0],
            "SQLite": one("", arguments.games),
            "PostgreSQL": one(postgres.fresh(), arguments.games),
        }
    finally:
        postgres.remove()
    print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
