"""A study's file: what was written is read again, what does not fit is refused."""

from pathlib import Path

import pytest

from philtre.core.errors import PhiltreError
from philtre.study.journal import Journal
from philtre.study.pairing import GameResult, Pair

HEADER = {"game": "apotheca", "seed": 1, "bots": ["greedy", "random"]}


def pair(number: int) -> Pair:
    return Pair(number, [GameResult([1.0, 0.0], [10, 9], [0.1, 0.2], 0.5, turns=7, failures=["oh"])])


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    file = str(tmp_path / "study.jsonl")
    journal = Journal(file, HEADER)
    journal.add(pair(4))
    journal.add(pair(0), "a row")
    again = Journal(file, HEADER)
    assert again.pairs() == {4: pair(4)}
    assert again.pairs("a row") == {0: pair(0)}
    assert again.pairs("another") == {}


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    journal = Journal(str(file), HEADER)
    journal.add(pair(0))
    whole = file.read_bytes()
    file.write_bytes(whole + whole[-40:-1])
    again = Journal(str(file), HEADER)
    assert list(again.pairs()) == [0]
    assert file.read_bytes() == whole
    again.add(pair(1))
    assert list(Journal(str(file), HEADER).pairs()) == [0, 1]


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"seed": 2}, "was begun with seed 1, not 2: go on as it was begun, or name a new file"),
        ({"game": "toil"}, "was begun with game apotheca, not toil"),
        ({"bots": ["greedy"]}, r"was begun with bots \[greedy,random\], not \[greedy\]"),
        ({"variant": "solo"}, "was begun with variant nothing, not solo"),
    ],
)
def test_another_setting_is_refused(tmp_path: Path, other: dict[str, object], sentence: str) -> None:
    file = tmp_path / "study.jsonl"
    Journal(str(file), HEADER).add(pair(0))
    before = file.read_bytes()
    with pytest.raises(PhiltreError, match=sentence):
        Journal(str(file), HEADER | other)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["philtre record 1\n", "{}\n", "[1]\n", '{"format": "philtre study 9"}\n'])
def test_a_file_that_is_something_else_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "game.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(PhiltreError, match="is not a study's file: name one that is, or a new one"):
        Journal(str(file), HEADER)
    assert file.read_text(encoding="utf-8") == text


def test_a_line_that_makes_no_sense_is_named(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    Journal(str(file), HEADER).add(pair(0))
    file.write_text(file.read_text(encoding="utf-8") + '{"row": 3}\n', encoding="utf-8")
    with pytest.raises(PhiltreError, match="line 3: not a line of a study"):
        Journal(str(file), HEADER)


def test_a_file_that_cannot_be_is_said(tmp_path: Path) -> None:
    with pytest.raises(PhiltreError, match=r"cannot read .*: is a directory"):
        Journal(str(tmp_path), HEADER)
    with pytest.raises(PhiltreError, match=r"cannot write .*: no such file or directory"):
        Journal(str(tmp_path / "no" / "such"), HEADER)
