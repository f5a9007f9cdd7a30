"""Every command in the documents is run as a reader would run it: here, or by the test that is named here.

Studies are shortened (two games, the smallest searches), and servers answer on this machine only.
"""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.test_tutorial import PAGES, follow

from philtre.cli import parser
from philtre.new import new_game

ROOT = Path(__file__).parents[1]
DOCUMENTS = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
    *sorted((ROOT / "examples").rglob("*.md")),
]
BY_HAND = "by hand"
# Commands that are not run here: a pattern, and the test that does the same, or why a person has to.
ELSEWHERE = {
    r"make (play|test)": f"{BY_HAND}: they are what one runs this with",
    r"npm run dev": f"{BY_HAND}: a person looks at it",
    r"pip install '(philtre\[\w+\])'": f"{BY_HAND}: `make release` installs the wheel",
    r"pip install (build|\./examples/brim)": f"{BY_HAND}: it is pip's",
    r"python3 -m venv /opt/philtre .*": f"{BY_HAND}: it is pip's",
    r"(python -m build --wheel|pip install dist/.*)": "test_the_package_is_found_by_its_entry_point",
    r"philtre check posy": "test_the_package_is_found_by_its_entry_point",
    r"(cp .*deploy/systemd/|systemctl ).*": "test_units_are_what_systemd_reads",
    r"createdb .*": f"{BY_HAND}: it is PostgreSQL's",
    r"philtre serve --database .*": "test_a_game_is_played_to_its_end_through_a_kill",
    r"philtre admin (list|show|close) .*": "test_tables_are_looked_after_while_the_server_runs",
    r"philtre admin purge .*": "test_many_are_purged_in_portions_and_the_command_tells_how_far_it_is",
    r"philtre admin ban .*": "test_who_is_banned_does_not_come_in",
    r"philtre admin (passphrase|forget) .*": "test_who_runs_the_server_can_forget_somebody_and_give_a_new_passphrase",  # noqa: E501
    r"philtre admin (backup|restore) .*": "test_a_backup_made_in_use_can_be_restored",
    r"philtre admin check .*": "test_a_sound_folder_has_no_problems",
    r"philtre admin move .*": "test_everything_moves_to_postgresql_and_back",
    r"philtre join \S+/s/.*": "test_a_person_plays_a_served_table_by_numbers",
    r"philtre join \S+": "test_who_only_asks_for_tables_is_one_guest_however_often",
    r"python bench/.*": f"{BY_HAND}: for the figures in docs/speed.md",
    r"philtre .* --on ray": "test_a_local_cluster_and_ctrl_c",
    r"(ray start .*|philtre .* --on ray://.*)": "test_two_nodes_of_which_one_dies",
    r"PHILTRE_GAMES=posy pytest .*": "test_the_whole_game_is_small_and_its_tests_pass",
    r"(mkdir|mv|touch) .*posy.*": "test_the_whole_game_is_small_and_its_tests_pass",
    r"philtre compile posy": "test_the_rules_are_compiled_and_both_builds_agree",
}


def lines(document: Path) -> list[str]:
    """The commands of a document: without comments, and without the folder of a clone's programs."""
    blocks = re.findall(r"(?ms)^```sh\n(.*?)^```", document.read_text(encoding="utf-8"))
    found = [shlex.join(shlex.split(line, comments=True)) for text in blocks for line in text.splitlines()]
    return [
        re.sub(r"^(PYTHONPATH=src )?\.venv/bin/(python -m )?(?=philtre|python)", "", line) for line in found
    ]


def elsewhere(line: str) -> str | None:
    """The pattern that a command fits, if it is not run here."""
    return next((pattern for pattern in ELSEWHERE if re.fullmatch(pattern, line.replace('"', "'"))), None)


HERE = {
    document: [line for line in lines(document) if line and not elsewhere(line)] for document in DOCUMENTS
}


def test_each_command_is_run_here_or_by_a_test_that_is_there() -> None:
    tests = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8"))
    }
    assert [
        where for where in ELSEWHERE.values() if not where.startswith(BY_HAND) and where not in tests
    ] == []
    used = {elsewhere(line) for document in DOCUMENTS for line in lines(document)}
    assert [pattern for pattern in ELSEWHERE if pattern not in used] == [], "no document has such a command"
    strange = [line for commands in HERE.values() for line in commands if not line.startswith("philtre ")]
    assert strange == [], "name in ELSEWHERE who runs it"


