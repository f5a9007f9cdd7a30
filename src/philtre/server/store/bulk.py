"""Bulk writes: a group of journal entries and rows of tables as one statement and one transaction.

The writer's thread gives the interpreter away with each statement and waits to get it back while the event
loop is busy with the next moves. So the whole group goes to SQLite as JSON, and a trigger that only this
connection has takes it apart: SQLite begins, writes and commits within one call.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from philtre.server.store import schema
from philtre.server.store.database import Row
from philtre.server.store.schema import Relation

UNCHANGED = ("id", "host", "opened", "version")  # columns of a table's row that stay as they were
SET_ONCE = ("finished",)  # columns that are set once, then stay

_encoder = msgspec.json.Encoder()


def values(table: Relation) -> str:
    """The columns, out of one row of the JSON."""
    found = [(f"json_extract(value, '$[{place}]')", column) for place, column in enumerate(table.columns)]
    return ", ".join(f"CAST({text} AS BLOB)" if column.kind == "binary" else text for text, column in found)


def changes(table: Relation) -> str:
    """The assignments to a row that is there already."""
    new = {column.name: f"excluded.{column.name}" for column in table.columns if column.name not in UNCHANGED}
    new |= {name: f"coalesce({table.name}.{name}, excluded.{name})" for name in SET_ONCE}
    return ", ".join(f"{name} = {value}" for name, value in new.items())


# The trigger's statements; NEW is the group.
STATEMENTS = (
    f"""
    INSERT INTO entries ({schema.entries.names})
        SELECT {values(schema.entries)} FROM json_each(NEW.entries)
    """,
    f"""
    INSERT INTO tables ({schema.tables.names})
        SELECT {values(schema.tables)} FROM json_each(NEW.tables) WHERE true
        ON CONFLICT (id) DO UPDATE SET {changes(schema.tables)}
    """,
    """
    INSERT INTO meta (key, value) VALUES ('clock', CAST(NEW.clock AS BLOB))
        ON CONFLICT (key) DO UPDATE SET value = excluded.value
    """,
)


def prepare(connection: sqlite3.Connection) -> None:
    """Teach a connection to take groups."""
    connection.execute("CREATE TEMP VIEW groups AS SELECT 0 AS entries, 0 AS tables, 0 AS clock").close()
    body = "".join(f"{statement};" for statement in STATEMENTS)
    connection.execute(f"CREATE TEMP TRIGGER written INSTEAD OF INSERT ON groups BEGIN {body} END").close()


def write(connection: sqlite3.Connection, entries: Sequence[Row], tables: Sequence[Row], clock: int) -> None:
    """Write a group, in a transaction of its own if there is none: rows in the order of the columns."""
    group = (_encoder.encode(entries).decode(), _encoder.encode(tables).decode(), str(clock))
    connection.execute("INSERT INTO groups VALUES (?, ?, ?)", group).close()
