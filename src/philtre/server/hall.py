"""The hall: all tables. Those in use are in memory; the others come back from their journals."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from philtre.core.message import Message
from philtre.server.bots import Bots
from philtre.server.live import LiveTable
from philtre.server.metrics import Metrics
from philtre.server.secret import Secret, fresh_id
from philtre.server.settings import Settings
from philtre.server.socket import POLICY
from philtre.server.store.store import Store
from philtre.table.entries import decode
from philtre.table.lesson import Lesson, Taught
from philtre.table.refused import Refused
from philtre.table.rematch import another
from philtre.table.setup import Setup
from philtre.table.table import Outdated, Table

SWEEP = 5.0  # seconds between looks at what needs the server
PACE = 0.7  # seconds that a rival in a lesson takes, so that the learner can follow

log = logging.getLogger("philtre.hall")


class Hall:
    """Finds, makes, keeps and forgets tables, and sees that clocks and bots go on."""

    def __init__(self, store: Store, settings: Settings, bots: Bots, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.bots = bots
        self.metrics = metrics
        self.dice = Secret()  # nobody can predict a live table
        self.live: OrderedDict[str, LiveTable] = OrderedDict()  # longest unused first
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.errands: set[asyncio.Task[Any]] = set()
        self.rewriting = asyncio.Lock()
        self.shut: dict[str, asyncio.Future[None]] = {}  # tables that are being rewritten
        self.stopping = False
        self.asleep = False  # nothing goes on by itself: for who looks after tables while no server runs

    # Finding and making

    async def table(self, id: str) -> LiveTable:
        """The table of that id."""
        while True:
            if id in self.shut:
                await asyncio.shield(self.shut[id])
                continue
            live = self.live.get(id)
            if live is not None:
                self.live.move_to_end(id)
                return live
            if self.stopping:
                raise Refused(Message("server-stopping"))
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self._load(id))
            await asyncio.shield(task)  # and look again: it may have been forgotten before our turn came

    async def _load(self, id: str) -> LiveTable:
        try:
            bodies, touched = await asyncio.to_thread(self.store.table, id)
            if not bodies:
                raise Refused(Message("table-unknown"))
            table = Table.rebuilt([decode(body) for body in bodies], self.dice)
        except Outdated:
            raise Refused(Message("table-outdated")) from None
        finally:
            del self.loading[id]  # before who waits looks again
        self.metrics.count("tables_replayed")
        return self._add(LiveTable(self, id, table, touched))

    async def open(self, setup: Setup, host: str, name: str, *, registered: bool = False) -> LiveTable:
        """A new table."""
        now = self.store.now()
        table, entries = Table.open(setup, host, name, self.dice, now, registered)
        return await self._open(table, entries)

    async def teach(self, lesson: Lesson, language: str, host: str, name: str) -> LiveTable:
        """A table where a lesson is given."""
        table, entries = Table.teach(lesson, language, host, name, self.dice, self.store.now())
        return await self._open(table, entries)

    async def _open(self, table: Table, entries: list[Any]) -> LiveTable:
        live = LiveTable(self, fresh_id(), table, int(time.time()))
        async with live.turns:
            await live.keep(entries)
        self.metrics.count("tables_opened")
        self._add(live)
        return live

    async def rematch(self, live: LiveTable) -> str:
        """The table where the players of a finished one go on: made once, whoever asks first."""
        async with live.turns:
            live.must_be_here()
            if live.table.rematch:
                return live.table.rematch
            now = self.store.now()
            table, entries = another(live.table, self.dice, now)
            following = await self._open(table, entries)
            steps = len(live.table.match.journal)
            await live.keep(live.table.go_on_at(following.id, now))
            live.tell(steps, now)
            return following.id

    def _add(self, live: LiveTable) -> LiveTable:
        """Take it into memory; others that nobody uses make room."""
        if len(self.live) >= self.settings.tables_in_memory:
            self._forget(len(self.live) + 1 - self.settings.tables_in_memory, 0)
        self.live[live.id] = live
        self.look_after(live)
        return live

    # Forgetting

    def drop(self, live: LiveTable, message: Message) -> None:
        """What is in memory is not to be trusted any more: whoever is there comes back to what is stored."""
        live.end()
        live.send_away(message, again=True)
        if self.live.get(live.id) is live:
            del self.live[live.id]

    def turn_out(self, whom: str, why: str = "banned", *, but: str = "", again: bool = False) -> None:
        """End the connections of a player, a session or an address; but those of one session."""
        for live in self.live.values():
            for viewer in live.viewers.values():
                for socket in viewer.sockets:
                    if whom in socket.whose and but not in socket.whose:
                        socket.close(Message(why), POLICY, again=again, seq=live.table.seq)

    # Changing what is stored

    async def rewrite(self, ids: Collection[str], work: Callable[[], None]) -> None:
        """Change what is stored of tables while nothing is done there; who is there comes back to it."""
        async with self.rewriting, contextlib.AsyncExitStack() as held:
            self.shut = dict.fromkeys(ids, asyncio.get_running_loop().create_future())
            try:
                for id in ids:
                    if id in self.loading:
                        await asyncio.wait([self.loading[id]])
                    if id in self.live:
                        await held.enter_async_context(self.live[id].turns)
                await asyncio.to_thread(work)
                for id in ids:
                    if id in self.live:
                        self.drop(self.live[id], Message("table-changed"))
            finally:
                for done in set(self.shut.values()):
                    done.set_result(None)
                self.shut = {}

    def _forget(self, most: int, idle: int) -> None:
        """Let up to so many tables leave memory that have been idle for so many milliseconds."""
        before = self.store.now() - idle
        gone: list[LiveTable] = []
        for live in self.live.values():
            if len(gone) >= most:
                break
            if live.idle and live.used <= before:
                gone.append(live)
        for live in gone:
            live.end()
            del self.live[live.id]

    # Clocks and bots

    def look_after(self, live: LiveTable) -> None:
        """See that the table goes on: time that runs will be up, bots are asked."""
        live.stop()
        if self.asleep:
            return
        deadline = live.table.clocks.deadline()
        if deadline is not None:
            seconds = max(0, deadline - self.store.now()) / 1000
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(
                min(seconds, 86_400), lambda: self.run(live.do(lambda table, now: table.tick(now)))
            )
        if live.table.bot_to_move and live.thinking != live.table.moved_at:
            live.thinking = live.table.moved_at
            self.run(self._ask_bot(live))

    async def _ask_bot(self, live: LiveTable) -> None:
        """Let a bot decide."""
        table, seq = live.table, live.table.moved_at
        seat, level = table.actor, table.bot_to_move
        try:
            action = await self._decided(live, seat, level)
            live.thinking = 0
            await live.do(lambda table, now: table.act(seat, action, seq, now, level))
        except Refused as no:
            log.info("a bot's decision came too late", extra={"table": live.id, "reason": no.message.id})
        finally:
            if live.thinking == seq:
                live.thinking = 0
        if live.table.bot_to_move and self.live.get(live.id) is live:
            self.look_after(live)

    async def _decided(self, live: LiveTable, seat: int, level: str) -> int:
        """What a bot does, from what its seat can see; a rival in a lesson does what the script says."""
        match = live.table.match
        if isinstance(match, Taught):
            await asyncio.sleep(PACE)
            return match.expected
        world = match.seen_by(seat, self.dice)
        urgent = bool(live.viewers)  # somebody is there and waits
        return await self.bots.choose(live.id, seat, level, match.game, world, urgent=urgent)

    async def sweep(self) -> None:
        """Now and then: wake tables that need the server, and forget those that nobody uses."""
        while True:
            with contextlib.suppress(Refused):
                for id in await asyncio.to_thread(self.store.restless, self.store.now()):
                    with contextlib.suppress(Refused):
                        live = await self.table(id)
                        if live.table.ran_out(self.store.now()):
                            await live.do(lambda table, now: table.tick(now))
                        self.look_after(live)
            self._forget(len(self.live), self.settings.idle_seconds * 1000)
            await asyncio.wrap_future(self.store.beat())
            await asyncio.sleep(SWEEP)

    def run(self, errand: Coroutine[Any, Any, Any]) -> None:
        """Do something beside; what goes wrong is logged."""
        task = asyncio.create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.errands.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not isinstance(problem, Refused):
            self.metrics.count("errors")
            log.error("an errand failed", exc_info=problem)

    async def stop(self) -> None:
        """Tell everybody, and take no more."""
        self.stopping = True
        for live in self.live.values():
            live.stop()
            live.send_away(Message("server-stopping"), again=True)
        for task in list(self.errands):
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
        self.live.clear()
