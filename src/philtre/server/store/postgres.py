"""The database on a PostgreSQL server, version 14 or newer. Needs the extra `postgres` (psycopg 3)."""

from __future__ import annotations

import contextlib
import select
import time
from collections import deque
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import psycopg
from psycopg.pq import TransactionStatus

from philtre.core.errors import PhiltreError
from philtre.server.bus.interface import Bus
from philtre.server.store import postgres_group
from philtre.server.store.database import NONE, Guard, Reader, Row, Values, Write
from philtre.server.store.errors import StoreError
from philtre.server.store.folder import InUse
from philtre.server.store.moving import write_file
from philtre.server.store.nodes import Nodes
from philtre.server.store.postgres_opening import (
    connected,
    must_be_current,
    name_of,
    parameters_of,
    postgres_error,
    take_lock,
    text_of,
    upgrade,
)
from philtre.server.store.sql import SQL

Connection = psycopg.Connection[Any]
Driver = type[Connection]

PAUSE = 0.5  # seconds after a failed attempt to connect in which nobody tries again
PATIENCE = 2.0  # seconds that a server waits for the lock of a connection that has just ended
DEADLOCKS = 4  # attempts to write what waits for another node that waits for it


class PostgresDatabase:
    """A database of today's schema; PhiltreError if it cannot be used. Tests bring a driver.

    Several nodes may write to it. Each holds a lock as long as it is connected, together with the others or,
    to move or restore the whole of it, alone: then others are refused with InUse.
    """

    dialect: Literal["postgres"] = "postgres"

    def __init__(
        self, url: str, *, writes: bool = True, alone: bool = False, driver: Driver = psycopg.Connection
    ) -> None:
        self.parameters = parameters_of(url, writes=writes)
        self.name = name_of(self.parameters)
        self.driver = driver
        self.alone = alone
        self.idle: deque[Connection] = deque()
        self.closed = False
        self.quiet_until, self.trouble = 0.0, ""
        self.writer: PostgresWriting | None = None
        connection = connected(self.parameters, driver)
        try:
            if writes:
                take_lock(connection, self.name, PATIENCE, alone=alone)
                upgrade(connection, self.name)
                self.writer = PostgresWriting(self, connection)
            else:
                must_be_current(connection, self.name)
                self.idle.append(connection)
        except BaseException:
            connection.close()
            raise

    def rows(self, statement: SQL, values: Values = NONE) -> list[Row]:
        with self.connection() as connection:
            return rows_of(connection, statement, values)

    @contextlib.contextmanager
    def connection(self) -> Iterator[Connection]:
        """A connection to read with, that was open a moment ago; a lost one is not used again."""
        connection = self._taken()
        try:
            yield connection
        except psycopg.Error as problem:
            connection.close()
            raise postgres_error(problem) from None
        except BaseException:
            connection.close()
            raise
        self.idle.append(connection)
        if self.closed:
            self._close_idle()

    def _taken(self) -> Connection:
        while True:
            try:
                connection = self.idle.pop()
            except IndexError:
                return self.connect()
            if alive(connection):
                return connection
            connection.close()

    def connect(self) -> Connection:
        """A new connection; StoreError if there is none, and for a moment after that without another try."""
        if time.monotonic() < self.quiet_until:
            raise StoreError(f"the database failed: {self.trouble}", self.trouble)
        try:
            return connected(self.parameters, self.driver)
        except PhiltreError as problem:
            raise self.failed(problem) from None

    def failed(self, problem: PhiltreError) -> StoreError:
        """The error for whoever needs a connection, now and for a moment."""
        self.trouble = str(problem)
        self.quiet_until = time.monotonic() + PAUSE
        return StoreError(f"the database failed: {problem}", str(problem))

    def run(self, connection: Connection, statement: SQL, values: Values) -> None:
        """Execute a statement that finds no rows."""
        connection.execute(text_of(statement), values)

    def nodes(self, began: int) -> Nodes:
        return Nodes(self, began)

    def bus(self) -> Bus:
        from philtre.server.bus.postgres import PostgresBus

        return PostgresBus(self.parameters)

    def writing(self) -> PostgresWriting:
        if self.writer is None:
            raise StoreError(f"{self.name} was opened for reading only")
        return self.writer

    @contextlib.contextmanager
    def snapshot(self) -> Iterator[Reader]:
        with self.connection() as connection:
            connection.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            try:
                yield PostgresSnapshot(connection)
            finally:
                if not connection.closed:
                    connection.execute("ROLLBACK")

    def back_up(self, file: Path) -> None:
        with self.snapshot() as moment:
            write_file(moment, file, lambda _: None)

    def close(self) -> None:
        self.closed = True
        if self.writer is not None:
            self.writer.close()
        self._close_idle()

    def _close_idle(self) -> None:
        while self.idle:
            with contextlib.suppress(IndexError):
                self.idle.pop().close()


