"""philtre match: what it prints, what it refuses, and that a stop loses nothing."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from philtre.bots import bot
from philtre.cli import main
from philtre.core.dice import Bits
from philtre.core.game import Game
from philtre.core.state import State
from philtre.study import pairing

ONE = ["--jobs", "1"]
SHORT = ["apotheca", "--option", "turns=8"]  # a quick game with quick heuristics
TIMES = ("moves_per_second", "bot_moves_per_second")


def measured(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    """The JSON of a match, without what depends on the clock."""
    assert main(["match", *arguments, "--json"]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    for key in TIMES:
        assert found.pop(key)
    return found


def test_the_numbers_of_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, *SHORT, "--seats", "greedy,random", "--games", "20", *ONE)
    assert (found["games"], found["pairs"], found["failures"]) == (20, 10, 0)
    assert set(found["wins"]) == set(found["intervals"]) == {"greedy", "random"}
    assert sum(found["wins"].values()) == pytest.approx(1)
    for name, (low, high) in found["intervals"].items():
        assert 0 <= low <= found["wins"][name] <= high <= 1
    assert found["length"] > 10
    assert len(found["seat_wins"]) == 2


def test_an_odd_number_of_games_is_made_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert measured(capsys, *SHORT, "--seats", "random,random,greedy", "--games", "4", *ONE)["games"] == 6


def test_one_bot_sits_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "apotheca", "--seats", "random", "--games", "6", *ONE)
    assert found["bots"] == ["random", "random"]
    assert found["wins"] == {"random": 0.5}
    assert found["pairs"] == found["games"] == 6


def test_teams_win_together(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "apotheca", "--seats", "greedy,random,greedy,random", "--games", "6", *ONE)
    assert found["pairs"] == 3
    assert sum(found["wins"].values()) == pytest.approx(1)  # each side's share, whatever its size


def test_one_against_many(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(
        capsys, "apotheca", "--variant", "master", "--seats", "greedy,random,random", "--games", "3", *ONE
    )
    assert found["variant"] == "master"
    assert found["games"] == 3


def test_alone_there_is_a_score(capsys: pytest.CaptureFixture[str]) -> None:
    found = measured(capsys, "apotheca", "--variant", "solo", "--seats", "random", "--games", "9", *ONE)
    assert found["wins"] == found["intervals"] == {}
    assert found["score"]["interval"][0] <= found["score"]["mean"] <= found["score"]["interval"][1]
    assert sum(found["score"]["titles"].values()) == pytest.approx(1)
    assert main(["match", "apotheca", "--variant", "solo", "--seats", "random", "--games", "3", *ONE]) == 0
    assert "scores " in capsys.readouterr().out


def test_options_and_content_hold(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    short = measured(capsys, "race", "--seats", "random", "--games", "4", "--option", "rounds=3", *ONE)
    assert short["options"]["rounds"] == 3
    assert short["length"] < 60
    content = Path(pairing.__file__).parent.parent / "games" / "race" / "content.toml"
    other = tmp_path / "board.toml"
    other.write_text(content.read_text(encoding="utf-8") + "\n# another\n", encoding="utf-8")
    found = measured(capsys, "race", "--seats", "random", "--games", "2", "--content", str(other), *ONE)
    assert found["content"] != short["content"]


def test_a_table_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", *SHORT, "--seats", "greedy,random", "--games", "4", *ONE]) == 0
    out, err = capsys.readouterr()
    assert "apotheca standard, 2 seats, turns 8" in out
    assert "4 games in 2 pairs with the same luck, seed 1" in out
    assert "greedy             wins " in out
    assert "seat 2             wins " in out
    assert " decisions" in out
    assert err == ""  # a bar is for terminals


# Going on


def test_two_processes_give_the_same_as_one(capsys: pytest.CaptureFixture[str]) -> None:
    command = [*SHORT, "--seats", "greedy,random", "--games", "8"]
    assert measured(capsys, *command, *ONE) == measured(capsys, *command, "--jobs", "2")


def test_going_on_gives_the_same_as_one_run(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    command = [*SHORT, "--seats", "greedy,random", *ONE]
    whole = measured(capsys, *command, "--games", "12")
    measured(capsys, *command, "--games", "4", "--out", str(file))
    head = file.read_bytes()
    assert measured(capsys, *command, "--games", "12", "--resume", str(file)) == whole
    assert file.read_bytes().startswith(head)
    before = file.read_bytes()
    assert measured(capsys, *command, "--games", "12", "--out", str(file)) == whole
    assert file.read_bytes() == before  # nothing was left to play
    assert measured(capsys, *command, "--games", "4", "--out", str(file))["games"] == 4
    assert main(["match", *command, "--seed", "9", "--out", str(file)]) == 2
    assert "was begun with seed 1, not 9" in capsys.readouterr().err
    assert file.read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is sent to processes in another way")
def test_a_stop_leaves_what_was_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    command = [*SHORT, "--seats", "greedy,random", "--out", str(file), "--jobs", "2"]
    running = subprocess.Popen(
        [sys.executable, "-m", "philtre", "match", *command, "--games", "1000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        # a shell's background job ignores Ctrl-C, and so would all that it starts
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509 - no threads here
    )
    began = time.monotonic()
    try:
        while not (file.exists() and file.read_bytes().count(b"\n") > 4):
            assert running.poll() is None, running.communicate()
            assert time.monotonic() - began < 60
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does it: to the workers as well
        out, err = running.communicate(timeout=60)
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.communicate()
    assert running.returncode == 130
    assert "stopped after" in err
    assert f"the same command goes on from {file}" in err
    assert "Traceback" not in err
    assert "wins" in out
    found = measured(capsys, *command, "--games", "16")
    assert found == measured(capsys, *SHORT, "--seats", "greedy,random", "--games", "16", *ONE)


# Failures


class Broken:
    """Raises at every third decision, and names nonsense at every other one."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, state: State, rng: Bits) -> int:
        self.asked += 1
        if self.asked % 3 == 0:
            raise RuntimeError("lost my marbles")
        return -7 if self.asked % 2 else int(state.actions()[0])


