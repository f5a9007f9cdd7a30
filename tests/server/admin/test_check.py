"""philtre admin check: what is wrong is found and named, and nothing is changed."""

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.people import HERE, bot, played, seated

from philtre.cli import main
from philtre.core.game import HOME, hash_of, tidy
from philtre.core.registry import game
from philtre.server.live.table_summary import row_of
from philtre.server.store.copies import copy_database
from philtre.server.store.store import Store
from philtre.table.entries import Joined, Sat, encode
from philtre.table.setup import Plan, Setup
from philtre.table.table import Table

Play = Callable[[Any], Any]
Check = Callable[[Path], tuple[int, list[str]]]


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str]) -> Check:
    """check(folder) is the exit code of philtre admin check, and the lines that it prints."""

    def run(folder: Path) -> tuple[int, list[str]]:
        capsys.readouterr()
        code = main(["admin", "check", "--data", str(folder)])
        out, err = capsys.readouterr()
        return code, (out + err).splitlines()

    return run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A server's folder with three tables: one that waits, one that is played, one that is over."""
    data = tmp_path / "data"
    data.mkdir()
    store = Store(data)
    for id, people, moves in (("waits", 1, 0), ("played", 2, 9), ("over", 2, 9)):
        keep(store, id, people, moves)
    store.close()
    return data


def keep(store: Store, id: str, people: int, moves: int) -> None:
    """A table as a server would store it."""
    dice = random.Random(id)
    setup = Setup("apotheca", seats=(Plan("person"), Plan("person")))
    table, entries = Table.open(setup, "ann", "Ann", dice, 1000)
    for seat, player in enumerate(("ann", "bob")[:people]):
        entries += table.sit(seat, player, player.title(), 2000)
    if people > 1:
        entries += table.join(0, "ann's phone", 2500)
    for number in range(moves):
        action = dice.choice(table.match.state.actions())
        entries += table.act(table.actor, int(action), table.seq, 3000 + number)
    if id == "over":
        entries += table.close(9000)
    sat = [(entry.player, entry.seat) for entry in entries if isinstance(entry, (Sat, Joined))]
    store.append(row_of(id, table), 1, [encode(entry) for entry in entries], sat).result()


