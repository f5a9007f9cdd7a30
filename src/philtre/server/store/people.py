"""The store's players: their names, their sessions, and their accounts."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping
from concurrent.futures import Future
from typing import TYPE_CHECKING, NamedTuple

from sqlalchemy import String, and_, bindparam, delete, exists, func, select, update
from sqlalchemy.dialects.sqlite import insert

from philtre.server.people.lookalikes import key_of
from philtre.server.store import schema
from philtre.server.store.keys import exact_key
from philtre.server.store.writer import Write, WriteJob

if TYPE_CHECKING:
    from philtre.server.store.store import Store


class Known(NamedTuple):
    """A player that the store knows; `registered_name` is what they sign in with, if they have an account."""

    id: str
    name: str
    registered_name: str = ""


class StoredAccount(NamedTuple):
    """A player's account: the registered name, and the hash of the passphrase."""

    id: str
    name: str
    registered_name: str
    passphrase: str


class Change(NamedTuple):
    """The change of a table when a player is joined to another, or forgotten."""

    table: str
    entries: Mapping[int, bytes] = {}  # by their numbers
    card: bytes | None = None
    seats: tuple[int, ...] = ()  # that nobody holds any more: sittings and notes go


_add = insert(schema.players)
_start_session = insert(schema.sessions)
_end_session = delete(schema.sessions).where(schema.sessions.c.secret == bindparam("which"))
_end_other_sessions = delete(schema.sessions).where(
    schema.sessions.c.player == bindparam("whom"), schema.sessions.c.secret != bindparam("but")
)
_end_subscription = delete(schema.subscriptions).where(schema.subscriptions.c.session == bindparam("which"))
_end_other_subscriptions = delete(schema.subscriptions).where(
    schema.subscriptions.c.player == bindparam("whom"), schema.subscriptions.c.session != bindparam("but")
)
_rename = (
    schema.players.update().where(schema.players.c.id == bindparam("whom")).values(name=bindparam("called"))
)
_register = (
    schema.players.update()
    .where(schema.players.c.id == bindparam("whom"), schema.players.c.key.is_(None))
    .values(kept=bindparam("as"), key=bindparam("folded"), passphrase=bindparam("hash"))
)
_change = (
    schema.players.update()
    .where(schema.players.c.id == bindparam("whom"))
    .values(passphrase=bindparam("hash"))
)
_rewrite = (
    update(schema.entries)
    .where(schema.entries.c.table_id == bindparam("of"), schema.entries.c.seq == bindparam("number"))
    .values(body=bindparam("new"))
)
_new_card = update(schema.tables).where(schema.tables.c.id == bindparam("of")).values(card=bindparam("new"))
_new_host = (
    update(schema.tables).where(schema.tables.c.host == bindparam("old")).values(host=bindparam("new"))
)
_move = (
    update(schema.sittings)
    .prefix_with("OR IGNORE")
    .where(schema.sittings.c.player == bindparam("old"))
    .values(player=bindparam("new"))
)
_move_traces = (
    update(schema.traces)
    .prefix_with("OR IGNORE")
    .where(schema.traces.c.player == bindparam("old"))
    .values(player=bindparam("new"))
)
_no_traces = delete(schema.traces).where(schema.traces.c.player == bindparam("old"))
_move_dismissals = (
    update(schema.dismissals)
    .prefix_with("OR IGNORE")
    .where(schema.dismissals.c.player == bindparam("old"))
    .values(player=bindparam("new"))
)
_no_dismissals = delete(schema.dismissals).where(schema.dismissals.c.player == bindparam("old"))
_move_subscriptions = (
    update(schema.subscriptions)
    .where(schema.subscriptions.c.player == bindparam("old"))
    .values(player=bindparam("new"))
)
_no_subscriptions = delete(schema.subscriptions).where(schema.subscriptions.c.player == bindparam("old"))
_no_sittings = delete(schema.sittings).where(schema.sittings.c.player == bindparam("old"))
_empty = delete(schema.sittings).where(
    schema.sittings.c.table_id == bindparam("of"), schema.sittings.c.seat == bindparam("at")
)
_no_notes = delete(schema.notes).where(
    schema.notes.c.table_id == bindparam("of"), schema.notes.c.seat == bindparam("at")
)
_no_sessions = delete(schema.sessions).where(schema.sessions.c.player == bindparam("old"))
_no_player = delete(schema.players).where(schema.players.c.id == bindparam("old"))
_idle = and_(
    schema.players.c.key.is_(None),
    *(
        ~exists().where(column == schema.players.c.id)
        for column in (
            schema.sittings.c.player,
            schema.tables.c.host,
            schema.traces.c.player,
            schema.bans.c.whom,
        )
    ),
)
# Many at once are named in one statement: each statement waits for its turn with the event loop.
_named = select(func.json_each(bindparam("ids", type_=String)).table_valued("value", name="named").c.value)
_no_guests = delete(schema.players).where(schema.players.c.id.in_(_named), _idle)
_no_orphans = delete(schema.sessions).where(
    schema.sessions.c.player.in_(_named), ~exists().where(schema.players.c.id == schema.sessions.c.player)
)
_no_orphan_subscriptions = delete(schema.subscriptions).where(
    schema.subscriptions.c.player.in_(_named),
    ~exists().where(schema.players.c.id == schema.subscriptions.c.player),
)


