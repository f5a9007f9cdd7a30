"""Delivery of a push message: a POST that follows no redirect and reads no more than the answer's head."""

from __future__ import annotations

import asyncio
import ssl
from concurrent.futures import Executor
from typing import NamedTuple

import h11

from philtre.server.push.endpoints import Endpoint, looked_up

SECONDS = 10.0  # for all of it
HEAD = 16_384  # bytes of an answer that are read at most
PART = 4096


class Outcome(NamedTuple):
    """The push service's answer; status 0 if there was none."""

    status: int
    retry_after: int = 0  # seconds

    @property
    def delivered(self) -> bool:
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        """True if the subscription is void."""
        return self.status in (404, 410)

    @property
    def passing(self) -> bool:
        """True if another try may succeed."""
        return self.status in (0, 408, 429) or self.status >= 500


class Postman:
    """Sends messages. Names are looked up in threads of its own: slow ones keep nobody else waiting."""

    def __init__(self, threads: Executor, *, private: bool, seconds: float = SECONDS) -> None:
        self.threads = threads
        self.private = private
        self.seconds = seconds
        self.trust = ssl.create_default_context()

    async def post(self, endpoint: Endpoint, headers: dict[str, str], body: bytes) -> Outcome:
        """The outcome of one attempt; never raises for what the network or the other side does."""
        try:
            async with asyncio.timeout(self.seconds):
                return await self._post(endpoint, headers, body)
        except (OSError, TimeoutError, h11.ProtocolError, UnicodeError, ValueError):
            return Outcome(0)

    async def _post(self, endpoint: Endpoint, headers: dict[str, str], body: bytes) -> Outcome:
        loop = asyncio.get_running_loop()
        address = await loop.run_in_executor(self.threads, lambda: looked_up(endpoint, private=self.private))
        secure = {"ssl": self.trust, "server_hostname": endpoint.host} if endpoint.secure else {}
        reader, writer = await asyncio.open_connection(address, endpoint.port, limit=HEAD, **secure)  # type: ignore[arg-type]
        try:
            http = h11.Connection(h11.CLIENT, max_incomplete_event_size=HEAD)
            usual = {"host": host_of(endpoint), "connection": "close", "content-length": str(len(body))}
            request = h11.Request(method="POST", target=endpoint.path, headers=[*(usual | headers).items()])
            parts = (request, h11.Data(data=body), h11.EndOfMessage())
            writer.write(b"".join(http.send(part) or b"" for part in parts))
            await writer.drain()
            return await answer(http, reader)
        finally:
            writer.transport.abort()


async def answer(http: h11.Connection, reader: asyncio.StreamReader) -> Outcome:
    """The head of the answer; what follows it is not read."""
    while True:
        event = http.next_event()
        if event is h11.NEED_DATA:
            http.receive_data(await reader.read(PART))
        elif isinstance(event, h11.Response):
            later = dict(event.headers).get(b"retry-after", b"0")
            seconds = int(later) if later.isdigit() and len(later) < 8 else 0
            return Outcome(event.status_code, seconds)
        elif not isinstance(event, h11.InformationalResponse):
            return Outcome(0)


def host_of(endpoint: Endpoint) -> str:
    host = f"[{endpoint.host}]" if ":" in endpoint.host else endpoint.host
    return host if endpoint.port == (443 if endpoint.secure else 80) else f"{host}:{endpoint.port}"
