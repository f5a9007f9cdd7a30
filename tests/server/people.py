"""People for tests: at one table, each with a view of their own."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Sequence
from typing import Any

from philtre import game
from philtre.client import Guest, Lost, TableClient
from philtre.protocol.http import Past
from philtre.server.live.history import past
from philtre.table.table import Table

PERSON, HERE = {"kind": "person"}, {"kind": "here"}


SHORT = game("race").quick_options("standard")  # a game of Race to be played to its end


def bot(level: str = "novice") -> dict[str, str]:
    return {"kind": "bot", "level": level}


async def seated(base: str, game: str = "apotheca", seats: int = 2, **setup: Any) -> tuple[str, list[Guest]]:
    """A table with people at all seats: its id, and the guests in the order of their seats."""
    host = Guest(base)
    await host.called("Ann")
    plans = setup.pop("plans", None) or [HERE, *[PERSON] * (seats - 1)]
    opened = await host.open(game=game, seats=plans, **setup)
    table = opened.card.table
    guests = dict.fromkeys(opened.seats, host)
    for link in (await host.links(table)).links:
        if link.seat is not None:
            guest = Guest(base)
            await guest.sit(link.path.removeprefix("/s/"), f"Guest {link.seat + 1}")
            guests[link.seat] = guest
    return table, [guests[seat] for seat in sorted(guests)]


@contextlib.asynccontextmanager
async def table_of(base: str, *arguments: Any, **setup: Any) -> AsyncIterator[list[TableClient]]:
    """The views of all seats of a new table."""
    table, guests = await seated(base, *arguments, **setup)
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(guest.at(table, seat)) for seat, guest in enumerate(guests)]


async def sent_off(place: TableClient) -> str:
    """Hear until the connection ends; the id of the message that says why."""
    try:
        while True:
            await place.hear()
    except Lost as lost:
        return lost.message.id if lost.message else ""


async def in_step(places: Sequence[TableClient], most: int = 1000) -> None:
    """Everybody has heard all that anybody has heard."""
    last = max(place.seq for place in places)
    for place in places:
        await place.until(lambda place: place.seq >= last, most)


async def played(table: str, guests: list[Guest], decisions: int = 100_000) -> list[float]:
    """The guests play at random, to the end or so far; what each seat got, if it came to the end."""
    async with contextlib.AsyncExitStack() as stack:
        places = [await stack.enter_async_context(guest.at(table, seat)) for seat, guest in enumerate(guests)]
        await play_on(places, random.Random(table), decisions)
        ending = places[0].sides.ending
        return list(ending.returns) if ending else []


async def play_on(places: list[TableClient], dice: random.Random, decisions: int = 100_000) -> int:
    """Whoever is asked decides at random, until the game is over or so many have been made."""
    made = 0
    while made < decisions and not places[0].over:
        await in_step(places)
        actor = places[0].sides.actor
        if actor < 0:
            break
        if actor >= len(places) or not places[actor].sides.moves:
            await places[0].hear()  # a bot's turn
            continue
        await places[actor].act(dice.choice(places[actor].actions))
        made += 1
    await in_step(places)
    return made


def looked_back(table: Table, mine: list[int], step: int | None, seat: int | None) -> Past:
    """The table as it was, outside any event loop."""
    return asyncio.run(past(table, mine, step, seat))
