"""Bots by name: a level, or a kind with its argument.

random, greedy, search:2000, search:1s, search:2000/1s, careless:40 (greedy, but four moves in ten are whims),
careless:5/search:200 (the same of another bot).
"""

from __future__ import annotations

import re

from philtre.bots.careless import Careless
from philtre.bots.greedy import Greedy
from philtre.bots.levels import LEVELS
from philtre.bots.player import Bot
from philtre.bots.random import Random
from philtre.bots.search import Search
from philtre.core.errors import PhiltreError, listed
from philtre.core.game import Game

KINDS = ("random", "greedy", "careless", "search")
BUDGET = re.compile(r"(?P<simulations>[1-9]\d{0,8})?/?(?:(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)?")


def bot(name: str, game: Game) -> Bot:
    """The bot of that name, made for that game."""
    kind, colon, argument = LEVELS.get(name, name).partition(":")
    if kind not in KINDS:
        raise PhiltreError(f"there is no bot {name!r}: expected {listed([*LEVELS, *KINDS])}")
    if kind == "random" and not colon:
        return Random()
    if kind == "greedy" and not colon:
        return Greedy(game.hints())
    if kind == "careless":
        percent, _, attentive = argument.partition("/")
        return Careless(percentage(name, percent), bot(attentive or "greedy", game))
    if kind == "search":
        simulations, seconds = budget(name, argument)
        return Search(game.hints(), game.action_count, simulations, seconds)
    raise PhiltreError(f"bot {name!r}: {kind} takes no argument")


def percentage(name: str, text: str) -> int:
    if text.isascii() and text.isdecimal() and int(text) <= 100:
        return int(text)
    raise PhiltreError(f"bot {name!r}: expected a percentage of whims: careless:40, careless:5/search:200")


def budget(name: str, text: str) -> tuple[int, float]:
    """How many simulations, and how many seconds at most; 0: as many as it takes."""
    match = BUDGET.fullmatch(text)
    simulations, seconds = (match["simulations"], match["seconds"]) if match and text else (None, None)
    if not simulations and not float(seconds or 0):
        raise PhiltreError(
            f"bot {name!r}: expected simulations, seconds or both: search:2000, search:1s, search:2000/1s"
        )
    return int(simulations or 0), float(seconds or 0)
