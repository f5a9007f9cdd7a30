"""The store on PostgreSQL does what it does on SQLite, refuses what it cannot use, and outlives trouble."""

import re
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server.conftest import wait_until
from tests.server.faults import Faults
from tests.server.postgres import PostgresServer
from tests.server.scene import READING, STEPS, Step, row

from philtre import PhiltreError
from philtre.server.store import postgres as postgres_module
from philtre.server.store import postgres_group
from philtre.server.store.errors import Conflict, StoreError, Unfit
from philtre.server.store.folder import InUse
from philtre.server.store.migrations import Migration, SchemaSession
from philtre.server.store.people import Change
from philtre.server.store.postgres import PostgresDatabase
from philtre.server.store.postgres_opening import upgrade
from philtre.server.store.schema import TABLES, VERSION
from philtre.server.store.store import Store, append_job, open_postgres
from philtre.server.store.writer import WriteBatch

MOMENTS = {"opened", "touched", "made", "finished"}  # columns that differ from run to run
OWN = {"clock", "schema"}  # values that differ, or that one database has only


@pytest.fixture
def url(postgres: PostgresServer) -> str:
    return postgres.fresh()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    opened = Store(PostgresDatabase(url))
    yield opened
    opened.close()


def content(store: Store) -> dict[str, list[Any]]:
    """All rows of all tables, but for what the time was."""
    found = {}
    for table in TABLES:
        names = ", ".join(column.name for column in table.columns if column.name not in MOMENTS)
        rows = store.all(f"SELECT {names} FROM {table.name}")
        found[table.name] = sorted((one for one in rows if one[0] not in OWN), key=repr)
    return found


def test_every_step_does_the_same_on_both_databases(tmp_path: Path, store: Store) -> None:
    other = Store(tmp_path)
    for step in STEPS:
        assert step.do(store) == step.do(other), step.name
    assert content(store) == content(other)
    other.close()


# Opening


def sentence(url: str) -> str:
    """Why a database cannot be used: one line, without the password."""
    with pytest.raises(PhiltreError) as no:
        PostgresDatabase(url)
    assert "secret" not in str(no.value)
    assert "\n" not in str(no.value)
    return str(no.value)


@pytest.mark.parametrize(
    "wrong",
    [
        "mysql://ann:secret@host/philtre",
        "postgresql://ann:secret@host:port/philtre",
        "philtre",
        "postgresql://ann@host/philtre?colour=red&password=secret",
    ],
)
def test_a_wrong_address_is_refused(wrong: str) -> None:
    assert re.match("--database: expected an address such as postgresql://", sentence(wrong))


def test_a_server_that_cannot_be_reached_is_told(postgres: PostgresServer) -> None:
    assert sentence("postgresql://ann:secret@127.0.0.1:9/philtre") == (
        "cannot reach the PostgreSQL database philtre at 127.0.0.1: Connection refused"
    )
    assert "cannot reach the PostgreSQL database none at" in sentence(postgres.url(database="none"))
    assert 'database "none" does not exist' in sentence(postgres.url(database="none"))
    assert 'role "nobody" does not exist' in sentence(postgres.url(user="nobody"))


def test_a_user_who_may_not_make_tables_is_told(postgres: PostgresServer, url: str) -> None:
    schema = f"t{postgres.schemas}"
    postgres.execute("DROP ROLE IF EXISTS reader; CREATE ROLE reader LOGIN")
    assert "has no schema to use" in sentence(postgres.url(schema, "reader"))
    postgres.execute(f"GRANT USAGE ON SCHEMA {schema} TO reader")
    told = sentence(postgres.url(schema, "reader"))
    assert f"permission denied for schema {schema}: make its user the owner, or grant it CREATE" in told
    assert postgres.execute(f"SELECT 1 FROM pg_class WHERE relnamespace = '{schema}'::regnamespace") == []
    Store(PostgresDatabase(url)).close()


def test_a_database_of_another_encoding_is_refused(postgres: PostgresServer) -> None:
    postgres.execute("DROP DATABASE IF EXISTS latin")
    postgres.execute("CREATE DATABASE latin ENCODING 'LATIN1' LOCALE 'C' TEMPLATE template0")
    assert "has the encoding LATIN1: make one with createdb --encoding=UTF8" in sentence(
        postgres.url(database="latin")
    )


