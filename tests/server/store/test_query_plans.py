"""Every statement of the store finds its rows by an index, however many there are."""

import ast
import contextlib
import re
import sqlite3
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from tests.server.faults import Faults
from tests.server.scene import STEPS, public_methods

from philtre.server import store as store_package
from philtre.server.store import bulk
from philtre.server.store.store import Store

# Read from end to end, and meant to be.
ALLOWED = {
    "bans": "read once, when the server starts; one row for each that was banned by hand",
    "contents": "one row for each version of a game's content; read when the server starts",
    "every_table": "read when an administrator purges, beside play",
    "json_each": "the rows of one statement, handed over as JSON",
    "named": "the ids of one statement, handed over as JSON",
    "found": "the games of one player, a subquery",
    "found_all": "the same, to count them",
    "place": "the seats of one table",
}

PLANNED = ("SELECT", "INSERT", "UPDATE", "DELETE")
MAKERS = {"select", "insert", "update", "delete", "exists", "text"}  # what a statement is made with

# Not in the scene, and meant to read all there is.
SELDOM = {
    "_clock": "when the server starts, and only if its clock cannot be read",
    "refold": "when the server starts, once for each way in which names are read",
}


def test_every_public_method_of_the_store_is_in_the_scene() -> None:
    assert {step.name for step in STEPS} == public_methods()


def places_of(file: Path) -> dict[int, str]:
    """The lines within functions that make a statement or name one that is made once; by their function."""
    tree, makers = ast.parse(file.read_text(encoding="utf-8")), set[str]()
    for part in tree.body:
        if isinstance(part, ast.ImportFrom):
            makers |= {name.name for name in part.names} & MAKERS
        elif isinstance(part, ast.Assign) and names_in(part.value, attributes=True).keys() & (
            MAKERS | makers
        ):
            makers |= {target.id for target in part.targets if isinstance(target, ast.Name)}
    return {
        line: function.name
        for function in ast.walk(tree)
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and function.name not in SELDOM
        for name, lines in names_in(*function.body).items()
        if name in makers
        for line in lines
    }


def names_in(*parts: ast.AST, attributes: bool = False) -> dict[str, set[int]]:
    """The names that are read, with their lines."""
    found: dict[str, set[int]] = {}
    for node in (node for part in parts for node in ast.walk(part)):
        if isinstance(node, ast.Name):
            found.setdefault(node.id, set()).add(node.lineno)
        elif attributes and isinstance(node, ast.Attribute):
            found.setdefault(node.attr, set()).add(node.lineno)
    return found


def test_every_statement_of_the_store_is_made_in_the_scene(tmp_path: Path) -> None:
    home, reached = Path(store_package.__file__).parent, set[tuple[str, int]]()

    def trace(frame: FrameType, event: str, _: object) -> Any:
        if not frame.f_code.co_filename.startswith(str(home)):
            return None
        if event == "line":
            reached.add((frame.f_code.co_filename, frame.f_lineno))
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        statements_of(tmp_path)
    finally:
        sys.settrace(before)
    wanted = {
        (str(file), line): f"{file.name}:{line} {name}"
        for file in home.glob("*.py")
        for line, name in places_of(file).items()
    }
    assert len(wanted) > 60
    assert sorted(wanted[place] for place in wanted.keys() - reached) == []


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
