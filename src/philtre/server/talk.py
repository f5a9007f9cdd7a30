"""A table's WebSocket: what a client asks, done and answered one after another."""

from __future__ import annotations

import asyncio
import logging
import time

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from philtre.core.message import Message
from philtre.protocol import VERSION, live
from philtre.protocol.common import Sentence, sentence
from philtre.server import links
from philtre.server.frames import encoder
from philtre.server.guard import address_of, must_be_welcome, must_come_from_here
from philtre.server.identity import Player
from philtre.server.limits import Bucket, Places
from philtre.server.live import LiveTable
from philtre.server.service import Service
from philtre.server.socket import POLICY, Socket
from philtre.table import voting
from philtre.table.refused import Refused

log = logging.getLogger("philtre.talk")

_decoder = msgspec.json.Decoder(live.Asked)


async def endpoint(service: Service, websocket: WebSocket) -> None:
    """One connection from its beginning to its end."""
    await websocket.accept()
    socket = Socket(websocket, service.settings.backlog)
    sending = asyncio.create_task(socket.run())
    taken: list[tuple[Places, str]] = []
    try:
        address = address_of(websocket.scope)
        must_come_from_here(service, websocket.headers)
        player = await service.identities.known(websocket.headers.get("cookie", ""))
        must_be_welcome(service, address, player.id if player else None)
        whom = player.id if player else address
        for places, name in (
            (service.sockets_of_all, "all"),
            (service.sockets_of_address, address),
            (service.sockets_of_player, whom),
        ):
            places.take(name)
            taken.append((places, name))
        service.metrics.count("connections")
        table = await service.hall.table(websocket.path_params["table"])
        seat = viewer(service, websocket, table, player)
        talk = Talk(service, socket, table, seat, whom)
        try:
            await table.enter(socket, seat)
            await talk.listen(websocket)
        finally:
            table.leave(socket, seat)
    except Refused as no:
        service.metrics.count("refusals")
        socket.close(no.message, POLICY, again=no.message.id in ("server-stopping", "store-failed"))
    except WebSocketDisconnect:
        sending.cancel()
    finally:
        for places, name in taken:
            places.leave(name)
        await asyncio.wait([sending], timeout=5)
        sending.cancel()


def viewer(service: Service, websocket: WebSocket, table: LiveTable, player: Player | None) -> int | None:
    """Whose view this is: the seat that was asked for, else the player's first, else a watcher's."""
    wish, token = websocket.query_params.get("seat", ""), websocket.query_params.get("watch", "")
    mine = table.table.seats_of(player.id) if player else []
    if wish:
        if not (wish.isascii() and wish.isdecimal() and int(wish[:3]) in mine):
            raise Refused(Message("seat-not-yours"))
        return int(wish)
    if mine and not token:
        return mine[0]
    watch = table.table.setup.watch
    if watch == "link" and token:
        where = links.read_link(service.key, token)
        if where.kind == "watch" and where.table == table.id:
            return None
    if watch != "all":
        raise Refused(Message("table-private"))
    return None


