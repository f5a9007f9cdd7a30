"""People at several tables, for tests of who may see and do what: the test knows who sits where."""

import asyncio
import re
from typing import NamedTuple

from tests.server.people import HERE, PERSON
from tests.server.raw import Answer, cookie, request

from philtre.client import Guest

PLAYERS = ("ann", "bob", "cyd")
NOBODY = ("host", "spectator", "stranger")  # without a seat


class Seen(NamedTuple):
    """A table as the test knows it: who may watch, and who holds which seats."""

    id: str
    watch: str
    holders: dict[str, frozenset[int]]
    token: str  # the link to watch, without /s/; "" if there is none
    host: str  # who may watch in any case

    def seats_of(self, whom: str) -> frozenset[int]:
        return self.holders.get(whom, frozenset())


class Company:
    """Four tables of three seats. `secrets` are the cookies of all people, `links` lead to free seats."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.secrets: dict[str, str] = {}
        self.cookie = ""  # its name at this server
        self.tables: dict[str, Seen] = {}
        self.links: dict[str, str] = {}
        self.waiting = ""  # the table that they lead to

    def notes(self, table: Seen, seat: int) -> str:
        """What the notes of that seat say."""
        return f"notes of {table.id} seat {seat}"

    def holders_in(self, header: str) -> set[str]:
        """The people whose whole secret stands in a Cookie header."""
        words = set(re.split(r"[^A-Za-z0-9_-]+", header))
        return {whom for whom, secret in self.secrets.items() if secret in words}

    def ask(self, whom: str, target: str | bytes, method: str = "GET", body: bytes = b"") -> Answer:
        return request(self.port, target, cookie(self.secrets[whom]), method=method, body=body)


async def gathered(base: str) -> Company:
    """The company, seated: one table that all may watch, one by a link, one nobody; and one that waits."""
    port = int(base.rpartition(":")[2])
    company = Company(port)
    guests = {whom: Guest(base) for whom in (*PLAYERS, *NOBODY)}
    for whom, guest in guests.items():
        await guest.called(whom.capitalize())
        company.secrets[whom], company.cookie = guest.secret, guest.cookie
    for name, watch, order in (
        ("seen", "all", ("ann", "bob", "cyd")),
        ("linked", "link", ("bob", "cyd", "ann")),
        ("private", "nobody", ("cyd", "ann", "bob")),
    ):
        company.tables[name] = await opened(guests, watch, dict(enumerate(order)))
    company.tables["mixed"] = await mixed(guests)
    for table in company.tables.values():
        for whom, seats in table.holders.items():
            for seat in seats:
                await guests[whom].fetch(
                    "PUT",
                    f"/api/tables/{table.id}/seats/{seat}/notes",
                    {"text": company.notes(table, seat)},
                )
    waiting = await guests["host"].open(game="toil", seats=[PERSON] * 3, watch="link")
    company.waiting = waiting.card.table
    for link in (await guests["host"].links(company.waiting)).links:
        company.links["watch" if link.seat is None else f"seat {link.seat}"] = link.path.removeprefix("/s/")
    return company


async def opened(guests: dict[str, Guest], watch: str, order: dict[int, str]) -> Seen:
    """A table of Toil whose host has no seat."""
    host = guests["host"]
    id = (await host.open(game="toil", seats=[PERSON] * 3, watch=watch)).card.table
    token = await seated(host, id, guests, order)
    return Seen(id, watch, {whom: frozenset({seat}) for seat, whom in order.items()}, token, "host")


async def mixed(guests: dict[str, Guest]) -> Seen:
    """A table where Ann plays two seats at her own screen, and Bob the one between them."""
    host = guests["ann"]
    id = (await host.open(game="apotheca", seats=[HERE, PERSON, HERE], watch="nobody")).card.table
    token = await seated(host, id, guests, {1: "bob"})
    return Seen(id, "nobody", {"ann": frozenset({0, 2}), "bob": frozenset({1})}, token, "ann")


async def seated(host: Guest, id: str, guests: dict[str, Guest], order: dict[int, str]) -> str:
    """Everybody takes the seat meant for them; the link to watch, or ""."""
    token = ""
    for link in (await host.links(id)).links:
        path = link.path.removeprefix("/s/")
        if link.seat is None:
            token = path
        else:
            await guests[order[link.seat]].sit(path)
    return token


def gather(base: str) -> Company:
    return asyncio.run(gathered(base))
