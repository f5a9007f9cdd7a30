"""A bot that looks one step ahead: it takes the action after which its game's heuristics value it most."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.dice import Bits, Dice
from philtre.core.heuristics import Heuristics
from philtre.core.state import State

WORLDS: Final = 8  # determinizations over which values are averaged
ROLLOUTS: Final = 4  # in each of them, for a game without values
NEAR: Final = 1e-9  # values closer than this are equal


@final
class Greedy:
    """Takes the action with the highest value after one step; among equals, a random one.

    Where a game has no values of its own, the results of some rollouts take their place.
    """

    def __init__(self, heuristics: Heuristics) -> None:
        self.heuristics = heuristics
        self.rollouts: i64 = 0 if has_values(heuristics) else ROLLOUTS

    def choose(self, state: State, rng: Bits) -> int:
        actions = state.actions()
        dice = Dice(rng.getrandbits(32))
        if len(actions) == 1:
            return int(actions[0])
        values = action_values(self.heuristics, state, actions, dice, self.rollouts)
        best = actions[0]
        most = -1.0
        equals: i64 = 0
        for index in range(len(actions)):
            value = values[index]
            if value > most + NEAR:
                most = value
                equals = 0
            if value >= most - NEAR:  # each of the equals is as likely as the others
                equals += 1
                if dice.below(equals) == 0:
                    best = actions[index]
        return int(best)


def has_values(heuristics: Heuristics) -> bool:
    """True if the game values positions; the default values tell nothing before the end."""
    return type(heuristics).values is not Heuristics.values


def action_values(
    heuristics: Heuristics, state: State, actions: vec[i64], dice: Dice, rollouts: i64 = 0
) -> vec[float]:
    """The actor's value after each of its actions, averaged over determinizations for its seat.

    With `rollouts`, the value at the end of so many of them in each determinization.
    """
    sums = zeros(len(actions))
    for _ in range(WORLDS):
        world = state.copy()
        world.redeal(int(state.actor), dice)
        if rollouts == 0:
            add_values(heuristics, world, actions, sums)
        else:
            add_results(heuristics, world, actions, sums, dice, rollouts)
    for index in range(len(actions)):
        sums[index] = sums[index] / WORLDS
    return sums


def add_values(heuristics: Heuristics, world: State, actions: vec[i64], sums: vec[float]) -> None:
    """Add to each sum the actor's value right after that action in this determinization."""
    actor = world.actor
    for index in range(len(actions)):
        twin = world.copy()
        twin.play(actions[index])
        sums[index] = sums[index] + heuristics.values(twin)[actor]


def add_results(
    heuristics: Heuristics, world: State, actions: vec[i64], sums: vec[float], dice: Dice, rollouts: i64
) -> None:
    """Add to each sum the actor's mean value at the end of rollouts after that action."""
    actor = world.actor
    for index in range(len(actions)):
        total = 0.0
        for _ in range(rollouts):
            twin = world.copy()
            twin.play(actions[index])
            heuristics.rollout(twin, dice)
            total += heuristics.values(twin)[actor]
        sums[index] = sums[index] + total / float(rollouts)


def zeros(count: i64) -> vec[float]:
    found = vec[float]()
    for _ in range(count):
        found = append(found, 0.0)
    return found
