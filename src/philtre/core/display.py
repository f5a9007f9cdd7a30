"""The printed form of states, for people.

The words and the drawings of boards lie above `core`: `philtre.text.display` has them, and registers itself
here when the package is imported. Without it, a state shows its position text.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from philtre.core.message import Refusal
    from philtre.core.setup import Setup
    from philtre.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Display:
    """Prints position texts and refusal codes, for use without words."""

    def board(self, state: State, setup: Setup) -> str:
        """Return the board as lines of text."""
        return state.position()

    def refusal(self, refusal: Refusal, setup: Setup) -> str:
        """Return the sentence that says why a move is not legal."""
        return f"{refusal.code} (rule {refusal.rule})"


_displays: list[Display] = [Display()]


def use_display(display: Display) -> None:
    """Print all states with this display."""
    _displays[0] = display


def current_display() -> Display:
    """Return the display that is in use."""
    return _displays[0]
