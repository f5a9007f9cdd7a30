"""History routes: past positions, the record and analysis of a finished game, a seat's private notes."""

from __future__ import annotations

import asyncio

from philtre.core.message import Message
from philtre.protocol.http import Course, Notes, Past
from philtre.server.http.api import ApiRequest, ApiRoute
from philtre.server.http.tables import TABLE, WATCHING, load_table, own_seat, require_visible
from philtre.server.live.history import past
from philtre.server.live.table import LiveTable
from philtre.server.live.viewers import read_seat
from philtre.table.refused import Refused


async def look_back(request: ApiRequest) -> Past:
    live = await load_table(request)
    mine, step, wish = require_visible(request, live), request.number("step"), request.query.get("seat", "")
    seat = read_seat(wish) if wish else None
    async with live.queue:
        return await past(live.table, mine, step, seat)


async def record(request: ApiRequest) -> str:
    """The full record, with all that was hidden: only after the end."""
    return (await load_finished(request)).table.record().write()


async def course(request: ApiRequest) -> Course:
    live = await load_finished(request)
    return await request.service.analyses.of(live.id, live.table)


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
    ApiRoute("GET", TABLE + "/seats/{seat}/notes", notes, "My private notes.", Notes),
    ApiRoute("PUT", TABLE + "/seats/{seat}/notes", write_notes, "Write my private notes.", Notes, Notes),
]
