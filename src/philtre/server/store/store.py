"""The store: appends journals, finds tables and players. All SQL of the server is in this package."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Executable,
    LargeBinary,
    String,
    bindparam,
    cast,
    delete,
    func,
    select,
    update,
)
from sqlalchemy.dialects.sqlite import insert

from philtre.server.store import schema
from philtre.server.store.batching import OnStored, WriteBatches
from philtre.server.store.copies import copy_database, finish_restore
from philtre.server.store.errors import TROUBLE, StoreError, store_error
from philtre.server.store.folder import database, tighten
from philtre.server.store.history import Finished, Wish, best_of, content_of, number_of, page_of, rules_of
from philtre.server.store.opening import Driver, engine_for, opened
from philtre.server.store.people import People, purging
from philtre.server.store.subscriptions import Subscriptions
from philtre.server.store.writer import Write, WriteJob, Writer

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


class UnfinishedTable(NamedTuple):
    """A table whose game is not over, and the number of its entries."""

    id: str
    host: str
    phase: str
    open: bool
    card: bytes
    game: str
    entries: int


# Each made once: writes with the same statement go to the database together.
_add_sitting = insert(schema.sittings).on_conflict_do_nothing()
_trace = insert(schema.traces).from_select(
    ["player", "table_id"],
    select(schema.sittings.c.player, schema.sittings.c.table_id).where(
        schema.sittings.c.table_id == bindparam("of"), schema.sittings.c.seat == bindparam("at")
    ),
)
_leave_trace = _trace.on_conflict_do_nothing()
_drop_sitting = delete(schema.sittings).where(
    schema.sittings.c.table_id == bindparam("of"), schema.sittings.c.seat == bindparam("at")
)
_drop_note = delete(schema.notes).where(
    schema.notes.c.table_id == bindparam("of"), schema.notes.c.seat == bindparam("at")
)
_move_note = (
    update(schema.notes)
    .where(schema.notes.c.table_id == bindparam("of"), schema.notes.c.seat == bindparam("at"))
    .values(seat=bindparam("to"))
)
_upsert_note = insert(schema.notes)
_put_note = _upsert_note.on_conflict_do_update(
    index_elements=["table_id", "seat"], set_={"text": _upsert_note.excluded.text}
)
_put_analysis = (
    insert(schema.courses)
    .from_select(
        ["table_id", "body"],
        select(schema.tables.c.id, bindparam("told", type_=LargeBinary)).where(
            schema.tables.c.id == bindparam("of")
        ),
    )
    .on_conflict_do_nothing()
)
_dismiss = insert(schema.dismissals).on_conflict_do_nothing()
_upsert_meta = insert(schema.meta)
_put_meta = _upsert_meta.on_conflict_do_update(
    index_elements=["key"], set_={"value": _upsert_meta.excluded.value}
)
_put_content = insert(schema.contents).on_conflict_do_nothing()
_drop_contents = delete(schema.contents).where(schema.contents.c.hash == bindparam("one"))
_ban = insert(schema.bans).on_conflict_do_nothing()
_unban = delete(schema.bans).where(schema.bans.c.whom == bindparam("one"))


class Store:
    """One SQLite file in a folder. Reads come from any thread, writes go through one."""

    def __init__(self, folder: Path, driver: Driver = sqlite3.Connection) -> None:
        """The store of a folder; PhiltreError if its database cannot be used. Tests bring a driver."""
        self.file = database(folder)
        finish_restore(self.file)
        tighten(folder)
        engine = opened(self.file, driver)
        self.reading = engine_for(self.file, "BEGIN", driver)
        self.engines = [engine, self.reading]
        try:
            self.began = self._clock()
            self.zero = time.monotonic_ns()
            self.writer = Writer(engine, self.now)
        except BaseException as problem:
            self._dispose()
            if isinstance(problem, TROUBLE):
                raise store_error(problem) from None
            raise
        self.batches = WriteBatches(self.writer)
        self.people = People(self)
        self.subscriptions = Subscriptions(self)

    def close(self) -> None:
        """Finish all pending writes, and close."""
        self.writer.stop()
        self._dispose()

    def _dispose(self) -> None:
        for engine in self.engines:
            engine.dispose()

    def check(self) -> None:
        """Read something; StoreError if that cannot be done, or if nothing can be written any more."""
        if not self.writer.thread.is_alive():
            raise StoreError("the thread that writes has ended")
        self.value("clock")

    # Time

    def now(self) -> int:
        """Milliseconds that the server has ever been up: time while it was down is on nobody's clock."""
        return self.began + (time.monotonic_ns() - self.zero) // 1_000_000

    def _clock(self) -> int:
        """Milliseconds that the server had been up; if unreadable, the latest time in any journal."""
        stored = self.value("clock") or b"0"
        if stored.isdigit() and len(stored) < 17:
            return int(stored)
        body = cast(schema.entries.c.body, String)
        latest = select(func.max(func.json_extract(body, "$.at"))).where(func.json_valid(body) == 1)
        found = int(self.all(latest)[0][0] or 0)
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
        return self.writer.write(
            WriteJob(writes=[(_put_note, [{"table_id": table_id, "seat": seat, "text": text}])])
        )

    def put_analysis(self, table_id: str, body: bytes) -> Future[None]:
        """Store the analysis of a table's game, unless it has one or is gone."""
        return self.writer.write(WriteJob(writes=[(_put_analysis, [{"of": table_id, "told": body}])]))

    def dismiss(self, player: str, table_id: str) -> Future[None]:
        """Remove a table from a player's list."""
        return self.writer.write(WriteJob(writes=[(_dismiss, [{"player": player, "table_id": table_id}])]))

    def ban(self, whom: str) -> Future[None]:
        return self.writer.write(WriteJob(writes=[(_ban, [{"whom": whom, "made": int(time.time())}])]))

    def unban(self, whom: str) -> Future[None]:
        return self.writer.write(WriteJob(writes=[(_unban, [{"one": whom}])]))

    def put_value(self, key: str, value: bytes) -> Future[None]:
        return self.writer.write(WriteJob(writes=[(_put_meta, [{"key": key, "value": value}])]))

    def put_content(self, digest: str, game: str, text: str) -> Future[None]:
        """Store the content of a game for the tables that are played with it; a stored one stays as it is."""
        return self.writer.write(
            WriteJob(writes=[(_put_content, [{"hash": digest, "game": game, "body": text}])])
        )

    def drop_contents(self, digests: Iterable[str]) -> Future[None]:
        """Forget the contents of these hashes."""
        rows = [{"one": digest} for digest in digests]
        return self.writer.write(WriteJob(writes=[(_drop_contents, rows)] if rows else []))

    def purge(self, ids: Iterable[str]) -> None:
        """Forget tables, with all that belongs to them, in one transaction: play waits that long."""
        self.writer.write(WriteJob(writes=purging(ids))).result()

    # Reading

    def all(self, statement: Executable, values: Mapping[str, Any] | None = None) -> list[Any]:
        """The rows that a statement finds; StoreError if the database or the disk fails."""
        try:
            with self.reading.connect() as connection:
                return list(connection.execute(statement, values))
        except TROUBLE as problem:
            raise store_error(problem) from None

    def value(self, key: str) -> bytes | None:
        """A single value, as bytes even if somebody has put a number or a text there by hand."""
        rows = self.all(select(schema.meta.c.value).where(schema.meta.c.key == key))
        if not rows or isinstance(rows[0][0], bytes):
            return rows[0][0] if rows else None
        return str(rows[0][0]).encode()

    def entries(self, table_id: str) -> list[bytes]:
        """The journal of a table; empty if there is none."""
        columns = schema.entries.c
        chosen = select(columns.body).where(columns.table_id == table_id).order_by(columns.seq)
        return [row.body for row in self.all(chosen)]

    def table(self, id: str) -> tuple[list[bytes], int]:
        """The journal of a table, and when it was touched."""
        rows = self.all(select(schema.tables.c.touched).where(schema.tables.c.id == id))
        return self.entries(id), int(rows[0].touched) if rows else 0

    def mine(self, player: str, limit: int) -> list[tuple[bytes, int, tuple[int, ...]]]:
        """Tables where a player sits or is the host, newest first: the card, when touched, the seats.

        Tables that the player has dismissed are left out.
        """
        seats, tables = schema.sittings.c, schema.tables.c
        sat = select(seats.table_id).where(seats.player == player)
        hosted = select(tables.id).where(tables.host == player)
        gone = select(schema.dismissals.c.table_id).where(schema.dismissals.c.player == player)
        chosen = (
            select(tables.card, tables.touched, func.group_concat(seats.seat))
            .outerjoin_from(
                schema.tables, schema.sittings, (tables.id == seats.table_id) & (seats.player == player)
            )
            .where(tables.id.in_(sat.union(hosted)), tables.id.not_in(gone))
            .group_by(tables.id)
            .order_by(tables.touched.desc())
            .limit(limit)
        )
        return [(card, touched, seats_in(held)) for card, touched, held in self.all(chosen)]

    def card(self, id: str) -> tuple[bytes, int]:
        """The card of a table, and when it was touched; an empty one if there is no such table."""
        tables = schema.tables.c
        rows = self.all(select(tables.card, tables.touched).where(tables.id == id))
        return tuple(rows[0]) if rows else (b"", 0)

    def seats(self, player: str, table: str) -> tuple[int, ...]:
        """The seats of a player at a table."""
        seats = schema.sittings.c
        chosen = select(seats.seat).where(seats.player == player, seats.table_id == table)
        return tuple(sorted(row.seat for row in self.all(chosen)))

    def finished(self, player: str, wish: Wish) -> tuple[list[Finished], int]:
        """A page of a player's finished games, and how many there are on all pages."""
        found = [Finished(*row) for row in self.all(page_of(player, wish))]
        return found, int(self.all(number_of(player, wish))[0][0])

    def best(self, player: str, game: str, variant: str, but: str) -> tuple[float | None, int]:
        """A player's best score alone at a variant, and in how many games, leaving out the table `but`."""
        rows = self.all(best_of(player, game, variant, but))
        return rows[0][0], int(rows[0][1])

    def hosted(self, player: str) -> int:
        """The number of a host's tables that are not over."""
        tables = schema.tables.c
        chosen = select(func.count()).where(tables.host == player, tables.phase != "over")
        return int(self.all(chosen)[0][0])

    def open_tables(self, limit: int) -> list[tuple[bytes, int]]:
        tables = schema.tables.c
        chosen = select(tables.card, tables.touched).where(tables.phase == "waiting", tables.open.is_(True))
        return [tuple(row) for row in self.all(chosen.order_by(tables.touched.desc()).limit(limit))]

    def due_tables(self, now: int) -> list[str]:
        """Ids of tables with a bot to move or a clock that has run out."""
        tables = schema.tables.c
        late = select(tables.id).where(tables.deadline <= now)
        bots = select(tables.id).where(tables.phase == "playing", tables.bot.is_(True))
        return [row.id for row in self.all(late)] + [row.id for row in self.all(bots)]

    def listed(self, phase: str | None = None, limit: int = 1000) -> list[Any]:
        """Tables for the administrator: id, phase, card and when it was touched, newest first."""
        tables = schema.tables.c
        chosen = select(tables.id, tables.phase, tables.card, tables.touched)
        newest = chosen.where(tables.phase == bindparam("in")).order_by(tables.touched.desc()).limit(limit)
        found = [
            row for one in (PHASES if phase is None else (phase,)) for row in self.all(newest, {"in": one})
        ]
        return sorted(found, key=lambda row: -row.touched)[:limit]

    def untouched(self, before: int, phases: Sequence[str], limit: int) -> list[str]:
        """Some of the tables that nobody has touched since that time."""
        chosen = select(schema.tables.c.id).where(_untouched(before, phases)).limit(limit)
        return [row.id for row in self.all(chosen)]

    def number_untouched(self, before: int, phases: Sequence[str]) -> int:
        """The number of tables that were not touched since that time."""
        chosen = select(func.count()).select_from(schema.tables).where(_untouched(before, phases))
        return int(self.all(chosen)[0][0])

    def unfinished_rules(self) -> list[tuple[str, int]]:
        """Each game and version of its rules that some unfinished table was opened under."""
        tables = schema.tables.c
        chosen = select(tables.game, rules_of(tables.id).label("rules")).where(_unfinished()).distinct()
        return [(row.game, int(row.rules)) for row in self.all(chosen) if row.rules is not None]

    def unfinished_under(self, game: str, rules: int) -> list[UnfinishedTable]:
        """The unfinished tables of a game that were opened under that version of its rules."""
        tables, columns = schema.tables.c, schema.entries.c
        last = select(func.max(columns.seq)).where(columns.table_id == tables.id).scalar_subquery()
        chosen = select(
            tables.id, tables.host, tables.phase, tables.open, tables.card, tables.game, last
        ).where(_unfinished(), tables.game == game, rules_of(tables.id) == rules)
        return [UnfinishedTable(*row) for row in self.all(chosen)]

    def note(self, table_id: str, seat: int) -> str:
        columns = schema.notes.c
        rows = self.all(select(columns.text).where(columns.table_id == table_id, columns.seat == seat))
        return str(rows[0][0]) if rows else ""

    def analysis(self, table_id: str) -> bytes | None:
        columns = schema.courses.c
        rows = self.all(select(columns.body).where(columns.table_id == table_id))
        return rows[0][0] if rows else None

    def content(self, digest: str) -> tuple[str, str] | None:
        """The game and the text of a stored content; None if none has that hash."""
        columns = schema.contents.c
        rows = self.all(select(columns.game, columns.body).where(columns.hash == digest))
        return (str(rows[0].game), str(rows[0].body)) if rows else None

    def contents(self) -> list[tuple[str, str]]:
        """The hash and the game of every stored content, in the order of the games."""
        columns = schema.contents.c
        chosen = select(columns.hash, columns.game).order_by(columns.game, columns.hash)
        return [(row.hash, row.game) for row in self.all(chosen)]

    def unused_contents(self) -> set[str]:
        """The hashes of the contents that no table was opened with."""
        every = schema.tables.alias("every_table")
        used = select(content_of(every.c.id).label("content")).select_from(every).distinct()
        return {digest for digest, _ in self.contents()} - {row.content for row in self.all(used)}

    def banned(self) -> set[str]:
        return {row.whom for row in self.all(select(schema.bans.c.whom))}

    def back_up(self, file: Path) -> None:
        """A copy of the database, whole, while it is in use."""
        copy_database(self.file, file)


