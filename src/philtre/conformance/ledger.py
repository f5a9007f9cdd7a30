"""A game's ledger: each rule in one sentence, where it comes from, where it is coded, which test shows it.

    [[rule]]
    number = "A14"
    text = "A power may not leave the market as it was."
    source = "ruling"
    code = ["powers.list_swaps", "content.toml"]
    tests = ["tests/games/apotheca/test_powers.py::test_two_face_up_tiles_of_one_colour_cannot_be_swapped"]

`code` names functions, classes and values by module, as seen from the game's package, or files of its folder.
A rule that refusals rest on also names the chapter of the words that tells it: chapter = "rules-09-powers".
"""

from __future__ import annotations

import ast
import contextlib
import importlib
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Final

from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.text.sheet import LANGUAGES, Sheet, read_sheet
from philtre.text.words import Words

LEDGER: Final = "ledger.toml"
SOURCES: Final = ("rulebook", "faq", "ruling", "inferred", "house")


@dataclass(frozen=True)
class Rule:
    """One rule of a game, or one ruling on it."""

    number: str
    text: str
    source: str
    code: list[str]
    tests: list[str]
    chapter: str = ""


def read_ledger(file: Path) -> list[Rule]:
    """The rules of a ledger file; an error names place and field."""
    sheet = read_sheet(file.read_text(encoding="utf-8"), file.name)
    rules = [read_rule(row) for row in sheet.sheets("rule")]
    sheet.close()
    return rules


def read_rule(row: Sheet) -> Rule:
    number = row.text("number")
    if not re.fullmatch(r"[A-Z](0|[1-9][0-9]*)", number):
        raise row.wrong("number", "a letter and a number, such as A14", number)
    rule = Rule(
        number,
        row.text("text"),
        row.one_of("source", SOURCES),
        texts(row, "code"),
        texts(row, "tests"),
        row.text("chapter") if "chapter" in row.table else "",
    )
    row.close()
    return rule


def texts(row: Sheet, field: str) -> list[str]:
    value = row.take(field, "a list of names")
    if not isinstance(value, list) or not all(isinstance(entry, str) for entry in value):
        raise row.wrong(field, "a list of names", value)
    return value


def ledger_faults(game: Game, root: Path, file: Path | None = None) -> list[str]:
    """The faults of a game's ledger, a sentence each; `root` is the folder that tests are named from."""
    file = file or game.folder() / LEDGER
    try:
        rules = read_ledger(file)
    except (OSError, PhiltreError) as problem:
        return [str(problem)]
    package = package_of(game)
    tests: dict[Path, set[str]] = {}
    return [
        *numbering(rules),
        *[fault for rule in rules for fault in rule_faults(rule, game, package, root, tests)],
        *unwritten(rules, game),
        *uncited(rules, Path(str(package.__file__)).parent),
    ]


def package_of(game: Game) -> ModuleType:
    module = sys.modules[type(game).__module__]
    return module if hasattr(module, "__path__") else importlib.import_module(str(module.__package__))


def numbering(rules: list[Rule]) -> Iterator[str]:
    """Each number once, and none left out."""
    numbers = [rule.number for rule in rules]
    for number in sorted({number for number in numbers if numbers.count(number) > 1}):
        yield f"{number} stands twice"
    for letter in sorted({number[0] for number in numbers}):
        found = {int(number[1:]) for number in numbers if number[0] == letter}
        for place in sorted(set(range(1, max(found) + 1)) - found):
            yield f"{letter}{place} is missing"


def rule_faults(
    rule: Rule, game: Game, package: ModuleType, root: Path, tests: dict[Path, set[str]]
) -> Iterator[str]:
    if not rule.text.endswith(".") or re.search(r"[.!?] ", rule.text):
        yield f"{rule.number}: expected one sentence, found {rule.text!r}"
    if not rule.code:
        yield f"{rule.number} is not coded anywhere"
    if not rule.tests:
        yield f"{rule.number} is not shown by a test"
    for entry in rule.code:
        if not (game.folder() / entry).is_file() and not is_coded(package, entry):
            yield f"{rule.number}: there is no code {entry}"
    for entry in rule.tests:
        name, _, test = entry.partition("::")
        if root / name not in tests:
            tests[root / name] = tests_in(root / name)
        if test not in tests[root / name]:
            yield f"{rule.number}: there is no test {entry}"


def unwritten(rules: list[Rule], game: Game) -> Iterator[str]:
    """Chapters that the game's words do not have."""
    named = [rule for rule in rules if rule.chapter]
    words = [Words(language, game) for language in LANGUAGES] if named else []
    for rule in named:
        if not all(language.has(rule.chapter) for language in words):
            yield f"{rule.number}: there is no chapter {rule.chapter}"


def is_coded(package: ModuleType, entry: str) -> bool:
    """True if module.name or module.Class.name exists in the package; modules may stand in folders."""
    found: object = package
    for name in entry.split("."):
        if isinstance(found, ModuleType) and not hasattr(found, name):
            with contextlib.suppress(ModuleNotFoundError):
                importlib.import_module(f"{found.__name__}.{name}")
        if not hasattr(found, name):
            return False
        found = getattr(found, name)
    return not isinstance(found, ModuleType)


def tests_in(file: Path) -> set[str]:
    """The tests of a file: test_name, and Class::test_name."""
    if not file.is_file():
        return set()
    found: set[str] = set()
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}::{part.name}" for part in node.body if isinstance(part, ast.FunctionDef)}
        elif isinstance(node, ast.FunctionDef):
            found.add(node.name)
    return {name for name in found if name.rpartition("::")[2].startswith("test_")}


def uncited(rules: list[Rule], folder: Path) -> Iterator[str]:
    """Citations in the game's source that lead nowhere."""
    numbers = {rule.number for rule in rules}
    letters = "".join(sorted({number[0] for number in numbers}))
    for file in sorted(folder.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        cited = citations(source, re.compile(rf"\b[{letters}][0-9]+\b"))
        for number in sorted(cited - numbers):
            yield f"{file.name} cites {number}, which the ledger does not know"


def citations(source: str, pattern: re.Pattern[str]) -> set[str]:
    """The numbers that comments, docstrings and refusals rest on."""
    said: list[str] = [
        token.string
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT
    ]
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            said.append(ast.get_docstring(node) or "")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and pattern.fullmatch(node.value):
            found.add(node.value)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
            rules = [*node.args[1:2], *[word.value for word in node.keywords if word.arg == "rule"]]
            found |= {str(rule.value) for rule in rules if isinstance(rule, ast.Constant)}
    return found.union(*[pattern.findall(text) for text in said])
