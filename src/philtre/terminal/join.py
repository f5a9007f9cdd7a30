"""philtre join: a seat at a served table, in this terminal."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from urllib.parse import urlsplit

from philtre.client import Guest, Lost, RequestRefused, TableClient
from philtre.core.errors import PhiltreError
from philtre.core.registry import game
from philtre.terminal.far import FarTable, name_of
from philtre.terminal.language import language_of
from philtre.terminal.requests import Onward
from philtre.terminal.screen import Leave, Screen
from philtre.terminal.telling import sentence
from philtre.terminal.visitor import remember, secrets
from philtre.text.words import Words

TRIES = 6  # to come back when the connection is lost
WAIT = 0.5  # seconds before the first of them; twice as long before each next


def main(arguments: argparse.Namespace) -> int:
    """Sit down where the link leads, and play."""
    words = Words(arguments.language or language_of(os.environ))
    screen = Screen(sys.stdin, sys.stdout)
    try:
        asyncio.run(visit(arguments, words, screen))
    except RequestRefused as told:
        raise PhiltreError(sentence(words, told.message)) from None
    except Leave:
        return 130
    return 0


async def visit(arguments: argparse.Namespace, words: Words, screen: Screen) -> None:
    """Come as who one was at this server last time, or as who signs in."""
    guest = Guest(arguments.link)
    known = "" if arguments.new else secrets(os.environ).get(guest.base, "")
    guest.secret = known
    try:
        if arguments.sign_in:
            await sign_in(guest, arguments.sign_in, words, screen)
        place = await destination(guest, arguments.link, arguments.name or "")
        if place is None:
            await list_tables(guest, words, screen)
            return
    finally:
        if guest.secret != known:
            keep(guest, screen)
    await stay(guest, place, words.language, screen)


def keep(guest: Guest, screen: Screen) -> None:
    """Be the same person next time; where that cannot be, one can still play now."""
    try:
        remember(guest.base, guest.secret, os.environ)
    except PhiltreError as problem:
        screen.tell(f"philtre: {problem}")


async def sign_in(guest: Guest, name: str, words: Words, screen: Screen) -> None:
    """As who keeps that name, with all that a guest has had here; nothing is asked of who is that already."""
    kept = (await guest.me()).kept if guest.secret else ""
    if kept == name:
        return
    passphrase = screen.ask_secretly(words.say("join-passphrase", name=name))
    if kept:  # somebody else: they do not become one
        guest.secret = ""
    await guest.sign_in(name, passphrase)


async def destination(guest: Guest, link: str, name: str) -> TableClient | None:
    """Where a link leads, seated if it is for a seat; None: to the hall."""
    kind, _, rest = urlsplit(link).path.strip("/").partition("/")
    if kind == "s" and rest:
        where = await guest.where(rest)
        if where.kind == "watch":
            return guest.at(where.card.table, watch=rest)
        await guest.me()
        seated = await guest.sit(rest, name)
        return guest.at(seated.card.table, where.seat)
    if kind == "t" and rest:
        return guest.at(rest)
    if kind:
        raise PhiltreError(f"{link} is no link to a seat or a table: expected …/s/… or …/t/…")
    return None


async def list_tables(guest: Guest, words: Words, screen: Screen) -> None:
    """My tables at this server, with the addresses to join them by."""
    await guest.me()
    mine = [one for one in (await guest.mine()).tables if one.card.phase != "over"]
    screen.tell(words.say("join-tables" if mine else "join-no-tables", server=guest.base))
    for one in mine:
        seats = enumerate(one.card.seats, 1)
        screen.tell(
            words.say(
                f"join-table-{'turn' if one.turn else one.card.phase}",
                game=Words(words.language, game(one.card.game)).say("title"),
                who=", ".join(name_of(seat, number, words) for number, seat in seats),
            )
        )
        screen.say(f"  philtre join {guest.base}/t/{one.card.table}")


async def stay(guest: Guest, place: TableClient, language: str, screen: Screen) -> None:
    """Play on until the person leaves; come back when the connection is lost."""
    words = Words(language)
    await come_back(place, words, screen, tries=1)
    table = FarTable(place, language, screen)
    lines: asyncio.Queue[str | None] = asyncio.Queue()
    typing = asyncio.create_task(read_lines(screen, lines))
    try:
        while True:
            try:
                await table.play(lines)
                return
            except Onward as onward:
                await place.close()
                place = guest.at(onward.table)
                await come_back(place, words, screen)
                table = FarTable(place, language, screen)
            except Lost as lost:
                if lost.message is not None:
                    screen.tell(sentence(words, lost.message))
                if not lost.again:
                    return
                await come_back(place, words, screen)
                table.refresh()
    finally:
        typing.cancel()
        await place.close()


async def come_back(place: TableClient, words: Words, screen: Screen, tries: int = TRIES) -> None:
    for attempt in range(tries):
        try:
            await place.connect()
            return
        except Lost as lost:
            if attempt == tries - 1 or not lost.again:
                reason = sentence(words, lost.message) if lost.message else str(lost)
                raise PhiltreError(reason) from None
            await asyncio.sleep(WAIT * 2**attempt)
    screen.say()


async def read_lines(screen: Screen, lines: asyncio.Queue[str | None]) -> None:
    """What the person types, line by line, while the table goes on; None when they have left."""
    while True:
        try:
            lines.put_nowait(await asyncio.to_thread(screen.ask))
        except Leave:
            lines.put_nowait(None)
            return
