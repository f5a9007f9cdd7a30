"""The games of studies as data and records: every game can be read back, and what is wrong is said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import philtre
from philtre import PhiltreError
from philtre.bots import CustomBot, SearchResult, run_search
from philtre.cli import main
from philtre.core.dice import Bits
from philtre.core.registry import game
from philtre.core.state import State
from philtre.study.journal import Journal
from philtre.text import data as text_data
from philtre.text.record import OtherRules, read_record

pq: Any = pytest.importorskip("pyarrow.parquet")
SHORT = ["match", "apotheca", "--option", "turns=8", "--games", "4", "--seats"]
ONE = ["--jobs", "1"]
CASES = [
    (name, variant, seats)
    for name in philtre.list_games()
    for variant, numbers in game(name).variants.items()
    for seats in numbers
]


def written(folder: Path, *arguments: str, code: int = 0) -> Path:
    """The data of a study."""
    file = folder / "games.parquet"
    assert main([*arguments, "--data", str(file)]) == code
    return file


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 2
    return capsys.readouterr().err


@pytest.mark.parametrize(("name", "variant", "seats"), CASES)
def test_every_game_can_be_read_back(name: str, variant: str, seats: int, tmp_path: Path) -> None:
    bots = ",".join(["random"] * seats)
    file = written(tmp_path, "match", name, "--variant", variant, "--seats", bots, "--games", "2", *ONE)
    table = philtre.read_data(file)
    returns = {row["game"]: row["returns"] for row in table.select(["game", "returns"]).to_pylist()}
    assert list(returns) == [1, 2]
    for number, expected in returns.items():
        record = philtre.read_game(file, number)
        *_, last = record.states()
        assert last.over
        assert last.returns() == expected
        assert read_record(record.write()).actions == record.actions


def test_a_row_has_all_that_the_decision_was_about(tmp_path: Path) -> None:
    file = written(tmp_path, *SHORT, "search:30?depth=2,greedy", "--observations", *ONE)
    rows = philtre.read_data(file).to_pylist()
    apotheca = philtre.game("apotheca")
    spec = apotheca.observation_spec(seats=2)
    assert {row["bot"] for row in rows} == {"search:30?depth=2", "greedy"}
    searched = [row for row in rows if row["simulations"]]
    assert len(searched) > 10
    for row in rows:
        state = apotheca.position(row["state"])
        assert state.actor == row["seat"]
        assert sorted(state.legal_actions()) == row["legal"]
        assert row["choice"] in row["legal"]
        assert row["move"] == apotheca.text(row["choice"])
        assert row["bot"] == row["bots"][row["seat"]]
        assert len(row["observation"]) == spec.size
        assert row["result"] == row["returns"][row["seat"]]
        assert (row["seed"], row["rules"], row["content"]) == (
            1,
            apotheca.rules_version,
            apotheca.content_hash,
        )
        if row["bot"] == "greedy":
            assert (row["simulations"], row["policy"], row["value"]) == (None, None, None)
    for row in searched:
        assert len(row["policy"]) == len(row["action_values"]) == len(row["legal"])
        assert sum(row["policy"]) == pytest.approx(1)
        assert row["policy"][row["legal"].index(row["choice"])] == max(row["policy"])
        assert row["value"] == row["values"][row["seat"]]


def test_the_data_are_the_same_with_several_processes(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    tables = []
    for folder, jobs in zip(folders, ("1", "2"), strict=True):
        folder.mkdir()
        tables.append(philtre.read_data(written(folder, *SHORT, "search:10,random", "--jobs", jobs)))
    assert tables[0].equals(tables[1])


def test_a_stopped_study_goes_on_with_its_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal, records = tmp_path / "study.jsonl", tmp_path / "records"
    resumed = [*SHORT, "greedy,random", *ONE, "--out", str(journal), "--records", str(records)]
    first = philtre.read_data(written(tmp_path, *resumed))
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:-1]) + lines[-1][:40])  # killed while it wrote the last pair
    again = philtre.read_data(written(tmp_path, *resumed))
    assert again.equals(first)
    longer = [word if word != "4" else "6" for word in resumed]
    assert philtre.read_data(written(tmp_path, *longer)).column("game").to_pylist()[-1] == 6
    assert len(list(records.glob("*.txt"))) == 6
    assert read_record((records / "000002-2.txt").read_text(encoding="utf-8")).players == [
        "bot:random",
        "bot:greedy",
    ]


def test_pairs_without_their_steps_are_played_again(tmp_path: Path) -> None:
    journal = tmp_path / "study.jsonl"
    resumed = [*SHORT, "greedy,random", *ONE, "--out", str(journal)]
    assert main(resumed) == 0
    before = len(journal.read_text().splitlines())
    assert len(philtre.read_data(written(tmp_path, *resumed))) > 20
    assert len(journal.read_text().splitlines()) == 2 * before - 1
    assert main(resumed) == 0  # without data again: all is there
    assert len(journal.read_text().splitlines()) == 2 * before - 1


def test_a_ladder_and_a_balance_have_data_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ladder = written(
        tmp_path, "ladder", "apotheca", "--bots", "random,greedy", "--games", "4", *ONE, code=1
    )  # four games show nothing
    assert set(philtre.read_data(ladder).column("study").to_pylist()) == {"greedy over random"}
    assert philtre.read_game(ladder, 2).players == ["bot:random", "bot:greedy"]
    journal = tmp_path / "balance.jsonl"
    balance = ["balance", "apotheca", "--option", "turns=8", "--bots", "random", "--games", "12", *ONE]
    balance += ["--out", str(journal), "--data", str(tmp_path / "balance.parquet")]
    capsys.readouterr()
    assert main(balance) == 0
    printed = capsys.readouterr().out
    table = philtre.read_data(tmp_path / "balance.parquet", ["study", "game", "pair", "rotation"])
    assert set(table.column("study").to_pylist()) == {f"random, {seats} seats" for seats in (2, 3, 4)}
    assert sorted(set(table.column("pair").to_pylist())) == list(range(12))
    lines = journal.read_text().splitlines()
    journal.write_text("\n".join(lines[:3]) + "\n")
    assert main(balance) == 0
    assert capsys.readouterr().out == printed
    assert len(journal.read_text().splitlines()) == len(lines)


def test_replay_shows_a_game_of_the_data(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, *SHORT, "greedy,random", *ONE)
    capsys.readouterr()
    assert main(["replay", str(file), "--game", "2", "--all"]) == 0
    assert "Bot 1" in capsys.readouterr().out
    assert f"{file} has 4 games: choose one, from 1 to 4, with --game" in refused(capsys, "replay", str(file))
    assert f"{file} has the games 1 to 4, not 5" in refused(capsys, "replay", str(file), "--game", "5")
    record = tmp_path / "record.txt"
    record.write_text(philtre.read_game(file, 1).write(), encoding="utf-8")
    assert "a record has one game only" in refused(capsys, "replay", str(record), "--game", "1")


class Thoughtful(CustomBot):
    """A bot of one's own that tells what it thought."""

    def choose(self, state: State, rng: Bits) -> int:
        self.result: SearchResult | None = run_search(state, 5, seed=rng.getrandbits(32))
        return self.result.action


