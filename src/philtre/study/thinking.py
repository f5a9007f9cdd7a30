"""How fast a search thinks: simulations a second, and steps of their playouts."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec

import philtre
from philtre.bots.search import Search
from philtre.study.meter import rate

SIMULATIONS = 1000
POSITIONS = 8  # of different games, after so many decisions:
DECISIONS = 20


class Thought(msgspec.Struct, frozen=True):
    """Simulations a second, and the steps of play after they have left the tree."""

    simulations_per_second: float
    steps_per_second: float


def thought(think: Callable[[], tuple[int, int]], seconds: float) -> Thought:
    """Measure something that tells its simulations and steps."""
    measured = rate(think, seconds)
    return Thought(measured.decisions_per_second, measured.chance_per_second)


def search_thought(game: philtre.Game, seconds: float) -> Thought:
    """Our search on positions in the middle of random games, two players where it can be."""
    positions = [position(game, random.Random(seed)) for seed in range(POSITIONS)]
    rng = random.Random(1)
    search = Search(game.heuristics(), game.action_count)
    search.simulations = SIMULATIONS
    number = 0

    def think() -> tuple[int, int]:
        nonlocal number
        number += 1
        search.think(positions[number % POSITIONS], rng)
        return int(search.done), int(search.steps)

    return thought(think, seconds)


def position(game: philtre.Game, rng: random.Random) -> philtre.State:
    """A decision with a choice, somewhere in a random game."""
    seats = 2 if 2 in game.seats else game.seats[0]
    state = game.start(seats=seats)
    decisions = 0
    while state.actor == philtre.CHANCE or decisions < DECISIONS or len(state.actions()) == 1:
        decisions += state.actor != philtre.CHANCE
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
        if state.over:
            state, decisions = game.start(seats=seats), 0
    return state
