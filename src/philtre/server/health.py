"""The health of the server: it writes, it reads, and its sweep goes on."""

from __future__ import annotations

import asyncio
import time

from philtre.server.service import Service
from philtre.server.store.errors import StoreError
from philtre.server.store.schema import VERSION as SCHEMA

FRESH = 1.0  # seconds that an answer holds: asking often costs nothing
LONGEST = 5.0  # seconds that reading may take


class Health:
    """The problems of the server, part by part."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.found: dict[str, str] = {}
        self.looked = -FRESH
        self.lock = asyncio.Lock()

    async def problems(self) -> dict[str, str]:
        """The problem of each part that is not well; empty if all is well."""
        async with self.lock:
            if time.monotonic() - self.looked >= FRESH:
                self.found = await self._look()
                self.looked = time.monotonic()
            return self.found

    async def _look(self) -> dict[str, str]:
        service, writer = self.service, self.service.store.writer
        found = {
            "server": "stopping" if service.registry.stopping else "",
            "sweep": service.sweep.problem,
            "writer": "" if writer.thread.is_alive() else "its thread has ended",
            "writes": writer.failed,
            "reads": await self._reads(),
            "bus": service.registry.bus.problem,
        }
        return {part: problem for part, problem in found.items() if problem}

    def facts(self) -> dict[str, object]:
        """A description of this server: its name and program, its database, and the nodes that share it."""
        node, store = self.service.node, self.service.store
        return {
            "node": node.name,
            "program": node.program,
            "store": store.database.dialect,
            "schema": SCHEMA,
            "nodes": [f"{one.name} {one.program}" for one in node.others] or [f"{node.name} {node.program}"],
            "bus_lag_seconds": round(self.service.registry.bus.lag, 4),
        }

    async def _reads(self) -> str:
        """The reason why the store cannot be read; empty if it can."""
        try:
            async with asyncio.timeout(LONGEST):
                await asyncio.to_thread(self.service.store.check)
        except StoreError as problem:
            return problem.kind
        except TimeoutError:
            return "no answer"
        return ""
