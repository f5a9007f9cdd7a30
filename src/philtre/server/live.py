"""A table in memory: deeds one after another, each stored before anybody is told, and its viewers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING

from philtre.core.message import Message
from philtre.protocol.live import Here, Presence
from philtre.server.cards import row_of
from philtre.server.frames import Memory, encoder, news, whole
from philtre.server.socket import GOING, Socket
from philtre.table.entries import AnyEntry, Joined, Sat, Stood, encode
from philtre.table.refused import Refused
from philtre.table.table import Table

if TYPE_CHECKING:
    from philtre.server.hall import Hall

Deed = Callable[[Table, int], list[AnyEntry]]

log = logging.getLogger("philtre.live")


class Viewer:
    """A seat, or all who watch: what they were sent last, and their connections, which stay in step."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.sockets: set[Socket] = set()


class LiveTable:
    """A table that somebody uses."""

    def __init__(self, hall: Hall, id: str, table: Table) -> None:
        self.hall = hall
        self.id = id
        self.table = table
        self.gist: tuple[object, ...] = ()  # what the store was told of the table last
        self.lock = asyncio.Lock()
        self.viewers: dict[int | None, Viewer] = {}
        self.since = dict.fromkeys(range(len(table.seats)), hall.store.now())  # when each seat was left
        self.used = hall.store.now()
        self.timer: asyncio.TimerHandle | None = None
        self.thinking = 0  # the seq at which a bot was asked

    # Deeds

    async def do(self, deed: Deed) -> int:
        """Do it, store it, tell everybody; how far the journal has come. What is refused changes nothing."""
        async with self.lock:
            now = self.used = self.hall.store.now()
            steps = len(self.table.match.journal)
            entries = deed(self.table, now)
            if entries:
                await self.keep(entries)
                self.send_off(entries)
                self.tell(min(steps, len(self.table.match.journal)), now)
                self.hall.look_after(self)
            return self.table.seq

    async def keep(self, entries: list[AnyEntry]) -> None:
        """Store entries that the table has applied; if that fails, the table goes back to what is stored."""
        table = self.table
        gist = (table.actor, table.clocks.deadline(), table.seated_at, table.ending, table.rematch)
        row = None if gist == self.gist else row_of(self.id, table)
        try:
            await self.hall.store.appended(
                self.id,
                table.seq - len(entries) + 1,
                [encode(entry) for entry in entries],
                row,
                [(entry.player, entry.seat) for entry in entries if isinstance(entry, (Sat, Joined))],
                [entry.seat for entry in entries if isinstance(entry, Stood)],
            )
        except BaseException as problem:
            log.error("cannot store table", extra={"table": self.id, "problem": type(problem).__name__})
            self.hall.metrics.count("store_failures")
            self.hall.drop(self, Message("store-failed"))
            if isinstance(problem, Exception):
                raise Refused(Message("store-failed")) from None
            raise
        self.gist = gist
        self.hall.metrics.count("entries", len(entries))

    # Telling

    def tell(self, kept: int, now: int) -> None:
        """Send every viewer what is new to it, written once for all its connections."""
        for seat, viewer in self.viewers.items():
            message, viewer.memory = news(viewer.memory, self.table, seat, kept, now)
            text = encoder.encode(message).decode()
            for socket in viewer.sockets:
                socket.send(text)

    def here(self) -> Here:
        """Who is connected. Who plays several seats is at all of them."""
        connected = {seat for seat, viewer in self.viewers.items() if viewer.sockets}
        players = {self.table.seats[seat].player for seat in connected if seat is not None}
        away = [
            None if seat.plan.kind == "bot" or seat.player in players else self.since[number]
            for number, seat in enumerate(self.table.seats)
        ]
        watching = self.viewers.get(None)
        return Here(away, len(watching.sockets) if watching else 0)

    def absent(self, now: int) -> set[int]:
        """Seats that have been away longer than the table waits."""
        longest = self.table.setup.absence * 1000
        return {
            seat
            for seat, since in enumerate(self.here().away)
            if since is not None and now - since >= longest
        }

    def tell_presence(self) -> None:
        text = encoder.encode(Presence(seq=self.table.seq, here=self.here())).decode()
        for viewer in self.viewers.values():
            for socket in viewer.sockets:
                socket.send(text)

    def show(self, socket: Socket, seat: int | None) -> None:
        """Send one connection all that its viewer may know."""
        socket.send(
            encoder.encode(whole(self.table, self.id, seat, self.here(), self.hall.store.now())).decode()
        )

    # Coming and going

    async def enter(self, socket: Socket, seat: int | None) -> None:
        """A connection of that viewer is here, and sees the table as it is."""
        async with self.lock:  # not between a deed and its telling
            viewer = self.viewers.get(seat)
            if viewer is None:
                viewer = self.viewers[seat] = Viewer(Memory(self.table, seat, self.hall.store.now()))
            before = self.here()
            viewer.sockets.add(socket)
            self.show(socket, seat)
            if self.here() != before:
                self.tell_presence()

    def leave(self, socket: Socket, seat: int | None) -> None:
        viewer = self.viewers.get(seat)
        if viewer is None or socket not in viewer.sockets:
            return
        viewer.sockets.discard(socket)
        now = self.used = self.hall.store.now()
        if not viewer.sockets:
            del self.viewers[seat]
            if seat is not None:
                for number in self.table.seats_of(self.table.seats[seat].player):
                    self.since[number] = now
        self.tell_presence()

    def send_off(self, entries: list[AnyEntry]) -> None:
        """Who has stood up sees the seat's view no longer."""
        for entry in entries:
            viewer = self.viewers.pop(entry.seat, None) if isinstance(entry, Stood) else None
            for socket in viewer.sockets if viewer else ():
                socket.close(Message("seat-left"), GOING, again=True, seq=self.table.seq)

    def send_away(self, message: Message, *, again: bool) -> None:
        """Close all connections, saying why."""
        for viewer in self.viewers.values():
            for socket in viewer.sockets:
                socket.close(message, GOING, again=again, seq=self.table.seq)
        self.viewers = {}

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    @property
    def idle(self) -> bool:
        """Whether nobody would miss it in memory."""
        return not self.viewers and not self.lock.locked() and not self.thinking
