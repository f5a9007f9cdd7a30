"""The thinnest WebSocket client that will do: a load generator must cost less than what it measures."""

from __future__ import annotations

import asyncio
import base64
import os
from collections import deque


class Wire(asyncio.Protocol):
    """Text frames out, text frames in. It masks with zeros, which is allowed."""

    def __init__(self) -> None:
        self.data = b""
        self.open = False
        self.heard: deque[bytes] = deque()
        self.waiting: asyncio.Future[None] | None = None
        self.lost = False
        self.transport: asyncio.Transport

    @classmethod
    async def connect(cls, host: str, port: int, path: str, cookie: str = "", source: str = "") -> Wire:
        """Open a WebSocket; `source` is the address that it comes from."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(cls, host, port, local_addr=(source, 0) if source else None)
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: {host}:{port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        wire.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())
        while not wire.open:
            await wire._more()
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport  # type: ignore[assignment]

    def connection_lost(self, problem: Exception | None) -> None:
        self.lost = True
        self._wake()

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            head, end, rest = self.data.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                self.transport.close()
                raise ConnectionError(head.decode())
            self.open, self.data = True, rest
        self._frames()
        self._wake()

    def _frames(self) -> None:
        data, at = self.data, 0
        while len(data) - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if len(data) < start + size:
                break
            if data[at] & 15 == 1:
                self.heard.append(data[start : start + size])
            elif data[at] & 15 == 9:  # a ping wants its pong
                pong = data[start : start + size]
                self.transport.write(bytes([0x8A, 0x80 | size]) + b"\0\0\0\0" + pong)
            at = start + size
        self.data = data[at:]

    def _wake(self) -> None:
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def _more(self) -> None:
        if self.lost:
            raise ConnectionError("the connection was closed")
        self.waiting = asyncio.get_running_loop().create_future()
        await self.waiting

    async def recv(self) -> bytes:
        while not self.heard:
            await self._more()
        return self.heard.popleft()

    def send(self, text: bytes) -> None:
        size = len(text)
        head = bytes([0x81, 0x80 | size]) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        self.transport.close()
