"""philtre admin: the same orders whether the server runs or not."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.people import HERE, bot, seated, sent_off

from philtre.cli import main
from philtre.client import Guest, Lost, Told

Play = Callable[[Any], Any]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """admin(server, order...) is what philtre admin prints."""

    def run(folder: Path, *order: str) -> str:
        capsys.readouterr()
        code = main(["admin", *order, "--data", str(folder)])
        out, err = capsys.readouterr()
        return out if code == 0 else f"{code}: {err}"

    return run


def test_tables_are_looked_after_while_the_server_runs(serve: Any, play: Play, admin: Any) -> None:
    running = serve()

    async def scene() -> None:
        table, guests = await seated(running.base)
        async with guests[0].at(table) as ann:
            listed = admin(running.folder, "list")
            assert table in listed
            assert "Ann, Guest 2" in listed
            assert "no phase 'gone'" in admin(running.folder, "list", "gone")
            assert "seat 1: Ann" in admin(running.folder, "show", table)
            assert "table-unknown" in admin(running.folder, "show", "nothing")
            assert admin(running.folder, "close", table) == f"closed {table}\n"
            await ann.until(lambda place: place.over)
            assert ann.sides["ending"].reason == "closed"
            assert admin(running.folder, "purge", "--days", "30") == "purged tables: 0, guests: 0\n"
            assert admin(running.folder, "purge", "--days", "0") == "purged tables: 1, guests: 0\n"
            assert await sent_off(ann) == "table-unknown"
        with pytest.raises(Lost):
            await guests[0].at(table).connect()

    play(scene())
    running.stop()
    assert admin(running.folder, "list") == "there are no tables\n"


def test_guests_who_left_nothing_are_purged(serve: Any, play: Play, admin: Any) -> None:
    running = serve()

    async def opened() -> None:
        await Guest(running.base).me()  # looks in, and is never seen again
        await seated(running.base)
        assert "guests: 0" in admin(running.folder, "purge", "--days", "0")  # all of them are here

    play(opened())
    running.stop()
    assert admin(running.folder, "purge", "--days", "1") == "purged tables: 0, guests: 0\n"
    assert admin(running.folder, "purge", "--days", "0") == "purged tables: 0, guests: 1\n"
    assert admin(running.folder, "purge", "--days", "0") == "purged tables: 0, guests: 0\n"


def test_who_is_banned_does_not_come_in(serve: Any, play: Play, admin: Any) -> None:
    running = serve()

    async def scene() -> None:
        table, guests = await seated(running.base)
        player = admin(running.folder, "show", table).split("(player ")[2].split(")")[0]
        admin(running.folder, "ban", player)
        with pytest.raises(Told) as no:
            await guests[1].me()
        assert (no.value.status, no.value.message.id) == (403, "banned")
        await guests[0].me()
        admin(running.folder, "unban", player)
        await guests[1].me()
        async with guests[0].at(table) as ann, guests[1].at(table) as bob:
            admin(running.folder, "ban", player)
            assert await sent_off(bob) == "banned"
            await ann.until(lambda place: place.here.away[1] is not None)  # she stays, and hears that he left
        admin(running.folder, "unban", player)
        admin(running.folder, "ban", "127.0.0.1")
        with pytest.raises(Told):
            await Guest(running.base).me()

    play(scene())
    assert admin(running.folder, "bans") == "127.0.0.1\n"


def test_a_backup_made_in_use_can_be_restored(serve: Any, play: Play, admin: Any, tmp_path: Path) -> None:
    running = serve()

    async def opened() -> str:
        return (await seated(running.base))[0]

    kept = play(opened())
    copy = tmp_path / "copy.db"
    assert admin(running.folder, "backup", str(copy)) == f"backed up to {copy}\n"
    assert "is there already" in admin(running.folder, "backup", str(copy))
    later = play(opened())
    assert "uses the data folder" in admin(running.folder, "restore", str(copy))
    running.stop()
    assert "restored from" in admin(running.folder, "restore", str(copy))
    listed = admin(running.folder, "list")
    assert kept in listed
    assert later not in listed
    assert "no such file" in admin(running.folder, "restore", str(tmp_path / "none"))
    fresh = tmp_path / "fresh"
    assert "there is no database" in admin(fresh, "list")
    assert "restored from" in admin(fresh, "restore", str(copy))
    assert kept in admin(fresh, "list")
    shutil.rmtree(fresh)


def test_a_table_can_be_closed_while_no_server_runs(serve: Any, play: Play, admin: Any) -> None:
    running = serve()

    async def opened() -> str:
        return (await seated(running.base, "race", plans=[HERE, bot()]))[0]

    table = play(opened())
    running.kill()
    assert admin(running.folder, "close", table) == f"closed {table}\n"
    assert "over" in admin(running.folder, "list")
