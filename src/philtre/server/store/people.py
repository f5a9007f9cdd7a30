"""The store's players: their names, their sessions, and their accounts."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from typing import TYPE_CHECKING, NamedTuple

from philtre.server.people.lookalikes import key_of
from philtre.server.store.database import Write
from philtre.server.store.keys import exact_key
from philtre.server.store.sql import AMONG, differing
from philtre.server.store.writer import WriteJob

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
    """The change of a table when a player is joined to another, or forgotten.

    It was made from a journal of so many entries, rewritten so often before (`version`).
    """

    table: str
    length: int
    version: int = 0
    entries: Mapping[int, bytes] = {}  # by their numbers
    card: bytes | None = None
    seats: tuple[int, ...] = ()  # that nobody holds any more: sittings and notes go


_ADD = "INSERT INTO players (id, name, made) VALUES (:id, :name, :made)"
_START_SESSION = "INSERT INTO sessions (secret, player, made) VALUES (:secret, :player, :made)"
_END_SESSION = "DELETE FROM sessions WHERE secret = :session"
_END_OTHER_SESSIONS = "DELETE FROM sessions WHERE player = :player AND secret <> :but"
_END_SUBSCRIPTION = "DELETE FROM subscriptions WHERE session = :session"
_END_OTHER_SUBSCRIPTIONS = "DELETE FROM subscriptions WHERE player = :player AND session <> :but"
_RENAME = "UPDATE players SET name = :name WHERE id = :id"
_REGISTER = """
UPDATE players SET kept = :name, key = :key, passphrase = :passphrase WHERE id = :id AND key IS NULL
"""
_CHANGE_PASSPHRASE = "UPDATE players SET passphrase = :passphrase WHERE id = :id"
# A table is locked first, and then looked at: nothing is appended while its journal is rewritten. Where it
# has come further, or was rewritten, it would get no version, which the database refuses with a Conflict.
_NEW_VERSION = "UPDATE tables SET version = version + 1 WHERE id = :table"
_STILL_SO = """
UPDATE tables SET version = CASE
    WHEN version = :version + 1 AND :length = (SELECT max(seq) FROM entries WHERE table_id = :table)
    THEN version
