"""Tables in memory follow their journals, to which other nodes append too."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from philtre.core.message import Message
from philtre.server.store.nodes import Missed, Nodes
from philtre.table.refused import Refused

if TYPE_CHECKING:
    from philtre.server.live.registry import TableRegistry
    from philtre.server.live.table import LiveTable

COMPARED = 1000  # tables in one query

log = logging.getLogger("philtre.following")


class Follower:
    """Brings the tables of a registry up to what other nodes have stored."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.behind: set[str] = set()  # tables in memory where other nodes have gone on
        self.following: asyncio.Task[None] | None = None

    async def is_behind(self, live: LiveTable) -> bool:
        """Catch up if other nodes have gone on at the table; False if there was nothing to catch up with."""
        heads = await asyncio.to_thread(self.nodes.heads, [live.id])
        head = heads.get(live.id)
        if live.ended or (head is not None and head.version == live.version and head.seq <= live.stored):
            return live.ended
        async with live.queue:
            if not live.ended:
                await live.catch_up()
        return True

    @property
    def nodes(self) -> Nodes:
        nodes = self.registry.store.nodes
        assert nodes is not None
        return nodes

    def follow(self, id: str, seq: int) -> None:
        """Another node has appended to a table: read it, if the table is in memory."""
        live = self.registry.live.get(id)
        if live is not None and seq > live.stored:
            self.behind.add(id)
            if self.following is None:
                self.following = self.registry.run_in_background(self._follow())

    async def _follow(self) -> None:
        """Read what is new at all tables that are behind, in one query, as long as there are any."""
        try:
            while self.behind:
                ids, self.behind = self.behind, set()
                known = {id: live.stored for id in ids if (live := self.registry.live.get(id)) is not None}
                found = await asyncio.to_thread(self.nodes.missed, known)
                for id, missed in found.items():
                    live = self.registry.live.get(id)
                    if live is not None:
                        await self._take_in(live, missed)
        finally:
            self.following = None

    async def _take_in(self, live: LiveTable, missed: Missed) -> None:
        """Let a table go on with entries that were read, apart from those that it has by now."""
        if live.queue.held:
            self.registry.run_in_background(
                self._wait_and_take_in(live, missed)
            )  # other tables do not wait for it
        else:
            await self._wait_and_take_in(live, missed)

    async def _wait_and_take_in(self, live: LiveTable, missed: Missed) -> None:
        async with live.queue:
            new = missed.entries[live.stored - missed.since :]
            if not live.ended and (new or missed.version != live.version):
                try:
                    await live.take_in(new, missed.version)
                except Refused as no:
                    log.info("a table cannot be followed", extra={"table": live.id, "reason": no.message.id})

    async def compare(self) -> None:
        """Look for tables in memory where other nodes have gone on without our hearing of it."""
        ids = list(self.registry.live)
        for start in range(0, len(ids), COMPARED):
            some = ids[start : start + COMPARED]
            heads = await asyncio.to_thread(self.nodes.heads, some)
            for id in some:
                live, head = self.registry.live.get(id), heads.get(id)
                if live is None or live.ended or live.queue.held:
                    continue  # whoever holds it will find out
                if head is None or head.version != live.version:
                    self.registry.drop(live, Message("table-changed"))
                else:
                    self.follow(id, head.seq)
