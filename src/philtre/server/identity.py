"""Who is asking: a random secret in a cookie, known to the store by its hash only."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from http.cookies import CookieError, SimpleCookie
from typing import NamedTuple

from philtre.server.secret import fresh_id
from philtre.server.store.store import Known, Store

COOKIE = "philtre"
YEAR = 365 * 86_400
KEPT = 20_000


class Player(NamedTuple):
    """A person, by the id that tables know; `secret` is set when it was made just now."""

    id: str
    name: str
    secret: str = ""


class Identities:
    """The players that asked lately, by the hashes of their secrets."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lately: OrderedDict[bytes, Known] = OrderedDict()

    async def known(self, cookies: str) -> Player | None:
        """The player whose cookie this is; None if it is nobody's."""
        secret = secret_in(cookies)
        if not secret:
            return None
        key = hashed(secret)
        found = self.lately.get(key)
        if found is None:
            found = await asyncio.to_thread(self.store.player, key)
            if found is None:
                return None
            self._keep(key, found)
        return Player(found.id, found.name)

    async def made(self) -> Player:
        """A new player, without a name yet."""
        secret, id = secrets.token_urlsafe(32), fresh_id()
        await asyncio.wrap_future(self.store.add_player(id, hashed(secret), ""))
        self._keep(hashed(secret), Known(id, ""))
        return Player(id, "", secret)

    async def rename(self, cookies: str, player: Player, name: str) -> None:
        await asyncio.wrap_future(self.store.rename(player.id, name))
        self._keep(hashed(secret_in(cookies) or player.secret), Known(player.id, name))

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
    """The header that gives a browser its secret."""
    parts = [f"{COOKIE}={secret}", "Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def hashed(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
