"""What a store makes of the file and the folder that it finds: sound, private and its own, or a sentence."""

import os
import sqlite3
import stat
from pathlib import Path

import pytest
from tests.server.scene import row

from philtre import PhiltreError
from philtre.server.store import opening
from philtre.server.store.copies import copy_database
from philtre.server.store.folder import InUse, lock_folder
from philtre.server.store.store import Store


def filled(folder: Path, tables: int = 200) -> Path:
    """A database of some pages, closed in peace."""
    folder.mkdir(exist_ok=True)
    store = Store(folder)
    for number in range(tables):
        store.append(row(f"t{number}"), 1, [b'{"kind":"said","at":%d}' % number] * 9, [("ann", 0)])
    store.persist_uptime().result()
    store.close()
    return folder / "philtre.db"


def overwrite(file: Path, at: int, new: bytes) -> None:
    with file.open("r+b") as opened:
        opened.seek(at)
        opened.write(new)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# Damage


def test_an_emptied_database_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    file = filled(tmp_path)
    file.write_bytes(b"")
    with pytest.raises(PhiltreError, match=r"is empty \(0 bytes\).*philtre admin restore"):
        Store(tmp_path)
    assert file.read_bytes() == b""
    file.unlink()
    Store(tmp_path).close()


def test_a_lost_database_whose_log_is_there_is_not_taken_for_a_new_one(tmp_path: Path) -> None:
    file = filled(tmp_path)
    file.rename(tmp_path / "elsewhere")
    (tmp_path / "philtre.db-wal").write_bytes(b"frames")
    with pytest.raises(PhiltreError, match=r"is missing, but its log philtre\.db-wal is there"):
        Store(tmp_path)


def test_a_damaged_page_is_told_at_the_start(tmp_path: Path) -> None:
    file = filled(tmp_path)
    overwrite(file, 4096 * 5, b"\xff" * 8192)
    with pytest.raises(PhiltreError, match=r"is damaged \(.*philtre admin restore"):
        Store(tmp_path)


def test_a_file_that_was_cut_is_told_at_the_start(tmp_path: Path) -> None:
    file = filled(tmp_path)
    os.truncate(file, file.stat().st_size // 2)
    with pytest.raises(PhiltreError, match=r"is damaged \(.*philtre admin restore"):
        Store(tmp_path)


def test_a_large_file_is_looked_through_only_after_a_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = filled(tmp_path)
    overwrite(file, file.stat().st_size - 8192, b"\xff" * 8192)
    monkeypatch.setattr(opening, "QUICK", 1000)
    Store(tmp_path).close()
    (tmp_path / "philtre.db-wal").write_bytes(b"what a crash leaves")
    with pytest.raises(PhiltreError, match="is damaged"):
        Store(tmp_path)


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "philtre.db"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE bookmarks (url)")
        other.execute("PRAGMA user_version = 3")
    before = file.read_bytes()
    with pytest.raises(PhiltreError, match="is a database of another program"):
        Store(tmp_path)
    assert file.read_bytes() == before


@pytest.mark.parametrize("value", [b"noon", "noon", b"\xff\xfe", b"-5", -5, 1.5, b"1e9", b"9" * 30])
def test_a_clock_that_cannot_be_read_goes_on_from_the_journals(tmp_path: Path, value: object) -> None:
    file = filled(tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE meta SET value = ? WHERE key = 'clock'", (value,))
        connection.execute("UPDATE entries SET body = 'torn' WHERE seq = 9")
    store = Store(tmp_path)
    assert 199 <= store.began <= store.now()
    store.persist_uptime().result()
    store.close()
    again = Store(tmp_path)
    assert again.began >= 199
    again.close()


@pytest.mark.parametrize("value", [b"5000", "5000", 5000])
def test_a_clock_that_was_set_by_hand_is_read(tmp_path: Path, value: object) -> None:
    file = filled(tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE meta SET value = ? WHERE key = 'clock'", (value,))
    store = Store(tmp_path)
    assert store.began == 5000
    store.close()


def test_a_new_database_has_its_name_only_when_it_is_whole(tmp_path: Path) -> None:
    (tmp_path / "philtre.db.new").write_bytes(b"what a crash left")
    Store(tmp_path).close()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["philtre.db"]


# Owners


def test_everything_is_its_owners_alone_whatever_the_umask(tmp_path: Path) -> None:
    data, before = tmp_path / "data", os.umask(0)
    try:
        data.mkdir(mode=0o777)
        with lock_folder(data):
            store = Store(data)
            store.append(row("t"), 1, [b"{}"]).result()
            names = {path.name for path in data.iterdir()}
            assert names == {"philtre.db", "philtre.db-wal", "philtre.db-shm", "server.lock"}
            assert {mode(path) for path in data.iterdir()} == {0o600}
            assert mode(data) == 0o700
            store.back_up(tmp_path / "copy.db")
            assert mode(tmp_path / "copy.db") == 0o600
            store.close()
    finally:
        os.umask(before)


def test_what_others_could_read_is_tightened_at_the_start(tmp_path: Path) -> None:
    data = tmp_path / "data"
    file = filled(data)
    copy_database(file, data / "philtre.db.before-1")
    (data / "settings.toml").write_text("", encoding="utf-8")
    for path in (data, *data.iterdir()):
        path.chmod(0o755 if path == data else 0o644)
    with lock_folder(data):
        Store(data).close()
    assert mode(data) == 0o700
    found = {path.name: mode(path) for path in data.iterdir()}
    assert found.pop("settings.toml") == 0o644  # a person's own file
    assert set(found.values()) == {0o600}


def test_a_folder_that_many_share_is_not_closed_to_them(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    with lock_folder(shared):
        Store(shared).close()
    assert mode(shared) == 0o1777
    assert mode(shared / "philtre.db") == 0o600


# One server


def test_two_folders_that_link_to_one_database_are_one_servers(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    file = filled(one)
    other.mkdir()
    (other / "philtre.db").symlink_to(file)
    with lock_folder(one), pytest.raises(InUse, match="another philtre server"):
        lock_folder(other)
    with lock_folder(other):
        with pytest.raises(InUse):
            lock_folder(one)
        store = Store(other)
        assert len(store.entries("t0")) == 9
        store.close()
    lock_folder(one).close()


def test_two_links_to_a_database_elsewhere_are_one_servers(tmp_path: Path) -> None:
    file = filled(tmp_path / "data").rename(tmp_path / "games.db")
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "philtre.db").symlink_to(file)
    with lock_folder(tmp_path / "one"), pytest.raises(InUse):
        lock_folder(tmp_path / "other")


def test_a_database_with_two_names_is_refused(tmp_path: Path) -> None:
    file = filled(tmp_path / "one")
    (tmp_path / "other").mkdir()
    os.link(file, tmp_path / "other" / "philtre.db")
    with pytest.raises(PhiltreError, match="has several names"):
        lock_folder(tmp_path / "other")
