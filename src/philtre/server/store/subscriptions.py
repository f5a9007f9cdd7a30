"""The store's push subscriptions: one for each session (device) that wants messages; they end together."""

from __future__ import annotations

import time
from concurrent.futures import Future
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import bindparam, delete, func, select, update
from sqlalchemy.dialects.sqlite import insert

from philtre.server.store import schema
from philtre.server.store.writer import WriteJob

if TYPE_CHECKING:
    from philtre.server.store.store import Store

_columns = schema.subscriptions.c


class Subscription(NamedTuple):
    """A device's address at a push service, the keys that encrypt for it, and the language of its player."""

    session: bytes
    player: str
    endpoint: str
    key: bytes
    secret: bytes
    language: str
    made: int = 0  # seconds since 1970


_replace = delete(schema.subscriptions).where(_columns.endpoint == bindparam("at"))
_upsert = insert(schema.subscriptions)
_put = _upsert.on_conflict_do_update(
    index_elements=["session"],
    set_={name: _upsert.excluded[name] for name in ("player", "endpoint", "key", "secret", "language")},
)
_remove = delete(schema.subscriptions).where(_columns.session == bindparam("which"))
_move = (
    update(schema.subscriptions)
    .prefix_with("OR REPLACE")
    .where(_columns.session == bindparam("old"))
    .values(session=bindparam("new"), player=bindparam("whose"))
)


class Subscriptions:
    """The store's part for push subscriptions. `players` may have one; nobody else needs to be looked for."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.players: set[str] = {row.player for row in store.all(select(_columns.player).distinct())}

    def put(self, one: Subscription) -> Future[None]:
        """Store the subscription of a session; the browser's former one goes, whosever it was."""
        self.players.add(one.player)
        row = one._replace(made=int(time.time()))._asdict()
        return self.store.writer.write(WriteJob(writes=[(_replace, [{"at": one.endpoint}]), (_put, [row])]))

    def remove(self, session: bytes) -> Future[None]:
        return self.store.writer.write(WriteJob(writes=[(_remove, [{"which": session}])]))

    def move(self, old: bytes, new: bytes, player: str) -> Future[None]:
        """Give the subscription of a session to the one that takes its place on the same device."""
        self.players.add(player)
        return self.store.writer.write(
            WriteJob(writes=[(_move, [{"old": old, "new": new, "whose": player}])])
        )

    def of(self, player: str) -> list[Subscription]:
        """The subscriptions of a player, newest first."""
        chosen = select(schema.subscriptions).where(_columns.player == player)
        return [Subscription(*row) for row in self.store.all(chosen.order_by(_columns.made.desc()))]

    def count(self, player: str, but: bytes) -> int:
        """The number of a player's subscriptions, leaving out that of one session."""
        chosen = select(func.count()).where(_columns.player == player, _columns.session != but)
        return int(self.store.all(chosen)[0][0])
