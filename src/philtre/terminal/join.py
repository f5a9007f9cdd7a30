"""philtre join: a seat at a served table, in this terminal."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from urllib.parse import urlsplit

from philtre.client import Guest, Lost, Place, Told
from philtre.core.errors import PhiltreError
from philtre.core.words import Words
from philtre.terminal.far import FarTable
from philtre.terminal.language import language_of
from philtre.terminal.requests import Onward
from philtre.terminal.screen import Leave, Screen
from philtre.terminal.telling import sentence

TRIES = 6  # to come back when the connection is lost
WAIT = 0.5  # seconds before the first of them; twice as long before each next


def main(arguments: argparse.Namespace) -> int:
    """Sit down where the link leads, and play."""
    words = Words(arguments.language or language_of(os.environ))
    screen = Screen(sys.stdin, sys.stdout)
    try:
        asyncio.run(visit(arguments.link, arguments.name or "", words, screen))
    except Told as told:
        raise PhiltreError(sentence(words, told.message)) from None
    return 0


async def visit(link: str, name: str, words: Words, screen: Screen) -> None:
    parts = urlsplit(link)
    guest = Guest(link)
    kind, _, rest = parts.path.strip("/").partition("/")
    if kind == "s" and rest:
        where = await guest.where(rest)
        if where.kind == "watch":
            place = guest.at(where.card.table, watch=rest)
        else:
            await guest.me()
            seated = await guest.sit(rest, name)
            place = guest.at(seated.card.table, where.seat)
    elif kind == "t" and rest:
        place = guest.at(rest)
    else:
        raise PhiltreError(f"{link} is no link to a seat or a table: expected …/s/… or …/t/…")
    await stay(guest, place, words.language, screen)


async def stay(guest: Guest, place: Place, language: str, screen: Screen) -> None:
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


async def come_back(place: Place, words: Words, screen: Screen, tries: int = TRIES) -> None:
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
