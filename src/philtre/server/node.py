"""This node among others: it beats, hears the bus, and looks by itself at what it may have missed."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import hashlib
import socket
from collections.abc import Coroutine
from importlib.metadata import PackageNotFoundError, version
from typing import TYPE_CHECKING, Any

from philtre.server.bus.interface import (
    AnyBusMessage,
    Appended,
    BansChanged,
    ContentsChanged,
    Disconnected,
    Leaving,
    PeopleChanged,
    PresenceChanged,
    Rewritten,
    Subscribed,
)
from philtre.server.random_bits import fresh_id
from philtre.server.store.errors import StoreError
from philtre.server.store.nodes import NodeRow, Nodes

if TYPE_CHECKING:
    from philtre.server.service import Service

BEAT = 1.0  # seconds between signs of life
SESSIONS = 2000  # looked up in one query


def program_version() -> str:
    """The version of this program; "sources" if it is not installed."""
    try:
        return version("philtre")
    except PackageNotFoundError:
        return "sources"


class Node:
    """One server of a cluster, or the only one. `name` is for people."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.nodes: Nodes | None = service.store.nodes
        self.id = fresh_id()
        self.name = service.settings.node or socket.gethostname()
        self.program = program_version()
        self.others: list[NodeRow] = []  # that run
        self.beating: asyncio.Task[None] | None = None
        self.threads = concurrent.futures.ThreadPoolExecutor(1, "philtre-beat")  # a beat waits for nobody

    # From start to stop

    async def start(self) -> None:
        if self.nodes is not None:
            await asyncio.to_thread(self.nodes.enter, self.id, self.name, self.program)
            self.others = await asyncio.to_thread(self.nodes.alive)
            self.beating = asyncio.create_task(self._beat(self.nodes))
            self.service.identities.cached = False  # until the bus works
        await self.service.registry.bus.start(self)

    async def stop(self) -> None:
        """Tell nobody anything any more; others see at once that nobody is connected here."""
        await self.service.registry.bus.stop()
        if self.beating is not None:
            self.beating.cancel()
            await asyncio.gather(self.beating, return_exceptions=True)
        self.threads.shutdown(wait=False)
        if self.nodes is not None:
            with contextlib.suppress(StoreError):
                await asyncio.to_thread(self.nodes.leave)

    async def _beat(self, nodes: Nodes) -> None:
        loop, registry = asyncio.get_running_loop(), self.service.registry
        while True:
            try:
                await loop.run_in_executor(self.threads, nodes.beat)
                if registry.bus.problem:  # nobody tells: look
                    await registry.follower.compare()
            except StoreError as problem:
                registry.store_failed("beat", problem)
            await asyncio.sleep(BEAT)

    # The bus

    def hear(self, messages: list[AnyBusMessage]) -> None:
        for message in messages:
            self._hear(message)

    def _hear(self, message: AnyBusMessage) -> None:
        service, registry = self.service, self.service.registry
        match message:
            case Appended(table=table, seq=seq):
                registry.follower.follow(table, seq)
            case PresenceChanged(table=table):
                registry.presence.hear(table)
            case Rewritten(tables=tables, why=why):
                registry.forget_rewritten(tables, why)
            case PeopleChanged():
                service.identities.hear(message)
            case Disconnected(principal=principal, reason=reason, except_=except_, reconnect=reconnect):
                registry.disconnect_here(principal, reason, except_, reconnect=reconnect)
            case Leaving(node=node, tables=tables):
                self._take_over(node, tables)
            case Subscribed(player=player):
                service.store.subscriptions.players.add(player)
            case BansChanged():
                self._soon(self._read_bans())
            case ContentsChanged():
                registry.contents.stored.clear()

    def _take_over(self, leaving: str, tables: list[str]) -> None:
        """Wake the tables of a node that stops, as far as this node is the first of those that are left."""
        self.others = [other for other in self.others if other.id != leaving]
        mine = [table for table in tables if not self.rank(table)]
        if mine and not self.service.registry.stopping:
            self._soon(self.service.sweep.wake(mine))

    def lost_touch(self) -> None:
        """From now on nothing is believed that only the bus would correct."""
        self.service.identities.cached = False

    def in_touch(self) -> None:
        """Look at all that may have changed while nothing was heard."""
        self.service.identities.forget_all()
        self.service.identities.cached = True
        self.service.registry.contents.stored.clear()
        self.service.registry.presence.announce()
        self._soon(self.look_at_all())

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        self.service.registry.run_in_background(work)

    # Looking

    async def look_at_all(self) -> None:
        await self._read_bans()
        await self.service.registry.follower.compare()
        await self.look_at_presence()
        await self.look_at_sessions()
        self.service.store.subscriptions.players |= await asyncio.to_thread(
            self.service.store.subscriptions.all_players
        )

    async def look_at_presence(self) -> None:
        await self.service.registry.presence.look(self.service.registry.live.values())

    async def look_at_sessions(self) -> None:
        """End the connections of sessions that have ended."""
        if self.nodes is None:
            return
        found = {
            connection.whose[2]
            for live in self.service.registry.live.values()
            for viewer in live.viewers.values()
            for connection in viewer.connections
            if len(connection.whose) > 2 and connection.whose[2]
        }
        sessions = sorted(found)
        for start in range(0, len(sessions), SESSIONS):
            some = sessions[start : start + SESSIONS]
            valid = await asyncio.to_thread(self.nodes.valid_sessions, some)
            for session in set(some) - valid:
                self.service.registry.disconnect_here(session, "signed-out", "", reconnect=False)

    async def _read_bans(self) -> None:
        banned = await asyncio.to_thread(self.service.store.banned)
        for whom in banned - self.service.bans:
            self.service.registry.disconnect_here(whom, "banned", "", reconnect=False)
        self.service.bans = banned

    async def look_at_nodes(self) -> None:
        """Learn which nodes run, and forget those that ended long ago."""
        if self.nodes is not None:
            self.others = await asyncio.to_thread(self.nodes.alive)
            await asyncio.to_thread(self.nodes.tidy)

    def rank(self, table: str) -> int:
        """This node's place in the order in which nodes take over a table; 0 is the first."""

        def lot(id: str) -> bytes:
            return hashlib.blake2b(f"{id} {table}".encode(), digest_size=8).digest()

        mine = lot(self.id)
        return sum(lot(other.id) < mine for other in self.others if other.id != self.id)
