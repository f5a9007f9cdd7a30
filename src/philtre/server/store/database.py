"""The interface of a database to the store: rows for a statement, one connection that writes, a copy."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from philtre.server.bus.interface import Bus
from philtre.server.store.sql import SQL, Dialect

if TYPE_CHECKING:
    from philtre.server.store.nodes import Nodes

Row = tuple[Any, ...]
Values = Mapping[str, Any]
Write = tuple[SQL, Sequence[Values]]  # a statement, executed for each of the values
Guard = tuple[str, int]  # a table, and the version of its journal that an append was made for

NONE: Values = {}


class Reader(Protocol):
    """Reads from a database."""

    @property
    def dialect(self) -> Dialect: ...

    def rows(self, statement: SQL, values: Values = NONE) -> list[Row]:
        """The rows that a statement finds; StoreError if the database fails or cannot be reached."""
        ...


class WritingConnection(Protocol):
    """The one connection of a server that writes. It is used by one thread."""

    def write(
        self,
        entries: Sequence[Row],
        tables: Sequence[Row],
        clock: int,
        writes: Sequence[Write] = (),
        guards: Collection[Guard] = (),
    ) -> None:
        """Write all of it in one transaction, durable on return; Conflict or StoreError, then none of it is.

        Rows have their values in the order of the columns, text in the place of bytes. `clock` is for a
        database that only one server uses, `guards` are for one that several nodes use: Conflict if a table
        was rewritten since.
        """
        ...

    def close(self) -> None: ...


class Snapshots(Reader, Protocol):
    """Reads from a database, also several things as they stand together."""

    def snapshot(self) -> AbstractContextManager[Reader]:
        """Reads of one moment: a later write does not show."""
        ...


class Database(Snapshots, Protocol):
    """An open database of today's schema. Reads come from any thread."""

    @property
    def name(self) -> str:
        """Its name for people; without a password."""
        ...

    def writing(self) -> WritingConnection:
        """A connection that writes; the caller closes it."""
        ...

    def nodes(self, began: int) -> Nodes | None:
        """The nodes that share it; None if only one server can use it. `began` is the uptime so far."""
        ...

    def bus(self) -> Bus:
        """A way to the other nodes."""
        ...

    def back_up(self, file: Path) -> None:
        """Write a copy, whole, while the database is in use; PhiltreError if that fails."""
        ...

    def close(self) -> None: ...
