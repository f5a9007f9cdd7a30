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
from philtre.server.live.actions import Action, perform, run
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
    encode,
)
from philtre.table.refused import Refused
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

    def __init__(self, registry: TableRegistry, id: str, table: Table, touched: int) -> None:
        self.registry = registry
        self.id = id
        self.table = table
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

    def roll_back(self, problem: Exception) -> Refused:
        """The entries could not be stored: the table leaves memory, and comes back as the store has it."""
        log.error("cannot store table", extra={"table": self.id, "problem": type(problem).__name__})
        self.registry.metrics.count("store_failures")
        self.registry.drop(self, Message("store-failed"))
        return Refused(Message("store-failed"))

    async def persist(self, entries: list[AnyEntry]) -> None:
        """Store entries that the table has applied; the caller holds the table."""
        summary_key, job = self.prepare(entries)
        try:
            await self.registry.store.appended(job)
        except Exception as problem:  # noqa: BLE001 - logged there
            raise self.roll_back(problem) from None
        except BaseException:
            self.registry.drop(self, Message("store-failed"))  # cancelled: what is stored, nobody knows
            raise
        self.summary_key = summary_key
        self.registry.metrics.count("entries", len(entries))

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
        job = append_job(
            self.id,
            table.seq - len(entries) + 1,
            [encode(entry) for entry in entries],
            None if summary_key == self.summary_key else row_of(self.id, table),
            sat,
            stood,
            order,
        )
        return summary_key, job

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
            None if seat.plan.kind == "bot" or seat.player in players else self.away_since[number]
            for number, seat in enumerate(self.table.seats)
        ]
        watching = self.viewers.get(None)
        return Here(away, len(watching.connections) if watching else 0)

    def sees(self, player: str) -> bool:
        """True if the player has the table in sight, on whatever device."""
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
                    self._close(self.viewers.pop(seat, None), "seat-left", reconnect=True)
                case Freed(seat=seat):
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
        self.viewers = {}

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
