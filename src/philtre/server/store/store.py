"""The store: appends journals, finds tables and players. All SQL of the server is in this package."""

from __future__ import annotations

import asyncio
import json
import logging
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from philtre.core.errors import PhiltreError
from philtre.server.store import history
from philtre.server.store.batching import OnStored, WriteBatches
from philtre.server.store.database import NONE, Database, Row, Values, Write
from philtre.server.store.errors import StoreError
from philtre.server.store.history import Finished, Wish, seats_in
from philtre.server.store.opening import Driver
from philtre.server.store.people import People, purging
from philtre.server.store.sql import AMONG, SEATS, SQL, Both, differing
from philtre.server.store.sqlite import SqliteDatabase
from philtre.server.store.subscriptions import Subscriptions
from philtre.server.store.uptime import OwnUptime, Uptime
from philtre.server.store.writer import WriteJob, Writer

if TYPE_CHECKING:
    from philtre.server.store.postgres import PostgresDatabase

PHASES = ("waiting", "playing", "over")

log = logging.getLogger("philtre.store")


class TableRow(NamedTuple):
    """The summary of a table, for lists and the sweep."""

    id: str
    host: str
    phase: str
    open: bool
    bot: bool
    deadline: int | None
    card: bytes
    game: str = ""
    over: bool = False  # a game that had begun is over
    returns: str | None = None  # what each seat got, as JSON, where somebody won or lost


class StoredJournal(NamedTuple):
    """A journal, when its table was touched (seconds since 1970), and how often it was rewritten."""

    entries: list[bytes]
    touched: int
    version: int


class UnfinishedTable(NamedTuple):
    """A table whose game is not over, and the number of its entries."""

    id: str
    host: str
    phase: str
    open: bool
    card: bytes
    game: str
    entries: int


class ListedTable(NamedTuple):
    """A table for the administrator."""

    id: str
    phase: str
    card: bytes
    touched: int


