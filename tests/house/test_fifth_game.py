"""The tests with a fifth game registered: all can be collected, and those that are about every game pass."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.examples.games import BRIM

ROOT = Path(__file__).parent.parent.parent
QUICK = "not slow and not soak and not alone"
# Tests that look at all games at once.
TOGETHER = (
    "tests/server/http/test_lessons.py::test_the_shelf_tells_which_games_can_be_learnt",
    "tests/server/http/test_catalogue.py",
    "tests/games/apotheca/test_threats.py::test_games_say_whether_they_tell_threats",
    "tests/web/test_hall.py",
    "tests/web/test_pictures.py",
)


def with_a_fifth_game(*arguments: str) -> str:
    """The report of the tests with Brim among the games; they must pass."""
    environment = os.environ | {"PHILTRE_GAMES": str(BRIM / "src")}
    environment.pop("PYTEST_ADDOPTS", None)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=1800, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


@pytest.mark.slow
def test_all_tests_are_collected() -> None:
    report = with_a_fifth_game("--collect-only", "-m", "slow or not slow")
    found = re.findall(r"^\S+::\S*brim\S*$", report, re.MULTILINE)
    assert len(found) > 100


@pytest.mark.slow
def test_the_tests_of_every_game_pass_for_it() -> None:
    with_a_fifth_game("-m", QUICK, "-k", "brim")


@pytest.mark.slow
def test_the_tests_of_all_games_together_pass() -> None:
    with_a_fifth_game("-m", QUICK, *TOGETHER)
