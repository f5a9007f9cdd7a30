"""A content file is corrected: games go on, and are replayed, with the content they were opened with."""

import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.server.faults import Faults
from tests.server.people import HERE, bot, play_on

from philtre import game
from philtre.client import Guest, TableClient
from philtre.client.guest import RequestRefused
from philtre.protocol import live
from philtre.protocol.http import WordsSeen
from philtre.server.admin.orders import AdminOrder, obey
from philtre.server.service import Service
from philtre.server.settings import Settings
from philtre.server.store.folder import FILE
from philtre.server.store.store import Store
from philtre.table.entries import Opened, decode, encode
from philtre.table.refused import Refused
from philtre.table.setup import Plan, Setup
from philtre.text.record import read_record

Play = Callable[[Any], Any]
SOURCES = Path(__file__).parents[3] / "src" / "philtre"
GAMES = ("apotheca", "elixir", "race", "toil")
CHANGES = {
    "race": [('name.en = "Speed"', 'name.en = "Swiftness"'), ("coins = 20", "coins = 18")],
    "toil": [("gold = 10", "gold = 9")],
}


def corrected(folder: Path) -> Path:
    """A copy of this program where every content file is another, some with other names and numbers."""
    home = folder / "philtre"
    shutil.copytree(SOURCES, home, ignore=shutil.ignore_patterns("__pycache__"))
    for name in GAMES:
        file = home / "games" / name / "content.toml"
        text = file.read_text(encoding="utf-8") + "# read again\n"
        for old, new in CHANGES.get(name, []):
            assert old in text
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
    return folder


async def some_moves(guest: Guest, table: str, decisions: int) -> TableClient:
    async with guest.at(table) as place:
        await play_on([place], random.Random(table), decisions)
        return place


async def advised(guest: Guest, table: str) -> bool:
    """Whether bots have advice where the guest is to decide."""
    async with guest.at(table, 0) as place:
        await place.until(lambda place: bool(place.sides.moves))
        advice = await place.ask(live.Hint())
        return isinstance(advice, live.Advice) and bool(advice.moves)


def test_tables_that_name_a_former_option_open(serve: Any, play: Play) -> None:
    running = serve()

    async def before() -> tuple[Guest, list[str]]:
        host = Guest(running.base)
        await host.called("Ann")
        wish = {"game": "apotheca", "seats": [HERE, bot()], "options": {"turns": 4}}
        tables = [(await host.open(**wish)).card.table for _ in range(2)]
        await some_moves(host, tables[0], 1000)
        await some_moves(host, tables[1], 2)
        return host, tables

    host, (finished, open_one) = play(before())
    assert running.stop() == 0
    with sqlite3.connect(Path(running.folder) / FILE) as database:  # as a former program has written them
        opened = database.execute("SELECT table_id, body FROM entries WHERE seq = 1").fetchall()
        for table, body in opened:
            entry = decode(body if isinstance(body, bytes) else body.encode())
            assert isinstance(entry, Opened)
            setup = replace(entry.setup, options=entry.setup.options | {"table_talk": False})
            text = encode(replace(entry, setup=setup)).decode()
            database.execute("UPDATE entries SET body = ? WHERE table_id = ? AND seq = 1", (text, table))
        database.execute(
            """UPDATE tables SET card = replace(card, '"turns"', '"table_talk":false,"turns"')"""
        )
    database.close()
    assert len(opened) == 2
    running.start()

    async def after() -> None:
        ann = Guest(running.base, host.secret)
        assert {one.card.table for one in (await ann.mine()).tables} == {finished, open_one}
        place = await some_moves(ann, open_one, 1000)
        assert place.over
        assert place.whole is not None
        assert "table_talk" not in place.whole.setup.options
        for table in (finished, open_one):
            record = read_record(await ann.record(table))
            assert "table_talk" not in record.options
            assert (await ann.course(table)).accounts
        async with ann.at(finished, 0) as over:
            await over.ask(live.Rematch())
            await over.until(lambda place: bool(place.sides.rematch))
            again = await some_moves(ann, over.sides.rematch, 0)
            assert again.whole is not None
            assert again.whole.setup.options["turns"] == 4

    play(after())
    assert '"level":"error"' not in running.log()


