"""Seats drawn by lot, at a real server: people, their links, their views and their tables stay together."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.people import HERE, PERSON, bot, in_step, play_on

from philtre.client import Guest, RequestRefused
from philtre.protocol.http import Notes

Play = Callable[[Any], Any]


async def drawn(base: str, **setup: Any) -> tuple[str, dict[str, Guest], dict[str, str]]:
    """A table for Ann, Bob and Cyd with lots to draw; its guests, and the links that they came by."""
    ann = Guest(base)
    await ann.called("Ann")
    opened = await ann.open(game="apotheca", seats=[HERE, PERSON, PERSON], shuffle=True, **setup)
    table = opened.card.table
    assert opened.card.shuffle
    links = [
        link.path.removeprefix("/s/") for link in (await ann.links(table)).links if link.seat is not None
    ]
    return (
        table,
        {"Ann": ann, "Bob": Guest(base), "Cyd": Guest(base)},
        dict(zip(["Bob", "Cyd"], links, strict=True)),
    )


def test_everybody_goes_along_to_the_seat_that_was_drawn(serve: Any, play: Play) -> None:
    server = serve()
    orders = set()

    async def scene() -> None:
        table, guests, links = await drawn(server.base)
        async with guests["Ann"].at(table, 0) as ann, Guest(server.base).at(table) as eve:
            await guests["Bob"].sit(links["Bob"], "Bob")
            async with guests["Bob"].at(table, 1) as bob:
                assert [seat.name for seat in bob.sides.seats] == ["Ann", "Bob", ""]
                seen = await guests["Cyd"].sit(links["Cyd"], "Cyd")
                await ann.until(lambda place: bool(place.sides.moves or place.log))
                await bob.until(lambda place: bool(place.sides.moves or place.log))
                async with guests["Cyd"].at(table, seen.seats[0]) as cyd:
                    places = {"Ann": ann, "Bob": bob, "Cyd": cyd}
                    await in_step([*places.values(), eve])
                    order = [seat.name for seat in eve.sides.seats]
                    assert sorted(order) == ["Ann", "Bob", "Cyd"]
                    orders.add(tuple(order))
                    for name, place in places.items():
                        assert place.seat == order.index(name)
                        assert place.view["seat"] == place.seat
                        assert place.sides.seats[place.seat].yours
                    for name, link in links.items():  # the old links still lead their persons home
                        where = await guests[name].where(link)
                        assert (where.seat, where.free) == (order.index(name), True)
                        assert not (await Guest(server.base).where(link)).free
                        again = await guests[name].sit(link)
                        assert again.seats == [order.index(name)]
                    mine = (await guests["Bob"].mine()).tables
                    assert [one.seats for one in mine] == [[order.index("Bob")]]
                    await play_on([places[name] for name in order], random.Random(1), 6)

    for _ in range(5):
        play(scene())
    assert len(orders) > 1


def test_a_table_comes_back_with_the_seats_that_were_drawn(serve: Any, play: Play) -> None:
    server = serve()

    async def begin() -> tuple[str, dict[str, Guest], list[str]]:
        table, guests, links = await drawn(server.base)
        for name, link in links.items():
            await guests[name].sit(link, name)
        async with guests["Ann"].at(table) as ann:
            return table, guests, [seat.name for seat in ann.sides.seats]

    table, guests, order = play(begin())
    server.kill()
    server.start(server.port)

    async def go_on() -> None:
        for name, guest in guests.items():
            async with guest.at(table) as place:
                assert [seat.name for seat in place.sides.seats] == order
                assert place.seat == order.index(name)

    play(go_on())


def test_private_notes_go_along_with_their_players(serve: Any, play: Play) -> None:
    server = serve()
    orders = set()

    async def notes(guest: Guest, table: str, seat: int) -> str:
        return (await guest.ask("GET", f"/api/tables/{table}/seats/{seat}/notes", Notes)).text

    async def scene() -> None:
        table, guests, links = await drawn(server.base)
        path = f"/api/tables/{table}/seats"
        await guests["Ann"].ask("PUT", f"{path}/0/notes", Notes, {"text": "of Ann"})
        await guests["Bob"].sit(links["Bob"], "Bob")
        await guests["Bob"].ask("PUT", f"{path}/1/notes", Notes, {"text": "of Bob"})
        await guests["Cyd"].sit(links["Cyd"], "Cyd")  # the last one to come: the lots are drawn
        async with guests["Ann"].at(table) as ann:
            order = [seat.name for seat in ann.sides.seats]
        orders.add(tuple(order))
        for name, text in (("Ann", "of Ann"), ("Bob", "of Bob"), ("Cyd", "")):
            assert await notes(guests[name], table, order.index(name)) == text
            for seat in {0, 1, 2} - {order.index(name)}:
                with pytest.raises(RequestRefused):
                    await notes(guests[name], table, seat)

    for _ in range(6):
        play(scene())
    assert len(orders) > 1


def test_a_table_against_bots_draws_at_once(serve: Any, play: Play) -> None:
    server = serve()
    seats = set()

    async def scene() -> None:
        ann = Guest(server.base)
        await ann.called("Ann")
        opened = await ann.open(game="apotheca", variant="master", seats=[HERE, bot()], shuffle=True)
        seats.add(tuple(opened.seats))
        async with ann.at(opened.card.table, opened.seats[0]) as place:
            assert place.view["seat"] == opened.seats[0]

    for _ in range(12):
        play(scene())
    assert seats == {(0,), (1,)}
