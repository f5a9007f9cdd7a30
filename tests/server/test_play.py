"""Whole games over real sockets, among people and against bots."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.people import bot, play_on, seated, table_of

from philtre import game, list_games, read_record

Play = Callable[[Any], Any]


@pytest.mark.parametrize("length", ["short", pytest.param("whole", marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", list_games())
def test_a_game_is_played_to_its_end_and_recorded(server: Any, play: Play, name: str, length: str) -> None:
    options = game(name).quick_options("standard", 3) if length == "short" else {}

    async def scene() -> None:
        table, guests = await seated(server.base, name, options=options)
        async with guests[0].at(table) as ann, guests[1].at(table) as bob:
            await play_on([ann, bob], random.Random(3))
            ending = ann.sides.ending
            assert ending is not None
            assert ending.reason == "played"
            record = read_record(await guests[1].record(table))
            assert [*record.players] == ["Ann", "Guest 2"]
            *_, last = record.states()
            assert list(last.returns()) == ending.returns
            for seat, place in enumerate((ann, bob)):
                past = await guests[seat].past(table, seat=seat)
                assert past.view == place.view  # what was told bit by bit is the whole view
                assert place.looks == 0
                whole = await guests[seat].at(table).__aenter__()
                assert (whole.view, whole.log, whole.sides) == (place.view, place.log, place.sides)
                await whole.close()

    play(scene())


def test_a_game_against_bots_goes_on_by_itself(server: Any, play: Play) -> None:
    async def scene() -> None:
        plans = [{"kind": "here"}, bot("novice"), bot("apprentice")]
        async with table_of(server.base, "race", plans=plans) as [ann]:
            assert await play_on([ann], random.Random(1), 12) == 12
            assert {line.actor for line in ann.log} >= {0, 1, 2}

    play(scene())


def test_a_game_of_bots_alone_comes_to_its_end_while_somebody_watches(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, _ = await seated(server.base, "apotheca", plans=[bot(), bot()], options={"turns": 12})
        from philtre.client import Guest

        async with Guest(server.base).at(table) as eve:
            assert eve.seat is None
            await eve.until(lambda place: place.over)

    play(scene())


def test_hot_seats_have_a_view_each(server: Any, play: Play) -> None:
    async def scene() -> None:
        table, [host, _] = await seated(server.base, plans=[{"kind": "here"}, {"kind": "here"}])
        async with host.at(table, 0) as first, host.at(table, 1) as second:
            assert (first.seat, second.seat) == (0, 1)
            assert [seat.yours for seat in first.sides.seats] == [True, True]
            assert first.here is not None
            assert first.here.away == [None, None]
            await play_on([first, second], random.Random(2), 10)
            assert first.view["seat"] == 0
            assert second.view["seat"] == 1

    play(scene())


def test_a_forced_decision_is_told_to_whoever_must_make_it(server: Any, play: Play) -> None:
    """In The Magical Race, whoever spends the turn in the Market with nothing to trade can only end it."""
    race = game("race")

    async def scene() -> None:
        async with table_of(server.base, "race") as [ann, bob]:
            assert (ann.sides.forced, bob.sides.forced) == (False, False)
            await ann.act(race.parse("trade"))
            assert ann.sides.forced
            assert ann.actions == [race.parse("done")]
            await ann.act(race.parse("done"))
            await bob.until(lambda place: place.sides.actor == 1)
            assert (ann.sides.forced, bob.sides.forced) == (False, False)
            await ann.undo(keep=0)  # both at once
            assert (ann.sides.actor, ann.sides.forced, ann.log) == (0, False, [])
            await bob.until(lambda place: place.sides.actor == 0)
            assert [notice.message.id for notice in bob.notices] == ["notice-undone"]

    play(scene())


def test_a_hint_names_moves_that_are_possible(server: Any, play: Play) -> None:
    async def scene() -> None:
        from philtre.protocol import live

        async with table_of(server.base) as [ann, bob]:
            advice = await ann.ask(live.Hint())
            assert isinstance(advice, live.Advice)
            assert 1 <= len(advice.moves) <= 2
            assert {move.action for move in advice.moves} <= set(ann.actions)
            assert all(move.chance is None or 0 <= move.chance <= 1 for move in advice.moves)
            assert bob.sides.moves == []

    play(scene())
