"""The registry of tables: those in use are in memory, others are rebuilt from their journals on demand."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from philtre.core.message import Message
from philtre.server.bus.interface import Disconnected, Leaving, Rewritten
from philtre.server.http.limits import payer
from philtre.server.live.actions import ATTEMPTS, require_player
from philtre.server.live.connection import POLICY
from philtre.server.live.following import Follower
from philtre.server.live.game_content import GameContents
from philtre.server.live.outdated import was_closed
from philtre.server.live.presence import PresenceBoard
from philtre.server.live.table import LiveTable
from philtre.server.log_once import STORE, ReportedErrors, log_fields
from philtre.server.metrics import Counters
from philtre.server.random_bits import RandomBits, fresh_id
from philtre.server.settings import Settings
from philtre.server.store.errors import Conflict, StoreError
from philtre.server.store.store import Store
from philtre.server.workers.pool import BotPool
from philtre.table.entries import AnyEntry, decode
from philtre.table.lesson import Lesson, LessonMatch
from philtre.table.origin import Origin, open_from
from philtre.table.rebuild import rebuilding
from philtre.table.refused import Refused
from philtre.table.rematch import all_agree, answer_offer, open_rematch
from philtre.table.setup import Setup
from philtre.table.state import Outdated
from philtre.table.table import Table

if TYPE_CHECKING:
    from philtre.server.push.notifier import Notifier

ASIDE = 100_000  # tables remembered that cannot be loaded
REWRITES = 20  # times that other nodes may append to a table while it is rewritten
SOON = 60  # seconds: a node that stops hands over clocks that run out so soon; the sweep finds later ones
HANDED_OVER = 100  # tables in one message
PACE = 0.7  # seconds that a rival in a lesson takes, so that the learner can follow

log = logging.getLogger("philtre.registry")


class BotTurn(NamedTuple):
    """A bot's turn: it decides for a seat, at the position that the journal had come to at `seq`."""

    seq: int
    seat: int
    level: str  # empty: no bot is waited for


def bot_turn_of(table: Table) -> BotTurn:
    return BotTurn(table.moved_at, table.actor, table.bot_to_move)


def pause_left(spent: float, pause: float) -> float:
    """Seconds that a bot still waits after so many spent thinking: it answers at a multiple of the pause."""
    return pause - spent % pause if pause else 0.0


async def rebuilt(entries: Sequence[AnyEntry], rng: RandomBits) -> Table:
    """The table that a journal has come to; the event loop goes on between slices of the work.

    The cost is charged to the request that asked for the table.
    """
    slices, spend = rebuilding(entries, rng), payer.get()
    while True:
        began = time.thread_time()
        try:
            next(slices)
        except StopIteration as end:
            table: Table = end.value
            return table
        finally:
            if spend is not None:
                spend(time.thread_time() - began)
        await asyncio.sleep(0)


