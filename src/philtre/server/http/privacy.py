"""Privacy routes: a copy of all that the server has of a player, and forgetting them."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from philtre.core.game import Game
from philtre.core.message import Message
from philtre.protocol.common import SeatSeen
from philtre.protocol.http import Card, DataTable, Forgetting, Me, MyData
from philtre.server.http.accounts import check_passphrase
from philtre.server.http.api import ApiRequest, ApiRoute
from philtre.server.http.limits import in_thread
from philtre.server.live.game_content import find_edition
from philtre.server.live.table_summary import readable_card, write_card
from philtre.server.log_once import log_fields
from philtre.server.random_bits import RandomBits, fresh_id
from philtre.server.service import Service
from philtre.server.store.people import Change
from philtre.server.store.store import Store, StoredJournal
from philtre.table.entries import AnyEntry, Opened, encode, readable
from philtre.table.people import alone, forgotten, owners_of, said_by
from philtre.table.refused import Refused
from philtre.table.seats import FORMER
from philtre.table.state import Outdated
from philtre.table.table import Table

AGAIN = ("store-failed", "server-stopping")  # why a table could not be left now, but can be later
NO_CARD = b"{}"  # instead of one that is damaged: nobody's name can stand in it

log = logging.getLogger("philtre.privacy")


async def my_data(request: ApiRequest) -> MyData:
    """A copy of all that is mine. Of games that are played it has what everybody may know."""
    request.service.exports.take(request.me.id)
    me = request.me
    async with request.service.exporting:
        return await collected(request.service.store, me.id, me.name, me.registered_name)


async def collected(store: Store, id: str, name: str, registered_name: str) -> MyData:
    """The data that the store has of a player, table by table: others use the threads in between."""
    ids = await asyncio.to_thread(store.people.tables, id)
    tables = [await in_thread(data_of, store, table, id) for table in ids]
    made = await asyncio.to_thread(store.people.made, id)
    sessions = await asyncio.to_thread(store.people.sessions, id)
    push = [one.endpoint for one in await asyncio.to_thread(store.subscriptions.of, id)]
    return MyData(name, registered_name, made, sessions, tables, push)


def data_of(store: Store, table: str, player: str) -> DataTable:
    entries = readable(store.entries(table))
    played: Game | None = None  # held while the table is rebuilt
    if entries and isinstance(entries[0], Opened):
        played = find_edition(store, entries[0].setup.game, entries[0].setup.content)
    host, seats = owners_of(entries).host == player, list(store.seats(player, table))
    card = readable_card(*store.card(table)) if host or seats else None
    notes = {seat: text for seat in seats if (text := store.note(table, seat))}
    said = [f"phrase: {one.phrase}" if one.phrase else one.text for one in said_by(entries, player)]
    record = record_of(card, entries)
    del played
    return DataTable(table, card, host, seats, notes, said, record)


def record_of(card: Card | None, entries: list[AnyEntry]) -> str:
    """The full record, once nothing is hidden any more; empty where the rules of today cannot replay it."""
    if card is None or card.phase != "over":
        return ""
    try:
        return Table.rebuilt(entries, RandomBits()).record().write()
    except Outdated:
        return ""
    except Exception as problem:  # noqa: BLE001 - whatever a damaged journal makes the rules do
        log.error("a record cannot be written", extra=log_fields(card.table, problem))
        return ""


async def forget_me(request: ApiRequest) -> Me:
    """Forget the player who asks: no way back."""
    if not request.body.sure:
        raise Refused(Message("forget-unsure"))
    name = request.me.registered_name
    if name:
        await check_passphrase(request.service, name, request.body.passphrase, request.address)
    await forget(request.service, request.me.id)
    request.secret = ""
    return Me("")


async def forget(service: Service, player: str) -> None:
    """Remove a player's data; at the tables of others a nameless former player remains."""
    async with service.identities.locks.change(player):
        await forget_alone(service, player)


async def forget_alone(service: Service, player: str) -> None:
    store, former = service.store, FORMER + fresh_id()
    tables = await asyncio.to_thread(store.people.tables, player)
    for id in tables:
        await leave(service, id, player)

    def work() -> None:
        lonely, changes = [], []
        for table in tables:
            found = store.table(table)
            entries = readable(found.entries)
            if not entries or alone(entries, player):
                lonely.append(table)
                if found.entries:
                    changes.append(Change(table, len(found.entries), found.version))
            else:
                changes.append(changed(store, table, found, entries, player, former))
        store.people.forget(player, former, changes, lonely)

    await service.registry.rewrite(tables, work)
    service.identities.changed(player)
    service.registry.disconnect(player, "signed-out")
    log.info("somebody was forgotten", extra={"tables": len(tables)})


async def leave(service: Service, id: str, player: str) -> None:
    """Stand up where the game has not begun; a table that waits for its host's guests closes."""
    try:
        live = await service.registry.table(id)
        if live.table.begun or live.table.ending is not None:
            return
        if live.table.host == player:
            await live.do(lambda table, now: table.close(now))
            return
        for seat in live.table.seats_of(player):
            if live.table.seats[seat].player == player:
                await live.do(lambda table, now, seat=seat: table.stand_up(seat, now))  # type: ignore[misc]
    except Refused as no:
        if no.message.id in AGAIN:
            raise
        log.info("a table cannot be left", extra={"table": id, "reason": no.message.id})


def changed(
    store: Store, table: str, found: StoredJournal, entries: list[AnyEntry], player: str, former: str
) -> Change:
    """The change of a table where others sit, too: the player's name and words go."""
    seats = owners_of(entries).of(player)
    new = {seq: encode(entry) for seq, entry in forgotten(entries, player, former).items()}
    card = readable_card(*store.card(table))
    if card is None:
        return Change(table, len(found.entries), found.version, new, NO_CARD, tuple(seats))
    places = [nameless(seat) if number in seats else seat for number, seat in enumerate(card.seats)]
    body = write_card(msgspec.structs.replace(card, seats=places))
    return Change(table, len(found.entries), found.version, new, body, tuple(seats))


def nameless(seat: SeatSeen) -> SeatSeen:
    return msgspec.structs.replace(seat, name="", former=True, registered=False)


ROUTES = [
    ApiRoute(
        "GET", "/api/me/data", my_data, "All that the server has of me.", MyData, file="philtre-my-data.json"
    ),
    ApiRoute(
        "POST", "/api/me/forget", forget_me, "Forget me, for good.", Me, body=Forgetting, exclusive=True
    ),
]
