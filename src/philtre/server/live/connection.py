"""One connection of a viewer: messages wait until it has read them, and not for ever."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from philtre.core.message import Message
from philtre.protocol.common import Sentence
from philtre.protocol.live import Gone
from philtre.server.live.protocol import WIRE, Ear, Wire, framed
from philtre.server.live.updates import encoder

TOO_SLOW = 4008
GOING = 4012
POLICY = 4003
PATIENCE = 5  # seconds for the last word to be read


class Socket:
    """Sends in order. A connection that leaves too much unread is closed: it will come back and look anew."""

    def __init__(self, websocket: WebSocket, backlog: int) -> None:
        self.websocket = websocket
        self.wire: Wire = websocket.scope["extensions"][WIRE]
        self.backlog = backlog
        self.whose: tuple[str, ...] = ()  # the address that it comes from, the player, the session
        self.closing: asyncio.Task[None] | None = None

    def send(self, frame: bytes) -> None:
        """Say it as soon as the other side reads."""
        if self.closing is not None:
            return
        if self.wire.unsent >= self.backlog:
            self.wire.forget()
            self.close(Message("socket-slow"), TOO_SLOW, again=True)
            return
        self.wire.say(frame)

    def close(self, message: Message, code: int, *, again: bool, seq: int = 0) -> None:
        """Say why, and end the connection when that is sent."""
        if self.closing is None:
            gone = Gone(seq=seq, message=Sentence(message.id, message.arguments), again=again)
            self.wire.say(framed(encoder.encode(gone)))
            self.closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.websocket.close(code)
        except TimeoutError:
            self.wire.transport.abort()  # it does not read even that
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # it has gone already

    async def gone(self) -> None:
        """Until the connection has ended, from either side."""
        while (await self.websocket.receive())["type"] != "websocket.disconnect":
            pass

    async def closed(self) -> None:
        """Until the last word has been said, if there is one."""
        if self.closing is not None:
            await asyncio.wait([self.closing])

    # Hearing

    def listen(self, ear: Ear) -> None:
        self.wire.listen(ear)
