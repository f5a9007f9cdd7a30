"""philtre admin check: is the database whole, can every journal be replayed, and do the rows agree with them?

It reads the database itself, in a process of its own and in short transactions, so a server that runs goes on
as if nobody looked. It changes nothing.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from philtre.core.errors import PhiltreError
from philtre.core.game import Game, hash_of, tidy
from philtre.core.registry import bound, edition, game, has_game
from philtre.core.state import CHANCE
from philtre.server.live.table_summary import readable_card, row_of
from philtre.server.random_bits import RandomBits
from philtre.server.store.copies import address
from philtre.server.store.database import Reader, Snapshots
from philtre.server.store.errors import StoreError
from philtre.server.store.opening import FileRows, sqlite_error
from philtre.server.store.schema import VERSION
from philtre.table.entries import AnyEntry, Dealt, Moved, Opened, Undone, decode
from philtre.table.match import Match
from philtre.table.seats import FORMER
from philtre.table.setup import Setup
from philtre.table.state import Outdated, lesson_given
from philtre.table.table import Table

PACE = 2.0  # seconds between lines of progress
MOST = 100  # problems that SQLite lists
COLUMNS = ("host", "phase", "open", "bot", "deadline", "game", "returns")  # as the journal says

Tell = Callable[[str], None]


class StoredTable(NamedTuple):
    """A table's row, journal and sittings in the database, at one moment."""

    row: dict[str, object] | None
    card: bytes
    finished: bool
    entries: list[tuple[int, bytes]]
    sittings: set[tuple[str, int]]


class Damaged(PhiltreError):
    """A journal that cannot be replayed; the message says why."""


class ForeignRules(PhiltreError):
    """A table of another version of its game's rules; the message names the version."""


class FileReader(FileRows):
    """Reads a file through a connection that cannot write. A copy is a file that no server uses."""

    def __init__(self, file: Path, *, copy: bool) -> None:
        place = address(file) if copy else file.absolute().as_uri() + "?mode=ro"
        super().__init__(sqlite3.connect(place, uri=True, timeout=10, isolation_level=None))
        try:
            self.connection.execute("PRAGMA query_only = ON").close()
        except BaseException:
            self.connection.close()
            raise

    @contextlib.contextmanager
    def snapshot(self) -> Iterator[Reader]:
        self.rows("BEGIN")
        try:
            yield self
        finally:
            self.rows("ROLLBACK")

    def close(self) -> None:
        self.connection.close()


def check(file: Path, tell: Tell, *, copy: bool = False) -> int:
    """Report the problems of an SQLite file, and the progress. Returns the number of problems.

    A copy is a file that no server uses: nothing is made beside it.
    """
    try:
        if not file.stat().st_size:
            raise sqlite3.DatabaseError("the file is empty")
        reader = FileReader(file, copy=copy)
    except sqlite3.Error as problem:
        return told(Findings(tell), f"database: {sqlite_error(problem).kind}")
    with contextlib.closing(reader):
        try:
            version = reader.rows("PRAGMA user_version")[0][0]
        except StoreError as problem:
            return told(Findings(tell), f"database: {problem.kind}")
        if version != VERSION:
            raise PhiltreError(
                f"{file} has schema {version}, this philtre checks {VERSION}: "
                + ("update philtre" if version > VERSION else "the server brings it up when it starts")
            )
        return check_database(reader, tell)


class Findings:
    """The problems that were found, counted and told."""

    def __init__(self, tell: Tell) -> None:
        self.tell = tell
        self.problems = 0
        self.tables = 0
        self.other: Counter[str] = Counter()

    def wrong(self, problem: str) -> None:
        self.problems += 1
        self.tell(problem)


def told(findings: Findings, problem: str = "") -> int:
    """Tell the numbers at the end; returns the number of problems."""
    if problem:
        findings.wrong(problem)
    for rules, number in sorted(findings.other.items()):
        findings.tell(f"tables of {rules}: {number}")
    findings.tell(f"tables: {findings.tables}, problems: {findings.problems}")
    return findings.problems