class Talk:
    """A conversation with one connection of one viewer."""

    def __init__(
        self, service: Service, socket: Socket, live: LiveTable, seat: int | None, whom: str
    ) -> None:
        self.service = service
        self.socket = socket
        self.live = live
        self.seat = seat
        self.whom = whom
        settings = service.settings
        self.bucket = Bucket(settings.messages_at_once, settings.messages_per_second, time.monotonic())

    async def listen(self, websocket: WebSocket) -> None:
        while True:
            packet = await websocket.receive()
            if packet["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(packet.get("code", 1000))
            began = time.perf_counter()
            self.service.metrics.count("messages")
            await self.hear(packet.get("text") or packet.get("bytes") or "")
            self.service.metrics.observe("deed_seconds", time.perf_counter() - began)

    async def hear(self, text: str | bytes) -> None:
        """Do what a message asks, or say why not."""
        number = 0
        try:
            allowed = self.bucket.take(time.monotonic())
            try:
                asked: live.Asked = _decoder.decode(text)
            except (msgspec.DecodeError, UnicodeError) as problem:
                where = str(problem).partition(" - at `")[2].rstrip("`") or "$"
                raise Refused(Message("message-unreadable", {"where": where[:80]})) from None
            number = asked.id
            if not allowed:
                raise Refused(Message("limit-rate"))
            if asked.v != VERSION:
                raise Refused(Message("message-version", {"version": VERSION}))
            await self.answer(asked)
        except Refused as no:
            self.service.metrics.count("refusals")
            refusal = Sentence(no.message.id, no.message.arguments)
            self.tell(live.Refusal(seq=self.live.table.seq, id=number, message=refusal))
        except WebSocketDisconnect:
            raise
        except Exception:
            self.service.metrics.count("errors")
            log.exception("a message failed", extra={"table": self.live.id})
            self.tell(live.Refusal(seq=self.live.table.seq, id=number, message=Sentence("server-error")))

    def tell(self, message: live.Heard) -> None:
        self.socket.send(encoder.encode(message).decode())

    async def answer(self, asked: live.Asked) -> None:
        table, seat = self.live, self.seat
        if isinstance(asked, live.Look):
            async with table.lock:
                table.show(self.socket, seat)
            return
        if seat is None:
            raise Refused(Message("seat-none"))
        if isinstance(asked, live.Why):
            reason = table.table.why_not(seat, asked.action, self.service.store.now())
            self.tell(live.Reason(seq=table.table.seq, id=asked.id, message=sentence(reason)))
            return
        if isinstance(asked, live.Hint):
            self.hint(asked, seat)
            return
        if isinstance(asked, live.Rematch):
            await self.service.hall.rematch(table)
            seq = table.table.seq
        else:
            seq = await self.do(asked, seat)
        self.tell(live.Done(seq=seq, id=asked.id))

    async def do(self, asked: live.Asked, seat: int) -> int:
        """The deeds of a seat."""
        table = self.live
        match asked:
            case live.Act(seq=seq, action=action):
                return await table.do(lambda table, now: table.act(seat, action, seq, now))
            case live.Undo(seq=seq):
                return await table.do(lambda table, now: table.undo(seat, seq, now))
            case live.Call(vote=vote, seat=subject, level=level, keep=keep):
                return await table.do(
                    lambda table, now: voting.call(
                        table, vote, seat, now, subject, level, keep, self.live.absent(now)
                    )
                )
            case live.Vote(yes=yes):
                return await table.do(lambda table, now: voting.cast(table, seat, yes, now))
            case live.Resume():
                return await table.do(lambda table, now: table.resume(seat, now))
            case live.HandBack():
                return await table.do(lambda table, now: table.hand_back(seat, now))
            case live.Leave():
                return await table.do(lambda table, now: table.stand_up(seat, now))
            case live.Say(text=text, phrase=phrase):
                self.service.talk.take(self.whom)
                return await table.do(lambda table, now: table.say(seat, now, text, phrase))
            case _:
                raise Refused(Message("message-unreadable", {"where": "$.type"}))

    # Hints

    def hint(self, asked: live.Hint, seat: int) -> None:
        """Ask for advice beside: the connection goes on meanwhile."""
        reason = self.live.table.why_no_hint(seat, self.service.store.now())
        if reason is not None:
            raise Refused(reason)
        self.service.hints.take(self.whom)
        self.service.hall.run(self.advise(asked, seat))

    async def advise(self, asked: live.Hint, seat: int) -> None:
        hall, match = self.service.hall, self.live.table.match
        try:
            world = match.seen_by(seat, hall.dice)
            found = await self.service.bots.advise(self.live.id, seat, match.game, world)
        finally:
            self.service.hints.leave(self.whom)
        moves = [
            live.AdviceSeen(
                action=move.action,
                move=match.game.move(move.action),
                chance=move.chance,
                reason=Sentence(move.reason, move.arguments) if move.reason else None,
            )
            for move in found
        ]
        self.tell(live.Advice(seq=self.live.table.seq, id=asked.id, moves=moves))
