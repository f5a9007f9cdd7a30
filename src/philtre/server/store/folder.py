"""The data folder: made where it is missing, and used by one server at a time."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Mapping
from pathlib import Path
from typing import IO

from philtre.core.errors import PhiltreError

LOCK = "server.lock"


class InUse(PhiltreError):
    """Another server uses the folder."""


def default_folder(environment: Mapping[str, str]) -> Path:
    """Where data lies if nobody says otherwise."""
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "philtre"


def taken(folder: Path) -> IO[str]:
    """The folder, held until the returned file is closed or the process ends, however it ends."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock = (folder / LOCK).open("a+", encoding="utf-8")
    except OSError as problem:
        reason = (problem.strerror or str(problem)).lower()
        raise PhiltreError(f"cannot use the data folder {folder}: {reason}") from None
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
