"""The front desk: new tables, my tables, open tables, sitting down, links, looking back, records."""

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
from philtre.server.http.links import Where, link, must_hold, read_link
from philtre.server.http.routes import Ask, Call, unreadable
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


async def me(ask: Ask) -> Me:
    return Me(ask.me.name, ask.me.registered_name)


async def rename(ask: Ask) -> Me:
    name = proper_name(ask.body.name)
    await must_be_free(ask, name)
    await ask.service.identities.rename(ask.me, name)
    return Me(name, ask.me.registered_name)


async def must_be_free(ask: Ask, name: str) -> None:
    """Refuse a name that somebody else has registered, or one that looks the same."""
    if ask.me.is_registered_as(name):
        return
    owners = await asyncio.to_thread(ask.service.store.people.owners, keys_of(name))
    if any(owner != ask.me.id for owner in owners):
        raise Refused(Message("name-registered", {"name": name}))


# Tables


async def new_table(ask: Ask) -> TableSeen:
    await ask.service.must_have_room(ask.me.id, ask.address)
    least = ask.service.settings.absence_least
    if ask.body.absence < least:
        raise Refused(Message("setup-absence", {"seconds": least}))
    setup = Setup(*(getattr(ask.body, name) for name in Setup.__struct_fields__))
    return seen(ask, await opened(ask, setup))


async def opened(ask: Ask, setup: Setup) -> LiveTable:
    me = ask.me
    return await ask.service.registry.open(setup, me.id, me.name, registered=me.is_registered_as(me.name))


async def my_tables(ask: Ask) -> MyTables:
    rows = await asyncio.to_thread(ask.service.store.mine, ask.me.id, MANY)
    mine = []
    for body, touched, seats in rows:
        card = read_card(body, touched)
        if card.lesson:  # nobody waits there: who learns finds it by learning
            continue
        mine.append(Mine(card, list(seats), card.actor in seats))
    mine.sort(key=lambda one: (not one.turn, one.card.phase == "over"))
    return MyTables(mine, ask.service.store.now())


