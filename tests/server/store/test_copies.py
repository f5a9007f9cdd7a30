"""Backups, and restoring them when it is needed: when what is there is damaged, and whatever happens."""

import os
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.scene import file_of, row

from philtre import PhiltreError
from philtre.server.store import copies, opening
from philtre.server.store.copies import copy_database, restore
from philtre.server.store.folder import InUse, lock_folder
from philtre.server.store.opening import upgrade
from philtre.server.store.store import Store

DAMAGES = ("cut", "emptied", "garbage", "missing", "page", "none")


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder whose database knows the table `new`, some of it in the log only."""
    store = made(tmp_path / "data", "new")
    store.append(row("new"), 2, [b"{}"]).result()
    shutil.copytree(file_of(store).parent, tmp_path / "crashed")
    store.close()
    shutil.rmtree(tmp_path / "data")
    (tmp_path / "crashed").rename(tmp_path / "data")
    assert (tmp_path / "data" / "philtre.db-wal").stat().st_size
    return tmp_path / "data"


@pytest.fixture
def backup(tmp_path: Path) -> Path:
    """A backup that knows the table `old`."""
    store = made(tmp_path / "earlier", "old")
    store.back_up(tmp_path / "backup.db")
    store.close()
    return tmp_path / "backup.db"


def made(folder: Path, table: str) -> Store:
    folder.mkdir()
    store = Store(folder)
    for number in range(50):
        store.append(row(f"{table}{number}"), 1, [b"{}"] * 20).result()
    store.append(row(table), 1, [b"{}"]).result()
    return store


def knows(folder: Path) -> str:
    """Which of the tables a folder's database knows."""
    store = Store(folder)
    found = [id for id in ("old", "new") if store.entries(id)]
    store.close()
    return " ".join(found)


def damage(file: Path, how: str) -> None:
    match how:
        case "cut":
            os.truncate(file, 10_000)
        case "emptied":
            os.truncate(file, 0)
        case "garbage":
            file.write_bytes(b"what was this?" * 999)
        case "missing":
            file.unlink()
        case "page":
            with file.open("r+b") as opened:
                opened.seek(4096)
                opened.write(b"\xff" * 9000)


@pytest.mark.parametrize("how", DAMAGES)
def test_a_backup_is_restored_whatever_is_there(data: Path, backup: Path, how: str) -> None:
    file = data / "philtre.db"
    damage(file, how)
    was = {path.name: path.read_bytes() for path in data.glob("philtre.db*") if not path.match("*-shm")}
    with lock_folder(data):
        kept = restore(data, backup)
    assert knows(data) == "old"
    assert (kept is None) == (how == "missing")
    for name, body in was.items():
        assert (data / name.replace("philtre.db", "philtre.db.before-1")).read_bytes() == body


def test_what_was_replaced_can_be_restored_with_all_that_was_in_its_log(data: Path, backup: Path) -> None:
    with lock_folder(data):
        kept = restore(data, backup)
        assert kept == data / "philtre.db.before-1"
        assert restore(data, kept) == data / "philtre.db.before-2"
    assert knows(data) == "new"
    store = Store(data)
    assert len(store.entries("new")) == 2
    store.close()


def test_a_second_restore_overwrites_nothing(data: Path, backup: Path) -> None:
    (data / "philtre.db.before-7").write_bytes(b"kept by hand")
    with lock_folder(data):
        kept = [restore(data, backup) for _ in range(3)]
    assert [path.name for path in kept if path] == [f"philtre.db.before-{number}" for number in (8, 9, 10)]
    assert (data / "philtre.db.before-7").read_bytes() == b"kept by hand"


def no_backup(tmp_path: Path, backup: Path) -> Iterator[tuple[str, Path]]:
    for how in ("cut", "emptied", "garbage", "page"):
        bad = tmp_path / f"{how}.db"
        shutil.copy(backup, bad)
        damage(bad, how)
        yield "damaged|not a backup|cannot copy", bad
    with sqlite3.connect(tmp_path / "other.db") as other:
        other.execute("CREATE TABLE bookmarks (url)")
    yield "a database of another program", tmp_path / "other.db"
    with sqlite3.connect(tmp_path / "blank.db") as blank:
        blank.execute("CREATE TABLE bookmarks (url)")
        blank.execute("DROP TABLE bookmarks")
    yield "is an empty database", tmp_path / "blank.db"
    shutil.copy(backup, tmp_path / "newer.db")
    with sqlite3.connect(tmp_path / "newer.db") as newer:
        newer.execute("PRAGMA user_version = 99")
    yield "written by a newer philtre", tmp_path / "newer.db"
    yield "no such file", tmp_path / "none.db"
    yield "no such file", tmp_path


