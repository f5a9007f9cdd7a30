"""A scene that calls every public method of the store, each as a step by itself."""

import asyncio
import contextlib
import json
import sqlite3
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from philtre.server.store.history import Wish
from philtre.server.store.people import Change, People
from philtre.server.store.postgres import PostgresDatabase
from philtre.server.store.sqlite import SqliteDatabase, SqliteWriting
from philtre.server.store.store import Store, TableRow, append_job
from philtre.server.store.subscriptions import Subscription, Subscriptions

LATER = int(time.time()) + 10_000
NUMBERS = "SELECT seq FROM entries WHERE table_id = 't' ORDER BY seq"


class Step(NamedTuple):
    """One call: the method's name, and how it is called. Whoever writes waits until it is written."""

    name: str
    do: Callable[[Store], Any]


def row(id: str, phase: str = "playing", **more: object) -> TableRow:
    fields = {"host": "ann", "open": False, "bot": False, "deadline": None, "card": card(id)}
    return TableRow(id=id, phase=phase, **(fields | more))  # type: ignore[arg-type]


def card(id: str) -> bytes:
    seats = [{"name": "Ann", "taken": True}, {"name": "Bob", "taken": True}]
    return json.dumps({"table": id, "game": "race", "seats": seats}).encode()


def over(id: str) -> TableRow:
    return row(id, "over", game="race", over=True, returns="[1, 0]")


def device(session: bytes, player: str) -> Subscription:
    return Subscription(session, player, f"https://push.example/{player}", b"key", b"secret", "en")


async def soon(store: Store) -> None:
    """Two tables in one round of the event loop."""
    done = [asyncio.get_running_loop().create_future() for _ in range(2)]
    for number, future in enumerate(done):
        job = append_job(f"soon{number}", 1, [b"{}"], row(f"soon{number}", "waiting", open=True))
        store.append_soon(job, future.set_result)
    for problem in await asyncio.gather(*done):
        if problem is not None:
            raise problem


async def one_soon(store: Store) -> None:
    await store.appended(append_job("soon0", 2, [b"{}"], None))


def backed_up(store: Store) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        store.back_up(Path(folder) / "copy.db")
        return (Path(folder) / "copy.db").exists()


