"""Two servers on one PostgreSQL serve the same table."""

import random
from collections.abc import Callable
from typing import Any

from tests.cluster.conftest import Nodes
from tests.server.people import play_on, seated

from philtre.client import Guest

Play = Callable[[Any], Any]


def at(guest: Guest, base: str) -> Guest:
    """The same person, asking another node."""
    return Guest(base, guest.secret)


def test_two_people_play_one_game_through_two_nodes(nodes: Nodes, play: Play) -> None:
    first, second = nodes(2)

    async def scene() -> None:
        table, guests = await seated(first.base, "race", seats=2)
        async with (
            at(guests[0], first.base).at(table, 0) as ann,
            at(guests[1], second.base).at(table, 1) as bob,
        ):
            await play_on([ann, bob], random.Random(1), 60)
            assert ann.seq == bob.seq > 60
            assert ann.view["players"] == bob.view["players"]

    play(scene())
    for node in (first, second):
        assert node.stop() == 0
        assert '"level":"error"' not in node.log(), node.log()