@pytest.mark.slow
def test_games_go_on_when_the_content_has_been_corrected(serve: Any, play: Play, tmp_path: Path) -> None:
    running = serve()
    tables: dict[str, str] = {}
    guests: list[Guest] = []

    async def before() -> tuple[str, dict[str, str]]:
        host = Guest(running.base)
        await host.called("Ann")
        guests.append(host)
        for name in GAMES:
            tables[name] = (await host.open(game=name, seats=[HERE, bot()])).card.table
            await some_moves(host, tables[name], 4)
        finished = (await host.open(game="apotheca", seats=[HERE, bot()], options={"turns": 4})).card.table
        await some_moves(host, finished, 1000)
        lessons = {name: (await host.learn(name)).card.table for name in ("race", "toil")}
        return finished, lessons

    finished, lessons = play(before())
    assert running.stop() == 0
    running.environment = {"PYTHONPATH": str(corrected(tmp_path / "changed"))}
    running.start()

    async def after() -> None:
        host = Guest(running.base, guests[0].secret)
        for name in GAMES:
            place = await some_moves(host, tables[name], 6)
            assert place.whole is not None
            assert place.whole.setup.content == game(name).content_hash
            assert await advised(host, tables[name])
        text = await host.record(finished)
        record = read_record(text)  # every step is checked
        assert record.game.content_hash == game("apotheca").content_hash
        assert "\n| " in text  # and whoever has another content can read it as well
        assert (await host.past(finished, step=3)).step == 3
        assert (await host.course(finished)).accounts
        for name, lesson in lessons.items():  # that of toil does not fit the corrected content at all
            assert (await host.learn(name)).card.table == lesson

    async def names() -> None:
        host = Guest(running.base, guests[0].secret)
        old = await host.ask("GET", f"/api/words/en/race?content={game('race').content_hash}", WordsSeen)
        new = await host.ask("GET", "/api/words/en/race", WordsSeen)
        assert (old.names["potion-speed"], new.names["potion-speed"]) == ("Speed", "Swiftness")
        with pytest.raises(RequestRefused) as no:
            await host.ask("GET", "/api/words/en/race?content=nonsense", WordsSeen)
        assert no.value.status == 404

    async def new_tables() -> None:
        host = Guest(running.base, guests[0].secret)
        fresh = (await host.open(game="race", seats=[HERE, bot()])).card.table
        place = await some_moves(host, fresh, 4)
        async with host.at(finished, 0) as over:
            await over.ask(live.Rematch())
            await over.until(lambda place: bool(place.sides.rematch))
            again = await some_moves(host, over.sides.rematch, 0)
        for seen, name in ((place, "race"), (again, "apotheca")):
            assert seen.whole is not None
            shelf = {one.name: one.content for one in (await host.shelf()).games}
            assert seen.whole.setup.content == shelf[name] != game(name).content_hash

    play(after())
    play(names())
    play(new_tables())
    assert '"level":"error"' not in running.log()


def test_a_table_of_other_rules_or_content_is_set_aside(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        service = Service(Store(tmp_path), Settings())
        service.registry.passive = True
        live = await service.registry.open(Setup("race", (Plan("here"), Plan("here"))), "ann", "Ann")
        opened = decode(service.store.entries(live.id)[0])
        assert isinstance(opened, Opened)
        setups = {
            "table-newer": replace(opened.setup, rules=99),
            "table-outdated": replace(opened.setup, rules=0),
            "table-content": replace(opened.setup, content="0" * 16),
        }
        for id, setup in setups.items():
            service.registry.live.clear()
            connection = sqlite3.connect(tmp_path / FILE)
            with connection:
                body = encode(replace(opened, setup=setup))
                connection.execute("UPDATE entries SET body = ? WHERE seq = 1", (body,))
            connection.close()
            with pytest.raises(Refused) as no:
                await service.registry.table(live.id)
            assert no.value.message.id == id
            shown = await obey(service, AdminOrder("show", live.id), print)
            assert id in shown.lines[1]
            service.registry.retry([live.id])
        await service.registry.stop()
        service.store.close()

    play(scene())


def test_the_content_of_a_table_of_before_is_kept_when_it_is_loaded(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        faults = Faults()
        service = Service(Store(tmp_path, faults.driver), Settings())
        service.registry.passive = True
        id = (await service.registry.open(Setup("race", (Plan("here"), Plan("here"))), "ann", "Ann")).id
        for fails, kept in ((True, []), (False, [(game("race").content_hash, "race")])):
            connection = sqlite3.connect(tmp_path / FILE)
            with connection:
                connection.execute("DELETE FROM contents")  # as a program did that kept none
            connection.close()
            service.registry.live.clear()
            service.registry.contents.stored.clear()
            if fails:
                faults.arm_next("INSERT INTO contents")
            await service.registry.table(id)
            assert service.store.contents() == kept
        await service.registry.stop()
        service.store.close()

    play(scene())


def test_contents_are_kept_at_the_start_or_at_the_latest_with_a_table(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        faults = Faults()
        service = Service(Store(tmp_path, faults.driver), Settings())
        service.registry.passive = True
        faults.arm(1, lasting=10**6)
        await service.registry.contents.store_packaged()
        faults.disarm()
        assert service.store.contents() == []
        await service.registry.open(Setup("race", (Plan("here"), Plan("here"))), "ann", "Ann")
        assert service.store.contents() == [(game("race").content_hash, "race")]
        await service.registry.contents.store_packaged()
        assert [name for _, name in service.store.contents()] == list(GAMES)
        await service.registry.stop()
        service.store.close()

    play(scene())
