"""A database file, before it is used: made whole where there is none, looked at where there is one."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal

from philtre.core.errors import PhiltreError
from philtre.server.store.database import NONE, Row, Values
from philtre.server.store.errors import StoreError, store_error
from philtre.server.store.folder import beside, make_private, remove, sync
from philtre.server.store.migrations import STEPS, Migration, make_ready
from philtre.server.store.schema import MARK, VERSION
from philtre.server.store.sql import SQL, text_for

Driver = type[sqlite3.Connection]

HEADER = b"SQLite format 3\0"
OURS = {"meta", "players", "entries", "tables", "sittings"}  # in every version of the schema
QUICK = 256 * 1024 * 1024  # bytes; a larger database is checked only if the last server did not stop in peace
HELP = "put a backup in its place with philtre admin restore FILE"


def sqlite_error(problem: sqlite3.Error) -> StoreError:
    """The error of the store for one of SQLite's driver."""
    return store_error(problem, conflict=isinstance(problem, sqlite3.IntegrityError))


def connected(file: Path, driver: Driver = sqlite3.Connection) -> sqlite3.Connection:
    """A connection with a write-ahead log: nothing counts as written until it is on the disk.

    Transactions begin where a statement says so; any thread may use it, one at a time.
    """
    connection = sqlite3.connect(
        file, timeout=10, check_same_thread=False, isolation_level=None, factory=driver
    )
    try:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()
    except BaseException:
        connection.close()
        raise
    return connection


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """A transaction that writes, committed at its end; rolled back if there is an error."""
    connection.execute("BEGIN IMMEDIATE").close()
    try:
        yield
        connection.commit()
    except BaseException:
        with contextlib.suppress(sqlite3.Error):  # whoever writes next tries again
            connection.rollback()
        raise


class FileRows:
    """Reads through one connection."""

    dialect: Literal["sqlite"] = "sqlite"

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection

    def rows(self, statement: SQL, values: Values = NONE) -> list[Row]:
        try:
            return self.connection.execute(text_for("sqlite", statement), values).fetchall()
        except sqlite3.Error as problem:
            raise sqlite_error(problem) from None


class FileSchema:
    """The schema of an SQLite file, during a transaction."""

    dialect: Literal["sqlite"] = "sqlite"

    def __init__(self, connection: sqlite3.Connection, file: Path) -> None:
        self.connection = connection
        self.name = str(file)

    def run(self, statement: SQL) -> None:
        self.connection.execute(text_for("sqlite", statement)).close()

    def version(self) -> int:
        return int(self.connection.execute("PRAGMA user_version").fetchone()[0])

    def set_version(self, version: int) -> None:
        self.run(f"PRAGMA user_version = {version:d}")
        self.run(f"PRAGMA application_id = {MARK:d}")


def upgrade(
    file: Path,
    driver: Driver = sqlite3.Connection,
    version: int = VERSION,
    steps: Mapping[int, Migration] = STEPS,
) -> None:
    """Make the schema of a file, or bring it up to the version of this program, in one transaction."""
    try:
        with contextlib.closing(connected(file, driver)) as connection, transaction(connection):
            make_ready(FileSchema(connection, file), version, steps)
    except sqlite3.Error as problem:
        raise PhiltreError(f"cannot use the database {file}: {sqlite_error(problem).kind}") from None


def open_file(file: Path, driver: Driver = sqlite3.Connection) -> None:
    """Make sure that the database is there, whole, ours, and of today's schema."""
    if file.exists():
        must_be_sound(file, driver=driver)
    else:
        make(file, driver)
    upgrade(file, driver)


def make(file: Path, driver: Driver = sqlite3.Connection) -> None:
    """A new database. It gets its name when it is whole: an empty file never stands for one."""
    if logged(file):
        raise PhiltreError(
            f"the database {file} is missing, but its log {beside(file, '-wal').name} is there: "
            f"{HELP}, or move the log away to begin with a new database"
        )
    draft = beside(file, ".new")
    try:
        remove(draft)
        make_private(draft)
        bring_up(draft, driver)
        draft.rename(file)
        sync(file.parent)
    except OSError as problem:
        raise PhiltreError(f"cannot make the database {file}: {(problem.strerror or '').lower()}") from None


def bring_up(file: Path, driver: Driver = sqlite3.Connection) -> None:
    """Give a database that nobody uses the schema of today, all of it in the one file, on the disk."""
    upgrade(file, driver)
    if logged(file):  # SQLite says nothing if there was no room for what is in the log
        raise PhiltreError(f"cannot write all of the database {file}: make room on the disk")
    sync(file)


def logged(file: Path) -> bool:
    """True if a part of the database is in its log only."""
    log = beside(file, "-wal")
    return log.exists() and log.stat().st_size > 0


def must_be_sound(
    file: Path,
    *,
    always: bool = False,
    called: str = "",
    empty: bool = True,
    driver: Driver = sqlite3.Connection,
) -> None:
    """Refuse, with a sentence, a file that is empty, damaged or not ours. `called` is its name for people.

    `empty` says whether a database without any table will do.
    """
    name = called or f"the database {file}"
    try:
        size = file.stat().st_size
        with file.open("rb") as opened:
            header = opened.read(len(HEADER))
    except OSError as problem:
        raise PhiltreError(f"cannot read {name}: {(problem.strerror or str(problem)).lower()}") from None
    if not size:
        raise PhiltreError(
            f"{name} is empty (0 bytes), which it never is by itself: "
            f"{HELP}, or remove the empty file to begin with a new database"
        )
    if header != HEADER:
        raise PhiltreError(f"{name} is not an SQLite database, or its beginning is damaged: {HELP}")
    unclean = logged(file)
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=10, factory=driver)) as connection:
            must_be_ours(connection, name, empty=empty)
            if always or unclean or size <= QUICK:
                found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
                if found != "ok":
                    raise PhiltreError(f"{name} is damaged ({' '.join(found.split())}): {HELP}")
    except sqlite3.Error as problem:
        kind = sqlite_error(problem).kind
        damaged = isinstance(problem, sqlite3.DatabaseError) and not isinstance(
            problem, sqlite3.OperationalError
        )
        raise PhiltreError(
            f"{name} is damaged ({kind}): {HELP}" if damaged else f"cannot use {name}: {kind}"
        ) from None


def must_be_ours(connection: sqlite3.Connection, name: str, *, empty: bool) -> None:
    mark = connection.execute("PRAGMA application_id").fetchone()[0]
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    rows = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
    tables = {row[0] for row in rows}
    nothing = not tables and (mark, version) == (0, 0)  # made a moment ago by an older philtre
    ours = mark in (0, MARK) and version > 0 and tables >= OURS
    if nothing and not empty:
        raise PhiltreError(f"{name} is an empty database: it has no tables at all")
    if not ours and not nothing:
        raise PhiltreError(f"{name} is a database of another program: {HELP}, or name another folder")
