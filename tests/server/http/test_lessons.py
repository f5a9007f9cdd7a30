"""Lessons at a server: begun, continued, begun anew, and listed nowhere."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.ours import OURS

from philtre import game, list_games
from philtre.client import Guest, TableClient
from philtre.client.guest import RequestRefused
from philtre.protocol import live
from philtre.protocol.http import MyGames, Recording
from philtre.table.lesson import has_lesson
from philtre.table.refused import Refused

Play = Callable[[Any], Any]


async def follow(place: TableClient, decisions: int = 1000) -> None:
    """The learner does what the lesson wants, so many times or to the end."""
    assert place.whole is not None
    assert place.whole.lesson is not None
    wanted = [action for action in place.whole.lesson.moves if action >= 0]
    made = sum(1 for line in {line.step: line for line in place.log}.values() if line.actor == 0)
    for action in wanted[made : made + decisions]:
        await place.until(lambda place: bool(place.actions) or place.over)
        await place.act(action)
    if decisions >= len(wanted):
        await place.until(lambda place: place.over)


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[] if name == "apotheca" else pytest.mark.slow) for name in list_games()],
)
def test_a_recording_tells_what_a_learner_at_the_server_is_told(server: Any, play: Play, name: str) -> None:
    async def scene() -> None:
        guest = Guest(server.base)
        recording = await guest.ask("GET", f"/api/games/{name}/lesson", Recording)
        seen = await guest.learn(name)
        async with guest.at(seen.card.table, 0) as place:
            await follow(place)
            assert place.whole is not None
            assert place.whole.lesson == recording.whole.lesson
            told = list(recording.whole.log)
            sides, view = live.Sides.of(recording.whole), dict(recording.whole.view)
            for news in recording.news:
                told = [line for line in told if line.step < news.keep] + news.log
                sides, view = sides.updated(news), view | news.view
            assert told == place.log
            assert view == place.view
            assert (sides.actor, sides.ending) == (place.sides.actor, place.sides.ending)

    play(scene())


def test_there_is_no_recording_of_an_unknown_game(server: Any, play: Play) -> None:
    async def scene() -> None:
        with pytest.raises(RequestRefused) as no:
            await Guest(server.base).ask("GET", "/api/games/chess/lesson", Recording)
        assert no.value.message.id == "setup-game"

    play(scene())


@pytest.mark.slow
def test_a_lesson_is_followed_to_its_end(server: Any, play: Play) -> None:
    async def scene() -> None:
        guest = Guest(server.base)
        seen = await guest.learn("race", language="fr")
        assert (seen.card.lesson, seen.seats, seen.card.seats[1].name) == (True, [0], "Ada")
        async with guest.at(seen.card.table, 0) as place:
            await follow(place)
            assert place.over
        assert (await guest.table(seen.card.table)).card.phase == "over"
        assert (await guest.mine()).tables == []
        assert (await guest.ask("GET", "/api/me/games", MyGames)).total == 0  # it was no game

    play(scene())


def test_another_move_is_refused_with_a_friendly_sentence(server: Any, play: Play) -> None:
    async def scene() -> None:
        guest = Guest(server.base)
        seen = await guest.learn("apotheca")
        async with guest.at(seen.card.table, 0) as place:
            assert place.whole is not None
            assert place.whole.lesson is not None
            wanted, seq = place.whole.lesson.moves[0], place.seq
            other = next(action for action in place.actions if action != wanted)
            with pytest.raises(Refused) as no:
                await place.act(other)
            assert (no.value.message.id, place.seq) == ("learn-other", seq)
            await place.act(wanted)

    play(scene())


def test_who_learns_again_goes_on_where_they_were_or_begins_anew(server: Any, play: Play) -> None:
    async def scene() -> None:
        guest = Guest(server.base)
        first = (await guest.learn("toil")).card.table
        async with guest.at(first, 0) as place:
            await follow(place, 2)
        assert (await guest.learn("toil")).card.table == first
        assert (await guest.learn("elixir")).card.table != first
        anew = (await guest.learn("toil", anew=True)).card.table
        assert anew != first
        assert (await guest.table(first)).card.phase == "over"
        assert (await guest.learn("toil")).card.table == anew
        assert (await Guest(server.base).learn("toil")).card.table not in (first, anew)

    play(scene())


def test_lessons_are_nowhere_in_the_hall_and_nobody_watches(server: Any, play: Play) -> None:
    async def scene() -> None:
        guest, other = Guest(server.base), Guest(server.base)
        table = (await guest.learn("race")).card.table
        assert (await guest.mine()).tables == []
        await other.me()
        with pytest.raises(RequestRefused) as no:
            await other.table(table)
        assert no.value.message.id == "table-private"
        assert [link.seat for link in (await guest.links(table)).links] == []
        async with guest.at(table, 0) as place:
            for asked, why in ((live.Hint(), "hint-off"), (live.Say(text="hm"), "chat-off")):
                with pytest.raises(Refused) as off:
                    await place.ask(asked)
                assert off.value.message.id == why

    play(scene())


@pytest.mark.slow
def test_a_lesson_survives_a_restart(serve: Any, play: Play) -> None:
    running = serve()
    guest = Guest(running.base)

    async def before() -> tuple[str, int]:
        table = (await guest.learn("apotheca")).card.table
        async with guest.at(table, 0) as place:
            await follow(place, 2)  # now it is the rival's turn
            return table, place.seq

    async def after(table: str, seq: int) -> None:
        assert (await guest.learn("apotheca")).card.table == table
        async with guest.at(table, 0) as place:
            assert place.seq >= seq
            await follow(place)
            assert place.over

    table, seq = play(before())
    running.kill()
    running.start()
    guest.base, guest.host = running.base, running.base.removeprefix("http://")
    play(after(table, seq))


def test_the_shelf_tells_which_games_can_be_learnt(server: Any, play: Play) -> None:
    async def scene() -> None:
        guest = Guest(server.base)
        shelf = await guest.shelf()
        taught = [name for name in list_games() if has_lesson(game(name))]
        assert [one.name for one in shelf.games if one.lesson] == taught
        assert set(OURS) <= set(taught)
        for wish, problem in (
            ({"game": "chess"}, "setup-game"),
            ({"game": "race", "language": "xx"}, "setup-language"),
        ):
            with pytest.raises(RequestRefused) as no:
                await guest.learn(**wish)
            assert no.value.message.id == problem

    play(scene())
