"""What the documents say can be done: code runs, commands parse, links lead somewhere."""

from __future__ import annotations

import ast
import re
import shlex
from pathlib import Path

import pytest

from philtre.cli import parser

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    *[ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md")],
    *sorted((ROOT / "docs").rglob("*.md")),
]


def blocks(language: str) -> list[tuple[str, str]]:
    return [
        (document.name, block)
        for document in DOCUMENTS
        for block in re.findall(rf"(?ms)^```{language}\n(.*?)^```", document.read_text(encoding="utf-8"))
    ]


@pytest.mark.parametrize(("document", "code"), blocks("python"))
def test_code_in_the_documents_runs(document: str, code: str, capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(code, document, "exec"), {})
    assert capsys.readouterr().out


def commands() -> list[list[str]]:
    lines = [line for _, block in blocks("sh") for line in block.splitlines()]
    words = [shlex.split(line, comments=True) for line in lines]
    return [
        line[at + 1 :]
        for line in words
        for at, word in enumerate(line)
        if re.fullmatch(r"(\.venv/bin/)?philtre", word) and line[0] != "createdb"  # which makes a database
    ]


@pytest.mark.parametrize("arguments", commands(), ids=" ".join)
def test_commands_in_the_documents_are_understood(arguments: list[str]) -> None:
    assert parser().parse_args(arguments).run


def test_make_targets_in_the_documents_exist() -> None:
    targets = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8")))
    named = {
        name
        for document in DOCUMENTS
        for name in re.findall(r"(?m)(?:^|`)make ([a-z-]+)", document.read_text(encoding="utf-8"))
    }
    assert named <= targets


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_lead_somewhere(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    if document.parent.name == "api":  # docstrings have indented code
        text = re.sub(r"(?m)^    .*", "", text)
    for target in re.findall(r"\]\(([^)#]+)\)", text):
        assert target.startswith("http") or (document.parent / target).exists(), target


def test_the_signatures_of_the_contract_are_those_of_the_code() -> None:
    (block,) = re.findall(
        r"(?ms)^```pyi\n(.*?)^```", (ROOT / "docs" / "contract.md").read_text(encoding="utf-8")
    )
    files = [file.read_text(encoding="utf-8") for file in (ROOT / "src" / "philtre" / "core").glob("*.py")]
    code = {kind: members for text in files for kind, members in signatures(text).items()}
    written = signatures(block)
    assert {kind: {name: code[kind].get(name) for name in written[kind]} for kind in written} == written


def signatures(text: str) -> dict[str, dict[str, str]]:
    """The methods and annotated attributes of each class, by name: their arguments and types."""
    kinds = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return {
        kind.name: {
            **{
                one.name: f"{ast.unparse(one.args)} -> {ast.unparse(one.returns)}"
                for one in kind.body
                if isinstance(one, ast.FunctionDef) and one.returns
            },
            **{
                ast.unparse(one.target): ast.unparse(one)
                for one in kind.body
                if isinstance(one, ast.AnnAssign)
            },
        }
        for kind in kinds
    }


def promises(document: str) -> list[str]:
    """Rows of tables, and paragraphs and items that begin in bold: each is a promise."""
    text = (ROOT / "docs" / document).read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ")]
    paragraphs = [part for part in re.split(r"\n\n|\n(?=- )", text) if part.startswith(("**", "- **"))]
    return [row for row in rows if not row.startswith("| promise")] + paragraphs


@pytest.mark.parametrize(
    "promise", [*promises("security.md"), *promises("reliability.md")], ids=lambda text: text[:60]
)
def test_every_promise_of_the_server_names_tests_that_are_there(promise: str) -> None:
    there = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
    }
    named = re.findall(r"`(test_\w+)`", promise)
    assert named
    assert not set(named) - there
