"""The shared knowledge of a cluster in PostgreSQL: running nodes, connected players, tables that are due.

The database's time is the only one that is compared across nodes.
"""

from __future__ import annotations

import json
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from philtre.server.store.uptime import GAP, SharedUptime

if TYPE_CHECKING:
    from philtre.server.store.database import Row
    from philtre.server.store.postgres import PostgresDatabase

EXPIRY = 6000  # milliseconds without a beat, after which a node counts as gone
REMEMBERED = 3_600_000  # milliseconds that attempts to sign in are remembered
WHOLE = 1000  # an attempt, in the unit that they are counted in

_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_LIGHTLY = "set_config('synchronous_commit', 'off', true)"  # nothing that a crash may not lose
_NAMED = "ARRAY(SELECT jsonb_array_elements_text(CAST(:names AS jsonb)))"

_BEAT = f"""
WITH beaten AS (
    INSERT INTO uptime AS known (id, up, beat) VALUES (1, :began, {_NOW})
    ON CONFLICT (id) DO UPDATE
    SET up = known.up + least(greatest({_NOW} - known.beat, 0), {GAP}), beat = {_NOW} RETURNING up
), alive AS (
    INSERT INTO nodes (id, name, program, started, beat)
    SELECT :node, :name, :program, {_NOW}, {_NOW} WHERE CAST(:node AS text) <> ''
    ON CONFLICT (id) DO UPDATE SET beat = excluded.beat
), stored AS (
    INSERT INTO meta (key, value) SELECT 'clock', convert_to(CAST(up AS text), 'UTF8') FROM beaten
    ON CONFLICT (key) DO UPDATE SET value = excluded.value
)
SELECT up, {_LIGHTLY} FROM beaten
"""
_ALIVE = f"SELECT id, name, program FROM nodes WHERE beat > {_NOW} - {EXPIRY} ORDER BY id"
_BURY = f"DELETE FROM nodes WHERE beat < {_NOW} - 10 * {EXPIRY}"
_LEAVE = "DELETE FROM nodes WHERE id = :node"
_NO_PRESENCE = "DELETE FROM presence WHERE node = :node"
_NO_ORPHANS = "DELETE FROM presence WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE nodes.id = presence.node)"
_FORGET_PRESENCE = f"DELETE FROM presence WHERE node = :node AND table_id = ANY ({_NAMED})"
_PUT_PRESENCE = """
INSERT INTO presence (table_id, node, player, number, seeing)
SELECT row ->> 0, :node, row ->> 1, CAST(row ->> 2 AS bigint), CAST(row ->> 3 AS bigint)
FROM jsonb_array_elements(CAST(:rows AS jsonb)) AS row
ON CONFLICT (table_id, node, player) DO UPDATE SET number = excluded.number, seeing = excluded.seeing
"""
_PRESENT = f"""
SELECT presence.table_id, presence.player, presence.number, presence.seeing
FROM presence JOIN nodes ON nodes.id = presence.node
WHERE presence.table_id = ANY ({_NAMED}) AND presence.node <> :node AND nodes.beat > {_NOW} - {EXPIRY}
"""
_HEADS = f"""
SELECT id, version, coalesce((SELECT max(seq) FROM entries WHERE table_id = tables.id), 0)
FROM tables WHERE id = ANY ({_NAMED})
"""
_MISSED = """
SELECT tables.id, tables.version, entries.body FROM jsonb_each_text(CAST(:known AS jsonb)) AS known
JOIN tables ON tables.id = known.key
LEFT JOIN entries ON entries.table_id = tables.id AND entries.seq > CAST(known.value AS bigint)
ORDER BY tables.id, entries.seq
"""
_DUE = """
SELECT id, coalesce((SELECT max(seq) FROM entries WHERE table_id = due.id), 0) FROM (
    SELECT id FROM tables WHERE deadline <= :now UNION SELECT id FROM tables WHERE phase = 'playing' AND bot
) AS due
"""
_SESSIONS = """
SELECT encode(secret, 'hex') FROM sessions
WHERE secret = ANY (
    ARRAY(SELECT decode(one, 'hex') FROM jsonb_array_elements_text(CAST(:names AS jsonb)) AS one)
)
"""
_LEFT = "greatest(0, known.used - (excluded.at - known.at) * :rate / 1000)"
_TAKE = f"""
INSERT INTO attempts AS known (whom, used, at) VALUES (:whom, {WHOLE}, {_NOW})
ON CONFLICT (whom) DO UPDATE SET used = {_LEFT} + {WHOLE}, at = excluded.at
WHERE {_LEFT} + {WHOLE} <= :most RETURNING 1
"""
_WAIT = f"""
SELECT greatest(0, used - ({_NOW} - at) * :rate / 1000) + {WHOLE} - :most FROM attempts WHERE whom = :whom
"""
_GIVE = f"UPDATE attempts SET used = greatest(0, used - {WHOLE}) WHERE whom = :whom"
_FORGET_ATTEMPTS = f"DELETE FROM attempts WHERE at < {_NOW} - {REMEMBERED}"


