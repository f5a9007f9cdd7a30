"""Bots of other authors: in a file, installed, faulty, slow; and files that no record may run."""

import os
import random
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import philtre
from philtre import PhiltreError
from philtre.bots import CustomBot, bot, described
from philtre.bots.guarded import Guarded
from philtre.terminal.seating import recorded_seats
from philtre.text.words import Words

RACE = philtre.game("race")
FILE = """
    import numpy

    from philtre.bots import CustomBot

    class First(CustomBot):
        def choose(self, state, rng):
            return state.actions()[0]

    class Last:
        def __init__(self, game):
            self.game = game

        def choose(self, state, rng):
            return state.actions()[-1]

    class Raising(CustomBot):
        def choose(self, state, rng):
            raise ValueError("no idea")

    class Cheating(CustomBot):
        def choose(self, state, rng):
            return next(action for action in range(self.game.action_count) if not state.legal(action))

    class Hanging(CustomBot):
        seconds = 0.05

        def choose(self, state, rng):
            while True:
                try:
                    sum(range(1000))
                except Exception:
                    pass

    class Ending(CustomBot):
        def choose(self, state, rng):
            raise SystemExit(0)

    class Numbered(CustomBot):
        def choose(self, state, rng):
            return numpy.int64(state.actions()[0])

    class Undecided(CustomBot):
        def choose(self, state, rng):
            pass

    class Empty(CustomBot):
        pass

    class Silent:
        def __init__(self, game):
            pass

    class Unmade(CustomBot):
        def __init__(self, game):
            raise KeyError("table")

    class Patient(First):
        seconds = -1

    nothing = 5
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.py"
    path.write_text(textwrap.dedent(FILE), encoding="utf-8")
    return path


def decided(name: str) -> tuple[int, list[str]]:
    """A decision of a guarded bot in the first position of a race, and what was wrong with it."""
    state = RACE.start(seats=2)
    player = Guarded(bot(name, RACE), RACE)
    action = player.choose(state, random.Random(1))
    assert state.legal(action)
    return action, [failure.problem for failure in player.failures]


def test_a_class_in_a_file_decides(file: Path) -> None:
    actions = RACE.start(seats=2).actions()
    assert decided(f"{file}:First") == (actions[0], [])
    assert decided(f"{file}:Last") == (actions[-1], [])


def test_a_bot_that_fails_is_replaced_and_named(file: Path) -> None:
    assert decided(f"{file}:Raising")[1] == ["raised ValueError: no idea"]
    assert "which is not legal" in decided(f"{file}:Cheating")[1][0]
    assert decided(f"{file}:Hanging")[1] == ["raised TookTooLong: no decision within 0.05 s"]
    assert decided(f"{file}:Ending")[1] == ["raised SystemExit: 0"]
    assert decided(f"{file}:Undecided")[1] == [
        "raised TypeError: expected the number of an action, found None"
    ]


@pytest.mark.both
def test_a_bot_may_name_its_action_as_a_number_of_numpy(file: Path) -> None:
    assert decided(f"{file}:Numbered") == (RACE.start(seats=2).actions()[0], [])


def test_a_study_goes_on_when_a_bot_fails_and_tells_the_first_failures(file: Path) -> None:
    order = ["match", "race", "--seats", f"{file}:Ending,random", "--games", "4", "--option", "rounds=8"]
    done = subprocess.run(
        [sys.executable, "-m", "philtre", *order, "--jobs", "1"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 1
    assert "decisions that failed and were replaced: " in done.stdout
    told = done.stderr.splitlines()
    assert all("raised SystemExit: 0; it played" in line for line in told[:5])
    assert told[5:] == ["philtre: more decisions failed, and are only counted"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("{file}:Nobody", "there is no class Nobody in"),
        ("{file}:nothing", "there is no class nothing in"),
        ("{file}:Silent", "has no method choose"),
        ("{file}:Empty", "has no method choose"),
        ("{file}:Unmade", "making one raised KeyError: 'table'"),
        ("{file}:Patient", "expected `seconds` from 0 to 3600, found -1"),
        ("{folder}/no.py:First", "there is no file"),
        ("{folder}/wrong.py:First", "cannot be loaded: SyntaxError"),
        ("grandmaster", "there is no bot 'grandmaster': expected novice"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused(file: Path, name: str, sentence: str) -> None:
    (file.parent / "wrong.py").write_text("def (", encoding="utf-8")
    with pytest.raises(PhiltreError, match="bot") as refused:
        bot(name.format(file=file, folder=file.parent), RACE)
    assert sentence in str(refused.value)


class Modest(CustomBot):
    """A bot of this file."""

    def choose(self, state: philtre.State, rng: object) -> int:
        return int(state.actions()[0])


def test_matches_are_a_function_that_takes_classes_and_names() -> None:
    result = philtre.match("apotheca", ["greedy", Modest], games=6, options={"turns": 6})
    assert result.games == 6
    assert result.failures == []
    mine = next(name for name in result.wins if name.endswith("test_custom.py:Modest"))
    assert result.wins["greedy"] + result.wins[mine] == pytest.approx(1)
    assert result.intervals["greedy"].low <= result.wins["greedy"] <= result.intervals["greedy"].high
    again = philtre.match("apotheca", ["greedy", Modest], games=6, options={"turns": 6})
    assert again.wins == result.wins
    with pytest.raises(PhiltreError, match="expected a class at the top of a file"):
        philtre.match("race", [type("Made", (Modest,), {"__qualname__": "here.Made"}), "random"], games=2)
    with pytest.raises(PhiltreError, match="games: expected at least 1, found 0"):
        philtre.match("race", ["random"], games=0)


def test_commands_take_a_bot_in_a_file_and_tell_its_versions_apart(file: Path, tmp_path: Path) -> None:
    out = str(tmp_path / "study.jsonl")
    order = ["match", "race", "--seats", f"{file}:First,random", "--games", "4", "--option", "rounds=4"]
    run = [sys.executable, "-m", "philtre", *order, "--jobs", "2", "--out", out]
    done = subprocess.run(run, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "mine.py:First" in done.stdout
    before = described(f"{file}:First")
    file.write_text(file.read_text(encoding="utf-8") + "\n# better\n", encoding="utf-8")
    assert described(f"{file}:First") != before
    done = subprocess.run(run, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2  # the file holds games of other bots
    assert "Traceback" not in done.stderr


def test_an_installed_bot_is_known_by_its_name(file: Path, tmp_path: Path) -> None:
    info = tmp_path / "clever-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: clever\nVersion: 1.2\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[philtre.bots]\nclever = mine:First\n", encoding="utf-8")
    order = ["ladder", "race", "--bots", "random,clever", "--games", "4", "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "philtre", *order, "--jobs", "1"],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        env=os.environ | {"PYTHONPATH": f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"},
    )
    assert "Traceback" not in done.stderr
    assert '"clever": "clever clever 1.2"' in done.stdout
    assert '"clever over random"' in done.stdout


def test_reading_a_record_runs_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "trap.py"
    file.write_text(f"open({str(tmp_path / 'ran')!r}, 'w').close()\nclass Bot: ...\n", encoding="utf-8")
    seats = recorded_seats([f"bot:{file}:Bot", "Ann"], RACE)
    assert not (tmp_path / "ran").exists()
    assert seats[0].recorded(1, Words("en")) == "bot:apprentice"
    assert "a record cannot seat" in capsys.readouterr().err
