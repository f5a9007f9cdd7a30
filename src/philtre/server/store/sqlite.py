"""The database in one SQLite file of the data folder."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import deque
from collections.abc import Collection, Iterator, Sequence
from pathlib import Path
from typing import Literal

from philtre.server.bus.interface import Bus, NoBus
from philtre.server.store import bulk
from philtre.server.store.copies import copy_database, finish_restore
from philtre.server.store.database import NONE, Guard, Reader, Row, Values, Write
from philtre.server.store.folder import database, tighten
from philtre.server.store.opening import Driver, FileRows, connected, open_file, sqlite_error, transaction
from philtre.server.store.sql import SQL, text_for


class SqliteDatabase:
    """The database of a data folder, whole and of today's schema; PhiltreError if it cannot be used.

    Reading threads take a connection each, and give it back. Tests bring a driver.
    """

    dialect: Literal["sqlite"] = "sqlite"

    def __init__(self, folder: Path, driver: Driver = sqlite3.Connection) -> None:
        self.file = database(folder)
        self.name = str(self.file)
        self.driver = driver
        self.idle: deque[sqlite3.Connection] = deque()
        self.closed = False
        finish_restore(self.file)
        tighten(folder)
        open_file(self.file, driver)

    def rows(self, statement: SQL, values: Values = NONE) -> list[Row]:
        with self.connection() as connection:
            return connection.execute(text_for("sqlite", statement), values).fetchall()

    @contextlib.contextmanager
    def connection(self) -> Iterator[sqlite3.Connection]:
        """A connection to read with; one that had an error is not used again."""
        try:
            connection = self.idle.pop()
        except IndexError:
            connection = self._connected()
        try:
            yield connection
        except BaseException as problem:
            connection.close()
            if isinstance(problem, sqlite3.Error):
                raise sqlite_error(problem) from None
            raise
        self.idle.append(connection)
        if self.closed:
            self.close()

    def _connected(self) -> sqlite3.Connection:
        try:
            return connected(self.file, self.driver)
        except sqlite3.Error as problem:
            raise sqlite_error(problem) from None

    def writing(self) -> SqliteWriting:
        try:
            return SqliteWriting(self._connected())
        except sqlite3.Error as problem:
            raise sqlite_error(problem) from None

    @contextlib.contextmanager
    def snapshot(self) -> Iterator[Reader]:
        with self.connection() as connection:
            connection.execute("BEGIN").close()
            try:
                yield FileRows(connection)
            finally:
                connection.rollback()

    def nodes(self, began: int) -> None:
        return None

    def bus(self) -> Bus:
        return NoBus()

    def back_up(self, file: Path) -> None:
        copy_database(self.file, file)

    def close(self) -> None:
        self.closed = True
        while self.idle:
            with contextlib.suppress(IndexError):
                self.idle.pop().close()


class SqliteWriting:
    """The connection that writes."""

    def __init__(self, driver: sqlite3.Connection) -> None:
        self.driver = driver
        try:
            bulk.prepare(driver)
        except BaseException:
            driver.close()
            raise

    def write(
        self,
        entries: Sequence[Row],
        tables: Sequence[Row],
        clock: int,
        writes: Sequence[Write] = (),
        guards: Collection[Guard] = (),  # nobody else rewrites a table
    ) -> None:
        try:
            if self.driver.in_transaction:  # a failure was not even rolled back
                self.driver.rollback()
            if not writes:
                bulk.write(self.driver, entries, tables, clock)
                return
            with transaction(self.driver):
                bulk.write(self.driver, entries, tables, clock)
                for statement, rows in writes:
                    if rows:
                        self.driver.cursor().executemany(text_for("sqlite", statement), rows)
        except sqlite3.Error as problem:
            raise sqlite_error(problem) from None

    def close(self) -> None:
        self.driver.close()
