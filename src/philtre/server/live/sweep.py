"""The sweep: every few seconds, due clocks and bots are started, idle tables evicted, uptime persisted."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from philtre.server.log_once import STORE, log_fields
from philtre.table.refused import Refused

if TYPE_CHECKING:
    from philtre.server.live.registry import TableRegistry
    from philtre.server.node import Node

SWEEP = 5.0  # seconds between rounds
LATE = 6 * SWEEP  # seconds without progress after which the sweep counts as stuck
COLLECT = 60.0  # seconds between full passes of the garbage collector, while nobody does anything
COLLECT_ANYWAY = 3600.0  # the same, while somebody always does
COLLECT_CONNECTIONS = 4000  # after which a pass is due in any case: each ended one leaves some kB of cycles
SESSIONS = 12  # rounds after which the sessions of open connections are looked up, where there are nodes
LONGEST = 20.0  # seconds that one table may take of a round

log = logging.getLogger("philtre.sweep")


class Sweep:
    """A loop that goes on whatever happens to a table or the store, and knows when it last got anywhere."""

    def __init__(self, registry: TableRegistry, node: Node | None = None) -> None:
        self.registry = registry
        self.node = node
        self.rounds = 0  # completed
        self.moved = time.monotonic()  # when a step, or one table of a step, was last dealt with
        self.steps: dict[str, Callable[[], Awaitable[None]]] = {
            "wake": self._wake,
            "evict": self._evict,
            "beat": self._persist_uptime,
            "collect": self._collect,
        }
        if node is not None and node.nodes is not None:
            self.steps = {"nodes": node.look_at_nodes, "follow": self._follow, **self.steps}
        self.due: dict[str, tuple[int, int]] = {}  # tables of nobody: the last entry, and rounds seen with it
        self.busy = 0  # actions and requests at the last round
        self.collected = time.monotonic()
        self.connections = 0  # that had come when the collector passed last
        self.failing: set[str] = set()  # steps that failed when they were last tried

    @property
    def problem(self) -> str:
        """The reason why the sweep is not well; empty while it is."""
        if time.monotonic() - self.moved >= LATE:
            return "stuck"
        return f"failing: {', '.join(sorted(self.failing))}" if self.failing else ""

    async def run(self) -> None:
        """Rounds without end; cancelling the task ends them."""
        while True:
            await self.round()
            await asyncio.sleep(SWEEP)

    async def round(self) -> None:
        """One round. A step that fails is logged and counted, and the next one follows."""
        for name, step in self.steps.items():
            if await self._tried(name, step):
                self.failing.discard(name)
            else:
                self.failing.add(name)
        self.rounds += 1
        self.registry.metrics.count("sweep_rounds")

    async def _wake(self) -> None:
        """Let clocks and bots go on at tables that wait for them, in memory or not."""
        await self.wake(await self._due())

    async def wake(self, tables: Iterable[str]) -> None:
        """Let clocks and bots go on at these tables."""
        for id in tables:
            if id not in self.registry.quarantined:
                await self._tried(id, partial(self._wake_one, id))

    async def _due(self) -> list[str]:
        """The tables that this server has to see to.

        On a cluster whoever wrote the last entry sees to what follows. The others take over where nothing has
        happened for a whole round, one after another, each table in its own order of the nodes.
        """
        store, node = self.registry.store, self.node
        if node is None or node.nodes is None:
            return await asyncio.to_thread(store.due_tables, store.now())
        found = await asyncio.to_thread(node.nodes.due)
        alone = len(node.others) < 2
        rounds = {
            id: (seq, self.due[id][1] + 1 if self.due.get(id, (0, 0))[0] == seq else 0) for id, seq in found
        }
        self.due = rounds
        return [id for id, (_, seen) in rounds.items() if alone or seen > node.rank(id)]

    async def _follow(self) -> None:
        """Look for what the bus has not told: entries, presence, ended sessions."""
        assert self.node is not None
        await self.registry.follower.compare()
        await self.node.look_at_presence()
        if self.rounds % SESSIONS == 0:
            await self.node.look_at_sessions()

    async def _wake_one(self, id: str) -> None:
        with contextlib.suppress(Refused):  # a table set aside, or a server that stops: told elsewhere
            async with asyncio.timeout(LONGEST):
                live = await self.registry.table(id)
                if live.table.ran_out(self.registry.store.now()):
                    await live.do(lambda table, now: table.tick(now))
                self.registry.schedule(live)

    async def _evict(self) -> None:
        self.registry.evict_idle()

    async def _persist_uptime(self) -> None:
        """Remember how long the server has been up."""
        async with asyncio.timeout(LONGEST):
            await asyncio.wrap_future(self.registry.store.persist_uptime())
        self.registry.reported.resolved_all(STORE)

    async def _collect(self) -> None:
        """A full pass of the garbage collector in a quiet moment; seldom, but surely, where there is none.

        Tables need none, but connections that have ended do. It stops everything for some milliseconds.
        """
        busy = self.registry.metrics.busy
        since, quiet = time.monotonic() - self.collected, busy == self.busy
        self.busy = busy
        connections = self.registry.metrics.counts["connections"]
        many = connections - self.connections >= COLLECT_CONNECTIONS
        if many or since >= (COLLECT if quiet else COLLECT_ANYWAY):
            began = time.perf_counter()
            gc.collect()
            self.registry.metrics.observe("collect_seconds", time.perf_counter() - began)
            self.collected, self.connections = time.monotonic(), connections

    async def _tried(self, name: str, step: Callable[[], Awaitable[None]]) -> bool:
        """Try a step (or one table of a step); False, with a line in the log, if it raised."""
        try:
            await step()
        except Exception as problem:  # noqa: BLE001 - the rest of the round must go on
            self._trouble(name, problem)
            return False
        else:
            self.registry.reported.resolved(name)
            return True
        finally:
            self.moved = time.monotonic()

    def _trouble(self, name: str, problem: Exception) -> None:
        """Count it, and log it once for each table or step and kind of trouble."""
        self.registry.metrics.count("sweep_failures")
        if self.registry.reported.is_new(name, problem):
            log.error("a step of the sweep failed", extra=log_fields(name, problem))
