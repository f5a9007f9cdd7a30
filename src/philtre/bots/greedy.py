"""A bot that looks one step ahead: it does what leaves it best off, as far as its game's hints can tell."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.dice import Bits, Dice
from philtre.core.hints import Hints
from philtre.core.state import State

WORLDS: Final = 8  # how many of the worlds that it could be in a bot looks at
NEAR: Final = 1e-9  # as good as equal


@final
class Greedy:
    """Takes what looks best after one step."""

    def __init__(self, hints: Hints) -> None:
        self.hints = hints

    def choose(self, state: State, rng: Bits) -> int:
        actions = state.actions()
        dice = Dice(rng.getrandbits(32))
        if len(actions) == 1:
            return int(actions[0])
        sums = look_around(self.hints, state, actions, dice)
        best = actions[0]
        most = -1.0
        equals: i64 = 0
        for index in range(len(actions)):
            worth = sums[index]
            if worth > most + NEAR:
                most = worth
                equals = 0
            if worth >= most - NEAR:  # each of the equals is as likely as the others
                equals += 1
                if dice.below(equals) == 0:
                    best = actions[index]
        return int(best)


def look_around(hints: Hints, state: State, actions: vec[i64], dice: Dice) -> vec[float]:
    """What the actor can expect after each of its actions, over worlds that it could be in."""
    sums = zeros(len(actions))
    for _ in range(WORLDS):
        world = state.copy()
        world.redeal(int(state.actor), dice)
        look_ahead(hints, world, actions, sums)
    for index in range(len(actions)):
        sums[index] = sums[index] / WORLDS
    return sums


def look_ahead(hints: Hints, world: State, actions: vec[i64], sums: vec[float]) -> None:
    """Add to each sum what the actor can expect right after that action in this world."""
    actor = world.actor
    for index in range(len(actions)):
        twin = world.copy()
        twin.play(actions[index])
        sums[index] = sums[index] + hints.worths(twin)[actor]


def zeros(count: i64) -> vec[float]:
    found = vec[float]()
    for _ in range(count):
        found = append(found, 0.0)
    return found
