"""Malformed messages, frames and requests do no harm: no crash, no trace, no change, and others play on."""

import asyncio
import contextlib
import multiprocessing
import os
import random
import re
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.conftest import ROOMY
from tests.server.malformed import Sent, flood
from tests.server.people import in_step, play_on, seated
from tests.server.raw import Line, frame, journal, memory, roomy

from philtre.client import Guest
from philtre.protocol import live
from philtre.table.entries import decode
from philtre.table.table import Table

SETTINGS = roomy(ROOMY, whys_at_once=1_000_000, hints_at_once=1_000_000, course_positions=0)
GROWTH = 75  # megabytes that the server may take more than before
SENDERS = 2


def rebuilt(folder: Path, table: str) -> Table:
    """The table as its journal tells it."""
    entries = [decode(msgspec.json.encode(entry)) for entry in journal(folder, table)]
    return Table.rebuilt(entries, random.Random(0))


async def attacked(base: str, number: int) -> tuple[dict[str, list[Guest]], list[tuple[str, str]]]:
    """Tables whose players send anything; their guests, and where to send it to, with which cookie."""
    tables, targets = {}, []
    for at in range(number):
        table, guests = await seated(base, ("apotheca", "race", "toil", "elixir")[at % 4], absence=60)
        tables[table] = guests
        targets += [(f"/api/tables/{table}/live", guest.secret) for guest in guests]
    return tables, targets


async def played_on(base: str, done: asyncio.Event) -> int:
    """An honest pair plays while it lasts, and a little longer; how many decisions they made."""
    made, dice = 0, random.Random(1)
    while not done.is_set() or made < 10:
        table, guests = await seated(base, "race")
        async with guests[0].at(table) as ann, guests[1].at(table) as bob:
            while not ann.over and (not done.is_set() or made < 10):
                made += await play_on([ann, bob], dice, 5)
                await asyncio.sleep(0.05)
    return made


async def scene(running: Any, frames: int, seed: str) -> tuple[Sent, int]:
    """Send so many frames; meanwhile others play. Then everything is as the journals say."""
    quiet, _ = await attacked(running.base, 1)
    tables, targets = await attacked(running.base, 4)
    (watched,) = quiet
    targets += [(f"/api/tables/{watched}/live", ""), (f"/api/tables/{watched}/live?seat=0", "nobody")]
    before = journal(running.folder, watched)
    done = asyncio.Event()
    honest = asyncio.create_task(played_on(running.base, done))
    pool = ProcessPoolExecutor(SENDERS, multiprocessing.get_context("spawn"))
    loop = asyncio.get_running_loop()
    with pool:
        parts = [
            loop.run_in_executor(pool, flood, running.port, targets, frames // SENDERS, f"{seed} {number}")
            for number in range(SENDERS)
        ]
        sent = [await part for part in parts]
    done.set()
    made = await honest
    assert journal(running.folder, watched) == before  # whoever only watches changes nothing
    for table, guests in tables.items():
        await as_the_journal_says(running, table, guests)
    total = Sent(
        frames=sum(part.frames for part in sent),
        heads=sum(part.heads for part in sent),
        connections=sum(part.connections for part in sent),
        answers=sum(part.answers for part in sent),
        trouble=[line for part in sent for line in part.trouble],
    )
    return total, made


async def as_the_journal_says(running: Any, table: str, guests: list[Guest]) -> None:
    """What the seats are shown is what the journal comes to; and the game goes on."""
    async with guests[0].at(table) as ann, guests[1].at(table) as bob:
        await in_step([ann, bob])
        kept = await asyncio.to_thread(rebuilt, running.folder, table)
        for seat, place in enumerate((ann, bob)):
            assert place.seq == kept.seq
            assert msgspec.json.encode(place.view) == msgspec.json.encode(kept.match.state.view(seat))
            assert place.over == (kept.ending is not None)
            assert [line.text for line in place.chat] == [said.text for _, said in kept.chat][
                -len(place.chat) :
            ]
        if ann.over:
            return
        if ann.sides.paused:
            await bob.ask(live.Resume())
        for place in (ann, bob):
            await in_step([ann, bob])
            if place.sides.seats[place.seat or 0].stand_in:
                await place.ask(live.HandBack())
        await in_step([ann, bob])
        await play_on([ann, bob], random.Random(2), 2)


def run(serve: Any, frames: int, seed: str) -> None:
    running = serve(settings=SETTINGS)
    began = time.monotonic()
    # Memory rises while everything is used for the first time; then it must stay.
    asyncio.run(scene(running, max(min(frames, 2000), frames // 10), "warm"))
    before = memory(running.process.pid)
    sent, made = asyncio.run(scene(running, frames, seed))
    after = memory(running.process.pid)
    seconds = time.monotonic() - began
    print(
        f"seed {seed!r}: {sent.frames} frames on {sent.connections} connections and {sent.heads} requests in "
        f"{seconds:.0f} s ({sent.frames / seconds:.0f}/s), {sent.answers} answers; "
        f"others made {made} decisions; memory {before} -> {after} MB",
        flush=True,
    )
    assert troubles(running.log()) == {}
    assert sent.trouble == []
    assert made >= 10
    assert after - before < GROWTH


def troubles(log: str) -> dict[str, int]:
    """The errors of a log, each with how often it stands there."""
    text = log.replace("\\n", "\n")
    found = re.findall(r"^[\w.]+(?:Error|Exception|exceptions\.\w+)\b.{0,80}", text, re.MULTILINE)
    lines = [line[:200] for line in log.splitlines() if '"level":"error"' in line and not found]
    return dict(Counter(found + lines))


def test_malformed_frames_do_no_harm(serve: Any) -> None:
    run(serve, int(os.environ.get("PHILTRE_FRAMES", "3000")), "quick")


@pytest.mark.slow
def test_very_many_malformed_frames_do_no_harm(serve: Any) -> None:
    run(serve, int(os.environ.get("PHILTRE_FRAMES", "100000")), "slow")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_ten_million_malformed_frames_do_no_harm(serve: Any, part: int) -> None:
    run(serve, int(os.environ.get("PHILTRE_FRAMES", "10000000")) // 10, f"soak {part} {time.time_ns()}")


def test_text_that_is_no_text_may_come_while_the_server_closes(serve: Any) -> None:
    """Whoever is refused at the door may have sent something already."""
    running = serve(settings=SETTINGS)
    table, _ = asyncio.run(seated(running.base, "race"))
    for _ in range(40):
        with Line(running.port, f"/api/tables/{table}/live?seat=0") as line:
            line.send(frame(b"{}") + frame(b"\xff"))
            while line.code is None and line.next() is not None:
                with contextlib.suppress(OSError):
                    line.send(frame(b"\xff"))
    assert troubles(running.log()) == {}
