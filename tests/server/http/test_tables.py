"""My finished games over the real server."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.http.test_middleware import no
from tests.server.people import PERSON, SHORT, played, seated

from philtre.client import Guest
from philtre.protocol.http import MyGames

Play = Callable[[Any], Any]


async def games(guest: Guest, **wish: Any) -> MyGames:
    query = "&".join(f"{name}={value}" for name, value in wish.items())
    return await guest.ask("GET", f"/api/me/games?{query}", MyGames)


def test_a_finished_game_is_found_by_all_who_sat_there(server: Any, play: Play) -> None:
    async def scene() -> None:
        before = int(time.time())
        table, (ann, ben) = await seated(server.base, "race", options=SHORT)
        assert (await games(ann)).total == 0
        returns = await played(table, [ann, ben])
        for seat, guest in enumerate((ann, ben)):
            found = await games(guest)
            assert (found.total, found.pages, found.page) == (1, 1, 0)
            one = found.games[0]
            assert (one.card.table, one.seats) == (table, [seat])
            assert one.card.ending is not None
            assert one.result == {1.0: "won", 0.0: "lost"}.get(returns[seat], "drawn")
            assert before <= one.at <= time.time()
            assert (await guest.record(table)).startswith("philtre record")
            assert (await games(guest, result=one.result, game="race")).total == 1
            assert (await games(guest, game="toil")).total == 0
        assert (await games(ann, who="guest%202")).total == 1
        assert (await games(ann, who="ann")).total == 0
        assert (await games(Guest(server.base))).total == 0

    play(scene())


def test_a_table_that_never_began_is_no_finished_game(server: Any, play: Play) -> None:
    async def scene() -> None:
        host = Guest(server.base)
        table = (await host.open(game="race", seats=[{"kind": "here"}, PERSON])).card.table
        await host.fetch("POST", f"/api/tables/{table}/close")
        assert (await games(host)).total == 0
        assert [mine.card.table for mine in (await host.mine()).tables] == [table]

    play(scene())


@pytest.mark.parametrize("wish", ["result=best", "page=x", "page=-1", "page=99999999999"])
def test_a_wish_that_makes_no_sense_is_refused(server: Any, play: Play, wish: str) -> None:
    async def scene() -> None:
        name, _, value = wish.partition("=")
        assert await no(games(Guest(server.base), **{name: value})) == "request-unreadable"

    play(scene())
