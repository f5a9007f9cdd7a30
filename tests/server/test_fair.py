"""Fair play over the wire: hands before the game, seats for one person each, links and seats taken back."""

import asyncio
import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.live.test_registry import at_rest
from tests.server.people import HERE, PERSON, bot, in_step, seated, sent_off
from tests.table.scene import Scene
from tests.table.test_rebuild import PAIRS, much_undone

from philtre.client import Guest, Lost, RequestRefused
from philtre.protocol import live
from philtre.protocol.http import Links, MyData, Notes
from philtre.server.http.limits import payer
from philtre.server.live.table_summary import row_of
from philtre.server.live.updates import MOST_BYTES, MOST_LINES, encoder
from philtre.table.entries import encode
from philtre.table.rebuild import SLICE
from philtre.table.refused import Refused

Play = Callable[[Any], Any]


async def no(asking: Any) -> str:
    """The id of the sentence that refuses, by whichever way."""
    with pytest.raises((Refused, RequestRefused, Lost)) as told:
        await asking
    error = told.value
    assert isinstance(error, Refused | RequestRefused | Lost)
    assert error.message is not None
    return error.message.id


async def link_to(host: Guest, table: str, seat: int | None) -> str:
    links = (await host.links(table)).links
    return next(link.path for link in links if link.seat == seat).removeprefix("/s/")


async def opened(base: str, game: str = "toil", **setup: Any) -> tuple[Guest, str]:
    """A host without a seat, and their table."""
    host = Guest(base)
    seats = setup.pop("seats", [PERSON, PERSON])
    return host, (await host.open(game=game, seats=seats, **setup)).card.table


# Before the game


def test_nobody_sees_a_hand_before_everybody_sits(server: Any, play: Play) -> None:
    async def scene() -> None:
        host, table = await opened(server.base, open=True)
        ann, bob = Guest(server.base), Guest(server.base)
        await ann.join(table, 0)
        async with ann.at(table) as seen, host.at(table) as watched:
            assert (seen.seat, seen.view, seen.log) == (0, watched.view, [])
            assert (await ann.past(table)).view["seat"] is None
            await bob.join(table, 1)
            async with bob.at(table) as other:
                await in_step([seen, watched, other])
                assert (seen.view["seat"], other.view["seat"], watched.view["seat"]) == (0, 1, None)
                assert seen.log
                async with ann.at(table) as again:
                    assert (again.view, again.log, again.sides) == (seen.view, seen.log, seen.sides)

    play(scene())


def test_who_sits_down_after_another_finds_no_notes(server: Any, play: Play) -> None:
    async def scene() -> None:
        _, table = await opened(server.base, open=True)
        ann, bob = Guest(server.base), Guest(server.base)
        notes = f"/api/tables/{table}/seats/0/notes"
        await ann.join(table, 0)
        await ann.ask("PUT", notes, Notes, {"text": "mine"})
        async with ann.at(table) as place:
            await place.send(live.Leave())
            assert await sent_off(place) == "seat-left"
        await bob.join(table, 0)
        assert (await bob.ask("GET", notes, Notes)).text == ""

    play(scene())


def test_a_device_link_ends_with_the_players_time_at_the_seat(server: Any, play: Play) -> None:
    async def scene() -> None:
        _, table = await opened(server.base, open=True)
        ann, bob = Guest(server.base), Guest(server.base)
        await ann.join(table, 0)
        link = (await ann.device_link(table, 0)).links[0].path.removeprefix("/s/")
        async with ann.at(table) as place:
            await place.send(live.Leave())
            await sent_off(place)
        await bob.join(table, 0)
        assert await no(Guest(server.base).sit(link)) == "link-void"

    play(scene())


