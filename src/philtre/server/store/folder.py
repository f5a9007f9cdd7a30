"""The data folder: made where it is missing, its owner's alone, and used by one server at a time."""

from __future__ import annotations

import contextlib
import fcntl
import os
import stat
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Self

from philtre.core.errors import PhiltreError

FILE = "philtre.db"
LOCK = "server.lock"
OTHERS = 0o077  # what group and others may do


class InUse(PhiltreError):
    """Another server uses the folder, or the database that the folder links to."""


class FolderLock:
    """Locks that are held until they are closed or the process ends, however it ends."""

    def __init__(self) -> None:
        self.locks: list[IO[str]] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        while self.locks:
            self.locks.pop().close()


def default_folder(environment: Mapping[str, str]) -> Path:
    """The data folder if none is named."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "philtre"


def database(folder: Path) -> Path:
    """The database of a folder, where it really is: the file in the folder may be a link to it."""
    return (folder / FILE).resolve()


def lock_folder(folder: Path) -> FolderLock:
    """The folder and its database, held for this process; InUse if another process holds either."""
    hold = FolderLock()
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        file = database(folder)
        must_have_one_name(file)
        tighten(folder)
        for path in dict.fromkeys([folder.resolve() / LOCK, lock_of(file)]):
            hold.locks.append(locked(path, folder))
    except OSError as problem:
        hold.close()
        reason = (problem.strerror or str(problem)).lower()
        raise PhiltreError(f"cannot use the data folder {folder}: {reason}") from None
    except BaseException:
        hold.close()
        raise
    return hold


def lock_of(file: Path) -> Path:
    """The lock of a database: that of its folder, unless it has another name than databases have there."""
    return file.with_name(LOCK if file.name == FILE else file.name + ".lock")


def locked(path: Path, folder: Path) -> IO[str]:
    """The lock file, locked, with the id of this process in it."""
    lock = open(os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600), "a+", encoding="utf-8")  # noqa: SIM115, PTH123
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.seek(0)
        owner = lock.read().strip() or "unknown"
        lock.close()
        raise InUse(
            f"another philtre server (process {owner}) uses the data folder {folder}: "
            "stop it, or name another folder with --data"
        ) from None
    lock.truncate(0)
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def must_have_one_name(file: Path) -> None:
    """Two names of one file have two logs, and two servers would write over each other."""
    if file.exists() and file.stat().st_nlink > 1:
        raise PhiltreError(
            f"the database {file} has several names (hard links), and each would get a log of its own: "
            "keep one of them, and make copies with philtre admin backup"
        )


def tighten(folder: Path) -> None:
    """Let nobody but the owner read the folder and what is ours in it, however it was made."""
    file = database(folder)
    ours = [folder / LOCK, *folder.glob(FILE + "*"), file, *file.parent.glob(file.name + "-*")]
    for path in (folder, *ours):
        with contextlib.suppress(OSError):  # gone by now, or another's: then it is theirs to care for
            found = path.lstat()
            private = stat.S_ISREG(found.st_mode) or (path == folder and not found.st_mode & stat.S_ISVTX)
            if private and found.st_uid == os.geteuid() and found.st_mode & OTHERS:
                path.chmod(stat.S_IMODE(found.st_mode) & ~OTHERS)


def make_private(path: Path) -> None:
    """An empty file that only its owner may read; FileExistsError if there is one."""
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def beside(file: Path, suffix: str) -> Path:
    """The file whose name has more at its end: SQLite's -wal and -shm, drafts, earlier databases."""
    return file.with_name(file.name + suffix)


def remove(file: Path) -> None:
    """Remove a database that is not needed, with SQLite's files beside it."""
    for suffix in ("", "-wal", "-shm", "-journal"):
        beside(file, suffix).unlink(missing_ok=True)
