"""The board as text: the game's own drawing, or a generic one made from the fields of the view."""

from __future__ import annotations

from typing import Any

from philtre.core.game import Game
from philtre.text.words import Words


def draw(game: Game, view: Any, words: Words) -> str:
    """The board as lines of text."""
    board = game.parts.board
    return plain_board(view, words) if board is None else board(view, words)


def plain_board(view: Any, words: Words) -> str:
    """Any view as an indented list of field names and values."""
    import msgspec  # not at the top: `philtre --help` needs no board

    return "\n".join(_lines(msgspec.to_builtins(view), words, ""))


def _lines(fields: dict[str, Any], words: Words, indent: str) -> list[str]:
    lines: list[str] = []
    for name, field in fields.items():
        label = str(name).replace("_", " ")
        value = field
        if isinstance(field, list) and any(isinstance(item, (dict, list)) for item in field):
            value = {str(number): item for number, item in enumerate(field, 1)}
        if isinstance(value, dict) and value:
            lines.append(f"{indent}{label}:")
            lines += _lines(value, words, indent + "  ")
        else:
            lines.append(f"{indent}{label}: {said(words, name, value)}")
    return lines


def said(words: Words, name: str, value: Any) -> str:
    """A value as text: seats by their players' names, ids by their words."""
    if isinstance(value, (list, dict)):
        return ", ".join(said(words, name.removesuffix("s"), item) for item in value) or "-"
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    if value is None:
        return "-"
    return str(words.argument(name, value))
