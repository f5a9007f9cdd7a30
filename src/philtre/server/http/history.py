"""History routes: past positions, the record and analysis of a finished game, a seat's private notes."""

from __future__ import annotations

import asyncio

from philtre.core.message import Message
from philtre.protocol.http import Best, Course, Notes, Past, TableSeen, TitleSeen, Trying
from philtre.server.http.api import ApiRequest, ApiRoute
from philtre.server.http.tables import (
    TABLE,
    WATCHING,
    load_table,
    own_seat,
    require_visible,
    table_seen,
)
from philtre.server.live.history import past
from philtre.server.live.table import LiveTable
from philtre.server.live.viewers import read_seat
from philtre.table.origin import Origin
from philtre.table.refused import Refused
from philtre.text.sheet import LANGUAGES


async def look_back(request: ApiRequest) -> Past:
    live, step, wish = await load_table(request), request.number("step"), request.query.get("seat", "")
    seat = read_seat(wish) if wish else None
    async with live.queue:
        return await past(live.table, require_visible(request, live), step, seat)


async def record(request: ApiRequest) -> str:
    """The full record, with all that was hidden: only after the end."""
    return (await load_finished(request)).table.record().write()


async def course(request: ApiRequest) -> Course:
    live = await load_finished(request)
    return await request.service.analyses.of(live.id, live.table, request.address)


async def try_again(request: ApiRequest) -> TableSeen:
    """Open a table of one's own where a finished game was after some step."""
    live, wish, me = await load_finished(request), request.body, request.me
    if wish.language not in LANGUAGES:
        raise Refused(Message("setup-language", {"language": wish.language}))
    await request.service.require_room(me.id, request.address)
    origin = Origin(live.table, live.id, wish.step, wish.seat)
    registered = me.is_registered_as(me.name)
    opened = await request.service.registry.open_from(
        origin, wish.level, wish.language, me.id, me.name, registered=registered
    )
    return table_seen(request, opened)


async def best(request: ApiRequest) -> Best:
    """The asker's best score in the same variant, other than at this table."""
    live = await load_finished(request)
    setup, store = live.table.setup, request.service.store
    found = await asyncio.to_thread(store.best, request.me.id, setup.game, setup.variant or "", live.id)
    titles = [TitleSeen(title, least) for least, title in live.table.match.game.titles()]
    return Best(*found, titles)


async def load_finished(request: ApiRequest) -> LiveTable:
    """A table that is over, and that the asker may see."""
    live = await load_table(request)
    require_visible(request, live)
    if live.table.ending is None:
        raise Refused(Message("table-not-over"))
    return live


async def notes(request: ApiRequest) -> Notes:
    live, seat = await own_seat(request)
    return Notes(await asyncio.to_thread(request.service.store.note, live.id, seat))


async def write_notes(request: ApiRequest) -> Notes:
    live, seat = await own_seat(request)
    await asyncio.wrap_future(request.service.store.put_note(live.id, seat, request.body.text))
    return Notes(request.body.text)


ROUTES = [
    ApiRoute(
        "GET",
        TABLE + "/past",
        look_back,
        "The table as it was: my own views while it is played, anybody's after the end.",
        Past,
        query={"step": "after how many steps (all, if not given)", "seat": "whose view (mine)"} | WATCHING,
    ),
    ApiRoute("GET", TABLE + "/record", record, "The full record as a text, after the end.", query=WATCHING),
    ApiRoute(
        "GET",
        TABLE + "/course",
        course,
        "How the game went, after the end: accounts, and turning points as soon as bots have found them.",
        Course,
        query=WATCHING,
    ),
    ApiRoute(
        "POST",
        TABLE + "/try",
        try_again,
        "Try again from a position of a finished game, at a table of one's own, against bots.",
        TableSeen,
        Trying,
        query=WATCHING,
    ),
    ApiRoute("GET", TABLE + "/best", best, "My best score in the same solo game before this one.", Best),
    ApiRoute("GET", TABLE + "/seats/{seat}/notes", notes, "My private notes.", Notes),
    ApiRoute("PUT", TABLE + "/seats/{seat}/notes", write_notes, "Write my private notes.", Notes, Notes),
]
