"""Security middleware: address budgets, host and origin checks, bans, and the headers of every answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import lru_cache, partial
from ipaddress import IPv4Address, IPv6Network, ip_address

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import Message as Packet
from starlette.types import Receive, Scope, Send

from philtre.core.message import Message
from philtre.protocol.http import No
from philtre.server.http.limits import Metered, payer
from philtre.server.service import Service
from philtre.table.refused import Refused
from philtre.text.words import Words

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # addresses hold links to seats
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HOST_BITS = 64  # of an IPv6 address: the rest of it names the network
STOPPING = msgspec.json.encode(No(Message("server-stopping")))
TOO_LONG = msgspec.json.encode(No(Message("request-unreadable", {"where": "?"})))
TOO_MUCH = msgspec.json.encode(No(Message("limit-rate")))
SAFE = ("GET", "HEAD", "OPTIONS")


SHORTEST = 0.02  # seconds between looks at a budget that is overdrawn
LONGEST_QUERY = 2000  # bytes of an address's parameters: reading thousands of them takes long
LATE = 1.0  # seconds that a request may have to wait for its address's budget; beyond that it is refused
LONGEST_PAUSE = 0.1  # seconds between two looks at most: others give back what they did not need
REQUEST = 300e-6  # seconds of the event loop that a request costs before anything is done for it
ADVANCE = 0.004  # seconds that a request holds until it is answered, so that few begin work at once


class SecurityMiddleware:
    """The application behind each address's budget and the headers that every answer carries."""

    def __init__(self, app: Starlette, service: Service) -> None:
        self.app = app
        self.service = service
        self.headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        if service.url.startswith("https:"):
            self.headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def sending(packet: Packet) -> None:
            nonlocal started
            if packet["type"] == "http.response.start":
                started = True
                packet["headers"] = [*packet.get("headers", ()), *self.headers]
            await send(packet)

        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        spend = partial(self.service.work_of_address.spend, address_of(scope))
        payer.set(spend)
        if await wait_for_budget(spend):
            advance = ADVANCE if scope["type"] == "http" else 0.0  # a WebSocket stays open
            spend(advance)
            try:
                await Metered(self.answer(scope, receive, sending), spend)
            except asyncio.CancelledError:
                if scope["type"] != "http" or started or not self.service.registry.stopping:
                    raise
                await refused(sending, 503, STOPPING)  # it had not come whole when the server had to end
            finally:
                spend(-advance)
        else:
            self.service.metrics.count("refusals")
            await refuse(scope, sending, 429, TOO_MUCH)  # from the address

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer requests that name a host which is this server; refuse others."""
        if len(scope["query_string"]) > LONGEST_QUERY:
            await refuse(scope, send, 414, TOO_LONG)
            return
        if scope["type"] == "http":
            try:
                require_known_host(self.service, Headers(scope=scope), scope["path"])
            except Refused as no:
                await misdirected(no.message, Headers(scope=scope))(scope, receive, send)
                return
        await self.app(scope, receive, send)


async def wait_for_budget(spend: Callable[[float], float]) -> bool:
    """Wait until the budget is not overdrawn, for a while at most; False if it still is."""
    wait, waited = spend(REQUEST), 0.0
    while wait > 0 and waited < LATE:
        pause = min(max(wait, SHORTEST), LONGEST_PAUSE, LATE - waited)
        await asyncio.sleep(pause)
        waited += pause
        wait = spend(0.0)  # others have waited, too, and may have been first
    return wait <= 0


async def refuse(scope: Scope, send: Send, status: int, body: bytes) -> None:
    """Refuse a request or a WebSocket in few words."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close"})
    else:
        await refused(send, status, body)


async def refused(send: Send, status: int, body: bytes) -> None:
    """Refuse a request, and end its connection."""
    headers = [
        (b"retry-after", b"2"),
        (b"connection", b"close"),
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def address_of(scope: Scope) -> str:
    """The address of a request, or the one that a trusted proxy names; for IPv6 the network."""
    client = scope.get("client")
    return network_of(str(client[0])) if client else "unknown"


@lru_cache(4096)
def network_of(host: str) -> str:
    """An address as limits and bans know it: whoever has one of IPv6 has all of its /64."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv4Address):
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped) if mapped else str(IPv6Network((int(address) >> HOST_BITS << HOST_BITS, HOST_BITS)))


def require_known_host(service: Service, headers: Headers, path: str = "") -> None:
    """Refuse a request that calls the server by a name that is not its own."""
    if not service.hosts.known(headers.get("host", ""), path):
        raise Refused(Message("host-unknown", {"name": headers.get("host", "")[:80]}))


def misdirected(message: Message, headers: Headers) -> Response:
    """The refusal as a sentence that whoever set the server up can read in a browser."""
    language = "fr" if headers.get("accept-language", "").lower().startswith("fr") else "en"
    return PlainTextResponse(Words(language).message(message) + "\n", 421, {"cache-control": "no-store"})


def require_same_origin(service: Service, headers: Headers) -> None:
    """Refuse requests of other sites' pages. Programs that are no browsers send no origin."""
    origin = headers.get("origin")
    if origin is not None and not service.own(origin, headers.get("host", "")):
        raise Refused(Message("origin-foreign"))
    if origin is None and headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Refused(Message("origin-foreign"))


def reject_banned(service: Service, address: str, player: str | None) -> None:
    """Refuse an address or a player that the administrator has banned."""
    if address in service.bans or (player is not None and player in service.bans):
        raise Refused(Message("banned"))
