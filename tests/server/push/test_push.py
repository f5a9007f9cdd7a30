"""Push messages from a real server to a push service that checks signatures, and devices that decrypt."""

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.server.inprocess import served
from tests.server.people import in_step, seated
from tests.server.push.service import Device, Pushed, PushService, push_service

from philtre.client import Guest, TableClient
from philtre.protocol import live
from philtre.protocol.http import Me, MyData, Pushing
from philtre.server.push import lanes, notifier
from philtre.server.push.encryption import encrypted
from philtre.server.service import Service

Play = Callable[[Any], Any]
PATH = "/api/me/push"
SOME_TIME = 0.4  # seconds in which a message that should not be sent would have come


class Scene(NamedTuple):
    """Ann and Ben at a table of Apotheca, and a push service. Ben's phone wants messages."""

    service: Service
    pushes: PushService
    table: str
    ann: Guest
    ben: Guest
    phone: Device

    async def turn(self, mine: TableClient, *others: TableClient) -> None:
        """The player at `mine` decides until it is somebody else's turn."""
        dice = random.Random(1)
        while mine.sides.actor == mine.seat:
            await mine.act(dice.choice(mine.actions))
            await in_step([mine, *others])


@contextlib.asynccontextmanager
async def scene(folder: Path, **settings: Any) -> AsyncIterator[Scene]:
    wishes: dict[str, Any] = {
        "push_private": True,
        "push_seconds": 0,
        "push_contact": "mailto:host@games.example",
    }
    async with push_service() as pushes, served(folder, **(wishes | settings)) as (service, base):
        table, (ann, ben) = await seated(base)
        phone = Device(f"{pushes.base}/ben")
        await ben.ask("POST", PATH, Pushing, phone.body())
        yield Scene(service, pushes, table, ann, ben, phone)


async def anns_turn(at: Scene, ann: TableClient) -> None:
    """It is Ann's turn, whoever began: Ben decides by himself until then, and goes."""
    if ann.sides.actor != ann.seat:
        async with at.ben.at(at.table, 1) as ben:
            await at.turn(ben, ann)


def test_who_is_away_is_sent_the_games_name_and_a_link_and_nothing_else(play: Play, tmp_path: Path) -> None:
    async def told() -> None:
        async with scene(tmp_path) as at, at.ann.at(at.table, 0) as ann:
            await anns_turn(at, ann)
            at.pushes.got.clear()
            await at.turn(ann)
            (message,) = await at.pushes.messages(1)
            assert json.loads(at.phone.read(message.body)) == {"game": "Apotheca", "link": f"/t/{at.table}"}
            claims = message.claims(at.pushes.base)
            assert claims["sub"] == "mailto:host@games.example"
            assert 0 < claims["exp"] - time.time() <= 86_400
            assert claims["key"] == (await at.ben.ask("GET", PATH, Pushing)).key
            headers = message.headers
            assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
            assert at.table not in str(headers), "the push service is not told which table it is"
            assert set(headers) == {
                *("host", "connection", "content-length", "content-type", "content-encoding"),
                *("authorization", "ttl", "urgency", "topic"),
            }, "and no cookie"
            assert at.service.metrics.counts["pushes"] == 1

    play(told())


def test_one_message_until_the_player_has_come_back(play: Play, tmp_path: Path) -> None:
    async def told() -> None:
        async with scene(tmp_path) as at, at.ann.at(at.table, 0) as ann:
            await anns_turn(at, ann)
            at.pushes.got.clear()
            await at.turn(ann)
            await at.pushes.messages(1)
            seen = await at.service.registry.table(at.table)
            at.service.push.turn_came(seen)
            await asyncio.sleep(SOME_TIME)
            assert len(at.pushes.got) == 1
            async with at.ben.at(at.table, 1) as ben:
                await at.turn(ben, ann)
            await at.turn(ann)
            await at.pushes.messages(2)

    play(told())


def test_who_sees_the_table_is_sent_nothing_and_who_looks_away_is(play: Play, tmp_path: Path) -> None:
    async def told() -> None:
        async with scene(tmp_path) as at, at.ann.at(at.table, 0) as ann, at.ben.at(at.table, 1) as ben:
            await in_step([ann, ben])
            for _ in range(2):
                await at.turn(ann, ben)
                await at.turn(ben, ann)
            await asyncio.sleep(SOME_TIME)
            assert at.pushes.got == []
            await ben.ask(live.Sight(hidden=True))
            await at.turn(ann, ben)
            await at.pushes.messages(1)
            await ben.ask(live.Sight(hidden=False))
            await at.turn(ben, ann)
            await at.turn(ann, ben)
            await asyncio.sleep(SOME_TIME)
            assert len(at.pushes.got) == 1

    play(told())


