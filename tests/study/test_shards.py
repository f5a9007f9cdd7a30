"""Shards of a study, merged, are the study; files that do not belong together are refused."""

import json
from pathlib import Path

import pytest

from philtre.cli import main
from philtre.core.errors import PhiltreError
from philtre.study.journal import Journal
from philtre.study.pairing import GameResult, GameSteps, Pair
from philtre.study.shards import merge

HEADER = {"game": "apotheca", "seed": 1}
MATCH = [
    "match",
    "race",
    "--seats",
    "random",
    "--games",
    "7",
    "--option",
    "rounds=5",
    "--json",
    "--jobs",
    "1",
]


def pair(number: int, winner: int = 0, seconds: float = 0.5, steps: bool = False) -> Pair:
    returns = [1.0 - winner, float(winner)]
    kept = GameSteps([1, 2], {}) if steps else None
    return Pair(number, [GameResult(returns, [10, 9], [0.1, 0.2], seconds, steps=kept)])


def study(file: Path, *pairs: Pair, **header: object) -> Path:
    journal = Journal(str(file), HEADER | header)
    for one in pairs:
        journal.add(one)
    return file


def test_merged_shards_of_a_match_are_the_match(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(MATCH) == 0
    whole = json.loads(capsys.readouterr().out)
    files = [str(tmp_path / f"{number}.jsonl") for number in (1, 2, 3)]
    for number, file in enumerate(files, 1):
        assert main([*MATCH, "--shard", f"{number}/3", "--out", file]) == 0
        shown = capsys.readouterr()
        assert json.loads(shown.out)["games"] in (2, 3)
        assert f"this is shard {number} of 3" in shown.err
    merged = str(tmp_path / "all.jsonl")
    assert main(["merge", *files, "--out", merged]) == 0
    assert capsys.readouterr().out.startswith(f"{merged}: 7 pairs of 3 files.")
    before = Path(merged).read_bytes()
    assert main([*MATCH, "--out", merged]) == 0
    found = json.loads(capsys.readouterr().out)
    assert Path(merged).read_bytes() == before  # nothing was left to play
    for key in ("games", "seat_wins", "seat_intervals", "length", "turns", "cut_short"):
        assert found[key] == whole[key]


def test_merged_shards_of_balance_are_the_study(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        *("balance", "race", "--bots", "random", "--games", "25", "--seats", "2", "--option", "rounds=2"),
        *("--json", "--jobs", "1"),
    ]  # fmt: skip
    assert main(command) == 0
    whole = capsys.readouterr().out
    for number in (1, 2):
        part = ["--shard", f"{number}/2", "--out", str(tmp_path / f"{number}.jsonl")]
        assert main([*command, *part]) == 0
    merged = str(tmp_path / "all.jsonl")
    assert main(["merge", str(tmp_path / "2.jsonl"), str(tmp_path / "1.jsonl"), "--out", merged]) == 0
    capsys.readouterr()
    assert main([*command, "--out", merged]) == 0
    assert capsys.readouterr().out == whole


def test_merged_shards_of_a_report_are_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        *("report", "race", "--bots", "random", "--games", "20", "--seats", "2", "--option", "rounds=2"),
        *("--levels", "random,greedy", "--level-games", "4", "--positions", "0", "--json", "--jobs", "1"),
    ]  # fmt: skip
    for number in (1, 2):
        part = ["--shard", f"{number}/2", "--resume", str(tmp_path / f"{number}.jsonl")]
        assert main([*command, *part]) == 0
        assert capsys.readouterr().out == ""
    merged = str(tmp_path / "all.jsonl")
    assert main(["merge", str(tmp_path / "1.jsonl"), str(tmp_path / "2.jsonl"), "--out", merged]) == 0
    capsys.readouterr()
    assert main([*command, "--resume", merged]) == 0
    found = json.loads(capsys.readouterr().out)
    assert main(command) == 0
    whole = json.loads(capsys.readouterr().out)
    assert {**found, "command": ""} == {**whole, "command": ""}
    assert main([*command, "--shard", "1/2"]) == 2
    assert "--shard: name the file for this part of the study with --resume" in capsys.readouterr().err


