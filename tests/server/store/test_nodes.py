"""What nodes know of each other, in PostgreSQL: the clock they share, who is where, who tried to sign in."""

import json
import re
import threading
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import psycopg
import pytest
from tests.server.postgres import PostgresServer
from tests.server.scene import row

from philtre.server.bus.interface import Leaving, PeopleChanged
from philtre.server.bus.postgres import MOST_BYTES, Payload, payloads
from philtre.server.store import nodes as nodes_module
from philtre.server.store import postgres_group
from philtre.server.store.nodes import EXPIRY, Nodes, PresenceRow
from philtre.server.store.postgres import PostgresDatabase
from philtre.server.store.postgres_opening import text_of
from philtre.server.store.store import Store
from philtre.server.store.uptime import GAP, SharedUptime


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.fresh()


@pytest.fixture
def stores(url: str) -> Iterator[tuple[Store, Store]]:
    opened = Store(PostgresDatabase(url)), Store(PostgresDatabase(url))
    yield opened
    for store in opened:
        store.close()


def both(stores: tuple[Store, Store]) -> tuple[Nodes, Nodes]:
    first, second = (store.nodes for store in stores)
    assert first is not None
    assert second is not None
    first.enter("a", "first", "1.0")
    second.enter("b", "second", "1.1")
    return first, second


def set_back(store: Store, table: str, milliseconds: int, where: str = "TRUE") -> None:
    """As if the last sign of life had been so long ago."""
    assert isinstance(store.database, PostgresDatabase)
    with store.database.connection() as connection:
        connection.execute(f"UPDATE {table} SET beat = beat - {milliseconds:d} WHERE {where}")


def test_nodes_share_one_clock_that_counts_only_time_in_which_one_of_them_ran(
    stores: tuple[Store, Store],
) -> None:
    first, second = both(stores)
    for _ in range(5):
        first.beat()
        second.beat()
        assert abs(stores[0].now() - stores[1].now()) < 1500  # on a busy machine
    before = stores[0].now()
    set_back(stores[0], "uptime", 3_600_000)  # an hour in which none of them ran
    second.beat()
    assert GAP - 500 <= stores[1].now() - before < GAP + 3000  # the two differ by some milliseconds
    first.beat()
    assert abs(stores[0].now() - stores[1].now()) < 1500
    before = stores[0].now()
    set_back(stores[0], "uptime", -3_600_000)  # the database's own clock was set back
    first.beat()
    first.beat()
    assert before <= stores[0].now() < before + 3000
    assert int(stores[0].value("clock") or 0) == pytest.approx(stores[0].now(), abs=3000)


def test_a_clock_stands_still_while_the_database_is_not_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0]
    monkeypatch.setattr(time, "monotonic_ns", lambda: now[0])
    uptime = SharedUptime()
    uptime.set(5000, 0)
    now[0] = 1_000_000_000
    assert uptime.now() == 6000
    now[0] = 60_000_000_000
    assert uptime.now() == 5000 + GAP
    uptime.set(5000 + GAP - 10, now[0])  # a moment less than was thought: it does not go back
    assert uptime.now() == 5000 + GAP


def test_presence_ends_with_its_node(stores: tuple[Store, Store]) -> None:
    first, second = both(stores)
    there = [PresenceRow("t", "ann", 2, 1), PresenceRow("t", "", 3, 3), PresenceRow("u", "bob", 1, 0)]
    second.put_presence(["t", "u"], there)
    assert sorted(first.present(["t", "u", "v"])) == sorted(there)
    assert second.present(["t", "u"]) == []  # one's own
    second.put_presence(["t"], [PresenceRow("t", "ann", 1, 1)])
    assert first.present(["t"]) == [PresenceRow("t", "ann", 1, 1)]
    assert [node.name for node in first.alive()] == ["first", "second"]
    set_back(stores[0], "nodes", EXPIRY + 1000, "id = 'b'")
    assert first.present(["t", "u"]) == []
    assert [node.name for node in first.alive()] == ["first"]
    second.beat()
    assert len(first.present(["t", "u"])) == 2
    second.leave()
    assert first.present(["t", "u"]) == []
    assert stores[0].all("SELECT count(*) FROM presence") == [(0,)]
    second.enter("c", "second", "1.1")
    second.put_presence(["t"], there[:1])
    set_back(stores[0], "nodes", 11 * EXPIRY, "id = 'c'")
    first.tidy()
    assert stores[0].all("SELECT count(*) FROM presence") == [(0,)]


