"""Lesson routes: a table for one learner, found again while the lesson is not finished."""

from __future__ import annotations

import asyncio
import contextlib

from philtre.core.message import Message
from philtre.core.registry import game, has_game
from philtre.protocol.http import Learning, Recording, TableSeen
from philtre.server.http.api import ApiRequest, ApiRoute
from philtre.server.http.tables import MANY, table_seen
from philtre.server.live.recording import recording_of
from philtre.server.live.table import LiveTable
from philtre.server.live.table_summary import readable_card
from philtre.table.lesson import has_lesson, lesson_of
from philtre.table.refused import Refused
from philtre.text.sheet import LANGUAGES


async def learn(request: ApiRequest) -> TableSeen:
    """Go on with the lesson that was begun, or begin it (anew)."""
    wish = request.body
    must_be_taught(wish.game)
    if wish.language not in LANGUAGES:
        raise Refused(Message("setup-language", {"language": wish.language}))
    begun = await unfinished(request, wish.game)
    if begun is not None and not wish.anew:
        return table_seen(request, begun)
    if begun is not None:
        with contextlib.suppress(Refused):  # it has come to its end meanwhile
            await begun.do(lambda table, now: table.close(now))
    await request.service.require_room(request.me.id, request.address)
    registry, me = request.service.registry, request.me
    lesson = lesson_of(game(wish.game))
    return table_seen(request, await registry.teach(lesson, wish.language, me.id, me.name))


async def recording(request: ApiRequest) -> Recording:
    """The lesson's messages, for a client that gives it without the server."""
    must_be_taught(request.path["game"])
    return recording_of(game(request.path["game"]))


def must_be_taught(name: str) -> None:
    if not has_game(name):
        raise Refused(Message("setup-game", {"game": name}))
    if not has_lesson(game(name)):
        raise Refused(Message("learn-none"))


async def unfinished(request: ApiRequest, name: str) -> LiveTable | None:
    """The asker's lesson in that game, if one has been begun that can still be gone on with."""
    rows = await asyncio.to_thread(request.service.store.mine, request.me.id, MANY)
    for body, touched, _ in rows:
        card = readable_card(body, touched)
        if card is not None and card.lesson and card.game == name and card.phase != "over":
            with contextlib.suppress(Refused):  # of another version
                return await request.service.registry.table(card.table)
    return None


ROUTES = [
    ApiRoute(
        "POST",
        "/api/lessons",
        learn,
        "Go on with a game's lesson, or begin it: a table of one's own, played by a script.",
        TableSeen,
        Learning,
    ),
    ApiRoute(
        "GET",
        "/api/games/{game}/lesson",
        recording,
        "A game's lesson as a recording: every message to its learner, so that it can be given offline.",
        Recording,
        anyone=True,
        shared=True,
    ),
]
