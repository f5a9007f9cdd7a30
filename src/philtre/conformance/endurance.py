"""Very many random games with cheap checks only."""

from __future__ import annotations

from typing import Final

from philtre.conformance.cases import Case
from philtre.conformance.invariants import valid_returns
from philtre.conformance.run import STEP_LIMIT, Broken
from philtre.core import registry
from philtre.core.dice import Dice
from philtre.core.options import Value
from philtre.core.state import CHANCE

COUNTED_EVERY: Final = 16  # a piece that is lost stays lost: it is missed soon enough


def endure(case: Case, games: int, seed: int = 0) -> int:
    """Play games with the seeds from `seed` on; returns the number of steps. Raises Broken."""
    steps = 0
    for number in range(seed, seed + games):
        steps += play_out(case, number)
    return steps


def endure_registered(
    name: str, variant: str, seats: int, options: dict[str, Value], games: int, seed: int
) -> int:
    """The same for a game by its name, in a process of its own."""
    return endure(Case(registry.game(name), variant, seats, options), games, seed)


def play_out(case: Case, seed: int) -> int:
    """One game to its end: somebody can always act, and no piece is lost."""
    dice = Dice(seed)
    state = case.start()
    pieces = state.piece_counts()
    step = 0

    def broken(seen: str) -> Broken:
        return Broken(f"endure: {case}, seed {seed}, step {step}: {seen}: {state.position()}")

    while not state.over:
        try:
            if state.actor == CHANCE:
                action = state.pick(dice.word())
            else:
                actions = state.actions()
                if not len(actions):
                    raise broken("actions() is empty")
                action = actions[dice.below(len(actions))]
            state.play(action)
        except (ArithmeticError, LookupError, TypeError, ValueError) as problem:
            raise broken(f"raised {type(problem).__name__}: {problem}") from problem
        step += 1
        if (step % COUNTED_EVERY == 0 or state.over) and state.piece_counts() != pieces:
            raise broken(f"piece_counts() gave {state.piece_counts()}, at the start {pieces}")
        if step > STEP_LIMIT:
            raise broken(f"random play has not ended after {STEP_LIMIT} steps")
    if not valid_returns(state.returns(), case.seats):
        raise broken(f"returns() gave {state.returns()}")
    return step