_ADD_SITTING = """
INSERT INTO sittings (player, table_id, seat) VALUES (:player, :table, :seat) ON CONFLICT DO NOTHING
"""
_LEAVE_TRACE = """
INSERT INTO traces (player, table_id)
SELECT player, table_id FROM sittings WHERE table_id = :table AND seat = :seat ON CONFLICT DO NOTHING
"""
_DROP_SITTING = "DELETE FROM sittings WHERE table_id = :table AND seat = :seat"
_DROP_NOTE = "DELETE FROM notes WHERE table_id = :table AND seat = :seat"
_MOVE_NOTE = "UPDATE notes SET seat = :to WHERE table_id = :table AND seat = :seat"
_PUT_NOTE = """
INSERT INTO notes (table_id, seat, text) VALUES (:table, :seat, :text)
ON CONFLICT (table_id, seat) DO UPDATE SET text = excluded.text
"""
_PUT_ANALYSIS = """
INSERT INTO courses (table_id, body) SELECT id, :body FROM tables WHERE id = :table ON CONFLICT DO NOTHING
"""
_DISMISS = "INSERT INTO dismissals (player, table_id) VALUES (:player, :table) ON CONFLICT DO NOTHING"
_PUT_VALUE = """
INSERT INTO meta (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""
_KEEP_VALUE = "INSERT INTO meta (key, value) VALUES (:key, :value) ON CONFLICT DO NOTHING"
_PUT_CONTENT = "INSERT INTO contents (hash, game, body) VALUES (:hash, :game, :body) ON CONFLICT DO NOTHING"
_DROP_CONTENT = "DELETE FROM contents WHERE hash = :hash"
_CONTENTS_IN_USE = differing(
    "SELECT DISTINCT {content} FROM tables AS every_table",
    content=history.of_setup("content", "every_table.id"),
)
_BAN = "INSERT INTO bans (whom, made) VALUES (:whom, :made) ON CONFLICT DO NOTHING"
_UNBAN = "DELETE FROM bans WHERE whom = :whom"

_LATEST = Both(
    "SELECT max(json_extract(CAST(body AS TEXT), '$.at')) FROM entries WHERE json_valid(CAST(body AS TEXT))",
    "SELECT max(philtre_number(philtre_json(body) -> 'at')) FROM entries",
)
_MINE = differing(
    """
    SELECT t.card, t.touched, {seats}
    FROM tables AS t LEFT JOIN sittings AS s ON s.table_id = t.id AND s.player = :player
    WHERE t.id IN (
        SELECT table_id FROM sittings WHERE player = :player UNION SELECT id FROM tables WHERE host = :player
    ) AND t.id NOT IN (SELECT table_id FROM dismissals WHERE player = :player)
    GROUP BY t.id ORDER BY t.touched DESC LIMIT :limit
    """,
    seats=SEATS,
)
_SINCE = """
SELECT tables.version, entries.body FROM tables
LEFT JOIN entries ON entries.table_id = tables.id AND entries.seq > :seq
WHERE tables.id = :table ORDER BY entries.seq
"""
_OPEN = """
SELECT card, touched FROM tables WHERE phase = 'waiting' AND open = TRUE ORDER BY touched DESC LIMIT :limit
"""
_BOTS = Both(
    "SELECT id FROM tables WHERE phase = 'playing' AND bot IS 1",
    "SELECT id FROM tables WHERE phase = 'playing' AND bot",
)
_LISTED = """
SELECT id, phase, card, touched FROM tables WHERE phase = :phase ORDER BY touched DESC LIMIT :limit
"""
_UNTOUCHED = "FROM tables WHERE touched < :before AND phase {among}"
_SOME_UNTOUCHED = differing(f"SELECT id {_UNTOUCHED} LIMIT :limit", among=AMONG)
_NUMBER_UNTOUCHED = differing(f"SELECT count(*) {_UNTOUCHED}", among=AMONG)
_UNFINISHED_RULES = differing(
    "SELECT DISTINCT t.game, {rules} AS rules FROM tables AS t WHERE t.phase IN ('waiting', 'playing')",
    rules=history.of_setup("rules", "t.id"),
)
_UNFINISHED_UNDER = differing(
    """
    SELECT t.id, t.host, t.phase, t.open, t.card, t.game,
        (SELECT max(seq) FROM entries WHERE entries.table_id = t.id)
    FROM tables AS t WHERE t.phase IN ('waiting', 'playing') AND t.game = :game AND {rules} = :rules
    """,
    rules=history.of_setup("rules", "t.id"),
)


class Store:
    """Durable storage in a database. Reads come from any thread, writes go through one."""

    def __init__(self, source: Path | Database, driver: Driver = sqlite3.Connection) -> None:
        """The store of a data folder, or of an open database, which it closes.

        PhiltreError if the database cannot be used. Tests bring a driver for the folder's.
        """
        self.database: Database = SqliteDatabase(source, driver) if isinstance(source, Path) else source
        try:
            self.began = self._clock()
            self.nodes = self.database.nodes(self.began)  # None: no other server can use the database
            self.uptime: Uptime = self.nodes.uptime if self.nodes else OwnUptime(self.began)
            self.writer = Writer(self.database.writing(), self.now)
        except BaseException:
            self.database.close()
            raise
        try:
            self.subscriptions = Subscriptions(self)
        except BaseException:
            self.close()
            raise
        self.batches = WriteBatches(self.writer)
        self.people = People(self)

    def close(self) -> None:
        """Finish all pending writes, and close."""
        self.writer.stop()
        self.database.close()

    def check(self) -> None:
        """Read something; StoreError if that cannot be done, or if nothing can be written any more."""
        if not self.writer.thread.is_alive():
            raise StoreError("the thread that writes has ended")
        self.value("clock")

    # Time

    def now(self) -> int:
        """Milliseconds that the server has ever been up: time while it was down is on nobody's clock."""
        return self.uptime.now()

    def _clock(self) -> int:
        """Milliseconds that the server had been up; if unreadable, the latest time in any journal."""
        stored = self.value("clock") or b"0"
        if stored.isdigit() and len(stored) < 17:
            return int(stored)
        found = int(self.all(_LATEST)[0][0] or 0)
        log.warning("the server's clock cannot be read: time goes on from the latest entry of any journal")
        return found

    # Writing

    def append_soon(self, job: WriteJob, on_stored: OnStored) -> None:
        """Append, in the event loop, and call back: all jobs of one tick are written together."""
        self.batches.write(job, on_stored)

    def appended(self, job: WriteJob) -> asyncio.Future[None]:
        """Like `append_soon`, as a future."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def stored(problem: Exception | None) -> None:
            if not future.done():
                if problem is None:
                    future.set_result(None)
                else:
                    future.set_exception(problem)

        self.batches.write(job, stored)
        return future

    def append(
        self,
        row: TableRow,
        first: int,
        bodies: Sequence[bytes],
        sat: Sequence[tuple[str, int]] = (),
        stood: Sequence[int] = (),
        order: Sequence[int] = (),
    ) -> Future[None]:
        """Append, from any thread."""
        return self.writer.write(append_job(row.id, first, bodies, row, sat, stood, order))

    def persist_uptime(self) -> Future[None]:
        """Remember how long the server has been up."""
        return self.writer.write(WriteJob())

    def put_note(self, table_id: str, seat: int, text: str) -> Future[None]:
        return self._write(_PUT_NOTE, table=table_id, seat=seat, text=text)

    def _write(self, statement: SQL, **values: object) -> Future[None]:
        return self.writer.write(WriteJob(writes=[(statement, [values])]))

    def put_analysis(self, table_id: str, body: bytes) -> Future[None]:
        """Store the analysis of a table's game, unless it has one or is gone."""
        return self._write(_PUT_ANALYSIS, table=table_id, body=body)

    def dismiss(self, player: str, table_id: str) -> Future[None]:
        """Remove a table from a player's list."""
        return self._write(_DISMISS, player=player, table=table_id)

    def ban(self, whom: str) -> Future[None]:
        return self._write(_BAN, whom=whom, made=int(time.time()))

    def unban(self, whom: str) -> Future[None]:
        return self._write(_UNBAN, whom=whom)

    def put_value(self, key: str, value: bytes) -> Future[None]:
        return self._write(_PUT_VALUE, key=key, value=value)

    def keep_value(self, key: str, value: bytes) -> Future[None]:
        """Store a single value, unless there is one."""
        return self._write(_KEEP_VALUE, key=key, value=value)

    def put_content(self, digest: str, game: str, text: str) -> Future[None]:
        """Store the content of a game for the tables that are played with it; a stored one stays as it is."""
        return self._write(_PUT_CONTENT, hash=digest, game=game, body=text)

    def drop_contents(self, digests: Iterable[str]) -> Future[None]:
        """Forget the contents of these hashes."""
        return self.writer.write(WriteJob(writes=[(_DROP_CONTENT, [{"hash": one} for one in digests])]))

    def purge(self, ids: Iterable[str]) -> None:
        """Forget tables, with all that belongs to them, in one transaction: play waits that long."""
        self.writer.write(WriteJob(writes=purging(ids))).result()

    # Reading

    def all(self, statement: SQL, values: Values = NONE) -> list[Row]:
        """The rows that a statement finds; StoreError if the database or the disk fails."""
        return self.database.rows(statement, values)

    def value(self, key: str) -> bytes | None:
        """A single value, as bytes even if somebody has put a number or a text there by hand."""
        rows = self.all("SELECT value FROM meta WHERE key = :key", {"key": key})
        if not rows or isinstance(rows[0][0], bytes):
            return rows[0][0] if rows else None
        return str(rows[0][0]).encode()

    def entries(self, table_id: str) -> list[bytes]:
        """The journal of a table; empty if there is none."""
        chosen = "SELECT body FROM entries WHERE table_id = :table ORDER BY seq"
        return [row[0] for row in self.all(chosen, {"table": table_id})]

    def table(self, id: str) -> StoredJournal:
        """The journal of a table; empty if there is none."""
        rows = self.all("SELECT touched, version FROM tables WHERE id = :id", {"id": id})
        touched, version = rows[0] if rows else (0, 0)  # the version first: an append for an older one fails
        return StoredJournal(self.entries(id), int(touched), int(version))

    def since(self, id: str, seq: int) -> tuple[list[bytes], int | None]:
        """The entries of a table after that number, and its version; None if it is gone."""
        rows = self.all(_SINCE, {"table": id, "seq": seq})
        return [row[1] for row in rows if row[1] is not None], int(rows[0][0]) if rows else None

    def mine(self, player: str, limit: int) -> list[tuple[bytes, int, tuple[int, ...]]]:
        """Tables where a player sits or is the host, newest first: the card, when touched, the seats.

        Tables that the player has dismissed are left out.
        """
        rows = self.all(_MINE, {"player": player, "limit": limit})
        return [(card, touched, seats_in(held)) for card, touched, held in rows]

    def card(self, id: str) -> tuple[bytes, int]:
        """The card of a table, and when it was touched; an empty one if there is no such table."""
        rows = self.all("SELECT card, touched FROM tables WHERE id = :id", {"id": id})
        return (rows[0][0], rows[0][1]) if rows else (b"", 0)

    def seats(self, player: str, table: str) -> tuple[int, ...]:
        """The seats of a player at a table."""
        chosen = "SELECT seat FROM sittings WHERE player = :player AND table_id = :table ORDER BY seat"
        return tuple(row[0] for row in self.all(chosen, {"player": player, "table": table}))

    def finished(self, player: str, wish: Wish) -> tuple[list[Finished], int]:
        """A page of a player's finished games, and how many there are on all pages.

        A name is looked for in the newest `history.SEARCHED` games.
        """
        games = [history.finished(row) for row in self.all(history.PAGE, history.page(player, wish))]
        if wish.who:
            found = history.against(games, wish.who)
            first = wish.page * history.SIZE
            return found[first : first + history.SIZE], len(found)
        return games, int(self.all(history.NUMBER, history.chosen(player, wish))[0][0])

    def best(self, player: str, game: str, variant: str, but: str) -> tuple[float | None, int]:
        """A player's best score alone at a variant, and in how many games, leaving out the table `but`."""
        values = {"player": player, "game": game, "variant": variant, "but": but}
        rows = self.all(history.BEST, values)
        return rows[0][0], int(rows[0][1])

    def hosted(self, player: str) -> int:
        """The number of a host's tables that are not over."""
        chosen = "SELECT count(*) FROM tables WHERE host = :player AND phase <> 'over'"
        return int(self.all(chosen, {"player": player})[0][0])

    def open_tables(self, limit: int) -> list[tuple[bytes, int]]:
        return [(card, touched) for card, touched in self.all(_OPEN, {"limit": limit})]

    def due_tables(self, now: int) -> list[str]:
        """Ids of tables with a bot to move or a clock that has run out."""
        late = self.all("SELECT id FROM tables WHERE deadline <= :now", {"now": now})
        return [row[0] for row in (*late, *self.all(_BOTS))]

    def listed(self, phase: str | None = None, limit: int = 1000) -> list[ListedTable]:
        """Tables for the administrator, newest first."""
        phases = PHASES if phase is None else (phase,)
        found = [
            ListedTable(*row) for one in phases for row in self.all(_LISTED, {"phase": one, "limit": limit})
        ]
        return sorted(found, key=lambda row: -row.touched)[:limit]

    def untouched(self, before: int, phases: Sequence[str], limit: int) -> list[str]:
        """Some of the tables that nobody has touched since that time."""
        values = {"before": before, "names": json.dumps(phases), "limit": limit}
        return [row[0] for row in self.all(_SOME_UNTOUCHED, values)]

    def number_untouched(self, before: int, phases: Sequence[str]) -> int:
        """The number of tables that were not touched since that time."""
        rows = self.all(_NUMBER_UNTOUCHED, {"before": before, "names": json.dumps(phases)})
        return int(rows[0][0])

    def unfinished_rules(self) -> list[tuple[str, int]]:
        """Each game and version of its rules that some unfinished table was opened under."""
        return [(game, int(rules)) for game, rules in self.all(_UNFINISHED_RULES) if (rules or "").isdigit()]

    def unfinished_under(self, game: str, rules: int) -> list[UnfinishedTable]:
        """The unfinished tables of a game that were opened under that version of its rules."""
        return [
            UnfinishedTable(*row) for row in self.all(_UNFINISHED_UNDER, {"game": game, "rules": str(rules)})
        ]

    def note(self, table_id: str, seat: int) -> str:
        chosen = "SELECT text FROM notes WHERE table_id = :table AND seat = :seat"
        rows = self.all(chosen, {"table": table_id, "seat": seat})
        return str(rows[0][0]) if rows else ""

    def analysis(self, table_id: str) -> bytes | None:
        rows = self.all("SELECT body FROM courses WHERE table_id = :table", {"table": table_id})
        return rows[0][0] if rows else None

    def content(self, digest: str) -> tuple[str, str] | None:
        """The game and the text of a stored content; None if none has that hash."""
        rows = self.all("SELECT game, body FROM contents WHERE hash = :hash", {"hash": digest})
        return (str(rows[0][0]), str(rows[0][1])) if rows else None

    def contents(self) -> list[tuple[str, str]]:
        """The hash and the game of every stored content, in the order of the games."""
        return [(digest, game) for digest, game in self.all("SELECT hash, game FROM contents ORDER BY 2, 1")]

    def unused_contents(self) -> set[str]:
        """The hashes of the contents that no table was opened with."""
        return {digest for digest, _ in self.contents()} - {row[0] for row in self.all(_CONTENTS_IN_USE)}

    def banned(self) -> set[str]:
        return {row[0] for row in self.all("SELECT whom FROM bans")}

    def back_up(self, file: Path) -> None:
        """A copy of the database, whole, while it is in use."""
        self.database.back_up(file)