END WHERE id = :table
"""
_REWRITE = "UPDATE entries SET body = :body WHERE table_id = :table AND seq = :seq"
_NEW_CARD = "UPDATE tables SET card = :card WHERE id = :table"
_NEW_HOST = "UPDATE tables SET host = :new WHERE host = :old"
_NO_SITTING = "DELETE FROM sittings WHERE table_id = :table AND seat = :seat"
_NO_NOTE = "DELETE FROM notes WHERE table_id = :table AND seat = :seat"

# What the player `new` has already stays with `old`, and goes with it.
_MOVES = (
    """
    UPDATE sittings SET player = :new WHERE player = :old AND NOT EXISTS (
        SELECT 1 FROM sittings AS own
        WHERE own.player = :new AND own.table_id = sittings.table_id AND own.seat = sittings.seat
    )
    """,
    """
    UPDATE traces SET player = :new WHERE player = :old AND NOT EXISTS (
        SELECT 1 FROM traces AS own WHERE own.player = :new AND own.table_id = traces.table_id
    )
    """,
    """
    UPDATE dismissals SET player = :new WHERE player = :old AND NOT EXISTS (
        SELECT 1 FROM dismissals AS own WHERE own.player = :new AND own.table_id = dismissals.table_id
    )
    """,
    "UPDATE subscriptions SET player = :new WHERE player = :old",
)
_ENDS = (
    "DELETE FROM sittings WHERE player = :player",
    "DELETE FROM traces WHERE player = :player",
    "DELETE FROM dismissals WHERE player = :player",
    "DELETE FROM subscriptions WHERE player = :player",
    "DELETE FROM sessions WHERE player = :player",
    "DELETE FROM players WHERE id = :player",
)
_IDLE = """
players.key IS NULL
AND NOT EXISTS (SELECT 1 FROM sittings WHERE sittings.player = players.id)
AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = players.id)
AND NOT EXISTS (SELECT 1 FROM traces WHERE traces.player = players.id)
AND NOT EXISTS (SELECT 1 FROM bans WHERE bans.whom = players.id)
"""
_IDLE_SINCE = f"""
SELECT id FROM players WHERE made < :before
AND NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.player = players.id AND sessions.made >= :before)
AND {_IDLE}
"""
_NO_GUESTS = (
    differing(f"DELETE FROM players WHERE id {{among}} AND {_IDLE}", among=AMONG),
    *(
        differing(
            f"DELETE FROM {table} WHERE player {{among}}"
            f" AND NOT EXISTS (SELECT 1 FROM players WHERE players.id = {table}.player)",
            among=AMONG,
        )
        for table in ("sessions", "subscriptions")
    ),
)
_NO_TABLES = tuple(
    differing(f"DELETE FROM {table} WHERE {column} {{among}}", among=AMONG)
    for table, column in (
        ("tables", "id"),  # first: it waits for whoever appends
        ("entries", "table_id"),
        ("sittings", "table_id"),
        ("traces", "table_id"),
        ("dismissals", "table_id"),
        ("notes", "table_id"),
        ("courses", "table_id"),
    )
)

_KNOWN = """
SELECT players.id, players.name, coalesce(players.kept, '')
FROM sessions JOIN players ON players.id = sessions.player WHERE sessions.secret = :secret
"""
_FIND = "SELECT id, name, coalesce(kept, '') FROM players WHERE id = :id"
_ACCOUNT = """
SELECT id, name, kept, passphrase FROM players WHERE key IN (:key, :exact) ORDER BY length(key) DESC
"""
_OWNERS = differing("SELECT id FROM players WHERE key {among}", among=AMONG)
_SESSIONS = "SELECT secret, made FROM sessions WHERE player = :player ORDER BY made DESC, secret"
_TABLES = """
SELECT table_id FROM sittings WHERE player = :player
UNION SELECT id FROM tables WHERE host = :player
UNION SELECT table_id FROM traces WHERE player = :player
"""


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
            (_ADD, [{"id": id, "name": name, "made": now}]),
            (_START_SESSION, [{"secret": secret, "player": id, "made": now}]),
        )

    def start_session(self, id: str, secret: bytes, instead: bytes = b"") -> Future[None]:
        """Start a session of the player; the session `instead` ends."""
        row = {"secret": secret, "player": id, "made": int(time.time())}
        gone = [{"session": instead}]
        return self._write((_END_SESSION, gone), (_END_SUBSCRIPTION, gone), (_START_SESSION, [row]))

    def end_session(self, secret: bytes) -> Future[None]:
        gone = [{"session": secret}]
        return self._write((_END_SESSION, gone), (_END_SUBSCRIPTION, gone))

    def end_other_sessions(self, id: str, secret: bytes) -> Future[None]:
        """End all sessions of a player but one."""
        others = [{"player": id, "but": secret}]
        return self._write((_END_OTHER_SESSIONS, others), (_END_OTHER_SUBSCRIPTIONS, others))

    def rename(self, id: str, name: str) -> Future[None]:
        return self._write((_RENAME, [{"id": id, "name": name}]))

    def register(self, id: str, name: str, key: str, passphrase: str) -> Future[None]:
        """Register a name for a player; fails with Conflict if another has one that is read as the same."""
        return self._write((_REGISTER, [{"id": id, "name": name, "key": key, "passphrase": passphrase}]))

    def change_passphrase(self, id: str, passphrase: str) -> Future[None]:
        return self._write((_CHANGE_PASSPHRASE, [{"id": id, "passphrase": passphrase}]))

    def join(self, old: str, new: str, changes: list[Change]) -> None:
        """Give everything that the player `old` has to `new`, and remove `old`."""
        both = [{"old": old, "new": new}]
        moves = [(statement, both) for statement in (_NEW_HOST, *_MOVES)]
        self._write(*rewriting(changes), *moves, *_no_more(old)).result()

    def forget(self, id: str, former: str, changes: list[Change], lonely: list[str]) -> None:
        """Remove a player; a nameless one stays where they sat or hosted. Tables in `lonely` go too."""
        self._write(
            *rewriting(changes),
            *purging(lonely),
            (_NEW_HOST, [{"old": id, "new": former}]),
            *_no_more(id),
        ).result()

    def purge(self, ids: list[str]) -> None:
        """Forget guests, in one transaction, except those who have come to have something meanwhile."""
        names = [{"names": json.dumps(ids)}]
        self._write(*((statement, names) for statement in _NO_GUESTS)).result()

    # Reading

    def idle(self, before: int) -> list[str]:
        """Guests from before that time who have no account, and no seat, table or word anywhere."""
        return [row[0] for row in self.store.all(_IDLE_SINCE, {"before": before})]

    def known(self, secret: bytes) -> Known | None:
        rows = self.store.all(_KNOWN, {"secret": secret})
        return Known(*rows[0]) if rows else None

    def find(self, id: str) -> Known | None:
        rows = self.store.all(_FIND, {"id": id})
        return Known(*rows[0]) if rows else None

    def account(self, name: str) -> StoredAccount | None:
        """The account of that name: by its exact letters if an older name looks the same, else by its key."""
        rows = self.store.all(_ACCOUNT, {"key": key_of(name), "exact": exact_key(name)})
        return StoredAccount(*rows[0]) if rows else None

    def owners(self, keys: Iterable[str]) -> list[str]:
        """The players whose registered names are read so."""
        return [row[0] for row in self.store.all(_OWNERS, {"names": json.dumps(list(keys))})]

    def made(self, id: str) -> int:
        rows = self.store.all("SELECT made FROM players WHERE id = :id", {"id": id})
        return int(rows[0][0]) if rows else 0

    def sessions(self, id: str) -> int:
        rows = self.store.all("SELECT count(*) FROM sessions WHERE player = :player", {"player": id})
        return int(rows[0][0])

    def session_list(self, id: str) -> list[tuple[bytes, int]]:
        """The hashes of a player's sessions and when each was made, in seconds since 1970; newest first."""
        return [(secret, int(made)) for secret, made in self.store.all(_SESSIONS, {"player": id})]

    def tables(self, id: str) -> list[str]:
        """The ids of the tables where a player sits or has sat, or which they host."""
        return [row[0] for row in self.store.all(_TABLES, {"player": id})]


def purging(ids: Iterable[str]) -> list[Write]:
    """Forget tables, with all that belongs to them."""
    names = list(ids)
    return [(statement, [{"names": json.dumps(names)}]) for statement in _NO_TABLES] if names else []


def rewriting(changes: Sequence[Change]) -> list[Write]:
    """Change tables that are as they were read; Conflict where another node has gone on."""
    changes = sorted(changes, key=lambda one: one.table)
    known = [{"table": one.table, "version": one.version, "length": one.length} for one in changes]
    seats = [{"table": one.table, "seat": seat} for one in changes for seat in one.seats]
    bodies = [
        {"table": one.table, "seq": seq, "body": body} for one in changes for seq, body in one.entries.items()
    ]
    cards = [{"table": one.table, "card": one.card} for one in changes if one.card is not None]
    versions = [{"table": one.table} for one in changes]
    return [
        (_NEW_VERSION, versions),
        (_STILL_SO, known),
        (_REWRITE, bodies),
        (_NEW_CARD, cards),
        (_NO_SITTING, seats),
        (_NO_NOTE, seats),
    ]


def _no_more(id: str) -> list[Write]:
    return [(statement, [{"player": id}]) for statement in _ENDS]
