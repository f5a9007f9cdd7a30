"""The tutorial works: its blocks, put together page by page, are a game that keeps the contract."""

from __future__ import annotations

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
import zipfile
from itertools import pairwise
from pathlib import Path

import pytest

from philtre.core.libraries import core_key
from philtre.new import new_game

FOLDER = Path(__file__).parents[1] / "docs" / "tutorial"
PAGES = sorted(FOLDER.glob("[0-9]-*.md"))
BLOCK = re.compile(r"(?ms)^```(?P<language>\w+)(?P<append> append)?(?: (?P<path>\S+))?\n(?P<text>.*?)^```")
MOST = 400  # lines of code of the whole game
needs_compiling = pytest.mark.skipif(
    core_key() is None or shutil.which("cc") is None,
    reason="philtre is not compiled, or there is no C compiler",
)
SHELL = ("mkdir", "mv", "touch")  # commands of the pages that make the game; the others use it


def follow(page: Path, folder: Path) -> None:
    """Do what a page says: write and change files, and run the commands that move them."""
    for block in BLOCK.finditer(page.read_text(encoding="utf-8")):
        path, text = block["path"], block["text"]
        if block["language"] == "sh":
            for line in text.splitlines():
                if line.split()[0] in SHELL:
                    subprocess.run(shlex.split(line), cwd=folder, check=True)
        elif path is not None:
            file = folder / path
            file.parent.mkdir(parents=True, exist_ok=True)
            before = (
                file.read_text(encoding="utf-8") if block["append"] or block["language"] == "diff" else ""
            )
            after = patched(before, text, path) if block["language"] == "diff" else before + text
            file.write_text(after, encoding="utf-8")


def patched(before: str, diff: str, place: str) -> str:
    """The text with the lines marked `-` replaced by those marked `+`; unmarked lines say where."""
    lines = diff.splitlines(keepends=True)
    old = "".join(line[1:] for line in lines if line[0] in " -")
    new = "".join(line[1:] for line in lines if line[0] in " +")
    assert before.count(old) == 1, f"{place}: not there, or not once:\n{old}"
    return before.replace(old, new)


def game_after(number: int, folder: Path) -> Path:
    """The folder with the game as it is after so many pages."""
    new_game("posy", folder)
    for page in PAGES[:number]:
        follow(page, folder)
    return folder


def run(folder: Path, *command: str, games: bool = True) -> str:
    """What a command prints; it must succeed."""
    paths = [str(Path(one).absolute()) for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(paths), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    if games:
        environment["PHILTRE_GAMES"] = str(folder / "posy")
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=folder, capture_output=True, text=True, timeout=300, check=False,
        env=environment,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_pages_are_linked_in_their_order() -> None:
    index = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"\]\((\d-\w+\.md)\)", index) == [page.name for page in PAGES]
    for page, after in pairwise(PAGES):
        assert re.findall(r"(?m)^Next: \[.*\]\((.*)\)$", page.read_text(encoding="utf-8")) == [after.name]


def test_the_whole_game_is_small_and_its_tests_pass(tmp_path: Path) -> None:
    folder = game_after(len(PAGES), tmp_path)
    files = [*(folder / "posy").rglob("*.py"), *(folder / "posy").rglob("*.toml"), folder / "pyproject.toml"]
    assert sum(code_lines(file) for file in files) < MOST
    assert "4 passed" in run(folder, "pytest", "-q", "-p", "no:cacheprovider", "test_posy.py")


def code_lines(file: Path) -> int:
    """The number of lines that are not blank, a comment or a docstring."""
    text = file.read_text(encoding="utf-8")
    prose: set[int] = set()
    if file.suffix == ".py":
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
                prose |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(text.splitlines(), 1)
    return sum(bool(line.strip()) and line.strip()[0] != "#" and at not in prose for at, line in lines)


def test_the_whole_game_keeps_the_contract_in_one_setting(tmp_path: Path) -> None:
    folder = game_after(len(PAGES), tmp_path)
    code = (
        "import philtre; from philtre.conformance import CHECKS, cases\n"
        "from philtre.table.lesson import lesson_of\n"
        "game = philtre.game('posy')\n"
        "for check in CHECKS.values(): check(cases(game)[0], 1)\n"
        "print(len(lesson_of(game).script), game.metrics().accounts(), game.start(seats=2))"
    )
    (folder / "one.py").write_text(code, encoding="utf-8")
    said = run(folder, "one")
    assert said.startswith("3 ['claims', 'doubts'] In the box: 7 × sage")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(1, len(PAGES) + 1))
def test_after_every_page_the_game_keeps_the_contract(number: int, tmp_path: Path) -> None:
    folder = game_after(number, tmp_path)
    assert "the contract is kept" in run(folder, "philtre", "check", "posy")


@pytest.mark.slow
@needs_compiling
def test_the_rules_are_compiled_and_both_builds_agree(tmp_path: Path) -> None:
    folder = game_after(len(PAGES), tmp_path)
    said = run(folder, "philtre", "compile", "posy")
    assert "posy: compiled heuristics.py, rules/state.py in" in said
    said = run(folder, "philtre", "check", "posy")
    assert "posy: rules are compiled" in said
    assert "posy: interpreted, they play the same games" in said
    assert "the contract is kept" in said


@pytest.mark.slow
def test_the_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    folder = game_after(len(PAGES), tmp_path / "work")
    site = unpacked_wheel(folder)
    assert "Posy" in run(site, "philtre", "games", games=False)


@pytest.mark.slow
@needs_compiling
def test_a_package_can_have_compiled_rules(tmp_path: Path) -> None:
    folder = game_after(len(PAGES), tmp_path / "work")
    project = folder / "pyproject.toml"
    hook = re.search(r"(?ms)^\[tool\.hatch\.build\.hooks.*?(?=^```)", PAGES[-1].read_text(encoding="utf-8"))
    assert hook is not None
    written = project.read_text(encoding="utf-8").replace('exclude = ["*.so", "compiled.json"]\n', "")
    project.write_text(f"{written}\n{hook[0]}", encoding="utf-8")
    site = unpacked_wheel(folder)
    (library,) = site.glob("posy/rules/state.*.so")
    assert [*folder.rglob("*.so")] == []  # the folder is as before
    said = run(site, "philtre", "check", "posy", games=False)
    assert "posy: rules are compiled" in said
    assert "the contract is kept" in said
    stamp = site / "posy" / "compiled.json"
    stamp.write_text(stamp.read_text(encoding="utf-8").replace('"core": "', '"core": "0'), encoding="utf-8")
    assert library.exists()
    said = run(site, "philtre", "check", "posy", games=False)  # beside another philtre
    assert "posy: the compiled ones are not used: they were compiled for another build of philtre" in said
    assert "the contract is kept" in said


def unpacked_wheel(folder: Path) -> Path:
    """The wheel of the game in the folder, built and unpacked."""
    run(folder, "hatchling", "build", "-t", "wheel", "-d", "dist")
    (wheel,) = (folder / "dist").glob("*.whl")
    site = folder.parent / "site"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return site
