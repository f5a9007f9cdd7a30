"""philtre admin: orders to the server that runs on a data folder, or to the folder itself if none does."""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
from pathlib import Path

import msgspec

from philtre.core.errors import PhiltreError
from philtre.server.admin.listener import SOCKET
from philtre.server.admin.orders import Order, Report, obey
from philtre.server.service import Service
from philtre.server.settings import read_settings
from philtre.server.store.folder import InUse, default_folder, taken
from philtre.server.store.store import FILE, Store, copy_database

WAIT = 60.0  # seconds for the server's report


def main(arguments: argparse.Namespace) -> int:
    folder = Path(arguments.data) if arguments.data else default_folder(os.environ)
    if not (folder / FILE).exists() and arguments.order != "restore":
        raise PhiltreError(f"there is no database in {folder}: name the server's folder with --data")
    what = getattr(arguments, "what", None) or ""
    if arguments.order == "restore":
        report = restore(folder, Path(what))
    else:
        if arguments.order == "backup":
            what = str(Path(what).absolute())  # the server may stand in another folder
        order = Order(
            arguments.order, what, getattr(arguments, "days", 30), getattr(arguments, "unfinished", False)
        )
        report = given(folder, order)
    if report.problem:
        raise PhiltreError(report.problem)
    print("\n".join(report.lines))
    return 0


def given(folder: Path, order: Order) -> Report:
    """To the running server; to the folder itself, if there is none."""
    try:
        with taken(folder):
            return asyncio.run(alone(folder, order))
    except InUse:
        return ordered(folder / SOCKET, order)


def ordered(path: Path, order: Order) -> Report:
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(WAIT)
            line.connect(str(path))
            line.sendall(msgspec.json.encode(order) + b"\n")
            with line.makefile("rb") as answers:
                return msgspec.json.decode(answers.readline(), type=Report)
    except (OSError, msgspec.DecodeError) as problem:
        raise PhiltreError(f"the server does not answer at {path}: {problem}") from None


async def alone(folder: Path, order: Order) -> Report:
    service = Service(Store(folder), read_settings(folder))
    service.hall.asleep = True
    try:
        return await obey(service, order)
    finally:
        await service.hall.stop()
        service.store.close()


def restore(folder: Path, backup: Path) -> Report:
    """Put a backup in the place of the database, which is kept beside it."""
    if not backup.is_file():
        raise PhiltreError(f"cannot read the backup {backup}: no such file")
    with taken(folder):
        file, draft = folder / FILE, folder / (FILE + ".restored")
        draft.unlink(missing_ok=True)
        copy_database(backup, draft)
        kept = folder / (FILE + ".before")
        if file.exists():
            kept.unlink(missing_ok=True)
            copy_database(file, kept)
        for suffix in ("-wal", "-shm"):
            Path(str(file) + suffix).unlink(missing_ok=True)
        draft.replace(file)
        Store(folder).close()  # migrates it, or says why it cannot be used
    return Report([f"restored from {backup}; what was there is in {kept}"])
