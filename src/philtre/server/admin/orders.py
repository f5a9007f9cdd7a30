"""The orders of `philtre admin`: the same whether a server runs or not."""

from __future__ import annotations

import asyncio
import datetime as dt
import functools
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec

from philtre.core.errors import PhiltreError, listed
from philtre.server.bus.interface import BansChanged, ContentsChanged
from philtre.server.http.middleware import network_of
from philtre.server.http.privacy import forget
from philtre.server.live.table_summary import readable_card
from philtre.server.service import Service
from philtre.server.store.store import PHASES
from philtre.table.refused import Refused

DAY = 86_400
REASONS = {
    "table-outdated": "it was played under rules that this program does not have any more",
    "table-closed-rules": "it was closed: it was begun under rules that this program does not have any more",
    "table-newer": "it is played under newer rules than this program has",
    "table-content": "this program does not have its content",
    "learn-changed": "its lesson has changed",
    "table-damaged": "its journal cannot be replayed",
}
MISSING = "this program does not have its game or its lesson"
NO_CARD = "(its card cannot be read)"
PORTION = 100  # tables, or guests, forgotten in one transaction: play goes on in between

Tell = Callable[[str], None]  # a line about how far it has come, as it happens


class AdminOrder(msgspec.Struct, frozen=True):
    """A command with its argument: a table, a player or address, or a file."""

    command: str
    what: str = ""
    days: int = 30
    unfinished: bool = False


class Report(msgspec.Struct, frozen=True):
    """Lines for a person, or a problem. Reports before the last one tell the progress."""

    lines: list[str] = []
    problem: str = ""
    last: bool = True


async def obey(service: Service, order: AdminOrder, tell: Tell) -> Report:
    """Carry out an order and return its report."""
    known = [*ORDERS, *LONG]
    if order.command not in known:
        return Report(problem=f"there is no command {order.command!r}: expected {listed(known)}")
    try:
        if order.command in LONG:
            return Report(await LONG[order.command](service, order, tell))
        return Report(await ORDERS[order.command](service, order))
    except Refused as no:
        return Report(problem=f"refused: {no.message.id}")
    except PhiltreError as problem:
        return Report(problem=str(problem))


async def list_tables(service: Service, order: AdminOrder) -> list[str]:
    if order.what and order.what not in PHASES:
        raise PhiltreError(f"there is no phase {order.what!r}: expected {listed(list(PHASES))}")
    rows = await asyncio.to_thread(service.store.listed, order.what or None)
    lines = []
    for id, phase, body, touched in rows:
        card = readable_card(body, touched)
        names = ", ".join(seat.name or seat.level or "-" for seat in card.seats) if card else NO_CARD
        why = service.registry.quarantined.get(id)
        aside = f"  (set aside: {why.id})" if why is not None else ""
        lines.append(f"{id}  {phase:8} {moment(touched)}  {card.game if card else '-':10} {names}{aside}")
    return lines or ["there are no tables"]


async def show_table(service: Service, order: AdminOrder) -> list[str]:
    """A table's public facts: no cards, no chat. A table that was set aside is tried again."""
    service.registry.retry([order.what])
    try:
        live = await service.registry.table(order.what)
    except Refused:
        if order.what not in service.registry.quarantined:
            raise
        return await show_aside(service, order.what)
    card = live.card()
    lines = [f"table {card.table}: {card.game}, {card.variant}, {card.phase}"]
    for number, seat in enumerate(live.table.seats, 1):
        player = f" (player {seat.player})" if seat.player else ""
        stand_in = f", stand-in {seat.stand_in}" if seat.stand_in else ""
        lines.append(f"seat {number}: {seat.name or seat.plan.level or 'free'}{player}{stand_in}")
    lines.append(f"{live.table.seq} entries, {live.table.match.decisions} decisions")
    return lines


async def show_aside(service: Service, id: str) -> list[str]:
    """The stored facts of a table that cannot be loaded."""
    why = service.registry.quarantined[id].id
    card = readable_card(*await asyncio.to_thread(service.store.card, id))
    what = f"{card.game}, {card.variant}, {card.phase}" if card else NO_CARD
    entries = len(await asyncio.to_thread(service.store.entries, id))
    return [
        f"table {id}: {what}",
        f"set aside: {REASONS.get(why, MISSING)} ({why}); the server's log says where it failed",
        f"{entries} entries",
    ]


async def close_table(service: Service, order: AdminOrder) -> list[str]:
    live = await service.registry.table(order.what)
    await live.do(lambda table, now: table.close(now))
    return [f"closed {order.what}"]