@pytest.mark.parametrize("game", ["apotheca", "elixir", "race", "toil"])
def test_a_table_that_was_closed_before_the_game_can_be_looked_at(server: Any, play: Play, game: str) -> None:
    async def scene() -> None:
        host, table = await opened(server.base, game, seats=[HERE, PERSON])
        await host.ask("POST", f"/api/tables/{table}/close", object)
        assert (await host.past(table)).step == 0
        assert "\n1 " not in await host.record(table)
        await host.course(table)
        data = await host.ask("GET", "/api/me/data", MyData)
        assert [one.table for one in data.tables] == [table]
        async with host.at(table) as place:
            await place.ask(live.Rematch())
            await place.until(lambda place: place.sides.rematch)

    play(scene())


# One person, one seat


def test_one_person_takes_one_seat(server: Any, play: Play) -> None:
    async def scene() -> None:
        host, table = await opened(server.base, "race", open=True, seats=[PERSON] * 4)
        ann, bob = Guest(server.base), Guest(server.base)
        await ann.join(table, 0)
        assert (await ann.join(table)).seats == [0]  # sitting down again is no deed
        assert await no(ann.join(table, 1)) == "seat-one"
        link = await link_to(host, table, 1)
        where = await ann.where(link)
        assert (where.free, where.seated) == (False, True)
        assert await no(ann.sit(link, "Ann")) == "seat-one"
        await bob.join(table, 2)
        device = (await bob.device_link(table, 2)).links[0].path.removeprefix("/s/")
        assert await no(ann.sit(device)) == "seat-one"
        assert (await ann.table(table)).seats == [0]

    play(scene())


def test_a_host_may_let_one_person_take_several_seats(server: Any, play: Play) -> None:
    async def scene() -> None:
        host, table = await opened(server.base, "race", several=True, open=True)
        await host.join(table, 0)
        assert (await host.join(table, 1)).seats == [0, 1]
        async with host.at(table, 0) as place:
            await place.ask(live.Call(vote="abandon"))
            await place.ask(live.Rematch())
            await place.until(lambda place: place.sides.rematch)
            assert (await host.table(place.sides.rematch)).seats == [0, 1]

    play(scene())


def test_a_device_goes_on_with_all_seats_of_one_screen(server: Any, play: Play) -> None:
    async def scene() -> None:
        host, table = await opened(server.base, seats=[HERE, HERE])
        phone = Guest(server.base)
        for seat in range(2):
            await phone.sit((await host.device_link(table, seat)).links[0].path.removeprefix("/s/"))
        assert (await phone.table(table)).seats == [0, 1]

    play(scene())


# What a host and a player take back


def test_the_host_frees_a_seat_before_the_game(server: Any, play: Play) -> None:
    async def scene() -> None:
        host, table = await opened(server.base, open=True)
        troll = Guest(server.base)
        link = await link_to(host, table, 1)
        await troll.sit(link, "Troll")
        assert await no(troll.free(table, 1)) == "table-not-host"
        assert await no(host.free(table, 0)) == "seat-empty"
        assert await no(host.free(table, 7)) == "seat-unknown"
        async with troll.at(table, 1) as place:
            assert not (await host.free(table, 1)).card.seats[1].taken
            assert await sent_off(place) == "seat-freed"
        assert await no(troll.sit(link, "Troll")) == "link-void"
        assert await no(troll.join(table)) == "seat-freed"
        assert (await troll.sit(await link_to(host, table, 1), "Friend")).seats == [1]  # asked again
        await host.join(table, 0)
        assert await no(host.free(table, 1)) == "seat-begun"

    play(scene())


def test_seats_of_the_hosts_screen_are_not_freed(server: Any, play: Play) -> None:
    async def scene() -> None:
        host, table = await opened(server.base, "race", seats=[HERE, bot(), PERSON])
        assert await no(host.free(table, 0)) == "seat-no-person"

    play(scene())


