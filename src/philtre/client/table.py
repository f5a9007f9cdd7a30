"""WebSocket client of a table: one view of it, kept up to date; a gap is filled by asking for the whole."""

from __future__ import annotations

import asyncio
import re
from types import TracebackType
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from philtre.core.errors import PhiltreError
from philtre.core.message import Message
from philtre.core.state import NOBODY
from philtre.protocol import live
from philtre.table.entries import Notice, Told
from philtre.table.refused import Refused

WAIT = 30.0
UNREAD = 1024  # messages that may wait; with more, nothing is read, not even the answer to a goodbye
SEAT = re.compile(r"\?seat=\d")  # in the address of a table

_heard = msgspec.json.Decoder(live.Heard)
_encoder = msgspec.json.Encoder()
_move = msgspec.json.Decoder(live.Move)

NO_SIDES = live.Sides(
    [], NOBODY, [], False, None, None, None, None, False, None, "", []
)  # before any message
ANSWERS = (live.Done, live.NotDone, live.Reason, live.Advice, live.Warned)


class Lost(PhiltreError):
    """The connection has ended; `again` tells whether it is worth coming back."""

    def __init__(self, message: Message | None, *, again: bool) -> None:
        super().__init__(f"the connection ended: {message.id if message else 'lost'}")
        self.message = message
        self.again = again


class TableClient:
    """The view of a seat (or of a spectator), kept up to date by `hear`; and its requests."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url
        self.cookie = cookie
        self.line: ClientConnection | None = None
        self.whole: live.Whole | None = None
        self.seq = -1
        self.view: dict[str, Any] = {}
        self.log: list[Told] = []
        self.chat: list[live.Line] = []
        self.notices: list[Notice] = []
        self.here: live.Here | None = None
        self.sides = NO_SIDES
        self.looks = 0  # how often a gap was found
        self.number = 0

    async def __aenter__(self) -> Self:
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def connect(self) -> None:
        """Connect, or connect again: the server sends the whole view."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        try:
            self.line = await connect(
                self.url,
                additional_headers=headers,
                compression=None,
                open_timeout=WAIT,
                max_size=2**24,
                max_queue=UNREAD,
            )
        except (OSError, TimeoutError, InvalidHandshake, InvalidMessage) as problem:
            raise Lost(Message("connection-failed", {"reason": str(problem)}), again=True) from None
        self.seq = -1
        try:
            while self.seq < 0:
                await self.hear()
        except BaseException:
            await self.close()  # a refused client leaves no connection behind
            raise

    async def close(self) -> None:
        if self.line is not None:
            await self.line.close()
            self.line = None

    # Receiving

    async def hear(self, wait: float | None = WAIT) -> live.Heard:
        """The next message, taken in."""
        assert self.line is not None
        try:
            async with asyncio.timeout(wait):
                text = await self.line.recv()
        except ConnectionClosed:
            raise Lost(None, again=True) from None
        try:
            heard: live.Heard = _heard.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise PhiltreError(f"{self.url} does not speak like a philtre server") from None
        await self.take_in(heard)
        return heard

    async def take_in(self, heard: live.Heard) -> None:
        match heard:
            case live.Whole():
                self.whole = heard
                if heard.you is not None:  # lots may have been drawn since
                    self.url = SEAT.sub(f"?seat={heard.you}", self.url)
                self.seq, self.view = heard.seq, dict(heard.view)
                self.log, self.chat, self.here = list(heard.log), list(heard.chat), heard.here
                self.notices = list(heard.notices)
                self.sides = live.Sides.of(heard)
            case live.News():
                if heard.since != self.seq:
                    self.looks += 1
                    await self.send(live.Look())
                    return
                self.seq = heard.seq
                self.view |= heard.view
                self.log = [line for line in self.log if line.step < heard.keep] + heard.log
                self.chat += heard.chat
                self.notices += heard.notices
                self.sides = self.sides.updated(heard)
            case live.Presence():
                self.here = heard.here
            case live.Gone():
                raise Lost(heard.message, again=heard.again)
            case _:
                pass

    # The view

    @property
    def seat(self) -> int | None:
        assert self.whole is not None
        return self.whole.you

    @property
    def moves(self) -> list[live.Move]:
        return [_move.decode(raw) for raw in self.sides.moves]

    @property
    def actions(self) -> list[int]:
        return [move.action for move in self.moves]

    @property
    def over(self) -> bool:
        return self.sides.ending is not None

    # Asking

    async def send(self, asked: live.Asked) -> None:
        assert self.line is not None
        try:
            await self.line.send(_encoder.encode(asked), text=True)
        except ConnectionClosed:
            raise Lost(None, again=True) from None

    async def ask(self, asked: live.Asked) -> live.Heard:
        """Send a request and take in all messages up to its answer. Raises Refused if it is refused."""
        self.number += 1
        await self.send(msgspec.structs.replace(asked, id=self.number))
        while True:
            heard = await self.hear()
            if isinstance(heard, ANSWERS) and heard.id == self.number:
                if isinstance(heard, live.NotDone):
                    raise Refused(heard.message)
                return heard

    async def act(self, action: int) -> live.Heard:
        """Decide at the position that is in sight."""
        return await self.ask(live.Act(seq=self.seq, action=action))

    async def undo(self, keep: int | None = None) -> live.Heard:
        """Take back the last decision; with `keep`, those since so many steps, as far as possible."""
        return await self.ask(live.Undo(seq=self.seq, keep=keep))

    async def until(self, wanted: Any, most: int = 10_000) -> None:
        """Hear until `wanted(self)` is true."""
        for _ in range(most):
            if wanted(self):
                return
            await self.hear()
        raise AssertionError("it did not come to that")
