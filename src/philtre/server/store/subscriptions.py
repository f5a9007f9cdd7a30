"""The store's push subscriptions: one for each session (device) that wants messages; they end together."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import TYPE_CHECKING, NamedTuple

from philtre.server.store.writer import WriteJob

if TYPE_CHECKING:
    from philtre.server.store.store import Store


class Subscription(NamedTuple):
    """A device's address at a push service, the keys that encrypt for it, and the language of its player."""

    session: bytes
    player: str
    endpoint: str
    key: bytes
    secret: bytes
    language: str
    made: int = 0  # seconds since 1970


_PLAYERS = "SELECT DISTINCT player FROM subscriptions"
_REPLACE = "DELETE FROM subscriptions WHERE endpoint = :endpoint"
_PUT = """
INSERT INTO subscriptions (session, player, endpoint, key, secret, language, made)
VALUES (:session, :player, :endpoint, :key, :secret, :language, :made)
ON CONFLICT (session) DO UPDATE SET player = excluded.player, endpoint = excluded.endpoint,
    key = excluded.key, secret = excluded.secret, language = excluded.language
"""
_REMOVE = "DELETE FROM subscriptions WHERE session = :session"
_MAKE_ROOM = """
DELETE FROM subscriptions WHERE session = :new AND EXISTS (
    SELECT 1 FROM subscriptions AS moved WHERE moved.session = :old AND moved.session <> :new
)
"""
_MOVE = "UPDATE subscriptions SET session = :new, player = :player WHERE session = :old"


class Subscriptions:
    """The store's part for push subscriptions. `players` may have one; nobody else needs to be looked for."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.players: set[str] = self.all_players()
        self.on_new: Callable[[str], None] = lambda _player: None  # called with a player who may have one now

    def all_players(self) -> set[str]:
        """The players who have a subscription."""
        return {row[0] for row in self.store.all(_PLAYERS)}

    def put(self, one: Subscription) -> Future[None]:
        """Store the subscription of a session; the browser's former one goes, whosever it was."""
        self._expect(one.player)
        row = one._replace(made=int(time.time()))._asdict()
        return self.store.writer.write(
            WriteJob(writes=[(_REPLACE, [{"endpoint": one.endpoint}]), (_PUT, [row])])
        )

    def _expect(self, player: str) -> None:
        if player not in self.players:
            self.players.add(player)
            self.on_new(player)

    def remove(self, session: bytes) -> Future[None]:
        return self.store.writer.write(WriteJob(writes=[(_REMOVE, [{"session": session}])]))

    def move(self, old: bytes, new: bytes, player: str) -> Future[None]:
        """Give the subscription of a session to the one that takes its place on the same device."""
        self._expect(player)
        moved = [{"old": old, "new": new, "player": player}]
        return self.store.writer.write(WriteJob(writes=[(_MAKE_ROOM, moved), (_MOVE, moved)]))

    def of(self, player: str) -> list[Subscription]:
        """The subscriptions of a player, newest first."""
        chosen = (
            "SELECT session, player, endpoint, key, secret, language, made FROM subscriptions"
            " WHERE player = :player ORDER BY made DESC"
        )
        return [Subscription(*row) for row in self.store.all(chosen, {"player": player})]

    def count(self, player: str, but: bytes) -> int:
        """The number of a player's subscriptions, leaving out that of one session."""
        chosen = "SELECT count(*) FROM subscriptions WHERE player = :player AND session <> :but"
        return int(self.store.all(chosen, {"player": player, "but": but})[0][0])
