"""Bots by name: a level, or a kind with its argument.

random, greedy, search:2000, search:1s, search:2000/1s, search:2000?explore=0.4&depth=8 (with parameters, see
parameters.py), careless:40 (greedy, but 40 % of the moves are random), careless:5/search:200 (the same of
another bot), ./mine.py:MyBot (the class MyBot in that file), and
the names of installed bots (see custom.py).
"""

from __future__ import annotations

import re

from philtre.bots.basic import Bot, Careless, RandomBot
from philtre.bots.custom import custom_bot, installed_bots, is_custom, version_of
from philtre.bots.greedy import Greedy
from philtre.bots.parameters import read_parameters
from philtre.bots.search import Search
from philtre.core.errors import PhiltreError, listed
from philtre.core.game import Game

# Levels for people: the same four words in every game, each with its own kind of mistake.
LEVELS = {
    "novice": "careless:60",  # most moves are random
    "apprentice": "careless:30",  # sees what a move gives, never the rivals' answer, and slips often
    "adept": "careless:12/search:200/2s",  # looks a little ahead, and slips one time in eight
    "master": "search:10000/5s",  # thinks for five seconds at most
}
KINDS = ("random", "greedy", "careless", "search")
BUDGET = re.compile(r"(?P<simulations>[1-9]\d{0,8})?/?(?:(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s)?")


def bot(name: str, game: Game) -> Bot:
    """A new bot of that name for that game. Raises PhiltreError if there is no such bot."""
    kind, colon, argument = LEVELS.get(name, name).partition(":")
    if kind not in KINDS:
        if is_custom(name):
            return custom_bot(name, game)
        known = [*LEVELS, *KINDS, *installed_bots()]
        raise PhiltreError(f"there is no bot {name!r}: expected {listed([*known, 'FILE.py:CLASS'])}")
    if kind == "random" and not colon:
        return RandomBot()
    if kind == "greedy" and not colon:
        return Greedy(game.heuristics())
    if kind == "careless":
        percent, _, attentive = argument.partition("/")
        return Careless(percentage(name, percent), bot(attentive or "greedy", game))
    if kind == "search":
        amount, asked, settings = argument.partition("?")
        simulations, seconds = budget(name, amount)
        try:
            parameters = read_parameters(settings) if asked else None
        except PhiltreError as problem:
            raise PhiltreError(f"bot {name!r}: {problem}") from None
        return Search(game.heuristics(), game.action_count, simulations, seconds, parameters)
    raise PhiltreError(f"bot {name!r}: {kind} takes no argument")


def described(name: str) -> str:
    """The bot that a name stands for now: the setting of a level, the version of somebody's code."""
    if name in LEVELS:
        return LEVELS[name]
    return version_of(name) if name.partition(":")[0] not in KINDS else name


def percentage(name: str, text: str) -> int:
    if text.isascii() and text.isdecimal() and int(text) <= 100:
        return int(text)
    raise PhiltreError(f"bot {name!r}: expected a percentage of whims: careless:40, careless:5/search:200")


def budget(name: str, text: str) -> tuple[int, float]:
    """The largest number of simulations and of seconds; 0: no limit of that kind."""
    match = BUDGET.fullmatch(text)
    simulations, seconds = (match["simulations"], match["seconds"]) if match and text else (None, None)
    if not simulations and not float(seconds or 0):
        raise PhiltreError(
            f"bot {name!r}: expected simulations, seconds or both: search:2000, search:1s, search:2000/1s"
        )
    return int(simulations or 0), float(seconds or 0)
