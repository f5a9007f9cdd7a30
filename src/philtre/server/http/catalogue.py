"""Catalogue routes: games with their options, words and figures, for clients that know no game."""

from __future__ import annotations

import functools
import re

from philtre.bots import LEVELS
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.core.options import Option
from philtre.core.registry import edition, game, has_game, load_games
from philtre.protocol.http import Figures, FigureSeen, FrameSeen, GameSeen, OptionSeen, Shelf, WordsSeen
from philtre.protocol.live import Move
from philtre.server.http.api import ApiRequest, ApiRoute, unreadable
from philtre.server.http.game_files import addresses
from philtre.server.http.limits import in_thread
from philtre.server.live.game_content import find_edition
from philtre.table.lesson import has_lesson
from philtre.table.refused import Refused
from philtre.table.user_text import PHRASES
from philtre.text.figures import Figure
from philtre.text.figures import figures as drawn
from philtre.text.sheet import LANGUAGES
from philtre.text.words import sources

COMMON = "common"
BOX = "box"  # the part of a game's words that stands on its box
ON_BOX = re.compile(r"(title|tagline|minutes|variant-[\w-]+|-[\w-]+) *=")  # terms, too: a name may use them
ENTRY = re.compile(r"^(?=[a-zA-Z-])", re.MULTILINE)  # a message or term of a Fluent file begins


async def shelf(request: ApiRequest) -> Shelf:
    settings = request.service.settings
    return Shelf(
        [game_seen(one) for one in load_games()],
        list(LEVELS),
        list(LANGUAGES),
        list(PHRASES),
        settings.absence_least,
        settings.content_bytes if settings.own_content else 0,
    )


def game_seen(played: Game) -> GameSeen:
    return GameSeen(
        name=played.name,
        rules=played.rules_version,
        content=played.content_hash,
        variants={variant: list(seats) for variant, seats in played.variants.items()},
        seats=list(played.seats),
        options=[option_seen(option) for option in played.options.values()],
        actions=played.action_count,
        threats=played.threats,
        hides=not played.perfect_information,
        lesson=has_lesson(played),
        **addresses(played.name),
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


async def words(request: ApiRequest) -> WordsSeen:
    language, name = request.path["language"], request.path["game"]
    if language not in LANGUAGES or (name != COMMON and not has_game(name)):
        raise Refused(Message("page-unknown"))
    part = request.query.get("part", "")
    if part not in ("", BOX):
        unreadable("part")
    played = None if name == COMMON else await edition_asked(request, name)
    common = sources(language, None)
    files = [file for file in sources(language, played) if played is None or file not in common]
    texts = [file.read_text(encoding="utf-8") for file in files]
    if played is None:
        return WordsSeen(language, texts, {})
    if part == BOX:
        return WordsSeen(language, ["".join(on_box(text)) for text in texts], {})
    facts = {variant: played.variant_facts(variant) for variant in played.variants}
    return WordsSeen(language, texts, played.names(language), facts)


def on_box(text: str) -> list[str]:
    """The messages of a Fluent file that the hall shows, without the comments between them."""
    entries = [entry for entry in ENTRY.split(text) if ON_BOX.match(entry)]
    return [re.sub(r"^#.*\n?", "", entry, flags=re.MULTILINE).rstrip() + "\n" for entry in entries]


async def edition_asked(request: ApiRequest, name: str) -> Game:
    """The game whose names are asked for: ours, or with the content that a table was opened with."""
    content = request.query.get("content", "")
    if not content:
        return game(name)
    store = request.service.store
    found = edition(name, content) or await in_thread(find_edition, store, name, content)
    if found is None:
        raise Refused(Message("page-unknown"))
    return found


async def figures(request: ApiRequest) -> Figures:
    if not has_game(request.path["game"]):
        raise Refused(Message("page-unknown"))
    return figures_of(request.path["game"])


@functools.cache
def figures_of(name: str) -> Figures:
    """A game's figures as a client draws them, made once."""
    played = game(name)
    return Figures([figure_seen(played, figure) for figure in drawn(played)])


def figure_seen(played: Game, figure: Figure) -> FigureSeen:
    moves = [Move(int(action), played.move(int(action))) for action in figure.states[0].actions()]
    lit = [move for move in moves if move.move["kind"] in figure.lit]
    frames = [
        FrameSeen(state.view(figure.seat), [] if number else lit)
        for number, state in enumerate(figure.states)
    ]
    return FigureSeen(figure.id, figure.chapter, figure.part, figure.width, figure.seat, frames)


ROUTES = [
    ApiRoute(
        "GET", "/api/games", shelf, "The games, their variants and options.", Shelf, anyone=True, shared=True
    ),
    ApiRoute(
        "GET",
        "/api/words/{language}/{game}",
        words,
        "The words of a game in a language; `common` for those that belong to no game.",
        WordsSeen,
        query={
            "content": "names as in the content of this hash (setup.content of a table); ours if not given",
            "part": "`box`: only the words on a game's box (title, tagline, minutes, variants)",
        },
        anyone=True,
        shared=True,
    ),
    ApiRoute(
        "GET",
        "/api/games/{game}/figures",
        figures,
        "The figures of a game's rules.",
        Figures,
        anyone=True,
        shared=True,
    ),
]
