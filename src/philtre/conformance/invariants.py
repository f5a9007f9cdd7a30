"""Invariants of play: a game ends, the actor always has an action, and no piece is lost."""

from __future__ import annotations

import math

from philtre.conformance.run import Run, checking
from philtre.core.state import CHANCE, NOBODY, State


@checking
def ends(run: Run) -> None:
    """Random play ends, `over` says so, and the returns keep the contract."""
    for state in run.states():
        run.must(
            state.over == (state.actor == NOBODY), f"over is {state.over}, but the actor is {state.actor}"
        )
        if state.over:
            shares = state.returns()
            run.must(
                valid_returns(shares, run.case.seats), f"returns() gave {shares} for {run.case.seats} seats"
            )


def valid_returns(shares: list[float], seats: int) -> bool:
    """True for one finite number a seat where, with several seats, winners have 1, or 1/k if k sides draw."""
    if len(shares) != seats or not all(math.isfinite(share) for share in shares):
        return False
    if seats == 1:
        return True
    winners = [share for share in shares if share != 0]
    return not winners or any(
        all(math.isclose(share, 1 / sides) for share in winners) for sides in range(1, len(winners) + 1)
    )


@checking
def stuck(run: Run) -> None:
    """A seat that must act has actions, chance has outcomes, and nobody else has either."""
    for state in run.states():
        actions = list(state.actions())
        outcomes = state.outcomes()
        actor = state.actor
        run.must(actor in (CHANCE, NOBODY) or 0 <= actor < run.case.seats, f"there is no actor {actor}")
        if actor >= 0:
            run.must(actions != [], f"seat {actor} must act, but actions() is empty")
            run.must(len(set(actions)) == len(actions), f"actions() says something twice: {sorted(actions)}")
        else:
            run.must(actions == [], f"no seat must act, but actions() gave {actions}")
        if actor == CHANCE:
            must_be_drawable(run, outcomes)
        else:
            run.must(outcomes == [], f"it is not chance's turn, but outcomes() gave {outcomes}")
        must_be_numbers(run, actions + [action for action, _ in outcomes])
        must_be_closed(run, state)


def must_be_drawable(run: Run, outcomes: list[tuple[int, int]]) -> None:
    run.must(outcomes != [], "chance must strike, but outcomes() is empty")
    run.must(all(weight > 0 for _, weight in outcomes), f"outcomes() has a weight below 1: {outcomes}")
    numbers = [action for action, _ in outcomes]
    run.must(numbers == sorted(set(numbers)), f"outcomes() are not in the order of their numbers: {numbers}")


def must_be_numbers(run: Run, actions: list[int]) -> None:
    for action in actions:
        run.must(0 <= action < run.game.action_count, f"action {action} is not below {run.game.action_count}")


def must_be_closed(run: Run, state: State) -> None:
    """Queries do not change the position."""
    before = state.position()
    state.actions()
    state.outcomes()
    run.must(state.position() == before, "the position changed when it was only asked")


@checking
def pieces(run: Run) -> None:
    """No piece is lost or won: each kind has the same number all game long."""
    first: dict[str, int] | None = None
    for state in run.states():
        counted = state.piece_counts()
        if first is None:
            first = counted
        run.must(counted == first, f"piece_counts() gave {counted}, at the start {first}")
