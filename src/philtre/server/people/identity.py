"""Identities: the sender of a request, by the random secret in its cookie. The store has its hash only."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterable
from typing import NamedTuple

from philtre.server.bus.interface import Bus, NoBus, PeopleChanged
from philtre.server.http.cookies import PLAIN, SentCookie, sent_cookies
from philtre.server.people.lookalikes import key_of
from philtre.server.random_bits import fresh_id
from philtre.server.store.people import Known
from philtre.server.store.store import Store

MOST_CACHED = 20_000  # sessions
JUST_NOW = 60.0  # seconds in which a browser may still ask with the secret that was replaced


class Player(NamedTuple):
    """A person, by the id that tables know; `secret` is set when it was made just now."""

    id: str
    name: str
    registered_name: str = ""  # that they sign in with
    session: bytes = b""  # the hash of the secret
    secret: str = ""
    cookie: SentCookie = SentCookie("", "")  # that they came with

    def is_registered_as(self, name: str) -> bool:
        """True if the name is their registered one, or looks the same."""
        return bool(self.registered_name) and key_of(name) == key_of(self.registered_name)


class Identities:
    """The players that asked lately, by the hashes of their secrets."""

    def __init__(self, store: Store, cookie: str = PLAIN, bus: Bus | None = None) -> None:
        self.store = store
        self.cookie = cookie  # its name
        self.bus = bus or NoBus()
        self.cached = True  # False: the store is asked each time, as nobody would tell of changes
        self.lately: OrderedDict[bytes, Known] = OrderedDict()
        self.changes = 0  # a player that was read before the last change may be out of date
        self.locks = PlayerLocks()
        self.replaced: OrderedDict[bytes, float] = (
            OrderedDict()
        )  # sessions, and when another took their place

    async def known(self, cookies: str) -> Player | None:
        """The player whose cookie this is; None if it is nobody's."""
        for one in sent_cookies(cookies, self.cookie):
            key = hashed(one.secret)
            found = await self._found(key)
            if found is not None:
                return Player(found.id, found.name, found.registered_name, key, cookie=one)
        return None

    async def _found(self, key: bytes) -> Known | None:
        found = self.lately.get(key) if self.cached else None
        while found is None:
            changes = self.changes
            found = await asyncio.to_thread(self.store.people.known, key)
            if found is None:
                return None
            if changes == self.changes:
                self._cache(key, found)
            else:
                found = None
        return found

    def ended(self, cookies: str) -> bool:
        """True if the request, which is no known player's, has a cookie of ours."""
        return bool(sent_cookies(cookies, self.cookie))

    def replaced_just_now(self, cookies: str) -> bool:
        """True if the browser is about to receive another cookie instead of the one that it came with."""
        since = time.monotonic() - JUST_NOW
        sent = sent_cookies(cookies, self.cookie)
        return any(self.replaced.get(hashed(one.secret), since) > since for one in sent)

    async def create(self) -> Player:
        """A new player, without a name yet."""
        secret, id = secrets.token_urlsafe(32), fresh_id()
        key = hashed(secret)
        await asyncio.wrap_future(self.store.people.add(id, key, ""))
        self._cache(key, Known(id, ""))
        return Player(id, "", "", key, secret)

    async def rename(self, player: Player, name: str) -> None:
        await asyncio.wrap_future(self.store.people.rename(player.id, name))
        self.changes += 1
        self.bus.publish(PeopleChanged(players=[player.id]))
        for key, known in self.lately.items():
            if known.id == player.id:
                self.lately[key] = known._replace(name=name)

    # Sessions

    async def start_session(self, id: str) -> str:
        """A new session of that player; its secret."""
        secret = secrets.token_urlsafe(32)
        await asyncio.wrap_future(self.store.people.start_session(id, hashed(secret)))
        return secret

    async def move_subscription(self, session: bytes, secret: str, player: str) -> None:
        """Send messages for this device to its new session from now on."""
        await asyncio.wrap_future(self.store.subscriptions.move(session, hashed(secret), player))

    def replace(self, session: bytes) -> None:
        """Remember for a while that a session was replaced by another on the same device."""
        self.bus.publish(PeopleChanged(replaced=[session.hex()]))
        self._replace(session)

    def _replace(self, session: bytes) -> None:
        self.replaced[session] = time.monotonic()
        self.replaced.move_to_end(session)
        if len(self.replaced) > MOST_CACHED:
            self.replaced.popitem(last=False)

    async def end_session(self, session: bytes) -> None:
        await asyncio.wrap_future(self.store.people.end_session(session))
        self._drop(session)

    async def end_other_sessions(self, player: Player) -> None:
        """End all sessions of the player but this one."""
        await asyncio.wrap_future(self.store.people.end_other_sessions(player.id, player.session))
        self.changed(player.id)

    def asked_lately(self) -> set[str]:
        """The players who have asked for something since the server began, as far as it remembers."""
        return {known.id for known in self.lately.values()}

    def changed(self, *ids: str) -> None:
        """Forget the cached facts of those players, on every node."""
        self.bus.publish(PeopleChanged(players=list(ids)))
        self._changed(ids)

    def hear(self, message: PeopleChanged) -> None:
        """Another node has changed what is known of players."""
        if message.players:
            self._changed(message.players)
        for session in message.sessions:
            self._forget(bytes.fromhex(session))
        for session in message.replaced:
            self._replace(bytes.fromhex(session))

    def forget_all(self) -> None:
        """Forget all cached facts."""
        self.changes += 1
        self.lately.clear()

    def _changed(self, ids: Iterable[str]) -> None:
        self.changes += 1
        whom = set(ids)
        for key in [key for key, known in self.lately.items() if known.id in whom]:
            del self.lately[key]

    def _drop(self, session: bytes) -> None:
        self.bus.publish(PeopleChanged(sessions=[session.hex()]))
        self._forget(session)

    def _forget(self, session: bytes) -> None:
        self.changes += 1
        self.lately.pop(session, None)

    def _cache(self, key: bytes, known: Known) -> None:
        self.lately[key] = known
        self.lately.move_to_end(key)
        if len(self.lately) > MOST_CACHED:
            self.lately.popitem(last=False)


class PlayerLocks:
    """A lock for each player, shared or exclusive: a request that changes who the player is runs alone."""

    def __init__(self) -> None:
        self.using: Counter[str] = Counter()
        self.changing: set[str] = set()
        self.waiting: dict[str, asyncio.Future[None]] = {}

    @contextlib.asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[None]:
        """Hold the player as they are: changes to the player wait meanwhile."""
        while id in self.changing:
            await self._wait(id)
        self.using[id] += 1
        try:
            yield
        finally:
            self.using[id] -= 1
            if not self.using[id]:
                del self.using[id]
                self._wake(id)

    @contextlib.asynccontextmanager
    async def change(self, id: str) -> AsyncIterator[None]:
        """Join the player to another or forget them, after all that is being done as them."""
        while id in self.changing:
            await self._wait(id)
        self.changing.add(id)
        try:
            while self.using[id]:
                await self._wait(id)
            yield
        finally:
            self.changing.discard(id)
            self._wake(id)

    async def _wait(self, id: str) -> None:
        if id not in self.waiting:
            self.waiting[id] = asyncio.get_running_loop().create_future()
        await asyncio.shield(self.waiting[id])

    def _wake(self, id: str) -> None:
        if id in self.waiting:
            self.waiting.pop(id).set_result(None)


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
