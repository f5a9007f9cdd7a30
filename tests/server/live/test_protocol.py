"""WebSocket frames as they come: in pieces, in parts, broken; none gets past the protocol."""

import asyncio
import contextlib
import json
from collections.abc import Callable
from typing import Any

import pytest

from philtre.client import Guest

LOOK = b'{"type":"look","id":7}'
WHY = b'{"type":"why","id":8,"action":0}'


def frame(payload: bytes, first: int = 0x81, mask: bytes = b"\x01\x02\x03\x04") -> bytes:
    size = len(payload)
    head = bytes([first, 0x80 | size]) if size < 126 else bytes([first, 0xFE]) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


class Raw:
    """A WebSocket by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def next(self) -> tuple[int, bytes]:
        """The opcode and the payload of the next frame."""
        first, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 15, await self.reader.readexactly(size)

    async def until(self, kind: str) -> dict[str, Any]:
        while True:
            opcode, payload = await self.next()
            assert opcode == 1, payload
            said: dict[str, Any] = json.loads(payload)
            if said["type"] == kind:
                return said

    async def end(self) -> None:
        """Whatever is not written yet stays unwritten."""
        self.writer.transport.abort()
        with contextlib.suppress(OSError):
            await self.writer.wait_closed()

    async def closed(self) -> int:
        """The code that the server closes with."""
        while True:
            opcode, payload = await self.next()
            if opcode == 8:
                return int.from_bytes(payload[:2], "big")


async def raw(base: str) -> Raw:
    guest = Guest(base)
    opened = await guest.open(game="race", seats=[{"kind": "here"}, {"kind": "here"}])
    host = base.removeprefix("http://")
    reader, writer = await asyncio.open_connection(*host.split(":"))
    lines = [
        f"GET /api/tables/{opened.card.table}/live HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13",
        f"Cookie: philtre={guest.secret}",
    ]
    writer.write(("\r\n".join(lines) + "\r\n\r\n").encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    made = Raw(reader, writer)
    await made.until("whole")
    return made


def test_frames_in_pieces_in_parts_and_many_at_once_are_all_heard(
    server: Any, play: Callable[..., Any]
) -> None:
    async def scene() -> None:
        line = await raw(server.base)
        for byte in frame(LOOK):
            line.writer.write(bytes([byte]))
            await line.writer.drain()
            await asyncio.sleep(0)
        await line.until("whole")
        line.writer.write(frame(WHY) + frame(WHY) + frame(LOOK))
        for kind in ("reason", "reason", "whole"):
            await line.until(kind)
        line.writer.write(frame(WHY[:9], 0x01) + frame(b"hi", 0x89) + frame(WHY[9:], 0x80) + frame(LOOK))
        assert await line.next() == (10, b"hi")  # a ping between the parts is answered at once
        await line.until("reason")
        await line.until("whole")
        line.writer.close()

    play(scene())


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (b"\x81" + bytes([len(LOOK)]) + LOOK, 1002),  # not masked
        (frame(LOOK, 0xC1), 1002),  # a bit that nobody agreed upon
        (frame(LOOK, 0x83), 1002),  # no such kind
        (frame(LOOK, 0x80), 1002),  # goes on with nothing
        (frame(b"{", 0x01) + frame(LOOK), 1002),  # a message within another
        (frame(b'{"type":"\xff"}'), 1007),  # no UTF-8
        (frame(b" " * 9000), 1009),  # too long
        (frame(b" " * 5000, 0x01) + frame(b" " * 5000, 0x80), 1009),  # too long in all
        (b"\x81\xff" + (2**62).to_bytes(8, "big"), 1009),  # says that it will be
    ],
)
def test_what_breaks_the_protocol_ends_the_connection(
    server: Any, play: Callable[..., Any], bad: bytes, code: int
) -> None:
    async def scene() -> None:
        line = await raw(server.base)
        line.writer.write(bad)
        assert await line.closed() == code
        line.writer.close()

    play(scene())
