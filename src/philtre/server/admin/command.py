"""philtre admin: orders to the server that runs on a data folder, or to the folder itself if none does."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import socket
from pathlib import Path

import msgspec

from philtre.core.errors import PhiltreError
from philtre.server.admin.check import check, check_database
from philtre.server.admin.listener import SOCKET
from philtre.server.admin.moving import moved, restored_server
from philtre.server.admin.orders import AdminOrder, Report, obey
from philtre.server.service import Service
from philtre.server.settings import read_settings
from philtre.server.store.copies import pending, restore
from philtre.server.store.folder import InUse, database, default_folder, lock_folder
from philtre.server.store.store import open_postgres, open_store

WAIT = 60.0  # seconds of silence until the server counts as gone


def main(arguments: argparse.Namespace) -> int:
    folder = Path(arguments.data) if arguments.data else default_folder(os.environ)
    url = arguments.database or read_settings(folder).database
    what = getattr(arguments, "what", None) or ""
    if arguments.order == "check":
        return checked_server(url) if url and not what else checked(folder, what)
    file = database(folder)
    if not url and not file.exists() and not pending(file) and arguments.order != "restore":
        raise PhiltreError(f"there is no database in {folder}: name the server's folder with --data")
    if arguments.order == "restore":
        report = restored_server(folder, url, Path(what), tell) if url else restored(folder, Path(what))
    elif arguments.order == "move":
        report = moved(folder, url, arguments.to, tell)
    else:
        if arguments.order == "backup":
            what = str(Path(what).absolute())  # the server may stand in another folder
        order = AdminOrder(
            arguments.order, what, getattr(arguments, "days", 30), getattr(arguments, "unfinished", False)
        )
        report = given(folder, url, order)
    if report.problem:
        raise PhiltreError(report.problem)
    print("\n".join(report.lines))
    return 0


def checked(folder: Path, copy: str) -> int:
    """Check the database of a folder, or a backup; 1 if something is wrong."""
    file = Path(copy) if copy else database(folder)
    if not file.is_file():
        where = (
            f"no file {copy}" if copy else f"no database in {folder}: name the server's folder with --data"
        )
        raise PhiltreError(f"there is {where}")
    return 1 if check(file, tell, copy=bool(copy)) else 0


def checked_server(url: str) -> int:
    """Check a PostgreSQL database; 1 if something is wrong."""
    with contextlib.closing(open_postgres(url, writes=False)) as reading:
        return 1 if check_database(reading, tell) else 0


def given(folder: Path, url: str, order: AdminOrder) -> Report:
    """To the running server; to the database itself, if there is none."""
    try:
        hold = lock_folder(folder)
    except InUse:
        return ordered(folder / SOCKET, order)
    with hold:
        return asyncio.run(alone(folder, url, order))


def ordered(path: Path, order: AdminOrder) -> Report:
    try:
        with socket.socket(socket.AF_UNIX) as line:
            line.settimeout(WAIT)
            line.connect(str(path))
            line.sendall(msgspec.json.encode(order) + b"\n")
            with line.makefile("rb") as answers:
                for answer in answers:
                    report = msgspec.json.decode(answer, type=Report)
                    if report.last:
                        return report
                    for progress in report.lines:
                        tell(progress)
    except (OSError, msgspec.DecodeError) as problem:
        raise PhiltreError(f"the server does not answer at {path}: {problem}") from None
    raise PhiltreError(f"the server ended the connection at {path}: its log tells why")


def tell(line: str) -> None:
    """A line of progress, as it happens."""
    print(line, flush=True)


async def alone(folder: Path, url: str, order: AdminOrder) -> Report:
    service = Service(open_store(folder, url), read_settings(folder))
    service.registry.passive = True
    await service.registry.bus.start(None)
    try:
        return await obey(service, order, tell)
    finally:
        await service.registry.stop()
        await service.registry.bus.stop()
        service.store.close()


def restored(folder: Path, backup: Path) -> Report:
    """Put a backup in the place of the database, which is kept beside it."""
    with lock_folder(folder):
        old = restore(folder, backup)
    return Report([f"restored from {backup}" + (f"; what was there is in {old}" if old else "")])