class People:
    """The store's part for players, sessions and accounts."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def _write(self, *writes: Write) -> Future[None]:
        return self.store.writer.write(WriteJob(writes=writes))

    # Writing

    def add(self, id: str, secret: bytes, name: str) -> Future[None]:
        now = int(time.time())
        return self._write(
            (_add, [{"id": id, "name": name, "made": now}]),
            (_start_session, [{"secret": secret, "player": id, "made": now}]),
        )

    def start_session(self, id: str, secret: bytes, instead: bytes = b"") -> Future[None]:
        """Start a session of the player; the session `instead` ends."""
        row = {"secret": secret, "player": id, "made": int(time.time())}
        gone = [{"which": instead}]
        return self._write((_end_session, gone), (_end_subscription, gone), (_start_session, [row]))

    def end_session(self, secret: bytes) -> Future[None]:
        gone = [{"which": secret}]
        return self._write((_end_session, gone), (_end_subscription, gone))

    def end_other_sessions(self, id: str, secret: bytes) -> Future[None]:
        """End all sessions of a player but one."""
        others = [{"whom": id, "but": secret}]
        return self._write((_end_other_sessions, others), (_end_other_subscriptions, others))

    def rename(self, id: str, name: str) -> Future[None]:
        return self._write((_rename, [{"whom": id, "called": name}]))

    def register(self, id: str, name: str, key: str, passphrase: str) -> Future[None]:
        """Register a name for a player; fails with Conflict if another has one that is read as the same."""
        return self._write((_register, [{"whom": id, "as": name, "folded": key, "hash": passphrase}]))

    def change_passphrase(self, id: str, passphrase: str) -> Future[None]:
        return self._write((_change, [{"whom": id, "hash": passphrase}]))

    def join(self, old: str, new: str, changes: list[Change]) -> None:
        """Give everything that the player `old` has to `new`, and remove `old`."""
        self._write(
            *rewriting(changes),
            (_new_host, [{"old": old, "new": new}]),
            (_move, [{"old": old, "new": new}]),
            (_move_traces, [{"old": old, "new": new}]),
            (_move_dismissals, [{"old": old, "new": new}]),
            (_move_subscriptions, [{"old": old, "new": new}]),
            *_no_more(old),
        ).result()

    def forget(self, id: str, former: str, changes: list[Change], lonely: list[str]) -> None:
        """Remove a player; a nameless one stays where they sat or hosted. Tables in `lonely` go too."""
        self._write(
            *rewriting(changes),
            *purging(lonely),
            (_new_host, [{"old": id, "new": former}]),
            *_no_more(id),
        ).result()

    def purge(self, ids: list[str]) -> None:
        """Forget guests, in one transaction, except those who have come to have something meanwhile."""
        self._write(
            *(
                (statement, [{"ids": json.dumps(ids)}])
                for statement in (_no_guests, _no_orphans, _no_orphan_subscriptions)
            )
        ).result()

    # Reading

    def idle(self, before: int) -> list[str]:
        """Guests from before that time who have no account, and no seat, table or word anywhere."""
        players, sessions = schema.players.c, schema.sessions.c
        lately = exists().where(sessions.player == players.id, sessions.made >= before)
        chosen = select(players.id).where(players.made < before, ~lately, _idle)
        return [row[0] for row in self.store.all(chosen)]

    def known(self, secret: bytes) -> Known | None:
        players, sessions = schema.players.c, schema.sessions.c
        rows = self.store.all(
            select(players.id, players.name, func.coalesce(players.kept, ""))
            .join_from(schema.sessions, schema.players, players.id == sessions.player)
            .where(sessions.secret == secret)
        )
        return Known(*rows[0]) if rows else None

    def find(self, id: str) -> Known | None:
        players = schema.players.c
        rows = self.store.all(
            select(players.id, players.name, func.coalesce(players.kept, "")).where(players.id == id)
        )
        return Known(*rows[0]) if rows else None

    def account(self, name: str) -> StoredAccount | None:
        """The account of that name: by its exact letters if an older name looks the same, else by its key."""
        players = schema.players.c
        rows = self.store.all(
            select(players.id, players.name, players.kept, players.passphrase)
            .where(players.key.in_([key_of(name), exact_key(name)]))
            .order_by(func.length(players.key).desc())
        )
        return StoredAccount(*rows[0]) if rows else None

    def owners(self, keys: Iterable[str]) -> list[str]:
        """The players whose registered names are read so."""
        return [
            row[0]
            for row in self.store.all(select(schema.players.c.id).where(schema.players.c.key.in_(keys)))
        ]

    def made(self, id: str) -> int:
        rows = self.store.all(select(schema.players.c.made).where(schema.players.c.id == id))
        return int(rows[0][0]) if rows else 0

    def sessions(self, id: str) -> int:
        chosen = select(func.count()).where(schema.sessions.c.player == id)
        return int(self.store.all(chosen)[0][0])

    def session_list(self, id: str) -> list[tuple[bytes, int]]:
        """The hashes of a player's sessions and when each was made, in seconds since 1970; newest first."""
        columns = schema.sessions.c
        chosen = select(columns.secret, columns.made).where(columns.player == id)
        rows = self.store.all(chosen.order_by(columns.made.desc(), columns.secret))
        return [(row.secret, int(row.made)) for row in rows]

    def tables(self, id: str) -> list[str]:
        """The ids of the tables where a player sits or has sat, or which they host."""
        sat = select(schema.sittings.c.table_id).where(schema.sittings.c.player == id)
        hosted = select(schema.tables.c.id).where(schema.tables.c.host == id)
        left = select(schema.traces.c.table_id).where(schema.traces.c.player == id)
        return [row[0] for row in self.store.all(sat.union(hosted, left))]