async def my_games(ask: Ask) -> MyGames:
    """Finished games, wherever I sat."""
    result = RESULTS.get(ask.query.get("result", ""))
    if result is None:
        unreadable("result")
    wish = Wish(ask.query.get("game", ""), result, tidied(ask.query.get("who", "")), ask.number("page") or 0)
    found, total = await asyncio.to_thread(ask.service.store.finished, ask.me.id, wish)
    games = [
        FinishedGame(read_card(one.card, one.touched), list(seats_in(one.seats)), one.at, one.result)
        for one in found
    ]
    return MyGames(games, wish.page, -(-total // SIZE), total)


async def open_tables(ask: Ask) -> OpenTables:
    rows = await asyncio.to_thread(ask.service.store.open_tables, MANY)
    return OpenTables([read_card(*row) for row in rows], ask.service.store.now())


async def table(ask: Ask) -> TableSeen:
    live = await found(ask)
    must_see(ask, live)
    return seen(ask, live)


async def join(ask: Ask) -> TableSeen:
    """At an open table anybody may take a seat that waits for a person."""
    live = await found(ask)
    if not live.table.setup.open:
        raise Refused(Message("table-not-open"))
    if ask.me.id in live.table.freed:
        raise Refused(Message("seat-freed"))
    await live.do(
        lambda table, now: table.sit(
            free_seat(live, ask), ask.me.id, ask.me.name, now, ask.me.is_registered_as(ask.me.name)
        )
    )
    return seen(ask, live)


def free_seat(live: LiveTable, ask: Ask) -> int:
    """The seat that was asked for, the one that is the player's already, or the first that is free."""
    if ask.body.seat is not None:
        return int(ask.body.seat)
    table = live.table
    mine = table.seats_of(ask.me.id)
    free = [number for number, seat in enumerate(table.seats) if not seat.taken]
    if not mine and not free:
        raise Refused(Message("table-full"))
    return mine[0] if mine else free[0]


async def close(ask: Ask) -> TableSeen:
    """The host closes a table while its game has not begun."""
    live = await found(ask)
    must_host(ask, live)
    if live.table.begun:
        raise Refused(Message("seat-begun"))
    await live.do(lambda table, now: table.close(now))
    return seen(ask, live)


# Links


async def show_links(ask: Ask) -> Links:
    """The host sees the links to all free seats; whoever may watch sees the link to watch."""
    live = await found(ask)
    must_see(ask, live)
    table = live.table
    given = []
    if table.host == ask.me.id:
        given += [
            made(ask, live, "seat", seat)
            for seat, place in enumerate(table.seats)
            if place.plan.kind == "person" and not place.taken
        ]
    if table.setup.watch != "nobody":
        given.append(made(ask, live, "watch", 0))
    return Links(given, ask.local)


async def replace_link(ask: Ask) -> Links:
    live = await found(ask)
    must_host(ask, live)
    seat = ask.seat()
    await live.do(lambda table, now: table.relink(seat, now))
    return Links([made(ask, live, "seat", seat)], ask.local)


async def replace_watch_link(ask: Ask) -> Links:
    """The host makes the link to watch void; who came by it watches no longer."""
    live = await found(ask)
    must_host(ask, live)
    await live.do(lambda table, now: table.relink_watch(now))
    return Links([made(ask, live, "watch", 0)], ask.local)


async def free_a_seat(ask: Ask) -> TableSeen:
    """The host frees a seat before the game, and makes its link void."""
    live = await found(ask)
    must_host(ask, live)
    seat = ask.seat()
    await live.do(lambda table, now: table.free(seat, now))
    return seen(ask, live)


async def end_devices(ask: Ask) -> TableSeen:
    """A player goes on with a seat alone: no other device does, nor can by a link that was made before."""
    live, seat = await own_seat(ask)
    await live.do(lambda table, now: table.end_devices(seat, ask.me.id, now))
    return seen(ask, live)


async def device_link(ask: Ask) -> Links:
    """A seated player makes a link to go on with another device; it works once."""
    live = await found(ask)
    seat = ask.seat()
    if seat not in live.table.seats_of(ask.me.id):
        raise Refused(Message("seat-not-yours"))
    return Links([made(ask, live, "device", seat)], ask.local)


async def where_to(ask: Ask) -> LinkSeen:
    """Where a link leads. Nothing is taken by looking: previews of messengers burn no link."""
    where, live = await followed(ask)
    table = live.table
    mine = ask.player is not None and where.seat in table.seats_of(ask.player.id)
    free = where.kind != "seat" or mine or not table.seats[where.seat].taken
    if where.kind == "watch":
        return LinkSeen(live.card(), where.kind, None, free)
    seated = ask.player is not None and not table.may_sit(where.seat, ask.player.id)
    return LinkSeen(live.card(), where.kind, where.seat, free and not seated, seated)


async def sit_down(ask: Ask) -> TableSeen:
    where, live = await followed(ask)
    name = proper_name(ask.body.name) if ask.body.name else ask.me.name
    if where.kind == "watch":
        raise Refused(Message("link-watch"))
    if name != ask.me.name:
        await must_be_free(ask, name)
        await ask.service.identities.rename(ask.me, name)
        where, live = await followed(ask)  # the table may have left memory meanwhile
    if where.kind == "device":
        await live.do(lambda table, now: table.join(where.seat, ask.me.id, now))
    else:
        await live.do(
            lambda table, now: table.sit(where.seat, ask.me.id, name, now, ask.me.is_registered_as(name))
        )
    return seen(ask, live)


async def followed(ask: Ask) -> tuple[Where, LiveTable]:
    where = read_link(ask.service.key, ask.path["link"])
    live = await ask.service.registry.table(where.table)
    must_hold(where, live.table)
    return where, live


def made(ask: Ask, live: LiveTable, kind: links.Kind, seat: int) -> Link:
    number = links.number_of(live.table, kind, seat)
    path = f"/s/{link(ask.service.key, Where(live.id, kind, seat, number))}"
    return Link(None if kind == "watch" else seat, path, ask.base + path)


# Looking back


async def look_back(ask: Ask) -> Past:
    live = await found(ask)
    mine, step, seat = must_see(ask, live), ask.number("step"), ask.number("seat")
    async with live.queue:
        return await past(live.table, mine, step, seat)


async def record(ask: Ask) -> str:
    """The full record, with all that was hidden: only after the end."""
    return (await finished(ask)).table.record().write()


async def course(ask: Ask) -> Course:
    live = await finished(ask)
    return await ask.service.courses.of(live.id, live.table)


async def finished(ask: Ask) -> LiveTable:
    """A table that is over, and that the asker may see."""
    live = await found(ask)
    must_see(ask, live)
    if live.table.ending is None:
        raise Refused(Message("table-not-over"))
    return live


async def notes(ask: Ask) -> Notes:
    live, seat = await own_seat(ask)
    return Notes(await asyncio.to_thread(ask.service.store.note, live.id, seat))


async def write_notes(ask: Ask) -> Notes:
    live, seat = await own_seat(ask)
    await asyncio.wrap_future(ask.service.store.put_note(live.id, seat, ask.body.text))
    return Notes(ask.body.text)


async def own_seat(ask: Ask) -> tuple[LiveTable, int]:
    live, seat = await found(ask), ask.seat()
    if seat not in live.table.seats_of(ask.me.id):
        raise Refused(Message("seat-not-yours"))
    return live, seat


# What every call asks


async def found(ask: Ask) -> LiveTable:
    return await ask.service.registry.table(ask.path["table"])


def must_see(ask: Ask, live: LiveTable) -> list[int]:
    """The seats that are the asker's; who has none must be allowed to watch, or be the host."""
    table = live.table
    mine = table.seats_of(ask.me.id)
    waiting = table.setup.open and not table.begun
    known = bool(mine) or table.host == ask.me.id
    token = ask.query.get("watch", "")
    if (
        not known
        and table.setup.watch != "all"
        and not waiting
        and not watches_by_link(live, ask.service.key, token)
    ):
        raise Refused(Message("table-private"))
    return mine


def must_host(ask: Ask, live: LiveTable) -> None:
    if live.table.host != ask.me.id:
        raise Refused(Message("table-not-host"))


def seen(ask: Ask, live: LiveTable) -> TableSeen:
    table = live.table
    return TableSeen(live.card(), table.seats_of(ask.me.id), table.host == ask.me.id)


TABLE = "/api/tables/{table}"
WATCHING = {"watch": "the link by which one watches, where watching needs one"}

CALLS = [
    Call("GET", "/api/me", me, "Who I am; makes a guest of who is nobody yet.", Me, renews=True),
    Call("PUT", "/api/me", rename, "What I want to be called.", Me, Named),
    Call(
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
    Call("POST", "/api/tables", new_table, "Open a table.", TableSeen, NewTable),
    Call("GET", "/api/tables/mine", my_tables, "My tables, those where I am waited for first.", MyTables),
    Call("GET", "/api/tables/open", open_tables, "Tables that wait for players.", OpenTables),
    Call("GET", TABLE, table, "A table, and what I may do there.", TableSeen, query=WATCHING),
    Call("POST", TABLE + "/join", join, "Sit down at an open table.", TableSeen, Joining),
    Call("POST", TABLE + "/close", close, "Close a table that has not begun.", TableSeen),
    Call("GET", TABLE + "/links", show_links, "Links that I may give away.", Links, query=WATCHING),
    Call(
        "POST",
        TABLE + "/seats/{seat}/link",
        replace_link,
        "Make a seat's link void, for a new one.",
        Links,
    ),
    Call(
        "POST",
        TABLE + "/watch/link",
        replace_watch_link,
        "Make the link to watch void, for a new one.",
        Links,
    ),
    Call(
        "POST",
        TABLE + "/seats/{seat}/free",
        free_a_seat,
        "Free a seat before the game, and make its link void.",
        TableSeen,
    ),
    Call("POST", TABLE + "/seats/{seat}/device", device_link, "A link for my other device.", Links),
    Call(
        "POST",
        TABLE + "/seats/{seat}/alone",
        end_devices,
        "Let no other device go on with my seat.",
        TableSeen,
    ),
    Call("GET", "/api/links/{link}", where_to, "Where a link leads.", LinkSeen),
    Call("POST", "/api/links/{link}", sit_down, "Sit down where a link leads.", TableSeen, Sitting),
    Call(
        "GET",
        TABLE + "/past",
        look_back,
        "The table as it was: my own views while it is played, anybody's after the end.",
        Past,
        query={"step": "after how many steps (all, if not given)", "seat": "whose view (mine)"} | WATCHING,
    ),
    Call("GET", TABLE + "/record", record, "The full record as a text, after the end.", query=WATCHING),
    Call(
        "GET",
        TABLE + "/course",
        course,
        "How the game went, after the end: accounts, and turning points as soon as bots have found them.",
        Course,
        query=WATCHING,
    ),
    Call("GET", TABLE + "/seats/{seat}/notes", notes, "My private notes.", Notes),
    Call("PUT", TABLE + "/seats/{seat}/notes", write_notes, "Write my private notes.", Notes, Notes),
]