def test_a_shard_of_a_ladder_plays_all_its_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "race", "--bots", "careless:100,random", "--games", "8", "--jobs", "1", "--json"]
    for number in (1, 2):
        part = ["--shard", f"{number}/2", "--out", str(tmp_path / f"{number}.jsonl")]
        assert main([*command, *part]) == 0
        rows = json.loads(capsys.readouterr().out)["rows"]
        assert [(row["games"], row["verdict"]) for row in rows] == [(4, "open")]
    merged = str(tmp_path / "all.jsonl")
    assert main(["merge", str(tmp_path / "1.jsonl"), str(tmp_path / "2.jsonl"), "--out", merged]) == 0
    before = Path(merged).read_bytes()
    main([*command, "--out", merged])
    assert Path(merged).read_bytes() == before


def test_records_of_a_shard_are_its_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    part = ["--shard", "2/3", "--out", str(tmp_path / "2.jsonl"), "--records", str(tmp_path / "records")]
    assert main([*MATCH, *part]) == 0
    assert sorted(file.name for file in (tmp_path / "records").glob("*.txt")) == [
        "000001-1.txt",
        "000004-1.txt",
    ]


def test_a_shard_needs_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*MATCH, "--shard", "1/3"]) == 2
    assert "--shard: name the file for this part of the study with --out" in capsys.readouterr().err


def test_each_pair_is_written_once_in_order_with_its_steps_if_any(tmp_path: Path) -> None:
    one = study(tmp_path / "1", pair(4), pair(0))
    two = study(tmp_path / "2", pair(4, seconds=2.0, steps=True), pair(2))
    for number, files in enumerate([(one, two), (two, one)]):
        target = tmp_path / f"all{number}"
        assert merge(files, target) == 3
        lines = [json.loads(line) for line in target.read_text(encoding="utf-8").splitlines()]
        assert lines[0] == {"format": "philtre study 1", **HEADER}
        assert [line["pair"]["number"] for line in lines[1:]] == [0, 2, 4]
        assert lines[3]["pair"]["games"][0]["steps"] is not None


def test_a_line_that_was_cut_off_is_left_out(tmp_path: Path) -> None:
    one = study(tmp_path / "1", pair(0), pair(1))
    one.write_bytes(one.read_bytes()[:-10])
    assert merge([one], tmp_path / "all") == 1


def test_files_of_different_studies_are_refused(tmp_path: Path) -> None:
    one = study(tmp_path / "1", pair(0))
    two = study(tmp_path / "2", pair(1), seed=2)
    with pytest.raises(PhiltreError, match="are of different studies: seed is 1 in the first, 2 in the sec"):
        merge([one, two], tmp_path / "all")
    assert not (tmp_path / "all").exists()


def test_different_results_of_one_pair_are_refused(tmp_path: Path) -> None:
    one = study(tmp_path / "1", pair(3))
    two = study(tmp_path / "2", pair(3, winner=1))
    with pytest.raises(PhiltreError, match="have different results for pair 3: one of them was played by"):
        merge([one, two], tmp_path / "all")
    assert not (tmp_path / "all").exists()


def test_other_files_are_refused(tmp_path: Path) -> None:
    one = study(tmp_path / "1", pair(0))
    other = tmp_path / "other"
    other.write_text("game\n", encoding="utf-8")
    with pytest.raises(PhiltreError, match="other is not a study's file"):
        merge([one, other], tmp_path / "all")
    with pytest.raises(PhiltreError, match=r"cannot read .*none: no such file"):
        merge([tmp_path / "none"], tmp_path / "all")
    with pytest.raises(PhiltreError, match="1 exists already: name a new file"):
        merge([one], one)
