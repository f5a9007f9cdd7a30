"""How many moves a second a server carries, ours and boardgame.io's in one run, and how much we hold.

    python bench/server.py duel      50 matches as fast as they go, ours and the peer's
    python bench/server.py crowd     1,000 tables with two sockets each, 1,000 moves a second
    python bench/server.py memory    10,000 tables without sockets
    python bench/server.py hold      5,000 sockets

Servers run as processes of their own on 127.0.0.1; loops are bounded in time. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from wire import Wire

from philtre.client import Guest

PEER = Path(__file__).parent / "peers" / "boardgame.io"
ROOMY = """
work_per_person = 1000000
work_per_person_at_once = 1000000
work_per_address = 1000000
work_per_address_at_once = 1000000
connections_per_address = 100000
requests_per_second = 1000000
requests_at_once = 1000000
tables_per_hour = 1000000
tables_per_player = 1000000
sockets_per_player = 100000
sockets_per_address = 100000
sockets = 100000
"""
SPARE = 100  # tables a second that may end and be followed by another: more than any machine plays


class Heard(msgspec.Struct):
    """What the generator must know of a message."""

    type: str
    seq: int
    actor: int = -9
    moves: list[dict[str, Any]] | None = None
    ending: Any = None


heard_of = msgspec.json.Decoder(Heard).decode


# Ours


class Ours:
    """philtre serve, with a durable store in a folder of its own."""

    name = "philtre"

    def __init__(self, settings: str = ROOMY, *arguments: str) -> None:
        self.folder = tempfile.TemporaryDirectory(prefix="philtre-bench-")
        Path(self.folder.name, "settings.toml").write_text(settings, encoding="utf-8")
        self.process = subprocess.Popen(
            [sys.executable, "-m", "philtre", "serve", "--port", "0", "--data", self.folder.name, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"port (\d+)", self.process.stdout.readline())
        assert found
        self.port = int(found[1])
        self.guest = Guest(f"http://127.0.0.1:{self.port}")

    async def tables(self, count: int) -> list[str]:
        seats = [{"kind": "here"}, {"kind": "here"}]
        return [(await self.guest.open(game="apotheca", seats=seats)).card.table for _ in range(count)]

    async def seat(self, table: str, seat: int) -> Wire:
        path = f"/api/tables/{table}/live?seat={seat}"
        return await Wire.connect("127.0.0.1", self.port, path, f"philtre={self.guest.secret}")

    async def match(self, table: str, dice: random.Random) -> OurMatch:
        wires = [await self.seat(table, 0), await self.seat(table, 1)]
        match = OurMatch(wires, dice)
        await match.begin()
        return match

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)
        self.folder.cleanup()


class OurMatch:
    """Two sockets at one table; moves from the lists that the server sends."""

    def __init__(self, wires: list[Wire], dice: random.Random) -> None:
        self.wires = wires
        self.dice = dice
        self.seq = 0
        self.actor = 0
        self.moves: list[list[dict[str, Any]]] = [[], []]
        self.over = False
        self.lock = asyncio.Lock()

    async def begin(self) -> None:
        for seat in range(2):
            while True:
                heard = heard_of(await self.wires[seat].recv())
                if heard.type == "whole":
                    break
            self.take(seat, heard)

    def take(self, seat: int, heard: Heard) -> None:
        self.seq = heard.seq
        if heard.actor != -9:
            self.actor = heard.actor
        if heard.moves is not None:
            self.moves[seat] = heard.moves
        self.over = self.over or heard.ending is not None

    async def move(self) -> float:
        """Make a move; how long until who made it was told. Both have been told when this returns."""
        actor = self.actor
        action = self.dice.choice(self.moves[actor])["action"]
        began = time.perf_counter()
        self.wires[actor].send(b'{"type":"act","id":1,"seq":%d,"action":%d}' % (self.seq, action))
        took = 0.0
        for seat in (actor, 1 - actor):
            while True:
                heard = heard_of(await self.wires[seat].recv())
                if heard.type == "refused":
                    raise AssertionError("a legal move was refused")
                if heard.type == "news":
                    break
            self.take(seat, heard)
            took = took or time.perf_counter() - began
        return took

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


# The peer


class Peer:
    """boardgame.io's server, in memory."""

    name = "boardgame.io"

    def __init__(self) -> None:
        if not (PEER / "node_modules").is_dir():
            subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=PEER, check=True, stdout=2)
        self.port = 8900 + os.getpid() % 90
        self.process = subprocess.Popen(
            ["node", "server.cjs", str(self.port)],
            cwd=PEER,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"NODE_ENV": "production"},
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "ready" in line:
                break

    async def tables(self, count: int) -> list[str]:
        return [f"match{random.getrandbits(64)}" for _ in range(count)]  # made by who comes first

    async def match(self, table: str, dice: random.Random) -> PeerMatch:
        path = "/socket.io/?EIO=4&transport=websocket"
        wires = [await Wire.connect("127.0.0.1", self.port, path) for _ in range(2)]
        match = PeerMatch(wires, table, dice)
        await match.begin()
        return match

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)


