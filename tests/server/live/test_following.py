"""A table in the memory of two nodes follows one journal: what loses a race is thrown away, untold."""

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.postgres import PostgresServer

from philtre.server.live.table import LiveTable, Viewer
from philtre.server.live.updates import snapshot
from philtre.server.service import Service
from philtre.server.settings import Settings
from philtre.server.store.errors import Conflict
from philtre.server.store.postgres import PostgresDatabase
from philtre.server.store.store import Store
from philtre.table.entries import AnyEntry, decode
from philtre.table.refused import Refused
from philtre.table.setup import Plan, Setup
from philtre.table.table import Table


class Ear:
    """A connection that remembers what it was sent."""

    hidden = False
    player = "ann"
    whose = ("", "ann", "")

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def close(self, *_: Any, **__: Any) -> None:
        pass

    def news(self) -> list[dict[str, Any]]:
        found = [json.loads(frame[frame.index(b'{"') :]) for frame in self.frames]
        return [one for one in found if one["type"] == "news"]


def listening(live: LiveTable, seat: int) -> Ear:
    ear = Ear()
    live.viewers[seat] = Viewer(snapshot(live.table, seat, live.now()))
    live.viewers[seat].connections.add(ear)  # type: ignore[arg-type]
    return ear


def at_rest(store: Store) -> Service:
    service = Service(store, Settings())
    service.registry.passive = True
    return service


def act(seat: int, action: int, seq: int, table: Table, now: int) -> list[AnyEntry]:
    return table.act(seat, action, seq, now)


def say(text: str, table: Table, now: int) -> list[AnyEntry]:
    return table.say(0, now, text)


def test_what_was_drawn_for_a_lost_race_is_thrown_away_untold(postgres: PostgresServer) -> None:
    url = postgres.fresh()

    async def scene() -> None:
        first, second = (at_rest(Store(PostgresDatabase(url))) for _ in range(2))
        setup = Setup("race", (Plan("here"), Plan("here")))
        here = await first.registry.open(setup, "ann", "Ann")
        there = await second.registry.table(here.id)
        ear, races, drawn = listening(there, 0), 0, 0
        for _ in range(30):
            if here.table.ending is not None:
                break
            assert there.stored == here.stored == here.table.seq
            seq, told = here.table.seq, len(ear.frames)
            options, seat = here.table.match.legal(), here.table.actor
            await here.do(partial(act, seat, options[0], seq))
            late = there.do(
                partial(act, seat, options[-1], seq)
            )  # which could be done, as the second node knows it
            if len(options) > 1:
                with pytest.raises(Refused) as no:
                    await late
                assert no.value.message.id in {"table-stale", "table-over"}
                races += 1
            else:
                await late  # the same decision, sent twice: it was done before
            entries = [decode(body) for body in second.store.entries(here.id)]
            drawn += len(getattr(entries[-1], "chance", ()))
            assert there.table.match.journal == here.table.match.journal
            assert there.table.match.state == here.table.match.state
            assert len(ear.frames) == told + 1  # the entry that counts, once
            assert ear.news()[-1]["since"] == seq
            assert ear.news()[-1]["seq"] == here.stored
        assert races > 5
        assert drawn  # there was something to be thrown away
        for service in (first, second):
            await service.registry.stop()
            service.store.close()

    asyncio.run(scene())


def test_what_does_not_depend_on_the_position_is_done_after_the_other(postgres: PostgresServer) -> None:
    url = postgres.fresh()

    async def scene() -> None:
        nodes = [at_rest(Store(PostgresDatabase(url))) for _ in range(3)]
        setup = Setup("race", (Plan("here"), Plan("here")))
        id = (await nodes[0].registry.open(setup, "ann", "Ann")).id
        tables = [await node.registry.table(id) for node in nodes]
        for turn in range(10):
            await asyncio.gather(*(live.do(partial(say, f"{turn} {at}")) for at, live in enumerate(tables)))
        for node, live in zip(nodes, tables, strict=True):
            assert await node.registry.table(id) is live  # which looks for what it has missed
        assert [len(live.table.chat) for live in tables] == [30] * 3
        assert len({said.text for _, said in tables[0].table.chat}) == 30
        assert len({live.table.seq for live in tables}) == 1
        for node in nodes:
            await node.registry.stop()
            node.store.close()

    asyncio.run(scene())


def test_an_entry_whose_acknowledgement_was_lost_is_not_written_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        service = at_rest(Store(tmp_path))
        live = await service.registry.open(Setup("race", (Plan("here"), Plan("here"))), "ann", "Ann")
        ear, real = listening(live, 0), service.store.append_soon

        def lost(job: Any, on_stored: Callable[[Exception | None], None]) -> None:
            real(job, lambda _: on_stored(Conflict("it is there")))

        with monkeypatch.context() as patched:
            patched.setattr(service.store, "append_soon", lost)
            await live.do(partial(say, "once"))
            seq = live.table.seq
            await live.do(partial(act, live.table.actor, live.table.match.legal()[0], seq))
        await live.do(partial(say, "twice"))
        bodies = [json.loads(body) for body in service.store.entries(live.id)]
        assert [body.get("text") for body in bodies if body["kind"] == "said"] == ["once", "twice"]
        assert sum(body["kind"] == "moved" for body in bodies) == 1
        assert [one["seq"] for one in ear.news()] == [seq, seq + 1, seq + 2]
        await service.registry.stop()
        service.store.close()

    asyncio.run(scene())
