"""What people do at a served table: come back, click twice, take back, watch, vanish, go on."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.people import PERSON, in_step, play_on, seated, sent_off, table_of

from philtre.client import Guest, Lost
from philtre.protocol import live
from philtre.table.refused import Refused

Play = Callable[[Any], Any]


async def refusal(asking: Any) -> str:
    with pytest.raises(Refused) as no:
        await asking
    return no.value.message.id


def test_who_comes_back_sees_exactly_what_who_stayed_sees(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, guests = await seated(server.base, "toil")
        async with guests[0].at(table) as ann, guests[1].at(table) as bob, guests[1].at(table) as stayed:
            await play_on([ann, bob, stayed], random.Random(1), 10)
            assert bob.line is not None
            bob.line.transport.abort()  # a cable is pulled
            await play_on([ann, stayed], random.Random(2), 25)
            assert await sent_off(bob) == ""
            await bob.connect()
            await in_step([bob, stayed])
            assert (bob.view, bob.log, bob.sides) == (stayed.view, stayed.log, stayed.sides)

    play(scene())


def test_a_gap_is_filled_by_looking_anew(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, guests = await seated(server.base)
        async with guests[0].at(table) as ann, guests[1].at(table) as bob:
            bob.seq -= 1  # as if a message had been lost
            await ann.act(ann.actions[0])
            await bob.until(lambda place: place.seq == ann.seq)
            assert bob.looks == 1
            assert bob.view["market"] == (await guests[1].past(table)).view["market"]

    play(scene())


def test_a_decision_that_is_sent_again_is_done_once_and_a_stale_one_never(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base) as [ann, bob]:
            seq, action = ann.seq, ann.actions[0]
            first = await ann.ask(live.Act(seq=seq, action=action))
            again = await ann.ask(live.Act(seq=seq, action=action))
            assert first.seq == again.seq
            steps = len({line.step for line in ann.log})
            other = next(number for number in range(2000) if number != action)
            assert await refusal(ann.ask(live.Act(seq=seq, action=other))) == "table-stale"
            assert await refusal(bob.ask(live.Act(seq=bob.seq, action=action))) in (
                "table-not-your-turn",
                "table-stale",
            )
            assert len({line.step for line in ann.log}) == steps

    play(scene())


def test_two_tabs_on_one_seat_stay_in_step_and_decide_once(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, guests = await seated(server.base)
        async with guests[0].at(table) as one, guests[0].at(table) as other, guests[1].at(table) as bob:
            action, seq = one.actions[0], one.seq
            answers = await asyncio.gather(
                one.ask(live.Act(seq=seq, action=action)),
                other.ask(live.Act(seq=seq, action=action)),
            )
            assert answers[0].seq == answers[1].seq
            for _ in range(10):
                await play_on([one, bob], random.Random(1), 2)
                await in_step([one, other])
                assert (one.view, one.log, one.sides) == (other.view, other.log, other.sides)

    play(scene())


def test_undo_takes_back_for_everybody_and_says_why_not(server: Any, play: Play) -> None:
    async def scene() -> None:
        dice = random.Random(5)
        async with table_of(server.base, "elixir") as places:
            taken_back = 0
            while taken_back < 3:
                await in_step(places)
                actor = places[places[0].sides.actor]
                before = [(dict(place.view), list(place.log)) for place in places]
                await actor.act(dice.choice(actor.actions))
                if actor.sides.undo is None:
                    await actor.undo()
                    await in_step(places)
                    assert [(place.view, place.log) for place in places] == before
                    taken_back += 1
                else:
                    assert await refusal(actor.undo()) == actor.sides.undo.id

    play(scene())


def test_illegal_moves_are_refused_for_the_reason_that_why_gives(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base) as [ann, _]:
            wrong = next(number for number in range(1416) if number not in ann.actions)
            before = ann.seq
            reason = await ann.ask(live.Why(action=wrong))
            assert isinstance(reason, live.Reason)
            assert reason.message is not None
            assert await refusal(ann.act(wrong)) == reason.message.id
            legal = await ann.ask(live.Why(action=ann.actions[0]))
            assert isinstance(legal, live.Reason)
            assert legal.message is None
            assert ann.seq == before

    play(scene())


# Watching


def test_watchers_see_what_a_watcher_may_see_and_do_nothing(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, guests = await seated(server.base)
        async with (
            guests[0].at(table) as ann,
            guests[1].at(table) as bob,
            Guest(server.base).at(table) as eve,
        ):
            await play_on([ann, bob], random.Random(1), 20)
            await in_step([ann, eve])
            assert (eve.seat, eve.sides.moves, eve.view["seat"]) == (None, [], None)
            assert await refusal(eve.act(0)) == "seat-none"
            assert await refusal(eve.ask(live.Say(text="look at b2!"))) == "seat-none"
            await ann.until(lambda place: place.here is not None and place.here.watchers == 1)

    play(scene())


def test_a_table_says_who_may_watch(server: Any, play: Play) -> None:
    async def scene() -> None:
        private, _ = await seated(server.base, watch="nobody")
        with pytest.raises(Lost) as no:
            await Guest(server.base).at(private).connect()
        assert no.value.message is not None
        assert no.value.message.id == "table-private"
        shown, guests = await seated(server.base, watch="link")
        eve = Guest(server.base)
        with pytest.raises(Lost):
            await eve.at(shown).connect()
        [link] = [link for link in (await guests[0].links(shown)).links if link.seat is None]
        async with eve.at(shown, watch=link.path.removeprefix("/s/")) as place:
            assert place.seat is None

    play(scene())


def test_nobody_sees_anothers_seat_nor_the_record_before_the_end(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, [_, bob] = await seated(server.base)
        with pytest.raises(Lost):
            await bob.at(table, 0).connect()
        from philtre.client import RequestRefused

        for asking in (bob.past(table, seat=0), Guest(server.base).past(table, seat=1), bob.record(table)):
            with pytest.raises(RequestRefused) as no:
                await asking
            assert no.value.message.id in ("seat-not-yours", "table-not-over")
        mine = await bob.past(table, step=3)
        assert (mine.seat, mine.view["seat"], mine.step) == (1, 1, 3)

    play(scene())


# Together


def test_votes_pause_talk_and_presence_reach_everybody(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base, "race", 3) as [ann, bob, cyd]:
            await ann.ask(live.Say(text="hi"))
            await bob.ask(live.Say(phrase="hello"))
            await cyd.until(lambda place: len(place.chat) == 2)
            assert [(line.seat, line.text, line.phrase) for line in cyd.chat] == [
                (0, "hi", ""),
                (1, "", "hello"),
            ]
            await ann.ask(live.Call(vote="pause"))
            await bob.ask(live.Vote(yes=True))
            await cyd.until(lambda place: place.sides.vote and len(place.sides.vote.votes) == 2)
            await cyd.ask(live.Vote(yes=True))
            await ann.until(lambda place: place.sides.paused)
            assert (ann.sides.moves, ann.sides.vote) == ([], None)
            await bob.ask(live.Resume())
            await ann.until(lambda place: not place.sides.paused)
            await cyd.close()
            await ann.until(lambda place: place.here is not None and place.here.away[2] is not None)

    play(scene())


def test_a_stand_in_plays_for_the_absent_and_hands_back(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, guests = await seated(server.base, "race", absence=0)
        async with guests[0].at(table) as ann:
            await ann.ask(live.Call(vote="stand-in", seat=1, level="novice"))
            assert ann.sides.seats[1].stand_in == "novice"
            await play_on([ann], random.Random(1), 10)
            assert 1 in {line.actor for line in ann.log}
            async with guests[1].at(table) as bob:
                await bob.ask(live.HandBack())
                assert bob.sides.seats[1].stand_in == ""
                await play_on([ann, bob], random.Random(1), 6)

    play(scene())


def test_nobody_is_replaced_who_is_here(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base, "race", absence=0) as [ann, _bob]:
            assert await refusal(ann.ask(live.Call(vote="stand-in", seat=1))) == "vote-not-absent"

    play(scene())


@pytest.mark.slow
def test_who_runs_out_of_time_has_lost(server: Any, play: Play) -> None:
    async def scene() -> None:
        clock = {"kind": "game", "seconds": 1}
        async with table_of(server.base, clock=clock) as [ann, bob]:
            assert ann.sides.clock is not None
            assert ann.sides.clock.running == ann.sides.actor
            loser = ann.sides.actor
            await ann.until(lambda place: place.over)
            ending = ann.sides.ending
            assert ending is not None
            assert ending.reason == "time"
            assert ending.returns == [float(seat != loser) for seat in range(2)]
            await bob.until(lambda place: place.over)
            assert await refusal(bob.act(0)) == "table-over"

    play(scene())


def test_a_rematch_takes_everybody_along_once(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, guests = await seated(server.base, options={"turns": 4})
        async with guests[0].at(table) as ann, guests[1].at(table) as bob:
            assert await refusal(ann.ask(live.Rematch())) == "table-not-over"
            await play_on([ann, bob], random.Random(1))
            await asyncio.gather(ann.ask(live.Rematch()), bob.ask(live.Rematch()))
            await in_step([ann, bob])
            assert ann.sides.rematch == bob.sides.rematch != ""
            async with guests[0].at(ann.sides.rematch) as again:
                assert again.seat == 1  # everybody has moved on by one
                assert again.whole is not None
                assert again.whole.setup.options["turns"] == 4

    play(scene())


def test_who_stands_up_sees_the_seat_no_longer(server: Any, play: Play) -> None:
    async def scene() -> None:
        host = Guest(server.base)
        table = (await host.open(game="race", seats=[PERSON, PERSON], open=True)).card.table
        eve = Guest(server.base)
        assert (await eve.join(table)).seats == [0]
        async with eve.at(table) as place:
            await place.send(live.Leave())
            assert await sent_off(place) == "seat-left"
        await host.join(table, 0)
        with pytest.raises(Lost):
            await eve.at(table, 0).connect()

    play(scene())


def test_a_rematch_counts_as_a_table_that_is_opened(serve: Any, play: Play) -> None:
    running = serve(settings="tables_per_hour = 3\nbot_pause_ms = 0\n")

    async def abandoned(host: Guest, table: str) -> tuple[str, str]:
        """Abandon the game, and ask for another: the table that follows, or why there is none."""
        async with host.at(table) as ann:
            await ann.ask(live.Call(vote="abandon"))
            await ann.until(lambda place: place.over)
            try:
                await ann.ask(live.Rematch())
            except Refused as no:
                return "", no.message.id
            await ann.until(lambda place: bool(place.sides.rematch))
            return ann.sides.rematch, ""

    async def scene() -> None:
        host = Guest(running.base)
        table = (await host.open(game="race", seats=[{"kind": "here"}] * 2)).card.table
        for _ in range(2):
            table, why = await abandoned(host, table)
            assert (bool(table), why) == (True, "")
        assert await abandoned(host, table) == ("", "limit-rate")

    play(scene())
