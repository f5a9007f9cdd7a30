"""The ASGI application: all routes, behind the security middleware."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket

from philtre.core.message import Message
from philtre.protocol import VERSION
from philtre.server.health import Health
from philtre.server.http import (
    accounts,
    catalogue,
    contents,
    game_files,
    history,
    lessons,
    links,
    players,
    privacy,
    push,
    tables,
)
from philtre.server.http.api import ApiRoute
from philtre.server.http.dispatch import json, refused, starlette_routes
from philtre.server.http.middleware import SecurityMiddleware
from philtre.server.http.openapi import document
from philtre.server.http.page import Client
from philtre.server.live import session
from philtre.server.service import Service

ROUTES: list[ApiRoute] = [
    *catalogue.ROUTES,
    *contents.ROUTES,
    *players.ROUTES,
    *tables.ROUTES,
    *links.ROUTES,
    *history.ROUTES,
    *lessons.ROUTES,
    *accounts.ROUTES,
    *privacy.ROUTES,
    *push.ROUTES,
]


def application(service: Service) -> ASGIApp:
    """The server as an ASGI application."""

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        async with service.running():
            yield

    async def live(websocket: WebSocket) -> None:
        await session.endpoint(service, websocket)

    described = document(ROUTES)
    client = Client()

    checks = Health(service)

    async def health(_request: Request) -> Response:
        problems = await checks.problems()
        found = {"well": not problems, "problems": problems, "v": VERSION, **checks.facts()}
        return json(found, 503 if problems else 200)

    paths: list[BaseRoute] = [
        *starlette_routes(service, ROUTES),
        game_files.ROUTE,
        WebSocketRoute("/api/tables/{table}/live", live),
        plain("/api/openapi.json", lambda: json(described)),
        Route("/health", health, methods=["GET"]),
        plain("/metrics", lambda: PlainTextResponse(service.metrics.text())),
        *client.routes(),
    ]

    async def lost(request: Request, problem: Exception) -> Response:
        code = problem.status_code if isinstance(problem, HTTPException) else 500
        if code == 404 and (page := client.lost(request)):
            return page
        answer = refused(Message("method-unknown" if code == 405 else "page-unknown"), code)
        if isinstance(problem, HTTPException) and problem.headers:
            answer.headers.update(problem.headers)
        return answer

    app = Starlette(routes=paths, lifespan=lifespan, exception_handlers={HTTPException: lost})
    return SecurityMiddleware(app, service)


def plain(path: str, answer: Callable[[], Response]) -> Route:
    async def endpoint(_request: Request) -> Response:
        return answer()

    return Route(path, endpoint, methods=["GET"])
