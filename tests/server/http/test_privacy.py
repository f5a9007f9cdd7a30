"""A player's data: given to them, without what they may not know; and forgotten."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.http.test_accounts import SECRET, fresh, keep, post, sign_in
from tests.server.http.test_middleware import fetch, no
from tests.server.people import HERE, PERSON, SHORT, bot, play_on, played, seated, sent_off

from philtre import read_record
from philtre.cli import main
from philtre.client import Guest, Lost
from philtre.protocol import live
from philtre.protocol.http import DataTable, MyData
from philtre.server.http.privacy import record_of
from philtre.server.live.table_summary import card_of
from philtre.table.entries import AnyEntry, Joined, Opened, Said, Sat, Stood
from philtre.table.people import alone, forgotten, owners_of, reassigned, said_by
from philtre.table.setup import Plan, Setup
from philtre.table.table import Table

Play = Callable[[Any], Any]


async def data(guest: Guest) -> MyData:
    return await guest.ask("GET", "/api/me/data", MyData)


async def forget(guest: Guest, passphrase: str = "", sure: bool = True) -> Any:
    return await post(guest, "/api/me/forget", sure=sure, passphrase=passphrase)


# A copy


def test_a_copy_has_all_that_is_mine(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, (ann, ben) = await seated(server.base, "race", options=SHORT)
        async with ann.at(table, 0) as one, ben.at(table, 1) as other:
            await one.ask(live.Say(text="my own words"))
            await one.ask(live.Say(phrase="hello"))
            await other.ask(live.Say(text="words of another"))
            await ann.fetch("PUT", f"/api/tables/{table}/seats/0/notes", {"text": "my own notes"})
            await ben.fetch("PUT", f"/api/tables/{table}/seats/1/notes", {"text": "notes of another"})
            await play_on([one, other], random.Random(3), 5)
            playing = await data(ann)
            await play_on([one, other], random.Random(3))
        over = await data(ann)
        assert (over.name, over.kept, over.devices) == ("Ann", "", 1)
        assert over.made > 1_700_000_000
        (before,), (mine,) = playing.tables, over.tables
        assert before.record == ""
        assert read_record(mine.record).write() == mine.record == await ann.record(table)
        for one_table in (before, mine):
            assert (one_table.table, one_table.host, one_table.seats) == (table, True, [0])
            assert one_table.said == ["my own words", "phrase: hello"]
            assert one_table.notes == {0: "my own notes"}
        assert "of another" not in str(over)
        status, headers, _ = await asyncio.to_thread(
            fetch, server.base, "GET", "/api/me/data", None, Cookie=f"philtre={ann.secret}"
        )
        assert status == 200
        assert headers["content-disposition"] == 'attachment; filename="philtre-my-data.json"'

    play(scene())


def test_a_copy_of_a_table_that_was_left_has_ones_own_words_only(server: Any, play: Play) -> None:
    async def scene() -> None:
        host, gus = Guest(server.base), Guest(server.base)
        await host.called("Host")
        table = (await host.open(game="race", seats=[HERE, PERSON, PERSON], open=True)).card.table
        await gus.join(table)
        async with host.at(table) as one, gus.at(table) as other:
            await one.ask(live.Say(text="words of another"))
            await other.ask(live.Say(text="my own words"))
            with pytest.raises(Lost):
                await other.ask(live.Leave())
        (left,) = (await data(gus)).tables
        assert left == DataTable(table, None, False, [], {}, ["my own words"], "")

    play(scene())


@pytest.mark.parametrize("game", ["apotheca", "toil", "elixir", "race"])
def test_a_copy_during_play_tells_nothing_that_is_hidden(game: str) -> None:
    """What it tells of a table is its card, which is the same in all worlds that a seat could be in."""
    dice = random.Random(1)
    table, entries = Table.open(Setup(game, (Plan("here"), Plan("here"))), "ann", "Ann", dice, 0)
    for _ in range(12):
        entries += table.act(table.actor, dice.choice(table.match.legal()), table.seq, 0)
    card = card_of("t", table)
    assert record_of(card, entries) == ""
    table.match.state.redeal(0, dice)
    assert card_of("t", table) == card


@pytest.mark.slow
def test_copies_are_limited(serve: Any, play: Play) -> None:
    running = serve(settings="exports_per_hour = 2\n")

    async def scene() -> None:
        guest = Guest(running.base)
        await data(guest)
        await data(guest)
        assert await no(data(guest)) == "limit-rate"

    play(scene())


# Forgetting


def bytes_of(folder: Path) -> bytes:
    """All that the database says, free pages left out."""
    with sqlite3.connect(folder / "philtre.db") as connection:
        rows = [
            row
            for (name,) in connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table'"
            ).fetchall()
            for row in connection.execute(f"SELECT * FROM {name}")
        ]
    return repr(rows).encode()


def test_who_is_forgotten_stands_nowhere_and_others_keep_their_games(serve: Any, play: Play) -> None:
    running = serve()

    async def scene() -> None:
        _, (zed, ben) = await seated(running.base, "race")
        await zed.called("Zebulon")
        plans = [HERE, {"kind": "person", "name": "Zebulon"}]
        other = (await ben.open(game="race", seats=plans, options=SHORT)).card.table
        link = (await ben.links(other)).links[0].path.removeprefix("/s/")
        await zed.sit(link, "Zebulon")
        async with zed.at(other, 1) as place:
            await place.ask(live.Say(text="the words of Zebulon"))
            await zed.fetch("PUT", f"/api/tables/{other}/seats/1/notes", {"text": "Zebulons notes"})
        async with ben.at(other, 0) as place:
            await place.ask(live.Say(text="a word of mine"))
        await played(other, [ben, zed])
        left = (await ben.open(game="race", seats=[HERE, PERSON, PERSON], watch="nobody")).card.table
        await zed.sit((await ben.links(left)).links[0].path.removeprefix("/s/"), "Zebulon")
        async with zed.at(left, 1) as place:
            await place.ask(live.Say(text="Zebulon leaves"))
            with pytest.raises(Lost):
                await place.ask(live.Leave())
        told = next(one for one in (await data(zed)).tables if one.table == left)
        assert (told.card, told.said, told.record) == (None, ["Zebulon leaves"], "")
        lonely = (await zed.open(game="race", seats=[HERE, bot()])).card.table
        before = json.loads(await ben.fetch("GET", f"/api/tables/{other}/past?step=5"))
        course = (await ben.record(other)).partition("\n\n")[2]
        secret = zed.secret
        assert await no(forget(zed, sure=False)) == "forget-unsure"
        await forget(zed)
        assert zed.secret == ""
        assert (await Guest(running.base, secret).mine()).tables == []  # the cookie is void
        assert await no(Guest(running.base).table(lonely)) == "table-unknown"
        card = (await ben.table(other)).card
        assert [(seat.name, seat.former) for seat in card.seats][1] == ("", True)
        after = json.loads(await ben.fetch("GET", f"/api/tables/{other}/past?step=5"))
        assert after == before  # the replay is as it was
        record = await ben.record(other)
        assert "player 2 a former player" in record
        assert record.partition("\n\n")[2] == course
        async with ben.at(other, 0) as place:
            assert [(line.seat, line.text) for line in place.chat] == [(1, ""), (0, "a word of mine")]
        found = json.loads(await ben.fetch("GET", "/api/me/games"))["games"]
        assert [seat["former"] for one in found for seat in one["card"]["seats"]] == [False, True]

    play(scene())
    running.stop()
    stored = bytes_of(running.folder)
    assert b"Zebulon" not in stored
    assert b"a word of mine" in stored


def test_a_seat_that_was_given_up_is_voted_a_stand_in_at_once(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, (ann, ben, cid) = await seated(server.base, "race", seats=3, absence=3600)
        device = json.loads(await ann.fetch("POST", f"/api/tables/{table}/seats/0/device"))["links"][0][
            "path"
        ]
        async with ann.at(table, 0) as gone:
            await forget(ann)
            assert await sent_off(gone) == "table-changed"
        async with ben.at(table, 1) as one, cid.at(table, 2) as other:
            assert one.sides.seats[0].former
            await one.ask(live.Call(vote="stand-in", seat=0, level="novice"))
            await other.until(lambda place: place.sides.vote is not None)
            await other.ask(live.Vote(yes=True))
            await one.until(lambda place: place.sides.seats[0].stand_in == "novice")
            await one.until(lambda place: place.sides.actor in (1, 2))
        assert await no(Guest(server.base).sit(device.removeprefix("/s/"))) == "seat-empty"

    play(scene())


def test_where_the_game_has_not_begun_the_seat_is_free_again(server: Any, play: Play) -> None:
    async def scene() -> None:
        host, guest = Guest(server.base), Guest(server.base)
        await host.called("Host")
        plans = [HERE, {"kind": "person", "name": "Gus"}, PERSON]
        table = (await host.open(game="race", seats=plans)).card.table
        await guest.sit((await host.links(table)).links[0].path.removeprefix("/s/"), "Gus")
        waiting = (await guest.open(game="race", seats=[PERSON, PERSON])).card.table
        await host.sit((await guest.links(waiting)).links[0].path.removeprefix("/s/"), "Host")
        await forget(guest)
        seats = (await host.table(table)).card.seats
        assert [(seat.name, seat.taken, seat.former) for seat in seats] == [
            ("Host", True, False),
            ("", False, False),
            ("", False, False),
        ]
        closed = (await host.table(waiting)).card
        assert closed.ending is not None
        assert closed.ending.reason == "closed"
        late = Guest(server.base)
        await late.sit((await host.links(table)).links[0].path.removeprefix("/s/"), "Late")

    play(scene())


@pytest.mark.slow
def test_a_rematch_leaves_the_seat_of_who_is_gone_to_somebody_else(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, (ann, ben) = await seated(server.base, "race", options=SHORT)
        await played(table, [ann, ben])
        await forget(ann)
        async with ben.at(table, 1) as place:
            await place.ask(live.Rematch())
            await place.until(lambda place: bool(place.sides.rematch))
            again = (await ben.table(place.sides.rematch)).card
        assert again.phase == "waiting"
        assert [(seat.kind, seat.taken) for seat in again.seats] == [("person", True), ("person", False)]

    play(scene())


def test_a_kept_name_is_forgotten_with_its_passphrase_only_and_is_free_again(server: Any, play: Play) -> None:
    async def scene() -> None:
        name = fresh()
        laptop, phone = Guest(server.base), Guest(server.base)
        await keep(laptop, name)
        await sign_in(phone, name)
        assert await no(forget(phone)) == "sign-in-wrong"
        assert await no(forget(phone, "wrong enough")) == "sign-in-wrong"
        assert (await laptop.me()).kept == name
        await forget(phone, SECRET)
        assert (await laptop.me()).kept == ""
        assert await no(sign_in(Guest(server.base), name)) == "sign-in-wrong"
        assert (await keep(Guest(server.base), name)).kept == name

    play(scene())


@pytest.mark.slow
def test_both_are_forgotten_and_the_table_with_them(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, (ann, ben) = await seated(server.base, "race")
        await played(table, [ann, ben], 3)
        await forget(ann)
        assert (await ben.table(table)).seats == [1]
        await forget(ben)
        assert await no(Guest(server.base).table(table)) == "table-unknown"

    play(scene())


@pytest.mark.slow
def test_who_runs_the_server_can_forget_somebody_and_give_a_new_passphrase(
    serve: Any, play: Play, capsys: pytest.CaptureFixture[str]
) -> None:
    running = serve()

    def admin(*order: str) -> str:
        capsys.readouterr()
        main(["admin", *order, "--data", str(running.folder)])
        return "".join(capsys.readouterr())

    async def scene() -> None:
        ann = Guest(running.base)
        await keep(ann, "Ann Lee")
        given = admin("passphrase", "ann lee").rpartition(": ")[2].strip()
        assert (await ann.me()).kept == ""
        assert await no(sign_in(ann, "Ann Lee")) == "sign-in-wrong"
        assert (await sign_in(ann, "Ann Lee", given)).kept == "Ann Lee"
        assert admin("forget", "Ann Lee") == "forgot Ann Lee\n"
        assert await no(sign_in(ann, "Ann Lee", given)) == "sign-in-wrong"
        table, (cid, _ben) = await seated(running.base, "race")
        shown = admin("show", table)
        id = shown.partition("(player ")[2].partition(")")[0]
        assert admin("forget", id) == f"forgot {id}\n"
        assert (await cid.mine()).tables == []
        assert "there is no player" in admin("forget", "nobody")
        assert "nobody keeps the name" in admin("passphrase", "nobody")

    play(scene())


# In journals


SETUP = Setup("race", (Plan("person", "", "For Zed"), Plan("person"), Plan("bot", "novice")))
WHO = st.sampled_from(["zed", "ann", "ben"])


def journals() -> st.SearchStrategy[list[AnyEntry]]:
    seat = st.integers(0, 1)
    entry = st.one_of(
        st.builds(lambda seat, who: Sat(0, seat, who, f"name of {who}"), seat, WHO),
        st.builds(lambda seat, who: Joined(0, seat, who), seat, WHO),
        st.builds(lambda seat: Stood(0, seat), seat),
        st.builds(lambda seat: Said(0, seat, "words"), seat),
    )
    opened = st.builds(lambda host: Opened(0, SETUP, host, ()), WHO)
    return st.tuples(opened, st.lists(entry, max_size=12)).map(lambda parts: [parts[0], *parts[1]])


def after(entries: list[AnyEntry], changes: dict[int, AnyEntry]) -> list[AnyEntry]:
    return [changes.get(seq, entry) for seq, entry in enumerate(entries, 1)]


@given(journals())
def test_a_forgotten_player_stands_nowhere_in_a_journal_and_nobody_else_changes(
    entries: list[AnyEntry],
) -> None:
    new = after(entries, forgotten(entries, "zed", "former:x"))
    assert "'zed'" not in repr(new)
    assert "name of zed" not in repr(new)
    assert said_by(new, "zed") == []
    assert all(not one.text for one in said_by(new, "former:x"))
    for other in ("ann", "ben"):
        assert said_by(new, other) == said_by(entries, other)
        assert owners_of(new).of(other) == owners_of(entries).of(other)
    assert owners_of(new).of("former:x") == owners_of(entries).of("zed")
    assert alone(new, "ann") or not alone(entries, "ann")
    assert forgotten(new, "zed", "former:y") == {}


@given(journals())
def test_joined_to_another_all_is_the_others_and_nothing_else_changes(entries: list[AnyEntry]) -> None:
    new = after(entries, reassigned(entries, "zed", "ann"))
    assert "'zed'" not in repr(new)
    assert set(owners_of(new).of("ann")) == set(owners_of(entries).of("ann") + owners_of(entries).of("zed"))
    assert [type(one) for one in new] == [type(one) for one in entries]
    assert said_by(new, "ben") == said_by(entries, "ben")
    assert alone(new, "ben") == alone(entries, "ben")