WRITING = [
    Step("people.add", lambda s: s.people.add("ann", b"1", "Ann").result()),
    Step("people.add", lambda s: s.people.add("bob", b"2", "").result()),
    Step("people.add", lambda s: s.people.add("eve", b"3", "").result()),
    Step("people.add", lambda s: s.people.add("guest", b"4", "").result()),
    Step("append", lambda s: s.append(row("t", "waiting"), 1, [b"{}"], [("ann", 0), ("eve", 1)]).result()),
    Step("append", lambda s: s.append(row("t", "waiting"), 2, [b"{}"], stood=[1]).result()),
    Step("append", lambda s: s.append(row("t", bot=True, deadline=50), 3, [b"{}"], [("bob", 1)]).result()),
    Step("append", lambda s: s.append(over("over"), 1, [b"{}", b"{}"], [("ann", 0), ("bob", 1)]).result()),
    Step("append", lambda s: s.append(row("lone", host="eve"), 1, [b"{}"], [("eve", 0)]).result()),
    Step(
        "append",
        lambda s: s.append(row("lone", host="eve"), 2, [b"{}"], [("eve", 0)], order=[0]).result(),
    ),
    Step("append_soon", lambda s: asyncio.run(soon(s))),
    Step("appended", lambda s: asyncio.run(one_soon(s))),
    Step("persist_uptime", lambda s: s.persist_uptime().result()),
    Step("put_note", lambda s: s.put_note("t", 1, "mine").result()),
    Step("put_note", lambda s: s.put_note("t", 1, "mine, again").result()),
    Step("put_analysis", lambda s: s.put_analysis("over", b"{}").result()),
    Step("dismiss", lambda s: s.dismiss("bob", "over").result()),
    Step("dismiss", lambda s: s.dismiss("bob", "over").result()),
    Step("ban", lambda s: s.ban("10.0.0.1").result()),
    Step("ban", lambda s: s.ban("mallory").result()),
    Step("unban", lambda s: s.unban("mallory").result()),
    Step("put_value", lambda s: s.put_value("key", b"secret").result()),
    Step("keep_value", lambda s: s.keep_value("other", b"first").result()),
    Step("keep_value", lambda s: s.keep_value("other", b"second").result()),
    Step("put_content", lambda s: s.put_content("a1", "race", "steps = 9").result()),
    Step("unused_contents", lambda s: s.unused_contents()),
    Step("drop_contents", lambda s: s.drop_contents(["a2"]).result()),
    Step("people.start_session", lambda s: s.people.start_session("bob", b"5", instead=b"2").result()),
    Step("people.start_session", lambda s: s.people.start_session("bob", b"6").result()),
    Step("people.end_session", lambda s: s.people.end_session(b"6").result()),
    Step("people.end_other_sessions", lambda s: s.people.end_other_sessions("bob", b"5").result()),
    Step("people.rename", lambda s: s.people.rename("bob", "Bob").result()),
    Step("people.register", lambda s: s.people.register("ann", "Ann", "ann", "hash").result()),
    Step("subscriptions.put", lambda s: s.subscriptions.put(device(b"3", "eve")).result()),
    Step("subscriptions.put", lambda s: s.subscriptions.put(device(b"5", "bob")).result()),
    Step("subscriptions.move", lambda s: s.subscriptions.move(b"3", b"7", "eve").result()),
    Step("subscriptions.remove", lambda s: s.subscriptions.remove(b"5").result()),
    Step("people.change_passphrase", lambda s: s.people.change_passphrase("ann", "other").result()),
]
READING = [
    Step("check", lambda s: s.check()),
    Step("now", lambda s: s.now() >= 0),
    Step("all", lambda s: s.all(NUMBERS)),
    Step("value", lambda s: s.value("key")),
    Step("entries", lambda s: s.entries("t")),
    Step("table", lambda s: s.table("t")[0]),
    Step("since", lambda s: s.since("t", 1)),
    Step("since", lambda s: s.since("none", 1)),
    Step("mine", lambda s: sorted((one, seats) for one, _, seats in s.mine("ann", 9))),
    Step("card", lambda s: s.card("t")[0]),
    Step("seats", lambda s: s.seats("ann", "t")),
    Step("finished", lambda s: s.finished("ann", Wish())[1]),
    Step("finished", lambda s: s.finished("ann", Wish("race", "won", "bo"))[1]),
    Step("best", lambda s: s.best("ann", "race", "solo", "t")),
    Step("hosted", lambda s: s.hosted("ann")),
    Step("open_tables", lambda s: sorted(one for one, _ in s.open_tables(9))),
    Step("due_tables", lambda s: sorted(s.due_tables(100))),
    Step("listed", lambda s: sorted(one.id for one in s.listed())),
    Step("listed", lambda s: [one.id for one in s.listed("over")]),
    Step("unfinished_rules", lambda s: s.unfinished_rules()),
    Step("unfinished_under", lambda s: [one.id for one in s.unfinished_under("race", 1)]),
    Step("untouched", lambda s: s.untouched(LATER, ("over",), 9)),
    Step("untouched", lambda s: sorted(s.untouched(LATER, ("over", "waiting", "playing"), 9))),
    Step("number_untouched", lambda s: s.number_untouched(LATER, ("over", "playing"))),
    Step("note", lambda s: s.note("t", 1)),
    Step("analysis", lambda s: s.analysis("over")),
    Step("content", lambda s: s.content("a1")),
    Step("contents", lambda s: s.contents()),
    Step("banned", lambda s: s.banned()),
    Step("back_up", backed_up),
    Step("people.idle", lambda s: s.people.idle(LATER)),
    Step("people.known", lambda s: s.people.known(b"5")),
    Step("people.find", lambda s: s.people.find("bob")),
    Step("people.account", lambda s: s.people.account("ann")),
    Step("people.made", lambda s: s.people.made("bob") > 0),
    Step("people.owners", lambda s: s.people.owners(["ann", "nobody"])),
    Step("people.session_list", lambda s: [secret for secret, _ in s.people.session_list("bob")]),
    Step("people.sessions", lambda s: s.people.sessions("bob")),
    Step("people.tables", lambda s: sorted(s.people.tables("eve"))),
    Step("subscriptions.of", lambda s: [one.session for one in s.subscriptions.of("eve")]),
    Step("subscriptions.all_players", lambda s: s.subscriptions.all_players()),
    Step("subscriptions.count", lambda s: s.subscriptions.count("eve", b"8")),
]
ENDING = [
    Step("people.join", lambda s: s.people.join("bob", "ann", [Change("t", 3, 0, {3: b"[]"}, card("t2"))])),
    Step(
        "people.forget",
        lambda s: s.people.forget(
            "eve", "former:1", [Change("t", 3, 1, {1: b"[]"}, card("t3"), (0,))], ["lone"]
        ),
    ),
    Step("people.purge", lambda s: s.people.purge(["guest", "ann"])),
    Step("purge", lambda s: s.purge(["over", "soon0"])),
]
STEPS = [*WRITING, *READING, *ENDING]


def public_methods() -> set[str]:
    """The names of all that the store and its people offer, but for closing it."""
    own = {name for name, what in vars(Store).items() if callable(what) and not name.startswith("_")}
    theirs = {f"people.{name}" for name, what in vars(People).items() if callable(what) and name[0] != "_"}
    devices = {f"subscriptions.{name}" for name in vars(Subscriptions) if name[0] != "_"}
    return (own | theirs | devices) - {"close"}


def execute(store: Store, statement: str) -> None:
    """Change something in a store's database by hand."""
    if isinstance(store.database, PostgresDatabase):
        with contextlib.closing(store.database.connect()) as connection:
            connection.execute(statement)
    else:
        with contextlib.closing(sqlite3.connect(file_of(store), isolation_level=None)) as file:
            file.execute(statement)


def file_of(store: Store) -> Path:
    """The SQLite file of a store."""
    assert isinstance(store.database, SqliteDatabase)
    return store.database.file


def writing_driver(store: Store) -> sqlite3.Connection:
    """The SQLite connection that a store writes with."""
    assert isinstance(store.writer.connection, SqliteWriting)
    return store.writer.connection.driver
