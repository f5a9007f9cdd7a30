"""philtre: potion board games, for players, designers and researchers."""

from importlib import import_module
from typing import Any

from philtre.core.dice import Dice
from philtre.core.display import use_display
from philtre.core.errors import PhiltreError
from philtre.core.event import Event
from philtre.core.game import Game
from philtre.core.message import Message, Refusal
from philtre.core.options import Option
from philtre.core.registry import game, list_games
from philtre.core.state import CHANCE, NOBODY, State
from philtre.text.display import EnglishDisplay
from philtre.text.record import Record, read_record
from philtre.text.words import Words

use_display(EnglishDisplay())


def __getattr__(name: str) -> Any:
    """The function `match` of studies; not imported above, since no compiled module depends on studies."""
    if name != "match":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return import_module("philtre.study.match").match


__all__ = [
    "CHANCE",
    "NOBODY",
    "Dice",
    "Event",
    "Game",
    "Message",
    "Option",
    "PhiltreError",
    "Record",
    "Refusal",
    "State",
    "Words",
    "game",
    "list_games",
    "match",
    "read_record",
]
