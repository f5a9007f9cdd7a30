"""Many rows in one statement: a thread gives the interpreter away with each, and waits to get it back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Insert
from sqlalchemy.dialects import sqlite

MOST = 64  # rows in one statement


class Bulk:
    """An insert of rows, given as tuples in the order of the table's columns."""

    def __init__(self, statement: Insert) -> None:
        self.columns = [column.name for column in statement.table.columns]
        one = statement.compile(dialect=sqlite.dialect(), column_keys=self.columns)
        self.head, _, self.tail = str(one).partition("VALUES ")
        self.marks = f"({', '.join('?' * len(self.columns))})"
        assert self.tail.startswith(self.marks)
        self.tail = self.tail.removeprefix(self.marks)
        self.texts: dict[int, str] = {}

    def text(self, rows: int) -> str:
        """The statement for so many rows; the driver keeps it prepared."""
        if rows not in self.texts:
            self.texts[rows] = f"{self.head}VALUES {', '.join([self.marks] * rows)}{self.tail}"
        return self.texts[rows]

    def execute(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
        for at in range(0, len(rows), MOST):
            some = rows[at : at + MOST]
            values = tuple(value for row in some for value in row)
            connection.exec_driver_sql(self.text(len(some)), values)
