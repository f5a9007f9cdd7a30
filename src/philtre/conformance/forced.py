"""Checks that a decision which a game calls openly forced is forced, and that calling it so tells nothing."""

from __future__ import annotations

from typing import Final

from philtre.conformance.run import Run, checking
from philtre.conformance.views import viewer
from philtre.core.state import State

WORLDS: Final = 2  # for each other seat and a spectator


@checking
def forced(run: Run) -> None:
    """An openly forced decision has one legal action, and `openly_forced` tells nobody anything new."""
    for state in run.states():
        told = run.game.openly_forced(state)
        if told:
            run.must(state.actor >= 0, "openly_forced() is True, but no seat must decide")
            run.must(
                len(state.actions()) == 1, f"openly_forced() is True with {len(state.actions())} actions"
            )
        if state.actor >= 0 and len(state.actions()) == 1 and run.sampled():
            must_be_public(run, state, told)


def must_be_public(run: Run, state: State, told: bool) -> None:
    """The answer is the same in all worlds that another viewer thinks possible, so it tells them nothing."""
    for seat in run.case.viewers:
        if seat == state.actor:
            continue
        for _ in range(WORLDS):
            world = state.copy()
            world.redeal(seat, run.rng)
            number = len(world.actions())
            run.must(
                not told or number == 1,
                f"openly_forced() is True, but in a world that {viewer(seat)} cannot tell apart "
                f"there are {number} actions",
            )
            run.must(
                run.game.openly_forced(world) == told,
                f"openly_forced() is {told}, but not in a world that {viewer(seat)} cannot tell apart",
            )
