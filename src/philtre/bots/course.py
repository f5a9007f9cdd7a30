"""The course of a game: the positions worth a look, and each seat's chance there as a spectator sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from philtre.bots.estimates import estimate
from philtre.core.dice import Bits
from philtre.core.game import Game
from philtre.core.state import State

WORLDS: Final = 8  # determinizations that each position is looked at in


def turn_starts(game: Game, state: State, actions: Sequence[int]) -> list[int]:
    """The steps at which a turn begins and a seat must decide, and the last step of an unfinished game.

    The state is the first of the game; it is played through the actions.
    """
    metrics = game.metrics()
    found: list[int] = []
    before = -1
    for step in range(len(actions) + 1):
        if state.actor >= 0:
            counted = metrics.turns(state)
            turn = int(state.actor) if counted is None else counted
            if turn != before or step == len(actions):
                found.append(step)
                before = turn
        if step < len(actions):
            state.play(actions[step])
    return found


def spaced(steps: Sequence[int], most: int) -> list[int]:
    """At most so many of the steps, evenly, the first and the last among them."""
    if len(steps) <= most:
        return list(steps)
    if most < 2:
        return list(steps[:most])
    return [steps[place * (len(steps) - 1) // (most - 1)] for place in range(most)]


def open_chances(game: Game, state: State, rng: Bits, worlds: int, simulations: int) -> list[float]:
    """Each seat's chance to win (alone: its expected score), from what a spectator can know.

    The mean of estimates in so many determinizations, each by so many simulations. No limit of time ends
    them, so that equal arguments give equal chances. The state is not changed.
    """
    sums: list[float] = []
    for _ in range(worlds):
        world = state.copy()
        world.redeal(None, rng)
        found = estimate(game, world, rng, simulations, 0.0)
        sums = [one + other for one, other in zip(sums, found, strict=True)] if sums else found
    return [one / worlds for one in sums]
