"""A database that fails where a test says so: SQLite's own tests for I/O errors are the model.

    faults = Faults()
    store = Store(folder, faults.driver)
    faults.arm(3)  # the third call from now on fails
    ...
    assert faults.hit  # the statements that failed; empty if there were fewer calls

What fails raises what the driver raises for a broken disk. All threads count together. `faults.postgres` is
the same for PostgreSQL: `PostgresDatabase(url, driver=faults.postgres)`.
"""

import sqlite3
import threading
from collections.abc import Callable
from typing import Any, Self

import psycopg


class Faults:
    """Makes the n-th call of the driver fail: opening, a statement, reading rows, a commit or a rollback."""

    def __init__(self, words: str = "disk I/O error") -> None:
        self.words = words
        self.lock = threading.Lock()
        self.calls = 0
        self.first, self.lasting, self.late = 0, 0, False
        self.beginning = ""  # of the statements that are counted
        self.hit: list[str] = []
        self.seen: list[tuple[str, Any]] = []  # every statement with its values, failed or not
        self.driver = driver_of(self)
        self.postgres = postgres_driver_of(self)

    def arm(self, first: int, lasting: int = 1, *, late: bool = False) -> None:
        """Fail from that call on, so many times; late: after the call has had its effect."""
        with self.lock:
            self.calls, self.hit = 0, []
            self.first, self.lasting, self.late = first, lasting, late
            self.beginning = ""

    def arm_next(self, beginning: str) -> None:
        """Fail once, at the next statement that begins so."""
        with self.lock:
            self.calls, self.hit = 0, []
            self.first, self.lasting, self.late = 1, 1, False
            self.beginning = beginning

    def disarm(self) -> None:
        """Fail no more; what was hit stays known."""
        with self.lock:
            self.lasting, self.beginning = 0, ""

    def call(
        self,
        statement: str,
        do: Callable[[], Any],
        error: type[Exception] = sqlite3.OperationalError,
    ) -> Any:
        with self.lock:
            counts = statement.startswith(self.beginning)
            self.calls += counts
            fails = counts and self.first <= self.calls < self.first + self.lasting
            late = self.late
            if fails:
                self.hit.append(statement)
        if fails and not late:
            raise error(self.words)
        done = do()
        if fails:
            raise error(self.words)
        return done


def driver_of(faults: Faults) -> type[sqlite3.Connection]:
    """A connection whose calls are counted, on it and on its cursors."""

    class Cursor(sqlite3.Cursor):
        def execute(self, statement: str, values: Any = (), /) -> Self:
            faults.seen.append((statement, values))
            faults.call(statement, lambda: sqlite3.Cursor.execute(self, statement, values))
            return self

        def executemany(self, statement: str, many: Any, /) -> Self:
            rows = list(many)
            faults.seen.append((statement, rows[0]))
            faults.call(statement, lambda: sqlite3.Cursor.executemany(self, statement, rows))
            return self

        def fetchone(self) -> Any:
            return faults.call("(read)", lambda: sqlite3.Cursor.fetchone(self))

        def fetchmany(self, size: int | None = None, /) -> list[Any]:
            most = self.arraysize if size is None else size
            rows: list[Any] = faults.call("(read)", lambda: sqlite3.Cursor.fetchmany(self, most))
            return rows

        def fetchall(self) -> list[Any]:
            rows: list[Any] = faults.call("(read)", lambda: sqlite3.Cursor.fetchall(self))
            return rows

    class Connection(sqlite3.Connection):
        def __init__(self, *arguments: Any, **more: Any) -> None:
            faults.call("(connect)", lambda: sqlite3.Connection.__init__(self, *arguments, **more))

        def cursor(self, factory: Any = Cursor) -> Any:
            return super().cursor(factory)

        def execute(self, statement: str, values: Any = (), /) -> sqlite3.Cursor:
            done: sqlite3.Cursor = self.cursor().execute(statement, values)
            return done

        def commit(self) -> None:
            faults.call("COMMIT", lambda: sqlite3.Connection.commit(self))

        def rollback(self) -> None:
            faults.call("ROLLBACK", lambda: sqlite3.Connection.rollback(self))

    return Connection


def postgres_driver_of(faults: Faults) -> type[psycopg.Connection[Any]]:
    """The same for psycopg. A statement within a pipeline that fails late has been sent."""

    def call(statement: Any, do: Callable[[], Any]) -> Any:
        return faults.call(str(statement), do, psycopg.OperationalError)

    class Cursor(psycopg.Cursor[Any]):
        def execute(self, query: Any, params: Any = None, **more: Any) -> Self:
            faults.seen.append((query, params))
            call(query, lambda: psycopg.Cursor.execute(self, query, params, **more))
            return self

        def executemany(self, query: Any, params_seq: Any, **more: Any) -> None:
            rows = list(params_seq)
            faults.seen.append((query, rows[0]))
            call(query, lambda: psycopg.Cursor.executemany(self, query, rows, **more))

        def fetchone(self) -> Any:
            return call("(read)", lambda: psycopg.Cursor.fetchone(self))

        def fetchall(self) -> list[Any]:
            rows: list[Any] = call("(read)", lambda: psycopg.Cursor.fetchall(self))
            return rows

    class Connection(psycopg.Connection[Any]):
        @classmethod
        def connect(cls, *arguments: Any, **more: Any) -> Any:
            opened = call("(connect)", lambda: super(Connection, cls).connect(*arguments, **more))
            opened.cursor_factory = Cursor
            return opened

    return Connection
