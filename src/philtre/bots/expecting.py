"""What everybody can expect of a position: a small search, and what each seat got in it on average."""

from __future__ import annotations

from typing import Final

from philtre.bots.search import Search
from philtre.core.dice import Bits
from philtre.core.game import Game
from philtre.core.state import State

SIMULATIONS: Final = 1000
SECONDS: Final = 0.1  # at most: whoever waits for a decision never waits longer for this


def expect(game: Game, world: State, rng: Bits, simulations: int = SIMULATIONS) -> list[float]:
    """Each seat's chance to win; the score to come, where somebody plays alone. At the end: what each got.

    The world is one that whoever asks could be in, dealt anew. A seat must be the actor, or nobody.
    """
    if world.over:
        return world.returns()
    hints = game.hints()
    search = Search(hints, game.action_count, simulations, SECONDS)
    search.think(world, rng)
    worths = search.expected()
    if len(worths) == 1:
        return [worths[0] * hints.full_score()]
    whole = 0.0
    for worth in dict(zip(game.metrics().sides(world), worths, strict=True)).values():
        whole += worth
    return [worth / whole if whole > 0.0 else 0.0 for worth in worths]
