"""philtre: potion board games, for players, designers and researchers."""

# ruff: noqa: E402 - the libraries are chosen before they are imported

from importlib import import_module
from typing import TYPE_CHECKING, Any

from philtre.core.native import choose_libraries

choose_libraries()  # before anything that may be compiled is imported

from philtre.core.dice import Dice
from philtre.core.display import use_display
from philtre.core.errors import PhiltreError
from philtre.core.event import Event
from philtre.core.game import Game
from philtre.core.message import Message, Refusal
from philtre.core.options import Option
from philtre.core.registry import list_games
from philtre.core.state import CHANCE, NOBODY, State
from philtre.core.typed import TypedGame, TypedState
from philtre.text.display import EnglishDisplay
from philtre.text.record import Record, read_record
from philtre.text.words import Words

if TYPE_CHECKING:
    from philtre.core.recall import Recall
    from philtre.typed import game
else:
    from philtre.core.registry import game

use_display(EnglishDisplay())


# Imported when they are first used: `import philtre` stays quick and small.
_LATER = {
    "Recall": "philtre.core.recall",
    "match": "philtre.study.match",
    "playouts": "philtre.study.playouts",
    "read_data": "philtre.text.data",
    "read_game": "philtre.text.data",
}


def __getattr__(name: str) -> Any:
    """Names that are imported when they are first used."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_LATER[name]), name)


__all__ = [
    "CHANCE",
    "NOBODY",
    "Dice",
    "Event",
    "Game",
    "Message",
    "Option",
    "PhiltreError",
    "Recall",
    "Record",
    "Refusal",
    "State",
    "TypedGame",
    "TypedState",
    "Words",
    "game",
    "list_games",
    "match",
    "playouts",
    "read_data",
    "read_game",
    "read_record",
]