class TableRegistry:
    """Loads, opens and evicts tables, and sees that their clocks and bots go on."""

    def __init__(self, store: Store, settings: Settings, bots: BotPool, metrics: Counters) -> None:
        self.store = store
        self.settings = settings
        self.bots = bots
        self.metrics = metrics
        self.rng = RandomBits()  # nobody can predict a live table
        self.live: OrderedDict[str, LiveTable] = OrderedDict()  # longest unused first
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.background: set[asyncio.Task[Any]] = set()
        self.rewriting = asyncio.Lock()
        self.shut: dict[str, asyncio.Future[None]] = {}  # tables that are being rewritten
        self.quarantined: OrderedDict[str, Message] = OrderedDict()  # tables that cannot be loaded, and why
        self.contents = GameContents(store)
        self.reported = ReportedErrors()
        self.bus = store.database.bus()
        self.follower = Follower(self)
        self.presence = PresenceBoard(self)
        self.notifier: Notifier | None = None
        self.stopping = False
        self.passive = False  # True in the offline admin tool: no timers, no bots

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
                if self.bus.shared and await self.follower.is_behind(live):
                    continue  # and look again: other nodes may have gone on, or rewritten it
                return live
            if self.stopping:
                raise Refused(Message("server-stopping"))
            if id in self.quarantined:
                raise Refused(self.quarantined[id])
            task = self.loading.get(id)
            if task is None:
                task = self.loading[id] = asyncio.create_task(self._load(id))
            await asyncio.shield(task)  # and look again: it may have been forgotten before our turn came

    async def _load(self, id: str) -> LiveTable:
        try:
            bodies, touched, version = await asyncio.to_thread(self.store.table, id)
            if not bodies and touched:
                raise self._quarantine(id, Message("table-damaged"), ValueError("a table without a journal"))
            if not bodies:
                raise Refused(Message("table-unknown"))
            table = await self.rebuilt_table(id, bodies)
            live = LiveTable(self, id, table, touched, version)
            await self.presence.look([live])
        finally:
            del self.loading[id]  # before who waits looks again
        self.metrics.count("tables_replayed")
        return self._add(live)

    async def rebuilt_table(self, id: str, bodies: list[bytes]) -> Table:
        """The table of a journal; one that cannot be replayed is set aside."""
        try:
            entries = await asyncio.to_thread(lambda: [decode(body) for body in bodies])
            played = await self.contents.load(entries)
            table = await rebuilt(entries, self.rng)
            del played  # held until the table holds it
            return table
        except StoreError:
            raise  # of the content: that may be there later
        except Outdated as problem:
            closed = was_closed(entries)
            why = Message("table-closed-rules", problem.message.arguments) if closed else problem.message
            raise self._quarantine(id, why, problem) from None
        except Exception as problem:  # noqa: BLE001 - whatever a damaged journal makes the rules do
            raise self._quarantine(id, Message("table-damaged"), problem) from None

    def _quarantine(self, id: str, why: Message, problem: Exception) -> Refused:
        """Remember that a table cannot be loaded: nobody tries again until a restart, or until told to."""
        if id not in self.quarantined:
            level = logging.INFO if isinstance(problem, Outdated) else logging.ERROR
            log.log(level, "a table is set aside", extra={**log_fields(id, problem), "reason": why.id})
        self.quarantined[id] = why
        if len(self.quarantined) > ASIDE:
            self.quarantined.popitem(last=False)
        return Refused(why)

    def damaged(self) -> int:
        """The number of tables set aside because they are damaged, not only of other rules or content."""
        return sum(why.id == "table-damaged" for why in self.quarantined.values())

    def retry(self, ids: Iterable[str]) -> None:
        """Try these tables again when somebody asks for them, although they were set aside."""
        for id in ids:
            self.quarantined.pop(id, None)

    async def open(self, setup: Setup, host: str, name: str, *, registered: bool = False) -> LiveTable:
        """A new table."""
        now = self.store.now()
        table, entries = Table.open(setup, host, name, self.rng, now, registered)
        return await self._open(table, entries)

    async def teach(self, lesson: Lesson, language: str, host: str, name: str) -> LiveTable:
        """A table where a lesson is given."""
        table, entries = Table.teach(lesson, language, host, name, self.rng, self.store.now())
        return await self._open(table, entries)

    async def open_from(
        self, origin: Origin, level: str, language: str, host: str, name: str, *, registered: bool
    ) -> LiveTable:
        """A table that begins at a position of a finished game."""
        now = self.store.now()
        return await self._open(*open_from(origin, level, language, host, name, self.rng, now, registered))

    async def _open(self, table: Table, entries: list[Any]) -> LiveTable:
        live = LiveTable(self, fresh_id(), table, int(time.time()))
        async with self.contents.kept(table.match.game), live.queue:
            await live.persist(entries)
        self.metrics.count("tables_opened")
        self._add(live)
        return live

    async def rematch(
        self, live: LiveTable, seat: int, player: str, yes: bool, require_room: Callable[[], Awaitable[None]]
    ) -> None:
        """Offer, accept or decline a rematch; when all players agree, the next table is opened, once."""
        following: LiveTable | None = None
        async with live.queue:
            for _ in range(ATTEMPTS):
                live.require_loaded()
                require_player(live.table, seat, player)
                table, now = live.table, live.now()
                if table.rematch:
                    break
                entries = answer_offer(table, seat, yes, now)
                try:
                    if all_agree(table):
                        if following is None:
                            await require_room()
                            following = await self._open(*open_rematch(table, self.rng, now))
                        entries += table.go_on_at(following.id, now)
                finally:  # if there is no room for another table, the offer stands
                    stored = not entries or await live.persist(entries)
                    if stored and entries:
                        live.broadcast(len(table.match.journal), now)
                if stored:
                    break
        if following is not None and live.table.rematch == following.id:
            self.turn_came(following)
        elif following is not None:  # another node was first
            await following.do(lambda table, now: table.abandon(now) if table.begun else table.close(now))

    def _add(self, live: LiveTable) -> LiveTable:
        """Add the table to memory; idle ones make room."""
        if len(self.live) >= self.settings.tables_in_memory:
            self._forget(len(self.live) + 1 - self.settings.tables_in_memory, 0)
        self.live[live.id] = live
        self.schedule(live)
        return live

    # Forgetting

    def drop(self, live: LiveTable, message: Message) -> None:
        """Remove a table whose memory cannot be trusted any more: its clients reconnect to what is stored."""
        live.end()
        live.disconnect_all(message, reconnect=True)
        if self.live.get(live.id) is live:
            del self.live[live.id]

    def disconnect(
        self, principal: str, reason: str = "banned", *, except_: str = "", reconnect: bool = False
    ) -> None:
        """End the connections of a player, a session or an address, except those of one session.

        Clients are told the message `reason`; `reconnect` says whether they come back by themselves.
        """
        self.bus.publish(Disconnected(principal, reason, except_, reconnect))
        self.disconnect_here(principal, reason, except_, reconnect=reconnect)

    def disconnect_here(self, principal: str, reason: str, except_: str, *, reconnect: bool) -> None:
        """The same, for the connections to this node."""
        for live in self.live.values():
            for viewer in live.viewers.values():
                for connection in viewer.connections:
                    if principal in connection.whose and not (except_ and except_ in connection.whose):
                        connection.close(Message(reason), POLICY, reconnect=reconnect, seq=live.table.seq)

    # Changing what is stored

    async def rewrite(
        self, ids: Collection[str], work: Callable[[], None], why: str = "table-changed"
    ) -> None:
        """Change stored tables while nothing is done there; their clients reconnect."""
        async with self.rewriting, contextlib.AsyncExitStack() as held:
            self.shut = dict.fromkeys(ids, asyncio.get_running_loop().create_future())
            try:
                for id in ids:
                    if id in self.loading:
                        await asyncio.wait([self.loading[id]])
                    if id in self.live:
                        await held.enter_async_context(self.live[id].queue)
                try:
                    await self._rewrite(work)
                finally:  # if it failed, too: nobody knows what is stored then
                    self.forget_rewritten(ids, why)
                    self.bus.publish(Rewritten(list(ids), why))
                    await self.bus.flush()
            finally:
                for done in set(self.shut.values()):
                    done.set_result(None)
                self.shut = {}

    async def _rewrite(self, work: Callable[[], None]) -> None:
        """Do the work; again, if another node has appended to one of the tables meanwhile."""
        for _ in range(REWRITES):
            try:
                return await asyncio.to_thread(work)
            except Conflict as problem:
                last = problem
        raise last

    def forget_rewritten(self, ids: Iterable[str], why: str) -> None:
        """Drop tables whose journals were rewritten: they come back as they are stored."""
        for id in ids:
            self.quarantined.pop(id, None)
            if id in self.live:
                self.drop(self.live[id], Message(why))

    def evict_idle(self) -> None:
        """Remove all tables from memory that were idle for a while."""
        self._forget(len(self.live), self.settings.idle_seconds * 1000)

    def _forget(self, most: int, idle: int) -> None:
        """Remove up to so many tables from memory that were idle for so many milliseconds."""
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

    # Players who are not at the table

    def turn_came(self, live: LiveTable) -> None:
        """It has become the turn of another seat: players who are not there are sent a message."""
        if self.notifier is not None and not self.passive:
            self.notifier.turn_came(live)

    def player_came(self, table: str, player: str) -> None:
        """A player sees the table, on whatever device."""
        if self.notifier is not None:
            self.notifier.came(table, player)

    # Clocks and bots

    def schedule(self, live: LiveTable) -> None:
        """Start the timer of the clock that runs, and ask the bot whose turn it is."""
        live.stop_timer()
        if self.stopping:  # an entry that was being stored when the server was told to stop
            self._hand_over([live])
        if self.passive or self.stopping:
            return
        deadline = live.table.clocks.deadline()
        if deadline is not None:
            seconds = max(0, deadline - self.store.now()) / 1000
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(min(seconds, 86_400), self._tick, live)
        if live.table.bot_to_move and live.thinking != live.table.moved_at:
            asked = bot_turn_of(live.table)
            live.thinking = asked.seq
            self.run_in_background(self._ask_bot(live, asked))

    def _tick(self, live: LiveTable) -> None:
        self.run_in_background(live.do(lambda table, now: table.tick(now)))

    async def _ask_bot(self, live: LiveTable, asked: BotTurn) -> None:
        """Let a bot decide; its answer is dropped if the table has gone on or been paused meanwhile."""
        try:
            if bot_turn_of(live.table) == asked:
                action = await self._decided(live, asked)
                await live.do(lambda table, now: table.act(asked.seat, action, asked.seq, now, asked.level))
            self.reported.resolved(live.id)
        except Refused as no:
            log.info("a bot's decision came too late", extra={"table": live.id, "reason": no.message.id})
        except Exception as problem:  # noqa: BLE001 - the sweep asks again; others go on
            self.metrics.count("errors")
            if self.reported.is_new(live.id, problem):
                log.error("a bot could not be asked", extra=log_fields(live.id, problem))
        finally:
            if live.thinking == asked.seq:
                live.thinking = 0
        if bot_turn_of(live.table) != asked and self.live.get(live.id) is live:
            self.schedule(live)

    async def _decided(self, live: LiveTable, asked: BotTurn) -> int:
        """The action of a bot, from what its seat can see; a rival in a lesson follows the script.

        The answer comes at a multiple of `bot_pause_ms`: how long a bot thinks tells nothing of its hand.
        """
        match = live.table.match
        if isinstance(match, LessonMatch):
            await asyncio.sleep(PACE)
            return match.expected
        began = time.monotonic()
        world = match.seen_by(asked.seat, self.rng)
        urgent = bool(live.viewers)  # somebody is there and waits
        action = await self.bots.choose(
            live.id, asked.seat, asked.level, match.game, world, urgent=urgent, whom=live.table.host
        )
        await asyncio.sleep(pause_left(time.monotonic() - began, self.settings.bot_pause_ms / 1000))
        return action

    def run_in_background(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run it as a task of its own, and return that; errors are logged."""
        task = asyncio.create_task(work)
        self.background.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self.background.discard(task)
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, StoreError):
            self.store_failed("background task", problem)
        elif problem is not None and not isinstance(problem, Refused):
            self.metrics.count("errors")
            log.error("a background task failed", exc_info=problem)

    def store_failed(self, doing: str, problem: StoreError) -> None:
        """Count it, and log it once for each thing that was being done, until the store works again."""
        self.metrics.count("store_failures")
        if self.reported.is_new(STORE + doing, problem):
            log.error("the store failed", extra={"doing": doing, "problem": problem.kind})

    async def stop(self) -> None:
        """Stop timers, disconnect all clients (who will reconnect), and cancel background tasks."""
        self.stopping = True
        for live in self.live.values():
            live.stop_timer()
            live.disconnect_all(Message("server-stopping"), reconnect=True)
        for task in list(self.background):
            task.cancel()
        await asyncio.gather(*self.background, return_exceptions=True)
        self._hand_over(self.live.values())
        self.live.clear()

    def _hand_over(self, tables: Iterable[LiveTable]) -> None:
        """Tell other nodes at which of these tables a bot or a clock waits: this one stops."""
        nodes = self.store.nodes
        if nodes is None or self.passive:
            return
        soon = self.store.now() + SOON * 1000
        due = [live.id for live in tables if not live.ended and live.waits(soon)]
        for start in range(0, len(due), HANDED_OVER):
            self.bus.publish(Leaving(nodes.id, due[start : start + HANDED_OVER]))
