"""Content routes: the files of games, to read, to change and to play with.

A host's own file is checked in a worker process first (see `philtre.server.workers.checking`). Only a file
that has passed is read by the server itself, in a thread, and kept with the table that is opened.
"""

from __future__ import annotations

from msgspec.structs import replace

from philtre.core.game import Game, hash_of, tidy
from philtre.core.message import Message
from philtre.core.registry import bound, game, has_game
from philtre.protocol.http import ContentChange, ContentFile, ContentSeen
from philtre.server.http.api import ApiRequest, ApiRoute
from philtre.server.http.catalogue import edition_asked
from philtre.server.http.limits import in_thread
from philtre.table.refused import Refused
from philtre.table.setup import Setup
from philtre.table.user_text import heaped, tidied, visible
from philtre.text.differences import Difference, differences

MOST = 60  # changes that are told
LONGEST = 40  # characters of a file's name
SUFFIX = ".toml"
WHICH = {"content": "the content of this hash (setup.content of a table); the game's own if not given"}


async def content(request: ApiRequest) -> str:
    return (await game_asked(request)).content


async def changes(request: ApiRequest) -> ContentSeen:
    played = await game_asked(request)
    found = await in_thread(differences, game(played.name).content, played.content)
    return content_seen(played.content_hash, "", found)


async def game_asked(request: ApiRequest) -> Game:
    name = request.path["game"]
    if not has_game(name):
        raise Refused(Message("page-unknown"))
    return await edition_asked(request, name)


async def check(request: ApiRequest) -> ContentSeen:
    """Check a file as it will be checked when a table is opened with it."""
    name = request.path["game"]
    if not has_game(name):
        raise Refused(Message("setup-game", {"game": name}))
    found = await checked(request, name, request.body)
    return content_seen(hash_of(tidy(request.body.text)), box_name(request.body), found)


async def checked(request: ApiRequest, name: str, file: ContentFile) -> list[Difference]:
    """The changes of a host's own file; Refused if it is too long, cannot be played with, or none may be."""
    service = request.service
    if not service.settings.own_content:
        raise Refused(Message("content-none"))
    most = service.settings.content_bytes
    if len(file.text.encode(errors="replace")) > most:
        raise Refused(Message("content-long", {"most": most}))
    service.checks.take(request.address)
    found = await service.bots.check(name, file.text, request.me.id)
    if found is None:
        raise Refused(Message("content-unchecked"))
    if found.problem:
        raise Refused(Message("content-wrong", {"problem": found.problem}))
    return [Difference(*one) for one in found.differences]


async def with_content(request: ApiRequest, setup: Setup) -> tuple[Setup, Game | None]:
    """The setup with the content of the host's file, and the game that is played with it, to be held.

    Without a file, or with one that is the game's own, a table has the game's own content.
    """
    plain, file = replace(setup, content="", box=""), request.body.file
    if file is None or not has_game(setup.game) or tidy(file.text) == game(setup.game).content:
        return plain, None
    await checked(request, setup.game, file)
    played = await in_thread(bound, setup.game, file.text)
    return replace(plain, content=played.content_hash, box=box_name(file)), played


def box_name(file: ContentFile) -> str:
    """The name of a file without its ending, as people can read it; its hash if there is nothing to read."""
    name = tidied(file.name.removesuffix(SUFFIX))[:LONGEST].strip()
    return name if visible(name) and not heaped(name) else hash_of(tidy(file.text))


def content_seen(digest: str, box: str, found: list[Difference]) -> ContentSeen:
    return ContentSeen(digest, box, [ContentChange(*one) for one in found[:MOST]], max(0, len(found) - MOST))


CONTENT = "/api/games/{game}/content"
ROUTES = [
    ApiRoute(
        "GET",
        CONTENT,
        content,
        "A content file: the game's own, or one that a table is played with.",
        query=WHICH,
        anyone=True,
        file="{game}.toml",
    ),
    ApiRoute(
        "POST", CONTENT, check, "Check a content file of one's own.", ContentSeen, ContentFile, content=True
    ),
    ApiRoute(
        "GET",
        CONTENT + "/changes",
        changes,
        "What a content changes, compared with the game's own.",
        ContentSeen,
        query=WHICH,
        anyone=True,
        shared=True,
    ),
]