@pytest.mark.parametrize("table", ["players (a int)", "meta (a int)", "meta (key text, value bytea)"])
def test_tables_of_another_program_are_left_alone(postgres: PostgresServer, url: str, table: str) -> None:
    schema = f"t{postgres.schemas}"
    postgres.execute(f"CREATE TABLE {schema}.{table}")
    assert "has tables of another program" in sentence(url)
    assert postgres.execute(f"SELECT count(*) FROM pg_tables WHERE schemaname = '{schema}'") == [(1,)]


def test_a_newer_schema_is_refused_and_an_older_one_brought_up(postgres: PostgresServer, url: str) -> None:
    Store(PostgresDatabase(url)).close()
    steps: dict[int, Migration] = {VERSION: lambda session: session.run("CREATE TABLE later (x int)")}

    def broken(session: SchemaSession) -> None:
        session.run("CREATE TABLE never (x int)")
        session.run("CREATE nonsense")

    with psycopg.connect(url, autocommit=True) as connection:
        with pytest.raises(PhiltreError, match="cannot use it: syntax error"):
            upgrade(connection, "it", VERSION + 1, {VERSION: broken})
        assert connection.execute("SELECT to_regclass('never')").fetchone() == (None,)
        upgrade(connection, "it", VERSION + 1, steps)
        assert connection.execute("SELECT count(*) FROM later").fetchone() == (0,)
    assert f"written by a newer philtre (its schema is {VERSION + 1}, this one knows up to {VERSION}" in (
        sentence(url)
    )
    with pytest.raises(PhiltreError, match=rf"has schema {VERSION + 1}, this philtre reads {VERSION}"):
        PostgresDatabase(url, writes=False)


def test_a_philtre_without_the_extra_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "philtre.server.store.postgres")
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(PhiltreError, match=r"pip install 'philtre\[postgres\]'"):
        open_postgres("postgresql://host/philtre")


