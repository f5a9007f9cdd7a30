"""Lessons: a table for one learner, found again while it is not finished."""

from __future__ import annotations

import asyncio
import contextlib

from philtre.core.message import Message
from philtre.core.registry import game, list_games
from philtre.protocol.hall import Learning, TableSeen
from philtre.server.http.routes import Ask, Call
from philtre.server.http.tables import MANY, seen
from philtre.server.live.summaries import readable_card
from philtre.server.live.table import LiveTable
from philtre.table.lesson import has_lesson, lesson_of
from philtre.table.refused import Refused
from philtre.text.sheet import LANGUAGES


async def learn(ask: Ask) -> TableSeen:
    """Go on with the lesson that was begun, or begin it (anew)."""
    wish = ask.body
    must_be_taught(wish.game)
    if wish.language not in LANGUAGES:
        raise Refused(Message("setup-language", {"language": wish.language}))
    begun = await unfinished(ask, wish.game)
    if begun is not None and not wish.anew:
        return seen(ask, begun)
    if begun is not None:
        with contextlib.suppress(Refused):  # it has come to its end meanwhile
            await begun.do(lambda table, now: table.close(now))
    await ask.service.must_have_room(ask.me.id, ask.address)
    lesson = lesson_of(game(wish.game))
    return seen(ask, await ask.service.hall.teach(lesson, wish.language, ask.me.id, ask.me.name))


def must_be_taught(name: str) -> None:
    if name not in list_games():
        raise Refused(Message("setup-game", {"game": name}))
    if not has_lesson(game(name)):
        raise Refused(Message("learn-none"))


async def unfinished(ask: Ask, name: str) -> LiveTable | None:
    """The asker's lesson in that game, if one has been begun that can still be gone on with."""
    rows = await asyncio.to_thread(ask.service.store.mine, ask.me.id, MANY)
    for body, touched, _ in rows:
        card = readable_card(body, touched)
        if card is not None and card.lesson and card.game == name and card.phase != "over":
            with contextlib.suppress(Refused):  # of another version
                return await ask.service.hall.table(card.table)
    return None


CALLS = [
    Call(
        "POST",
        "/api/lessons",
        learn,
        "Go on with a game's lesson, or begin it: a table of one's own, played by a script.",
        TableSeen,
        Learning,
    ),
]
