"""Account routes: registering a name with a passphrase, signing in and out, devices, another passphrase."""

from __future__ import annotations

import asyncio
import hashlib

from philtre.core.message import Message
from philtre.protocol.http import Changing, Device, Devices, Me, Signing
from philtre.server.http.api import ApiRequest, ApiRoute
from philtre.server.http.middleware import reject_banned
from philtre.server.people.identity import Player
from philtre.server.people.lookalikes import key_of, keys_of
from philtre.server.people.passwords import proper_passphrase, proper_registered_name
from philtre.server.service import Service
from philtre.server.store.errors import Conflict
from philtre.server.store.people import Change, StoredAccount
from philtre.table.entries import encode, readable
from philtre.table.people import reassigned
from philtre.table.refused import Refused

STRAYS = 2.0  # seconds after which no node does anything any more as a player who was joined to another


async def register(request: ApiRequest) -> Me:
    """A guest registers a name, and keeps all that is theirs; they have another secret from now on."""
    service, me = request.service, request.me
    if me.registered_name:
        raise Refused(Message("kept-already", {"name": me.registered_name}))
    name = proper_registered_name(request.body.name)
    passphrase = proper_passphrase(request.body.passphrase, name)
    if await asyncio.to_thread(service.store.people.owners, keys_of(name)):
        raise Refused(Message("kept-taken", {"name": name}))
    service.names.take(request.address)
    hashed = await service.passphrases.hashed(passphrase)
    try:
        await asyncio.wrap_future(service.store.people.register(me.id, name, key_of(name), hashed))
    except Conflict:
        raise Refused(Message("kept-taken", {"name": name})) from None
    service.identities.changed(me.id)
    account = await asyncio.to_thread(service.store.people.account, name)
    if account is None or account.id != me.id:
        raise Refused(Message("kept-already", {"name": name}))  # under another name, at the same moment
    if not me.name:
        await service.identities.rename(me, name)
    await renew(request)
    return Me(me.name or name, name)


async def sign_in(request: ApiRequest) -> Me:
    """Sign in to an account; the seats and tables of this browser's guest become the account's."""
    service, guest = request.service, request.player
    if guest is not None and guest.registered_name:
        raise Refused(Message("kept-already", {"name": guest.registered_name}))
    account = await check_passphrase(service, request.body.name, request.body.passphrase, request.address)
    reject_banned(service, request.address, account.id)
    locks = service.identities.locks
    async with locks.use(account.id):
        if await asyncio.to_thread(service.store.people.find, account.id) is None:
            raise Refused(Message("sign-in-wrong"))  # forgotten at the same moment
        if guest is not None:
            async with locks.change(guest.id):
                await require_same_guest(service, guest)
                await join(service, guest.id, account.id)
                if service.registry.bus.shared:
                    service.registry.run_in_background(join_strays(service, guest.id, account.id))
                service.identities.replace(guest.session)
        request.secret = await service.identities.start_session(account.id)
        if guest is not None:
            await service.identities.move_subscription(guest.session, request.secret, account.id)
    return Me(account.name, account.registered_name)


async def require_same_guest(service: Service, guest: Player) -> None:
    """Refuse a guest who signed in, registered or was forgotten since the request came."""
    found = await asyncio.to_thread(service.store.people.known, guest.session)
    if found is None or found.registered_name:
        raise Refused(Message("session-ended"))


async def check_passphrase(service: Service, name: str, passphrase: str, address: str) -> StoredAccount:
    """The account of that name and passphrase; an unknown name is refused alike, in words and time."""
    key = key_of(name)  # guesses are limited by it, however the name is written
    await service.guesses_of_address.take(address)
    await service.guesses_of_name.take(key)
    account = await asyncio.to_thread(service.store.people.account, name)
    right = await service.passphrases.right(account.passphrase if account else None, passphrase)
    if account is None or not right:
        raise Refused(Message("sign-in-wrong"))
    await service.guesses_of_address.give(address)
    await service.guesses_of_name.give(key)
    return account


async def join(service: Service, old: str, new: str) -> None:
    """Give all that one player has to another: seats, tables, notes."""
    store = service.store
    tables: list[str] = []
    missed = True

    def work() -> None:
        nonlocal missed
        missed = not set(store.people.tables(old)) <= set(tables)
        if missed:
            return
        changes = []
        for table in tables:
            found = store.table(table)
            changed = reassigned(readable(found.entries), old, new)
            bodies = {seq: encode(entry) for seq, entry in changed.items()}
            changes.append(Change(table, len(found.entries), found.version, bodies))
        store.people.join(old, new, changes)

    while missed:  # somebody's rematch may have begun in between
        tables = await asyncio.to_thread(store.people.tables, old)
        await service.registry.rewrite(tables, work)
    service.identities.changed(old)


