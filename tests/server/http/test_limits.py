"""Limits: processor time by person and address, connections by address, lines of the log by kind."""

import asyncio
import contextlib
import json
import logging
import socket
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.datastructures import QueryParams
from starlette.types import Message as Packet
from starlette.types import Receive, Scope, Send
from tests.server.conftest import ROOMY
from tests.server.http.test_middleware import fetch
from tests.server.inprocess import served
from tests.server.live.test_protocol import LOOK, Raw, frame, raw
from tests.server.raw import UPGRADE, cookie, request
from tests.server.raw import answer as answer_of
from tests.server.raw import head as head_of

from philtre.client import Guest, RequestRefused
from philtre.core.errors import PhiltreError
from philtre.protocol import live
from philtre.protocol.http import MyData
from philtre.server.http import privacy
from philtre.server.http.connections import ConnectionLimits, Networks, counted_protocol
from philtre.server.http.limits import Budget, Metered, RateLimit, in_thread, payer
from philtre.server.http.middleware import SecurityMiddleware
from philtre.server.live import protocol, session
from philtre.server.live.protocol import WebSocketProtocol
from philtre.server.live.table import LiveTable
from philtre.server.live.viewers import each_once
from philtre.server.logs import RepeatFilter
from philtre.server.service import Service
from philtre.server.settings import Settings
from philtre.server.store.store import Store
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
    assert bob.spend(9) == pytest.approx(300, rel=0.1)  # there is none left of the address's
    assert ann.spend(0) > 0
    assert Budget((persons, "ann"), (addresses, "there")).spend(0) == 0


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


def test_work_in_a_thread_is_charged_to_whoever_asked_for_it() -> None:
    spent: list[float] = []

    def work(failing: bool) -> str:
        end = time.thread_time() + 0.02
        while time.thread_time() < end:
            pass
        if failing:
            raise ValueError("no")
        return "done"

    async def scene() -> None:
        assert await in_thread(work, False) == "done"  # for nobody's request
        payer.set(spent.append)
        assert await in_thread(work, False) == "done"
        with pytest.raises(ValueError, match="no"):
            await in_thread(work, True)

    asyncio.run(scene())
    assert len(spent) == 2
    assert min(spent) >= 0.02


