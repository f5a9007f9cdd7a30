"""What was true when a request came may not be when its turn comes: it is looked at again."""

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from tests.server.http.test_middleware import fetch
from tests.server.inprocess import served
from tests.server.people import PERSON
from websockets.asyncio.client import connect

from philtre.client import Guest, RequestRefused
from philtre.protocol import live
from philtre.protocol.http import TableSeen
from philtre.server.live.queue import ActionQueue
from philtre.server.live.table import LiveTable
from philtre.server.people.identity import hashed
from philtre.server.service import Service
from philtre.table.refused import Refused

Play = Callable[[Coroutine[Any, Any, None]], None]


async def opened(service: Service, base: str, **setup: Any) -> tuple[Guest, LiveTable]:
    """A host without a seat, and their table."""
    host = Guest(base)
    seen = await host.open(game="race", seats=[PERSON, PERSON], **setup)
    return host, await service.registry.table(seen.card.table)


async def link_to(host: Guest, table: LiveTable, seat: int) -> str:
    links = (await host.links(table.id)).links
    return next(link.path for link in links if link.seat == seat).removeprefix("/s/")


async def waiting(table: LiveTable, number: int = 1) -> None:
    """Until so many requests wait for their turn at the table."""
    async with asyncio.timeout(10):
        while len(table.queue.waiting) < number:
            await asyncio.sleep(0.01)


async def outcome(asking: asyncio.Task[TableSeen]) -> str:
    """The id of the refusal; "" if it was done."""
    try:
        await asking
    except RequestRefused as told:
        return told.message.id
    return ""


def test_a_device_link_works_once_for_two_who_use_it_at_once(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        async with served(tmp_path) as (service, base):
            host, live = await opened(service, base)
            ann = Guest(base)
            await ann.sit(await link_to(host, live, 0), "Ann")
            device = (await ann.device_link(live.id, 0)).links[0].path.removeprefix("/s/")
            async with live.queue:
                tries = [asyncio.create_task(Guest(base).sit(device)) for _ in range(2)]
                await waiting(live, 2)
            assert sorted([await outcome(one) for one in tries]) == ["", "link-void"]
            assert len(live.table.seats[0].players) == 2

    play(scene())


def test_a_link_that_is_replaced_meanwhile_seats_nobody(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        async with served(tmp_path) as (service, base):
            host, live = await opened(service, base)
            link = await link_to(host, live, 0)
            async with live.queue:
                late = asyncio.create_task(Guest(base).sit(link, "Eve"))
                await waiting(live)
                await live.persist(live.table.relink(0, service.store.now()))
            assert await outcome(late) == "link-void"
            assert not live.table.seats[0].taken

    play(scene())


def test_who_is_sent_off_meanwhile_does_not_sit_down_again(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        async with served(tmp_path) as (service, base):
            _, live = await opened(service, base, open=True)
            troll = Guest(base)
            await troll.join(live.id, 0)
            async with live.queue:
                late = asyncio.create_task(troll.join(live.id, 0))
                await waiting(live)
                await live.persist(live.table.free(0, service.store.now()))
            assert await outcome(late) == "seat-freed"
            assert not live.table.seats[0].taken

    play(scene())


def test_a_device_that_is_ended_meanwhile_offers_no_rematch(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        async with served(tmp_path) as (service, base):
            host, table = await opened(service, base)
            ann, bob, tablet = Guest(base), Guest(base), Guest(base)
            await ann.sit(await link_to(host, table, 0), "Ann")
            await bob.sit(await link_to(host, table, 1), "Bob")
            await tablet.sit((await ann.device_link(table.id, 0)).links[0].path.removeprefix("/s/"))
            async with bob.at(table.id) as place:
                await place.ask(live.Resign())
            async with tablet.at(table.id) as place:
                async with table.queue:
                    late = asyncio.create_task(place.ask(live.Rematch()))
                    await waiting(table)
                    owner = table.table.seats[0].player
                    await table.persist(table.table.end_devices(0, owner, service.store.now()))
                with pytest.raises(Refused, match="seat-not-yours"):
                    await late
            assert table.table.offers == []

    play(scene())


@pytest.mark.parametrize("what", ["session", "ban"])
def test_who_is_sent_away_while_coming_in_does_not_stay(tmp_path: Path, play: Play, what: str) -> None:
    async def scene() -> None:
        async with served(tmp_path) as (service, base):
            _, live = await opened(service, base)
            ann, other = Guest(base), Guest(base)
            await ann.me()
            await other.me()
            header = f"{ann.cookie}={ann.secret}; philtre={other.secret}"
            url = f"{base.replace('http', 'ws')}/api/tables/{live.id}/live"

            async def told() -> str:
                async with connect(url, additional_headers={"Cookie": header}) as line, asyncio.timeout(5):
                    while True:
                        message = json.loads(await line.recv())
                        if message["type"] == "gone":
                            return str(message["message"]["id"])

            async with live.queue:
                coming = asyncio.create_task(told())
                await waiting(live)
                if what == "session":
                    await service.identities.end_session(hashed(ann.secret))
                else:
                    service.bans.add("127.0.0.1")
            assert await coming == ("signed-out" if what == "session" else "banned")

    play(scene())


def test_nothing_is_done_as_the_owner_of_another_cookie(tmp_path: Path, play: Play) -> None:
    """The session that a request came with ends while it waits; the browser has a second cookie of ours."""

    async def scene() -> None:
        async with served(tmp_path) as (service, base):
            ann, other = Guest(base), Guest(base)
            await ann.me()
            await other.called("Ben")
            both = f"{ann.cookie}={ann.secret}; philtre={other.secret}"
            known = await service.identities.known(both)
            assert known is not None
            async with service.identities.locks.change(known.id):
                late = asyncio.create_task(
                    asyncio.to_thread(fetch, base, "PUT", "/api/me", {"name": "Ann"}, Cookie=both)
                )
                while known.id not in service.identities.locks.waiting:
                    await asyncio.sleep(0.01)
                await service.identities.end_session(known.session)
            status, _, body = await late
            assert (status, json.loads(body)["message"]["id"]) == (401, "session-ended")
            assert (await other.me()).name == "Ben"

    play(scene())


def test_a_step_that_fails_keeps_none_waiting_behind_it(play: Play) -> None:
    async def scene() -> None:
        turns, done = ActionQueue(), []
        turns.hold()

        def fail() -> None:
            raise ValueError("no")

        turns.when_free(fail)
        turns.when_free(lambda: done.append(1))
        with pytest.raises(ValueError, match="no"):
            turns.release()
        await asyncio.sleep(0)
        assert done == [1]
        assert not turns.held

    play(scene())