def test_what_is_no_sound_backup_is_refused_and_nothing_is_touched(
    data: Path, backup: Path, tmp_path: Path
) -> None:
    before = {path.name: path.read_bytes() for path in data.iterdir()}
    for words, bad in no_backup(tmp_path, backup):
        with pytest.raises(PhiltreError, match=words):
            restore(data, bad)
        assert {path.name: path.read_bytes() for path in data.iterdir()} == before
    assert knows(data) == "new"


@pytest.mark.parametrize("how", ["none", "cut", "missing"])
def test_a_crash_at_any_moment_of_a_restore_leaves_the_old_database_or_the_new(
    data: Path, backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    damage(data / "philtre.db", how)
    moments: list[Path] = []

    def seen(what: Any) -> Any:
        """What it does, after the folder as it is has been copied: a crash would leave that."""

        def do(*arguments: Any, **more: Any) -> Any:
            moments.append(tmp_path / f"crash{len(moments)}")
            shutil.copytree(data, moments[-1])
            return what(*arguments, **more)

        return do

    with monkeypatch.context() as patched:
        for name in ("rename", "unlink"):
            patched.setattr(Path, name, seen(getattr(Path, name)))
        patched.setattr(copies, "sync", seen(vars(copies)["sync"]))
        restore(data, backup)
    found = []
    for moment in moments:
        try:
            found.append(knows(moment))
        except PhiltreError:
            found.append("refused")
        assert not list(moment.glob("*.restoring-*"))
    first = {"none": "new", "cut": "refused", "missing": "refused"}[how]
    assert first in found
    assert "old" in found
    assert found == sorted(found, key=lambda one: one == "old")  # from the old to the new, once
    assert set(found) == {first, "old"}


def test_a_restore_that_is_left_in_a_log_for_lack_of_room_is_none(
    data: Path, backup: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[sqlite3.Connection] = []

    def upgraded(file: Path, driver: opening.Driver) -> None:
        """As if there was no room: what the log has is not copied into the file."""
        upgrade(file, driver)
        held.append(sqlite3.connect(file))
        held[0].execute("CREATE TABLE later (a)")

    before = {path.name: path.read_bytes() for path in data.iterdir()}
    monkeypatch.setattr(opening, "upgrade", upgraded)
    with pytest.raises(PhiltreError, match="cannot write all of the database"):
        restore(data, backup)
    held[0].close()
    assert {path.name: path.read_bytes() for path in data.iterdir()} == before


def test_a_running_server_is_not_restored_over(data: Path, backup: Path) -> None:
    with lock_folder(data), pytest.raises(InUse):
        lock_folder(data)
    assert knows(data) == "new"


def test_a_backup_on_a_medium_that_cannot_be_written_is_restored(data: Path, backup: Path) -> None:
    folder = backup.parent / "medium"
    folder.mkdir()
    file = backup.rename(folder / "backup.db")
    restore(data, file)
    assert [path.name for path in folder.iterdir()] == ["backup.db"]  # nothing was made beside it
    assert knows(data) == "old"


def test_a_backup_of_an_older_version_is_brought_up(data: Path, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "first.db") as first:
        first.executescript((Path(__file__).parent / "schema1.sql").read_text(encoding="utf-8"))
    restore(data, tmp_path / "first.db")
    store = Store(data)
    assert store.note("playing", 0) == "mine"
    store.close()


def test_a_copy_that_fails_leaves_nothing(data: Path, tmp_path: Path) -> None:
    with pytest.raises(PhiltreError, match=r"cannot copy .*: no such file"):
        copy_database(data / "philtre.db", tmp_path / "nowhere" / "copy.db")
    with pytest.raises(PhiltreError, match="cannot copy"):
        copy_database(tmp_path / "nothing.db", tmp_path / "copy.db")
    assert not list(tmp_path.glob("copy*"))
