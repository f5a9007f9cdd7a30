"""Presence across nodes: each node writes down who is connected to it, and reads who is connected elsewhere.

The database has the rows, and counts only those of nodes that run; the bus says when to look. A vote about an
absent player looks for itself: silence on the bus is never taken for absence.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from philtre.server.bus.interface import PresenceChanged
from philtre.server.store.errors import StoreError
from philtre.server.store.nodes import Nodes, PresenceRow

if TYPE_CHECKING:
    from philtre.server.live.registry import TableRegistry
    from philtre.server.live.table import LiveTable

PAUSE = 1.0  # seconds before another attempt to write


class PresenceBoard:
    """Keeps the presence of this node's tables, where there can be other nodes."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.nodes: Nodes | None = registry.store.nodes
        self.unwritten: set[str] = set()  # tables whose connections to this node have changed
        self.writing: asyncio.Task[None] | None = None
        self.unread: set[str] = set()
        self.reading: asyncio.Task[None] | None = None

    # Of this node

    def changed(self, table: str) -> None:
        """Somebody came to a table here, or left."""
        if self.nodes is None or not self.nodes.id:
            return
        self.unwritten.add(table)
        if self.writing is None and not self.registry.stopping:
            self.writing = self.registry.run_in_background(self._write(self.nodes))

    def announce(self) -> None:
        """Write all connections down again: the database may have lost them."""
        for live in self.registry.live.values():
            if live.viewers:
                self.changed(live.id)

    async def _write(self, nodes: Nodes) -> None:
        try:
            while self.unwritten:
                tables, self.unwritten = self.unwritten, set()
                rows = [
                    row for id in tables if (live := self.registry.live.get(id)) for row in live.presence()
                ]
                try:
                    await asyncio.to_thread(nodes.put_presence, tables, rows)
                except StoreError as problem:
                    self.unwritten |= tables
                    self.registry.store_failed("presence", problem)
                    await asyncio.sleep(PAUSE)
                    continue
                for table in tables:
                    self.registry.bus.publish(PresenceChanged(table))
        finally:
            self.writing = None

    # Of others

    def hear(self, table: str) -> None:
        """The presence at a table has changed at another node."""
        if table in self.registry.live:
            self.unread.add(table)
            if self.reading is None:
                self.reading = self.registry.run_in_background(self._read())

    async def _read(self) -> None:
        try:
            while self.unread:
                tables, self.unread = self.unread, set()
                await self.look(live for id in tables if (live := self.registry.live.get(id)))
        finally:
            self.reading = None

    async def look(self, tables: Iterable[LiveTable]) -> None:
        """Read who is connected to other nodes at these tables, and tell the viewers what has changed."""
        chosen = list(tables)
        if self.nodes is None or not self.nodes.id or not chosen:
            return
        rows = await asyncio.to_thread(self.nodes.present, [live.id for live in chosen])
        found: dict[str, dict[str, PresenceRow]] = {live.id: {} for live in chosen}
        for row in rows:
            there = found[row.table]
            before = there.get(row.player, row._replace(number=0, seeing=0))
            there[row.player] = row._replace(
                number=before.number + row.number, seeing=before.seeing + row.seeing
            )
        for live in chosen:
            self._set(live, found[live.id])

    def _set(self, live: LiveTable, elsewhere: dict[str, PresenceRow]) -> None:
        if elsewhere == live.elsewhere:
            return
        before, gone = live.here(), live.elsewhere.keys() - elsewhere.keys()
        live.elsewhere = elsewhere
        now = self.registry.store.now()
        for player in gone:
            for seat in live.table.seats_of(player):
                live.away_since[seat] = now
        for row in elsewhere.values():
            if row.player and row.seeing:
                self.registry.player_came(live.id, row.player)
        if live.here() != before:
            live.broadcast_presence()
