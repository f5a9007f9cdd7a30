"""The sweep goes on whatever happens to a table or the store, and bots are asked what is to be decided."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.inprocess import served
from tests.server.people import HERE, PERSON
from tests.server.scene import writing_driver

from philtre.client import Guest
from philtre.protocol.http import Me, MyData, MyGames, OpenTables
from philtre.server.admin.orders import AdminOrder, obey
from philtre.server.http.accounts import join
from philtre.server.http.privacy import collected, forget
from philtre.server.live.registry import bot_turn_of, pause_left
from philtre.server.live.sweep import COLLECT, COLLECT_ANYWAY, COLLECT_CONNECTIONS
from philtre.server.service import Service
from philtre.server.settings import Settings
from philtre.server.store.folder import FILE
from philtre.server.store.store import Store
from philtre.table.entries import AnyEntry, Paused
from philtre.table.refused import Refused
from philtre.table.setup import Plan, Setup
from philtre.table.table import Table

Play = Callable[[Any], Any]
BOTS = Setup("race", (Plan("bot", "novice"), Plan("bot", "novice")))


def service_of(folder: Path, **settings: Any) -> Service:
    """A server's parts; nothing is served, and nothing goes on by itself."""
    service = Service(Store(folder), Settings(**settings))
    service.registry.passive = True
    return service


async def ended(service: Service) -> None:
    await service.registry.stop()
    await service.bots.stop()
    service.store.close()


async def two_tables(folder: Path) -> list[str]:
    """Two tables where a bot is to move, stored; the server has stopped."""
    service = service_of(folder)
    found = [(await service.registry.open(BOTS, "ann", "Ann")).id for _ in range(2)]
    await ended(service)
    return found


def changed(folder: Path, statement: str, *values: object) -> None:
    connection = sqlite3.connect(folder / FILE)
    with connection:
        connection.execute(statement, values)
    connection.close()