def kept_value(store: Store, key: str, make: Callable[[], bytes]) -> bytes:
    """A single value; made if there is none. Of several nodes that make one, all get the first."""
    found = store.value(key)
    if found is None:
        store.keep_value(key, make()).result()
        found = store.value(key)
    if found is None:
        raise StoreError(f"the value {key} was not stored")
    return found


def open_store(folder: Path, url: str = "") -> Store:
    """The store of a PostgreSQL database, if there is an address, else that of the data folder."""
    return Store(open_database(folder, url))


def open_database(folder: Path, url: str = "", *, alone: bool = False) -> Database:
    """The PostgreSQL database, if there is an address, else that of the data folder."""
    return open_postgres(url, alone=alone) if url else SqliteDatabase(folder)


def open_postgres(url: str, *, writes: bool = True, alone: bool = False) -> PostgresDatabase:
    """A PostgreSQL database; PhiltreError if it cannot be used, or if the extra `postgres` is missing.

    `alone`: no server may use it meanwhile.
    """
    try:
        from philtre.server.store.postgres import PostgresDatabase
    except ImportError:
        raise PhiltreError(
            "PostgreSQL needs the extra postgres, which is not installed: pip install 'philtre[postgres]'"
        ) from None
    return PostgresDatabase(url, writes=writes, alone=alone)