def test_attempts_are_counted_together_and_cease_to_count(stores: tuple[Store, Store]) -> None:
    first, second = both(stores)
    assert [one.take_attempt("x", 3, 17) for one in (first, second, first)] == [0, 0, 0]
    assert 50 <= second.take_attempt("x", 3, 17) <= 60  # seconds
    assert second.take_attempt("y", 3, 17) == 0
    first.give_attempt("x")
    assert second.take_attempt("x", 3, 17) == 0
    assert first.take_attempt("x", 3, 17) > 0
    with stores[0].database.connection() as connection:  # type: ignore[attr-defined]
        connection.execute("UPDATE attempts SET at = at - 61000")
    assert second.take_attempt("x", 3, 17) == 0
    assert first.take_attempt("x", 3, 17) > 0


def test_attempts_at_once_are_all_counted(stores: tuple[Store, Store]) -> None:
    nodes, found = both(stores), []
    threads = [
        threading.Thread(target=lambda at=at: found.append(nodes[at % 2].take_attempt("x", 5, 17)))
        for at in range(12)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(bool(wait) for wait in found) == [False] * 5 + [True] * 7


# Plans

SCANNED = {"nodes", "presence", "uptime", "attempts"}  # as many rows as there are nodes, or connections


def test_no_query_of_a_node_reads_a_table_that_grows_from_end_to_end(
    url: str, stores: tuple[Store, Store]
) -> None:
    store = stores[0]
    for number in range(300):
        store.append(row(f"t{number}"), 1, [b"{}"] * 3, [("ann", 0)])
    store.people.add("ann", b"1", "Ann").result()
    statements: dict[str, Any] = {
        name: text_of(text)
        for name, text in vars(nodes_module).items()
        if isinstance(text, str) and re.match(r"\s*(SELECT|INSERT|UPDATE|DELETE|WITH) ", text)
    }
    assert len(statements) >= 15
    statements["the group"] = postgres_group.STATEMENT
    values = {
        "names": json.dumps(["t1", "t2"]), "rows": "[]", "entries": '[["t1", 4, "{}"]]', "tables": "[]",
        "guards": '[["t1", 0]]', "guarded": 1, "began": 0, "node": "a", "name": "n", "program": "1",
        "now": 5, "whom": "x", "most": 3, "rate": 17, "known": '{"t1": 2}',
    }  # fmt: skip
    found = {}
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("ANALYZE")
        connection.execute("SET enable_seqscan = off")  # so that a small table is read as a large one is
        for name, text in statements.items():
            chosen = values | ({"names": "[]"} if name == "_SESSIONS" else {})
            plan = "\n".join(line for (line,) in connection.execute(f"EXPLAIN {text}", chosen))
            for table in re.findall(r"Seq Scan on (\w+)", plan):
                if table not in SCANNED:
                    found[name] = table
    assert found == {}


# The bus


def test_messages_are_put_together_and_cut_to_what_postgresql_takes() -> None:
    tables = {f"table{number:020d}": number for number in range(1000)}
    others = [PeopleChanged(players=[f"p{number}"]) for number in range(50)]
    texts = list(payloads("me", tables, list(others), 1.5))
    assert len(texts) < 12
    assert max(len(text.encode()) for text in texts) <= MOST_BYTES
    found = [msgspec.json.decode(text, type=Payload) for text in texts]
    assert {table: seq for one in found for table, seq in one.tables.items()} == tables
    assert [message for one in found for message in one.others] == others
    assert list(payloads("me", {}, [], 2.0)) == ['{"node":"me","echo":2.0}']


def test_a_node_of_an_older_version_reads_what_it_knows_of_a_payload() -> None:
    """A kind of message that it does not know is in a field of its own, which it ignores."""

    class Older(msgspec.Struct):
        node: str
        tables: dict[str, int] = {}
        others: list[PeopleChanged] = []
        echo: float = 0.0

    [text] = payloads("me", {"table": 3}, [PeopleChanged(["ann"]), Leaving("me", ["table"])], 2.0)
    assert msgspec.json.decode(text, type=Older) == Older("me", {"table": 3}, [PeopleChanged(["ann"])], 2.0)
    assert msgspec.json.decode(text, type=Payload).leaving == [Leaving("me", ["table"])]
