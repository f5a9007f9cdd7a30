"""Who is asking: a random secret in a cookie, one for each device, known to the store by its hash only."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from http.cookies import CookieError, SimpleCookie
from typing import NamedTuple

from philtre.server.secret import fresh_id
from philtre.server.store.people import Known
from philtre.server.store.store import Store

COOKIE = "philtre"
YEAR = 365 * 86_400
KEPT = 20_000


class Player(NamedTuple):
    """A person, by the id that tables know; `secret` is set when it was made just now."""

    id: str
    name: str
    kept: str = ""  # the name that they sign in with
    session: bytes = b""  # the hash of the secret
    secret: str = ""


class Identities:
    """The players that asked lately, by the hashes of their secrets."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lately: OrderedDict[bytes, Known] = OrderedDict()
        self.changes = 0  # what was read before the last one is not to be trusted

    async def known(self, cookies: str) -> Player | None:
        """The player whose cookie this is; None if it is nobody's."""
        secret = secret_in(cookies)
        if not secret:
            return None
        key = hashed(secret)
        found = self.lately.get(key)
        while found is None:
            changes = self.changes
            found = await asyncio.to_thread(self.store.people.known, key)
            if found is None:
                return None
            if changes == self.changes:
                self._keep(key, found)
            else:
                found = None
        return Player(found.id, found.name, found.kept, key)

    async def made(self) -> Player:
        """A new player, without a name yet."""
        secret, id = secrets.token_urlsafe(32), fresh_id()
        key = hashed(secret)
        await asyncio.wrap_future(self.store.people.add(id, key, ""))
        self._keep(key, Known(id, ""))
        return Player(id, "", "", key, secret)

    async def rename(self, player: Player, name: str) -> None:
        await asyncio.wrap_future(self.store.people.rename(player.id, name))
        self.changes += 1
        for key, known in self.lately.items():
            if known.id == player.id:
                self.lately[key] = known._replace(name=name)

    # Sessions

    async def admit(self, id: str, instead: bytes = b"") -> str:
        """A new session of that player; its secret. The one that it replaces is void."""
        secret = secrets.token_urlsafe(32)
        await asyncio.wrap_future(self.store.people.admit(id, hashed(secret), instead))
        self._drop(instead)
        return secret

    async def dismiss(self, session: bytes) -> None:
        await asyncio.wrap_future(self.store.people.dismiss(session))
        self._drop(session)

    async def dismiss_others(self, player: Player) -> None:
        """End all sessions of the player but this one."""
        await asyncio.wrap_future(self.store.people.dismiss_others(player.id, player.session))
        self.changed(player.id)

    def asked_lately(self) -> set[str]:
        """The players who have asked for something since the server began, as far as it remembers."""
        return {known.id for known in self.lately.values()}

    def changed(self, *ids: str) -> None:
        """What is known of those players is to be asked for anew."""
        self.changes += 1
        whom = set(ids)
        for key in [key for key, known in self.lately.items() if known.id in whom]:
            del self.lately[key]

    def _drop(self, session: bytes) -> None:
        self.changes += 1
        self.lately.pop(session, None)

    def _keep(self, key: bytes, known: Known) -> None:
        self.lately[key] = known
        self.lately.move_to_end(key)
        if len(self.lately) > KEPT:
            self.lately.popitem(last=False)


def secret_in(cookies: str) -> str:
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(cookies)
    except CookieError:
        return ""
    return jar[COOKIE].value if COOKIE in jar else ""


def set_cookie(secret: str, *, secure: bool) -> str:
    """The header that gives a browser its secret; none: that takes it away."""
    age = YEAR if secret else 0
    parts = [f"{COOKIE}={secret}", "Path=/", f"Max-Age={age}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