def check_database(database: Snapshots, tell: Tell) -> int:
    """Report the problems of a database of today's schema, and the progress. Returns the number of problems.

    Tables of another version of their rules are counted: they are not replayed, and not a problem.
    """
    found = Findings(tell)
    try:
        for problem in pages(database):
            found.wrong(f"database: {problem}")
        for problem in (*strays(database), *contents(database)):
            found.wrong(problem)
        ids = [row[0] for row in database.rows("SELECT id FROM tables ORDER BY id")]
        found.tables = len(ids)
        shown = time.monotonic()
        for number, id in enumerate(ids):
            if time.monotonic() - shown > PACE:
                shown = time.monotonic()
                tell(f"checked tables: {number} of {len(ids)}")
            try:
                for problem in faults_of(database, id):
                    found.wrong(f"table {id}: {problem}")
            except ForeignRules as rules:
                found.other[str(rules)] += 1
    except StoreError as problem:
        return told(found, f"database: {problem.kind}")
    return told(found)


def pages(database: Reader) -> Iterator[str]:
    """The problems that SQLite finds in pages, rows and indexes; PostgreSQL has pg_amcheck for that."""
    if database.dialect == "postgres":
        return
    try:
        for (found,) in database.rows(f"PRAGMA integrity_check({MOST})"):
            if found != "ok":
                yield from (line for line in found.splitlines() if not line.startswith("***"))
    except StoreError as problem:
        yield problem.kind


def strays(database: Reader) -> Iterator[str]:
    """Rows that belong to tables that there are not."""
    for name in ("entries", "sittings", "traces", "notes", "courses"):
        chosen = f"SELECT DISTINCT table_id FROM {name} WHERE table_id NOT IN (SELECT id FROM tables)"
        try:
            for (id,) in database.rows(chosen):
                yield f"table {id}: there is none, but {name} of it"
        except StoreError as problem:
            yield f"{name}: {problem.kind}"


def contents(database: Reader) -> Iterator[str]:
    """The problems of the stored contents."""
    try:
        rows = database.rows("SELECT hash, game, body FROM contents")
    except StoreError as problem:
        yield f"contents: {problem.kind}"
        return
    for digest, name, text in rows:
        try:
            found = bound(name, text).content_hash
        except Exception as problem:  # noqa: BLE001 - whatever a game makes of a damaged content
            if hash_of(tidy(text)) != digest:  # else it is of earlier rules
                yield f"content {digest} of {name}: cannot be read ({problem})"
        else:
            if found != digest:
                yield f"content {digest} of {name}: is another than its hash says"


def faults_of(database: Snapshots, id: str) -> list[str]:
    """The problems of one table."""
    try:
        stored = read(database, id)
    except StoreError as problem:
        return [f"cannot be read ({problem.kind})"]
    if stored.row is None and not stored.entries:
        return []  # purged since it was listed
    try:
        table = replayed(database, stored.entries)  # ForeignRules is counted
    except Damaged as problem:
        return [str(problem)]
    return differences(id, table, stored)


def edition_stored(database: Reader, setup: Setup) -> Game | None:
    """The game with the content that a table was opened with, to be held while it is replayed."""
    known = edition(setup.game, setup.content)
    if known is None and has_game(setup.game):
        chosen = "SELECT body FROM contents WHERE hash = :hash AND game = :game"
        with contextlib.suppress(PhiltreError):
            for (text,) in database.rows(chosen, {"hash": setup.content, "game": setup.game}):
                known = bound(setup.game, text)
    return known


def read(database: Snapshots, id: str) -> StoredTable:
    """A table's row, journal and sittings, as they stood together."""
    with database.snapshot() as moment:
        names, one = ", ".join(COLUMNS), {"id": id}
        rows = moment.rows(f"SELECT {names}, card, finished FROM tables WHERE id = :id", one)
        found = moment.rows("SELECT seq, body FROM entries WHERE table_id = :id ORDER BY seq", one)
        entries = [(seq, body) for seq, body in found]
        found = moment.rows("SELECT player, seat FROM sittings WHERE table_id = :id", one)
        sittings = {(player, seat) for player, seat in found}
    if not rows:
        return StoredTable(None, b"", False, entries, sittings)
    *columns, card, finished = rows[0]
    row = dict(zip(COLUMNS, columns, strict=True))
    return StoredTable(row, card, finished is not None, entries, sittings)


