"""The WebSocket protocol: a fast path over uvicorn's sans-IO protocol for messages of one frame.

Nearly all that clients send are short text messages in one masked frame each; those are parsed here.
Everything else (parts of messages, broken frames, pings, closing) goes to the `websockets` library, in whole
frames. What the server sends is one frame, made once for all connections that get it, and written directly.

Every frame has a price, whatever is in it. Frames are taken a few at a time, so that others have their turn
in between, and not at all while the connection's budget is overdrawn or the other side does not read.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Literal, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from philtre.server.http.limits import Budget

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

Receiver = Callable[[str | bytes], None]

PROTOCOL = "philtre.protocol"  # where an endpoint finds it among the extensions of its scope
TEXT = 0x81  # the first byte of a text frame that is a whole message
MASKED = 0x80
SHORT = 125  # bytes whose number fits into the second byte
SLICE = 16  # frames that are taken before others have their turn
PARTS = 64  # of one message, at most
FRAME = 20e-6  # seconds of the event loop that a frame costs beside what is done with it
BY_LIBRARY = 60e-6  # and one that the library reads
ENOUGH = 0.002  # seconds of the event loop after which others have their turn
SETTLED = 0.001  # seconds of the event loop that a connection owes at most before its budget pays them
REST = 0.005  # seconds that a connection rests at least when its budget is overdrawn
UNFIT = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LAST_WORD = 10.0  # seconds for the other side to take what was written before the connection was ended

Hold = Literal["nobody pays", "nobody listens", "much to do", "busy", "resting", "does not read"]


def framed(text: bytes) -> bytes:
    """A text message as the server writes it."""
    size = len(text)
    if size <= SHORT:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + text
    return b"\x81\x7f" + size.to_bytes(8, "big") + text


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Calls a receiver with each message, at once; queues frames while the other side does not read."""

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.rest = b""  # bytes that have come and were not parsed yet
        self.receiver: Receiver | None = None
        self.early: deque[str | bytes] = deque()  # messages from before anybody listened
        self.holds: set[Hold] = set()  # why nothing is read
        self.budget: Budget | None = None
        self.cost = 0.0  # that has not been taken from the budget yet
        self.taking = False  # frames, just now
        self.resting = False  # the budget is overdrawn
        self.rested: Callable[[], None] = nothing  # called when it is not any more
        self.gone: Callable[[], None] = nothing  # called when the connection is lost
        self.unread: deque[bytes] = deque()  # frames that have not been written
        self.unread_bytes = 0
        self.last_word: asyncio.TimerHandle | None = None  # until the connection is cut

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[PROTOCOL] = self

    # Receiving

    def listen(self, receiver: Receiver) -> None:
        """Call the receiver with each message from now on, and with those that came before."""
        self.receiver = receiver
        while self.early:
            receiver(self.early.popleft())
        self.release("nobody listens")

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._shake_hands(data)
            return
        self.rest = self.rest + data if self.rest else data
        if self.budget is None:
            self.hold("nobody pays")
        if not self.holds:
            self._take_frames()

    def _shake_hands(self, data: bytes) -> None:
        """Read the request, which has come whole; close if the library will not have it, as it would wait."""
        super().data_received(data)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()) or UNFIT)
            self.transport.close()
            self._end()

    def _take_frames(self) -> None:
        """Take some of the frames that have come; the others when it is this connection's turn again."""
        data, self.rest = self.rest, b""
        at, taken, size = 0, 0, len(data)
        self.taking = True
        while at < size and not self.holds and not self.transport.is_closing():
            if taken == SLICE or self.cost > ENOUGH:
                self.hold("much to do")
                self.loop.call_soon(self.release, "much to do")
                break
            end = self._frame(data, at, size)
            if end == 0:
                break
            at = end
            taken += 1
        self.rest = data[at:]
        self.taking = False
        self.charge(taken * FRAME)

    def _frame(self, data: bytes, at: int, size: int) -> int:
        """Take the frame that begins there. Returns the index of its end, or 0 if it is incomplete."""
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
            self._by_library(data[at:])  # which will not have it
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
                self._received(text)
                return end
        self._by_library(data[at:end])
        return end

    def _by_library(self, data: bytes) -> None:
        self.cost += BY_LIBRARY
        super().data_received(data)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= PARTS:
            self.conn.fail(1009, "too many parts")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A message that the library has put together."""
        message = b"".join(self.frames)
        self.frames = []
        if self.curr_msg_data_type == "bytes":
            self._received(message)
            return
        try:
            self._received(message.decode())
        except UnicodeDecodeError:
            if self.conn.state is State.OPEN:  # else the connection is being closed already
                self.conn.send_close(1007)
                self.handle_parser_exception()

    def _received(self, message: str | bytes) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        if self.receiver is not None:
            self.receiver(message)
        else:
            self.early.append(message)
            self.hold("nobody listens")

    # Reading, or not

    def hold(self, why: Hold) -> None:
        """Read nothing for a while: new data stays with the sender."""
        if not self.holds and not self.transport.is_closing():
            self.transport.pause_reading()
        self.holds.add(why)

    def release(self, why: Hold) -> None:
        """Read on, if nothing else stands against it."""
        if why not in self.holds:
            return
        self.holds.discard(why)
        if not self.holds and not self.transport.is_closing():
            self.transport.resume_reading()
            if self.rest:
                self._take_frames()

    def pay_from(self, budget: Budget) -> None:
        """Charge frames to this budget from now on; before that, none is taken."""
        self.budget = budget
        self.release("nobody pays")

    def charge(self, seconds: float) -> None:
        """Spend processor time; a connection whose budget is overdrawn rests.

        Small amounts are added up, and taken from the budget together.
        """
        self.cost += seconds
        if self.taking or self.cost < SETTLED or self.budget is None:
            return
        wait, self.cost = self.budget.spend(self.cost), 0.0
        if wait > 0 and not self.resting:
            self.resting = True
            self.hold("resting")
            self.loop.call_later(max(wait, REST), self._wake)

    async def paid(self) -> None:
        """Wait until the budget is not overdrawn: many requests may have started work at once."""
        while not self.transport.is_closing() and self.budget is not None:
            wait = self.budget.spend(0.0)
            if wait <= 0:
                return
            await asyncio.sleep(max(wait, REST))

    def _wake(self) -> None:
        wait = self.budget.spend(0.0) if self.budget is not None else 0.0
        if self.transport.is_closing():
            return
        if wait > 0:
            self.loop.call_later(max(wait, REST), self._wake)
            return
        self.resting = False
        self.rested()
        if not self.resting:
            self.release("resting")

    # Sending

    @property
    def unsent(self) -> int:
        """Bytes that were said and that the other side has not taken."""
        return self.unread_bytes + self.transport.get_write_buffer_size()

    def say(self, frame: bytes) -> None:
        """Write a frame, or keep it until the other side reads."""
        if self.disconnected or self.close_sent:
            return
        if not self.unread and self.writable.is_set():
            self.loop.call_soon(self.flush)  # with all that is said in this round
        self.unread.append(frame)
        self.unread_bytes += len(frame)

    def flush(self) -> None:
        if self.unread and self.writable.is_set() and not self.disconnected:
            frames = b"".join(self.unread)
            self.forget()
            self.transport.write(frames)

    def forget(self) -> None:
        """Drop the messages that have not been written."""
        self.unread.clear()
        self.unread_bytes = 0

    def pause_writing(self) -> None:
        super().pause_writing()
        self.hold("does not read")  # what it sends would be answered, and the answers would pile up

    def resume_writing(self) -> None:
        super().resume_writing()
        self.flush()
        self.release("does not read")

    async def send(self, message: Any) -> None:
        """Messages of the application are sent after the frames that wait."""
        await self.writable.wait()
        self.flush()
        await super().send(message)
        if self.close_sent:
            self._end()

    # Ending

    def connection_lost(self, problem: Exception | None) -> None:
        if self.last_word is not None:
            self.last_word.cancel()
        if self.budget is not None:
            self.budget.spend(self.cost)
        self.gone()
        super().connection_lost(problem)

    def eof_received(self) -> None:
        """The other side will send nothing more; the transport closes when all is written."""
        super().eof_received()
        self._end()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._end()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._end()

    def _end(self) -> None:
        """Abort the connection if the other side does not read the last message in time."""
        if self.last_word is None:
            self.last_word = self.loop.call_later(LAST_WORD, self.transport.abort)


def nothing() -> None:
    pass
