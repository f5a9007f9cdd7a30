"""philtre admin move, and restore for PostgreSQL: all rows from one database to another."""

from __future__ import annotations

import contextlib
from pathlib import Path

from philtre.server.admin.orders import Report
from philtre.server.store.copies import brought_up, next_number
from philtre.server.store.database import Reader
from philtre.server.store.folder import beside, database, lock_folder
from philtre.server.store.moving import Tell, write_file
from philtre.server.store.opening import FileRows, connected
from philtre.server.store.store import open_database, open_postgres


def moved(folder: Path, url: str, to: str, tell: Tell) -> Report:
    """Copy all that a stopped server has to an empty PostgreSQL database, or to another data folder."""
    with (
        lock_folder(folder),
        contextlib.closing(open_database(folder, url, alone=True)) as here,
        here.snapshot() as source,
    ):
        place, number = to_server(source, to, tell) if "://" in to else to_folder(source, Path(to), tell)
    return Report([f"moved to {place}: {number} rows, each compared; {here.name} stays as it is"])


def to_server(source: Reader, url: str, tell: Tell) -> tuple[str, int]:
    with contextlib.closing(open_postgres(url, alone=True)) as target:
        from philtre.server.store.postgres_moving import fill, must_be_empty

        must_be_empty(target)
        return target.name, fill(target, source, tell)


def to_folder(source: Reader, folder: Path, tell: Tell) -> tuple[str, int]:
    with lock_folder(folder):
        return str(database(folder)), write_file(source, database(folder), tell)


def restored_server(folder: Path, url: str, backup: Path, tell: Tell) -> Report:
    """Put a backup in the place of what a PostgreSQL database has, which is kept in a file of the folder."""
    with lock_folder(folder), contextlib.closing(open_postgres(url, alone=True)) as target:
        from philtre.server.store.postgres_moving import fill, kept

        file = database(folder)
        with (
            brought_up(backup, beside(file, ".restored")) as draft,
            contextlib.closing(connected(draft)) as connection,
        ):
            old = kept(target, beside(file, f".before-{next_number(file)}"))
            fill(target, FileRows(connection), tell)
    return Report([f"restored from {backup}" + (f"; what was there is in {old}" if old else "")])
