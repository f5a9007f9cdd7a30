"""Files of games for browsers: boards and boxes that come with games outside this package.

Only declared files are sent, from memory. The hash of all of a game's files is in their addresses, so a
module can import another by its relative path, and browsers keep all of them for good.
"""

from __future__ import annotations

import functools
import logging

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from philtre.core.errors import PhiltreError
from philtre.core.registry import game, has_game
from philtre.server.http.page import IMMUTABLE, File
from philtre.text.browser_files import Bundle, browser_files

log = logging.getLogger("philtre.games")


@functools.cache
def bundle_of(name: str) -> Bundle | None:
    """A game's files for browsers, read once; None, and a line in the log, if its declaration is faulty."""
    try:
        return browser_files(game(name))
    except PhiltreError as problem:
        log.warning("%s; browsers show the generic board and box", problem)
        return None


def addresses(name: str) -> dict[str, str]:
    """The addresses of a game's board, its style sheet and its box, as far as it has them."""
    bundle = bundle_of(name)
    if bundle is None:
        return {}
    declared = bundle.declared
    paths = {"board": declared.board, "style": declared.style, "box": declared.box}
    start = f"/api/games/{name}/files/{bundle.hash}"
    return {purpose: f"{start}/{path}" for purpose, path in paths.items() if path is not None}


@functools.cache
def file_of(name: str, path: str) -> File | None:
    bundle = bundle_of(name)
    found = bundle.files.get(path) if bundle else None
    return found and File(found.content, found.type, IMMUTABLE)


async def endpoint(request: Request) -> Response:
    """A declared file. An address with another hash is of files that are no longer here."""
    name, wanted = request.path_params["game"], request.path_params["hash"]
    bundle = bundle_of(name) if has_game(name) else None
    path = request.path_params["path"]
    if bundle is None or wanted != bundle.hash or path not in bundle.files:
        raise HTTPException(404)
    file = file_of(name, path)
    assert file is not None  # it is declared
    return file.answer(request)


ROUTE = Route("/api/games/{game}/files/{hash}/{path:path}", endpoint, methods=["GET"])
