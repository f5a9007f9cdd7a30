"""Table routes: opening, listing, seeing, joining and closing tables; checks that other routes share."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from philtre.core.message import Message
from philtre.protocol.http import (
    Card,
    Joining,
    Mine,
    MyTables,
    NewTable,
    OpenTables,
    TableSeen,
)
from philtre.server.http.api import ApiRequest, ApiRoute
from philtre.server.http.contents import with_content
from philtre.server.http.players import default_names, require_free_name
from philtre.server.live.table import LiveTable
from philtre.server.live.table_summary import readable_card
from philtre.server.live.viewers import watches_by_link
from philtre.table.entries import AnyEntry
from philtre.table.refused import Refused
from philtre.table.setup import Setup
from philtre.table.table import Table
from philtre.table.user_text import proper_name

MANY = 200
TABLE = "/api/tables/{table}"
WATCHING = {"watch": "the link by which one watches, where watching needs one"}


async def new_table(request: ApiRequest) -> TableSeen:
    await request.service.require_room(request.me.id, request.address)
    least = request.service.settings.absence_least
    if request.body.absence < least:
        raise Refused(Message("setup-absence", {"seconds": least}))
    for plan in request.body.seats:
        if plan.kind == "here" and plan.name and plan.name not in default_names():
            await require_free_name(request, proper_name(plan.name))
    setup = Setup(*(getattr(request.body, name) for name in Setup.__struct_fields__))
    setup, played = await with_content(request, setup)
    live = await open_table(request, setup)
    del played  # held until the table holds it
    return table_seen(request, live)


async def open_table(request: ApiRequest, setup: Setup) -> LiveTable:
    me = request.me
    return await request.service.registry.open(setup, me.id, me.name, registered=me.is_registered_as(me.name))


async def my_tables(request: ApiRequest) -> MyTables:
    rows = await asyncio.to_thread(request.service.store.mine, request.me.id, MANY)
    mine = []
    for body, touched, seats in rows:
        card = readable_card(body, touched)
        if card is None or card.lesson:  # nobody waits there: the learner finds it by learning
            continue
        mine.append(Mine(card, list(seats), card.actor in seats, with_people(card, seats)))
    mine.sort(key=lambda one: (not one.turn, one.card.phase == "over", not one.people))
    return MyTables(mine, request.service.store.now())


def with_people(card: Card, seats: Collection[int]) -> bool:
    """True if other people than the holder of these seats have a seat at the table, or are waited for."""
    others = (seat for number, seat in enumerate(card.seats) if number not in seats)
    return any(seat.kind != "bot" and not seat.former for seat in others)


async def dismiss(request: ApiRequest) -> TableSeen:
    """Remove a table from the asker's list; where nobody else plays, an unfinished one ends.

    The host closes a table that has not begun. Others leave it first, and whoever plays with others resigns.
    """
    live = await load_table(request)
    me, table = request.me.id, live.table
    if not table.seats_of(me) and table.host != me:
        raise Refused(Message("seat-not-yours"))
    if table.ending is None:
        await live.do(lambda table, now: give_up(table, me, now))
    await asyncio.wrap_future(request.service.store.dismiss(me, live.id))
    return table_seen(request, live)


def give_up(table: Table, player: str, now: int) -> list[AnyEntry]:
    """End a table where nobody but the player has a seat, or which has not begun and is theirs."""
    if table.ending is not None:
        return []
    if not table.begun:
        if table.host != player:
            raise Refused(Message("table-leave-first"))
        return table.close(now)
    if any(seat.players and player not in seat.players and not seat.former for seat in table.seats):
        raise Refused(Message("table-others-play"))
    return table.abandon(now)


async def open_tables(request: ApiRequest) -> OpenTables:
    rows = await asyncio.to_thread(request.service.store.open_tables, MANY)
    cards = [card for row in rows if (card := readable_card(*row)) is not None]
    return OpenTables(cards, request.service.store.now())


async def table(request: ApiRequest) -> TableSeen:
    live = await load_table(request)
    require_visible(request, live)
    return table_seen(request, live)


async def join(request: ApiRequest) -> TableSeen:
    """At an open table anybody may take a seat that waits for a person."""
    live = await load_table(request)
    if not live.table.setup.open:
        raise Refused(Message("table-not-open"))
    me = request.me

    def sit(table: Table, now: int) -> list[AnyEntry]:
        if me.id in table.freed:
            raise Refused(Message("seat-freed"))
        return table.sit(free_seat(live, request), me.id, me.name, now, me.is_registered_as(me.name))

    await live.do(sit)
    return table_seen(request, live)


def free_seat(live: LiveTable, request: ApiRequest) -> int:
    """The seat that was asked for, the one that is the player's already, or the first that is free."""
    if request.body.seat is not None:
        return int(request.body.seat)
    table = live.table
    mine = table.seats_of(request.me.id)
    free = [number for number, seat in enumerate(table.seats) if not seat.taken]
    if not mine and not free:
        raise Refused(Message("table-full"))
    return mine[0] if mine else free[0]


async def close(request: ApiRequest) -> TableSeen:
    """The host closes a table while its game has not begun."""
    live = await load_table(request)
    require_host(request, live)
    if live.table.begun:
        raise Refused(Message("seat-begun"))
    await live.do(lambda table, now: table.close(now))
    return table_seen(request, live)


async def own_seat(request: ApiRequest) -> tuple[LiveTable, int]:
    live, seat = await load_table(request), request.seat()
    if seat not in live.table.seats_of(request.me.id):
        raise Refused(Message("seat-not-yours"))
    return live, seat


# Checks of every route


async def load_table(request: ApiRequest) -> LiveTable:
    return await request.service.registry.table(request.path["table"])


def require_visible(request: ApiRequest, live: LiveTable) -> list[int]:
    """The player's seats; a player without one must be allowed to watch, or be the host, else Refused."""
    table = live.table
    mine = table.seats_of(request.me.id)
    waiting = table.setup.open and not table.begun
    if table.setup.watch != "all" and not waiting and not watches(request, live, mine):
        raise Refused(Message("table-private"))
    return mine


def watches(request: ApiRequest, live: LiveTable, mine: list[int]) -> bool:
    """True if the asker may see a table that not everybody may watch: by a seat, as host, or by a link."""
    known = bool(mine) or live.table.host == request.me.id
    return known or watches_by_link(live, request.service.key, request.query.get("watch", ""))


def require_host(request: ApiRequest, live: LiveTable) -> None:
    if live.table.host != request.me.id:
        raise Refused(Message("table-not-host"))


def table_seen(request: ApiRequest, live: LiveTable) -> TableSeen:
    table = live.table
    return TableSeen(live.card(), table.seats_of(request.me.id), table.host == request.me.id)


ROUTES = [
    ApiRoute("POST", "/api/tables", new_table, "Open a table.", TableSeen, NewTable, content=True),
    ApiRoute("GET", "/api/tables/mine", my_tables, "My tables, those where I am waited for first.", MyTables),
    ApiRoute("GET", "/api/tables/open", open_tables, "Tables that wait for players.", OpenTables),
    ApiRoute("GET", TABLE, table, "A table, and what I may do there.", TableSeen, query=WATCHING),
    ApiRoute("POST", TABLE + "/join", join, "Sit down at an open table.", TableSeen, Joining),
    ApiRoute(
        "POST",
        TABLE + "/dismiss",
        dismiss,
        "Remove a table from my list; where nobody else plays, an unfinished one ends.",
        TableSeen,
    ),
    ApiRoute("POST", TABLE + "/close", close, "Close a table that has not begun.", TableSeen),
]
