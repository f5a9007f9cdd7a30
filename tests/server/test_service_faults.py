"""The disk fails at any moment of an evening: everybody is told so, and nothing acknowledged is lost."""

import asyncio
import http.client
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest
from tests.server.faults import Faults
from tests.server.inprocess import served
from tests.server.people import HERE, PERSON, bot
from tests.server.push.service import Device
from tests.server.scene import writing_driver

from philtre.client import Guest, Lost, TableClient
from philtre.client.guest import RequestRefused
from philtre.protocol import live
from philtre.protocol.http import Devices, Me, MyData, MyGames, Notes, Pushing, TableSeen
from philtre.server.app import ROUTES as API
from philtre.server.health import Health
from philtre.server.store.store import Store
from philtre.table.entries import Moved, Resigned, Said, Undone, decode
from philtre.table.refused import Refused

Play = Callable[[Any], Any]
T = TypeVar("T")
PASSPHRASE = "correct horse battery"
FAILED = {"store-failed", "table-changed", "table-stale", "lost"}  # worth another try
DONE = {"kept-already", "kept-taken", "undo-nothing", "table-unknown"}  # it had been done after all
CALLS = 160  # of the driver in an evening, at least


class Evening:
    """What two people do; each step is tried until it is done, and what was acknowledged is written down."""

    def __init__(self, base: str) -> None:
        self.ann, self.bob = Guest(base), Guest(base)
        self.refusals: list[str] = []
        self.told: dict[str, Any] = {}

    async def tried(self, step: Callable[[], Awaitable[T]]) -> T | None:
        """Done, or refused in words and then done: the disk fails once."""
        for _ in range(3):
            try:
                return await step()
            except (RequestRefused, Refused, Lost) as no:
                reason = no.message.id if no.message else "lost"
                status = no.status if isinstance(no, RequestRefused) else 0
            self.refusals.append(reason)
            if reason in DONE:
                return None
            assert reason in FAILED, (reason, status)
            assert status in (0, 503)
        raise AssertionError(self.refusals)

    async def at(self, guest: Guest, table: str, do: Callable[[TableClient], Awaitable[T]]) -> T | None:
        async def step() -> T:
            async with guest.at(table) as place:
                return await do(place)

        return await self.tried(step)

    async def go(self) -> None:
        ann, bob, tried = self.ann, self.bob, self.tried
        await tried(lambda: ann.called("Ann"))
        self.told["name"] = "Ann"
        opened = await tried(lambda: ann.open(game="race", seats=[HERE, PERSON, bot()]))
        assert opened is not None
        table = self.told["table"] = opened.card.table
        given = await tried(lambda: ann.links(table))
        assert given is not None
        link = next(one.path for one in given.links if one.seat == 1).removeprefix("/s/")
        await tried(lambda: bob.sit(link, "Bob"))
        for _ in range(6):
            await self.at(ann, table, self.one_move)
            await self.at(bob, table, self.one_move)
        await self.at(ann, table, self.take_back)
        await self.at(bob, table, lambda place: place.ask(live.Say(text="well played")))
        self.told["said"] = "well played"
        await tried(lambda: ann.ask("PUT", f"/api/tables/{table}/seats/0/notes", Notes, {"text": "mine"}))
        self.told["note"] = "mine"
        await tried(lambda: bob.ask("POST", "/api/me/keep", Me, {"name": "Bobby", "passphrase": PASSPHRASE}))
        self.told["kept"] = "Bobby"
        await tried(lambda: Guest(bob.base).sign_in("Bobby", PASSPHRASE))
        await tried(bob.me)
        await tried(lambda: bob.ask("GET", "/api/me/devices", Devices))
        await self.end(table)
        await self.look_back(table)
        await self.go_on(table)

    async def one_move(self, place: TableClient) -> None:
        """The first of what is possible, if one is asked; acknowledged, it counts."""
        if place.sides.moves and not place.over:
            await place.act(place.actions[0])
            self.told["moves"] = self.told.get("moves", 0) + 1

    async def take_back(self, place: TableClient) -> None:
        if place.sides.undo is None:
            await place.ask(live.Undo(seq=place.seq))

    async def look_back(self, table: str) -> None:
        """What is only read is read: all of it, or refused and then all of it."""
        ann, tried = self.ann, self.tried
        assert await tried(lambda: ann.record(table))
        assert await tried(lambda: ann.past(table, step=1))
        assert await tried(lambda: ann.course(table))
        assert await tried(ann.mine)
        games = await tried(lambda: ann.ask("GET", "/api/me/games", MyGames))
        assert games is not None
        assert [one.card.table for one in games.games] == [table]
        copied = await tried(lambda: ann.ask("GET", "/api/me/data", MyData))
        assert copied is not None
        found = {one.table: one for one in copied.tables}[table]
        assert (found.notes, bool(found.record)) == ({0: self.told["note"]}, True)
        assert await tried(lambda: ann.learn("race"))

    async def go_on(self, table: str) -> None:
        """A phone that wants messages, and another try from the second step of the game."""
        ann, tried = self.ann, self.tried
        phone = Device("https://push.example/ann").body()
        await tried(lambda: ann.ask("POST", "/api/me/push", Pushing, phone))
        self.told["phones"] = 1
        wish = {"step": 2, "seat": 0}
        again = await tried(lambda: ann.ask("POST", f"/api/tables/{table}/try", TableSeen, wish))
        assert again is not None
        self.told["again"] = again.card.table
        await self.at(ann, again.card.table, lambda place: place.ask(live.Resign()))

    async def end(self, table: str) -> None:
        """The game is abandoned, they go on at another table, and somebody wants to be forgotten."""

        async def abandon(place: TableClient) -> None:
            if not place.over and not place.sides.vote:
                await place.ask(live.Call(vote="abandon"))

        async def agree(place: TableClient) -> None:
            if not place.over:
                await place.ask(live.Vote(yes=True))

        async def rematch(place: TableClient) -> str:
            await place.ask(live.Rematch())
            await place.until(lambda place: bool(place.sides.rematch))
            return str(place.sides.rematch)

        await self.at(self.ann, table, abandon)

        async def offer(place: TableClient) -> None:
            await place.ask(live.Rematch())

        await self.at(self.bob, table, agree)
        await self.at(self.bob, table, offer)
        self.told["rematch"] = await self.at(self.ann, table, rematch)
        gone = Guest(self.ann.base)
        await self.tried(lambda: gone.called("Cleo"))
        lonely = await self.tried(lambda: gone.open(game="race", seats=[HERE, PERSON]))
        await self.tried(lambda: gone.ask("POST", "/api/me/forget", Me, {"sure": True}))
        self.told["forgotten"] = lonely.card.table if lonely else ""


