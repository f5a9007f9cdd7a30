"""Limits: processor time by person and address, connections by address, lines of the log by kind."""

import asyncio
import contextlib
import json
import logging
import socket
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.conftest import ROOMY
from tests.server.http.test_middleware import fetch
from tests.server.live.test_protocol import LOOK, frame, raw

from philtre.client import Guest, RequestRefused
from philtre.core.errors import PhiltreError
from philtre.server.http.connections import ConnectionLimits, Networks
from philtre.server.http.limits import Budget, Metered, RateLimit
from philtre.server.logs import RepeatFilter
from philtre.server.settings import Settings
from philtre.table.refused import Refused

Play = Callable[[Any], Any]


# Processor time


def test_a_budget_is_overdrawn_and_fills_up_again() -> None:
    now = [0.0]
    rate = RateLimit(1.0, 0.5, lambda: now[0])
    assert rate.spend("ann", 0.9) == 0
    assert rate.spend("ann", 0.6) == pytest.approx(1.0)  # half a second too much, at half a second a second
    now[0] = 1.5
    assert rate.spend("ann", 0.0) == 0
    assert rate.spend("bob", 0.9) == 0


def test_whoever_spends_waits_for_the_person_and_for_the_address() -> None:
    persons, addresses = RateLimit(10.0, 0.01), RateLimit(15.0, 0.01)
    ann = Budget((persons, "ann"), (addresses, "here"))
    bob = Budget((persons, "bob"), (addresses, "here"))
    assert ann.spend(9) == 0
    assert not bob.overdrawn()
    assert bob.spend(9) == pytest.approx(300, rel=0.1)  # there is none left of the address's
    assert ann.overdrawn()
    assert not Budget((persons, "ann"), (addresses, "there")).overdrawn()


def test_each_step_of_a_coroutine_is_metered_and_what_it_raises_comes_through() -> None:
    spent: list[float] = []
    cancelled: list[str] = []

    async def work(failing: bool) -> None:
        end = time.thread_time() + 0.02
        while time.thread_time() < end:
            pass
        try:
            await asyncio.sleep(0.01 if failing else 0)
        except asyncio.CancelledError:
            cancelled.append("yes")
            raise
        if failing:
            raise ValueError("no")

    async def scene() -> None:
        await Metered(work(False), spent.append)
        assert len(spent) == 2
        assert spent[0] >= 0.02 > spent[1]
        with pytest.raises(ValueError, match="no"):
            await Metered(work(True), spent.append)

        async def metered() -> None:
            await Metered(work(True), spent.append)

        task = asyncio.create_task(metered())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(scene())
    assert cancelled == ["yes"]


SLOW = """
work_per_person = 5
work_per_person_at_once = 5
work_per_address = 1000
work_per_address_at_once = 1000
"""


def test_whoever_asks_too_much_is_answered_slowly_and_others_are_not(serve: Any, play: Play) -> None:
    running = serve(settings=SLOW)

    async def scene() -> None:
        flood, honest = await raw(running.base), await raw(running.base)
        flood.writer.write(frame(LOOK) * 2000)
        for _ in range(3):
            honest.writer.write(frame(LOOK))
            await honest.until("whole")
        answered = 0
        try:
            async with asyncio.timeout(1.5):
                while True:
                    await flood.until("whole")
                    answered += 1
        except TimeoutError:
            pass
        assert 0 < answered < 200  # far from all: a look takes a tenth of a millisecond at the very least
        await flood.end()
        await honest.end()

    play(scene())


@pytest.mark.parametrize("flood", [frame(b"", 0x8A), frame(b"x", 0x89), frame(b"{")])
def test_frames_cost_whatever_is_in_them(serve: Any, play: Play, flood: bytes) -> None:
    """Reading pauses: what the kernel does not take any more stays with the sender."""
    running = serve(settings=SLOW + "faults = 1000000\n")

    async def scene() -> None:
        line, honest = await raw(running.base), await raw(running.base)
        line.writer.write(flood * 1_000_000)
        await asyncio.sleep(1)
        left = line.writer.transport.get_write_buffer_size()  # type: ignore[attr-defined]
        assert left > 0
        honest.writer.write(frame(LOOK))
        await honest.until("whole")
        await line.end()
        await honest.end()

    play(scene())


def test_a_message_in_too_many_parts_ends_the_connection(server: Any, play: Play) -> None:
    async def scene() -> None:
        line = await raw(server.base)
        line.writer.write(frame(b"{", 0x01) + frame(b"", 0x00) * 100)
        assert await line.closed() == 1009
        line.writer.close()

    play(scene())


def test_messages_that_cannot_be_read_are_refused_some_times_and_then_end_the_connection(
    serve: Any, play: Play
) -> None:
    running = serve(settings="faults = 3\n")
    deep = b'{"type":"look","id":' + b"[" * 3000

    async def scene() -> None:
        line = await raw(running.base)
        line.writer.write(frame(b"{") + frame(b"nonsense") + frame(deep))
        for _ in range(2):
            assert (await line.until("refused"))["message"]["id"] == "message-unreadable"
        gone = await line.until("gone")
        assert (gone["message"]["id"], gone["again"]) == ("socket-faults", False)
        assert await line.closed() == 4003
        line.writer.close()

    play(scene())
    assert running.log().count("\n") < 3  # "serving", and no trace of what was sent


def test_a_connection_that_reads_nothing_is_ended_by_the_bytes_it_leaves(serve: Any, play: Play) -> None:
    running = serve(settings=ROOMY + "backlog_bytes = 100000\n")

    async def scene() -> None:
        line = await raw(running.base)
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        watcher = Guest(running.base)
        for _ in range(2000):
            line.writer.write(frame(LOOK))
        for _ in range(200):
            if "philtre_sockets 0\n" in (await watcher.fetch("GET", "/metrics")).decode():
                break
            await asyncio.sleep(0.1)
        else:
            raise AssertionError("it is still there")
        await line.end()

    play(scene())


