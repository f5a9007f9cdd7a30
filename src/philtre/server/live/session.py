"""A WebSocket session: one viewer at one table, whose messages are handled and answered one after another."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from functools import partial
from typing import Any

import msgspec
from starlette.websockets import WebSocket

from philtre.core.message import Message
from philtre.protocol import VERSION, live
from philtre.server.http.api import NUL
from philtre.server.http.cookies import cookies_in
from philtre.server.http.limits import Budget, ConcurrencyLimit, Metered, TokenBucket
from philtre.server.http.middleware import address_of, reject_banned, require_known_host, require_same_origin
from philtre.server.live.actions import SeatMessage, act_for_seat, perform, require_player, run
from philtre.server.live.connection import POLICY, Connection
from philtre.server.live.protocol import framed
from philtre.server.live.table import LiveTable
from philtre.server.live.typed import read_move
from philtre.server.live.updates import encoder
from philtre.server.live.viewers import once, viewer_of
from philtre.server.service import Service
from philtre.server.store.errors import StoreError
from philtre.table.refused import Refused

log = logging.getLogger("philtre.session")

AHEAD = 64  # messages that may wait for their turn before we stop reading
ACTION = 300e-6  # seconds of the event loop for storing an action and telling others of it
TOLD = 10e-6  # and for each connection that is told of it
ADVICE = 2e-3  # and for asking a bot
REFUSALS = 10  # messages that may be refused for each one that may be impossible to read
REFUSED_WITHIN = 100.0  # seconds after which as many may be refused again
SeatQuestion = live.Why | live.Hint | live.Threats | live.Rematch  # that only a seat may ask
_decoder = msgspec.json.Decoder(live.Asked)


async def endpoint(service: Service, websocket: WebSocket) -> None:
    """One connection from its beginning to its end."""
    await websocket.accept()
    connection = Connection(websocket, service.settings.backlog_bytes)
    taken: list[tuple[ConcurrencyLimit, str]] = []
    try:
        address = address_of(websocket.scope)
        connection.protocol.pay_from(Budget((service.work_of_address, address)))
        require_known_host(service, websocket.headers)
        require_same_origin(service, websocket.headers)
        cookies, changes = cookies_in(websocket.headers), service.identities.changes
        player = await service.identities.known(cookies)
        reject_banned(service, address, player.id if player else None)
        whom = player.id if player else address
        person = (service.work_of_person, whom)
        connection.protocol.pay_from(Budget((service.work_of_address, address), person))
        connection.whose = (address, whom, player.session.hex() if player else "")
        for places, name in (
            (service.sockets_of_all, "all"),
            (service.sockets_of_address, address),
            (service.sockets_of_player, whom),
        ):
            places.take(name)
            taken.append((places, name))
        service.metrics.count("connections")
        if NUL in websocket.path_params["table"]:
            raise Refused(Message("table-unknown"))
        table = await service.registry.table(websocket.path_params["table"])
        query = websocket.query_params
        wish, link = once(query, "seat"), once(query, "watch")

        def viewer() -> int | None:
            return viewer_of(table, player.id if player else None, service.key, wish, link)

        seat = viewer()
        connection.seat = seat
        session = Session(service, connection, table, whom)
        try:
            await table.enter(connection, seat, viewer)
            if player and changes != service.identities.changes:
                now = await service.identities.known(cookies)
                if now is None or now.session != player.session:
                    raise Refused(Message("signed-out"))  # while they came in
            reject_banned(service, address, player.id if player else None)  # still
            connection.protocol.rested = session.handle_waiting
            connection.listen(session.receive)
            await connection.wait_disconnected()
        finally:
            session.end()
            table.leave(connection)
    except Refused as no:
        service.metrics.count("refusals")
        connection.close(no.message, POLICY, reconnect=no.message.id in ("server-stopping", "store-failed"))
    except StoreError as problem:
        service.registry.store_failed("socket", problem)
        connection.close(Message("store-failed"), POLICY, reconnect=True)
    finally:
        for places, name in taken:
            places.leave(name)
        await connection.wait_closed()


class Session:
    """One connection of one viewer, and the messages that it has sent."""

    def __init__(self, service: Service, connection: Connection, live: LiveTable, whom: str) -> None:
        self.service = service
        self.connection = connection
        self.live = live
        self.whom = whom
        self.faults = 0  # messages that could not be read
        most = REFUSALS * service.settings.faults
        self.refusals = TokenBucket(most, most / REFUSED_WITHIN, time.monotonic())
        self.waiting: deque[str | bytes] = deque()  # messages whose turn has not come
        self.busy = False  # with a message
        self.handling = False  # handle_waiting runs
        self.number = 0  # the client's own, of the message that is handled
        self.began = 0.0
        self.advising: set[asyncio.Task[Any]] = set()  # that wait for a bot's advice

    def end(self) -> None:
        """The connection has ended: nobody waits for advice any more."""
        for task in list(self.advising):
            task.cancel()

    # One after another

    def receive(self, text: str | bytes) -> None:
        """A message has come: it is handled when those before it are done."""
        self.waiting.append(text)
        if len(self.waiting) >= AHEAD:
            self.connection.protocol.hold("busy")
        self.handle_waiting()

    def handle_waiting(self) -> None:
        """Handle messages until one has to wait for the store, or the budget is overdrawn."""
        if self.busy or self.handling:
            return
        self.handling = True
        try:
            while self.waiting and not self.busy and not self.connection.protocol.resting:
                self.handle(self.waiting.popleft())
                self.connection.protocol.charge(time.perf_counter() - self.began)
        finally:
            self.handling = False
        if not self.waiting:
            self.connection.protocol.release("busy")

    def handle(self, text: str | bytes) -> None:
        """Decode a message and do what it asks, or tell the client why not."""
        self.service.metrics.count("messages")
        self.began = time.perf_counter()
        self.number = 0
        self.busy = True
        try:
            message = self.decode(text)
            self.number = message.id
            if message.v != VERSION:
                raise Refused(Message("message-version", {"version": VERSION}))
            self.dispatch(message)
        except Exception as problem:  # noqa: BLE001 - the client is told, and what it was is logged
            self.finish(problem)

    def decode(self, text: str | bytes) -> live.Asked:
        """The message as a struct; raises Refused. A client that sends too much else is disconnected."""
        try:
            message: live.Asked = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self.faults += 1
            if self.faults >= self.service.settings.faults:
                self.connection.close(Message("socket-faults"), POLICY, reconnect=False)
            where = str(problem).partition(" - at `")[2].rstrip("`") or "$"
            raise Refused(Message("message-unreadable", {"where": where[:80]})) from None
        return message

    def finish(self, problem: Exception | None) -> None:
        """The message is done, or refused for that problem: the next one may come."""
        if problem is not None:
            self.refuse(problem)
        self.service.metrics.observe("deed_seconds", time.perf_counter() - self.began)
        self.busy = False
        self.handle_waiting()

    def answer(self, problem: Exception | None) -> None:
        """An action is stored and told, or refused."""
        if problem is None:
            self.send(live.Done(seq=self.live.table.seq, id=self.number))
        self.finish(problem)

    def refuse(self, problem: Exception) -> None:
        if isinstance(problem, Refused):
            self.service.metrics.count("refusals")
            if not self.refusals.take(time.monotonic()):
                self.connection.close(Message("socket-refusals"), POLICY, reconnect=False)
            message = problem.message
        elif isinstance(problem, StoreError):
            self.service.registry.store_failed(f"table {self.live.id}", problem)
            message = Message("store-failed")
        else:
            self.service.metrics.count("errors")
            log.error("a message failed", exc_info=problem, extra={"table": self.live.id})
            message = Message("server-error")
        self.send(live.NotDone(seq=self.live.table.seq, id=self.number, message=message))

    def send(self, message: live.Heard) -> None:
        self.connection.send(framed(encoder.encode(message)))

    # Messages

    def dispatch(self, asked: live.Asked) -> None:
        """Anybody may look, or look away; all else is for the connection's own seat."""
        seat = self.connection.seat
        if isinstance(asked, live.Look):
            if seat is not None:
                require_player(self.live.table, seat, self.whom)
            self.service.registry.run_in_background(self.look())
        elif isinstance(asked, live.Sight):
            self.connection.hidden = asked.hidden
            self.service.registry.presence.changed(self.live.id)
            if not asked.hidden:
                self.service.registry.player_came(self.live.id, self.connection.player)
            self.answer(None)
        elif seat is None:
            raise Refused(Message("seat-none"))
        elif isinstance(asked, SeatQuestion):
            require_player(self.live.table, seat, self.whom)
            self.answer_seat(asked, seat)
        else:
            self.connection.protocol.charge(ACTION + TOLD * self.live.connections)
            if isinstance(asked, live.Say):
                self.service.chat.take(self.whom)
            if isinstance(asked, (live.Call, live.Vote)) and self.service.registry.bus.shared:
                self.service.registry.run_in_background(self.vote(asked, seat))
            else:
                self.act(asked, seat)

    def act(self, asked: SeatMessage, seat: int) -> None:
        action = partial(act_for_seat, self.live, seat, self.whom, asked)
        run(perform(self.live, action, self.answer))

    async def vote(self, asked: live.Call | live.Vote, seat: int) -> None:
        """A vote may be about somebody who is connected to another node: look before."""
        try:
            await self.service.registry.presence.look([self.live])
        except StoreError as problem:
            self.answer(problem)
        else:
            self.act(asked, seat)

    def answer_seat(self, asked: SeatQuestion, seat: int) -> None:
        """Answer a question of the seat."""
        if isinstance(asked, live.Why):
            self.send(self.reason(asked, seat))
            self.finish(None)
        elif isinstance(asked, live.Hint):
            self.hint(asked, seat)
            self.finish(None)
        elif isinstance(asked, live.Threats):
            self.send(self.threats(asked, seat))
            self.finish(None)
        else:
            self.service.registry.run_in_background(self.rematch(asked, seat))

    async def look(self) -> None:
        """Send the whole view; its cost is charged."""
        try:
            await self.connection.protocol.paid()
            await Metered(self.send_whole(), self.connection.protocol.charge)
        finally:
            self.finish(None)

    async def send_whole(self) -> None:
        async with self.live.queue:
            await self.live.send_whole(self.connection, self.connection.seat)

    async def rematch(self, asked: live.Rematch, seat: int) -> None:
        try:
            address = self.connection.whose[0]
            await self.service.registry.rematch(
                self.live, seat, self.whom, asked.yes, lambda: self.service.require_room(self.whom, address)
            )
        except Exception as problem:  # noqa: BLE001 - as above
            self.answer(problem)
        else:
            self.answer(None)

    # Why not

    def reason(self, asked: live.Why, seat: int) -> live.Reason:
        """The answer to `why`: for an action, a typed move, or the pieces that the player points at."""
        table, now = self.live.table, self.service.store.now()
        if asked.action is not None:
            reason = table.why_not(seat, asked.action, now)
            return live.Reason(seq=table.seq, id=asked.id, message=reason)
        self.service.whys.take(self.whom)
        if asked.text:
            action, reason = read_move(table, seat, asked.text, now)
            return live.Reason(seq=table.seq, id=asked.id, message=reason, action=action)
        try:
            found = table.against(seat, asked.chosen, asked.about, now)
        except Refused as no:
            return live.Reason(seq=table.seq, id=asked.id, message=no.message)
        against = [
            live.AgainstSeen(
                kind=kind,
                message=refusal.message,
                rule=refusal.rule,
                chapter=table.match.game.chapter(refusal.rule),
            )
            for kind, refusal in found
        ]
        message = against[0].message if asked.about and against else None
        return live.Reason(seq=table.seq, id=asked.id, message=message, against=against)

    # Threats and hints

    def threats(self, asked: live.Threats, seat: int) -> live.Warned:
        """The answer to `threats`, computed from a determinization for the seat."""
        table = self.live.table
        reason = table.why_no_threats()
        if reason is not None:
            raise Refused(reason)
        self.service.whys.take(self.whom)
        world = table.match.seen_by(seat, self.service.registry.rng)
        threats = table.match.game.advice().threats(world, seat)
        return live.Warned(seq=table.seq, id=asked.id, threats=threats)

    def hint(self, asked: live.Hint, seat: int) -> None:
        """Ask for advice beside: the connection goes on meanwhile."""
        reason = self.live.table.why_no_hint(seat, self.service.store.now())
        if reason is not None:
            raise Refused(reason)
        self.service.hints.take(self.whom)
        self.connection.protocol.charge(ADVICE)
        task = self.service.registry.run_in_background(self.advise(asked, seat))
        self.advising.add(task)
        task.add_done_callback(self.advising.discard)

    async def advise(self, asked: live.Hint, seat: int) -> None:
        registry, match = self.service.registry, self.live.table.match
        try:
            world = match.seen_by(seat, registry.rng)
            found = await self.service.bots.advise(self.live.id, seat, match.game, world, self.whom)
        finally:
            self.service.hints.leave(self.whom)
        moves = [
            live.AdviceSeen(
                action=move.action,
                move=match.game.move(move.action),
                chance=move.chance,
                reason=move.reason,
            )
            for move in found
        ]
        self.send(live.Advice(seq=self.live.table.seq, id=asked.id, moves=moves))
