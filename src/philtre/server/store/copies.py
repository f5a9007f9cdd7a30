"""Copies of the database: made while it is in use, and put in its place when it is needed.

A restore is decided by one rename: once the copy, whole and checked, is called `….restoring-N`, what is
left to do can be done again from any point. So a crash leaves the old database or the new one.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from philtre.core.errors import PhiltreError
from philtre.server.store.folder import beside, database, make_private, remove, sync
from philtre.server.store.opening import HEADER, bring_up, must_be_sound


def copy_database(source: Path, target: Path) -> None:
    """Copy a database by SQLite's own means: whole, even while it is written to; its owner's alone."""
    if target.exists():
        raise PhiltreError(f"{target} is there already: name another file")
    draft = beside(target, ".part")
    try:
        remove(draft)
        make_private(draft)
        with (
            contextlib.closing(sqlite3.connect(address(source), uri=True)) as reading,
            contextlib.closing(sqlite3.connect(draft)) as writing,
        ):
            reading.backup(writing)  # at one go: in portions, each write would make it begin anew
        sync(draft)
        draft.rename(target)
        sync(target.parent)
    except (sqlite3.Error, OSError) as problem:
        with contextlib.suppress(OSError):
            remove(draft)
        reason = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise PhiltreError(f"cannot copy {source} to {target}: {reason.lower()}") from None


def address(source: Path) -> str:
    """SQLite's address for a file that is only read: nothing is made beside it, unless it is in use."""
    used = beside(source, "-wal").exists()
    return source.absolute().as_uri() + ("?mode=rw" if used else "?mode=ro&immutable=1")


def restore(folder: Path, backup: Path) -> Path | None:
    """Put a backup in the place of the database. Returns where the old one is kept; None if there was none.

    Nothing is touched if the backup is none, or damaged. The caller holds the folder.
    """
    file = database(folder)
    finish_restore(file)
    with brought_up(backup, beside(file, ".restored")) as draft:
        number = next_number(file)
        draft.rename(beside(file, f".restoring-{number}"))
        sync(file.parent)
        return finish_restore(file)


@contextlib.contextmanager
def brought_up(backup: Path, draft: Path) -> Iterator[Path]:
    """A copy of a backup, sound and of today's schema; it is removed at the end, if it is still there."""
    must_be_backup(backup)
    try:
        remove(draft)
        copy_database(backup, draft)
        must_be_sound(draft, always=True, called=f"the backup {backup}", empty=False)
        bring_up(draft)
        yield draft
    except OSError as problem:
        raise PhiltreError(f"cannot restore {backup}: {(problem.strerror or str(problem)).lower()}") from None
    finally:
        with contextlib.suppress(OSError):
            remove(draft)


def must_be_backup(backup: Path) -> None:
    if not backup.is_file():
        raise PhiltreError(f"cannot read the backup {backup}: no such file")
    try:
        with backup.open("rb") as opened:
            header = opened.read(len(HEADER))
    except OSError as problem:
        raise PhiltreError(f"cannot read the backup {backup}: {(problem.strerror or '').lower()}") from None
    if header != HEADER:
        raise PhiltreError(f"{backup} is not a backup of philtre: it is not an SQLite database")


def finish_restore(file: Path) -> Path | None:
    """Do what is left of a restore that was decided; where the old database is kept, if one was replaced."""
    old = None
    for number in numbers(file, "restoring"):
        try:
            old = swap(file, beside(file, f".restoring-{number}"), beside(file, f".before-{number}"))
        except OSError as problem:
            reason = (problem.strerror or str(problem)).lower()
            raise PhiltreError(f"cannot put the restored database in the place of {file}: {reason}") from None
    return old


def swap(file: Path, new: Path, old: Path) -> Path | None:
    """Keep the database under another name, with its log, and let the new one take its place."""
    for suffix in ("-wal", "-journal", ""):  # the log first: without it, the file is not what it was
        if beside(file, suffix).exists():
            beside(file, suffix).rename(beside(old, suffix))
    beside(file, "-shm").unlink(missing_ok=True)
    sync(file.parent)
    new.rename(file)
    sync(file.parent)
    return old if old.exists() else None


def pending(file: Path) -> bool:
    """True if a restore was decided and is not finished."""
    return bool(numbers(file, "restoring"))


def numbers(file: Path, kind: str) -> list[int]:
    """The numbers of files beside the database: `….restoring-N`, or `….before-N`."""
    name = re.compile(re.escape(f"{file.name}.{kind}-") + r"(\d+)")
    found = (name.match(path.name) for path in file.parent.glob(f"{file.name}.{kind}-*"))
    return sorted({int(match[1]) for match in found if match})


def next_number(file: Path) -> int:
    """A number that no earlier restore has: what was kept is never overwritten."""
    return max([0, *numbers(file, "before"), *numbers(file, "restoring")]) + 1
