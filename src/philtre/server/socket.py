"""One connection of a viewer: messages wait here until it has read them, and not for ever."""

from __future__ import annotations

import asyncio
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from philtre.core.message import Message
from philtre.protocol.common import Sentence
from philtre.protocol.live import Gone
from philtre.server.frames import encoder

TOO_SLOW = 4008
GOING = 4012
POLICY = 4003


class Socket:
    """Sends in order. A connection that leaves too much unread is closed: it will come back and look anew."""

    def __init__(self, websocket: WebSocket, backlog: int) -> None:
        self.websocket = websocket
        self.backlog = backlog
        self.waiting: deque[str] = deque()
        self.ready = asyncio.Event()
        self.closing: int | None = None

    def send(self, text: str) -> None:
        """Put a message into the queue."""
        if self.closing is not None:
            return
        if len(self.waiting) >= self.backlog:
            self.waiting.clear()
            self.close(Message("socket-slow"), TOO_SLOW, again=True)
            return
        self.waiting.append(text)
        self.ready.set()

    def close(self, message: Message, code: int, *, again: bool, seq: int = 0) -> None:
        """Say why, and end the connection when that is sent."""
        if self.closing is None:
            gone = Gone(seq=seq, message=Sentence(message.id, message.arguments), again=again)
            self.waiting.append(encoder.encode(gone).decode())
            self.closing = code
            self.ready.set()

    async def run(self) -> None:
        """Send what is put into the queue until the connection ends."""
        try:
            while True:
                while self.waiting:
                    await self.websocket.send_text(self.waiting.popleft())
                if self.closing is not None:
                    await self.websocket.close(self.closing)
                    return
                self.ready.clear()
                await self.ready.wait()
        except (WebSocketDisconnect, RuntimeError, OSError):
            return  # it has gone already