def test_who_comes_by_themselves_in_a_moment_is_sent_nothing(play: Play, tmp_path: Path) -> None:
    async def told() -> None:
        async with scene(tmp_path, push_seconds=1) as at, at.ann.at(at.table, 0) as ann:
            await anns_turn(at, ann)
            await at.turn(ann)
            async with at.ben.at(at.table, 1):
                await asyncio.sleep(1 + SOME_TIME)
            assert at.pushes.got == []

    play(told())


# Faults of push services


@pytest.mark.parametrize("status", [404, 410])
def test_a_void_subscription_is_removed(play: Play, tmp_path: Path, status: int) -> None:
    async def told() -> None:
        async with scene(tmp_path) as at:
            at.pushes.statuses["/ben"] = [status]
            await sent(at)
            assert len(at.pushes.got) == 1
            assert at.service.metrics.counts["push_failures"] == 1
            assert (await at.ben.ask("GET", PATH, Pushing)).devices == []

    play(told())


@pytest.mark.parametrize(
    ("statuses", "attempts", "delivered"),
    [([500, 503, 201], 3, 1), ([500], 3, 0), ([429, 201], 2, 1), ([302], 1, 0), ([307], 1, 0), ([400], 1, 0)],
)
def test_attempts_are_few_and_no_redirect_is_followed(
    play: Play,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    statuses: list[int],
    attempts: int,
    delivered: int,
) -> None:
    monkeypatch.setattr(notifier, "PAUSES", (0.02, 0.02))

    async def told() -> None:
        async with scene(tmp_path) as at:
            at.pushes.statuses["/ben"] = statuses
            await sent(at)
            assert [message.path for message in at.pushes.got] == ["/ben"] * attempts
            assert at.service.metrics.counts["pushes"] == delivered
            assert len((await at.ben.ask("GET", PATH, Pushing)).devices) == 1, "it may work the next time"

    play(told())


def test_a_push_service_that_does_not_answer_holds_up_no_move(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "PAUSES", ())

    async def told() -> None:
        async with scene(tmp_path) as at, at.ann.at(at.table, 0) as ann:
            at.service.push.lanes.others.postman.seconds = 1.0
            at.pushes.slow.add("/ben")
            await anns_turn(at, ann)
            at.pushes.got.clear()
            await at.turn(ann)
            await at.pushes.messages(1)
            assert at.service.push.sending == 1
            began = time.monotonic()
            async with at.ben.at(at.table, 1) as ben:
                await at.turn(ben, ann)
            assert time.monotonic() - began < 0.9, "it is still waiting"
            await finished(at)
            assert at.service.metrics.counts["push_failures"] >= 1

    play(told())


def test_so_many_messages_are_on_their_way_and_no_more(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "WAITING", 0)

    async def told() -> None:
        async with scene(tmp_path) as at:
            await sent(at)
            assert at.pushes.got == []
            assert at.service.metrics.counts["push_failures"] == 1

    play(told())


def test_addresses_that_never_answer_hold_up_no_message_to_a_service_that_does(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lanes, "AT_ONCE", 1)

    async def told() -> None:
        async with scene(tmp_path) as at, push_service() as hostile:
            at.service.push.lanes.others.postman.seconds = 60
            await sent(at)  # which shows that the service of Ben's phone answers
            hostile.slow.add("/ann")
            await at.ann.ask("POST", PATH, Pushing, Device(f"{hostile.base}/ann").body())
            async with at.ben.at(at.table, 1) as ben:
                await at.turn(ben)
            await hostile.messages(1)  # it waits, and goes on waiting
            at.pushes.got.clear()
            async with at.ann.at(at.table, 0) as ann:
                await at.turn(ann)
            await at.pushes.messages(1)
            assert at.service.push.lanes.others.waiting == 1

    play(told())


async def sent(at: Scene) -> None:
    """Ben is called once, and all that follows from it is done."""
    table = await at.service.registry.table(at.table)
    async with at.ann.at(at.table, 0) as ann:
        await anns_turn(at, ann)
        await asyncio.sleep(0.05)
        await finished(at)
        at.pushes.got.clear()
        at.service.metrics.counts.clear()
        await at.turn(ann)
        await asyncio.sleep(0.05)
        await finished(at)
    assert table.table.actor == 1


async def finished(at: Scene) -> None:
    async with asyncio.timeout(20):
        while at.service.push.sending:
            await asyncio.sleep(0.02)


# Subscriptions


async def refusal(guest: Guest, **change: str) -> str:
    body = {**Device("https://push.example/ann").body(), **change}
    try:
        await guest.ask("POST", PATH, Pushing, body)
    except Exception as no:  # noqa: BLE001 - RequestRefused, or a test that fails
        return str(no.message.id)  # type: ignore[attr-defined]
    return ""


