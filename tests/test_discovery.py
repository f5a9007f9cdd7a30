"""Games from outside: entry points of other distributions, folders, and declarations that are faulty."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PEBBLES = Path(__file__).parent / "conformance" / "pebbles"
EMPTY = "from philtre import Game\nclass G(Game):\n    name = {name!r}\n{more}\nGAME = G\n"


def philtre(*arguments: str, **environment: str) -> tuple[int, str, str]:
    """The exit code of a command, and what it printed on stdout and on stderr."""
    done = subprocess.run(
        [sys.executable, "-m", "philtre", *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        env=os.environ | environment,
        check=False,
    )
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout, done.stderr


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a game in it."""
    shutil.copytree(PEBBLES, tmp_path / "games" / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "games"


def declared(folder: Path, name: str, text: str) -> None:
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(text, encoding="utf-8")


def distribution(site: Path, name: str, points: str) -> None:
    """Install a distribution with these entry points."""
    info = site / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[philtre.games]\n{points}\n", encoding="utf-8")


def test_a_folder_of_games_is_played_studied_and_checked(folder: Path) -> None:
    code, out, err = philtre("--games", str(folder), "games")
    assert (code, err) == (0, "")
    assert "Pebbles" in out
    assert "Apotheca" in out
    own = str(folder / "pebbles")  # the game's own folder will do
    code, out, err = philtre("check", "pebbles", "--games", "1", PHILTRE_GAMES=own)
    assert (code, err) == (0, "")
    assert "pebbles: rules are interpreted" in out
    assert "the contract is kept" in out
    match = ("match", "pebbles", "--seats", "search:20,random", "--games", "4", "--jobs", "2")
    code, out, _ = philtre(*match, PHILTRE_GAMES=own)  # on a busy machine it tells its progress
    assert code == 0
    assert "search:20" in out


def test_a_distribution_declares_a_game_by_an_entry_point(folder: Path, tmp_path: Path) -> None:
    (folder / "pebbles").rename(folder / "pebble_game")
    distribution(folder, "pebble-game", "pebbles = pebble_game:GAME")
    code, out, err = philtre("games", PYTHONPATH=f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    assert (code, err) == (0, "")
    assert "Pebbles" in out


def test_games_that_cannot_be_loaded_are_left_out_and_named(folder: Path) -> None:
    two = "    variants = {'usual': (2,)}"
    declared(folder, "broken", "import nothing_of_that_name\n")
    declared(folder, "nameless", EMPTY.format(name="other", more=two))
    declared(folder, "seatless", EMPTY.format(name="seatless", more=""))
    declared(folder, "idle", EMPTY.format(name="idle", more=two))
    declared(folder, "function", "def GAME(): ...\n")
    declared(folder, "Loud", EMPTY.format(name="Loud", more=two))
    declared(folder, "toil", EMPTY.format(name="toil", more=two))
    declared(folder, "json", EMPTY.format(name="json", more=two))
    code, out, err = philtre("games", PHILTRE_GAMES=f"{folder}{os.pathsep}{folder / 'no'}")
    assert code == 0
    assert "Pebbles" in out
    assert "Toil and Trouble" in out
    for sentence in (
        "the game broken of",
        "ModuleNotFoundError: No module named 'nothing_of_that_name'",
        "nameless:GAME is called 'other': expected the name 'nameless'",
        "seatless:GAME has no variant",
        "idle:GAME has no actions: its `__init__` sets `action_count`",
        "function:GAME is not a subclass of philtre.Game",
        "a game 'Loud' of",
        "philtre has one of that name",
        "another module is called json: rename the folder",
        "which is not a folder",
    ):
        assert sentence in err
    assert len(err.splitlines()) == 9
    code, out, err = philtre("play", "broken", PHILTRE_GAMES=str(folder))
    assert (code, out) == (2, "")
    assert "No module named 'nothing_of_that_name'" in err


PLAYABLE = """
from philtre import Game, Option, State
from philtre.core.options import by_name
from philtre.core.parts import Parts
def start(setup): raise ValueError("no start")
class GAME(Game):
    name = {name!r}
    variants = {{"usual": (2,)}}
    options = by_name(Option("hand", 4, range(2, 6)))
    parts = Parts(state=start)
    def __init__(self, content=None):
        super().__init__(content)
        self.action_count = 2
    def move(self, action): return {{"kind": f"do-{{action}}"}}
{more}
"""

DECLARED = [
    ("variants = 5", "faulty `variants`: expected a dict such as"),
    ("variants = {'usual': 5}", "faulty `variants` (usual): expected a tuple of numbers of seats"),
    ("variants = {'usual': (0, 2)}", "faulty `variants` (usual): expected a tuple of numbers of seats"),
    ("variants = {'My Own': (2,)}", "faulty `variants`: expected names of small letters"),
    ("options = {'hand': 4}", "faulty `options`: expected by_name(Option("),
    ("options = {'goal': Option('hand', 4, range(2, 6))}", "`options` (goal): expected the option of that"),
    ("options = by_name(Option('hand', 9, range(2, 6)))", "faulty default: option hand: expected a whole"),
    ("options = by_name(Option('a', 1, [1]), Option('a', 2, [2]))", "two options are called a"),
    ("options = by_name(Option('a', 1, [1], ('solo',)))", "`options` (a): expected variants of the game"),
    ("quick = {'goal': 1}", "faulty `quick`: expected names of options, found 'goal'"),
    ("quick = {'hand': 99}", "faulty `quick`: option hand: expected a whole number from 2 to 5"),
    ("rules_version = 'one'", "faulty `rules_version`: expected a whole number from 1, found 'one'"),
    ("chance_kinds = 'die'", "faulty `chance_kinds`: expected a tuple of names, found 'die'"),
    ("perfect_information = 'no'", "faulty `perfect_information`: expected True or False"),
    ("parts = {}", "faulty `parts`: expected a philtre.core.parts.Parts, found {}"),
    ("parts = Parts(state=start, view=5)", "faulty `parts` (view): expected a function or a class, found 5"),
    ("parts = Parts(state=start, browser='x')", "`parts` (browser): expected a BrowserFiles, found 'x'"),
    ("parts = Parts()", "declares no part `state`, so no match can begin"),
    ("move = Game.move", "has no method `move`"),
    ("names = lambda self, language: None", "faulty `names` (en): expected a dict of names"),
    ("raise SystemExit(3)", "SystemExit: 3"),
]


def test_a_faulty_declaration_is_named_and_the_other_games_go_on(folder: Path) -> None:
    for number, (line, _) in enumerate(DECLARED):
        name = f"faulty{number}"
        declared(folder, name, PLAYABLE.format(name=name, more=f"    {line}"))
    declared(folder, "sound", PLAYABLE.format(name="sound", more=""))
    code, out, err = philtre("games", PHILTRE_GAMES=str(folder))
    assert code == 0
    assert "Pebbles" in out
    assert "To play: philtre play sound" in out
    said = {line.split()[3]: line for line in err.splitlines()}
    assert {name: len(said) for name in said} == {f"faulty{n}": len(DECLARED) for n in range(len(DECLARED))}
    for number, (line, sentence) in enumerate(DECLARED):
        assert sentence in said[f"faulty{number}"], line


def test_a_game_that_cannot_begin_is_broken_at_the_line_of_its_fault(folder: Path) -> None:
    declared(folder, "sound", PLAYABLE.format(name="sound", more=""))
    code, out, err = philtre("check", "sound", PHILTRE_GAMES=str(folder))
    assert (code, err) == (1, "")
    assert "sound: BROKEN: no match begins: raised ValueError: no start (__init__.py, line 5)" in out


def test_figures_that_cannot_be_read_are_found(folder: Path) -> None:
    (folder / "pebbles" / "learn").mkdir()
    (folder / "pebbles" / "learn" / "figures.toml").write_text("[[figure]]\nid = 3\n", encoding="utf-8")
    code, out, err = philtre("check", "pebbles", "--games", "1", PHILTRE_GAMES=str(folder))
    assert (code, err) == (1, "")
    assert "learn/figures.toml: figure 1: field id: expected" in out


def test_faults_are_named_once_and_shifts_that_go_wrong_when_compiled_are_found(folder: Path) -> None:
    game = folder / "pebbles"
    text = (game / "state.py").read_text(encoding="utf-8")
    assert "    def redeal(self" in text
    (game / "state.py").write_text(
        text.replace("    def redeal(self", "    def redealt(self"), encoding="utf-8"
    )
    (game / "rules").mkdir()
    (game / "rules" / "bits.py").write_text("def f(n):\n    return 1 << n\n", encoding="utf-8")
    code, out, err = philtre("check", "pebbles", PHILTRE_GAMES=str(folder))
    assert (code, err) == (1, "")
    assert "rules/bits.py, line 2: a constant is shifted" in out
    assert out.count("the method `redeal` is not implemented: docs/contract.md") == 1
    assert "pebbles-usual-3: BROKEN: as in pebbles-usual-2" in out


def test_no_distribution_takes_the_name_of_one_of_our_games(folder: Path) -> None:
    distribution(folder, "a-thief", "toil = pebbles:GAME")
    code, out, err = philtre("games", PYTHONPATH=f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    assert code == 0
    assert "Toil and Trouble" in out
    assert "a game toil of a-thief is left out: philtre has one of that name" in err


def test_damaged_distributions_are_named_and_the_other_games_go_on(folder: Path) -> None:
    distribution(folder, "lost", "lost = not_there:GAME")
    distribution(folder, "hollow", "hollow = json:GAME")
    distribution(folder, "nameless", "nameless = not_there:GAME")
    (folder / "nameless-1.0.dist-info" / "METADATA").unlink()
    distribution(folder, "garbled", "[garbled\n= :\n==")
    code, out, err = philtre("games", PYTHONPATH=f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    assert code == 0
    assert "Apotheca" in out
    for sentence in (
        "the game lost of lost is left out: there is no module not_there",
        "the game hollow of hollow is left out: AttributeError: module 'json' has no attribute 'GAME'",
        "the game nameless of an unnamed distribution is left out: there is no module not_there",
        "garbled is left out: its entry_points.txt cannot be read",
    ):
        assert sentence in err
    match = ("match", "race", "--seats", "no-such-bot,random", "--games", "2")
    code, out, err = philtre(*match, PYTHONPATH=f"{folder}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    assert code == 2
    assert "there is no bot 'no-such-bot'" in err


def test_an_empty_folder_is_named(tmp_path: Path) -> None:
    code, _, err = philtre("--games", str(tmp_path), "games")
    assert code == 0
    assert "which holds no game: no __init__.py" in err
