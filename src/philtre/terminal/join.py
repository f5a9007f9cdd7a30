"""`philtre join`: play at a served table in this terminal."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import shlex
import sys
from urllib.parse import quote, urlsplit

from philtre.client import Guest, Lost, RequestRefused, TableClient
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.registry import bound, edition, game
from philtre.terminal.far import FarTable, name_of
from philtre.terminal.requests import Onward
from philtre.terminal.screen import Quit, Screen
from philtre.terminal.telling import sentence
from philtre.terminal.visitor import remember, secrets
from philtre.text.language import language_of
from philtre.text.words import Words

TRIES = 6  # attempts to reconnect
WAIT = 0.5  # seconds before the second attempt; doubled after each


def main(arguments: argparse.Namespace) -> int:
    """Runs `philtre join`; returns the exit code. Raises PhiltreError if the server refuses."""
    words = Words(arguments.language or language_of(os.environ))
    screen = Screen(sys.stdin, sys.stdout)
    try:
        asyncio.run(visit(arguments, words, screen))
    except RequestRefused as told:
        raise PhiltreError(sentence(words, told.message)) from None
    except Quit:
        return 130
    return 0


async def visit(arguments: argparse.Namespace, words: Words, screen: Screen) -> None:
    """Visits the server with the saved secret, or signs in, then plays at the table of the link."""
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
    """Saves the guest's secret for the next visit; a failure is printed and does not stop the visit."""
    try:
        remember(guest.base, guest.secret, os.environ)
    except PhiltreError as problem:
        screen.tell(f"philtre: {problem}")


async def sign_in(guest: Guest, name: str, words: Words, screen: Screen) -> None:
    """Signs in to an account; does nothing if the guest is signed in to it already.

    A guest without an account keeps their seats: the server adds them to the account.
    """
    kept = (await guest.me()).kept if guest.secret else ""
    if kept == name:
        return
    passphrase = screen.ask_secretly(words.say("join-passphrase", name=name))
    if kept:  # the guest has another account: do not merge the two
        guest.secret = ""
    await guest.sign_in(name, passphrase)


async def destination(guest: Guest, link: str, name: str) -> TableClient | None:
    """The place at the table that a link leads to, seated if it is a seat link; None for a server's address.

    Raises PhiltreError for any other link.
    """
    kind, _, rest = urlsplit(link).path.strip("/").partition("/")
    if kind == "s" and rest:
        where = await guest.where(rest)
        if where.kind == "watch":
            return guest.at(where.card.table, watch=rest)
        await guest.me()
        seated = await guest.sit(rest, name)
        seat = where.seat if where.seat in seated.seats else seated.seats[0]  # lots may have been drawn
        return guest.at(seated.card.table, seat)
    if kind == "t" and rest:
        return guest.at(rest)
    if kind:
        raise PhiltreError(f"{link} is no link to a seat or a table: expected …/s/… or …/t/…")
    return None


async def list_tables(guest: Guest, words: Words, screen: Screen) -> None:
    """Prints the person's unfinished tables at this server, with the commands to join them."""
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
        screen.say(f"  philtre join {shlex.quote(f'{guest.base}/t/{one.card.table}')}")


async def stay(guest: Guest, place: TableClient, language: str, screen: Screen) -> None:
    """Plays until the person leaves; reconnects when the connection is lost."""
    words = Words(language)
    await come_back(place, words, screen, tries=1)
    table = FarTable(place, language, screen, await game_at(guest, place))
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
                table = FarTable(place, language, screen, await game_at(guest, place))
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


async def game_at(guest: Guest, place: TableClient) -> Game | None:
    """The game with the content of a table, which the server tells; None if it cannot be had or read."""
    assert place.whole is not None
    setup = place.whole.setup
    known = edition(setup.game, setup.content)
    if known is not None or not setup.box:
        return known
    path = f"/api/games/{quote(setup.game)}/content?content={quote(setup.content)}"
    with contextlib.suppress(PhiltreError, UnicodeDecodeError):
        known = bound(setup.game, (await guest.fetch("GET", path)).decode())
    return known


async def come_back(place: TableClient, words: Words, screen: Screen, tries: int = TRIES) -> None:
    """Connects to the table. Raises PhiltreError after the last failed attempt."""
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
    """Puts each typed line into the queue, and None when the person leaves."""
    while True:
        try:
            lines.put_nowait(await asyncio.to_thread(screen.ask))
        except Quit:
            lines.put_nowait(None)
            return
