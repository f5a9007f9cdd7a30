"""docs/glossary.md is true: its places exist; public names, packages and shared class names have lines."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import philtre

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "philtre"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
TERMS, SHARED, OLDER = re.split("## (?:Shared class names|Older words)\n", GLOSSARY)


def rows(text: str) -> list[list[str]]:
    lines = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return lines[1:]  # without the head


def plain(term: str) -> str:
    return term.replace("`", "").removesuffix("()")


def quoted(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


TERM_ROWS = rows(TERMS)
PLACES = [place for row in TERM_ROWS for place in quoted(row[2])]
OLD_NAMES = [name for row in rows(OLDER) for name in quoted(row[0])]


def resolves(name: str) -> bool:
    """True if the dotted name is a module, or an attribute (of a class, too) of one."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:end]))
        except ModuleNotFoundError:
            continue
        for part in parts[end:]:
            if not hasattr(found, part) and part not in getattr(found, "__annotations__", {}):
                return False
            found = getattr(found, part, None)
        return True
    return False


def trees() -> Iterator[tuple[str, ast.Module]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
        yield ".".join(parts).removesuffix(".__init__"), ast.parse(file.read_text(encoding="utf-8"))


def identifiers(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.alias(name=name):
                yield name
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name


def test_rows_have_a_term_a_sentence_and_a_place() -> None:
    for row in TERM_ROWS:
        assert len(row) == 3, row
        assert row[1][0].isupper(), row
        assert row[1].endswith("."), row
        assert quoted(row[2]), row


def test_terms_are_sorted_and_unique() -> None:
    terms = [plain(row[0]).lower() for row in TERM_ROWS]
    assert terms == sorted(terms)
    assert len({row[0] for row in TERM_ROWS}) == len(terms)


@pytest.mark.parametrize("place", PLACES)
def test_every_place_exists(place: str) -> None:
    assert (ROOT / place).exists() if "/" in place else resolves(place)


def test_every_public_name_has_a_line() -> None:
    known = {place.removeprefix("philtre.") for place in PLACES}
    assert not set(philtre.__all__) - known


def test_every_package_has_a_line() -> None:
    packages = {
        ".".join(file.parent.relative_to(PACKAGE.parent).parts) for file in PACKAGE.rglob("__init__.py")
    } - {"philtre"}
    assert not packages - set(PLACES)


def test_old_words_are_gone() -> None:
    used = {name: module for module, tree in trees() for name in identifiers(tree)}
    assert {name: used[name] for name in OLD_NAMES if name in used} == {}
    assert [name for name in OLD_NAMES if "." in name and resolves(name)] == []


def test_classes_of_one_name_are_listed() -> None:
    """A class name that two modules define is a term with both places in its line, and has a reason."""
    modules: dict[str, list[str]] = {}
    for module, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                modules.setdefault(node.name, []).append(f"{module}.{node.name}")
    lines = [set(quoted(row[2])) for row in TERM_ROWS]
    shared = {name: places for name, places in modules.items() if len(places) > 1}
    assert {name: at for name, at in shared.items() if not any(set(at) <= line for line in lines)} == {}
    assert [plain(name) for name, _ in rows(SHARED)] == sorted(shared)
