"""The whole service inside a test: real sockets, a real database, and a disk that may fail."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import uvicorn
from tests.server.faults import Faults

from philtre.server.app import application
from philtre.server.live.protocol import WebSocketProtocol
from philtre.server.service import Service
from philtre.server.settings import Settings
from philtre.server.store.store import Store

ROOMY = {
    "work_per_person_at_once": 100_000,
    "work_per_address_at_once": 100_000,
    "requests_at_once": 10_000,
    "bot_pause_ms": 0,
    "course_positions": 0,
}


async def first_legal(_table: str, _seat: int, _level: str, _game: Any, world: Any, **_: Any) -> int:
    """A bot that does not think."""
    return int(world.actions()[0])


@contextlib.asynccontextmanager
async def served(
    folder: Path, faults: Faults | None = None, **settings: Any
) -> AsyncIterator[tuple[Service, str]]:
    """A service and its address; it ends as a server does that is told to stop."""
    folder.mkdir(parents=True, exist_ok=True)
    store = Store(folder, faults.driver) if faults else Store(folder)
    service = Service(store, Settings(**(ROOMY | settings)))
    service.bots.workers = []  # no processes: how bots think is not what is tried here
    service.bots.choose = first_legal  # type: ignore[method-assign, assignment]
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        application(service), log_config=None, lifespan="on", ws=WebSocketProtocol, access_log=False
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve([listening]))
    while not server.started:
        assert not running.done()
        await asyncio.sleep(0.01)
    try:
        yield service, f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        if faults:
            faults.disarm()
        await service.registry.stop()
        server.should_exit = True
        await running
        listening.close()
