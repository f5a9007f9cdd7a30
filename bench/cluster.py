"""Moves a second of one server and of several nodes, by turns in one run, on real sockets and real databases.

    python bench/cluster.py moves     SQLite, PostgreSQL with one, two and three nodes: as fast as they go
    python bench/cluster.py pace      500 moves a second over three nodes: how long each takes
    python bench/cluster.py bus       bytes and messages on the bus, and connections, for each move and node

Needs PostgreSQL's programs (apt install postgresql); it starts a server of its own, with `fsync` on. All
servers run all the time and play by turns: other work on the machine matters little. With `--share 0.3`
each node gets no more than so much of a processor (it is stopped and continued many times a second): so a
machine with few processors can show what more nodes would carry. What they would carry with a processor
each is calculated from the processor time of a move. Prints one JSON object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import statistics
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import uvloop
from server import ROOMY, OurMatch, Ours, cpu, paced, summary
from wire import Wire

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from tests.server.postgres import PostgresServer

SETTINGS = ROOMY + "course_positions = 0\nbot_workers = 1\n"
PERIOD = 0.05  # seconds in which a node has its share


class Nodes:
    """Some nodes on one database; sockets of a match are `apart`, on two nodes, or together on one."""

    def __init__(self, name: str, url: str, number: int, *, apart: bool = True) -> None:
        self.name = name
        arguments = ["--database", url] if url else []
        self.nodes = [Ours(f'{SETTINGS}node = "n{at}"\n', *arguments) for at in range(number)]
        self.apart = apart
        self.next = 0
        self.spare: list[str] = []

    async def match(self, dice: random.Random) -> OurMatch:
        if not self.spare:
            self.spare = await self.nodes[0].tables(10)
        self.next += 1
        table = self.spare.pop()
        first = self.nodes[self.next % len(self.nodes)]
        second = self.nodes[(self.next + self.apart) % len(self.nodes)]
        made = OurMatch([await self.wire(first, table, 0), await self.wire(second, table, 1)], dice)
        await made.begin()
        return made

    async def wire(self, node: Ours, table: str, seat: int) -> Wire:
        path = f"/api/tables/{table}/live?seat={seat}"
        return await Wire.connect("127.0.0.1", node.port, path, f"philtre={self.nodes[0].guest.secret}")

    @property
    def processor(self) -> float:
        return sum(cpu(node.process.pid) for node in self.nodes)

    def stop(self) -> None:
        for node in self.nodes:
            node.process.send_signal(signal.SIGCONT)
            node.stop()


def backends(postgres: PostgresServer) -> float:
    """Seconds of processor that PostgreSQL has used, with all its processes that run."""
    assert postgres.process is not None
    main = postgres.process.pid
    total = cpu(main)
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                if int((entry / "stat").read_text().rpartition(")")[2].split()[1]) == main:
                    total += cpu(int(entry.name))
            except OSError:
                continue
    return total


@contextmanager
def shared(nodes: list[Ours], share: float) -> Iterator[None]:
    """Let each node run for a part of each period, one after another."""
    ended = threading.Event()

    def drive(node: Ours, offset: float) -> None:
        time.sleep(offset)
        while not ended.is_set():
            os.kill(node.process.pid, signal.SIGCONT)
            time.sleep(PERIOD * share)
            os.kill(node.process.pid, signal.SIGSTOP)
            time.sleep(PERIOD * (1 - share))
        os.kill(node.process.pid, signal.SIGCONT)

    threads = [
        threading.Thread(target=drive, args=(node, PERIOD * at / len(nodes))) for at, node in enumerate(nodes)
    ]
    if share < 1:
        for thread in threads:
            thread.start()
    try:
        yield
    finally:
        ended.set()
        for thread in threads:
            if thread.ident is not None:
                thread.join()


class Side:
    """The moves that one arrangement has played, and their cost."""

    def __init__(self, nodes: Nodes) -> None:
        self.nodes = nodes
        self.playing: list[OurMatch] = []
        self.times: list[float] = []
        self.rates: list[float] = []
        self.took = self.processor = self.database = self.players = 0.0

    async def play(self, matches: int, seconds: float, dice: random.Random, share: float) -> None:
        while len(self.playing) < matches:
            self.playing.append(await self.nodes.match(dice))
        times: list[float] = []
        with shared(self.nodes.nodes, share):
            began = time.perf_counter()

            async def play_on(place: int) -> None:
                while time.perf_counter() < began + seconds:
                    if self.playing[place].over:
                        self.playing[place].close()
                        self.playing[place] = await self.nodes.match(dice)
                    times.append(await self.playing[place].move())

            await asyncio.gather(*[play_on(place) for place in range(matches)])
            took = time.perf_counter() - began
        self.times += times
        self.took += took
        self.rates.append(len(times) / took)


async def moves(arguments: argparse.Namespace) -> dict[str, Any]:
    """All arrangements, by turns."""
    dice = random.Random(1)
    with ExitStack() as stack:
        postgres = PostgresServer(durable=True)
        stack.callback(postgres.remove)
        kinds = [("SQLite, 1 node", "", 1, True)]
        kinds += [(f"PostgreSQL, {n} node{'s' * (n > 1)}", postgres.fresh(), n, True) for n in (1, 2, 3)]
        kinds.append(("PostgreSQL, 2 nodes, both sockets on one", postgres.fresh(), 2, False))
        sides = []
        for name, url, number, apart in kinds:
            nodes = Nodes(name, url, number, apart=apart)
            stack.callback(nodes.stop)
            sides.append(Side(nodes))
        for number in range(arguments.rounds + 1):
            for side in sides if number % 2 else reversed(sides):
                if number == 1 and not side.processor:  # the first round was to get warm
                    side.times, side.rates, side.took = [], [], 0.0
                used, database, players = side.nodes.processor, backends(postgres), time.process_time()
                await side.play(arguments.matches, arguments.slice, dice, arguments.share)
                if number:
                    side.processor += side.nodes.processor - used
                    side.players += time.process_time() - players
                    side.database += backends(postgres) - database
            print(f"round {number} of {arguments.rounds}", file=sys.stderr)
        found: dict[str, Any] = {}
        for side in sides:
            made = len(side.times)
            found[side.nodes.name] = summary(side.times, side.took) | {
                "median_of_rounds": round(statistics.median(side.rates), 1),
                "node_processor_us_a_move": round(side.processor / made * 1e6, 1),
                "database_processor_us_a_move": round(side.database / made * 1e6, 1),
                "players_processor_us_a_move": round(side.players / made * 1e6, 1),
            }
        one = found["PostgreSQL, 1 node"]["median_of_rounds"]
        found["one node beside SQLite"] = round(one / found["SQLite, 1 node"]["median_of_rounds"], 2)
        for number in (2, 3):
            many = found[f"PostgreSQL, {number} nodes"]["median_of_rounds"]
            found[f"{number} nodes beside one"] = round(many / one, 2)
        alone = found["PostgreSQL, 2 nodes, both sockets on one"]["median_of_rounds"]
        found["2 nodes beside one, both sockets on one"] = round(alone / one, 2)
        return found | {"with a processor for each node": capacities(sides)}


def capacities(sides: list[Side]) -> dict[str, dict[str, float]]:
    """The moves a second that each arrangement could carry if every node had a processor to itself.

    Calculated from the processor time that moves cost its nodes and the database: what else runs on the
    machine has no part in it. `database_processors` is what the database would need for that many;
    `on_two_processors` the most that two could carry with the database and the players of this bench. Nodes
    that wait write smaller groups, and their moves cost more: the less busy they are, the lower the result.
    """
    found = {}
    for side in sides:
        nodes, made = len(side.nodes.nodes), len(side.times)
        carried = nodes * made / side.processor
        found[side.nodes.name] = {
            "moves_a_second": round(carried),
            "database_processors": round(carried * side.database / made, 2),
            "on_two_processors": round(2 * made / (side.processor + side.database + side.players)),
        }
    one = found["PostgreSQL, 1 node"]["moves_a_second"]
    for kept in found.values():
        kept["beside_one_on_postgresql"] = round(kept["moves_a_second"] / one, 2)
    return found


async def pace(arguments: argparse.Namespace) -> dict[str, Any]:
    """A steady rate: one server, and three nodes where every match has its sockets on two of them, by turns.

    A move counts from when it is due until both players have been told.
    """
    dice = random.Random(1)
    with ExitStack() as stack:
        postgres = PostgresServer(durable=True)
        stack.callback(postgres.remove)
        sides = [Nodes("SQLite, 1 node", "", 1), Nodes("PostgreSQL, 3 nodes", postgres.fresh(), 3)]
        for side in sides:
            stack.callback(side.stop)
        playing = [[await side.match(dice) for _ in range(arguments.tables)] for side in sides]
        times: list[list[float]] = [[], []]
        for number in range(arguments.rounds + 1):
            for which in (0, 1) if number % 2 else (1, 0):
                playing[which] = [one for one in playing[which] if not one.over]
                found = await paced(playing[which], arguments.rate, arguments.slice)
                times[which] += found if number else []
        seconds = arguments.rounds * arguments.slice
        return {side.name: summary(found, seconds) for side, found in zip(sides, times, strict=True)}


async def bus(arguments: argparse.Namespace) -> dict[str, Any]:
    """The bytes on the bus for each move, and the connections of each node."""
    import psycopg

    dice = random.Random(1)
    with ExitStack() as stack:
        postgres = PostgresServer(durable=True)
        stack.callback(postgres.remove)
        nodes = Nodes("three nodes", postgres.fresh(), 3)
        stack.callback(nodes.stop)
        matches = [await nodes.match(dice) for _ in range(arguments.tables)]
        schema = f"philtre_t{postgres.schemas}"
        heard: list[int] = []
        ended = threading.Event()

        def listen() -> None:
            with psycopg.connect(postgres.url(), autocommit=True) as connection:
                connection.execute(f'LISTEN "{schema}"')
                while not ended.is_set():
                    heard.extend(len(one.payload) for one in connection.notifies(timeout=0.2))

        listening = threading.Thread(target=listen)
        listening.start()
        await asyncio.sleep(1)
        heard.clear()
        began = time.perf_counter()
        times = await paced(matches, arguments.rate, arguments.seconds)
        took = time.perf_counter() - began
        ended.set()
        listening.join()
        connections = postgres.execute(
            "SELECT application_name, count(*) FROM pg_stat_activity"
            " WHERE application_name LIKE 'philtre%' GROUP BY 1"
        )
        return {
            "moves_a_second": round(len(times) / took, 1),
            "payloads_a_second": round(len(heard) / took, 1),
            "payload_bytes_a_move": round(sum(heard) / len(times), 1),
            "connections_a_node": {name: count / 3 for name, count in connections},
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=["moves", "pace", "bus"])
    parser.add_argument("--rounds", type=int, default=12)
    parser.add_argument(
        "--slice", type=float, default=0.5, help="seconds of play before the next has its turn"
    )
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--share", type=float, default=1.0, help="of a processor, for each node")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=500.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    run = {"moves": moves, "pace": pace, "bus": bus}[arguments.what]
    print(json.dumps(uvloop.run(run(arguments)), indent=2))


if __name__ == "__main__":
    main()
