"""philtre admin: the same orders whether the server runs or not."""

import asyncio
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.people import HERE, bot, seated, sent_off
from tests.server.scene import row

from philtre import game
from philtre.cli import main
from philtre.client import Guest, Lost, RequestRefused
from philtre.core.registry import bound
from philtre.server.admin import listener, orders
from philtre.server.admin.orders import PORTION, AdminOrder, Report, Tell
from philtre.server.service import Service
from philtre.server.settings import Settings
from philtre.server.store.folder import FILE
from philtre.server.store.store import Store

Play = Callable[[Any], Any]
NOTHING = "purged tables: 0, guests: 0, contents: 0\n"


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
            assert ann.sides.ending is not None
            assert ann.sides.ending.reason == "closed"
            assert admin(running.folder, "purge", "--days", "30") == NOTHING
            assert (
                admin(running.folder, "purge", "--days", "0") == "purged tables: 1, guests: 0, contents: 0\n"
            )
            assert await sent_off(ann) == "table-unknown"
        with pytest.raises(Lost):
            await guests[0].at(table).connect()

    play(scene())
    running.stop()
    assert admin(running.folder, "list") == "there are no tables\n"


def test_many_are_purged_in_portions_and_the_command_tells_how_far_it_is(serve: Any, admin: Any) -> None:
    running = serve()
    running.stop()
    store = Store(running.folder)
    for number in range(2 * PORTION + 1):
        store.append(row(f"t{number}", "over"), 1, [b"{}"], [(f"p{number}", 0)])
        store.people.add(f"p{number}", str(number).encode(), "")
    store.persist_uptime().result()
    store.close()
    running.start()
    total = 2 * PORTION + 1
    assert admin(running.folder, "purge", "--days", "0").splitlines() == [
        f"purged tables: {PORTION} of {total}",
        f"purged tables: {2 * PORTION} of {total}",
        f"purged guests: {PORTION} of {total}",
        f"purged guests: {2 * PORTION} of {total}",
        f"purged tables: {total}, guests: {total}, contents: 0",
    ]
    assert admin(running.folder, "check") == "tables: 0, problems: 0\n"


def test_who_waits_for_a_long_order_hears_that_it_goes_on(
    tmp_path: Path, play: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listener, "BEAT", 0.01)

    async def scene() -> None:
        heard = asyncio.Event()

        async def slow(_service: Service, _order: AdminOrder, tell: Tell) -> list[str]:
            tell("half of it")
            await heard.wait()
            return ["done"]

        monkeypatch.setitem(orders.LONG, "slow", slow)
        service = Service(Store(tmp_path), Settings())
        listening = listener.Listener(tmp_path, service)
        await listening.start()
        reader, writer = await asyncio.open_unix_connection(tmp_path / listener.SOCKET)
        writer.write(msgspec.json.encode(AdminOrder("slow")) + b"\n")
        reports = [msgspec.json.decode(await reader.readline(), type=Report) for _ in range(4)]
        assert reports == [Report(["half of it"], last=False), *[Report(last=False)] * 3]
        heard.set()
        while not (report := msgspec.json.decode(await reader.readline(), type=Report)).last:
            pass
        assert report == Report(["done"])
        writer.close()
        await listening.stop()
        service.store.close()

    play(scene())


def test_guests_who_left_nothing_are_purged(serve: Any, play: Play, admin: Any) -> None:
    running = serve()

    async def opened() -> None:
        await Guest(running.base).me()  # looks in, and is never seen again
        await seated(running.base)
        assert "guests: 0" in admin(running.folder, "purge", "--days", "0")  # all of them are here

    play(opened())
    running.stop()
    assert admin(running.folder, "purge", "--days", "1") == NOTHING
    assert admin(running.folder, "purge", "--days", "0") == "purged tables: 0, guests: 1, contents: 0\n"
    assert admin(running.folder, "purge", "--days", "0") == NOTHING


def test_who_is_banned_does_not_come_in(serve: Any, play: Play, admin: Any) -> None:
    running = serve()

    async def scene() -> None:
        table, guests = await seated(running.base)
        player = admin(running.folder, "show", table).split("(player ")[2].split(")")[0]
        admin(running.folder, "ban", player)
        with pytest.raises(RequestRefused) as no:
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
        async with Guest(running.base).at(table) as spectator:  # without a cookie
            admin(running.folder, "ban", "127.0.0.1")
            assert await sent_off(spectator) == "banned"
        with pytest.raises(RequestRefused):
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


def test_a_damaged_database_is_told_at_the_start_and_restored(
    serve: Any, play: Play, admin: Any, tmp_path: Path
) -> None:
    running = serve()

    async def opened() -> str:
        return (await seated(running.base))[0]

    kept, copy = play(opened()), tmp_path / "copy.db"
    admin(running.folder, "backup", str(copy))
    running.stop()
    file = running.folder / "philtre.db"
    file.write_bytes(file.read_bytes()[:9000])
    with pytest.raises(AssertionError, match=r"is damaged .*philtre admin restore"):
        running.start()
    running.stop()
    assert "is damaged" in admin(running.folder, "list")
    assert admin(running.folder, "check").startswith("1: ")
    assert "restored from" in admin(running.folder, "restore", str(copy))
    running.start()
    assert kept in admin(running.folder, "list")


def test_a_table_can_be_closed_while_no_server_runs(serve: Any, play: Play, admin: Any) -> None:
    running = serve()

    async def opened() -> str:
        return (await seated(running.base, "race", plans=[HERE, bot()]))[0]

    table = play(opened())
    running.kill()
    assert admin(running.folder, "close", table) == f"closed {table}\n"
    assert "over" in admin(running.folder, "list")


def test_a_content_file_is_purged_with_its_last_table(
    serve: Any, play: Play, admin: Callable[..., str]
) -> None:
    running = serve()
    boxes = [game("race").content + f"# {number}\n" for number in range(3)]
    hashes = {bound("race", text).content_hash for text in boxes}

    async def opened(text: str, *, stays: bool) -> None:
        host, file = Guest(running.base), {"name": "box", "text": text}
        card = (await host.open(game="race", seats=[HERE, bot()], file=file)).card
        if not stays:
            await host.dismiss(card.table)

    for text in (boxes[0], boxes[0], boxes[1]):
        play(opened(text, stays=False))
    for text in boxes[1:]:
        play(opened(text, stays=True))
    with sqlite3.connect(Path(running.folder) / FILE) as database:

        def kept() -> set[str]:
            return {row[0] for row in database.execute("SELECT hash FROM contents")}

        before = kept()
        assert hashes <= before
        assert admin(running.folder, "purge", "--days", "0") == "purged tables: 3, guests: 0, contents: 1\n"
        assert before - kept() == {bound("race", boxes[0]).content_hash}
        play(opened(boxes[0], stays=True))
        assert kept() == before
    database.close()
