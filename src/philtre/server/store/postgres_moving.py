"""All rows of another database into a PostgreSQL database, in one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import psycopg

from philtre.core.errors import PhiltreError
from philtre.server.store.database import Reader, Row
from philtre.server.store.moving import Tell, copy_rows
from philtre.server.store.postgres import Connection, PostgresDatabase, PostgresSnapshot
from philtre.server.store.postgres_opening import ServerSchema, first_line
from philtre.server.store.schema import CLUSTER, TABLES, VERSION, Relation


class ServerTarget:
    """A PostgreSQL database."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.reader: Reader = PostgresSnapshot(connection)

    def insert(self, relation: Relation, rows: Sequence[Row]) -> None:
        with (
            self.connection.cursor() as cursor,
            cursor.copy(f"COPY {relation.name} ({relation.names}) FROM STDIN") as copy,
        ):
            for row in rows:
                copy.write_row(row)


def fill(database: PostgresDatabase, source: Reader, tell: Tell) -> int:
    """Take all rows of another database in the place of those that are there. Returns their number."""
    connection = database.writing().connection
    try:
        with connection.transaction():
            connection.execute(f"TRUNCATE {', '.join(relation.name for relation in (*TABLES, *CLUSTER))}")
            ServerSchema(connection, database.name).set_version(VERSION)
            return copy_rows(source, ServerTarget(connection), tell)
    except psycopg.Error as problem:
        raise PhiltreError(
            f"cannot write to {database.name}: {first_line(problem)}: nothing was changed"
        ) from None


def must_be_empty(database: PostgresDatabase) -> None:
    """PhiltreError if there are players or tables."""
    for name in ("players", "tables", "entries"):
        if database.rows(f"SELECT 1 FROM {name} LIMIT 1"):
            raise PhiltreError(f"{database.name} is in use, it has {name}: name an empty one")


def kept(database: PostgresDatabase, file: Path) -> Path | None:
    """Write what a database has to a file, if it has anything; returns the file then."""
    try:
        must_be_empty(database)
    except PhiltreError:
        database.back_up(file)
        return file
    return None
