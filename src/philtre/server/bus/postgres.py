"""A bus by PostgreSQL's LISTEN and NOTIFY: one connection that listens, one that sends.

NOTIFY locks the whole database while it commits. So it is never part of a transaction that writes anything
else, it does not wait for the disk, and all messages of a moment go together.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import os
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import psycopg
from psycopg import sql

from philtre.server.bus.interface import AnyBusMessage, Appended, BusListener, Leaving
from philtre.server.store.postgres_opening import Parameters, reason_of

NAME = "philtre-bus"  # of the connections, for an administrator
MOST_BYTES = 7900  # of a payload; PostgreSQL takes less than 8000
TOGETHER = 20  # payloads in one transaction, at most
GATHER = 0.002  # seconds in which messages are collected, in quiet times
BETWEEN = 0.01  # seconds from one transaction to the next, while there is much to tell
ECHO = 1.0  # seconds between messages to oneself
SILENCE = 4.0  # seconds without an echo, after which the bus counts as cut
ALONE = 10.0  # seconds without a word of another node, after which there is none
PAUSE = 0.5  # seconds before another attempt to connect
START = 5.0  # seconds that a node waits for the bus before it serves anybody
FLUSH = 2.0  # seconds that anybody waits for the bus
MOST_WAITING = 100_000  # messages that wait for a bus that is cut; nodes look by themselves at what is lost

log = logging.getLogger("philtre.bus")

AsyncConnection = psycopg.AsyncConnection[Any]


class Payload(msgspec.Struct, omit_defaults=True):
    """One message between nodes: the sender, tables with their last entries, other messages, and the time.

    Nodes of other versions read it too. They ignore a field that they do not know, but cannot read a payload
    with a kind of message that they do not know: a new kind gets a field of its own.
    """

    node: str
    tables: dict[str, int] = {}
    others: list[AnyBusMessage] = []
    echo: float = 0.0
    leaving: list[Leaving] = []


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Payload)


class PostgresBus:
    """Tells all nodes that use the same schema of the same database."""

    shared = True

    def __init__(self, parameters: Parameters) -> None:
        self.parameters = {**parameters, "application_name": NAME}
        self.node = os.urandom(8).hex()
        self.listener: BusListener | None = None
        self.tables: dict[str, int] = {}  # to be told
        self.others: list[AnyBusMessage] = []
        self.waiting = asyncio.Event()
        self.idle = asyncio.Event()
        self.idle.set()
        self.tasks: list[asyncio.Task[None]] = []
        self.lag = 0.0
        self.echoed = 0.0  # when the last message to oneself came back
        self.other_heard = -ALONE  # when another node was last heard
        self.touch = False
        self.trouble = "not connected yet"
        self.sent = self.received = 0  # payloads
        self.heard = asyncio.Event()  # the bus has worked
        self.stopping = False

    @property
    def problem(self) -> str:
        return "" if self.touch else self.trouble

    async def start(self, listener: BusListener | None) -> None:
        self.listener = listener
        self.tasks = [asyncio.create_task(self._keep_sending())]
        if listener is not None:
            self.tasks.append(asyncio.create_task(self._keep_listening()))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(START):
                    await self.heard.wait()

    def publish(self, message: AnyBusMessage) -> None:
        if isinstance(message, Appended):
            if self.touch and time.monotonic() - self.other_heard > ALONE:
                return  # nobody else is there
            if message.seq > self.tables.get(message.table, 0):
                self.tables[message.table] = message.seq
        elif len(self.others) < MOST_WAITING:
            self.others.append(message)
        if len(self.tables) > MOST_WAITING:
            self.tables.clear()
        self.idle.clear()
        self.waiting.set()

    async def flush(self) -> None:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FLUSH):
                await self.idle.wait()

    async def stop(self) -> None:
        if self.tasks and not self.idle.is_set():
            await self.flush()
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # Sending

    async def _keep_sending(self) -> None:
        """Send for ever; what was not sent when a connection was lost is sent by the next one."""
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await self._connected() as connection:
                    await self._send_all(connection)
            await asyncio.sleep(PAUSE)

    async def _connected(self) -> AsyncConnection:
        connection = await psycopg.AsyncConnection.connect(**self.parameters, autocommit=True)
        try:
            await connection.execute("SET synchronous_commit = off")
            found = await (await connection.execute("SELECT current_schema()")).fetchone()
            self.channel = channel_of(str(found[0]) if found else "")
        except BaseException:
            await connection.close()
            raise
        return connection

    async def _send_all(self, connection: AsyncConnection) -> None:
        sent = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ECHO):
                    await self.waiting.wait()
                    await asyncio.sleep(max(GATHER, sent + BETWEEN - time.monotonic()))
            self.waiting.clear()
            tables, others = self.tables, self.others
            self.tables, self.others = {}, []
            try:
                await self._send(connection, list(payloads(self.node, tables, others, time.monotonic())))
            except BaseException:
                self.tables = {**tables, **self.tables}
                self.others = others + self.others
                self.waiting.set()
                raise
            sent = time.monotonic()
            if not self.waiting.is_set():
                self.idle.set()

    async def _send(self, connection: AsyncConnection, texts: list[str]) -> None:
        for start in range(0, len(texts), TOGETHER):
            some = texts[start : start + TOGETHER]
            chosen = sql.SQL(", ").join([sql.SQL("pg_notify(%s, %s)")] * len(some))
            values = [part for text in some for part in (self.channel, text)]
            await connection.execute(sql.SQL("SELECT ") + chosen, values)
        self.sent += len(texts)

    # Listening

    async def _keep_listening(self) -> None:
        while True:
            try:
                async with await self._connected() as connection:
                    await connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self.channel)))
                    self.echoed = time.monotonic()
                    self.waiting.set()  # an echo at once
                    await self._listen(connection)
                self._lost("its own messages do not come back")
            except (psycopg.Error, OSError) as problem:
                self._lost(reason_of(problem) if isinstance(problem, psycopg.Error) else str(problem))
            await asyncio.sleep(PAUSE)

    async def _listen(self, connection: AsyncConnection) -> None:
        """Listen as long as the bus works."""
        while time.monotonic() - self.echoed < SILENCE:
            async for one in connection.notifies(timeout=ECHO):
                self._hear(one.payload)
                if time.monotonic() - self.echoed >= SILENCE:
                    break

    def _hear(self, text: str) -> None:
        try:
            payload = _decoder.decode(text)
        except msgspec.DecodeError:  # of a node with another version: what it is about will be looked at
            log.info("a message that cannot be read")
            return
        if payload.node == self.node:
            self.echoed = time.monotonic()
            self.lag = self.echoed - payload.echo
            if not self.touch:
                self.touch = True
                self.heard.set()
                log.info("in touch with other nodes")
                self._tell_in_touch()
            return
        self.received += 1
        self.other_heard = time.monotonic()
        if self.listener is not None and not self.stopping:
            self.listener.hear(
                [*(Appended(*one) for one in payload.tables.items()), *payload.others, *payload.leaving]
            )

    def _tell_in_touch(self) -> None:
        if self.listener is not None and not self.stopping:
            self.listener.in_touch()

    def _lost(self, why: str) -> None:
        self.trouble = why
        if self.touch:
            self.touch = False
            log.warning("out of touch with other nodes", extra={"problem": why})
            if self.listener is not None:
                self.listener.lost_touch()


def channel_of(schema: str) -> str:
    """The channel of a schema; PostgreSQL takes names of up to 63 bytes."""
    name = f"philtre_{schema}"
    return name if len(name.encode()) < 64 else f"philtre_{hashlib.md5(schema.encode()).hexdigest()}"


def payloads(node: str, tables: dict[str, int], others: list[AnyBusMessage], now: float) -> Iterator[str]:
    """The messages as texts that PostgreSQL takes; one of them at least."""
    rest: list[Appended | AnyBusMessage] = [*(Appended(*one) for one in tables.items()), *others]
    current, size = Payload(node, {}, [], now), 0
    for one in rest:
        weight = len(_encoder.encode(one)) + 1
        if size and size + weight > MOST_BYTES - 100:
            yield _encoder.encode(current).decode()
            current, size = Payload(node, {}, [], now), 0
        size += weight
        if isinstance(one, Appended):
            current.tables[one.table] = one.seq
        elif isinstance(one, Leaving):
            current.leaving.append(one)
        else:
            current.others.append(one)
    yield _encoder.encode(current).decode()
