"""A match at random, as short as it gets: every decision and every chance event is a number.

python examples/random_loop.py
python examples/random_loop.py elixir 3
"""

from __future__ import annotations

import random
import sys

import philtre


def play(name: str, seats: int, seed: int) -> philtre.State:
    """The last state of a random match."""
    rng = random.Random(seed)
    state = philtre.game(name).start(seats=seats)
    while not state.over:
        if state.actor == philtre.CHANCE:
            state.play(state.draw(rng))
        else:
            state.play(rng.choice(state.actions()))
    return state


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "apotheca"
    last = play(name, int(sys.argv[2]) if len(sys.argv) > 2 else 2, seed=7)
    print(last)
    print("returns:", last.returns())
