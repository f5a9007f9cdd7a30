"""Whole games over real sockets, and what people do at a table."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from philtre import games, read_record
from philtre.client import Guest
from philtre.protocol import live
from tests.server.people import bot, in_step, play_on, seated, table_of

Play = Callable[[Any], Any]


@pytest.mark.parametrize("game", games())
def test_a_whole_game_is_played_and_recorded(server: Any, play: Play, game: str) -> None:
    async def scene() -> None:
        table, guests = await seated(server.base, game)
        async with guests[0].at(table) as ann, guests[1].at(table) as bob:
            await play_on([ann, bob], random.Random(3))
            assert ann.sides["ending"].reason == "played"
            record = read_record(await guests[1].record(table))
            assert [*record.players] == ["Ann", "Guest 2"]
            *_, last = record.states()
            assert list(last.returns()) == ann.sides["ending"].returns
            for seat, place in enumerate((ann, bob)):
                past = await guests[seat].past(table, seat=seat)
                assert past.view == place.view  # what was told bit by bit is the whole view
                assert place.looks == 0
                whole = await guests[seat].at(table).__aenter__()
                assert (whole.view, whole.log, whole.sides) == (place.view, place.log, place.sides)
                await whole.close()

    play(scene())
