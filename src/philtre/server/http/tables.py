"""Table routes: opening and listing tables, taking seats, links, past positions, records, notes."""

from __future__ import annotations

import asyncio

from philtre.core.message import Message
from philtre.protocol.http import (
    Course,
    FinishedGame,
    Joining,
    Link,
    Links,
    LinkSeen,
    Me,
    Mine,
    MyGames,
    MyTables,
    Named,
    NewTable,
    Notes,
    OpenTables,
    Past,
    Sitting,
    TableSeen,
)
from philtre.server.http import links
from philtre.server.http.api import ApiRequest, ApiRoute, unreadable
from philtre.server.http.links import Where, link, read_link, require_valid
from philtre.server.live.history import past
from philtre.server.live.table import LiveTable
from philtre.server.live.table_summary import read_card
from philtre.server.live.viewers import watches_by_link
from philtre.server.people.lookalikes import keys_of
from philtre.server.store.history import RESULTS, SIZE, Wish
from philtre.server.store.store import seats_in
from philtre.table.refused import Refused
from philtre.table.setup import Setup
from philtre.table.user_text import proper_name, tidied

MANY = 200


# Me


async def me(request: ApiRequest) -> Me:
    return Me(request.me.name, request.me.registered_name)


async def rename(request: ApiRequest) -> Me:
    name = proper_name(request.body.name)
    await require_free_name(request, name)
    await request.service.identities.rename(request.me, name)
    return Me(name, request.me.registered_name)


async def require_free_name(request: ApiRequest, name: str) -> None:
    """Refuse a name that somebody else has registered, or one that looks the same."""
    if request.me.is_registered_as(name):
        return
    owners = await asyncio.to_thread(request.service.store.people.owners, keys_of(name))
    if any(owner != request.me.id for owner in owners):
        raise Refused(Message("name-registered", {"name": name}))


# Tables


async def new_table(request: ApiRequest) -> TableSeen:
    await request.service.require_room(request.me.id, request.address)
    least = request.service.settings.absence_least
    if request.body.absence < least:
        raise Refused(Message("setup-absence", {"seconds": least}))
    setup = Setup(*(getattr(request.body, name) for name in Setup.__struct_fields__))
    return seen(request, await opened(request, setup))


async def opened(request: ApiRequest, setup: Setup) -> LiveTable:
    me = request.me
    return await request.service.registry.open(setup, me.id, me.name, registered=me.is_registered_as(me.name))


async def my_tables(request: ApiRequest) -> MyTables:
    rows = await asyncio.to_thread(request.service.store.mine, request.me.id, MANY)
    mine = []
    for body, touched, seats in rows:
        card = read_card(body, touched)
        if card.lesson:  # nobody waits there: who learns finds it by learning
            continue
        mine.append(Mine(card, list(seats), card.actor in seats))
    mine.sort(key=lambda one: (not one.turn, one.card.phase == "over"))
    return MyTables(mine, request.service.store.now())