async def purge(service: Service, order: AdminOrder, tell: Tell) -> list[str]:
    """Forget tables that nobody has touched for so many days, those that are over or all, and idle guests."""
    if order.days < 0:
        raise PhiltreError(f"--days: expected at least 0, found {order.days}")
    phases = ("over", "waiting", "playing") if order.unfinished else ("over",)
    before = int(time.time()) - order.days * DAY + 1
    tables = await purge_tables(service, before, phases, tell)
    guests = await purge_guests(service, before, tell)
    contents = await service.registry.contents.drop_unused()
    service.registry.bus.publish(ContentsChanged())
    return [f"purged tables: {tables}, guests: {guests}, contents: {contents}"]


async def purge_tables(service: Service, before: int, phases: Sequence[str], tell: Tell) -> int:
    """Forget tables, some at a time; returns how many there were. Their connections are closed."""
    store, purged = service.store, 0
    total = await asyncio.to_thread(store.number_untouched, before, phases)
    while found := await asyncio.to_thread(store.untouched, before, phases, PORTION):
        work = functools.partial(store.purge, found)
        await service.registry.rewrite(found, work, "table-unknown")  # nobody brings one back meanwhile
        purged += len(found)
        if purged < total:
            tell(f"purged tables: {purged} of {total}")
    return purged


async def purge_guests(service: Service, before: int, tell: Tell) -> int:
    """Forget guests who have nothing here, came before that and have not come again; how many there were."""
    people, identities = service.store.people, service.identities
    idle = await asyncio.to_thread(people.idle, before)
    gone = sorted(set(idle) - identities.asked_lately())
    for start in range(0, len(gone), PORTION):
        portion = gone[start : start + PORTION]
        await asyncio.to_thread(people.purge, portion)
        identities.changed(*portion)
        if start + PORTION < len(gone):
            tell(f"purged guests: {start + PORTION} of {len(gone)}")
    return len(gone)


async def ban(service: Service, order: AdminOrder) -> list[str]:
    """Ban a player's id (admin show tells it), or an address. Their connections are closed."""
    whom = somebody(order)
    await asyncio.wrap_future(service.store.ban(whom))
    service.bans.add(whom)
    service.registry.bus.publish(BansChanged())
    service.registry.disconnect(whom)
    return [f"banned {whom}"]


async def unban(service: Service, order: AdminOrder) -> list[str]:
    whom = somebody(order)
    await asyncio.wrap_future(service.store.unban(whom))
    service.bans.discard(whom)
    service.registry.bus.publish(BansChanged())
    return [f"no longer banned: {whom}"]


async def forget_player(service: Service, order: AdminOrder) -> list[str]:
    """Forget a player, given by the id that `admin show` prints or by the registered name."""
    named(order)
    people = service.store.people
    account = await asyncio.to_thread(people.account, order.what)
    known = await asyncio.to_thread(people.find, account.id if account else order.what.strip())
    if known is None:
        raise PhiltreError(f"there is no player {order.what!r}: philtre admin show TABLE tells the ids")
    await forget(service, known.id)
    return [f"forgot {order.what}"]


async def new_passphrase(service: Service, order: AdminOrder) -> list[str]:
    """For a player who has lost theirs: a passphrase to sign in with and then to change."""
    named(order)
    people = service.store.people
    account = await asyncio.to_thread(people.account, order.what)
    if account is None:
        raise PhiltreError(f"nobody keeps the name {order.what!r}")
    passphrase = secrets.token_urlsafe(12)
    hashed = await service.passphrases.hashed(passphrase)
    await asyncio.wrap_future(people.change_passphrase(account.id, hashed))
    await asyncio.wrap_future(people.end_other_sessions(account.id, b""))
    service.identities.changed(account.id)
    service.registry.disconnect(account.id, "signed-out")
    return [f"{account.registered_name} signs in with: {passphrase}"]


async def bans(service: Service, _order: AdminOrder) -> list[str]:
    return sorted(service.bans) or ["nobody is banned"]


async def backup(service: Service, order: AdminOrder) -> list[str]:
    named(order)
    await asyncio.to_thread(service.store.back_up, Path(order.what))
    return [f"backed up to {order.what}"]


def somebody(order: AdminOrder) -> str:
    named(order)
    return network_of(order.what.strip())


def named(order: AdminOrder) -> None:
    if not order.what.strip():
        raise PhiltreError(f"{order.command} needs to know what")


def moment(seconds: int) -> str:
    return dt.datetime.fromtimestamp(seconds, dt.UTC).strftime("%Y-%m-%d %H:%M")


ORDERS: dict[str, Callable[[Service, AdminOrder], Awaitable[list[str]]]] = {
    "list": list_tables,
    "show": show_table,
    "close": close_table,
    "ban": ban,
    "unban": unban,
    "bans": bans,
    "forget": forget_player,
    "passphrase": new_passphrase,
    "backup": backup,
}

# Those that tell how far they have come.
LONG: dict[str, Callable[[Service, AdminOrder, Tell], Awaitable[list[str]]]] = {"purge": purge}