def replayed(database: Reader, entries: list[tuple[int, bytes]]) -> Table:
    """The table that a journal comes to; Damaged says at which entry it ends, or what this program lacks.

    ForeignRules is raised for a table of another version of its rules.
    """
    if not entries:
        raise Damaged("its journal is missing")
    for expected, (seq, _) in enumerate(entries, 1):
        if seq != expected:
            raise Damaged(f"entry {expected} is missing, the next one is {seq}")
    journal = [decoded(seq, body) for seq, body in entries]
    if not isinstance(journal[0], Opened):
        raise Damaged("entry 1 does not open a table")
    played = edition_stored(database, journal[0].setup)
    try:
        table = Table(journal[0], RandomBits(), lesson_given(journal[0]))
    except Outdated as problem:
        must_be_of_these_rules(journal[0])
        raise Damaged(missing(journal[0], problem)) from None
    except Exception as problem:  # noqa: BLE001 - whatever a game makes of a setup that is not its own
        raise Damaged(f"entry 1 cannot be replayed ({type(problem).__name__}: {problem})") from None
    del played  # the table holds it
    for number, entry in enumerate(journal[1:], 2):
        try:
            follow(table, entry)
        except Exception as problem:  # noqa: BLE001 - whatever a rule makes of what is not its own
            why = f"{type(problem).__name__}: {problem}"
            raise Damaged(f"entry {number} cannot be replayed ({why})") from None
    return table


def follow(table: Table, entry: AnyEntry) -> None:
    """Apply an entry if the rules allow it: compiled rules do not check actions themselves."""
    match = table.match
    if isinstance(entry, Moved):
        must_be_possible(match, entry.seat, (entry.action,))
        must_be_possible(match, CHANCE, entry.chance)
    elif isinstance(entry, Dealt):
        must_be_possible(match, CHANCE, entry.chance)
    elif isinstance(entry, Undone):
        match.roll_back_to(entry.keep)
    table.apply(entry)


def must_be_possible(match: Match, actor: int, actions: tuple[int, ...]) -> None:
    """Play what a seat or chance did, if they could."""
    for action in actions:
        possible = [one for one, _ in match.state.outcomes()] if actor == CHANCE else match.legal()
        if match.actor != actor or action not in possible:
            raise ValueError(f"{action} is not possible there")
        match.follow((action,))


def must_be_of_these_rules(opened: Opened) -> None:
    setup = opened.setup
    if has_game(setup.game) and setup.rules != game(setup.game).rules_version:
        raise ForeignRules(
            f"{setup.game} under rules {setup.rules}, this philtre has {game(setup.game).rules_version}"
        )


def missing(opened: Opened, problem: Outdated) -> str:
    """The reason why this program cannot replay a table whose journal is sound."""
    setup = opened.setup
    if not has_game(setup.game):
        return f"needs the game {setup.game}, which this philtre does not have"
    if setup.content != game(setup.game).content_hash:
        return f"needs the content {setup.content} of {setup.game}, which is neither in this philtre nor kept"
    return str(problem)


def decoded(seq: int, body: bytes) -> AnyEntry:
    try:
        return decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, TypeError) as problem:
        raise Damaged(f"entry {seq} is damaged ({problem})") from None


def differences(id: str, table: Table, stored: StoredTable) -> list[str]:
    """The differences of a table's row and sittings from its journal, a phrase each."""
    if stored.row is None:
        return ["there is a journal, but no row"]
    row = row_of(id, table)
    found = [
        f"its row says {name} {stored.row[name]!r}, its journal {wanted!r}"
        for name in COLUMNS
        if stored.row[name] != (wanted := getattr(row, name))
    ]
    if readable_card(stored.card, 0) is None:
        found.append("its card cannot be read")
    if row.over and not stored.finished:
        found.append("its row does not say when the game was over")
    if stored.finished and table.ending is None:
        found.append("its row says that the game is over, its journal does not")
    seats = {
        (player, number)
        for number, seat in enumerate(table.seats)
        for player in seat.players
        if not seat.former and not player.startswith(FORMER)
    }
    found += [
        f"seat {seat + 1} is not listed as {player}'s" for player, seat in sorted(seats - stored.sittings)
    ]
    found += [f"seat {seat + 1} is listed as {player}'s" for player, seat in sorted(stored.sittings - seats)]
    return found