def purging(ids: Iterable[str]) -> list[Write]:
    """Forget tables, with all that belongs to them."""
    names = list(ids)
    return [(statement, [{"ids": json.dumps(names)}]) for statement in _PURGES] if names else []


_PURGES = [
    delete(table).where(column.in_(_named))
    for table, column in (
        (schema.entries, schema.entries.c.table_id),
        (schema.sittings, schema.sittings.c.table_id),
        (schema.traces, schema.traces.c.table_id),
        (schema.dismissals, schema.dismissals.c.table_id),
        (schema.notes, schema.notes.c.table_id),
        (schema.courses, schema.courses.c.table_id),
        (schema.tables, schema.tables.c.id),
    )
]


def rewriting(changes: list[Change]) -> list[Write]:
    seats = [{"of": one.table, "at": seat} for one in changes for seat in one.seats]
    return [
        (
            _rewrite,
            [
                {"of": one.table, "number": seq, "new": body}
                for one in changes
                for seq, body in one.entries.items()
            ],
        ),
        (_new_card, [{"of": one.table, "new": one.card} for one in changes if one.card is not None]),
        (_empty, seats),
        (_no_notes, seats),
    ]


def _no_more(id: str) -> list[Write]:
    row = [{"old": id}]
    ends = (_no_sittings, _no_traces, _no_dismissals, _no_subscriptions, _no_sessions, _no_player)
    return [(statement, row) for statement in ends]
