"""What is not installed is named, and philtre itself needs none of it."""

from __future__ import annotations

import subprocess
import sys

import pytest

HIDE = "import sys\nfor name in {hidden!r}: sys.modules[name] = None\n"


def run(code: str, *hidden: str) -> str:
    """What a program prints in which these modules cannot be imported; the last line of its error if any."""
    done = subprocess.run(
        [sys.executable, "-c", HIDE.format(hidden=hidden) + code], capture_output=True, text=True, check=False
    )
    return (done.stderr or done.stdout).strip().splitlines()[-1]


def test_philtre_plays_without_numpy() -> None:
    code = (
        "import philtre, array\n"
        "game = philtre.game('race')\n"
        "recall = philtre.Recall(game.start(2))\n"
        "recall.state.observe(0, array.array('h', bytes(2 * game.observation_spec(2).size)))\n"
        "recall.write(0, array.array('h', bytes(2 * recall.row_size)))\n"
        "print(len(game.vocabulary().actions), any(sys.modules.get(name) for name in "
        "('numpy', 'gymnasium', 'pettingzoo', 'pyspiel')))\n"
    )
    assert run(code, "numpy") == "110 False"
    assert run(code) == "110 False"  # nor are they imported where they are


@pytest.mark.parametrize("needed", ["numpy", "gymnasium", "pettingzoo"])
def test_environments_name_what_they_miss(needed: str) -> None:
    told = run("import philtre.envs", needed)
    assert told.endswith(f"PhiltreError: philtre.envs needs {needed}: pip install 'philtre[envs]'")


def test_openspiel_is_missed_by_its_own_module_only() -> None:
    told = run("import philtre.envs.openspiel", "pyspiel")
    assert told.endswith(
        "PhiltreError: philtre.envs.openspiel needs open_spiel: pip install 'philtre[openspiel]'"
    )
    assert run("import philtre.envs\nprint('fine')", "pyspiel") == "fine"