def append_job(
    table_id: str,
    first: int,
    bodies: Sequence[bytes],
    row: TableRow | None,
    sat: Sequence[tuple[str, int]] = (),
    stood: Sequence[int] = (),
    order: Sequence[int] = (),
) -> WriteJob:
    """Entries of one journal from number `first` on, and the table's row, if it has changed.

    With an `order`, lots were drawn: seat N is now that of `order[N]`, and `sat` has all players.
    """
    entries = [(table_id, seq, body.decode()) for seq, body in enumerate(bodies, first)]
    written: tuple[Any, ...] | None = None
    if row is not None:
        stamp = int(time.time())
        finished = stamp if row.over else None
        written = (*row[:6], row.card.decode(), stamp, stamp, row.game, finished, row.returns)
    writes: list[Write] = []
    if order:
        writes.append((_drop_sitting, [{"of": table_id, "at": seat} for seat in order]))
        aside = len(order)  # notes go with their players; numbers that no seat has keep them apart
        for low, high in ((0, aside), (aside, 0)):
            writes.append(
                (
                    _move_note,
                    [
                        {"of": table_id, "at": low + (before if low == 0 else seat), "to": high + seat}
                        for seat, before in enumerate(order)
                    ],
                )
            )
    if stood:
        left = [{"of": table_id, "at": seat} for seat in stood]
        writes += [(_leave_trace, left), (_drop_sitting, left)]
        empty = [one for one in left if one["at"] not in {seat for _, seat in sat}]
        if empty:  # notes are the player's, not the seat's
            writes.append((_drop_note, empty))
    if sat:
        writes.append(
            (_add_sitting, [{"player": who, "table_id": table_id, "seat": seat} for who, seat in sat])
        )
    return WriteJob(entries, written, writes)


def _unfinished() -> ColumnElement[bool]:
    return schema.tables.c.phase.in_(["waiting", "playing"])


def _untouched(before: int, phases: Sequence[str]) -> ColumnElement[bool]:
    return (schema.tables.c.touched < before) & schema.tables.c.phase.in_(list(phases))


def seats_in(text: str | None) -> tuple[int, ...]:
    return tuple(sorted(map(int, text.split(",")))) if text else ()
