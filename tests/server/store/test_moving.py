"""From SQLite to PostgreSQL and back, row by row; backups of either, restored to either."""

import contextlib
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.postgres import PostgresServer
from tests.server.scene import WRITING, execute, row

from philtre import PhiltreError
from philtre.cli import main
from philtre.server.admin.check import check
from philtre.server.store import moving
from philtre.server.store.database import Database
from philtre.server.store.moving import write_file
from philtre.server.store.postgres import PostgresDatabase
from philtre.server.store.schema import TABLES
from philtre.server.store.sqlite import SqliteDatabase
from philtre.server.store.store import Store

Admin = Callable[..., str]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """admin(order...) is what philtre admin prints."""

    def printed(*order: str) -> str:
        main(["admin", *order])
        told = capsys.readouterr()
        return told.out + told.err

    return printed


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A data folder with some of everything."""
    folder = tmp_path / "data"
    folder.mkdir()
    filled(Store(folder))
    return folder


def filled(store: Store) -> None:
    for step in WRITING:
        step.do(store)
    store.append(row("é’\U0001f9ea", bot=True), 1, [b'{"text":"\\u0000 \xc3\xa9"}'] * 9).result()
    store.close()


def everything(database: Database) -> dict[str, list[Any]]:
    """All rows of all tables, with their times, in the types of their columns; the database is closed."""
    with contextlib.closing(database):
        return {
            one.name: [tuple(map(str, row)) for rows in moving.portions(database, one) for row in rows]
            for one in TABLES
        }


@pytest.fixture(autouse=True)
def _small_portions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moving, "PORTION", 3)


def test_everything_moves_to_postgresql_and_back(
    data: Path, tmp_path: Path, postgres: PostgresServer, admin: Admin
) -> None:
    before, url = everything(SqliteDatabase(data)), postgres.fresh()
    told = admin("move", "--to", url, "--data", str(data))
    assert "entries: 19 rows\n" in told
    assert "moved to the PostgreSQL database postgres" in told
    assert f"rows, each compared; {data}/philtre.db stays as it is\n" in told
    assert everything(PostgresDatabase(url)) == before
    assert everything(SqliteDatabase(data)) == before
    back = tmp_path / "back"
    assert f"moved to {back}/philtre.db" in admin(
        "move", "--to", str(back), "--database", url, "--data", str(tmp_path / "empty")
    )
    assert everything(SqliteDatabase(back)) == before
    store = Store(back)
    assert store.seats("bob", "t") == (1,)
    store.append(row("t"), 4, [b"{}"]).result()
    store.close()


def test_nothing_is_moved_over_something(
    data: Path, tmp_path: Path, postgres: PostgresServer, admin: Admin
) -> None:
    url = postgres.fresh()
    admin("move", "--to", url, "--data", str(data))
    before = everything(PostgresDatabase(url))
    assert "is in use, it has players: name an empty one" in admin("move", "--to", url, "--data", str(data))
    assert everything(PostgresDatabase(url)) == before
    other = tmp_path / "other"
    other.mkdir()
    shutil.copy(data / "philtre.db", other)
    assert "philtre.db is there already" in admin("move", "--to", str(other), "--data", str(data))
    assert "another philtre server" in admin("move", "--to", str(data), "--data", str(data))
    assert "there is no database" in admin("move", "--to", url, "--data", str(tmp_path / "nothing"))
    assert "expected an address" in admin("move", "--to", "mysql://host/x", "--data", str(data))


def test_a_row_that_arrives_otherwise_stops_the_move(
    data: Path, postgres: PostgresServer, admin: Admin
) -> None:
    url = postgres.fresh()
    PostgresDatabase(url).close()
    postgres.execute(
        """
        CREATE FUNCTION other() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN NEW.text := 'not mine'; RETURN NEW; END $$;
        CREATE TRIGGER other BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION other()
        """,
        f"t{postgres.schemas}",
    )
    told = admin("move", "--to", url, "--data", str(data))
    assert "a row of notes is not the same in the copy: nothing was changed" in told
    assert sum(map(len, everything(PostgresDatabase(url)).values())) == 0


def test_what_sqlite_took_of_another_type_gets_the_type_of_its_column(
    data: Path, postgres: PostgresServer, admin: Admin
) -> None:
    with contextlib.closing(sqlite3.connect(data / "philtre.db", isolation_level=None)) as connection:
        connection.execute("UPDATE meta SET value = 5000 WHERE key = 'clock'")
        connection.execute("UPDATE meta SET value = 'by hand' WHERE key = 'key'")
    url = postgres.fresh()
    admin("move", "--to", url, "--data", str(data))
    store = Store(PostgresDatabase(url))
    assert (store.value("key"), store.began) == (b"by hand", 5000)
    store.close()


def test_a_backup_of_postgresql_is_restored_to_either(
    tmp_path: Path, postgres: PostgresServer, admin: Admin
) -> None:
    url, file, data = postgres.fresh(), tmp_path / "backup.db", str(tmp_path / "data")
    filled(Store(PostgresDatabase(url)))
    store = Store(PostgresDatabase(url))
    store.back_up(file)  # in use
    store.append(row("later"), 1, [b"{}"]).result()
    store.close()
    with pytest.raises(PhiltreError, match="is there already"):
        PostgresDatabase(url, writes=False).back_up(file)
    lines: list[str] = []
    check(file, lines.append, copy=True)
    assert "tables: 6, problems" in lines[-1]
    changed = everything(PostgresDatabase(url))
    told = admin("restore", str(file), "--database", url, "--data", data)
    assert f"restored from {file}; what was there is in {data}/philtre.db.before-1\n" in told
    saved = everything(PostgresDatabase(url))
    assert [row[0] for row in saved["tables"] if row[0] == "later"] == []
    assert admin("restore", f"{data}/philtre.db.before-1", "--database", url, "--data", data)
    assert everything(PostgresDatabase(url)) == changed
    assert "restored" in admin("restore", str(file), "--data", str(tmp_path / "folder"))
    assert everything(SqliteDatabase(tmp_path / "folder")) == saved


@pytest.mark.slow
def test_what_is_no_backup_leaves_postgresql_as_it_was(
    tmp_path: Path, postgres: PostgresServer, admin: Admin
) -> None:
    url, data = postgres.fresh(), str(tmp_path / "data")
    filled(Store(PostgresDatabase(url)))
    before = everything(PostgresDatabase(url))
    (tmp_path / "no.db").write_bytes(b"what was this?" * 999)
    told = admin("restore", str(tmp_path / "no.db"), "--database", url, "--data", data)
    assert "is not a backup of philtre" in told
    store = Store(PostgresDatabase(url))
    assert "a philtre server uses" in admin(
        "restore", str(tmp_path / "no.db"), "--database", url, "--data", data
    )
    store.close()
    after = everything(PostgresDatabase(url))
    before["meta"].pop(0)
    after["meta"].pop(0)  # the clock, which went on while the store was open
    assert after == before


def test_a_copy_that_fails_leaves_no_file(tmp_path: Path, data: Path) -> None:
    store = Store(data)
    execute(store, "DROP TABLE notes")
    with store.database.snapshot() as source, pytest.raises(PhiltreError, match="no such table: notes"):
        write_file(source, tmp_path / "copy.db", lambda _: None)
    assert not list(tmp_path.glob("copy*"))
    store.close()
