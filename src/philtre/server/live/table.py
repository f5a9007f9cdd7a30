"""A table in memory: its actions one after another (see actions.py), its viewers, and their updates."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from philtre.core.message import Message
from philtre.protocol.http import Card
from philtre.protocol.live import Here, Presence
from philtre.server.bus.interface import Appended
from philtre.server.live.actions import Action, GoOn, perform, run
from philtre.server.live.connection import GOING, Connection
from philtre.server.live.event_log import log_in_slices
from philtre.server.live.protocol import framed
from philtre.server.live.queue import ActionQueue
from philtre.server.live.table_summary import card_of, row_of
from philtre.server.live.updates import (
    Snapshot,
    encoder,
    news,
    perspective_of,
    shared_sides,
    snapshot,
    whole,
)
from philtre.server.store.errors import Conflict
from philtre.server.store.nodes import PresenceRow
from philtre.server.store.store import append_job
from philtre.server.store.writer import WriteJob
from philtre.table.entries import (
    AnyEntry,
    DevicesEnded,
    Freed,
    Joined,
    Moved,
    Sat,
    Shuffled,
    Stood,
    WatchRelinked,
    decode,
    encode,
)
from philtre.table.rebuild import SLICE, follow
from philtre.table.refused import Refused
from philtre.table.seats import Seat
from philtre.table.table import Table

if TYPE_CHECKING:
    from philtre.server.live.registry import TableRegistry

SummaryKey = tuple[object, ...]

MINUTE = 60  # seconds; the store is told at least so often that a table is played

log = logging.getLogger("philtre.live")


class Viewer:
    """A seat, or all spectators: their last snapshot, and their connections, which stay in step."""

    def __init__(self, snapshot: Snapshot) -> None:
        self.snapshot = snapshot
        self.connections: set[Connection] = set()


class LiveTable:
    """A table in the memory of the server."""

    def __init__(
        self, registry: TableRegistry, id: str, table: Table, touched: int, version: int = 0
    ) -> None:
        self.registry = registry
        self.id = id
        self.table = table
        self.version = version  # how often the stored journal was rewritten
        self.stored = table.seq  # entries in the store, and told
        self.read: list[bytes] = []  # entries of other nodes, the last time that some were looked for
        self.elsewhere: dict[str, PresenceRow] = {}  # players, and spectators (""), connected to other nodes
        table.wait_at_least(registry.settings.absence_least)
        self.summary_key: SummaryKey = ()  # of the last row written; an unchanged key skips the update
        self.queue = ActionQueue()
        self.viewers: dict[int | None, Viewer] = {}
        self.used = registry.store.now()
        self.away_since = dict.fromkeys(range(len(table.seats)), self.used)  # when each seat was left
        self.touched = touched  # when something happened, in seconds since 1970
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = 0  # the seq at which a bot was asked; 0: none is thinking
        self.ended = False  # it has left memory: whoever still has it must ask the registry again

    # Actions

    async def do(self, action: Action) -> int:
        """Perform an action; returns how far the journal has come."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def answer(problem: Exception | None) -> None:
            if future.done():
                return
            if problem is None:
                future.set_result(self.table.seq)
            else:
                future.set_exception(problem)

        run(perform(self, action, answer))
        return await future

    def now(self) -> int:
        """The time for the next entry; not before the last one, whichever node wrote that."""
        return max(self.registry.store.now(), self.table.now)

    def roll_back(self, problem: Exception) -> Refused:
        """The entries could not be stored: the table leaves memory, and comes back as the store has it."""
        log.error("cannot store table", extra={"table": self.id, "problem": type(problem).__name__})
        self.registry.metrics.count("store_failures")
        self.registry.drop(self, Message("store-failed"))
        return Refused(Message("store-failed"))

    async def persist(self, entries: list[AnyEntry]) -> bool:
        """Store entries that the table has applied; the caller holds the table.

        False if another node was first: then what that has written is read and told instead.
        """
        summary_key, job = self.prepare(entries)
        try:
            await self.registry.store.appended(job)
        except Conflict:
            await self.catch_up()
            if self.has_read(job):
                self.stored_until(self.stored, ())
                return True
            return False
        except Exception as problem:  # noqa: BLE001 - logged there
            raise self.roll_back(problem) from None
        except BaseException:
            self.registry.drop(self, Message("store-failed"))  # cancelled: what is stored, nobody knows
            raise
        self.stored_until(self.table.seq, summary_key)
        self.registry.metrics.count("entries", len(entries))
        return True

    def stored_until(self, seq: int, summary_key: SummaryKey) -> None:
        """The journal is stored so far: other nodes may look for it."""
        self.stored, self.summary_key = seq, summary_key
        if self.registry.bus.shared:
            self.registry.bus.publish(Appended(self.id, seq))

    def prepare(self, entries: list[AnyEntry]) -> tuple[SummaryKey, WriteJob]:
        """The job that stores these entries, and the key of the summary that the store has then."""
        table = self.table
        self.touched = int(time.time())
        summary_key = (
            table.actor,
            table.clocks.deadline(),
            table.seated_at,
            table.ending,
            table.rematch,
            tuple(table.offers),
            self.touched // MINUTE,
        )
        sat: list[tuple[str, int]] = []
        stood: list[int] = []
        order: Sequence[int] = ()
        for entry in entries:
            if isinstance(entry, Moved):
                continue  # nearly always
            if isinstance(entry, (Sat, Joined)):
                sat.append((entry.player, entry.seat))
            elif isinstance(entry, (Stood, Freed)):
                stood.append(entry.seat)
            elif isinstance(entry, DevicesEnded):
                sat.append((table.seats[entry.seat].player, entry.seat))  # the one player that is left
                stood.append(entry.seat)
            elif isinstance(entry, Shuffled):
                order = entry.order
        if order:
            sat = [(player, number) for number, seat in enumerate(table.seats) for player in seat.players]
        first = table.seq - len(entries) + 1
        job = append_job(
            self.id,
            first,
            [encode(entry) for entry in entries],
            None if summary_key == self.summary_key else row_of(self.id, table),
            sat,
            stood,
            order,
            self.version if first > 1 else None,
        )
        return summary_key, job

    # Other nodes

    async def catch_up(self) -> None:
        """Read what other nodes have stored, and tell it; the caller holds the table.

        Entries that were made here and not stored are thrown away, with all that was drawn for them.
        """
        store = self.registry.store
        found, version = await asyncio.to_thread(store.since, self.id, self.stored)
        await self.take_in(found, version)

    async def take_in(self, bodies: list[bytes], version: int | None) -> None:
        """Go on with entries that other nodes have stored, and tell them; the caller holds the table."""
        registry, store = self.registry, self.registry.store
        self.read = bodies
        if version != self.version:
            registry.drop(self, Message("table-changed" if version is not None else "table-unknown"))
            return
        if self.table.seq != self.stored:
            known = (await asyncio.to_thread(store.entries, self.id))[: self.stored]
            self.table = await registry.rebuilt_table(self.id, known)
            self.table.wait_at_least(registry.settings.absence_least)
        if not self.read:
            return
        try:
            entries = [decode(body) for body in self.read]
            kept = len(self.table.match.journal)
            for start in range(0, len(entries), SLICE):
                if start:
                    await asyncio.sleep(0)
                kept = min(kept, follow(self.table, entries[start : start + SLICE]))
        except BaseException:
            registry.drop(self, Message("table-changed"))  # half of it may be done
            raise
        self.stored, self.summary_key = self.table.seq, ()
        self.touched = int(time.time())
        self.stop_timer()  # whoever wrote the last entry sees to what follows
        registry.metrics.count("entries_followed", len(entries))
        self.tell(entries, kept, self.now())

    def catch_up_soon(self, go_on: GoOn) -> None:
        """Begin to catch up, and call back."""

        async def caught_up() -> None:
            try:
                await self.catch_up()
            except Exception as problem:  # noqa: BLE001 - whoever waits is told
                go_on(problem)
            else:
                go_on()

        self.registry.run_in_background(caught_up())

    def has_read(self, job: WriteJob) -> bool:
        """True if the store had the entries of that job after all: only the answer was lost."""
        bodies = [entry[2].encode() for entry in job.entries]
        return self.read[: len(bodies)] == bodies

    def tell(self, entries: list[AnyEntry], kept_steps: int, now: int) -> None:
        """Tell all viewers of entries that are stored; so many steps of the match stand from before."""
        self.disconnect_revoked(entries)
        self.move_viewers(entries, now)
        self.broadcast(kept_steps, now)

    # Messages to viewers

    def broadcast(self, kept_steps: int, now: int) -> None:
        """Send every viewer its changes, written once for all its connections."""
        shared = shared_sides(self.table, now)
        for seat, viewer in self.viewers.items():
            message, viewer.snapshot = news(viewer.snapshot, self.table, seat, shared, kept_steps, now)
            frame = framed(encoder.encode(message))
            for connection in viewer.connections:
                connection.send(frame)

    def move_viewers(self, entries: list[AnyEntry], now: int) -> None:
        """Lots were drawn: take every viewer along to the seat of its player, and send it the whole view."""
        for entry in entries:
            if not isinstance(entry, Shuffled):
                continue
            order = entry.order
            self.away_since = {seat: self.away_since[before] for seat, before in enumerate(order)}
            self.viewers = {
                None if seat is None else order.index(seat): viewer for seat, viewer in self.viewers.items()
            }
            for seat, viewer in self.viewers.items():
                viewer.snapshot = snapshot(self.table, seat, now)
                frame = framed(encoder.encode(whole(self.table, self.id, seat, self.here(), now)))
                for connection in viewer.connections:
                    connection.seat = seat
                    connection.send(frame)

    def here(self) -> Here:
        """The presence of seats and spectators. A player is at all of their seats at once."""
        connected = {seat for seat, viewer in self.viewers.items() if viewer.connections}
        players = {self.table.seats[seat].player for seat in connected if seat is not None}
        away = [
            None
            if seat.plan.kind == "bot" or seat.player in players or self.is_elsewhere(seat)
            else self.away_since[number]
            for number, seat in enumerate(self.table.seats)
        ]
        watching = self.viewers.get(None)
        spectators = self.elsewhere[""].number if "" in self.elsewhere else 0
        return Here(away, (len(watching.connections) if watching else 0) + spectators)

    def is_elsewhere(self, seat: Seat) -> bool:
        """True if the seat's player is connected to another node."""
        return bool(self.elsewhere) and any(player in self.elsewhere for player in seat.players)

    def presence(self) -> list[PresenceRow]:
        """The connections of this node."""
        found: dict[str, PresenceRow] = {}
        for seat, viewer in self.viewers.items():
            for connection in viewer.connections:
                whom = "" if seat is None else connection.player
                before = found.get(whom, PresenceRow(self.id, whom, 0, 0))
                found[whom] = before._replace(
                    number=before.number + 1, seeing=before.seeing + (not connection.hidden)
                )
        return list(found.values())

    def sees(self, player: str) -> bool:
        """True if the player has the table in sight, on whatever device."""
        if player in self.elsewhere and self.elsewhere[player].seeing:
            return True
        return any(
            connection.player == player and not connection.hidden
            for viewer in self.viewers.values()
            for connection in viewer.connections
        )

    def absent(self, now: int) -> set[int]:
        """Seats that have been away longer than the table waits, or will not come back."""
        longest = self.table.setup.absence * 1000
        return {
            seat
            for seat, since in enumerate(self.here().away)
            if since is not None and (now - since >= longest or self.table.seats[seat].former)
        }

    def broadcast_presence(self) -> None:
        frame = framed(encoder.encode(Presence(seq=self.table.seq, here=self.here())))
        for viewer in self.viewers.values():
            for connection in viewer.connections:
                connection.send(frame)

    async def send_whole(self, connection: Connection, seat: int | None) -> None:
        """Send one connection all that its viewer may know; the caller holds the table."""
        match, perspective = self.table.match, perspective_of(self.table, seat)
        log = await log_in_slices(match, perspective, len(match.journal))
        message = whole(self.table, self.id, seat, self.here(), self.registry.store.now(), log)
        connection.send(framed(encoder.encode(message)))

    def card(self) -> Card:
        return card_of(self.id, self.table, self.touched)

    # Connections

    async def enter(self, connection: Connection, seat: int | None, still: Callable[[], int | None]) -> None:
        """A connection of that viewer is here, and sees the table as it is.

        `still` says which viewer it is by now: the seat may have been left, or the link replaced.
        """
        async with self.queue:  # not while an action is stored and told
            self.require_loaded()
            if still() != seat:
                raise Refused(Message("seat-not-yours"))
            viewer = self.viewers.get(seat)
            if viewer is None:
                viewer = self.viewers[seat] = Viewer(snapshot(self.table, seat, self.registry.store.now()))
            before = self.here()
            connection.seat = seat
            viewer.connections.add(connection)
            self.registry.player_came(self.id, connection.player)
            self.registry.presence.changed(self.id)
            await self.send_whole(connection, seat)
            if self.here() != before:
                self.broadcast_presence()

    def leave(self, connection: Connection) -> None:
        """The connection has ended."""
        seat = connection.seat
        viewer = self.viewers.get(seat)
        if viewer is None or connection not in viewer.connections:
            return
        viewer.connections.discard(connection)
        self.registry.presence.changed(self.id)
        now = self.used = self.registry.store.now()
        if not viewer.connections:
            del self.viewers[seat]
            if seat is not None:
                for number in self.table.seats_of(self.table.seats[seat].player):
                    self.away_since[number] = now
        self.broadcast_presence()

    def disconnect_revoked(self, entries: list[AnyEntry]) -> None:
        """Close the connections of players who left their seats, and of viewers whose link is void now."""
        for entry in entries:
            match entry:
                case Moved():
                    pass  # nearly always
                case Stood(seat=seat):
                    self.registry.presence.changed(self.id)
                    self._close(self.viewers.pop(seat, None), "seat-left", reconnect=True)
                case Freed(seat=seat):
                    self.registry.presence.changed(self.id)
                    self._close(self.viewers.pop(seat, None), "seat-freed", reconnect=True)
                case WatchRelinked():
                    self._close(
                        self.viewers.get(None), "watch-ended", reconnect=False, except_=self.table.host
                    )
                case DevicesEnded(seat=seat):
                    owner = self.table.seats[seat].player
                    self._close(self.viewers.get(seat), "device-ended", reconnect=False, except_=owner)

    def _close(self, viewer: Viewer | None, id: str, *, reconnect: bool, except_: str = "") -> None:
        """Close a viewer's connections, except those of one player."""
        for connection in list(viewer.connections) if viewer else ():
            if not except_ or except_ not in connection.whose:
                connection.close(Message(id), GOING, reconnect=reconnect, seq=self.table.seq)

    def disconnect_all(self, message: Message, *, reconnect: bool) -> None:
        """Close all connections, saying why."""
        for viewer in self.viewers.values():
            for connection in viewer.connections:
                connection.close(message, GOING, reconnect=reconnect, seq=self.table.seq)
        if self.viewers:
            self.registry.presence.changed(self.id)
        self.viewers = {}

    def waits(self, until: int) -> bool:
        """True if a bot has to move, or a clock runs out until then."""
        deadline = self.table.clocks.deadline()
        return bool(self.table.bot_to_move) or (deadline is not None and deadline <= until)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def end(self) -> None:
        """Mark the table as removed from memory: actions that still wait are refused."""
        self.ended = True
        self.stop_timer()

    def require_loaded(self) -> None:
        if self.ended:
            raise Refused(Message("store-failed"))

    @property
    def connections(self) -> int:
        """The number of connections that are sent updates."""
        return sum([len(viewer.connections) for viewer in self.viewers.values()])

    @property
    def idle(self) -> bool:
        """True if the table can leave the memory: no viewer, no action under way, no bot thinking."""
        return not self.viewers and not self.queue.held and not self.thinking
