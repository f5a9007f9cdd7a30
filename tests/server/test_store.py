"""The store: durable, one writer, versions, and what the hall asks of it."""

import sqlite3
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from philtre import PhiltreError
from philtre.server.secret import fresh_id
from philtre.server.store.folder import InUse, taken
from philtre.server.store.migrations import make_ready
from philtre.server.store.schema import VERSION
from philtre.server.store.store import Row, Store, copy_database, engine_for


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path)
    yield opened
    opened.close()


def row(id: str, phase: str = "playing", **more: object) -> Row:
    fields = {"host": "ann", "open": False, "bot": False, "deadline": None, "card": id.encode()}
    return Row(id=id, phase=phase, **(fields | more))  # type: ignore[arg-type]


def mine(store: Store, player: str) -> dict[bytes, tuple[int, ...]]:
    return {card: seats for card, _, seats in store.mine(player, 9)}


def test_a_journal_comes_back_in_order(store: Store) -> None:
    store.append(row("t"), 1, [b"one", b"two"]).result()
    store.append(row("t"), 3, [b"three"]).result()
    store.append(row("u"), 1, [b"other"]).result()
    assert store.entries("t") == [b"one", b"two", b"three"]
    assert store.entries("none") == []


def test_a_second_writer_of_the_same_entry_is_refused_and_harms_nobody_else(store: Store) -> None:
    store.append(row("t"), 1, [b"one"]).result()
    gate = threading.Event()
    store.writer.clock = lambda: (gate.wait(5), store.now())[1]
    held = store.append(row("v"), 1, [b"held"])  # the writer waits in this one: the next go together
    time.sleep(0.05)
    bad = store.append(row("t", "over"), 1, [b"another one"])
    good = store.append(row("u"), 1, [b"one"])
    gate.set()
    held.result(5)
    good.result(5)
    with pytest.raises(sqlite3.IntegrityError):
        bad.result(5)
    assert store.entries("t") == [b"one"]
    assert [found.phase for found in store.listed() if found.id == "t"] == ["playing"]


def test_what_waits_is_written_together(store: Store) -> None:
    before = store.writer.commits
    waiting = [store.append(row(f"t{number}"), 1, [b"x"]) for number in range(500)]
    for future in waiting:
        future.result(5)
    assert store.writer.commits - before < 250


def test_the_disk_is_asked_to_keep_everything(store: Store) -> None:
    with store.reading.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar_one() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar_one() == 2


def test_time_goes_on_where_it_stopped_and_never_back(tmp_path: Path) -> None:
    first = Store(tmp_path)
    time.sleep(0.02)
    first.beat().result()
    stopped = first.now()
    first.close()
    time.sleep(0.05)
    again = Store(tmp_path)
    assert 0 < again.began <= stopped
    assert again.now() < stopped + 40  # the time between was on nobody's clock
    again.close()


def test_my_tables_come_with_my_seats_and_open_tables_only_while_they_wait(store: Store) -> None:
    store.append(row("t", "waiting", open=True), 1, [b"x"], sat=[("ann", 0), ("ann", 1), ("bob", 2)]).result()
    assert mine(store, "ann") == {b"t": (0, 1)}
    assert [card for card, _ in store.open_tables(9)] == [b"t"]
    store.append(row("t", "playing", open=True), 2, [b"x"], stood=[1]).result()
    assert mine(store, "ann") == {b"t": (0,)}
    assert store.open_tables(9) == []
    assert store.hosted("ann") == 1


def test_who_hosts_without_a_seat_has_the_table_among_theirs(store: Store) -> None:
    before = int(time.time())
    store.append(row("t", "waiting"), 1, [b"x"], sat=[("bob", 0)]).result()
    store.append(row("u", "waiting", host="bob"), 1, [b"x"], sat=[("ann", 1)]).result()
    assert mine(store, "ann") == {b"t": (), b"u": (1,)}
    assert mine(store, "bob") == {b"t": (0,), b"u": ()}
    assert mine(store, "eve") == {}
    assert all(before <= touched <= time.time() for _, touched, _ in store.mine("ann", 9))


def test_tables_that_need_the_server_are_found_without_replaying_any(store: Store) -> None:
    store.append(row("late", deadline=100), 1, [b"x"]).result()
    store.append(row("later", deadline=9000), 1, [b"x"]).result()
    store.append(row("bot", bot=True), 1, [b"x"]).result()
    store.append(row("done", "over", bot=True), 1, [b"x"]).result()
    assert sorted(store.restless(200)) == ["bot", "late"]


