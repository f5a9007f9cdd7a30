"""Measures of other authors: a class in a file, named as `--measure ./mine.py:Mine`."""

from __future__ import annotations

import inspect
import math
from typing import Any

from philtre.bots.custom import IN_FILE, class_of, said, version_of
from philtre.core.errors import PhiltreError
from philtre.core.event import Event
from philtre.core.game import Game
from philtre.core.state import State


class Measure:
    """The base class of a measure of one's own: one number for each game.

    An instance is made for each game, with the game's rules. It watches the game step by step, and gives its
    number at the end. The report shows the mean with its interval, and the distribution. The states are those
    of the game itself, nothing hidden: a measure must not change them.
    """

    title: str = ""  # the heading in the report; "": the name of the class
    about: str = ""  # a sentence below it

    def __init__(self, game: Game) -> None:
        self.game = game

    def before(self, state: State, action: int) -> None:
        """Called before each action, decisions and chance events alike (`state.actor` says whose it is)."""

    def happened(self, event: Event) -> None:
        """Called for each event of an action, after it was played."""

    def value(self, state: State) -> float | None:
        """The number of this game, whose last state is given; None: this game has none."""
        raise NotImplementedError


def load_measure(name: str, game: Game) -> Measure:
    """A new measure for one game. Raises PhiltreError if it cannot be loaded, or is no measure."""
    if not IN_FILE.fullmatch(name):
        raise PhiltreError(f"--measure: expected FILE.py:CLASS, found {name!r}")
    try:
        kind = class_of(name)
        made = kind(game)
    except PhiltreError as problem:
        raise PhiltreError(f"--measure: {str(problem).replace('bot ', 'measure ', 1)}") from None
    except Exception as problem:
        raise PhiltreError(f"--measure: making {name!r} raised {said(problem)}") from problem
    if not isinstance(made, Measure):
        raise PhiltreError(f"--measure: {name!r} is no subclass of philtre.study.report.Measure")
    return made


def measured(name: str, measure: Measure, state: State) -> float | None:
    """The number that a measure gives. Raises PhiltreError if it gives anything else."""
    found: Any = measure.value(state)
    if found is None:
        return None
    if isinstance(found, bool | int | float) and math.isfinite(found):
        return float(found)
    raise PhiltreError(f"--measure: {name!r} gave {found!r}: expected a finite number, or None")


def described_measure(name: str) -> str:
    """The measure's name with the hash of its file: other code, another measure."""
    return version_of(name)


def title_of(measure: Measure) -> str:
    return measure.title or type(measure).__name__


def about_of(measure: Measure) -> str:
    return measure.about or (inspect.getdoc(type(measure)) or "").split("\n\n")[0].replace("\n", " ")