@pytest.mark.parametrize("damage", ["[]", '{"type":"opened"}', "not JSON"])
def test_a_table_that_cannot_be_replayed_is_set_aside_and_others_go_on(
    tmp_path: Path, play: Play, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    async def scene() -> None:
        bad, good = await two_tables(tmp_path)
        changed(tmp_path, "UPDATE entries SET body = ? WHERE table_id = ?", damage.encode(), bad)
        service = service_of(tmp_path)
        for _ in range(3):
            await service.sweep.round()
        assert list(service.registry.live) == [good]
        assert [(id, why.id) for id, why in service.registry.quarantined.items()] == [(bad, "table-damaged")]
        assert service.sweep.rounds == 3
        assert service.sweep.problem == ""
        with pytest.raises(Refused) as no:
            await service.registry.table(bad)
        assert no.value.message.id == "table-damaged"
        assert len(service.store.mine("ann", 10)) == 2  # lists still show it
        assert "philtre_tables_aside 1\n" in service.metrics.text()
        lines = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert [record.getMessage() for record in lines] == ["a table is set aside"]
        assert all(record.exc_info is None for record in lines)
        listed = "\n".join((await obey(service, AdminOrder("list"), print)).lines)
        assert listed.count("set aside: table-damaged") == 1
        shown = await obey(service, AdminOrder("show", bad), print)
        assert "set aside" in shown.lines[1]
        await ended(service)

    play(scene())


def test_a_table_that_was_set_aside_is_tried_again_when_admin_asks(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        bad, _ = await two_tables(tmp_path)
        changed(tmp_path, "CREATE TABLE saved AS SELECT * FROM entries WHERE table_id = ?", bad)
        changed(tmp_path, "UPDATE entries SET body = ? WHERE table_id = ?", b"[]", bad)
        service = service_of(tmp_path)
        await service.sweep.round()
        assert bad in service.registry.quarantined
        changed(tmp_path, "UPDATE entries SET body = saved.body FROM saved WHERE entries.seq = saved.seq")
        await service.sweep.round()
        assert bad in service.registry.quarantined
        shown = await obey(service, AdminOrder("show", bad), print)
        assert shown.lines[0] == f"table {bad}: race, standard, playing"
        assert not service.registry.quarantined
        await ended(service)

    play(scene())


def test_a_store_that_fails_for_a_while_does_not_end_the_sweep(
    tmp_path: Path, play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        service = service_of(tmp_path)
        await service.sweep.round()
        writing_driver(service.store).execute("PRAGMA query_only = ON").close()
        for _ in range(3):
            await service.sweep.round()
        assert service.sweep.rounds == 4
        assert service.sweep.problem == "failing: beat"
        writing_driver(service.store).execute("PRAGMA query_only = OFF").close()
        await service.sweep.round()
        assert service.sweep.problem == ""
        lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
        assert lines.count("a step of the sweep failed") == 1
        assert service.metrics.counts["sweep_failures"] == 3
        await ended(service)

    play(scene())


def test_a_pause_in_the_same_packet_as_a_decision_asks_no_bot(
    tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        service = service_of(tmp_path)
        registry, seats = service.registry, list[int]()

        async def choose(_table: str, seat: int, *_: Any, **__: Any) -> int:
            seats.append(seat)
            return 0

        monkeypatch.setattr(service.bots, "choose", choose)
        live = await registry.open(BOTS, "ann", "Ann")
        asked = bot_turn_of(live.table)
        assert asked.level == "novice"
        registry.passive = False
        registry.schedule(live)  # the bot will be asked as soon as the loop goes on
        live.table.write(Paused(1))
        await asyncio.gather(*registry.background)
        assert seats == []
        assert live.thinking == 0
        await ended(service)

    play(scene())


def test_a_quick_answer_and_a_slow_one_come_at_the_same_time() -> None:
    for spent in (0.0, 0.004, 0.1, 0.231, 0.2499):
        assert spent + pause_left(spent, 0.25) == pytest.approx(0.25)
    assert 0.3 + pause_left(0.3, 0.25) == pytest.approx(0.5)
    assert pause_left(0.1, 0) == 0


def test_a_bot_does_not_answer_before_its_pause_is_over(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        service = service_of(tmp_path, bot_pause_ms=300)
        live = await service.registry.open(BOTS, "ann", "Ann")
        before = asyncio.get_running_loop().time()
        service.registry.passive = False
        service.registry.schedule(live)
        while not live.table.match.decisions:
            await asyncio.sleep(0.01)
        assert asyncio.get_running_loop().time() - before >= 0.3
        await ended(service)

    play(scene())


def test_whoever_sat_at_a_damaged_table_has_their_data_and_can_be_forgotten(
    tmp_path: Path, play: Play
) -> None:
    async def scene() -> None:
        bad, good = await two_tables(tmp_path)
        changed(tmp_path, "UPDATE entries SET body = ? WHERE table_id = ?", b"[]", bad)
        service = service_of(tmp_path)
        store = service.store
        store.people.add("ann", b"secret", "Ann").result()
        assert {one.table for one in (await collected(store, "ann", "Ann", "")).tables} == {bad, good}
        await join(service, "ann", "bea")
        assert [row[2] for row in store.mine("bea", 10)] == [(), ()]  # hosted, without a seat
        await forget(service, "bea")
        assert store.mine("bea", 10) == []
        assert store.entries(bad) == []
        await ended(service)

    play(scene())


def test_a_deed_that_fails_halfway_leaves_the_table_as_it_is_stored(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        service = service_of(tmp_path)
        live = await service.registry.open(Setup("race", (Plan("here"), Plan("here"))), "ann", "Ann")
        seq = live.table.seq

        def half(table: Table, now: int) -> list[AnyEntry]:
            table.act(table.actor, table.match.legal()[0], table.seq, now)
            raise ZeroDivisionError

        def odd(table: Table, now: int) -> list[Any]:
            return [*table.act(table.actor, table.match.legal()[0], table.seq, now), object()]

        for deed in (half, odd):
            with pytest.raises((ZeroDivisionError, TypeError)):
                await live.do(deed)
            live = await service.registry.table(live.id)
            assert (live.table.seq, live.table.match.decisions) == (seq, 0)
        await live.do(lambda table, now: table.act(table.actor, table.match.legal()[0], table.seq, now))
        assert len(service.store.entries(live.id)) == live.table.seq == seq + 1
        await ended(service)

    play(scene())


def test_a_damaged_card_harms_no_other_table_and_nobody(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        async with served(tmp_path) as (service, base):
            ann, bob = Guest(base), Guest(base)
            await ann.called("Ann")
            bad, good = [
                (await ann.open(game="race", seats=[HERE, PERSON, PERSON], open=True)).card.table
                for _ in range(2)
            ]
            await bob.join(bad)
            changed(
                tmp_path,
                "UPDATE tables SET card = ?, returns = 'x', finished = 5 WHERE id = ?",
                b'{"name":"Ann',
                bad,
            )
            assert [card.table for card in (await ann.ask("GET", "/api/tables/open", OpenTables)).tables] == [
                good
            ]
            assert [one.card.table for one in (await ann.mine()).tables] == [good]
            for query in ("", "?who=bob"):
                assert (await ann.ask("GET", f"/api/me/games{query}", MyGames)).games == []
            found = {one.table: one.card for one in (await ann.ask("GET", "/api/me/data", MyData)).tables}
            assert found[bad] is None
            assert found[good] is not None
            listed = (await obey(service, AdminOrder("list"), print)).lines
            assert len(listed) == 2
            assert sum("its card cannot be read" in line for line in listed) == 1
            service.registry.live.clear()
            await ann.ask("POST", "/api/me/forget", Me, {"sure": True})
            assert b"Ann" not in service.store.card(bad)[0]

    play(scene())


def test_the_collector_passes_in_a_quiet_moment_or_when_it_is_high_time(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        service = service_of(tmp_path)
        sweep, passes = service.sweep, service.metrics.timings["collect_seconds"].counts

        async def after(seconds: float, entries: int) -> int:
            """Full passes so far, after a round so long after the last one, in which so much was done."""
            sweep.collected = time.monotonic() - seconds
            service.metrics.count("entries", entries)
            await sweep.round()
            return sum(passes)

        assert await after(COLLECT - 5, 0) == 0
        assert await after(COLLECT + 5, 1) == 0
        assert await after(COLLECT + 5, 0) == 1
        assert await after(COLLECT_ANYWAY + 5, 1) == 2
        service.metrics.count("connections", COLLECT_CONNECTIONS)
        assert await after(0, 1) == 3
        assert await after(0, 1) == 3
        await ended(service)

    play(scene())


def test_nothing_is_asked_of_bots_once_the_server_stops(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        service = service_of(tmp_path)
        live = await service.registry.open(BOTS, "ann", "Ann")
        service.registry.passive = False
        await service.registry.stop()
        await service.bots.stop()
        service.registry.schedule(live)  # as a write does that is completed only now
        assert not service.registry.background
        assert all(worker.process is None for worker in service.bots.workers)
        service.store.close()

    play(scene())