@pytest.mark.slow
def test_a_connection_that_has_stopped_reading_does_not_stay_for_ever(serve: Any) -> None:
    """Less is unread than the backlog allows, so that only the missing pong tells."""
    running = serve(settings=ROOMY)

    async def scene() -> None:
        line, watcher = await raw(running.base), Guest(running.base)
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        line.writer.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.writer.write(frame(LOOK) * 100)
        for _ in range(80):
            await asyncio.sleep(1)
            if "philtre_sockets 0\n" in (await watcher.fetch("GET", "/metrics")).decode():
                break
        else:
            raise AssertionError("it is still there")
        await line.end()

    asyncio.run(scene())


# HTTP


def test_an_address_that_asks_too_much_is_refused_and_told_when_to_come_again(serve: Any, play: Play) -> None:
    running = serve(settings="work_per_address = 1\nwork_per_address_at_once = 1\n")

    async def scene() -> None:
        guest = Guest(running.base)
        refused = [
            answer
            for answer in await asyncio.gather(
                *[guest.fetch("GET", "/") for _ in range(12)], return_exceptions=True
            )
            if isinstance(answer, RequestRefused)
        ]
        assert {(told.status, told.message.id) for told in refused} == {(429, "limit-rate")}

    play(scene())


# Connections


def connected(port: int, source: str = "127.0.0.2") -> socket.socket:
    line = socket.create_connection(("127.0.0.1", port), 10, (source, 0))
    line.settimeout(10)
    return line


def test_connections_that_ask_nothing_or_half_are_closed(serve: Any) -> None:
    running = serve(settings="request_seconds = 1\n")
    heads = [
        b"",
        b"GET / HTTP/1.1\r\nHost: x",
        b"PUT /api/me HTTP/1.1\r\nHost: x\r\ncontent-length: 9\r\n\r\n{",
    ]
    lines = [connected(running.port) for _ in heads]
    for line, head in zip(lines, heads, strict=True):
        line.sendall(head)
    kept = connected(running.port)
    kept.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert b"200 OK" in kept.recv(1000)
    for line in [*lines, kept]:
        with contextlib.suppress(ConnectionResetError):
            while line.recv(1000):
                pass
        line.close()


def test_one_address_has_so_many_connections_and_others_still_come_in(serve: Any) -> None:
    running = serve(settings="connections_per_address = 5\nforwarded = []\n")
    held = [connected(running.port) for _ in range(5)]
    refused = connected(running.port)
    assert b" 503 " in refused.recv(1000)
    other = connected(running.port, "127.0.0.3")
    other.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert b"200 OK" in other.recv(1000)
    for line in [*held, refused]:
        line.close()
    for _ in range(100):
        again = connected(running.port)
        again.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        if b"200 OK" in again.recv(1000):
            break
        time.sleep(0.05)
    else:
        raise AssertionError("places are not given back")
    again.close()
    other.close()


def test_websockets_keep_and_give_back_their_places(serve: Any, play: Play) -> None:
    running = serve(settings="connections_per_address = 3\nforwarded = []\n")

    async def scene() -> None:
        for _ in range(8):  # one after another: a place that was not given back would be missed
            line = await raw(running.base)
            await line.end()
            await asyncio.sleep(0.05)

    play(scene())


def test_a_proxy_may_have_any_number_of_connections() -> None:
    places = ConnectionLimits(Settings(connections_per_address=1, forwarded=("10.0.0.0/8", "::1")))
    for _ in range(3):
        places.take("10.1.2.3")
        places.take("::1")
    places.take("192.0.2.1")
    with pytest.raises(Refused, match="limit-sockets"):
        places.take("192.0.2.1")
    places.leave("192.0.2.1")
    places.take("192.0.2.1")


def test_proxies_are_addresses_or_networks() -> None:
    assert "192.0.2.7" in Networks(["*"])
    assert "192.0.2.7" not in Networks([])
    with pytest.raises(PhiltreError, match="forwarded: 'nonsense' does not appear to be"):
        Networks(["nonsense"])


# The log


def test_the_same_line_is_logged_some_times_and_then_counted() -> None:
    now = [0.0]
    sparing = RepeatFilter(lambda: now[0])

    def said(what: str) -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": "x", "msg": what})
        return record if sparing.filter(record) else None

    assert sum(said("trouble") is not None for _ in range(1000)) == 20
    assert said("other trouble") is not None
    now[0] = 60.0
    again = said("trouble")
    assert again is not None
    assert again.left_out == 980  # type: ignore[attr-defined]
    assert sum(said(f"trouble {number}") is not None for number in range(10_000)) < 3000
    assert len(sparing.said) <= 1000


def test_a_flood_of_requests_that_are_none_leaves_no_trace(serve: Any) -> None:
    running = serve()
    for number in range(200):
        line = connected(running.port, "127.0.0.1")
        line.sendall(bytes([number, 255 - number]) * 20 + b"\r\n\r\n" + b"GET" * number)
        with contextlib.suppress(ConnectionResetError):
            line.recv(100)
        line.close()
    assert running.log().count("\n") < 3
    for _ in range(20):  # a request whose body is nonsense, before it is answered
        line = connected(running.port, "127.0.0.1")
        head = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
        line.sendall(head + b"nonsense\r\n\r\n")
        with contextlib.suppress(ConnectionResetError):
            while line.recv(65_536):
                pass
        line.close()
    assert "error" not in running.log()
    status, _, body = fetch(running.base, "GET", "/health")
    assert status == 200
    assert json.loads(body)["well"]
