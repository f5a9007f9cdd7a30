"""The server's end of a WebSocket: uvicorn's, with a short way for what is said most.

Nearly all that clients send are short text messages in one frame each; those are read here. Everything else
(parts of messages, broken frames, pings, closing) goes to the `websockets` library, in whole frames. What the
server says is one frame, made once for all who are told the same, and written without a detour.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

Ear = Callable[[str | bytes], None]

WIRE = "philtre.wire"  # where an endpoint finds it among the extensions of its scope
TEXT = 0x81  # the first byte of a text frame that is a whole message
MASKED = 0x80
SHORT = 125  # bytes whose number fits into the second byte


def framed(text: bytes) -> bytes:
    """A text message as the server writes it."""
    size = len(text)
    if size <= SHORT:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class Wire(WebSocketsSansIOProtocol):
    """Calls an ear for each message, at once; queues what is written while the other side does not read."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.rest = b""  # of a frame that has not come whole
        self.ear: Ear | None = None
        self.early: deque[str | bytes] = deque()  # heard before anybody listened
        self.reading = True  # whether the other side reads what is written
        self.unread: deque[bytes] = deque()  # frames that have not been written

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[WIRE] = self

    # Hearing

    def listen(self, ear: Ear) -> None:
        """From now on, hear what comes."""
        self.ear = ear
        while self.early:
            ear(self.early.popleft())
        self.resume()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.rest:
            data = self.rest + data
        at, size = 0, len(data)
        while at < size and not self.transport.is_closing():
            end = self._frame(data, at, size)
            if end == 0:
                break
            at = end
        self.rest = data[at:]

    def _frame(self, data: bytes, at: int, size: int) -> int:
        """Take the frame that begins there; where it ends, or 0 if it has not come whole."""
        if size - at < 2:
            return 0
        first, second = data[at], data[at + 1]
        length, start = second & 127, at + 2
        if length > SHORT:
            start += 2 if length == SHORT + 1 else 8
            if size < start:
                return 0
            length = int.from_bytes(data[at + 2 : start], "big")
        if length > (self.config.ws_max_size or 0):
            self.rest = b""
            super().data_received(data[at:])  # which will not have it
            return size
        start += 4 if second & MASKED else 0
        end = start + length
        if size < end:
            return 0
        if first == TEXT and second & MASKED and self.conn.current_size is None:
            try:
                text = apply_mask(data[start:end], data[start - 4 : start]).decode()
            except UnicodeDecodeError:
                pass
            else:
                self._heard(text)
                return end
        super().data_received(data[at:end])
        return end

    def send_receive_event_to_app(self) -> None:
        """What the library has put together."""
        message = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "bytes":
            self._heard(message)
            return
        try:
            self._heard(message.decode())
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()

    def _heard(self, message: str | bytes) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        if self.ear is not None:
            self.ear(message)
        else:
            self.early.append(message)
            self.pause()

    def pause(self) -> None:
        """Hear nothing for a while: what comes stays with the sender."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # Saying

    def say(self, frame: bytes) -> None:
        """Write a frame, or keep it until the other side reads."""
        if self.disconnected or self.close_sent:
            return
        if not self.unread and self.reading:
            self.loop.call_soon(self.flush)  # with all that is said in this round
        self.unread.append(frame)

    def flush(self) -> None:
        if self.unread and self.reading and not self.disconnected:
            frames = b"".join(self.unread)
            self.unread.clear()
            self.transport.write(frames)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.reading = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.reading = True
        self.flush()

    async def send(self, message: Any) -> None:
        """What the application sends comes after what was said before."""
        await self.writable.wait()
        self.flush()
        await super().send(message)
