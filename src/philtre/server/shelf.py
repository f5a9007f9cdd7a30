"""The shelf: games with their options, and all words, for clients that know no game."""

from __future__ import annotations

from philtre.bots.levels import LEVELS
from philtre.core.message import Message
from philtre.core.options import Option
from philtre.core.registry import game, games
from philtre.core.sheet import LANGUAGES
from philtre.core.words import sources
from philtre.protocol.hall import GameSeen, OptionSeen, Shelf, WordsSeen
from philtre.server.calls import Ask, Call
from philtre.table.lesson import has_lesson
from philtre.table.names import PHRASES
from philtre.table.refused import Refused

COMMON = "common"


async def shelf(_ask: Ask) -> Shelf:
    return Shelf([game_seen(name) for name in games()], list(LEVELS), list(LANGUAGES), list(PHRASES))


def game_seen(name: str) -> GameSeen:
    played = game(name)
    return GameSeen(
        name=name,
        rules=played.rules,
        variants={variant: list(seats) for variant, seats in played.variants.items()},
        seats=list(played.seats),
        options=[option_seen(option) for option in played.options.values()],
        actions=played.action_count,
        lesson=has_lesson(played),
    )


def option_seen(option: Option) -> OptionSeen:
    allowed = option.allowed
    ranged = isinstance(allowed, range)
    return OptionSeen(
        name=option.name,
        default=option.default,
        values=[] if ranged else list(allowed),
        low=allowed.start if isinstance(allowed, range) else None,
        high=allowed.stop - 1 if isinstance(allowed, range) else None,
        variants=list(option.variants),
    )


async def words(ask: Ask) -> WordsSeen:
    language, name = ask.path["language"], ask.path["game"]
    if language not in LANGUAGES or (name != COMMON and name not in games()):
        raise Refused(Message("page-unknown"))
    played = None if name == COMMON else game(name)
    common = sources(language, None)
    files = [file for file in sources(language, played) if played is None or file not in common]
    texts = [file.read_text(encoding="utf-8") for file in files]
    return WordsSeen(language, texts, played.names(language) if played else {})


CALLS = [
    Call("GET", "/api/games", shelf, "The games, their variants and options.", Shelf, anyone=True),
    Call(
        "GET",
        "/api/words/{language}/{game}",
        words,
        "The words of a game in a language; `common` for those that belong to no game.",
        WordsSeen,
        anyone=True,
    ),
]