def test_a_bot_of_ones_own_can_tell_what_it_thought(tmp_path: Path) -> None:
    file = written(tmp_path, *SHORT, f"{__file__}:Thoughtful,random", *ONE)
    rows = philtre.read_data(file).to_pylist()
    assert any(row["simulations"] == 5 for row in rows if row["bot"] != "random")


# Bad input


def test_other_files_are_left_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, *SHORT, "greedy,random", *ONE)
    before = file.read_bytes()
    command = [*SHORT, "greedy,random", *ONE]
    for more in ([], ["--out", str(tmp_path / "new.jsonl"), "--seed", "2"]):
        assert f"{file} exists already: name a new file" in refused(
            capsys, *command, "--data", str(file), *more
        )
    assert file.read_bytes() == before
    assert "has other files already: name a new folder" in refused(
        capsys, *command, "--records", str(tmp_path)
    )
    nowhere = tmp_path / "no" / "games.parquet"
    assert "there is no such folder" in refused(capsys, *command, "--data", str(nowhere))
    assert "cannot write to" in refused(capsys, *command, "--records", str(file))
    assert "name a file with --data" in refused(capsys, *command, "--observations")
    large = ["--data", str(tmp_path / "l.parquet"), "--seed", str(2**63)]
    assert "expected a seed of at most 63 bits" in refused(capsys, *command, *large)


def test_missing_pyarrow_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    file = written(tmp_path, *SHORT, "greedy,random", *ONE)
    monkeypatch.setattr(text_data, "find_spec", lambda _: None)
    with pytest.raises(PhiltreError, match=r"reading .* needs pyarrow: pip install 'philtre\[data\]'"):
        philtre.read_data(file)
    said = refused(capsys, *SHORT, "greedy,random", "--data", str(tmp_path / "other.parquet"))
    assert "--data needs pyarrow: pip install 'philtre[data]'" in said


