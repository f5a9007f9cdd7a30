"""Every statement of the store finds its rows by an index, however many there are."""

import ast
import contextlib
import re
import sqlite3
from pathlib import Path
from typing import Any

import psycopg
import pytest
from tests.server.faults import Faults
from tests.server.postgres import PostgresServer
from tests.server.scene import STEPS, public_methods

from philtre.server.store import bulk, history, keys, people, subscriptions
from philtre.server.store import postgres as postgres_module
from philtre.server.store import store as store_module
from philtre.server.store.postgres import PostgresDatabase, rows_of
from philtre.server.store.postgres_opening import text_of
from philtre.server.store.sql import SQL, Both, text_for
from philtre.server.store.store import Store

# Read from end to end, and meant to be.
ALLOWED = {
    "bans": "read once, when the server starts; one row for each that was banned by hand",
    "contents": "one row for each version of a game's content; read when the server starts",
    "every_table": "read when an administrator purges, beside play",
    "json_each": "the rows of one statement, handed over as JSON",
    "named": "the ids of one statement, handed over as JSON",
    "subscriptions": "read when the server starts, and after the bus was cut; one row for each device",
    "played": "the games of one player, a subquery",
    "found": "the same",
}

PLANNED = ("SELECT", "INSERT", "UPDATE", "DELETE")

# Not in the scene, and meant to read all there is.
SELDOM = {
    "_LATEST": "when the server starts, and only if its clock cannot be read",
    "_NAMES": "when the server starts, once for each way in which names are read",
    "_SET_ASIDE": "the same",
    "_PLAYERS": "when the server starts; one row for each device",
    "_WRITE_KEY": "the same",
}


def test_every_public_method_of_the_store_is_in_the_scene() -> None:
    assert {step.name for step in STEPS} == public_methods()


def written() -> dict[str, str]:
    """Every statement in the modules of the store that have any, with where it stands."""
    found = {}
    for module in (store_module, history, keys, people, subscriptions):
        assert module.__file__
        tree = ast.parse(Path(module.__file__).read_text(encoding="utf-8"))
        inside = [
            node.value
            for function in ast.walk(tree)
            if isinstance(function, ast.FunctionDef)
            for node in ast.walk(function)
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        named = {
            name: [one] if isinstance(one, str | Both) else one
            for name, one in vars(module).items()
            if isinstance(one, str | tuple) and name not in SELDOM
        }
        for name, statements in {**named, "a function": inside}.items():
            for statement in statements:
                if isinstance(statement, str | Both):
                    text = text_for("sqlite", statement)
                    if text.lstrip().startswith(PLANNED):
                        found[text] = f"{module.__name__}: {name}"
    return found


def test_every_statement_of_the_store_is_made_in_the_scene(tmp_path: Path) -> None:
    made, all_of_them = statements_of(tmp_path), written()
    assert len(all_of_them) > 80
    missed = {where: text for text, where in all_of_them.items() if not any(text in one for one in made)}
    assert missed == {}


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


def test_no_read_on_postgresql_goes_through_a_table_that_grows(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: dict[str, Any] = {}

    def recorded(connection: Any, statement: SQL, values: Any) -> list[Any]:
        seen[text_of(statement)] = values
        return rows_of(connection, statement, values)

    monkeypatch.setattr(postgres_module, "rows_of", recorded)
    url = postgres.fresh()
    store = Store(PostgresDatabase(url))
    for step in STEPS:
        step.do(store)
    store.close()
    assert len(seen) > 40
    found = {}
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("SET enable_seqscan = off")  # so that a small table is read as a large one is
        for text, values in seen.items():
            if text.lstrip().startswith(PLANNED):
                plan = "\n".join(line for (line,) in connection.execute(f"EXPLAIN {text}", values))
                for table in set(re.findall(r"Seq Scan on (\w+)", plan)) - ALLOWED.keys():
                    found[table] = text
    assert found.keys() <= {"tables"}, found  # for the contents in use, when an administrator purges
    assert all("every_table" in text for text in found.values())