def change(folder: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(folder / "philtre.db") as connection:
        assert connection.execute(statement, values).rowcount


def test_a_sound_folder_has_no_problems(folder: Path, check: Check) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert check(folder) == (0, ["tables: 3, problems: 0"])
    assert {path.name: path.read_bytes() for path in folder.iterdir() if path.name in before} == before


def test_a_check_tells_how_far_it_has_come(
    folder: Path, check: Check, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("philtre.server.admin.check.PACE", 0)
    told = [f"checked tables: {number} of 3" for number in range(3)]
    assert check(folder) == (0, [*told, "tables: 3, problems: 0"])


def test_a_backup_is_checked_where_it_lies(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "copies").mkdir()
    copy = tmp_path / "copies" / "copy.db"
    copy_database(folder / "philtre.db", copy)
    assert main(["admin", "check", str(copy)]) == 0
    assert capsys.readouterr().out == "tables: 3, problems: 0\n"
    assert list(copy.parent.iterdir()) == [copy]
    copy.write_bytes(copy.read_bytes()[:9000])
    assert main(["admin", "check", str(copy)]) == 1
    assert main(["admin", "check", str(tmp_path / "none")]) == 2


DAMAGES = {
    "a damaged entry": (
        "UPDATE entries SET body = 'torn{' WHERE table_id = 'played' AND seq = 5",
        "table played: entry 5 is damaged (",
    ),
    "a gap": (
        "DELETE FROM entries WHERE table_id = 'played' AND seq = 6",
        "table played: entry 6 is missing, the next one is 7",
    ),
    "a lost journal": ("DELETE FROM entries WHERE table_id = 'over'", "table over: its journal is missing"),
    "a lost beginning": (
        (
            "UPDATE entries SET body = (SELECT body FROM entries WHERE table_id = 'played' AND seq = 2)"
            " WHERE table_id = 'played' AND seq = 1"
        ),
        "table played: entry 1 does not open a table",
    ),
    "a move that was impossible": (
        (
            "UPDATE entries SET body = json_set(CAST(body AS TEXT), '$.action', 99999)"
            " WHERE table_id = 'played' AND seq = 7"
        ),
        "table played: entry 7 cannot be replayed (",
    ),
    "another game": (
        (
            "UPDATE entries SET body = json_set(CAST(body AS TEXT), '$.setup.game', 'chess')"
            " WHERE table_id = 'over' AND seq = 1"
        ),
        "table over: needs the game chess, which this philtre does not have",
    ),
    "an unknown variant": (
        (
            "UPDATE entries SET body = json_set(CAST(body AS TEXT), '$.setup.variant', 'nonsense')"
            " WHERE table_id = 'over' AND seq = 1"
        ),
        "table over: entry 1 cannot be replayed (PhiltreError: apotheca has no variant 'nonsense'",
    ),
    "a damaged card": (
        "UPDATE tables SET card = 'torn{' WHERE id = 'over'",
        "table over: its card cannot be read",
    ),
    "other content": (
        (
            "UPDATE entries SET body = json_set(CAST(body AS TEXT), '$.setup.content', 'feed')"
            " WHERE table_id = 'over' AND seq = 1"
        ),
        "table over: needs the content feed of apotheca, which is neither",
    ),
    "a wrong phase": (
        "UPDATE tables SET phase = 'waiting' WHERE id = 'played'",
        "table played: its row says phase 'waiting', its journal 'playing'",
    ),
    "an ending that is not listed": (
        "UPDATE tables SET finished = NULL WHERE id = 'over'",
        "table over: its row does not say when the game was over",
    ),
    "an ending that was none": (
        "UPDATE tables SET finished = 5 WHERE id = 'played'",
        "table played: its row says that the game is over, its journal does not",
    ),
    "a lost sitting": (
        "DELETE FROM sittings WHERE player = 'bob' AND table_id = 'played'",
        "table played: seat 2 is not listed as bob's",
    ),
    "a foreign sitting": (
        "INSERT INTO sittings VALUES ('eve', 'waits', 1)",
        "table waits: seat 2 is listed as eve's",
    ),
    "a lost row": ("DELETE FROM tables WHERE id = 'waits'", "table waits: there is none, but entries of it"),
    "notes of no table": (
        "INSERT INTO notes VALUES ('gone', 0, 'x')",
        "table gone: there is none, but notes of it",
    ),
}


@pytest.mark.parametrize("what", DAMAGES)
def test_what_is_wrong_with_a_table_is_told_and_the_others_are_well(
    folder: Path, check: Check, what: str
) -> None:
    statement, words = DAMAGES[what]
    change(folder, statement)
    code, lines = check(folder)
    assert code == 1
    assert any(line.startswith(words) for line in lines), lines
    table = words.split(":")[0]
    assert all(line.startswith((table, "tables: ")) for line in lines)


def test_contents_that_are_kept_are_checked_too(folder: Path, check: Check) -> None:
    played = game("toil")
    store = Store(folder)
    store.put_content(played.content_hash, "toil", content_of("toil")).result()
    store.close()
    assert check(folder) == (0, ["tables: 3, problems: 0"])
    change(folder, "UPDATE contents SET hash = 'feed'")
    assert check(folder)[1][0] == "content feed of toil: is another than its hash says"
    change(folder, "UPDATE contents SET body = 'torn ['")
    assert check(folder)[1][0].startswith("content feed of toil: cannot be read (")
    change(folder, "UPDATE contents SET game = 'chess'")
    assert check(folder)[1][0].startswith("content feed of chess: cannot be read (there is no game 'chess'")


def test_tables_and_contents_of_other_rules_are_counted_and_no_problem(folder: Path, check: Check) -> None:
    for rules, id in ((999, "over"), (999, "waits"), (0, "played")):
        change(
            folder,
            f"UPDATE entries SET body = json_set(CAST(body AS TEXT), '$.setup.rules', {rules})"
            f" WHERE table_id = '{id}' AND seq = 1",
        )
    ours = game("apotheca").rules_version
    store = Store(folder)
    text = tidy("[earlier]\nnothing = 'that the rules of today can read'")
    store.put_content(hash_of(text), "apotheca", text).result()
    store.close()
    assert check(folder) == (
        0,
        [
            f"tables of apotheca under rules 0, this philtre has {ours}: 1",
            f"tables of apotheca under rules 999, this philtre has {ours}: 2",
            "tables: 3, problems: 0",
        ],
    )


def content_of(name: str) -> str:
    return (HOME / "games" / name / "content.toml").read_text(encoding="utf-8")


def test_a_damaged_database_is_told_without_a_trace(folder: Path, check: Check) -> None:
    file = folder / "philtre.db"
    whole = file.read_bytes()
    for bad in (whole[:4096] + b"\xff" * 8192 + whole[12288:], whole[:20_000], b"garbage" * 999, b""):
        file.write_bytes(bad)
        code, lines = check(folder)
        assert code == 1
        assert lines[0].startswith("database: ")
        assert file.read_bytes() == bad


def test_a_folder_without_a_database_or_with_another_schema_is_a_sentence(
    tmp_path: Path, check: Check
) -> None:
    assert "there is no database" in check(tmp_path)[1][0]
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / "philtre.db") as connection:
        connection.execute("PRAGMA user_version = 4")
    code, lines = check(tmp_path)
    assert (code, len(lines)) == (2, 1)
    assert "has schema 4" in lines[0]


def test_a_server_plays_on_while_it_is_checked(serve: Any, play: Play, check: Check) -> None:
    running = serve()

    async def scene() -> None:
        table, guests = await seated(running.base)
        await played(table, guests, 20)
        await seated(running.base, "race", plans=[HERE, bot()])
        assert check(running.folder) == (0, ["tables: 2, problems: 0"])
        await played(table, guests, 10)
        with sqlite3.connect(running.folder / "philtre.db") as connection:
            connection.execute("DELETE FROM entries WHERE table_id = ? AND seq = 4", (table,))
        assert check(running.folder)[0] == 1
        assert (running.folder / "philtre.db-wal").exists()  # the server has it still

    play(scene())
