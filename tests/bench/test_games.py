"""bench/games.py measures every game, and says what it cannot do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import philtre

SCRIPT = Path(__file__).parent.parent.parent / "bench" / "games.py"


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(SCRIPT), *arguments], capture_output=True, text=True, check=False
    )


def test_all_games_are_measured() -> None:
    done = run("--own", "--json", "--seconds", "0.01")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert list(found["games"]) == list(philtre.list_games())
    for figures in found["games"].values():
        assert figures["loop"]["decisions_per_second"] > 0
        assert figures["playout"]["decisions_per_second"] > 0
        assert figures["copies_per_second"] > 0


@pytest.mark.parametrize(
    ("seconds", "said"), [("0", "found 0"), ("nan", "found nan"), ("many", "invalid float")]
)
def test_wrong_seconds_are_refused(seconds: str, said: str) -> None:
    done = run("--seconds", seconds)
    assert done.returncode == 2
    assert said in done.stderr
