"""bench/drinking.py compares drinking a potion with rolling at once."""

import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent.parent.parent / "bench" / "drinking.py"


@pytest.mark.parametrize("potion", ["invisibility", "defence"])
def test_drinking_is_compared_with_rolling(potion: str) -> None:
    few = ["--games", "12", "--positions", "2", "--playouts", "2"]
    command = [sys.executable, str(SCRIPT), potion, *few]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    taken, highest, others = done.stdout.splitlines()
    assert int(taken.split()[0]) >= 4
    assert highest.startswith("highest values: 2 positions, 2 pairs each: ")
    assert others.startswith("random: 2 positions, 2 pairs each: ")
