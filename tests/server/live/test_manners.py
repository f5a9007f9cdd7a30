"""Manners at a served table: resigning, a rematch by consent, undo and refusals told, bots for free seats."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.people import HERE, PERSON, bot, in_step, play_on, played, seated, table_of

from philtre.client import Guest, RequestRefused
from philtre.protocol import live
from philtre.table.refused import Refused

Play = Callable[[Any], Any]


async def refusal(asking: Any) -> str:
    with pytest.raises((Refused, RequestRefused)) as no:
        await asking
    message: Any = no.value
    return str(message.message.id)


def told(place: Any) -> list[str]:
    return [notice.message.id.removeprefix("notice-") for notice in place.notices]


# Resigning


def test_who_resigns_has_lost_and_a_spectator_can_make_nobody_resign(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, guests = await seated(server.base, "race")
        async with (
            guests[0].at(table) as ann,
            guests[1].at(table) as bob,
            Guest(server.base).at(table) as eve,
        ):
            assert await refusal(eve.ask(live.Resign())) == "seat-none"
            await bob.ask(live.Resign())
            await in_step([ann, bob, eve])
            for place in (ann, bob, eve):
                assert place.sides.ending is not None
                assert (place.sides.ending.reason, place.sides.ending.returns) == ("resigned", [1.0, 0.0])
                assert [seat.resigned for seat in place.sides.seats] == [False, True]
                assert told(place) == ["resigned"]
            await bob.ask(live.Resign())  # again: nothing more
            assert await refusal(ann.ask(live.Resign())) == "table-over"

    play(scene())


def test_a_bot_plays_on_for_who_has_resigned_and_nobody_takes_its_place(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base, "race", 3, options={"rounds": 1}) as [ann, bob, cyd]:
            await bob.ask(live.Resign())
            assert await refusal(bob.ask(live.HandBack())) == "seat-resigned"
            await play_on([ann, bob, cyd], random.Random(1))
            assert ann.sides.ending is not None
            assert ann.sides.ending.reason == "played"
            assert ann.sides.ending.returns[1] == 0

    play(scene())


def test_after_a_restart_all_of_it_is_as_it_was(serve: Any, play: Play) -> None:
    running = serve()

    async def before() -> tuple[str, list[Guest], Any]:
        table, guests = await seated(running.base, "race", 3)
        async with guests[0].at(table) as ann, guests[1].at(table) as bob:
            await bob.ask(live.Call(vote="pause"))
            await ann.ask(live.Vote(yes=False))
            await bob.ask(live.Resign())
            await in_step([ann, bob])
            return table, guests, (ann.sides.seats, ann.notices)

    async def after(table: str, guests: list[Guest]) -> Any:
        for guest in guests:
            guest.base, guest.host = running.base, running.base.removeprefix("http://")
        async with guests[0].at(table) as ann, guests[2].at(table) as cyd:
            seen = (ann.sides.seats, list(ann.notices))
            await cyd.ask(live.Resign())
            await in_step([ann, cyd])
            assert ann.sides.ending is not None
            assert ann.sides.ending.returns == [1.0, 0.0, 0.0]
            return seen

    table, guests, seen = play(before())
    running.kill()
    running.start()
    assert play(after(table, guests)) == seen
    assert [notice.message.id for notice in seen[1]] == [
        "notice-refused-pause",
        "notice-resigned",
        "notice-stand-in",
    ]


# Undo and votes


def test_an_undo_is_told_to_everybody(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base, "toil") as [ann, bob]:
            places = [ann, bob]
            while True:
                actor = places[ann.sides.actor]
                await actor.act(actor.actions[0])
                await in_step(places)
                if actor.sides.undo is None:
                    break
            await actor.undo()
            await in_step(places)
            assert told(ann) == told(bob) == ["undone"]
            assert ann.notices[0].message.arguments == {"seat": places.index(actor)}
            other = places[1 - places.index(actor)]
            assert await refusal(other.undo()) in ("undo-other", "undo-nothing", "undo-chance")

    play(scene())


def test_a_vote_to_take_back_names_the_first_step_that_would_go(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base, "toil") as [ann, bob]:
            await play_on([ann, bob], random.Random(2), 9)
            await in_step([ann, bob])
            await ann.ask(live.Call(vote="take-back"))
            await in_step([ann, bob])
            assert bob.sides.vote is not None
            step = bob.sides.vote.step
            await bob.ask(live.Vote(yes=False))
            await in_step([ann, bob])
            assert told(ann) == ["refused-take-back"]
            assert ann.notices[0].message.arguments == {"seat": 1}
            await ann.ask(live.Call(vote="take-back"))
            await bob.ask(live.Vote(yes=True))
            await in_step([ann, bob])
            assert (ann.sides.actor, told(ann)[-1]) == (0, "taken-back")
            assert not [line for line in bob.log if line.step >= step]

    play(scene())


# A rematch


def test_a_rematch_is_offered_and_begins_when_all_accept(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, guests = await seated(server.base, "race", 3)
        async with guests[0].at(table) as ann, guests[1].at(table) as bob, guests[2].at(table) as cyd:
            places = [ann, bob, cyd]
            for place in (ann, bob):
                await place.ask(live.Resign())
            await ann.ask(live.Rematch())
            await bob.ask(live.Rematch())
            await in_step(places)
            assert (cyd.sides.offers, cyd.sides.rematch) == ([0, 1], "")
            assert (await guests[2].table(table)).card.offers == [0, 1]
            await cyd.ask(live.Rematch(yes=False))
            await in_step(places)
            assert (ann.sides.offers, ann.sides.rematch) == ([], "")
            assert told(ann)[-1] == "declined"
            for place in places:
                await place.ask(live.Rematch())
            await in_step(places)
            assert {place.sides.rematch for place in places} != {""}
            assert (await guests[1].table(ann.sides.rematch)).card.phase == "playing"
            watching = Guest(server.base)
            async with watching.at(table) as eve:
                assert await refusal(eve.ask(live.Rematch())) == "seat-none"

    play(scene())


# Free seats


def test_the_host_gives_a_free_seat_to_a_bot_and_nobody_else_does(server: Any, play: Play) -> None:
    async def scene() -> None:
        host, eve = Guest(server.base), Guest(server.base)
        opened = await host.open(game="race", seats=[HERE, PERSON, PERSON], open=True)
        table = opened.card.table
        links = {link.seat: link.path.removeprefix("/s/") for link in (await host.links(table)).links}
        await eve.join(table, 2)
        assert await refusal(eve.seat_bot(table, 1)) == "table-not-host"
        assert await refusal(host.seat_bot(table, 2)) == "seat-taken"
        assert await refusal(host.seat_bot(table, 1, "genius")) == "setup-level"
        async with host.at(table) as place:
            assert (await host.seat_bot(table, 1, "adept")).card.phase == "playing"
            await place.until(lambda place: place.sides.seats[1].kind == "bot")
            assert place.sides.seats[1].level == "adept"
        assert await refusal(eve.where(links[1])) in ("link-void", "link-unknown")

    play(scene())


def test_a_seat_that_a_bot_was_given_can_be_freed_again(server: Any, play: Play) -> None:
    async def scene() -> None:
        host, bob = Guest(server.base), Guest(server.base)
        table = (await host.open(game="race", seats=[HERE, PERSON, PERSON])).card.table
        await host.seat_bot(table, 1)
        await host.free(table, 1)
        link = next(link for link in (await host.links(table)).links if link.seat == 1)
        assert (await bob.sit(link.path.removeprefix("/s/"), "Bob")).seats == [1]

    play(scene())


# My tables


async def listed(guest: Guest) -> list[str]:
    return [mine.card.table for mine in (await guest.mine()).tables]


def test_tables_with_people_come_before_those_with_bots(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, (ann, bob) = await seated(server.base, "race")
        lonely = [(await ann.open(game="race", seats=[HERE, bot()])).card.table for _ in range(2)]
        async with ann.at(table) as place, bob.at(table) as other:
            if place.sides.actor == 1:
                await other.act(other.actions[0])
        mine = (await ann.mine()).tables
        turns = [one for one in mine if one.turn]
        assert [one.people for one in turns] == sorted((one.people for one in turns), reverse=True)
        assert {one.card.table: one.people for one in mine} == {table: True, **dict.fromkeys(lonely, False)}

    play(scene())


def test_a_finished_table_leaves_ones_own_list_and_no_other(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, (ann, bob) = await seated(server.base, "race", options={"rounds": 1})
        assert await refusal(ann.dismiss(table)) == "table-others-play"
        await played(table, [ann, bob])
        assert await refusal(Guest(server.base).dismiss(table)) == "seat-not-yours"
        await ann.dismiss(table)
        await ann.dismiss(table)
        assert table not in await listed(ann)
        assert table in await listed(bob)
        assert (await ann.table(table)).card.phase == "over"
        games = await ann.ask("GET", "/api/me/games", dict)
        assert [one["card"]["table"] for one in games["games"]] == [table]

    play(scene())


def test_an_unfinished_game_against_bots_ends_when_it_is_removed(server: Any, play: Play) -> None:
    async def scene() -> None:
        ann, bob = Guest(server.base), Guest(server.base)
        table = (await ann.open(game="race", seats=[HERE, bot()])).card.table
        await ann.dismiss(table)
        assert await listed(ann) == []
        ending = (await ann.table(table)).card.ending
        assert ending is not None
        assert (ending.reason, ending.returns) == ("abandoned", [])
        waiting = (await ann.open(game="race", seats=[HERE, PERSON, PERSON], open=True)).card.table
        await bob.join(waiting)
        assert await refusal(bob.dismiss(waiting)) == "table-leave-first"
        await ann.dismiss(waiting)
        ending = (await ann.table(waiting)).card.ending
        assert ending is not None
        assert ending.reason == "closed"

    play(scene())


# Another try


def test_a_finished_game_is_tried_again_from_a_step_of_it(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, (ann, bob) = await seated(server.base, "toil", watch="nobody")
        async with ann.at(table) as place, bob.at(table) as other:
            await play_on([place, other], random.Random(3), 9)
            assert await refusal(ann.try_from(table, 3, 0)) == "table-not-over"
            await place.ask(live.Resign())
        steps = (await ann.past(table)).steps
        assert await refusal(Guest(server.base).try_from(table, 3, 0)) == "table-private"
        assert await refusal(bob.try_from(table, steps + 1, 1)) == "past-range"
        assert await refusal(bob.try_from(table, 3, 1, level="genius")) == "setup-level"
        assert await refusal(bob.try_from(table, 3, 1, language="xx")) == "setup-language"
        seen = await bob.try_from(table, steps, 1, level="novice")
        assert (seen.seats, seen.card.origin) == ([1], table)
        async with bob.at(seen.card.table) as again:
            assert again.whole is not None
            assert again.whole.origin == live.OriginSeen(table, steps)
            before = (await bob.past(table, step=steps, seat=1)).log
            assert again.log[: len(before)] == before
            await again.until(lambda place: bool(place.sides.moves) or place.over)
            await again.ask(live.Resign())
            await again.ask(live.Rematch())
            await again.until(lambda place: bool(place.sides.rematch))
        assert await refusal(ann.table(seen.card.table)) == "table-private"
        games = await bob.ask("GET", "/api/me/games", dict)
        assert [one["card"]["table"] for one in games["games"]] == [table]  # a try is no finished game

    play(scene())


def test_a_try_counts_as_a_table_that_is_opened(serve: Any, play: Play) -> None:
    running = serve(settings="tables_per_hour = 2\nbot_pause_ms = 0\n")

    async def scene() -> None:
        ann = Guest(running.base)
        table = (await ann.open(game="race", seats=[HERE, HERE])).card.table
        async with ann.at(table) as place:
            await place.ask(live.Resign())
        await ann.try_from(table, 0, 0)
        assert await refusal(ann.try_from(table, 0, 0)) == "limit-rate"

    play(scene())


def test_the_best_score_alone_is_told_without_the_game_itself(server: Any, play: Play) -> None:
    async def scene() -> None:
        ann = Guest(server.base)
        scores: list[float] = []
        for number in range(2):
            table = (await ann.open(game="apotheca", variant="solo", seats=[HERE])).card.table
            async with ann.at(table) as place:
                await play_on([place], random.Random(number))
                assert place.sides.ending is not None
                best = await ann.best(table)
                assert (best.best, best.games) == (max(scores, default=None), len(scores))
                scores += place.sides.ending.returns
        other = await Guest(server.base).best(table)
        assert (other.best, other.games) == (None, 0)

    play(scene())


def test_many_accept_at_once_and_one_table_is_opened(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base, "race", 4) as places:
            for place in places[:3]:
                await place.ask(live.Resign())
            await asyncio.gather(*(place.ask(live.Rematch()) for place in places))
            await in_step(places)
            assert len({place.sides.rematch for place in places}) == 1
            assert places[0].sides.rematch

    play(scene())