async def my_games(request: ApiRequest) -> MyGames:
    """Finished games, wherever I sat."""
    result = RESULTS.get(request.query.get("result", ""))
    if result is None:
        unreadable("result")
    query = request.query
    wish = Wish(query.get("game", ""), result, tidied(query.get("who", "")), request.number("page") or 0)
    found, total = await asyncio.to_thread(request.service.store.finished, request.me.id, wish)
    games = [
        FinishedGame(read_card(one.card, one.touched), list(seats_in(one.seats)), one.at, one.result)
        for one in found
    ]
    return MyGames(games, wish.page, -(-total // SIZE), total)


async def open_tables(request: ApiRequest) -> OpenTables:
    rows = await asyncio.to_thread(request.service.store.open_tables, MANY)
    return OpenTables([read_card(*row) for row in rows], request.service.store.now())


async def table(request: ApiRequest) -> TableSeen:
    live = await found(request)
    require_visible(request, live)
    return seen(request, live)


async def join(request: ApiRequest) -> TableSeen:
    """At an open table anybody may take a seat that waits for a person."""
    live = await found(request)
    if not live.table.setup.open:
        raise Refused(Message("table-not-open"))
    if request.me.id in live.table.freed:
        raise Refused(Message("seat-freed"))
    me = request.me
    await live.do(
        lambda table, now: table.sit(
            free_seat(live, request), me.id, me.name, now, me.is_registered_as(me.name)
        )
    )
    return seen(request, live)


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
    live = await found(request)
    require_host(request, live)
    if live.table.begun:
        raise Refused(Message("seat-begun"))
    await live.do(lambda table, now: table.close(now))
    return seen(request, live)


# Links


async def show_links(request: ApiRequest) -> Links:
    """The host sees the links to all free seats; whoever may watch sees the link to watch."""
    live = await found(request)
    require_visible(request, live)
    table = live.table
    given = []
    if table.host == request.me.id:
        given += [
            made(request, live, "seat", seat)
            for seat, place in enumerate(table.seats)
            if place.plan.kind == "person" and not place.taken
        ]
    if table.setup.watch != "nobody":
        given.append(made(request, live, "watch", 0))
    return Links(given, request.local)


async def replace_link(request: ApiRequest) -> Links:
    live = await found(request)
    require_host(request, live)
    seat = request.seat()
    await live.do(lambda table, now: table.relink(seat, now))
    return Links([made(request, live, "seat", seat)], request.local)


async def replace_watch_link(request: ApiRequest) -> Links:
    """The host makes the link to watch void; who came by it watches no longer."""
    live = await found(request)
    require_host(request, live)
    await live.do(lambda table, now: table.relink_watch(now))
    return Links([made(request, live, "watch", 0)], request.local)


async def free_a_seat(request: ApiRequest) -> TableSeen:
    """The host frees a seat before the game, and makes its link void."""
    live = await found(request)
    require_host(request, live)
    seat = request.seat()
    await live.do(lambda table, now: table.free(seat, now))
    return seen(request, live)


async def end_devices(request: ApiRequest) -> TableSeen:
    """A player goes on with a seat alone: no other device does, nor can by a link that was made before."""
    live, seat = await own_seat(request)
    await live.do(lambda table, now: table.end_devices(seat, request.me.id, now))
    return seen(request, live)


async def device_link(request: ApiRequest) -> Links:
    """A seated player makes a link to go on with another device; it works once."""
    live = await found(request)
    seat = request.seat()
    if seat not in live.table.seats_of(request.me.id):
        raise Refused(Message("seat-not-yours"))
    return Links([made(request, live, "device", seat)], request.local)


async def where_to(request: ApiRequest) -> LinkSeen:
    """Where a link leads. Nothing is taken by looking: previews of messengers burn no link."""
    where, live = await followed(request)
    table = live.table
    mine = request.player is not None and where.seat in table.seats_of(request.player.id)
    free = where.kind != "seat" or mine or not table.seats[where.seat].taken
    if where.kind == "watch":
        return LinkSeen(live.card(), where.kind, None, free)
    seated = request.player is not None and not table.may_sit(where.seat, request.player.id)
    return LinkSeen(live.card(), where.kind, where.seat, free and not seated, seated)


async def sit_down(request: ApiRequest) -> TableSeen:
    where, live = await followed(request)
    name = proper_name(request.body.name) if request.body.name else request.me.name
    if where.kind == "watch":
        raise Refused(Message("link-watch"))
    if name != request.me.name:
        await require_free_name(request, name)
        await request.service.identities.rename(request.me, name)
        where, live = await followed(request)  # the table may have left memory meanwhile
    if where.kind == "device":
        await live.do(lambda table, now: table.join(where.seat, request.me.id, now))
    else:
        me = request.me
        await live.do(lambda table, now: table.sit(where.seat, me.id, name, now, me.is_registered_as(name)))
    return seen(request, live)


async def followed(request: ApiRequest) -> tuple[Where, LiveTable]:
    where = read_link(request.service.key, request.path["link"])
    live = await request.service.registry.table(where.table)
    require_valid(where, live.table)
    return where, live


def made(request: ApiRequest, live: LiveTable, kind: links.Kind, seat: int) -> Link:
    number = links.number_of(live.table, kind, seat)
    path = f"/s/{link(request.service.key, Where(live.id, kind, seat, number))}"
    return Link(None if kind == "watch" else seat, path, request.base + path)


# Looking back


async def look_back(request: ApiRequest) -> Past:
    live = await found(request)
    mine, step, seat = require_visible(request, live), request.number("step"), request.number("seat")
    async with live.queue:
        return await past(live.table, mine, step, seat)


async def record(request: ApiRequest) -> str:
    """The full record, with all that was hidden: only after the end."""
    return (await finished(request)).table.record().write()


async def course(request: ApiRequest) -> Course:
    live = await finished(request)
    return await request.service.analyses.of(live.id, live.table)


async def finished(request: ApiRequest) -> LiveTable:
    """A table that is over, and that the asker may see."""
    live = await found(request)
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


async def own_seat(request: ApiRequest) -> tuple[LiveTable, int]:
    live, seat = await found(request), request.seat()
    if seat not in live.table.seats_of(request.me.id):
        raise Refused(Message("seat-not-yours"))
    return live, seat


# What every route checks


async def found(request: ApiRequest) -> LiveTable:
    return await request.service.registry.table(request.path["table"])


def require_visible(request: ApiRequest, live: LiveTable) -> list[int]:
    """The player's seats; a player without one must be allowed to watch, or be the host, else Refused."""
    table = live.table
    mine = table.seats_of(request.me.id)
    waiting = table.setup.open and not table.begun
    known = bool(mine) or table.host == request.me.id
    token = request.query.get("watch", "")
    if (
        not known
        and table.setup.watch != "all"
        and not waiting
        and not watches_by_link(live, request.service.key, token)
    ):
        raise Refused(Message("table-private"))
    return mine


def require_host(request: ApiRequest, live: LiveTable) -> None:
    if live.table.host != request.me.id:
        raise Refused(Message("table-not-host"))


def seen(request: ApiRequest, live: LiveTable) -> TableSeen:
    table = live.table
    return TableSeen(live.card(), table.seats_of(request.me.id), table.host == request.me.id)


TABLE = "/api/tables/{table}"
WATCHING = {"watch": "the link by which one watches, where watching needs one"}

ROUTES = [
    ApiRoute("GET", "/api/me", me, "Who I am; makes a guest of who is nobody yet.", Me, renews=True),
    ApiRoute("PUT", "/api/me", rename, "What I want to be called.", Me, Named),
    ApiRoute(
        "GET",
        "/api/me/games",
        my_games,
        "My finished games, newest first.",
        MyGames,
        query={
            "game": "of this game only",
            "result": "won, lost or drawn only",
            "who": "with somebody whose name has this in it",
            "page": "which page (0: the newest)",
        },
    ),
    ApiRoute("POST", "/api/tables", new_table, "Open a table.", TableSeen, NewTable),
    ApiRoute("GET", "/api/tables/mine", my_tables, "My tables, those where I am waited for first.", MyTables),
    ApiRoute("GET", "/api/tables/open", open_tables, "Tables that wait for players.", OpenTables),
    ApiRoute("GET", TABLE, table, "A table, and what I may do there.", TableSeen, query=WATCHING),
    ApiRoute("POST", TABLE + "/join", join, "Sit down at an open table.", TableSeen, Joining),
    ApiRoute("POST", TABLE + "/close", close, "Close a table that has not begun.", TableSeen),
    ApiRoute("GET", TABLE + "/links", show_links, "Links that I may give away.", Links, query=WATCHING),
    ApiRoute(
        "POST",
        TABLE + "/seats/{seat}/link",
        replace_link,
        "Make a seat's link void, for a new one.",
        Links,
    ),
    ApiRoute(
        "POST",
        TABLE + "/watch/link",
        replace_watch_link,
        "Make the link to watch void, for a new one.",
        Links,
    ),
    ApiRoute(
        "POST",
        TABLE + "/seats/{seat}/free",
        free_a_seat,
        "Free a seat before the game, and make its link void.",
        TableSeen,
    ),
    ApiRoute("POST", TABLE + "/seats/{seat}/device", device_link, "A link for my other device.", Links),
    ApiRoute(
        "POST",
        TABLE + "/seats/{seat}/alone",
        end_devices,
        "Let no other device go on with my seat.",
        TableSeen,
    ),
    ApiRoute("GET", "/api/links/{link}", where_to, "Where a link leads.", LinkSeen),
    ApiRoute("POST", "/api/links/{link}", sit_down, "Sit down where a link leads.", TableSeen, Sitting),
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
