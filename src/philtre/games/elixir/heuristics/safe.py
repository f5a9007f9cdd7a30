"""The action for an absent player."""

from __future__ import annotations

from mypy_extensions import i64

from philtre.games.elixir.heuristics.heuristics import ElixirHeuristics
from philtre.games.elixir.rules.moves import LOOK
from philtre.games.elixir.rules.phases import LOOKING
from philtre.games.elixir.rules.state import Elixir


def safe_action(heuristics: ElixirHeuristics, state: Elixir) -> i64:
    """The action that brings the wizard's own win nearest; drinks, hires, sends and filches nothing."""
    if state.phase == LOOKING:
        return first_unseen(state)
    return heuristics.next_step(state, True)


def first_unseen(state: Elixir) -> i64:
    cell: i64 = 0
    while cell < 8 and state.knows(state.seat, cell):
        cell += 1
    return LOOK + cell
