"""The command line: what it says to wrong input, with which exit code, and that it is quick."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from philtre.cli import main


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The sentence on stderr; nothing on stdout, exit code 2."""
    try:
        code = main(arguments)
    except SystemExit as leaving:
        code = int(leaving.code or 0)
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("play nothing", "there is no game 'nothing': expected"),
        ("play", "which game?"),
        ("play apotheca --seats 7", "apotheca is for 1, 2, 3 or 4 seats, not for 7"),
        ("play apotheca --seats many", "invalid int value: 'many'"),
        ("play apotheca --variant duel", "no variant 'duel': expected standard, solo and master"),
        ("play apotheca --variant solo --seats 2", "variant solo, is for 1 seat, not for 2"),
        ("play apotheca --option speed=9", "no option 'speed'"),
        ("play apotheca --option turns", "--option: expected NAME=VALUE, found 'turns'"),
        ("play apotheca --option turns=0", "option turns: expected a whole number from 1 to 1000, found 0"),
        ("play apotheca --option first_game=perhaps", "option first_game: expected no or yes, found perhaps"),
        ("play apotheca --player Ann", "--player: expected SEAT=NAME or SEAT=bot:adept, found 'Ann'"),
        ("play apotheca --player 3=Ann", "--player: expected a seat from 1 to 2, found '3'"),
        (
            "play apotheca --player 2=bot:clever",
            "there is no bot 'clever': expected novice, apprentice, adept, master, random",
        ),
        ("play apotheca --player 2=", "a player's name needs printable letters"),
        ("play apotheca --player 2=A\x1b[2J", "a player's name needs printable letters"),
        ("play apotheca --me 3", "--me: expected a seat from 1 to 2, found '3'"),
        ("play apotheca --me 0", "--me: expected a seat from 1 to 2, found '0'"),
        ("play apotheca --me 1 --player 1=bot:random", "--me 1: a bot sits there"),
        ("play apotheca --language de", "there is no language 'de': expected en and fr"),
        ("play apotheca --content /no/such.toml", "cannot read the content file /no/such.toml"),
        ("play apotheca --load /no/such.txt", "cannot read /no/such.txt: no such file or directory"),
        ("replay /no/such.txt", "cannot read /no/such.txt: no such file or directory"),
        ("replay /", "cannot read /: is a directory"),
        ("rules nothing", "there is no game 'nothing'"),
        ("rules apotheca --language xx", "there is no language 'xx'"),
        ("check nothing", "there is no game 'nothing'"),
        ("check --content x.toml", "--content needs the game it belongs to"),
        ("check apotheca --games 0", "--games: expected at least 1, found 0"),
        ("dance", "invalid choice: 'dance'"),
        ("", "required: COMMAND"),
    ],
)
def test_wrong_input_is_answered_with_a_sentence(
    capsys: pytest.CaptureFixture[str], command: str, sentence: str
) -> None:
    assert sentence in said(capsys, *command.split())


def test_help_is_quick_and_loads_nothing_heavy() -> None:
    program = (
        "import sys; from philtre.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "heavy = {name.split('.')[0] for name in sys.modules} & "
        "{'fluent', 'msgspec', 'babel', 'starlette', 'curses'}\n"
        "ours = {n for n in sys.modules if n.startswith(('philtre.terminal', 'philtre.games.'))}\n"
        "print('loaded:', sorted(heavy | ours))"
    )
    before = os.times()
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "loaded: []" in done.stdout
    after = os.times()  # of the processor: others may keep it busy
    assert after.children_user + after.children_system - before.children_user - before.children_system < 1


def test_the_version_names_the_build_the_extras_and_python(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    first, extras, python = capsys.readouterr().out.splitlines()
    build = os.environ.get("PHILTRE_BUILD")
    assert first.startswith("philtre ")
    assert first.endswith(f"({build})" if build else ("(compiled)", "(interpreted)"))
    assert extras.startswith("extras: serve, terminal, envs, data, postgres")
    assert sys.version.split()[0] in python


def test_it_runs_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "philtre", "games", "--language", "en"],
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONIOENCODING": "utf-8"},
    )
    assert "Apotheca (apotheca)" in done.stdout


@pytest.mark.parametrize("arguments", ["rules apotheca", "--version"])
def test_a_reader_who_has_seen_enough_is_no_error(arguments: str) -> None:
    command = f"{sys.executable} -u -m philtre {arguments} | head -1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("wishes", "said", "not_said"),
    [
        ([], "any number of resources", "You can carry"),
        (["--variant", "lively"], "You can carry 8 resources", "any number of resources"),
        (
            ["--variant", "lively", "--option", "carry=6"],
            "You can carry 6 resources",
            "any number of resources",
        ),
        (["--option", "rounds=50"], "after 50 rounds", "after 200 rounds"),
    ],
)
def test_rules_are_those_of_a_table(
    capsys: pytest.CaptureFixture[str], wishes: list[str], said: str, not_said: str
) -> None:
    assert main(["rules", "race", *wishes, "--language", "en"]) == 0
    page = " ".join(capsys.readouterr().out.split())
    assert said in page
    assert not_said not in page


def test_rules_of_a_table_that_cannot_be_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "race", "--seats", "7"]) == 2
    assert main(["rules", "race", "--option", "carry=6"]) == 2
    assert "carry" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "fr"])
def test_rules_and_games_are_told_in_both_languages(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    for command in (["rules", "apotheca"], ["games"]):
        assert main([*command, "--language", language]) == 0
    out = capsys.readouterr().out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert {"en": "Powers", "fr": "Pouvoirs"}[language] in out
    assert {"en": "Turn limit", "fr": "Limite de tours"}[language] in out


# Records


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A short game between people, as text."""
    import random

    from philtre import game
    from philtre.table.match import Match

    match = Match(game("apotheca"), random.Random(5), options={"turns": 6})
    dice = random.Random(6)
    while not match.over:
        match.act(dice.choice(match.legal()))
    return match.record().write()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("philtre record 1", "philtre record 9", "line 1: this is 'philtre record 9'; this program reads"),
        ("philtre record 1", "%PDF-1.4", "line 1: not a record of philtre"),
        ("rules 1", "rules 0", "made under version 0 of the rules of Apotheca"),
        ("content ", "content f", "the content here ("),
        ("game apotheca", "game chess", "there is no game 'chess'"),
        ("seats 2", "seats 9", "not for 9"),
        ("result ", "result 7 ", "but the header says"),
        ("\n* tile", "\n* tale", "'tale"),
    ],
)
def test_a_record_that_was_altered_names_the_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: str, old: str, new: str, sentence: str
) -> None:
    assert old in record
    file = tmp_path / "game.txt"
    file.write_text(record.replace(old, new, 1), encoding="utf-8")
    for command in (["replay", str(file)], ["play", "--load", str(file)]):
        err = said(capsys, *command)
        assert sentence in err
        assert str(file) in err


def test_a_record_that_was_cut_short_says_so(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, record: str
) -> None:
    file = tmp_path / "game.txt"
    for cut in (0, 10, len(record) // 4, len(record) // 2, len(record) - 20):
        file.write_text(record[:cut], encoding="utf-8")
        assert str(file) in said(capsys, "replay", str(file))


def test_a_file_that_is_no_text_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    assert "not a text in UTF-8" in said(capsys, "replay", str(file))
