"""The example as a distribution: built to a wheel, installed beside philtre, and used by every way in."""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.examples.clicking import play_by_clicking
from tests.examples.games import BRIM
from tests.server.conftest import ROOMY, Process
from tests.server.people import HERE
from tests.web.table import drawn, opened
from tests.web.visitor import Visitor

pytestmark = pytest.mark.slow

BOT = {"kind": "bot", "level": "novice", "name": ""}
LONGEST_BUILD = 60  # seconds


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a new environment with the wheel of Brim in it; philtre is the one tested here."""
    folder = tmp_path_factory.mktemp("installed")
    source = folder / "source"
    shutil.copytree(BRIM, source, ignore=shutil.ignore_patterns("__pycache__"))
    began = time.monotonic()
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), cwd=source)
    assert time.monotonic() - began < LONGEST_BUILD
    (wheel,) = folder.glob("philtre_brim-*.whl")
    run(sys.executable, "-m", "venv", str(folder / "venv"))
    python = folder / "venv" / "bin" / "python"
    (site,) = (folder / "venv" / "lib").glob("python*/site-packages")
    (site / "tested.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    run(str(python), "-m", "pip", "install", "-q", "--no-index", "--no-deps", str(wheel))
    shutil.rmtree(source)
    return python


def run(*command: str, typed: str = "", cwd: Path | None = None) -> str:
    """The output of a command, which must succeed."""
    environment = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PHILTRE_GAMES")
    }
    done = subprocess.run(
        command,
        input=typed,
        capture_output=True,
        text=True,
        timeout=300,
        cwd=cwd,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout


def test_it_is_listed_checked_studied_and_played_in_the_terminal(python: Path, tmp_path: Path) -> None:
    def philtre(*arguments: str, typed: str = "") -> str:
        return run(str(python), "-m", "philtre", *arguments, typed=typed, cwd=tmp_path)

    assert "Brim" in philtre("games")
    assert "the contract is kept" in philtre("check", "brim", "--games", "1")
    match = philtre("match", "brim", "--seats", "greedy,random", "--games", "4", "--jobs", "1")
    assert "greedy" in match
    assert "| 2, greedy " in philtre("balance", "brim", "--games", "4", "--jobs", "1")
    played = philtre("play", "brim", "--seed", "3", "--option", "corks=1", typed="1\n" * 9)
    assert "The cup holds 9" in played  # the generic board, with the game's own labels
    assert "gets a cork." in played
    assert "The game is over." in played


@pytest.fixture(scope="module")
def installed(python: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server of that environment."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "executable", str(python))
        patch.setenv("PYTHONPATH", "")
        patch.delenv("PHILTRE_GAMES", raising=False)
        running = Process(tmp_path_factory.mktemp("srv"), settings=ROOMY, really=True)
    yield running
    assert running.stop() == 0


def test_a_whole_game_is_played_in_the_browser(installed: Process, visit: Callable[..., Visitor]) -> None:
    visitor = visit("/", base=installed.base)
    expect(visitor.page.get_by_role("article", name="Brim").locator("img")).to_be_visible()
    visitor.go(f"/t/{opened(visitor, 'brim', [HERE, BOT], options={'corks': 1})}")
    drawn(visitor.page)
    play_by_clicking(visitor.page)
    lesson = visitor.post("/api/lessons", game="brim", language="en")
    assert lesson["card"]["game"] == "brim"