def test_many_servers_share_a_database_and_whoever_wants_it_alone_waits(
    url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience = postgres_module.PATIENCE
    monkeypatch.setattr(postgres_module, "PATIENCE", 0.0)
    other = Store(PostgresDatabase(url))
    with pytest.raises(InUse, match="a philtre server uses the PostgreSQL database postgres"):
        PostgresDatabase(url, alone=True)
    other.close()
    reading = PostgresDatabase(url, writes=False)  # looking is allowed
    assert reading.rows("SELECT count(*) FROM tables") == [(0,)]
    with pytest.raises(StoreError, match="for reading only"):
        reading.writing()
    reading.close()
    store.database.close()
    monkeypatch.setattr(postgres_module, "PATIENCE", patience)  # PostgreSQL takes a moment to notice
    alone = PostgresDatabase(url, alone=True)
    monkeypatch.setattr(postgres_module, "PATIENCE", 0.0)
    with pytest.raises(InUse, match="is being moved or restored"):
        PostgresDatabase(url)
    alone.close()
    monkeypatch.setattr(postgres_module, "PATIENCE", patience)
    Store(PostgresDatabase(url)).close()


def test_what_is_acknowledged_is_on_the_disk_whatever_the_default(postgres: PostgresServer, url: str) -> None:
    store = Store(PostgresDatabase(f"{url}%20-c%20synchronous_commit%3Doff"))
    assert isinstance(store.database, PostgresDatabase)
    found = store.database.writing().connection.execute("SHOW synchronous_commit").fetchone()
    assert found == ("on",)
    store.close()


# Trouble


def test_a_row_of_many_appends_is_that_of_the_last(store: Store) -> None:
    told = threading.Event()
    ended = row("t", "over", game="race", over=True, returns="[1, 0]", host="bob")
    jobs = [append_job("t", seq, [b"{}"], one) for seq, one in enumerate((row("t"), ended, row("t")), 1)]
    store.writer.put(WriteBatch(jobs, told.set))
    assert told.wait(20)
    assert [job.problem for job in jobs] == [None] * 3
    assert store.writer.commits == 1
    found = store.all("SELECT host, phase, finished IS NULL, returns FROM tables")
    assert found == [("ann", "playing", False, None)]


def test_values_that_it_cannot_hold_are_no_trouble_of_the_database(store: Store) -> None:
    """The job fails alone: others in its group are written, and the server is as well as before."""
    futures = [store.put_note("t", seat, text) for seat, text in enumerate(["first", "a\0b", "third"])]
    assert isinstance(futures[1].exception(20), Unfit)
    assert [futures[0].result(20), futures[2].result(20)] == [None, None]
    assert store.writer.failed == ""
    with pytest.raises(Unfit):
        store.note("\0", 0)
    assert store.note("t", 2) == "third"


def test_connections_that_were_ended_are_replaced(postgres: PostgresServer, store: Store) -> None:
    store.append(row("t"), 1, [b"{}"]).result(20)
    for seq in (2, 3):
        postgres.hang_up()
        time.sleep(0.05)
        assert len(store.entries("t")) == seq - 1
        store.append(row("t"), seq, [b"{}"], [("ann", 0)]).result(20)  # nobody notices
    assert store.writer.failures == 0


def test_a_server_that_was_cut_off_while_the_database_was_taken_writes_no_more(
    postgres: PostgresServer, url: str, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgres.hang_up()
    alone = PostgresDatabase(url, alone=True)
    monkeypatch.setattr(postgres_module, "PATIENCE", 0.0)
    with pytest.raises(StoreError, match="is being moved or restored"):
        store.append(row("t"), 1, [b"{}"]).result(20)
    alone.close()
    wait_until(lambda: written(store, "u"))


def test_of_two_servers_that_write_the_same_entry_one_is_refused(url: str, store: Store) -> None:
    other = Store(PostgresDatabase(url))
    store.append(row("t"), 1, [b"{}"]).result(20)
    for first, second in ((store, other), (other, store)):
        seq = len(store.entries("t")) + 1
        first.append(row("t"), seq, [b"{}"]).result(20)
        with pytest.raises(Conflict):
            second.append(row("t"), seq, [b"[]"]).result(20)
        assert other.entries("t")[-1] == b"{}"
    other.close()


def test_an_append_for_a_journal_that_was_rewritten_is_refused(url: str, store: Store) -> None:
    other = Store(PostgresDatabase(url))
    store.append(row("t"), 1, [b"{}", b"{}"]).result(20)
    with pytest.raises(Conflict):  # it has come further than it was read
        other.people.join("bob", "ann", [Change("t", 1, 0, {1: b"[1]"})])
    other.people.join("bob", "ann", [Change("t", 2, 0, {1: b"[1]"})])
    with pytest.raises(Conflict):
        store.writer.write(append_job("t", 3, [b"{}"], row("t"), version=0)).result(20)
    with pytest.raises(Conflict):  # without its row, too
        store.writer.write(append_job("t", 3, [b"{}"], None, version=0)).result(20)
    assert other.since("t", 0) == ([b"[1]", b"{}"], 1)
    store.writer.write(append_job("t", 3, [b"{}"], None, version=1)).result(20)
    other.purge(["t"])
    with pytest.raises(Conflict):
        store.writer.write(append_job("t", 4, [b"{}"], None, version=1)).result(20)
    assert store.since("t", 0) == ([], None)
    other.close()


def written(store: Store, table: str) -> bool:
    problem = store.append(row(table), 1, [b"{}"]).exception(20)
    assert not isinstance(problem, Conflict)
    return problem is None


@pytest.mark.slow
def test_a_restart_of_postgresql_is_told_and_outlived(postgres: PostgresServer, store: Store) -> None:
    store.append(row("t"), 1, [b"{}"]).result(20)
    postgres.stop()
    try:
        for _ in range(2):
            with pytest.raises(StoreError, match="cannot reach the PostgreSQL database"):
                store.append(row("t"), 2, [b"{}"]).result(20)
            with pytest.raises(StoreError, match="cannot reach"):
                store.check()
        assert "cannot reach" in store.writer.failed
    finally:
        postgres.start()
    wait_until(lambda: written(store, "u"))
    assert store.writer.failed == ""
    store.check()
    assert store.entries("t") == [b"{}"]


def done(step: Step, store: Store) -> Any:
    """What came of a step: its answer, or the error of the store, and no other."""
    try:
        return step.do(store)
    except StoreError as problem:
        return problem


@pytest.mark.slow
@pytest.mark.parametrize(("lasting", "late"), [(1, False), (4, False), (1, True)])
def test_a_step_is_done_or_not_wherever_the_database_fails(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lasting: int, late: bool
) -> None:
    """Each step fails at its first call, then at its second, and so on, until it is done."""
    monkeypatch.setattr(postgres_module, "PAUSE", 0.0)
    faults, hits = Faults(), 0
    store = Store(PostgresDatabase(postgres.fresh(), driver=faults.postgres))
    other = Store(tmp_path)
    before = content(other)
    for step in STEPS:
        wanted = step.do(other)
        after = content(other)
        for first in range(1, 150):
            faults.arm(first, lasting, late=late)
            answer = done(step, store)
            hits += len(faults.hit)
            faults.disarm()
            there = content(store)
            if isinstance(answer, StoreError):
                assert isinstance(answer, Conflict) or "disk I/O error" in answer.kind
                assert there in (before, after), step.name  # never half
                if there == after and step not in READING:
                    break
            else:
                assert (there, answer) == (after, wanted)  # what was acknowledged is there
                if not faults.hit or step not in READING:
                    break
        else:
            pytest.fail("a step has no end")
        before = after
    assert hits > 100
    store.close()
    other.close()


# Plans

ALLOWED = {"bans", "contents"}  # read from end to end, and meant to be: see test_query_plans.py


def scans(connection: psycopg.Connection[Any], statements: dict[str, Any]) -> dict[str, str]:
    """The tables of which PostgreSQL reads all rows, or all of an index, and for which statement."""
    chosen = """
    SELECT relname, attname FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    JOIN pg_attribute ON attrelid = indrelid AND attnum = indkey[0]
    WHERE relnamespace = current_schema()::regnamespace
    """
    leading = dict(connection.execute(chosen).fetchall())
    connection.execute("SET enable_seqscan = off")
    found = {}
    for statement, values in statements.items():
        explained = connection.execute(f"EXPLAIN (FORMAT JSON) {statement}", values).fetchone()
        assert explained
        for node in nodes(explained[0][0]["Plan"]):
            index = node.get("Index Name", "")
            whole = node["Node Type"] == "Seq Scan"
            if whole or (index and leading[index] not in node.get("Index Cond", "")):
                found[node.get("Relation Name", index)] = statement
    return {name: statement for name, statement in found.items() if name.split("_")[0] not in ALLOWED}


def nodes(plan: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield plan
    for part in plan.get("Plans", ()):
        yield from nodes(part)


MEANT_TO_READ_ALL = ("back_up", "unused_contents", "subscriptions.all_players")


@pytest.mark.slow
def test_no_statement_reads_a_table_that_grows_from_end_to_end(url: str) -> None:
    faults = Faults()
    store = Store(PostgresDatabase(url, driver=faults.postgres))
    faults.seen.clear()
    for step in STEPS:
        if step.name not in MEANT_TO_READ_ALL:
            step.do(store)
    store.close()
    wanted = ("SELECT", "INSERT", "UPDATE", "DELETE", "WITH")
    made = {text: values for text, values in faults.seen if text.lstrip().startswith(wanted)}
    assert len(made) > 60
    assert postgres_group.STATEMENT in made
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(CROWD)
        connection.execute("ANALYZE")
        assert scans(connection, made) == {}
        connection.execute("DROP INDEX sittings_by_table")
        assert {name.split("_")[0] for name in scans(connection, made)} == {"sittings"}


# All of it from a later time than the steps ask for, so that they have few of the rows to find.
CROWD = """
CREATE TEMP TABLE n AS SELECT n, n + 5000000000 AS later FROM generate_series(1, 3000) AS n;
INSERT INTO players SELECT 'p' || n, '', later FROM n;
INSERT INTO sessions SELECT convert_to('s' || n, 'UTF8'), 'p' || n, later FROM n;
INSERT INTO tables
    SELECT 'x' || n, 'p' || n, 'over', false, false, NULL, '{}', n, later, 'race', n, '[1, 0]' FROM n;
INSERT INTO entries SELECT 'x' || n, seq, '{}' FROM n, generate_series(1, 3) AS seq;
INSERT INTO sittings SELECT 'p' || n, 'x' || n, 0 FROM n;
INSERT INTO traces SELECT 'p' || n, 'x' || (n - 1) FROM n;
INSERT INTO dismissals SELECT 'p' || n, 'x' || n FROM n;
INSERT INTO notes SELECT 'x' || n, 0, 'mine' FROM n;
INSERT INTO courses SELECT 'x' || n, '{}' FROM n;
INSERT INTO subscriptions
    SELECT convert_to('s' || n, 'UTF8'), 'p' || n, 'e' || n, '', '', 'en', later FROM n
"""