def test_players_are_known_by_the_hash_of_their_secret(store: Store) -> None:
    store.add_player("p1", b"hash", "").result()
    store.rename("p1", "Ann").result()
    assert store.player(b"hash") == ("p1", "Ann")
    assert store.player(b"other") is None


def test_purged_tables_leave_nothing_behind(store: Store) -> None:
    store.append(row("t", "over"), 1, [b"x"], sat=[("ann", 0)]).result()
    store.put_note("t", 0, "mine").result()
    store.purge(["t"])
    assert (store.entries("t"), store.mine("ann", 9), store.note("t", 0), store.listed()) == ([], [], "", [])


def test_a_course_is_kept_once_and_only_of_a_table_that_is_there(store: Store) -> None:
    store.append(row("t", "over"), 1, [b"x"]).result()
    assert store.course("t") is None
    store.put_course("t", b"first").result()
    store.put_course("t", b"second").result()
    store.put_course("gone", b"x").result()
    assert (store.course("t"), store.course("gone")) == (b"first", None)
    store.purge(["t"])
    assert store.course("t") is None


# Files and versions


def test_data_of_the_first_schema_can_keep_courses(tmp_path: Path) -> None:
    old = Store(tmp_path)
    old.append(row("t", "over"), 1, [b"x"]).result()
    old.close()
    with sqlite3.connect(tmp_path / "philtre.db") as connection:  # as it was before there were courses
        connection.execute("DROP TABLE courses")
        connection.execute("PRAGMA user_version = 1")
    again = Store(tmp_path)
    again.put_course("t", b"body").result()
    assert (again.entries("t"), again.course("t")) == ([b"x"], b"body")
    again.close()


def test_a_newer_schema_is_refused_with_a_sentence(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / "philtre.db") as connection:
        connection.execute("PRAGMA user_version = 9")
    with pytest.raises(PhiltreError, match=r"newer philtre \(its schema is 9, this one knows up to 2"):
        Store(tmp_path)


def test_an_older_schema_is_brought_up_step_by_step(tmp_path: Path) -> None:
    Store(tmp_path).close()
    file = tmp_path / "philtre.db"
    engine = engine_for(file, "BEGIN IMMEDIATE")
    steps = {
        VERSION: lambda connection: connection.exec_driver_sql("CREATE TABLE a (x)"),
        VERSION + 1: lambda connection: connection.exec_driver_sql("CREATE TABLE b (x)"),
    }
    make_ready(engine, file, VERSION + 2, steps)
    make_ready(engine, file, VERSION + 2, {})
    with engine.connect() as connection:
        assert connection.exec_driver_sql("SELECT count(*) FROM a, b").scalar_one() == 0
    engine.dispose()


def test_a_step_that_fails_leaves_the_old_schema(tmp_path: Path) -> None:
    Store(tmp_path).close()
    file = tmp_path / "philtre.db"
    engine = engine_for(file, "BEGIN IMMEDIATE")

    def broken(connection: object) -> None:
        connection.exec_driver_sql("CREATE TABLE a (x)")  # type: ignore[attr-defined]
        connection.exec_driver_sql("CREATE nonsense")  # type: ignore[attr-defined]

    with pytest.raises(PhiltreError, match="cannot use the database"):
        make_ready(engine, file, VERSION + 1, {VERSION: broken})
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA user_version").scalar_one() == VERSION
        assert (
            connection.exec_driver_sql("SELECT count(*) FROM sqlite_master WHERE name='a'").scalar_one() == 0
        )
    engine.dispose()


def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "philtre.db").write_bytes(b"not a database, certainly not" * 100)
    with pytest.raises(PhiltreError, match="cannot use the database"):
        Store(tmp_path)


def test_a_folder_is_used_by_one_server_at_a_time(tmp_path: Path) -> None:
    held = taken(tmp_path / "data")
    with pytest.raises(InUse, match="another philtre server"):
        taken(tmp_path / "data")
    held.close()
    taken(tmp_path / "data").close()


def test_a_backup_is_whole_while_the_store_is_in_use(store: Store, tmp_path: Path) -> None:
    store.append(row("t"), 1, [b"one"]).result()
    (tmp_path / "copy").mkdir()
    store.back_up(tmp_path / "copy" / "philtre.db")
    store.append(row("t"), 2, [b"two"]).result()
    again = Store(tmp_path / "copy")
    assert again.entries("t") == [b"one"]
    again.close()
    with pytest.raises(PhiltreError, match="is there already"):
        copy_database(store.file, tmp_path / "copy" / "philtre.db")


def test_an_id_can_be_typed_after_a_command() -> None:
    assert not [id for id in (fresh_id() for _ in range(2000)) if id.startswith("-")]