def test_requests_that_come_at_once_begin_few_at_a_time(tmp_path: Path) -> None:
    """What they will have cost is known only when they have rested and gone on."""
    at_work, most, answered = 0, 0, 0

    async def rests(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal at_work, most, answered
        at_work += 1
        most = max(most, at_work)
        await asyncio.sleep(0.02)
        at_work -= 1
        answered += 1

    async def receive() -> Packet:
        return {}

    async def send(packet: Packet) -> None:
        pass

    async def scene() -> None:
        service = Service(Store(tmp_path), Settings())
        ask = SecurityMiddleware(rests, service)  # type: ignore[arg-type]
        scope = {
            "type": "http",
            "client": ("10.0.0.1", 1),
            "query_string": b"",
            "path": "/",
            "headers": [(b"host", b"127.0.0.1")],
        }
        await asyncio.gather(*[ask(scope, receive, send) for _ in range(150)])
        assert service.work_of_address.spend("10.0.0.1", 0) == 0  # what they did not need was given back
        service.store.close()

    asyncio.run(scene())
    assert 10 < most < 30
    assert answered > 100


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
        assert 0 < answered < 1000  # without a limit all 2000 are answered in a tenth of a second
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
        left = line.writer.transport.get_write_buffer_size()
        assert left > 0
        honest.writer.write(frame(LOOK))
        await honest.until("whole")
        await line.end()
        await honest.end()

    play(scene())


def test_nothing_is_taken_before_somebody_pays_for_it(
    tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a handshake waits for its address's budget, frames that follow it wait too."""
    taken: list[bool] = []
    take = WebSocketProtocol._take_frames

    def counted(self: WebSocketProtocol) -> None:
        taken.append(self.budget is None)
        take(self)

    monkeypatch.setattr(WebSocketProtocol, "_take_frames", counted)

    async def scene() -> None:
        async with served(tmp_path) as (service, base):
            guest = Guest(base)
            table = (await guest.open(game="race", seats=[{"kind": "here"}] * 2)).card.table
            bucket = service.work_of_address.bucket("127.0.0.1", time.monotonic())
            bucket.spend(bucket.left + 0.1, time.monotonic())  # 0.4 seconds until it is not overdrawn
            reader, writer = await asyncio.open_connection(*base.removeprefix("http://").split(":"))
            port = int(base.rpartition(":")[2])
            writer.write(head_of(f"/api/tables/{table}/live", port, *UPGRADE, cookie(guest.secret)))
            await asyncio.sleep(0.1)
            writer.write(frame(b"x" * 100, 0x89) * 300)
            await reader.readuntil(b"\r\n\r\n")
            line = Raw(reader, writer)
            while (await line.next())[0] != 10:
                pass
            await line.end()

    play(scene())
    assert taken
    assert not any(taken)


def test_a_deed_costs_more_where_more_are_told_of_it(
    tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with served(tmp_path) as (_, base):
            guest = Guest(base)
            table = (await guest.open(game="race", seats=[{"kind": "here"}] * 2)).card.table
            async with contextlib.AsyncExitStack() as stack:
                place = await stack.enter_async_context(guest.at(table, 0))
                for _ in range(9):
                    await stack.enter_async_context(Guest(base).at(table))
                spent: list[float] = []
                charge = WebSocketProtocol.charge

                def noted(self: WebSocketProtocol, seconds: float) -> None:
                    spent.append(seconds)
                    charge(self, seconds)

                monkeypatch.setattr(WebSocketProtocol, "charge", noted)
                await place.ask(live.Say(text="hello"))
                assert session.ACTION + 10 * session.TOLD in spent

    play(scene())


def test_who_asks_over_many_connections_at_once_is_shown_one_thing_after_another(
    tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[float] = []

    async def dear(*_: object) -> None:
        shown.append(time.thread_time())
        while time.thread_time() < shown[-1] + 0.02:
            pass

    async def scene() -> None:
        async with served(tmp_path) as (service, base):
            lines = [await raw(base) for _ in range(5)]
            monkeypatch.setattr(LiveTable, "send_whole", dear)
            bucket = service.work_of_address.bucket("127.0.0.1", time.monotonic())
            bucket.spend(bucket.left - 0.01, time.monotonic())
            bucket.rate = 1e-6
            for line in lines:
                line.writer.write(frame(LOOK))
            await asyncio.sleep(0.5)
            assert len(shown) == 1
            bucket.left = bucket.most
            for line in lines:
                await line.end()

    play(scene())


def test_what_is_refused_again_and_again_ends_the_connection(serve: Any, play: Play) -> None:
    running = serve(settings="faults = 3\n")

    async def scene() -> None:
        line = await raw(running.base)
        stale = b'{"type":"undo","id":1,"seq":0}'
        line.writer.write(frame(stale) * 40)
        for _ in range(30):
            assert (await line.until("refused"))["message"]["id"] == "table-stale"
        gone = await line.until("gone")
        assert (gone["message"]["id"], gone["again"]) == ("socket-refusals", False)
        assert await line.closed() == 4003
        line.writer.close()

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
    before = running.log()
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
    assert running.log() == before  # no trace of what was sent


@pytest.mark.slow
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


@pytest.mark.parametrize("last", [b"", frame(b"", 0x88)])
def test_a_connection_that_ends_without_reading_is_cut(
    tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch, last: bytes
) -> None:
    """By half a close or by a whole one: what is unread is less than what stops us from hearing of it."""
    monkeypatch.setattr(protocol, "LAST_WORD", 0.3)

    async def scene() -> None:
        async with served(tmp_path) as (service, base):
            line = await raw(base)
            line.writer.transport.pause_reading()  # type: ignore[attr-defined]
            [[viewer]] = [live.viewers.values() for live in service.registry.live.values()]
            [ours] = viewer.connections
            plug = ours.protocol.transport.get_extra_info("socket")
            plug.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            while not ours.protocol.transport.get_write_buffer_size():
                ours.protocol.transport.write(protocol.framed(b"x" * 30_000))
            assert ours.protocol.writable.is_set()
            if last:
                line.writer.write(last)
            else:
                line.writer.write_eof()
            while service.sockets_of_all.taken or not ours.protocol.disconnected:
                await asyncio.sleep(0.05)
            await line.end()

    play(scene())


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


@pytest.mark.parametrize("asked", [b"GET / HTTP/1.1\r\nHost: x\r\n\r\n nonsense", b"GET / HTTP/1.0\r\n\r\n"])
def test_an_answer_that_is_not_taken_does_not_keep_its_connection(play: Play, asked: bytes) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"x" * 60_000})

    places = ConnectionLimits(Settings(request_seconds=1))

    async def scene() -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        config = uvicorn.Config(
            app,
            log_config=None,
            lifespan="off",
            http=counted_protocol(places),
            ws=WebSocketProtocol,
            timeout_graceful_shutdown=1,
        )
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve([listening]))
        plug = socket.socket()
        plug.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        plug.connect(listening.getsockname())
        plug.sendall(asked)
        await asyncio.sleep(0.5)
        assert places.all.taken["all"] == 1
        while places.all.taken["all"]:
            await asyncio.sleep(0.05)
        plug.close()
        server.should_exit = True
        await running
        listening.close()

    play(scene())


def test_a_body_that_is_nested_too_deep_is_refused_as_one_that_cannot_be_read(serve: Any) -> None:
    """Where a field may be one of several kinds, all of it is looked through for its kind."""
    running = serve()
    body = b'{"game":"race","clock":{"x":' + b"[" * 3000
    answer = request(running.port, "/api/tables", method="POST", body=body)
    assert (answer.status, answer.no) == (400, "request-unreadable")
    assert "error" not in running.log()


def test_requests_that_are_none_cost_their_address_what_they_take(serve: Any) -> None:
    """Each on a connection of its own: it is read when the budget allows it."""
    running = serve(settings="work_per_address = 5\nwork_per_address_at_once = 5\nforwarded = []\n")
    lines = [connected(running.port) for _ in range(300)]
    for line in lines:
        line.sendall(b"nonsense\r\n\r\n")
    time.sleep(1.0)
    other = connected(running.port, "127.0.0.3")
    other.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
    assert b"200 OK" in other.recv(1000)
    answered = 0
    for line in lines:
        line.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            answered += line.recv(100).startswith(b"HTTP/1.1 400")
        line.close()
    other.close()
    assert 0 < answered < 150


@pytest.mark.slow
def test_requests_that_never_come_whole_leave_no_trace_when_the_server_ends(serve: Any) -> None:
    running = serve(settings="request_seconds = 60\n")
    length = b"Content-Length: 60000"
    lines = [connected(running.port) for _ in range(3)]
    for line in lines:
        line.sendall(head_of("/api/tables", running.port, length, method="POST") + b"{")
    assert request(running.port, "/health").status == 200
    assert running.stop() == 0
    for line in lines:
        found = answer_of(line)
        assert (found.status, found.no) == (503, "server-stopping")
        line.close()
    assert "trace" not in running.log()
    assert running.log().count('"level":"error"') == 1  # uvicorn counts them


def test_copies_of_data_are_made_one_at_a_time(
    tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each replays all games of somebody: many at once would take all threads, and the interpreter's lock."""
    at_once, most, made = 0, 0, privacy.data_of

    def slow(*arguments: Any) -> Any:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        time.sleep(0.05)
        at_once -= 1
        return made(*arguments)

    monkeypatch.setattr(privacy, "data_of", slow)

    async def scene() -> None:
        async with served(tmp_path) as (_, base):
            guests = [Guest(base) for _ in range(3)]
            for guest in guests:
                await guest.open(game="race", seats=[{"kind": "here"}] * 2)
            copies = [guest.ask("GET", "/api/me/data", MyData) for guest in guests]
            assert [len(copy.tables) for copy in await asyncio.gather(*copies)] == [1, 1, 1]

    play(scene())
    assert most == 1


def test_thousands_of_parameters_are_read_once_each() -> None:
    query = QueryParams("&".join(f"{number:x}" for number in range(20_000)))
    began = time.thread_time()
    assert len(each_once(query)) == 20_000
    assert time.thread_time() - began < 1.0  # 10 to 20 seconds if each is looked for among all
    with pytest.raises(Refused) as no:
        each_once(QueryParams("a=1&b=2&b=3"))
    assert no.value.message.arguments == {"where": "b"}


def test_a_head_that_is_too_long_is_refused_although_it_comes_at_once(server: Any) -> None:
    """In parts it is refused while it comes; whole, in one packet, it would be read, whatever that takes."""
    with connected(server.port) as line:
        line.sendall(head_of("/api/tables/open?" + "a=1&" * 14_000, server.port))
        assert answer_of(line).status == 400
    with connected(server.port) as line:
        line.sendall(head_of("/health", server.port, *[b"a: b"] * 9_000))
        assert answer_of(line).status == 400


def test_an_address_with_too_many_parameters_is_refused_unread(server: Any) -> None:
    query = "?seat=0" + "&a" * 2000
    found = request(server.port, "/api/tables/open" + query)
    assert (found.status, found.no) == (414, "request-unreadable")
    with connected(server.port) as line:
        line.sendall(head_of(f"/api/tables/none/live{query}", server.port, *UPGRADE))
        assert answer_of(line).status == 403


def test_a_long_body_may_come_in_one_packet_with_its_head(server: Any) -> None:
    body = json.dumps({"game": "race", "seats": [{"kind": "here"}] * 2, "variant": " " * 50_000}).encode()
    found = request(server.port, "/api/tables", method="POST", body=body)
    assert (found.status, found.no) == (400, "request-unreadable")  # all of it was read


@pytest.mark.parametrize(
    ("target", "more", "status"),
    [("?" + "a" * 9000, (), 400), ("", (b"Cookie: " + b"a" * 9000,), 400), ("", (b"a: b",) * 200, 400)],
)
def test_a_websocket_whose_request_the_library_will_not_have_is_refused_and_ended(
    server: Any, target: str, more: tuple[bytes, ...], status: int
) -> None:
    """It would be neither answered nor closed: connections without any deadline."""
    with connected(server.port) as line:
        line.sendall(head_of(f"/api/tables/none/live{target}", server.port, *UPGRADE, *more))
        assert answer_of(line).status in (status, 414, 431)


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
    before = running.log()
    for number in range(200):
        line = connected(running.port, "127.0.0.1")
        line.sendall(bytes([number, 255 - number]) * 20 + b"\r\n\r\n" + b"GET" * number)
        with contextlib.suppress(ConnectionResetError):
            line.recv(100)
        line.close()
    assert running.log() == before
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