def test_the_link_to_watch_can_be_made_void(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, [ann, bob] = await seated(server.base, watch="link")
        eve = Guest(server.base)
        old = await link_to(ann, table, None)
        assert await no(bob.replace_watch_link(table)) == "table-not-host"
        async with eve.at(table, watch=old) as place, bob.at(table) as player:
            [link] = (await ann.replace_watch_link(table)).links
            assert await sent_off(place) == "watch-ended"
            await player.ask(live.Say(text="still here"))  # who plays stays
        assert await no(eve.at(table, watch=old).connect()) == "table-private"
        assert await no(eve.where(old)) == "link-void"
        async with eve.at(table, watch=link.path.removeprefix("/s/")) as place:
            assert place.seat is None
        shown, [cyd, _] = await seated(server.base)
        assert await no(cyd.replace_watch_link(shown)) == "watch-no-link"

    play(scene())


def test_a_stranger_at_an_open_table_is_not_given_the_link_to_watch(server: Any, play: Play) -> None:
    async def scene() -> None:
        host, table = await opened(server.base, open=True, watch="link")
        eve = Guest(server.base)
        assert (await eve.table(table)).card.open  # whoever may sit down may look at it
        assert (await eve.links(table)).links == []
        token = await link_to(host, table, None)
        [link] = (await eve.ask("GET", f"/api/tables/{table}/links?watch={token}", Links)).links
        assert link.path == f"/s/{token}"  # who has it may give it away
        await eve.join(table, 0)
        assert [link.seat for link in (await eve.links(table)).links] == [None]

    play(scene())


@pytest.mark.parametrize("watch", ["link", "nobody"])
def test_a_host_without_a_seat_watches_in_any_case(server: Any, play: Play, watch: str) -> None:
    async def scene() -> None:
        host, table = await opened(server.base, open=True, watch=watch)
        async with host.at(table) as place:
            assert (place.seat, place.view["seat"]) == (None, None)
            if watch == "link":
                await host.replace_watch_link(table)
            for seat in range(2):
                await Guest(server.base).join(table, seat)
            await place.until(lambda place: place.sides.actor >= 0)
            assert place.view["seat"] is None

    play(scene())


def test_a_player_ends_all_other_devices_of_the_seat(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, [ann, bob] = await seated(server.base)
        phone, late = Guest(server.base), Guest(server.base)
        await phone.sit((await bob.device_link(table, 1)).links[0].path.removeprefix("/s/"))
        unused = (await bob.device_link(table, 1)).links[0].path.removeprefix("/s/")
        assert await no(phone.end_devices(table, 1)) == "seat-owner"
        assert await no(ann.end_devices(table, 1)) == "seat-not-yours"
        async with phone.at(table, 1) as away, bob.at(table, 1) as stays:
            assert (await bob.end_devices(table, 1)).seats == [1]
            assert await sent_off(away) == "device-ended"
            await stays.ask(live.Say(text="alone"))
        assert await no(phone.at(table, 1).connect()) == "seat-not-yours"
        assert await no(late.sit(unused)) == "link-void"
        assert (await phone.mine()).tables == []
        assert [one.seats for one in (await bob.mine()).tables] == [[1]]

    play(scene())


# Who is away


def test_a_table_waits_a_while_for_who_is_away(serve: Any, play: Play) -> None:
    running = serve(settings="absence_least = 40\n")

    async def scene() -> None:
        host = Guest(running.base)
        assert await no(host.open(game="race", seats=[HERE, PERSON], absence=39)) == "setup-absence"
        table, [ann, _] = await seated(running.base, "race", absence=40)
        assert (await ann.shelf()).absence_least == 40
        async with ann.at(table) as place:
            assert await no(place.ask(live.Call(vote="stand-in", seat=1))) == "vote-not-absent"

    play(scene())


def test_older_tables_wait_as_long_as_the_server_asks_for(tmp_path: Path) -> None:
    async def scene() -> None:
        service = await at_rest(tmp_path)
        made = Scene(2, "race", absence=0)
        await stored(service, made.table, made.journal)
        table = await service.registry.table("t")
        assert table.table.setup.absence == service.settings.absence_least == 30
        assert table.absent(service.store.now()) == set()
        assert table.absent(service.store.now() + 30_000) == {0, 1}
        service.store.close()

    asyncio.run(scene())


def test_alone_with_an_absent_rival_nothing_is_taken_back_nor_given_up(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, [ann, bob] = await seated(server.base, "race", absence=0)
        async with ann.at(table) as here:
            if here.sides.actor == 0:
                await here.act(here.actions[0])
            await here.ask(live.Call(vote="abandon"))
            assert here.sides.vote is not None
            assert (here.sides.vote.voters, here.over) == ([0, 1], False)
            async with bob.at(table) as back:
                await back.ask(live.Vote(yes=False))
                await here.until(lambda place: place.sides.vote is None)
                assert not here.over

    play(scene())


# Long tables


async def stored(service: Any, table: Any, journal: list[Any]) -> None:
    bodies = [encode(entry) for entry in journal]
    await asyncio.wrap_future(service.store.append(row_of("t", table), 1, bodies))


def test_other_work_goes_on_while_a_long_journal_is_read(tmp_path: Path) -> None:
    async def scene() -> None:
        service = await at_rest(tmp_path)
        made = Scene(2, "elixir")
        journal = much_undone(made, PAIRS)
        await stored(service, made.table, journal)
        loading = asyncio.create_task(service.registry.table("t"))
        rounds = 0
        while not loading.done():
            await asyncio.sleep(0)
            rounds += 1
        assert (await loading).table.seq == len(journal)
        assert rounds > len(journal) // SLICE
        service.store.close()

    asyncio.run(scene())


def test_whoever_asks_for_a_table_pays_for_reading_its_journal(tmp_path: Path) -> None:
    async def scene() -> None:
        service = await at_rest(tmp_path)
        made = Scene(2, "elixir")
        await stored(service, made.table, much_undone(made, PAIRS))
        spent: list[float] = []
        payer.set(spent.append)
        await service.registry.table("t")
        assert sum(spent) > 0.001
        service.store.close()

    asyncio.run(scene())


def test_who_comes_is_told_the_newest_talk_only(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, [ann, bob] = await seated(server.base)
        async with ann.at(table) as place:
            for number in range(MOST_LINES + 20):
                await place.ask(live.Say(text=f"{number}"))
            assert len(place.chat) == MOST_LINES + 20
            async with bob.at(table) as came:
                assert [line.text for line in came.chat] == [f"{n}" for n in range(20, MOST_LINES + 20)]
                for number in range(MOST_LINES):
                    await place.ask(live.Say(text="\N{ALEMBIC}" * 299 + str(number % 10)))
                await came.until(lambda place: len(place.chat) == 2 * MOST_LINES)
                await heavy(bob, table)

    async def heavy(bob: Guest, table: str) -> None:
        async with bob.at(table) as place:
            assert place.chat[-1].text.endswith("9")
            assert len(encoder.encode(place.chat)) <= MOST_BYTES + 2
            assert 40 < len(place.chat) < MOST_LINES

    play(scene())


def test_a_seat_that_is_freed_while_its_player_comes_is_not_entered(tmp_path: Path) -> None:
    """The connection waits for a deed to be stored, and the deed takes the seat away."""

    async def scene() -> None:
        service = await at_rest(tmp_path)
        made = Scene(2, "toil", sit=False)
        made.write(made.table.sit(1, "bob", "Bob", 1))
        await stored(service, made.table, made.journal)
        table = await service.registry.table("t")

        def viewer() -> int | None:
            return 1 if table.table.seats_of("bob") else None

        async with contextlib.AsyncExitStack() as held:
            await held.enter_async_context(table.queue)
            coming = asyncio.create_task(table.enter(object(), 1, viewer))  # type: ignore[arg-type]
            await asyncio.sleep(0)
            await table.persist(table.table.free(1, 2))
        with pytest.raises(Refused, match="seat-not-yours"):
            await coming
        assert 1 not in table.viewers
        service.store.close()

    asyncio.run(scene())
