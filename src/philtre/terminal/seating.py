"""The players at the seats: people at this screen, and bots."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from philtre.bots import Bot, bot
from philtre.bots.custom import is_in_file
from philtre.bots.guarded import Failure, Guarded
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.text.printing import harmless
from philtre.text.sheet import LANGUAGES
from philtre.text.words import Words

BOT = "bot:"
USUAL = "apprentice"


@dataclass(frozen=True)
class LocalSeat:
    """A bot, or a person with a name (empty: `Player N` in the current language)."""

    name: str = ""
    bot: Bot | None = None

    def shown(self, number: int, words: Words) -> str:
        """The player's name on the screen."""
        if self.bot is not None:
            return words.say("bot", number=number)
        return self.name or words.say("player", number=number)

    def recorded(self, number: int, words: Words) -> str:
        """The player's name in the record: a bot by its kind, so that loading seats it again."""
        return self.name if self.bot is not None else self.shown(number, words)


def seat_of(name: str, game: Game) -> LocalSeat:
    """The player that a name stands for: bot:KIND is a bot, anything else a person.

    Raises PhiltreError for an unknown bot or an unprintable name.
    """
    if name.startswith(BOT):
        return LocalSeat(name, Guarded(bot(name.removeprefix(BOT), game), game, complain))
    if not name.strip() or not name.isprintable():
        raise PhiltreError(f"a player's name needs printable letters, found {name!r}")
    return LocalSeat(name.strip())


def complain(failure: Failure) -> None:
    """Reports a bot's failure on stderr; the match goes on with the bot's replacement move."""
    print(f"philtre: a bot at {failure}", file=sys.stderr)


def recorded_seats(players: Sequence[str], game: Game) -> list[LocalSeat]:
    """The players of a record; a default name such as `Player 2` counts as no name."""
    plain = [Words(language) for language in LANGUAGES]
    return [
        LocalSeat()
        if name in [words.say("player", number=number) for words in plain]
        else seat_of(recorded_player(name, number), game)
        for number, name in enumerate(players, 1)
    ]


def recorded_player(name: str, number: int) -> str:
    """A player's name in a record. A bot in a file is replaced: reading a record must not run code."""
    if not name.startswith(BOT) or not is_in_file(name.removeprefix(BOT)):
        return name
    sentence = (
        f"seat {number}: a record cannot seat {name!r}, a bot in a file, so {USUAL} plays there; "
        f"to seat it, add --player and {number}={name}"
    )
    print(harmless(f"philtre: {sentence}"), file=sys.stderr)
    return BOT + USUAL


def fresh_seats(count: int, me: int, game: Game, rivals: str | None, *, everyone: bool) -> list[LocalSeat]:
    """A person at seat `me` and bots at the others, or people at all seats."""
    kind = BOT + (rivals or USUAL)
    return [LocalSeat() if everyone or seat == me else seat_of(kind, game) for seat in range(1, count + 1)]


def seat_players(seats: list[LocalSeat], wishes: Sequence[str], me: int | None, game: Game) -> None:
    """Replaces the players that the command line names, each as SEAT=NAME.

    Raises PhiltreError for a bad form or seat, or if a bot sits at `me`.
    """
    for wish in wishes:
        number, equals, name = wish.partition("=")
        if not equals:
            raise PhiltreError(f"--player: expected SEAT=NAME or SEAT=bot:adept, found {wish!r}")
        seats[seat_number(number, len(seats), "--player") - 1] = seat_of(name, game)
    if me is not None:
        mine = seat_number(str(me), len(seats), "--me")
        if seats[mine - 1].bot is not None:
            raise PhiltreError(f"--me {mine}: a bot sits there; seat yourself with --player {mine}=NAME")


def seat_number(text: str, count: int, place: str) -> int:
    """The number of a seat, from 1. Raises PhiltreError if there is no such seat."""
    text = text.strip()
    if not (text.isascii() and text.isdecimal() and 1 <= int(text) <= count):
        raise PhiltreError(f"{place}: expected a seat from 1 to {count}, found {text!r}")
    return int(text)
