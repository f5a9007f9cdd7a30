"""Link routes: links to seats, to watch and for another device; taking a seat by a link."""

from __future__ import annotations

from philtre.core.message import Message
from philtre.protocol.http import BotChoice, Link, Links, LinkSeen, Sitting, TableSeen
from philtre.server.http import signed_links
from philtre.server.http.api import ApiRequest, ApiRoute
from philtre.server.http.players import require_free_name
from philtre.server.http.signed_links import LinkTarget, link, read_link, require_valid, seat_of
from philtre.server.http.tables import (
    TABLE,
    WATCHING,
    load_table,
    own_seat,
    require_host,
    require_visible,
    table_seen,
    watches,
)
from philtre.server.live.table import LiveTable
from philtre.table.entries import AnyEntry
from philtre.table.refused import Refused
from philtre.table.table import Table
from philtre.table.user_text import proper_name


async def show_links(request: ApiRequest) -> Links:
    """The host sees the links to all free seats; whoever may watch sees the link to watch."""
    live = await load_table(request)
    mine = require_visible(request, live)
    table = live.table
    given = []
    if table.host == request.me.id:
        given += [
            make_link(request, live, "seat", seat)
            for seat, place in enumerate(table.seats)
            if place.plan.kind == "person" and not place.taken
        ]
    if table.setup.watch == "all" or (table.setup.watch == "link" and watches(request, live, mine)):
        given.append(make_link(request, live, "watch", 0))
    return Links(given, request.local)


async def replace_link(request: ApiRequest) -> Links:
    live = await load_table(request)
    require_host(request, live)
    seat = request.seat()
    await live.do(lambda table, now: table.relink(seat, now))
    return Links([make_link(request, live, "seat", seat)], request.local)


async def replace_watch_link(request: ApiRequest) -> Links:
    """Make the link to watch void, for the host; spectators who came by it are disconnected."""
    live = await load_table(request)
    require_host(request, live)
    await live.do(lambda table, now: table.relink_watch(now))
    return Links([make_link(request, live, "watch", 0)], request.local)


async def free_a_seat(request: ApiRequest) -> TableSeen:
    """The host frees a seat before the game, and makes its link void."""
    live = await load_table(request)
    require_host(request, live)
    seat = request.seat()
    await live.do(lambda table, now: table.free(seat, now))
    return table_seen(request, live)


async def seat_a_bot(request: ApiRequest) -> TableSeen:
    """The host gives a free seat to a bot before the game, and makes its link void."""
    live = await load_table(request)
    require_host(request, live)
    seat, level = request.seat(), request.body.level
    await live.do(lambda table, now: table.seat_bot(seat, level, now))
    return table_seen(request, live)


async def end_devices(request: ApiRequest) -> TableSeen:
    """A player goes on with a seat alone: no other device does, nor can by a link that was made before."""
    live, seat = await own_seat(request)
    await live.do(lambda table, now: table.end_devices(seat, request.me.id, now))
    return table_seen(request, live)


async def device_link(request: ApiRequest) -> Links:
    """A seated player makes a link to go on with another device; it works once."""
    live = await load_table(request)
    seat = request.seat()
    if seat not in live.table.seats_of(request.me.id):
        raise Refused(Message("seat-not-yours"))
    return Links([make_link(request, live, "device", seat)], request.local)


async def where_to(request: ApiRequest) -> LinkSeen:
    """The target of a link. Looking takes nothing: previews of messengers burn no link."""
    where, live = await follow_link(request)
    table, seat = live.table, seat_of(where, live.table)
    mine = request.player is not None and seat in table.seats_of(request.player.id)
    free = where.kind != "seat" or mine or not table.seats[seat].taken
    if where.kind == "watch":
        return LinkSeen(live.card(), where.kind, None, free)
    seated = request.player is not None and not table.may_sit(seat, request.player.id)
    return LinkSeen(live.card(), where.kind, seat, free and not seated, seated)


async def sit_down(request: ApiRequest) -> TableSeen:
    where, live = await follow_link(request)
    name = proper_name(request.body.name) if request.body.name else request.me.name
    if where.kind == "watch":
        raise Refused(Message("link-watch"))
    if name != request.me.name:
        await require_free_name(request, name)
        await request.service.identities.rename(request.me, name)
        where, live = await follow_link(request)  # the table may have left memory meanwhile
    me = request.me

    def sit(table: Table, now: int) -> list[AnyEntry]:
        require_valid(where, table)  # still, now that it is our turn
        seat = seat_of(where, table)
        if where.kind == "device":
            return table.join(seat, me.id, now)
        return table.sit(seat, me.id, name, now, me.is_registered_as(name))

    await live.do(sit)
    return table_seen(request, live)


async def follow_link(request: ApiRequest) -> tuple[LinkTarget, LiveTable]:
    where = read_link(request.service.key, request.path["link"])
    live = await request.service.registry.table(where.table)
    require_valid(where, live.table)
    return where, live


def make_link(request: ApiRequest, live: LiveTable, kind: signed_links.Kind, seat: int) -> Link:
    number = signed_links.number_of(live.table, kind, seat)
    before = live.table.drawn_seats.index(seat)
    path = f"/s/{link(request.service.key, LinkTarget(live.id, kind, before, number))}"
    return Link(None if kind == "watch" else seat, path, request.base + path)


ROUTES = [
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
    ApiRoute(
        "POST",
        TABLE + "/seats/{seat}/bot",
        seat_a_bot,
        "Give a free seat to a bot before the game.",
        TableSeen,
        BotChoice,
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
]
