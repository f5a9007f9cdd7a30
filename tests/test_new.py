"""`philtre new`: the game that it writes keeps the contract and plays at once; bad names write nothing."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from philtre.conformance import CHECKS, Case, cases
from philtre.core.errors import PhiltreError
from philtre.new import STARTER, new_game
from philtre.starter import GAME

STARTED = GAME()
EVERY = cases(STARTED)


def philtre(folder: Path, *arguments: str, typed: str = "") -> str:
    """What the command prints, run in that folder; it must succeed and print nothing to stderr."""
    paths = [str(Path(one).absolute()) for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    own = {"PYTHONPATH": os.pathsep.join(paths), "XDG_STATE_HOME": str(folder), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "philtre", *arguments],
        cwd=folder, input=typed, capture_output=True, text=True, timeout=120, check=False,
        env=os.environ | own,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_a_new_game_is_written_and_played(tmp_path: Path) -> None:
    said = philtre(tmp_path, "new", "witch_posy", "--in", str(tmp_path))
    game = tmp_path / "witch_posy"
    assert [line.strip() for line in said.splitlines()[1:]] == [
        f"philtre --games {game} play witch_posy",
        f"philtre --games {game} check witch_posy",
        f"philtre --games {game} serve --open",
    ]
    written = [path for path in game.rglob("*") if path.is_file()]
    assert len(written) <= 7
    assert not any("tarter" in path.read_text(encoding="utf-8") for path in written)
    keys = "1\n" * 400
    played = philtre(tmp_path, "--games", str(game), "play", "witch_posy", "--seed", "3", typed=keys)
    assert "Witch posy" in played
    assert "The game is over." in played


@pytest.mark.slow
def test_a_new_game_keeps_the_contract_and_is_played_by_bots(tmp_path: Path) -> None:
    philtre(tmp_path, "new", "posy", "--in", str(tmp_path / "mine"))
    games = ("--games", str(tmp_path / "mine"))
    assert "the contract is kept" in philtre(tmp_path, *games, "check", "posy")
    match = ("match", "posy", "--seats", "adept,greedy,random", "--games", "3", "--jobs", "1")
    assert "adept" in philtre(tmp_path, *games, *match)


@pytest.mark.parametrize("name", CHECKS)
def test_the_starter_game_keeps_the_contract(name: str) -> None:
    CHECKS[name](EVERY[0], 1)


@pytest.mark.slow
@pytest.mark.parametrize("case", EVERY, ids=str)
@pytest.mark.parametrize("name", CHECKS)
def test_the_starter_game_keeps_the_contract_in_every_setting(name: str, case: Case) -> None:
    for seed in (1, 2):
        CHECKS[name](case, seed)


@pytest.mark.parametrize(
    ("name", "saying"),
    [
        ("Posy", "cannot be the name of a game: expected small letters, digits and _, a letter first"),
        ("../posy", "cannot be the name of a game"),
        ("", "cannot be the name of a game"),
        ("class", "it is a word of Python"),
        ("toil", "there is a game toil already, of philtre: choose another name"),
        ("json", "there is a Python module json already: choose another name"),
        ("there", "is there already"),
    ],
)
def test_a_bad_name_writes_nothing(name: str, saying: str, tmp_path: Path) -> None:
    (tmp_path / "there").write_text("", encoding="utf-8")
    with pytest.raises(PhiltreError, match=saying):
        new_game(name, tmp_path)
    assert [path.name for path in tmp_path.rglob("*")] == ["there"]


def test_a_bad_folder_writes_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(PhiltreError, match="file is a file: expected a folder"):
        new_game("posy", tmp_path / "file")
    with pytest.raises(PhiltreError, match=r"cannot write .*posy: Not a directory"):
        new_game("posy", tmp_path / "file" / "deeper")
    assert [path.name for path in tmp_path.rglob("*")] == ["file"]


def test_the_starter_needs_enough_sprigs() -> None:
    few = (STARTER / "content.toml").read_text(encoding="utf-8").replace("count = 7", "count = 2")
    with pytest.raises(PhiltreError, match="field herb: expected 20 sprigs or more in all, found 17"):
        GAME(few)
