"""The board as text: the game's own drawing, or a generic one made from the fields of the view."""

from __future__ import annotations

from typing import Any

from philtre.core.game import Game
from philtre.text.plain_board import plain_board
from philtre.text.words import Words


def draw(game: Game, view: Any, words: Words) -> str:
    """The board as lines of text."""
    board = game.parts.board
    return plain_board(view, words) if board is None else board(view, words)