class PostgresSnapshot:
    """Reads within one transaction."""

    dialect: Literal["postgres"] = "postgres"

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def rows(self, statement: SQL, values: Values = NONE) -> list[Row]:
        return rows_of(self.connection, statement, values)


class PostgresWriting:
    """The connection that writes, and holds the lock of the one server. A lost one is replaced."""

    def __init__(self, database: PostgresDatabase, connection: Connection) -> None:
        self.database = database
        self.connection = connection

    def write(
        self,
        entries: Sequence[Row],
        tables: Sequence[Row],
        clock: int,
        writes: Sequence[Write] = (),
        guards: Collection[Guard] = (),
    ) -> None:
        group = postgres_group.values(entries, tables, guards)
        for _ in range(DEADLOCKS):
            try:
                return self._written(group, writes)
            except psycopg.errors.DeadlockDetected:
                continue  # with another node: nothing is written
            except psycopg.Error as problem:
                raise postgres_error(problem) from None
        raise StoreError("the database failed: nodes wait for each other again and again")

    def _written(self, group: dict[str, Any], writes: Sequence[Write]) -> None:
        connection = self._ready()
        try:
            if not writes:
                connection.execute(postgres_group.STATEMENT, group)  # a transaction of its own
                return
            with connection.pipeline(), connection.cursor() as cursor:  # all of it in one round trip
                cursor.execute("BEGIN")
                cursor.execute(postgres_group.STATEMENT, group)
                for statement, rows in writes:
                    if rows:
                        cursor.executemany(text_of(statement), rows)
                cursor.execute("COMMIT")
        finally:
            if connection.info.transaction_status != TransactionStatus.IDLE:
                roll_back(connection)

    def _ready(self) -> Connection:
        """The connection, if it is open; else a new one with the lock."""
        if not alive(self.connection):
            self.connection.close()
            connection = self.database.connect()
            try:
                take_lock(connection, self.database.name, PATIENCE, alone=self.database.alone)
            except InUse as problem:
                connection.close()
                raise self.database.failed(problem) from None
            except psycopg.Error as problem:
                connection.close()
                raise postgres_error(problem) from None
            self.connection = connection
        return self.connection

    def close(self) -> None:
        self.connection.close()


def rows_of(connection: Connection, statement: SQL, values: Values) -> list[Row]:
    return connection.execute(text_of(statement), values, binary=True).fetchall()


def roll_back(connection: Connection) -> None:
    try:
        connection.rollback()
    except psycopg.Error:
        connection.close()


def alive(connection: Connection) -> bool:
    """True unless the server has ended the connection: then something, or the end, waits to be read."""
    if connection.closed:
        return False
    waiting = select.poll()
    waiting.register(connection.fileno(), select.POLLIN)
    try:
        while waiting.poll(0):
            connection.pgconn.consume_input()
    except psycopg.Error:
        return False
    return True
