"""philtre admin check: is the database whole, can every journal be replayed, and do the rows agree with them?

It reads the file itself, in a process of its own and in short transactions, so a server that runs goes on
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
from philtre.server.store.opening import sqlite_error
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


def check(file: Path, tell: Tell, *, copy: bool = False) -> int:
    """Report the problems of a database, and the progress. Returns the number of problems.

    Tables of another version of their rules are counted: they are not replayed, and not a problem.
    A copy is a file that no server uses: nothing is made beside it.
    """
    problems = 0
    other: Counter[str] = Counter()

    def wrong(problem: str) -> None:
        nonlocal problems
        problems += 1
        tell(problem)

    ids: list[str] = []
    try:
        if not file.stat().st_size:
            raise sqlite3.DatabaseError("the file is empty")
        with contextlib.closing(connected(file, copy=copy)) as connection:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version != VERSION:
                raise PhiltreError(
                    f"{file} has schema {version}, this philtre checks {VERSION}: "
                    + ("update philtre" if version > VERSION else "the server brings it up when it starts")
                )
            for problem in pages(connection):
                wrong(f"database: {problem}")
            for problem in (*strays(connection), *contents(connection)):
                wrong(problem)
            ids = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id")]
            shown = time.monotonic()
            for number, id in enumerate(ids):
                if time.monotonic() - shown > PACE:
                    shown = time.monotonic()
                    tell(f"checked tables: {number} of {len(ids)}")
                try:
                    for problem in faults_of(connection, id):
                        wrong(f"table {id}: {problem}")
                except ForeignRules as found:
                    other[str(found)] += 1
    except sqlite3.Error as problem:
        wrong(f"database: {sqlite_error(problem).kind}")
    for rules, number in sorted(other.items()):
        tell(f"tables of {rules}: {number}")
    tell(f"tables: {len(ids)}, problems: {problems}")
    return problems


def connected(file: Path, *, copy: bool) -> sqlite3.Connection:
    """A connection that cannot write."""
    place = address(file) if copy else file.absolute().as_uri() + "?mode=ro"
    connection = sqlite3.connect(place, uri=True, timeout=10, isolation_level=None)
    connection.execute("PRAGMA query_only = ON")
    return connection


def pages(connection: sqlite3.Connection) -> Iterator[str]:
    """The problems that SQLite finds in pages, rows and indexes."""
    try:
        for (found,) in connection.execute(f"PRAGMA integrity_check({MOST})"):
            if found != "ok":
                yield from (line for line in found.splitlines() if not line.startswith("***"))
    except sqlite3.Error as problem:
        yield sqlite_error(problem).kind


def strays(connection: sqlite3.Connection) -> Iterator[str]:
    """Rows that belong to tables that there are not."""
    for name in ("entries", "sittings", "traces", "notes", "courses"):
        chosen = f"SELECT DISTINCT table_id FROM {name} WHERE table_id NOT IN (SELECT id FROM tables)"
        try:
            for (id,) in connection.execute(chosen):
                yield f"table {id}: there is none, but {name} of it"
        except sqlite3.Error as problem:
            yield f"{name}: {sqlite_error(problem).kind}"


def contents(connection: sqlite3.Connection) -> Iterator[str]:
    """The problems of the stored contents."""
    try:
        rows = connection.execute("SELECT hash, game, body FROM contents").fetchall()
    except sqlite3.Error as problem:
        yield f"contents: {sqlite_error(problem).kind}"
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


def faults_of(connection: sqlite3.Connection, id: str) -> list[str]:
    """The problems of one table."""
    try:
        stored = read(connection, id)
    except sqlite3.Error as problem:
        return [f"cannot be read ({sqlite_error(problem).kind})"]
    if stored.row is None and not stored.entries:
        return []  # purged since it was listed
    try:
        table = replayed(connection, stored.entries)  # ForeignRules is counted
    except Damaged as problem:
        return [str(problem)]
    return differences(id, table, stored)


def edition_stored(connection: sqlite3.Connection, setup: Setup) -> Game | None:
    """The game with the content that a table was opened with, to be held while it is replayed."""
    known = edition(setup.game, setup.content)
    if known is None and has_game(setup.game):
        chosen = "SELECT body FROM contents WHERE hash = ? AND game = ?"
        with contextlib.suppress(sqlite3.Error, PhiltreError):
            for (text,) in connection.execute(chosen, (setup.content, setup.game)):
                known = bound(setup.game, text)
    return known


def read(connection: sqlite3.Connection, id: str) -> StoredTable:
    """A table's row, journal and sittings, as they stood together."""
    connection.execute("BEGIN")
    try:
        names = ", ".join(COLUMNS)
        chosen = f"SELECT {names}, card, finished FROM tables WHERE id = ?"
        rows = connection.execute(chosen, (id,)).fetchall()
        chosen = "SELECT seq, body FROM entries WHERE table_id = ? ORDER BY seq"
        entries = connection.execute(chosen, (id,)).fetchall()
        chosen = "SELECT player, seat FROM sittings WHERE table_id = ?"
        sittings = set(connection.execute(chosen, (id,)).fetchall())
    finally:
        connection.execute("ROLLBACK")
    if not rows:
        return StoredTable(None, b"", False, entries, sittings)
    *columns, card, finished = rows[0]
    row = dict(zip(COLUMNS, columns, strict=True))
    return StoredTable(row, card, finished is not None, entries, sittings)


def replayed(connection: sqlite3.Connection, entries: list[tuple[int, bytes]]) -> Table:
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
    played = edition_stored(connection, journal[0].setup)
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
