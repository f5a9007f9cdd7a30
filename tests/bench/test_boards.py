"""bench/boards.py counts games on the packaged board, and on boards that are written in letters."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parent.parent.parent / "bench" / "boards.py"
TODAY = "p1 MH RG 2F 2C2FMF222HR1WGMG"


def rows(*boards: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, str(SCRIPT), *boards, "--games", "3"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_board_in_use_is_counted_as_the_packaged_one() -> None:
    heads, _, today, letters = rows("today", TODAY)
    assert heads.startswith("| board | bots, games | turns | first seat | by limit | speed |")
    assert today.removeprefix("| today |") == letters.removeprefix(f"| {TODAY} |")
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "philtre",
            "balance",
            "race",
            "--bots",
            "greedy",
            "--games",
            "3",
            "--seats",
            "2",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert f" {today.split(' | ')[2]} | " in done.stdout  # the mean of turns


def test_a_safe_ring_makes_games_shorter() -> None:
    _, _, today, safe = rows("today", "safe ring")
    assert float(safe.split(" | ")[2]) < float(today.split(" | ")[2])
