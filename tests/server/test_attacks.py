"""One client floods the server: honest players at another address play on, and nothing grows without end."""

import asyncio
import multiprocessing
import random
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.server.attackers import ATTACKS, attack
from tests.server.people import seated
from tests.server.raw import Line, cookie, memory, request, said

HONEST = "127.0.0.3"
SETTINGS = "forwarded = []\n"  # all other limits are what they are for everybody
MOVES, WITHIN = 40, 30.0  # seconds
LONGEST = 90.0  # that a flood lasts
PAUSE = 0.25  # between moves, so that floods last a while
TAKEN = 3_000_000  # bytes a second of a flood that is not ended
STOPPED = {"half_requests", "idle", "pages"}  # many connections or requests: some are refused
GROWTH = 150  # megabytes
LOG = 100_000  # bytes


class Pair:
    """Two honest players at a table of Race, from an address of their own."""

    def __init__(self, port: int, table: str, secrets: list[str]) -> None:
        self.lines = [
            Line(port, f"/api/tables/{table}/live", cookie(secret), source=HONEST, wait=WITHIN)
            for secret in secrets
        ]
        self.seq, self.actor = 0, -2
        self.moves: list[list[int]] = [[], []]
        for seat in range(2):
            self.take_in(seat, self.lines[seat].until("whole"))

    def take_in(self, seat: int, told: dict[str, Any]) -> None:
        if told["type"] in ("whole", "news"):
            self.seq, self.actor = told["seq"], told.get("actor", self.actor)
            if "moves" in told:
                self.moves[seat] = [move["action"] for move in told["moves"]]

    def move(self, dice: random.Random) -> None:
        """Whoever is asked decides; both have heard of it."""
        seat = self.actor
        line = self.lines[seat]
        before, answer = self.seq, None
        line.send(said({"type": "act", "seq": self.seq, "action": dice.choice(self.moves[seat]), "id": 1}))
        while answer is None:
            told = line.told()
            assert told is not None, "an honest player lost the connection"
            self.take_in(seat, told)
            assert told["type"] != "refused", told
            if told["type"] == "done":
                answer = told
        while True:
            told = self.lines[1 - seat].told()
            assert told is not None, "an honest player lost the connection"
            self.take_in(1 - seat, told)
            if told["type"] == "news" and told["seq"] > before:
                return

    def close(self) -> None:
        for line in self.lines:
            line.close()


@pytest.mark.slow
@pytest.mark.parametrize("name", [*ATTACKS])
def test_a_flood_stops_nobody_else(serve: Any, tmp_path: Path, name: str) -> None:
    running = serve(settings=SETTINGS)
    table, guests = asyncio.run(seated(running.base, "race"))
    watched, _ = asyncio.run(seated(running.base, "apotheca"))
    pair = Pair(running.port, table, [guest.secret for guest in guests])
    dice = random.Random(1)
    for _ in range(5):
        pair.move(dice)
    stop = tmp_path / "stop"
    before, written = memory(running.process.pid), len(running.log())
    most, slowest, made = before, 0.0, 0
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        flood = pool.submit(attack, name, running.port, f"/api/tables/{watched}/live", stop, LONGEST)
        time.sleep(2)  # until it is under way
        began = time.monotonic()
        try:
            while made < MOVES and time.monotonic() - began < WITHIN:
                at = time.monotonic()
                try:
                    pair.move(dice)
                except TimeoutError:
                    break
                made += 1
                slowest = max(slowest, time.monotonic() - at)
                most = max(most, memory(running.process.pid))
                time.sleep(PAUSE)
            took = time.monotonic() - began
            if made == MOVES:
                welcome = request(running.port, "/api/me", cookie(guests[0].secret), source=HONEST)
                assert welcome.status == 200
        finally:
            stop.touch()
        result = flood.result()
    pair.close()
    log = running.log()[written:]
    print(
        f"{name}: {made} moves in {took:.1f} s, the slowest {slowest:.2f} s; the server took {result.taken} "
        f"({result.rate:.0f} bytes/s later on), closed or refused {result.closed}; "
        f"memory {before} -> {most} MB, {len(log)} bytes of log",
        flush=True,
    )
    assert (made, took < WITHIN) == (MOVES, True), f"{made} moves in {took:.1f} s"
    assert most - before < GROWTH
    assert len(log) < LOG, log[-2000:]
    assert "Traceback" not in log
    assert result.closed or result.rate < TAKEN  # ended or slowed
    assert result.closed or name not in STOPPED
