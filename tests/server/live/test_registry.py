"""The registry rewrites stored tables while players are connected to them."""

import asyncio
import time
from functools import partial
from pathlib import Path

import pytest

from philtre.server.service import Service
from philtre.server.settings import Settings
from philtre.server.store.store import Store
from philtre.table.entries import AnyEntry, Said, decode
from philtre.table.refused import Refused
from philtre.table.setup import Plan, Setup
from philtre.table.table import Table

SETUP = Setup("race", (Plan("here"), Plan("here")))


async def at_rest(folder: Path) -> Service:
    """A server's parts, without bots and clocks."""
    service = Service(Store(folder), Settings())
    service.registry.passive = True
    return service


def words(store: Store, table: str) -> list[str]:
    entries = [decode(body) for body in store.entries(table)]
    return [entry.text for entry in entries if isinstance(entry, Said)]


def test_what_was_done_meanwhile_is_either_stored_or_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        service = await at_rest(tmp_path)
        registry, store = service.registry, service.store
        id = (await registry.open(SETUP, "ann", "Ann")).id
        done: list[str] = []

        def say(text: str, table: Table, now: int) -> list[AnyEntry]:
            return table.say(0, now, text)

        async def talk(number: int) -> None:
            for turn in range(20):
                text = f"word {number} {turn}"
                live = await registry.table(id)
                try:
                    await live.do(partial(say, text))
                except Refused:
                    continue
                done.append(text)
                await asyncio.sleep(0.001)

        async def rewrite() -> None:
            for _ in range(5):
                await asyncio.sleep(0.01)
                await registry.rewrite([id], work)

        def work() -> None:
            before = store.entries(id)
            time.sleep(0.01)  # time enough for somebody to come in between
            assert store.entries(id) == before

        await asyncio.gather(*(talk(number) for number in range(5)), rewrite())
        assert sorted(words(store, id)) == sorted(done)
        assert len(done) > 50
        await registry.stop()
        store.close()

    asyncio.run(scene())


def test_a_table_that_is_rewritten_waits_with_whoever_comes(tmp_path: Path) -> None:
    async def scene() -> None:
        service = await at_rest(tmp_path)
        registry, store = service.registry, service.store
        first, second = (await registry.open(SETUP, "ann", "Ann"), await registry.open(SETUP, "ann", "Ann"))
        waiting = asyncio.Event()
        loop = asyncio.get_running_loop()
        coming: list[asyncio.Task[object]] = []

        def work() -> None:
            loop.call_soon_threadsafe(lambda: coming.append(asyncio.create_task(registry.table(first.id))))
            loop.call_soon_threadsafe(waiting.set)
            asyncio.run_coroutine_threadsafe(waiting.wait(), loop).result(5)
            assert not coming[0].done()
            # others are not touched
            asyncio.run_coroutine_threadsafe(registry.table(second.id), loop).result(5)

        await registry.rewrite([first.id], work)
        again = await coming[0]
        assert again is not first
        assert first.ended
        await registry.stop()
        store.close()

    asyncio.run(scene())


def test_work_that_fails_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    async def scene() -> None:
        service = await at_rest(tmp_path)
        registry, store = service.registry, service.store
        live = await registry.open(SETUP, "ann", "Ann")

        def work() -> None:
            raise ValueError("no")

        with pytest.raises(ValueError, match="no"):
            await registry.rewrite([live.id], work)
        again = await registry.table(live.id)  # from the store: nobody knows what became of it there
        assert live.ended
        await again.do(lambda table, now: table.say(0, now, "still here"))
        assert words(store, live.id) == ["still here"]
        await registry.stop()
        store.close()

    asyncio.run(scene())