def shortened(words: list[str]) -> list[str]:
    """The same command with two games and the smallest searches."""
    options = parser().parse_args(words)
    command = words.index(next(word for word in words if word in COMMANDS))
    short = [re.sub(r"search:\d+", "search:2", word) for word in words]
    short = [re.sub(r"\b(master|adept)\b", "novice", word) if "," in word else word for word in short]
    if "--games" in short[command:]:
        short[short.index("--games", command) + 1] = "20" if short[command] == "fit" else "2"
    elif short[command] in STUDIES:
        short += ["--games", "2"]
    if short[command] == "report":
        short += ["--levels", "", "--positions", "0", "--seats", str(options.seats or 2)]
    if "--match" in short:
        short[short.index("--match") + 1] = "2"
    if short[command] == "serve":
        short += ["--port", "0"]
        if options.host == "0.0.0.0":
            short[short.index("0.0.0.0")] = "127.0.0.1"
    return short


STUDIES = {"match", "ladder", "report", "balance", "sweep", "compare", "fit"}
COMMANDS = STUDIES | {"play", "replay", "rules", "games", "new", "check", "serve", "merge"}
FINE = {"ladder": (0, 1), "fit": (0, 1)}  # so few games show nothing


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write the files that the documents suppose: a saved game, boxes of one's own, a measure, a game."""
    games = ROOT / "src" / "philtre" / "games"
    for name, game in (("board", "race"), ("dear", "apotheca"), ("mine", "apotheca")):
        text = (games / game / "content.toml").read_text(encoding="utf-8")
        (tmp_path / f"{name}.toml").write_text(text, encoding="utf-8")
    (tmp_path / "game.txt").write_text(
        (ROOT / "tests" / "server" / "versions" / "0.2" / "apotheca-standard.txt").read_text(encoding="utf-8")
    )
    report = (ROOT / "docs" / "report.md").read_text(encoding="utf-8")
    (measure,) = [code for code in re.findall(r"(?ms)^```python\n(.*?)^```", report) if "EarlyHires" in code]
    (tmp_path / "mine.py").write_text(measure, encoding="utf-8")
    paths = [str(Path(one).absolute()) for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("BROWSER", "true")  # --open
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize(
    "document", [one for one in DOCUMENTS if HERE[one]], ids=lambda path: path.relative_to(ROOT).as_posix()
)
def test_commands_do_what_they_are_said_to(document: Path, folder: Path) -> None:
    if document in PAGES:
        new_game("posy", folder)
        for page in PAGES[: PAGES.index(document) + 1]:
            follow(page, folder)
    elif document.parts[-3:-1] == ("examples", "brim"):
        (folder / "examples").symlink_to(ROOT / "examples")
    for line in HERE[document]:
        if ("philtre fit" in line or "tuned.toml" in line) and find_spec("numpy") is None:
            continue
        if ".parquet" in line and find_spec("pyarrow") is None:
            continue
        words = shortened(shlex.split(line)[1:])
        command = next(word for word in words if word in COMMANDS)
        if command == "merge":  # the shell's work
            words = [name for word in words for name in (sorted(map(str, folder.glob(word))) or [word])]
        if command == "serve":
            serve(words, folder)
            continue
        keys = "q\n" if command in ("play", "replay") else ""
        done = subprocess.run(
            [sys.executable, "-m", "philtre", *words],
            cwd=folder, input=keys, capture_output=True, text=True, encoding="utf-8",
            timeout=600, check=False,
        )  # fmt: skip
        assert done.returncode in FINE.get(command, (0,)), f"{line}\n{done.stdout}{done.stderr}"
        assert done.stdout, line
        if command == "fit":  # which writes only what is better
            (folder / "tuned.toml").write_text(
                (folder / "dear.toml").read_text(encoding="utf-8"), encoding="utf-8"
            )


def serve(words: list[str], folder: Path) -> None:
    """Start a server, look at its first page, and end it."""
    if "--data" in words:
        words[words.index("--data") + 1] = str(folder / "data")
    running = subprocess.Popen(
        [sys.executable, "-m", "philtre", *words],
        cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8",
    )  # fmt: skip
    try:
        assert running.stdout is not None
        said = ""
        while (
            found := re.search(r"served at (http://127\.0\.0\.1:|https://\S+ \(port )(\d+)", said)
        ) is None:
            line = running.stdout.readline()
            assert line, said
            said += line
        for path in ("/", "/health"):
            with urllib.request.urlopen(f"http://127.0.0.1:{found[2]}{path}", timeout=30) as answer:
                assert answer.status == 200
        running.send_signal(signal.SIGINT)
        assert running.wait(timeout=30) in (0, 130)
    finally:
        running.kill()
        running.communicate()
