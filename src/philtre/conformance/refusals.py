"""What is legal is not refused, and what is not has a reason."""

from __future__ import annotations

from typing import Final

from philtre.conformance.run import Run, checking, some
from philtre.core.message import Refusal
from philtre.core.state import CHANCE

ASKED: Final = 60


@checking
def refusals(run: Run) -> None:
    """why_not gives None for a legal action and a Refusal for any other, after the end too."""
    for state in run.states():
        if state.actor == CHANCE:
            continue
        allowed = set(state.actions())
        for action in allowed:
            refusal = state.why_not(action)
            run.must(refusal is None, f"{run.game.text(action)!r} is legal, but refused: {refusal}")
        for action in some(list(range(run.game.action_count)), ASKED, run.rng):
            if action not in allowed:
                refusal = state.why_not(action)
                run.must(
                    isinstance(refusal, Refusal) and refusal.code != "",
                    f"{run.game.text(action)!r} is not legal, but why_not gave {refusal}",
                )
