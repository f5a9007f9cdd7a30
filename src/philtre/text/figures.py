"""Figures of the rules page: positions drawn beside the chapter that they explain.

`learn/figures.toml` in the game's folder has a [[figure]] for each; a game without that file has none. The
game's words, `figure-ID`, describe the figure and are its text alternative for screen readers.
"""

from __future__ import annotations

from typing import Final, final

from philtre.core.errors import PhiltreError, listed
from philtre.core.game import Game
from philtre.core.state import State
from philtre.text.sheet import Sheet, read_sheet

FILE: Final = "learn/figures.toml"


@final
class Figure:
    """Positions in order, as one seat (None: a spectator) sees them, and the part of the board to draw."""

    def __init__(
        self,
        id: str,
        chapter: str,
        part: str,
        width: int,
        seat: int | None,
        states: list[State],
        lit: list[str],
    ) -> None:
        self.id = id
        self.chapter = chapter
        self.part = part
        self.width = width  # the part's preferred width in rem (shrunk where space is short); 0: any
        self.seat = seat
        self.states = states
        self.lit = lit  # the kinds of move that are highlighted in the first position


def figures(game: Game) -> list[Figure]:
    """All figures of a game; empty for custom content, since figures show the packaged board.

    Raises PhiltreError that names the figure and its fault.
    """
    file = game.folder() / FILE
    if not (game.packaged and file.exists()):
        return []
    return read_figures(game, file.read_text(encoding="utf-8"), f"{game.name}/{FILE}")


def read_figures(game: Game, text: str, place: str) -> list[Figure]:
    sheet = read_sheet(text, place)
    found: list[Figure] = []
    for entry in sheet.sheets("figure"):
        figure = read_figure(game, entry)
        for other in found:
            if other.id == figure.id:
                raise entry.wrong("id", "an id of its own", figure.id)
        found.append(figure)
    sheet.close()
    return found


def read_figure(game: Game, sheet: Sheet) -> Figure:
    id = sheet.text("id")
    chapter = sheet.text("chapter")
    part = sheet.text("part")
    width = sheet.number("width", 10, 90) if "width" in sheet.table else 0
    text = sheet.text("position")
    try:
        states = [game.position(text)]
        seats = len(states[0].returns())
        seat = sheet.number("seat", 0, seats)
        if "then" in sheet.table:
            states.append(states[0].copy())
            for move in texts(sheet, "then"):
                play(game, states[-1], move)
    except PhiltreError as problem:
        if str(problem).startswith(sheet.place):
            raise
        raise PhiltreError(f"{sheet.place}, {id}: {problem}") from None
    lit = texts(sheet, "lit") if "lit" in sheet.table else []
    kinds: set[str] = set()
    for action in states[0].actions():
        kinds.add(str(game.move(int(action))["kind"]))
    for kind in lit:
        if kind not in kinds:
            raise sheet.wrong("lit", "kinds that are possible: " + listed(sorted(kinds)), kind)
    sheet.close()
    return Figure(id, chapter, part, width, seat - 1 if seat else None, states, lit)


def texts(sheet: Sheet, field: str) -> list[str]:
    value = sheet.take(field, "a list of texts")
    if not isinstance(value, list) or not value or not all(isinstance(item, str) for item in value):
        raise sheet.wrong(field, "a list of texts", value)
    return [str(item) for item in value]


def play(game: Game, state: State, text: str) -> None:
    """Plays a decision or chance event. Raises PhiltreError if it is not legal."""
    action = game.parse(text)
    if not state.legal(action):
        raise PhiltreError(f"{text!r} is not possible there")
    state.play(action)
