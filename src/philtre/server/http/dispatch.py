"""Dispatch of the HTTP API: each request is read, checked, handed to its route's handler, and answered."""

from __future__ import annotations

import contextlib
import functools
import logging
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from philtre.core.message import Message
from philtre.protocol.http import No
from philtre.server.http.api import NUL, ApiRequest, ApiRoute, unreadable
from philtre.server.http.cookies import SentCookie, cookies_in, cookies_to_set
from philtre.server.http.middleware import SAFE, address_of, reject_banned, require_same_origin
from philtre.server.http.page import REVALIDATE, File
from philtre.server.live.viewers import each_once
from philtre.server.people.identity import Player
from philtre.server.service import Service
from philtre.server.settings import Settings
from philtre.server.store.errors import StoreError
from philtre.table.refused import Refused

STATUS = {
    "request-unreadable": 400,
    "session-ended": 401,
    "banned": 403,
    "origin-foreign": 403,
    "table-private": 403,
    "table-not-host": 403,
    "seat-not-yours": 403,
    "sign-in-wrong": 403,
    "link-unknown": 404,
    "device-unknown": 404,
    "page-unknown": 404,
    "table-unknown": 404,
    "method-unknown": 405,
    "link-void": 410,
    "request-long": 413,
    "host-unknown": 421,
    "store-failed": 503,
    "server-stopping": 503,
    "limit-full": 503,
}

DIGITS = 12  # of a length that is worth reading

log = logging.getLogger("philtre.http")


def status_of(message: Message) -> int:
    return STATUS.get(message.id, 429 if message.id.startswith("limit-") else 409)


def json(struct: Any, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(struct), status, {"cache-control": "no-store"}, media_type="application/json"
    )


def refused(message: Message, status: int | None = None) -> Response:
    answer = json(No(message), status or status_of(message))
    if answer.status_code == 429:
        answer.headers["retry-after"] = str(message.arguments.get("seconds", 1))
    return answer


def starlette_routes(service: Service, routes: Sequence[ApiRoute]) -> list[Route]:
    """One route of Starlette's for each path, with all its methods."""
    paths: dict[str, dict[str, ApiRoute]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method] = route
    return [starlette_route(service, path, by_method) for path, by_method in paths.items()]


def starlette_route(service: Service, path: str, by_method: dict[str, ApiRoute]) -> Route:
    async def endpoint(request: Request) -> Response:
        route = by_method["GET" if request.method == "HEAD" else request.method]
        began = time.perf_counter()
        try:
            return await dispatch(service, route, request)
        except (Refused, StoreError) as no:
            return refusal(service, route, no)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception:
            service.metrics.count("errors")
            log.exception("a request failed", extra={"call": route.handler.__name__})
            return refused(Message("server-error"), 500)
        finally:
            service.metrics.observe("request_seconds", time.perf_counter() - began)

    return Route(path, endpoint, methods=list(by_method))


def refusal(service: Service, route: ApiRoute, no: Refused | StoreError) -> Response:
    """The answer that says why a request was not done."""
    if isinstance(no, StoreError):
        service.registry.store_failed(f"call {route.handler.__name__}", no)
        return refused(Message("store-failed"))
    service.metrics.count("refusals")
    return refused(no.message)


async def dispatch(service: Service, route: ApiRoute, request: Request) -> Response:
    """Check where a request comes from and who sent it, and let the route's handler answer it."""
    address = address_of(request.scope)
    service.requests.take(address)
    if route.method not in SAFE:
        require_same_origin(service, request.headers)
    cookies = cookies_in(request.headers)
    changes = service.identities.changes
    player = await service.identities.known(cookies)
    reject_banned(service, address, player.id if player else None)
    require_text(request)
    body = route.read(await body_of(request, longest_body(service.settings, route)))
    async with contextlib.AsyncExitStack() as held:
        if player is not None and not route.exclusive:
            await held.enter_async_context(service.identities.locks.use(player.id))
        if changes != service.identities.changes:
            now = await service.identities.known(cookies)
            if player is not None and now is not None and now.id != player.id:
                raise Refused(Message("session-ended"))  # and the other cookie is somebody else's
            player = now
        return await handle(service, route, request, player, body)


def require_text(request: Request) -> None:
    """Refuse an address with the character NUL: PostgreSQL cannot even look for a text that has it."""
    if NUL in request.scope["path"]:
        raise Refused(Message("page-unknown"))
    if any(NUL in part for pair in request.query_params.multi_items() for part in pair):
        unreadable("$")


async def handle(
    service: Service, route: ApiRoute, request: Request, player: Player | None, body: Any
) -> Response:
    """The handler's answer to the player, or to a new guest, with the cookies that belong to it."""
    address, cookies = address_of(request.scope), cookies_in(request.headers)
    fresh = player is None and not route.anyone
    if fresh:
        require_open_session(service, route, cookies)
        service.newcomers.take(address)
        player = await service.identities.create()
    host = request.headers.get("host", "")
    api_request = ApiRequest(
        service=service,
        player=player,
        address=address,
        base=service.base(request.url.scheme, host),
        local=service.local(host),
        path=request.path_params,
        query=each_once(request.query_params),
        body=body,
        secret=player.secret if fresh and player else None,
    )
    try:
        response = encoded(await route.handler(api_request), request if route.shared else None)
    except (Refused, StoreError) as no:
        if api_request.secret is None:
            raise
        response = refusal(
            service, route, no
        )  # with the cookie: part of it may have been done, as whom it names
    if route.file and response.status_code == 200:
        name = route.file.format(**request.path_params)
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
    secure = service.url.startswith("https:") or request.url.scheme == "https"
    name, was = service.identities.cookie, player.cookie if player else SentCookie("", "")
    for header in cookies_to_set(name, was.name, api_request.secret, was.secret, secure=secure):
        response.headers.append("set-cookie", header)
    return response


def encoded(answer: Any, shared_request: Request | None) -> Response:
    """The answer as text or JSON; with a request for what everybody gets, as that client can use it best."""
    if isinstance(answer, str):
        return PlainTextResponse(answer, headers={"cache-control": "no-store"})
    if shared_request is not None:
        return shared_file(msgspec.json.encode(answer)).answer(shared_request)
    return json(answer)


@functools.lru_cache(64)
def shared_file(content: bytes) -> File:
    """An answer that everybody gets, compressed once. Holds nothing of a player: it may be compressed."""
    return File(content, "application/json", REVALIDATE)


def require_open_session(service: Service, route: ApiRoute, cookies: str) -> None:
    """Refuse a request with the cookie of a session that has ended: it must not act as another player.

    Only a route that renews makes its sender a new guest, and only if no other cookie is on its way there.
    """
    if service.identities.ended(cookies) and (
        not route.renews or service.identities.replaced_just_now(cookies)
    ):
        raise Refused(Message("session-ended"))


def longest_body(settings: Settings, route: ApiRoute) -> int:
    """The bytes that a body may have; in JSON, a character of a content file may take two."""
    return settings.body_bytes + (2 * settings.content_bytes if route.content else 0)


async def body_of(request: Request, most: int) -> bytes:
    """The body, as long as it is not too long."""
    length = request.headers.get("content-length", "0")
    if not length.isdecimal() or len(length) > DIGITS or int(length) > most:
        raise Refused(Message("request-long", {"most": most}))
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refused(Message("request-long", {"most": most}))
    return body
