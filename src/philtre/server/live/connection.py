"""One WebSocket connection of a viewer: frames wait until it has read them, within a limit."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect

from philtre.core.message import Message
from philtre.protocol.live import Gone
from philtre.server.live.protocol import PROTOCOL, Receiver, WebSocketProtocol, framed
from philtre.server.live.updates import encoder

TOO_SLOW = 4008
GOING = 4012
POLICY = 4003
CLOSING = 5  # seconds for the last message to be read


class Connection:
    """Sends in order. A connection that leaves too much unread is closed: it will come back and look anew."""

    def __init__(self, websocket: WebSocket, backlog: int) -> None:
        self.websocket = websocket
        self.protocol: WebSocketProtocol = websocket.scope["extensions"][PROTOCOL]
        self.backlog = backlog
        self.whose: tuple[str, ...] = ()  # the address that it comes from, the player, the session
        self.hidden = False  # the client has said that nobody sees it
        self.seat: int | None = None  # whose view it is sent; None: a spectator's
        self.closing: asyncio.Task[None] | None = None

    @property
    def player(self) -> str:
        """The id of the player; the address, where nobody is known."""
        return self.whose[1] if self.whose else ""

    def send(self, frame: bytes) -> None:
        """Send a frame as soon as the other side reads."""
        if self.closing is not None:
            return
        if self.protocol.unread_bytes and self.protocol.unsent >= self.backlog:
            self.protocol.forget()
            self.close(Message("socket-slow"), TOO_SLOW, reconnect=True)
            return
        self.protocol.say(frame)

    def close(self, message: Message, code: int, *, reconnect: bool, seq: int = 0) -> None:
        """Tell the client why, and end the connection when that is sent."""
        if self.closing is None:
            gone = Gone(seq=seq, message=message, again=reconnect)
            self.protocol.say(framed(encoder.encode(gone)))
            self.closing = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        try:
            async with asyncio.timeout(CLOSING):
                await self.websocket.close(code)
        except TimeoutError:
            self.protocol.transport.abort()  # it does not read even that
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # it has gone already

    async def wait_disconnected(self) -> None:
        """Wait until the connection has ended, from either side."""
        while (await self.websocket.receive())["type"] != "websocket.disconnect":
            pass

    async def wait_closed(self) -> None:
        """Wait until the closing message has been sent, if there is one."""
        if self.closing is not None:
            await asyncio.wait([self.closing])

    def listen(self, receiver: Receiver) -> None:
        """Call the receiver with each message from now on."""
        self.protocol.listen(receiver)
