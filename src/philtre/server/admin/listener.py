"""The administrator's way to a running server: a socket in the data folder, one order at a time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from pathlib import Path

import msgspec

from philtre.server.admin.orders import AdminOrder, Report, obey
from philtre.server.service import Service

SOCKET = "admin.sock"
BEAT = 10.0  # seconds between signs of life while an order is obeyed
LONGEST = 100  # bytes of a socket's path that every system allows

log = logging.getLogger("philtre.admin")


class Listener:
    """Listens to orders; only users who may write in the folder can give any."""

    def __init__(self, folder: Path, service: Service) -> None:
        self.path = folder / SOCKET
        self.service = service
        self.server: asyncio.Server | None = None

    async def start(self) -> None:
        if len(str(self.path).encode()) > LONGEST:
            log.warning(
                "the data folder's path is too long for philtre admin", extra={"path": str(self.path)}
            )
            return
        self.path.unlink(missing_ok=True)
        self.server = await asyncio.start_unix_server(self._hear, self.path)
        self.path.chmod(0o600)

    async def stop(self) -> None:
        if self.server is not None:
            self.server.close()
            self.path.unlink(missing_ok=True)

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.closing(writer):
            try:
                order = msgspec.json.decode(await reader.readline(), type=AdminOrder)
            except msgspec.DecodeError as problem:
                report = Report(problem=str(problem))
            else:
                log.info("an order", extra={"command": order.command})
                report = await self._obey(order, lambda report: send(writer, report))
            send(writer, report)
            await writer.drain()

    async def _obey(self, order: AdminOrder, say: Callable[[Report], None]) -> Report:
        """Carry out an order; report its progress to the administrator, and now and then that it goes on."""
        task = asyncio.create_task(obey(self.service, order, lambda line: say(Report([line], last=False))))
        while not (await asyncio.wait([task], timeout=BEAT))[0]:
            say(Report(last=False))
        return task.result()


def send(writer: asyncio.StreamWriter, report: Report) -> None:
    if not writer.is_closing():  # whoever gave the order may have gone: it is obeyed to its end
        writer.write(msgspec.json.encode(report) + b"\n")
