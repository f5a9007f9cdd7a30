"""States show themselves in English: the board as a spectator sees it, and the words of refusals."""

from __future__ import annotations

from functools import lru_cache

from philtre.core.display import Display
from philtre.core.game import Game
from philtre.core.message import Refusal
from philtre.core.setup import Setup
from philtre.core.state import State
from philtre.text.drawing import draw
from philtre.text.words import Words


class EnglishDisplay(Display):
    """The words and the drawing that each game has for the terminal."""

    def board(self, state: State, setup: Setup) -> str:
        return draw(setup.game, state.view(None), english(setup.game))

    def refusal(self, refusal: Refusal, setup: Setup) -> str:
        words = english(setup.game)
        message = refusal.message
        return words.message(message) if words.has(message.id) else super().refusal(refusal, setup)


@lru_cache(maxsize=16)
def english(game: Game) -> Words:
    """Return the English words of a game; they take a while to read."""
    return Words("en", game)