class NodeRow(NamedTuple):
    """A node that runs: its id, its name for people, and the version of its program."""

    id: str
    name: str
    program: str


class Head(NamedTuple):
    """The state of a stored journal: the number of times it was rewritten, and its last entry."""

    version: int
    seq: int


class Missed(NamedTuple):
    """The entries of a table after number `since`, and how often it was rewritten."""

    version: int
    since: int
    entries: list[bytes]


class PresenceRow(NamedTuple):
    """The connections of a player, or of spectators (""), at a table; some may be out of sight."""

    table: str
    player: str
    number: int
    seeing: int


class Nodes:
    """The nodes of a database. `id` is this one's; before it has one, nobody sees it."""

    def __init__(self, database: PostgresDatabase, began: int) -> None:
        self.database = database
        self.began = began
        self.id = self.name = self.program = ""
        self.uptime = SharedUptime()
        self.beat()

    def enter(self, id: str, name: str, program: str) -> None:
        """Take part under that id from now on."""
        self.id, self.name, self.program = id, name, program
        self.beat()

    def beat(self) -> None:
        """Say that this node runs, and set its clock by the database's; StoreError if that is not reached."""
        began = time.monotonic_ns()
        values = {"began": self.began, "node": self.id, "name": self.name, "program": self.program}
        up = int(self._rows(_BEAT, **values)[0][0])
        self.uptime.set(up, (began + time.monotonic_ns()) // 2)

    def leave(self) -> None:
        """This node ends: nobody is connected to it any more."""
        id, self.id = self.id, ""
        self._do(_NO_PRESENCE, node=id)
        self._do(_LEAVE, node=id)

    def tidy(self) -> None:
        """Forget nodes that ended long ago, and attempts that do not count any more."""
        for statement in (_BURY, _NO_ORPHANS, _FORGET_ATTEMPTS):
            self._do(statement)

    def alive(self) -> list[NodeRow]:
        """The nodes that run, in the order of their ids."""
        return [NodeRow(*row) for row in self._rows(_ALIVE)]

    # Tables

    def heads(self, ids: Collection[str]) -> dict[str, Head]:
        """The state of these journals; tables that no longer exist are missing."""
        found = self._rows(_HEADS, names=json.dumps(list(ids)))
        return {id: Head(version, seq) for id, version, seq in found}

    def missed(self, known: Mapping[str, int]) -> dict[str, Missed]:
        """The entries of each table after the one that is known; tables that are no more are missing."""
        found: dict[str, Missed] = {}
        for id, version, body in self._rows(_MISSED, known=json.dumps(dict(known))):
            one = found.setdefault(id, Missed(version, known[id], []))
            if body is not None:
                one.entries.append(body)
        return found

    def due(self) -> list[tuple[str, int]]:
        """Tables with a bot to move or a clock that has run out, each with the number of its last entry."""
        return [(id, seq) for id, seq in self._rows(_DUE, now=self.uptime.now())]

    # People

    def put_presence(self, tables: Collection[str], rows: Iterable[PresenceRow]) -> None:
        """Replace what is known of the connections of this node at these tables."""
        with self.database.connection() as connection, connection.transaction():
            connection.execute(f"SELECT {_LIGHTLY}")
            values = {"node": self.id, "names": json.dumps(list(tables)), "rows": json.dumps(list(rows))}
            self.database.run(connection, _FORGET_PRESENCE, values)
            self.database.run(connection, _PUT_PRESENCE, values)

    def present(self, tables: Collection[str]) -> list[PresenceRow]:
        """The connections of these tables to other nodes that run."""
        found = self._rows(_PRESENT, names=json.dumps(list(tables)), node=self.id)
        return [PresenceRow(*row) for row in found]

    def valid_sessions(self, sessions: Sequence[str]) -> set[str]:
        """Those of these sessions, as hexadecimal hashes, that have not ended."""
        return {row[0] for row in self._rows(_SESSIONS, names=json.dumps(list(sessions)))}

    # Attempts

    def take_attempt(self, whom: str, most: int, rate: int) -> int:
        """Count an attempt; returns 0, or the seconds to wait if `most` count already.

        So many thousandths (`rate`) of an attempt cease to count in a second.
        """
        values = {"whom": whom, "most": most * WHOLE, "rate": rate}
        if self._rows(_TAKE, **values):
            return 0
        over = self._rows(_WAIT, **values)
        return max(1, -(-int(over[0][0]) // rate)) if over else 1

    def give_attempt(self, whom: str) -> None:
        """An attempt succeeded, and does not count."""
        self._do(_GIVE, whom=whom)

    def _rows(self, statement: str, **values: object) -> list[Row]:
        return self.database.rows(statement, values)

    def _do(self, statement: str, **values: object) -> None:
        with self.database.connection() as connection:
            self.database.run(connection, statement, values)
