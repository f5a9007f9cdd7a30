"""Every statement of the store finds its rows by an index, however many there are."""

import contextlib
import re
import sqlite3
from pathlib import Path
from typing import Any

from tests.server.faults import Faults
from tests.server.scene import STEPS, public_methods

from philtre.server.store import bulk
from philtre.server.store.store import Store

# Read from end to end, and meant to be.
ALLOWED = {
    "bans": "read once, when the server starts; one row for each that was banned by hand",
    "contents": "one row for each version of a game's content; read when the server starts",
    "json_each": "the rows of one statement, handed over as JSON",
    "named": "the ids of one statement, handed over as JSON",
    "found": "the games of one player, a subquery",
    "found_all": "the same, to count them",
    "place": "the seats of one table",
}

PLANNED = ("SELECT", "INSERT", "UPDATE", "DELETE")


def test_every_public_method_of_the_store_is_in_the_scene() -> None:
    assert {step.name for step in STEPS} == public_methods()


def statements_of(folder: Path) -> dict[str, Any]:
    """Every statement that the scene makes the store execute, with some values."""
    faults = Faults()
    store = Store(folder, faults.driver)
    faults.seen.clear()  # making the schema is not play
    for step in STEPS:
        step.do(store)
    store.close()
    seen = {text: values for text, values in faults.seen if text.lstrip()[:6].upper() in PLANNED}
    inside = [re.sub(r"NEW\.\w+", "'[]'", statement) for statement in bulk.STATEMENTS]
    return seen | dict.fromkeys(inside, ())


def scans(file: Path, statements: dict[str, Any]) -> dict[str, str]:
    """What SQLite would read from end to end, and for which statement."""
    found = {}
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.create_function("folded", 1, str, deterministic=True)
        bulk.prepare(connection)
        for statement, values in statements.items():
            for *_, detail in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values):
                scanned = re.match(r"SCAN (\w+)", detail)
                if scanned and scanned[1] not in ALLOWED:
                    found[detail] = statement
    return found


def test_no_statement_reads_a_table_that_grows_from_end_to_end(tmp_path: Path) -> None:
    statements, file = statements_of(tmp_path), tmp_path / "philtre.db"
    assert len(statements) > 60
    assert scans(file, statements) == {}
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("DROP INDEX sittings_by_table")
        connection.execute("DROP INDEX traces_by_table")
    assert {detail.split()[1] for detail in scans(file, statements)} == {"sittings", "traces"}