async def join_strays(service: Service, old: str, new: str) -> None:
    """Join once more what another node has done as the player `old` at the same moment."""
    await asyncio.sleep(STRAYS)
    if await asyncio.to_thread(service.store.people.tables, old):
        await join(service, old, new)


async def sign_out(request: ApiRequest) -> Me:
    """End this browser's session. A guest without an account could never come back."""
    require_account(request)
    await request.service.identities.end_session(request.me.session)
    request.service.registry.disconnect(request.me.session.hex(), "signed-out")
    request.secret = ""
    return Me("")


async def sign_out_elsewhere(request: ApiRequest) -> Me:
    """Sign out all other devices; this one gets a new secret."""
    require_account(request)
    await end_others(request)
    return Me(request.me.name, request.me.registered_name)


async def change_passphrase(request: ApiRequest) -> Me:
    """Other devices have to sign in anew."""
    require_account(request)
    service, me = request.service, request.me
    passphrase = proper_passphrase(request.body.new, me.registered_name)
    await check_passphrase(service, me.registered_name, request.body.old, request.address)
    hashed = await service.passphrases.hashed(passphrase)
    await asyncio.wrap_future(service.store.people.change_passphrase(me.id, hashed))
    await end_others(request)
    return Me(me.name, me.registered_name)


async def end_others(request: ApiRequest) -> None:
    service, me = request.service, request.me
    await service.identities.end_other_sessions(me)
    service.registry.disconnect(me.id, "signed-out", except_=me.session.hex())
    await renew(request)


async def renew(request: ApiRequest) -> None:
    """Another secret for this browser; its open tables come back with it.

    The new session is there before the old one ends: if the store fails in between, one of them is valid.
    """
    identities = request.service.identities
    request.secret = await identities.start_session(request.me.id)
    await identities.move_subscription(request.me.session, request.secret, request.me.id)
    identities.replace(request.me.session)
    await identities.end_session(request.me.session)
    request.service.registry.disconnect(request.me.session.hex(), "table-changed", reconnect=True)


async def devices(request: ApiRequest) -> Devices:
    me = request.me
    sessions = await asyncio.to_thread(request.service.store.people.session_list, me.id)
    found = [Device(device_name(session), since, session == me.session) for session, since in sessions]
    found.sort(key=lambda one: not one.here)
    return Devices(len(found), found)


async def end_device(request: ApiRequest) -> Devices:
    """Sign out on one device; its connections end."""
    require_account(request)
    service, me = request.service, request.me
    sessions = await asyncio.to_thread(service.store.people.session_list, me.id)
    found = [session for session, _ in sessions if device_name(session) == request.path["device"]]
    if not found:
        raise Refused(Message("device-unknown"))
    if found[0] == me.session:
        raise Refused(Message("device-here"))
    await service.identities.end_session(found[0])
    service.registry.disconnect(found[0].hex(), "signed-out")
    return await devices(request)


def device_name(session: bytes) -> str:
    """The name of a session among its player's; its secret cannot be told from it, nor the hash of that."""
    return hashlib.sha256(b"device" + session).hexdigest()[:16]


def require_account(request: ApiRequest) -> None:
    """Refuse a guest who has no account."""
    if not request.me.registered_name:
        raise Refused(Message("kept-none"))


ROUTES = [
    ApiRoute("POST", "/api/me/keep", register, "Keep a name with a passphrase.", Me, body=Signing),
    ApiRoute(
        "POST",
        "/api/me/sign-in",
        sign_in,
        "Sign in with a kept name.",
        Me,
        body=Signing,
        anyone=True,
        exclusive=True,
    ),
    ApiRoute("POST", "/api/me/sign-out", sign_out, "Sign out on this device.", Me),
    ApiRoute("POST", "/api/me/sign-out-elsewhere", sign_out_elsewhere, "Sign out on all other devices.", Me),
    ApiRoute("PUT", "/api/me/passphrase", change_passphrase, "Another passphrase.", Me, body=Changing),
    ApiRoute("GET", "/api/me/devices", devices, "The devices where I am signed in.", Devices),
    ApiRoute(
        "DELETE", "/api/me/devices/{device}", end_device, "Sign out on one of my other devices.", Devices
    ),
]