class PeerMatch:
    """Two sockets at one match, in socket.io's own words."""

    over = False

    def __init__(self, wires: list[Wire], id: str, dice: random.Random) -> None:
        self.wires = wires
        self.id = id
        self.dice = dice
        self.state = 0
        self.actor = 0

    async def begin(self) -> None:
        for seat in (0, 1):
            await self.wires[seat].recv()
            self.wires[seat].send(b"40/market,")
            await self.wires[seat].recv()
            sync = json.dumps(["sync", self.id, str(seat), None, 2])
            self.wires[seat].send(b"42/market," + sync.encode())
            await self.told(seat, "sync")
        await asyncio.sleep(0)

    async def told(self, seat: int, *kinds: str) -> list[Any]:
        while True:
            text = await self.wires[seat].recv()
            if text == b"2":
                self.wires[seat].send(b"3")
                continue
            said: list[Any] = msgspec.json.decode(text[text.index(b"[") :])
            if said[0] in kinds:
                return said

    async def move(self) -> float:
        seat = self.actor
        payload = {
            "type": "turnOver",
            "args": [self.dice.randrange(16)],
            "playerID": str(seat),
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        text = json.dumps(["update", action, self.state, self.id, str(seat)])
        began = time.perf_counter()
        self.wires[seat].send(b"42/market," + text.encode())
        took = 0.0
        for viewer in (seat, 1 - seat):
            state = (await self.told(viewer, "update"))[2]
            took = took or time.perf_counter() - began
        self.state = state["_stateID"]
        self.actor = int(state["ctx"]["currentPlayer"])
        return took

    def close(self) -> None:
        for wire in self.wires:
            wire.close()


# What is measured


def summary(times: list[float], seconds: float) -> dict[str, float]:
    times.sort()
    return {
        "moves_per_second": round(len(times) / seconds, 1),
        "p50_ms": round(times[len(times) // 2] * 1000, 2),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        "moves": len(times),
    }


def cpu(pid: int) -> float:
    """Seconds of processor that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes that a process has in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def as_fast_as_it_goes(server: Any, matches: int, seconds: float) -> dict[str, Any]:
    spare = await server.tables(matches + int(SPARE * seconds))
    dice = random.Random(1)
    playing = [await server.match(spare.pop(), dice) for _ in range(matches)]
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def play(match: Any) -> None:
        while time.perf_counter() < end:
            if match.over:
                match.close()
                match = await server.match(spare.pop(), dice)
            times.append(await match.move())
        match.close()

    mine, theirs, began = time.process_time(), cpu(server.process.pid), time.perf_counter()
    await asyncio.gather(*[play(match) for match in playing])
    took = time.perf_counter() - began
    return summary(times, took) | {
        "server_cores": round((cpu(server.process.pid) - theirs) / took, 2),
        "generator_cores": round((time.process_time() - mine) / took, 2),
    }


async def duel(arguments: argparse.Namespace) -> dict[str, Any]:
    results: dict[str, Any] = {}
    for kind in (Ours, Peer):
        server = kind()
        try:
            await as_fast_as_it_goes(server, 5, 1.0)  # warm
            results[server.name] = await as_fast_as_it_goes(server, arguments.matches, arguments.seconds)
        finally:
            server.stop()
    ours, peer = results["philtre"], results["boardgame.io"]
    results["times_the_peer"] = round(ours["moves_per_second"] / peer["moves_per_second"], 2)
    return results


async def paced(matches: list[OurMatch], rate: float, seconds: float) -> list[float]:
    """Tables take turns so that the whole makes so many moves a second, however long each takes.

    How long each move took, from when it was due, in seconds.
    """
    times: list[float] = []
    running: set[asyncio.Task[None]] = set()

    async def move(match: OurMatch, due: float) -> None:
        async with match.lock:
            if not match.over:
                await match.move()
                times.append(time.perf_counter() - due)

    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        wait = due - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        task = asyncio.create_task(move(matches[number % len(matches)], due))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return times


async def crowd(arguments: argparse.Namespace) -> dict[str, Any]:
    server = Ours()
    try:
        dice = random.Random(1)
        ids = await server.tables(arguments.tables)
        matches = [await server.match(id, dice) for id in ids]
        mine, theirs, began = time.process_time(), cpu(server.process.pid), time.perf_counter()
        times = await paced(matches, arguments.rate, arguments.seconds)
        took = time.perf_counter() - began
        return summary(times, took) | {
            "tables": len(matches),
            "server_cores": round((cpu(server.process.pid) - theirs) / took, 2),
            "generator_cores": round((time.process_time() - mine) / took, 2),
        }
    finally:
        server.stop()


async def many_tables(arguments: argparse.Namespace) -> dict[str, Any]:
    server = Ours()
    try:
        await server.tables(1000)
        before = memory(server.process.pid)
        await server.tables(arguments.tables)
        grown = memory(server.process.pid) - before
        return {"tables": arguments.tables, "bytes_a_table": round(grown / arguments.tables)}
    finally:
        server.stop()


async def hold(arguments: argparse.Namespace) -> dict[str, Any]:
    server = Ours()
    try:
        ids = await server.tables(arguments.sockets // 2)
        before = memory(server.process.pid)
        wires = []
        for id in ids:
            wires += [await server.seat(id, seat) for seat in (0, 1)]
        await asyncio.sleep(arguments.seconds)
        held = sum(not wire.lost for wire in wires)
        used = (memory(server.process.pid) - before) / len(wires)
        return {"sockets": len(wires), "held": held, "bytes_a_socket": round(used)}
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["duel", "crowd", "memory", "hold"])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--tables", type=int)
    parser.add_argument("--rate", type=float, default=1000.0)
    parser.add_argument("--sockets", type=int, default=5000)
    arguments = parser.parse_args()
    arguments.tables = arguments.tables or (10_000 if arguments.what == "memory" else 1000)
    run = {"duel": duel, "crowd": crowd, "memory": many_tables, "hold": hold}[arguments.what]
    print(json.dumps(uvloop.run(run(arguments)), indent=2))


if __name__ == "__main__":
    main()