def broken_or(name: str, game: Game) -> Any:
    return Broken() if name == "greedy" else bot(name, game)


def test_a_failing_bot_is_replaced_counted_and_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pairing, "bot", broken_or)
    command = [*SHORT, "--seats", "greedy,random", "--games", "2", *ONE]
    file = str(tmp_path / "study.jsonl")
    assert main(["match", *command, "--json", "--out", file]) == 1
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert found["failures"] >= 5
    assert err.count("\n") == err.count(" instead, in ") + err.count("more decisions failed")
    assert "pair 0, game 1: greedy at seat 1 named -7, which is not legal; it played " in err
    assert "pair 0, game 2: greedy at seat 2 raised RuntimeError: lost my marbles" in err
    assert main(["match", *command, "--out", file]) == 1  # what was read from the file counts as well
    assert f"decisions that failed and were replaced: {found['failures']}" in capsys.readouterr().out


def test_a_game_that_breaks_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    def breaks(*_: object, **__: object) -> None:
        raise ZeroDivisionError("rules")

    monkeypatch.setattr("philtre.study.pairing.play_game", breaks)
    with pytest.raises(ZeroDivisionError) as caught:
        main(["match", "race", "--seats", "random", "--games", "1", *ONE])
    assert "in pair 0, rotation 0 of {'game': 'race'" in caught.value.__notes__[0]


# Refusals


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("match", "required: GAME, --seats"),
        ("match apotheca", "required: --seats"),
        ("match chess --seats random", "there is no game 'chess': expected"),
        ("match apotheca --seats clever", "there is no bot 'clever': expected novice"),
        ("match apotheca --seats random,search:x", "bot 'search:x': expected simulations"),
        ("match apotheca --seats random,", "--seats: expected names of bots with commas between them"),
        ("match toil --seats random,random,random,random,random", "toil is for 2, 3 or 4 seats, not for 5"),
        ("match apotheca --variant solo --seats random,random", "variant solo, is for 1 seat, not for 2"),
        ("match apotheca --variant duel --seats random", "no variant 'duel'"),
        ("match apotheca --seats random --option speed=9", "no option 'speed'"),
        ("match apotheca --seats random --option turns", "--option: expected NAME=VALUE, found 'turns'"),
        ("match apotheca --seats random --option turns=0", "option turns: expected a whole number from 1"),
        ("match apotheca --seats random --games 0", "--games: expected at least 1, found 0"),
        ("match apotheca --seats random --games many", "invalid int value: 'many'"),
        ("match apotheca --seats random --jobs 0", "--jobs: expected at least 1, found 0"),
        ("match apotheca --seats random --content /no/such.toml", "cannot read the content file /no/such"),
        ("match apotheca --seats random --out /no/such/file", "cannot write /no/such/file: no such file"),
        ("match apotheca --seats random --out /", "cannot read /: is a directory"),
        ("ladder chess", "there is no game 'chess'"),
        ("ladder race --games 0", "--games: expected at least 1, found 0"),
        ("ladder race --minutes 0", "--minutes: expected a number above 0, found 0"),
        ("ladder race --minutes nan", "--minutes: expected a number above 0, found nan"),
        ("ladder race --jobs -1", "--jobs: expected at least 1, found -1"),
        ("ladder race --out /", "cannot read /: is a directory"),
        ("balance chess", "there is no game 'chess'"),
        ("balance race --games -3", "--games: expected at least 1, found -3"),
        ("balance race --bots random,,greedy", "--bots: expected names of bots with commas between them"),
        ("balance race --bots clever", "there is no bot 'clever'"),
        ("balance race --jobs 0", "--jobs: expected at least 1, found 0"),
        ("balance race --content /no/such.toml", "cannot read the content file /no/such.toml"),
    ],
)
def test_wrong_input_is_answered_with_a_sentence(
    capsys: pytest.CaptureFixture[str], command: str, sentence: str
) -> None:
    try:
        code = main(command.split())
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert sentence in err
    assert "Traceback" not in err
