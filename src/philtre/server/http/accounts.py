"""Account routes: registering a name with a passphrase, signing in and out, devices, another passphrase."""

from __future__ import annotations

import asyncio
import hashlib

from philtre.core.message import Message
from philtre.protocol.http import Changing, Device, Devices, Me, Signing
from philtre.server.http.middleware import must_be_welcome
from philtre.server.http.routes import Ask, Call
from philtre.server.people.identity import Player
from philtre.server.people.lookalikes import key_of, keys_of
from philtre.server.people.passwords import proper_passphrase, proper_registered_name
from philtre.server.service import Service
from philtre.server.store.errors import Conflict
from philtre.server.store.people import Change, StoredAccount
from philtre.table.entries import encode, readable
from philtre.table.people import reassigned
from philtre.table.refused import Refused


async def register(ask: Ask) -> Me:
    """A guest registers a name, and keeps all that is theirs; they have another secret from now on."""
    service, me = ask.service, ask.me
    if me.registered_name:
        raise Refused(Message("kept-already", {"name": me.registered_name}))
    name = proper_registered_name(ask.body.name)
    passphrase = proper_passphrase(ask.body.passphrase, name)
    if await asyncio.to_thread(service.store.people.owners, keys_of(name)):
        raise Refused(Message("kept-taken", {"name": name}))
    service.names.take(ask.address)
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
    await renew(ask)
    return Me(me.name or name, name)


async def sign_in(ask: Ask) -> Me:
    """Go on as the owner of the account, who gets what this browser's guest had."""
    service, guest = ask.service, ask.player
    if guest is not None and guest.registered_name:
        raise Refused(Message("kept-already", {"name": guest.registered_name}))
    account = await check_passphrase(service, ask.body.name, ask.body.passphrase, ask.address)
    must_be_welcome(service, ask.address, account.id)
    locks = service.identities.locks
    async with locks.use(account.id):
        if await asyncio.to_thread(service.store.people.find, account.id) is None:
            raise Refused(Message("sign-in-wrong"))  # forgotten at the same moment
        if guest is not None:
            async with locks.change(guest.id):
                await must_still_be(service, guest)
                await join(service, guest.id, account.id)
                service.identities.replace(guest.session)
        ask.secret = await service.identities.start_session(account.id)
    return Me(account.name, account.registered_name)


async def must_still_be(service: Service, guest: Player) -> None:
    """Refuse a guest who signed in, registered or was forgotten since the request came."""
    found = await asyncio.to_thread(service.store.people.known, guest.session)
    if found is None or found.registered_name:
        raise Refused(Message("session-ended"))


async def check_passphrase(service: Service, name: str, passphrase: str, address: str) -> StoredAccount:
    """The account of that name and passphrase; an unknown name is refused alike, in words and time."""
    key = key_of(name)  # what is guessed is limited by it, however the name is written
    service.guesses_of_address.take(address)
    service.guesses_of_name.take(key)
    account = await asyncio.to_thread(service.store.people.account, name)
    right = await service.passphrases.right(account.passphrase if account else None, passphrase)
    if account is None or not right:
        raise Refused(Message("sign-in-wrong"))
    service.guesses_of_address.give(address)
    service.guesses_of_name.give(key)
    return account


async def join(service: Service, old: str, new: str) -> None:
    """What one player has becomes another's: seats, tables, notes."""
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
            changed = reassigned(readable(store.entries(table)), old, new)
            changes.append(Change(table, {seq: encode(entry) for seq, entry in changed.items()}))
        store.people.join(old, new, changes)

    while missed:  # somebody's rematch may have begun in between
        tables = await asyncio.to_thread(store.people.tables, old)
        await service.registry.rewrite(tables, work)
    service.identities.changed(old)


async def sign_out(ask: Ask) -> Me:
    """This browser is nobody's any more. A guest without an account could never come back."""
    must_keep(ask)
    await ask.service.identities.end_session(ask.me.session)
    ask.service.registry.disconnect(ask.me.session.hex(), "signed-out")
    ask.secret = ""
    return Me("")


async def sign_out_elsewhere(ask: Ask) -> Me:
    """All other devices; this one has another secret from now on."""
    must_keep(ask)
    await end_others(ask)
    return Me(ask.me.name, ask.me.registered_name)


async def change_passphrase(ask: Ask) -> Me:
    """Other devices have to sign in anew."""
    must_keep(ask)
    service, me = ask.service, ask.me
    passphrase = proper_passphrase(ask.body.new, me.registered_name)
    await check_passphrase(service, me.registered_name, ask.body.old, ask.address)
    hashed = await service.passphrases.hashed(passphrase)
    await asyncio.wrap_future(service.store.people.change_passphrase(me.id, hashed))
    await end_others(ask)
    return Me(me.name, me.registered_name)


async def end_others(ask: Ask) -> None:
    service, me = ask.service, ask.me
    await service.identities.end_other_sessions(me)
    service.registry.disconnect(me.id, "signed-out", except_=me.session.hex())
    await renew(ask)


async def renew(ask: Ask) -> None:
    """Another secret for this browser; its open tables come back with it.

    The new session is there before the old one ends: if the store fails in between, one of them is valid.
    """
    identities = ask.service.identities
    ask.secret = await identities.start_session(ask.me.id)
    identities.replace(ask.me.session)
    await identities.end_session(ask.me.session)
    ask.service.registry.disconnect(ask.me.session.hex(), "table-changed", reconnect=True)


async def devices(ask: Ask) -> Devices:
    me = ask.me
    sessions = await asyncio.to_thread(ask.service.store.people.session_list, me.id)
    found = [Device(device_name(session), since, session == me.session) for session, since in sessions]
    found.sort(key=lambda one: not one.here)
    return Devices(len(found), found)


async def end_device(ask: Ask) -> Devices:
    """Sign out on one device; its connections end."""
    must_keep(ask)
    service, me = ask.service, ask.me
    sessions = await asyncio.to_thread(service.store.people.session_list, me.id)
    found = [session for session, _ in sessions if device_name(session) == ask.path["device"]]
    if not found:
        raise Refused(Message("device-unknown"))
    if found[0] == me.session:
        raise Refused(Message("device-here"))
    await service.identities.end_session(found[0])
    service.registry.disconnect(found[0].hex(), "signed-out")
    return await devices(ask)


def device_name(session: bytes) -> str:
    """The name of a session among its player's; its secret cannot be told from it, nor the hash of that."""
    return hashlib.sha256(b"device" + session).hexdigest()[:16]


def must_keep(ask: Ask) -> None:
    """Refuse a guest who has no account."""
    if not ask.me.registered_name:
        raise Refused(Message("kept-none"))


CALLS = [
    Call("POST", "/api/me/keep", register, "Keep a name with a passphrase.", Me, body=Signing),
    Call(
        "POST",
        "/api/me/sign-in",
        sign_in,
        "Sign in with a kept name.",
        Me,
        body=Signing,
        anyone=True,
        alone=True,
    ),
    Call("POST", "/api/me/sign-out", sign_out, "Sign out on this device.", Me),
    Call("POST", "/api/me/sign-out-elsewhere", sign_out_elsewhere, "Sign out on all other devices.", Me),
    Call("PUT", "/api/me/passphrase", change_passphrase, "Another passphrase.", Me, body=Changing),
    Call("GET", "/api/me/devices", devices, "The devices where I am signed in.", Devices),
    Call("DELETE", "/api/me/devices/{device}", end_device, "Sign out on one of my other devices.", Devices),
]