def health(base: str) -> tuple[int, dict[str, Any]]:
    line = http.client.HTTPConnection(base.removeprefix("http://"), timeout=20)
    line.request("GET", "/health")
    answer = line.getresponse()
    body = json.loads(answer.read())
    line.close()
    return answer.status, body


def remembered(folder: Path, evening: Evening) -> None:
    """After a restart all that was acknowledged is there."""
    told, store = evening.told, Store(folder)
    try:
        entries = [decode(body) for body in store.entries(told["table"])]
        moves = sum(isinstance(entry, Moved) and not entry.by for entry in entries)
        assert moves >= told["moves"] > 0
        assert sum(isinstance(entry, Undone) for entry in entries) <= 2
        assert [entry.text for entry in entries if isinstance(entry, Said)].count(told["said"]) >= 1
        assert store.note(told["table"], 0) == told["note"]
        assert (account := store.people.account("bobby")) is not None
        assert account.registered_name == told["kept"]
        assert store.entries(told["rematch"])
        assert store.entries(told["forgotten"]) == []
        assert len(store.subscriptions.players) == told["phones"]
        again = [decode(body) for body in store.entries(told["again"])]
        assert [entry.seat for entry in again if isinstance(entry, Resigned)] == [0]
    finally:
        store.close()


def traces(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged with a trace."""
    return [record.getMessage() for record in caplog.records if record.exc_info]


async def evening_with(folder: Path, first: int, *, late: bool = False) -> tuple[Evening, Faults, int]:
    """An evening whose so-many-th call of the driver fails (0: none); how many calls there were."""
    faults = Faults()
    async with served(folder, faults) as (service, base):
        await asyncio.sleep(0.05)  # for the contents to be kept
        faults.arm(first, late=late)
        evening = Evening(base)
        async with asyncio.timeout(50):
            await evening.go()
        calls = faults.calls
        faults.disarm()
        await service.sweep.round()
        assert service.sweep.problem == ""
        assert await Health(service).problems() == {}
        me = await evening.ann.me()
        assert me.name == "Ann"
    return evening, faults, calls


def check(play: Play, folder: Path, caplog: pytest.LogCaptureFixture, first: int, *, late: bool) -> int:
    caplog.clear()
    evening, faults, calls = play(evening_with(folder, first, late=late))
    remembered(folder, evening)
    if first == 0:
        assert evening.refusals == []
    assert traces(caplog) == [], (first, faults.hit)
    return int(calls)


def test_an_evening_on_a_good_disk(tmp_path: Path, play: Play, caplog: pytest.LogCaptureFixture) -> None:
    assert check(play, tmp_path, caplog, 0, late=False) >= CALLS


@pytest.mark.parametrize("first", [3, 24, 75, 110, 155, 200])
def test_a_disk_that_fails_once_in_the_evening(
    tmp_path: Path, play: Play, caplog: pytest.LogCaptureFixture, first: int
) -> None:
    check(play, tmp_path, caplog, first, late=False)


@pytest.mark.slow
@pytest.mark.parametrize("late", [False, True], ids=["before", "after"])
def test_a_disk_that_fails_once_at_every_call_of_the_evening(
    tmp_path: Path, play: Play, caplog: pytest.LogCaptureFixture, late: bool
) -> None:
    """Each call once, before it has an effect or after."""
    most = check(play, tmp_path / "0", caplog, 0, late=False)
    for first in range(1, most + 1):
        check(play, tmp_path / str(first), caplog, first, late=late)


def test_nobody_is_forgotten_whose_table_could_not_be_closed(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        faults = Faults()
        async with served(tmp_path, faults) as (service, base):
            ann, bob = Guest(base), Guest(base)
            await ann.called("Ann")
            table = (await ann.open(game="race", seats=[HERE, PERSON, PERSON], open=True)).card.table
            await bob.join(table)
            faults.arm_next("INSERT INTO groups")
            with pytest.raises(RequestRefused) as no:
                await ann.ask("POST", "/api/me/forget", Me, {"sure": True})
            assert (no.value.status, no.value.message.id) == (503, "store-failed")
            assert faults.hit
            assert (await ann.me()).name == "Ann"
            await ann.ask("POST", "/api/me/forget", Me, {"sure": True})
            assert service.store.open_tables(9) == []  # closed, as its host is gone
            assert (await service.registry.table(table)).table.ending is not None

    play(scene())


BODIES: dict[str, Any] = {
    "PUT /api/me": {"name": "Bea"},
    "POST /api/me/keep": {"name": "Bea", "passphrase": PASSPHRASE},
    "POST /api/me/sign-in": {"name": "Bobby", "passphrase": PASSPHRASE},
    "PUT /api/me/passphrase": {"old": PASSPHRASE, "new": "another " + PASSPHRASE},
    "POST /api/me/forget": {"sure": True, "passphrase": PASSPHRASE},
    "POST /api/tables": {"game": "race", "seats": [HERE, HERE]},
    "POST /api/lessons": {"game": "race"},
    "PUT /api/tables/{table}/seats/{seat}/notes": {"text": "mine"},
}
WITHOUT_READING = {  # who asked lately is known
    "GET /api/me",
    "GET /api/games",
    "GET /api/games/{game}/figures",
    "GET /api/games/{game}/content",  # the game's own, which comes with the program
    "GET /api/games/{game}/content/changes",
    "GET /api/games/{game}/lesson",
    "GET /api/words/{language}/{game}",
}
WITHOUT_WRITING = {
    "POST /api/tables/{table}/seats/{seat}/device",  # a link is signed, not stored
    "POST /api/tables/{table}/join",  # of who sits there already
}


async def answers(guest: Guest, table: str, link: str) -> dict[str, tuple[int, str]]:
    """What each call answers, by its name: the status, and the sentence of a refusal."""
    places = {"table": table, "link": link, "seat": "0", "device": "0", "game": "race", "language": "en"}
    found = {}
    for call in API:
        name, cookie = f"{call.method} {call.path}", guest.secret
        try:
            await guest.fetch(call.method, call.path.format_map(places), BODIES.get(name))
            found[name] = (200, "")
        except RequestRefused as no:
            found[name] = (no.status, no.message.id)
        guest.secret = cookie
    return found


@pytest.mark.parametrize("broken", ["everything", "writing"])
def test_every_call_says_that_the_store_has_failed(
    tmp_path: Path, play: Play, caplog: pytest.LogCaptureFixture, broken: str
) -> None:
    async def scene() -> None:
        faults = Faults()
        async with served(tmp_path, faults) as (service, base):
            ann, bob = Guest(base), Guest(base)
            await ann.called("Ann")
            await bob.ask("POST", "/api/me/keep", Me, {"name": "Bobby", "passphrase": PASSPHRASE})
            table = (await ann.open(game="race", seats=[HERE, PERSON], open=True)).card.table
            link = (await ann.links(table)).links[0].path.removeprefix("/s/")
            if broken == "everything":
                faults.arm(1, lasting=10**9)
            else:
                writing_driver(service.store).execute("PRAGMA query_only = ON").close()
            for guest in (ann, bob, Guest(base)):
                service.registry.live.clear()
                found = await answers(guest, table, link)
                assert {answer for answer in found.values() if answer[0] >= 500} == {(503, "store-failed")}
                done = {name for name, (status, _) in found.items() if status == 200}
                if broken == "everything":
                    assert done <= WITHOUT_READING
                else:
                    assert {name for name in done if not name.startswith("GET")} <= WITHOUT_WRITING

    play(scene())
    assert traces(caplog) == []


def test_health_says_what_is_not_well_and_comes_back(
    tmp_path: Path, play: Play, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        faults = Faults("database or disk is full")
        async with served(tmp_path, faults) as (service, base):
            guest = Guest(base)
            await guest.called("Ann")
            table = (await guest.open(game="race", seats=[HERE, HERE])).card.table
            faults.arm(1, lasting=10**9)
            for asking in (
                lambda: guest.called("Bea"),
                lambda: guest.open(game="race", seats=[HERE, HERE]),
                lambda: guest.ask("PUT", f"/api/tables/{table}/seats/0/notes", Notes, {"text": "mine"}),
                lambda: guest.ask("POST", "/api/me/keep", Me, {"name": "Bea", "passphrase": PASSPHRASE}),
                lambda: guest.ask("POST", "/api/me/forget", Me, {"sure": True}),
                guest.mine,
                Guest(base).me,
            ):
                with pytest.raises(RequestRefused) as no:
                    await asking()
                assert (no.value.status, no.value.message.id) == (503, "store-failed")
            with pytest.raises((Lost, Refused)) as gone:
                async with guest.at(table, 0) as place:
                    await place.ask(live.Say(text="hello"))
            error = gone.value
            assert isinstance(error, Lost | Refused)
            assert error.message is not None
            assert error.message.id == "store-failed"
            await service.sweep.round()
            await asyncio.sleep(1.01)  # an answer holds for a second
            status, told = await asyncio.to_thread(health, base)
            assert status == 503
            assert told["problems"] == {
                "sweep": "failing: beat, wake",
                "writes": "database or disk is full",
                "reads": "database or disk is full",
            }
            faults.disarm()
            await service.sweep.round()
            await asyncio.sleep(1.01)
            assert (await asyncio.to_thread(health, base))[0] == 200
            assert (await guest.me()).name == "Ann"

    play(scene())
    assert traces(caplog) == []
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert 0 < len([record for record in errors if record.name.startswith("philtre")]) < 20