def append_job(
    table_id: str,
    first: int,
    bodies: Sequence[bytes],
    row: TableRow | None,
    sat: Sequence[tuple[str, int]] = (),
    stood: Sequence[int] = (),
    order: Sequence[int] = (),
    version: int | None = None,
) -> WriteJob:
    """Entries of one journal from number `first` on, and the table's row, if it has changed.

    With a `version` they are for the journal of that version: Conflict if it was rewritten since.

    With an `order`, lots were drawn: seat N is now that of `order[N]`, and `sat` has all players.
    """
    entries = [(table_id, seq, body.decode()) for seq, body in enumerate(bodies, first)]
    written: Row | None = None
    if row is not None:
        stamp = int(time.time())
        finished = stamp if row.over else None
        written = (*row[:6], row.card.decode(), stamp, stamp, row.game, finished, row.returns, 0)
    writes: list[Write] = []
    if order:
        writes.append((_DROP_SITTING, [{"table": table_id, "seat": seat} for seat in order]))
        aside = len(order)  # notes go with their players; numbers that no seat has keep them apart
        first_move = [
            {"table": table_id, "seat": before, "to": aside + seat} for seat, before in enumerate(order)
        ]
        second_move = [{"table": table_id, "seat": aside + seat, "to": seat} for seat, _ in enumerate(order)]
        writes += [(_MOVE_NOTE, first_move), (_MOVE_NOTE, second_move)]
    if stood:
        left = [{"table": table_id, "seat": seat} for seat in stood]
        writes += [(_LEAVE_TRACE, left), (_DROP_SITTING, left)]
        taken = {seat for _, seat in sat}
        empty = [{"table": table_id, "seat": seat} for seat in stood if seat not in taken]
        if empty:  # notes are the player's, not the seat's
            writes.append((_DROP_NOTE, empty))
    if sat:
        writes.append((_ADD_SITTING, [{"player": who, "table": table_id, "seat": seat} for who, seat in sat]))
    return WriteJob(entries, written, writes, None if version is None else (table_id, version))
