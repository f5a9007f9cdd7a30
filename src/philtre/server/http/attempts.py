"""Attempts to sign in: counted in memory by the only server, in the database by the nodes of a cluster."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import Protocol

from philtre.core.message import Message
from philtre.server.http.limits import RateLimit
from philtre.server.store.nodes import Nodes
from philtre.server.store.store import Store
from philtre.table.refused import Refused

LIMIT = "limit-sign-in"
A_MINUTE = 1 / 60  # attempts that come back in a second


class Attempts(Protocol):
    async def take(self, whom: str) -> None:
        """Count an attempt; Refused if there were too many."""
        ...

    async def give(self, whom: str) -> None:
        """The attempt succeeded, and does not count."""
        ...


class OwnAttempts:
    """In the memory of one server."""

    def __init__(self, most: int) -> None:
        self.rate = RateLimit(most, A_MINUTE, id=LIMIT)

    async def take(self, whom: str) -> None:
        self.rate.take(whom)

    async def give(self, whom: str) -> None:
        self.rate.give(whom)


class SharedAttempts:
    """In the database of a cluster, which does not learn the names and addresses."""

    def __init__(self, nodes: Nodes, key: bytes, kind: str, most: int) -> None:
        self.nodes = nodes
        self.key = key
        self.kind = kind
        self.most = most

    async def take(self, whom: str) -> None:
        rate = max(1, round(A_MINUTE * 1000))
        seconds = await asyncio.to_thread(self.nodes.take_attempt, self._hashed(whom), self.most, rate)
        if seconds:
            raise Refused(Message(LIMIT, {"seconds": seconds}))

    async def give(self, whom: str) -> None:
        await asyncio.to_thread(self.nodes.give_attempt, self._hashed(whom))

    def _hashed(self, whom: str) -> str:
        return hmac.new(self.key, f"{self.kind} {whom}".encode(), hashlib.sha256).hexdigest()[:32]


def attempts(store: Store, key: bytes, kind: str, most: int) -> Attempts:
    """The attempts of one kind, by name or by address: so many at once, one more each minute."""
    return SharedAttempts(store.nodes, key, kind, most) if store.nodes is not None else OwnAttempts(most)