def test_damaged_files_are_said(tmp_path: Path) -> None:
    file = written(tmp_path, *SHORT, "greedy,random", *ONE)
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(PhiltreError, match="is damaged, or no Parquet file"):
        philtre.read_data(file)
    spoiled = bytearray(whole)
    spoiled[4:3000] = bytes(2996)
    file.write_bytes(spoiled)
    with pytest.raises(PhiltreError, match="is damaged"):
        philtre.read_data(file)
    file.write_text("game,seat\n1,2\n")
    with pytest.raises(PhiltreError, match="is damaged, or no Parquet file"):
        philtre.read_data(file)
    with pytest.raises(PhiltreError, match="no such file"):
        philtre.read_data(tmp_path / "none.parquet")


def test_actions_that_lead_elsewhere_are_said(tmp_path: Path) -> None:
    file = written(tmp_path, *SHORT, "greedy,random", *ONE)
    table = pq.read_table(file)
    rows = table.to_pylist()
    rows[3]["choice"] = next(action for action in range(1000) if action not in rows[3]["legal"])
    pq.write_table(type(table).from_pylist(rows, table.schema), file)
    with pytest.raises(PhiltreError, match=r"is damaged: step \d+ of game 1 is not possible"):
        philtre.read_game(file, 1)
    rows = table.to_pylist()
    for row in rows:
        row["returns"] = [7.0, 7.0]
    pq.write_table(type(table).from_pylist(rows, table.schema), file)
    with pytest.raises(PhiltreError, match=r"leads to .*, not to \[7.0, 7.0\]"):
        philtre.read_game(file, 2)


def changed(file: Path, **fields: Any) -> None:
    """Write other metadata into a file: fields of the note, or of its studies."""
    table = pq.read_table(file)
    note = json.loads(table.schema.metadata[b"philtre"])
    for key, value in fields.items():
        (note if key in note else note["studies"][0])[key] = value
    pq.write_table(table.replace_schema_metadata({b"philtre": json.dumps(note)}), file)


def test_other_versions_are_said(tmp_path: Path) -> None:
    file = written(tmp_path, *SHORT, "greedy,random", *ONE)
    changed(file, philtre="9.9")
    assert philtre.read_game(file, 1)  # another philtre with the same rules plays the same game
    changed(file, content="0123456789abcdef")
    with pytest.raises(PhiltreError, match="made with content 0123456789abcdef of apotheca, not with"):
        philtre.read_game(file, 1)
    changed(file, rules=77)
    with pytest.raises(OtherRules, match="made under rules version 77 of apotheca; this program has"):
        philtre.read_game(file, 1)
    assert len(philtre.read_data(file)) > 20  # a table is a table, whatever the rules
    changed(file, format="philtre data 2")
    with pytest.raises(PhiltreError, match="format 'philtre data 2'; this program reads 'philtre data 1'"):
        philtre.read_data(file)
    pq.write_table(pq.read_table(file).replace_schema_metadata({}), file)
    with pytest.raises(PhiltreError, match="has no games of philtre"):
        philtre.read_data(file)


def test_columns_can_be_chosen(tmp_path: Path) -> None:
    file = written(tmp_path, *SHORT, "random,random", *ONE)
    assert philtre.read_data(file, ["game", "choice"]).column_names == ["game", "choice"]
    with pytest.raises(PhiltreError, match="has no column 'colour': expected game, study, pair"):
        philtre.read_data(file, ["colour"])


def test_another_deck_is_kept_with_the_games(tmp_path: Path) -> None:
    text = game("apotheca").content.replace("hire = 2", "hire = 3")
    assert text != game("apotheca").content
    deck = tmp_path / "deck.toml"
    deck.write_text(text, encoding="utf-8")
    file = written(tmp_path, *SHORT, "greedy,random", "--content", str(deck), *ONE)
    deck.unlink()
    assert philtre.read_game(file, 1).game.content == text


def test_steps_are_not_held_in_memory(tmp_path: Path) -> None:
    journal = tmp_path / "study.jsonl"
    written(tmp_path, *SHORT, "greedy,random", *ONE, "--out", str(journal))
    header = json.loads(journal.read_text().splitlines()[0])
    del header["format"]
    read = Journal(str(journal), header, keep=True)
    assert all(one.steps is None for pair in read.pairs().values() for one in pair.games)
    assert len(read.steps("", 1)[0].actions) > 10
