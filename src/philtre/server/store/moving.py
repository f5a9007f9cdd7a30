"""All rows from one database to another, verified one by one before any of them counts.

A backup of a PostgreSQL database is an SQLite file, as that of a file is: either can be restored to either.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Protocol

from philtre.core.errors import PhiltreError
from philtre.server.store.database import Reader, Row
from philtre.server.store.errors import StoreError
from philtre.server.store.folder import beside, make_private, remove, sync
from philtre.server.store.opening import FileRows, bring_up, connected, logged, sqlite_error, transaction
from philtre.server.store.schema import TABLES, Kind, Relation

PORTION = 2000  # rows that are read at a time
SCHEMA = "schema"  # the version of the schema, in `meta` of PostgreSQL only

Tell = Callable[[str], None]


class Target(Protocol):
    """An empty database of today's schema, within a transaction."""

    @property
    def reader(self) -> Reader: ...

    def insert(self, relation: Relation, rows: Sequence[Row]) -> None: ...


def copy_rows(source: Reader, target: Target, tell: Tell) -> int:
    """Copy all rows and compare them; returns their number. PhiltreError if a row is not the same there."""
    total = 0
    for relation in TABLES:
        number = 0
        for rows in portions(source, relation):
            target.insert(relation, rows)
            number += len(rows)
        must_agree(source, target.reader, relation)
        if number:
            tell(f"{relation.name}: {number} rows")
        total += number
    return total


def portions(source: Reader, relation: Relation) -> Iterator[list[Row]]:
    """The rows of a table in the order of their keys, some at a time."""
    keys = [column.name for column in relation.columns[: relation.key]]
    chosen = f"SELECT {relation.names} FROM {relation.name}"
    end = f" ORDER BY {', '.join(keys)} LIMIT {PORTION}"
    after = f" WHERE ({', '.join(keys)}) > ({', '.join(f':{key}' for key in keys)})"
    rows = source.rows(chosen + end)
    while rows:
        yield [plain(relation, row) for row in rows if row[0] != SCHEMA or relation.name != "meta"]
        last = dict(zip(keys, rows[-1], strict=False))
        rows = source.rows(chosen + after + end, last)


def plain(relation: Relation, row: Row) -> Row:
    """A row with the types of its columns: SQLite takes other ones too, and has no truth values."""
    return tuple(
        None if value is None else typed(column.kind, value)
        for column, value in zip(relation.columns, row, strict=True)
    )


def typed(kind: Kind, value: Any) -> Any:
    match kind:
        case "binary":
            return value if isinstance(value, bytes) else str(value).encode()
        case "text":
            return value.decode(errors="replace") if isinstance(value, bytes) else str(value)
        case "boolean":
            return bool(value)
    return int(value)


def must_agree(source: Reader, target: Reader, relation: Relation) -> None:
    """Compare all rows of a table."""
    here, there = ((row for rows in portions(one, relation) for row in rows) for one in (source, target))
    for wanted in here:
        found = next(there, None)
        if found != wanted:
            raise PhiltreError(f"a row of {relation.name} is not the same in the copy: nothing was changed")
    if next(there, None) is not None:
        raise PhiltreError(f"{relation.name} has more rows in the copy: nothing was changed")


class FileTarget:
    """An SQLite file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.reader: Reader = FileRows(connection)

    def insert(self, relation: Relation, rows: Sequence[Row]) -> None:
        marks = ", ".join("?" for _ in relation.columns)
        self.connection.executemany(f"INSERT INTO {relation.name} ({relation.names}) VALUES ({marks})", rows)


def write_file(source: Reader, file: Path, tell: Tell) -> int:
    """Write all rows of a database to a new SQLite file, named so when it is whole; returns their number."""
    if file.exists():
        raise PhiltreError(f"{file} is there already: name another file")
    draft = beside(file, ".part")
    try:
        remove(draft)
        make_private(draft)
        bring_up(draft)
        with contextlib.closing(connected(draft)) as connection, transaction(connection):
            number = copy_rows(source, FileTarget(connection), tell)
        if logged(draft):  # SQLite says nothing if there was no room for what is in the log
            raise PhiltreError(f"cannot write all of {file}: make room on the disk")
        sync(draft)
        draft.rename(file)
        sync(file.parent)
    except (sqlite3.Error, OSError, StoreError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        if isinstance(problem, sqlite3.Error):
            reason = sqlite_error(problem).kind
        raise PhiltreError(f"cannot write {file}: {reason.lower()}") from None
    finally:
        with contextlib.suppress(OSError):
            remove(draft)
    return number