def test_addresses_that_the_server_must_not_call_are_refused(play: Play, tmp_path: Path) -> None:
    async def told() -> None:
        async with served(tmp_path) as (_, base):
            guest = Guest(base)
            assert await refusal(guest) == ""
            for endpoint in (
                *("http://push.example/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.8/x"),
                *("https://169.254.169.254/latest", "https://localhost/x", "https://printer.local/x"),
                *("https://push.example:8443/x", "https://me@push.example/x", "https://push.example/\u00e9"),
                *(
                    "https://[::ffff:192.168.0.1]/x",
                    "https://[64:ff9b::a00:1]/x",
                    "ftp://push.example/x",
                    "x",
                ),
                *(
                    "https:///x",
                    "https://push.example:99999/x",
                    "https://[push/x",
                    "https://push.example/\r\nx: y",
                ),
            ):
                assert await refusal(guest, endpoint=endpoint) == "push-unfit", endpoint
            for wrong in ({"key": "x"}, {"key": "AAAA"}, {"secret": "AAAA"}, {"key": "!"}):
                assert await refusal(guest, **wrong) == "push-unfit", wrong
            assert await refusal(guest, language="de") == "setup-language"
            assert len((await guest.ask("GET", PATH, Pushing)).devices) == 1

    play(told())


def test_devices_are_listed_and_turned_off_one_by_one(play: Play, tmp_path: Path) -> None:
    async def told() -> None:
        async with served(tmp_path, push_devices=2) as (service, base):
            phone, laptop, third = Guest(base), Guest(base), Guest(base)
            await phone.ask("POST", PATH, Pushing, Device("https://push.example/phone").body())
            signed = {"name": "Ann Lee", "passphrase": "a cup of sugar"}
            await phone.ask("POST", "/api/me/keep", Me, signed)
            mine = await phone.ask("GET", PATH, Pushing)
            assert [one.here for one in mine.devices] == [True], "another secret, the same device"
            await laptop.ask("POST", PATH, Pushing, Device("https://push.example/laptop").body())
            await laptop.sign_in(**signed)
            both = await laptop.ask("GET", PATH, Pushing)
            assert [one.here for one in both.devices] == [True, False]
            await third.sign_in(**signed)
            assert await refusal(third) == "limit-push"
            other = both.devices[1].device
            left = await laptop.ask("DELETE", f"{PATH}/{other}", Pushing)
            assert [one.here for one in left.devices] == [True]
            data = await laptop.ask("GET", "/api/me/data", MyData)
            assert data.push == ["https://push.example/laptop"]
            assert (await laptop.ask("DELETE", PATH, Pushing)).devices == []
            assert service.store.subscriptions.of("") == []

    play(told())


def test_no_messages_to_a_device_that_was_signed_out_or_a_player_who_was_forgotten(
    play: Play, tmp_path: Path
) -> None:
    async def told() -> None:
        async with served(tmp_path) as (service, base):
            guest, gone = Guest(base), Guest(base)
            await guest.ask("POST", "/api/me/keep", Me, {"name": "Ann Lee", "passphrase": "a cup of sugar"})
            await guest.ask("POST", PATH, Pushing, Device("https://push.example/a").body())
            (player,) = service.store.subscriptions.players
            await guest.ask("POST", "/api/me/sign-out", Me)
            assert service.store.subscriptions.of(player) == []
            await gone.ask("POST", PATH, Pushing, Device("https://push.example/b").body())
            (other,) = service.store.subscriptions.players - {player}
            assert len(service.store.subscriptions.of(other)) == 1
            await gone.ask("POST", "/api/me/forget", Me, {"sure": True})
            assert service.store.subscriptions.of(other) == []

    play(told())


def test_a_host_can_switch_messages_off(play: Play, tmp_path: Path) -> None:
    async def told() -> None:
        async with served(tmp_path, push=False) as (_, base):
            guest = Guest(base)
            assert (await guest.ask("GET", PATH, Pushing)).key == ""
            assert await refusal(guest) == "push-off"

    play(told())


def test_the_key_is_made_once_for_a_data_folder(play: Play, tmp_path: Path) -> None:
    async def key() -> str:
        async with served(tmp_path) as (_, base):
            return (await Guest(base).ask("GET", PATH, Pushing)).key

    assert play(key()) == play(key())


def test_a_message_is_read_by_its_own_device_only() -> None:
    one, other = Device("https://push.example/a"), Device("https://push.example/b")
    body = encrypted(b"x", one.key, one.secret)
    assert one.read(body) == b"x"
    assert len(encrypted(b"x" * 100, one.key, one.secret)) == len(body)
    with pytest.raises(Exception, match=r"^$"):  # InvalidTag says nothing
        other.read(body)
    assert Pushed("/", {}, body).body == body
