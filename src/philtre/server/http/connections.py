"""Limits of connections: counted by address, and closed if no request comes or no answer is read."""

from __future__ import annotations

import asyncio
import logging
import resource
import time
from collections.abc import Sequence
from functools import lru_cache, partial
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from philtre.core.errors import PhiltreError
from philtre.server.http.limits import ConcurrencyLimit, RateLimit
from philtre.server.http.middleware import network_of
from philtre.server.live.protocol import WebSocketProtocol
from philtre.server.settings import Settings
from philtre.table.refused import Refused

SPARE = 256  # files that are no connections: the database, bots' pipes, what the system needs
FULL = b"HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\nretry-after: 5\r\nconnection: close\r\n\r\n"
HEAD = 16_384  # bytes that the head of a request may have
UNREAD = 60.0  # seconds for the other side to take a part of an answer
CONNECTION = 100e-6  # seconds of the event loop that a connection costs before anything has come
REST = 0.02  # seconds that nothing is read at least, when the address's budget is overdrawn

log = logging.getLogger("philtre.connections")


class ConnectionLimits:
    """Limits the number of connections, in all and from each address; a proxy may have any number.

    The cost of a connection before its request is complete is spent from `work`, by address.
    """

    def __init__(self, settings: Settings, work: RateLimit | None = None) -> None:
        self.work = work
        self.limited = lru_cache(4096)(partial(limited_network, Networks(settings.forwarded)))
        self.of_address = ConcurrencyLimit(settings.connections_per_address, "limit-sockets")
        self.all = ConcurrencyLimit(room_for(settings.sockets + SPARE), "limit-full")
        self.seconds = settings.request_seconds

    def take(self, host: str) -> None:
        """Count one more; Refused if that is too many."""
        self.all.take("all")
        network = self.limited(host)
        if network is not None:
            try:
                self.of_address.take(network)
            except Refused:
                self.all.leave("all")
                raise

    def spend(self, host: str, seconds: float) -> float:
        """Seconds until nothing of the address's budget is overdrawn; a proxy has none."""
        network = self.limited(host)
        return 0.0 if self.work is None or network is None else self.work.spend(network, seconds)

    def leave(self, host: str) -> None:
        self.all.leave("all")
        network = self.limited(host)
        if network is not None:
            self.of_address.leave(network)


def limited_network(proxies: Networks, host: str) -> str | None:
    """The network to which limits apply; None for a proxy."""
    return None if host in proxies else network_of(host)


class Networks:
    """Addresses and networks that an administrator has listed; `*` is every one."""

    def __init__(self, names: Sequence[str]) -> None:
        self.every = "*" in names
        self.networks: list[IPv4Network | IPv6Network] = []
        try:
            self.networks += [ip_network(name, strict=False) for name in names if name != "*"]
        except ValueError as problem:
            raise PhiltreError(f"settings.toml: forwarded: {problem}") from None

    def __contains__(self, host: str) -> bool:
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return self.every
        return self.every or any(address in network for network in self.networks)


def room_for(wanted: int) -> int:
    """Raise the limit of open files as far as is wanted; how many connections there is room for."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted + SPARE
    if soft != resource.RLIM_INFINITY and soft < most:
        new = most if hard == resource.RLIM_INFINITY else min(most, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (new, hard))
            soft = new
        except (OSError, ValueError):
            log.warning("the limit of open files cannot be raised", extra={"limit": soft})
    if soft == resource.RLIM_INFINITY or soft >= most:
        return wanted
    log.warning(
        "the system allows fewer open files than the setting `sockets` needs",
        extra={"limit": soft, "needed": most, "connections": max(1, soft - SPARE)},
    )
    return max(1, soft - SPARE)


class HttpProtocol(H11Protocol):
    """uvicorn's HTTP, which would wait for ever: for a request, and for its answer to be read."""

    places: ClassVar[ConnectionLimits]  # set by counted_protocol()

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self.deadline: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None
        self.resting: asyncio.TimerHandle | None = None  # the budget is overdrawn: nothing is read
        self.held = b""  # what came all the same
        self.host = ""  # that is counted

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        try:
            self.places.take(host)
        except Refused:
            transport.write(FULL)
            transport.close()
            self._watch()
            return
        self.host = host
        self._watch()
        self._charge(CONNECTION)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.resting is not None:
            self.transport.pause_reading()  # a transport that has just been made does not heed the first time
            self.held += data
            return
        began = time.thread_time()
        try:
            self._read(data)
        except h11.LocalProtocolError:  # it broke the protocol so that not even a refusal can be written
            self.transport.abort()
            return
        finally:
            self._charge(time.thread_time() - began)
        self._watch()

    def _read(self, data: bytes) -> None:
        """Read in parts: h11 limits the head of a request only while that has not come whole."""
        for start in range(0, len(data), HEAD):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            super().data_received(data[start : start + HEAD])

    def send_400_response(self, msg: str) -> None:
        """Answer broken HTTP with 400; earlier requests on the connection get no answer any more."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        super().send_400_response(msg)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop()
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, WebSocketProtocol)
        protocol.gone = partial(self.places.leave, self.host)

    def connection_lost(self, problem: Exception | None) -> None:
        self._stop()
        if self.host:
            self.places.leave(self.host)
        super().connection_lost(problem)

    def eof_received(self) -> None:
        """The other side will send nothing more; the transport closes when all is written."""
        super().eof_received()
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.places.seconds, self.transport.abort)

    def _watch(self) -> None:
        """Time runs while a request has not come whole, and while the last answer has not been taken."""
        upgraded = self.transport.get_protocol() is not self
        if (self._waiting or self.transport.is_closing()) and not upgraded:
            if self.deadline is None:
                self.deadline = self.loop.call_later(self.places.seconds, self.transport.abort)
        elif self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    @property
    def _waiting(self) -> bool:
        """True if the connection waits for a request, or for more of one."""
        return self.cycle is None or self.cycle.response_complete or self.cycle.more_body

    def _charge(self, seconds: float) -> None:
        """Spend processor time; while the address's budget is overdrawn nothing is read."""
        wait = self.places.spend(self.host, seconds)
        if wait > 0 and self.resting is None and self._waiting and self.transport.get_protocol() is self:
            self.flow.pause_reading()
            self.resting = self.loop.call_later(max(wait, REST), self._rested)

    def _rested(self) -> None:
        self.resting = None
        self._charge(0.0)
        if self.resting is None and self._waiting and not self.transport.is_closing():
            self.flow.resume_reading()
            data, self.held = self.held, b""
            if data:
                self.data_received(data)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def _stop(self) -> None:
        for timer in (self.deadline, self.unread, self.resting):
            if timer is not None:
                timer.cancel()
        self.deadline = self.unread = self.resting = None


def counted_protocol(places: ConnectionLimits) -> type[HttpProtocol]:
    """The HTTP protocol class whose connections are counted there."""
    return type("HttpProtocol", (HttpProtocol,), {"places": places})
