"""Short searches for people: the best moves of a position, and each seat's chance to win."""

from __future__ import annotations

from typing import Final, NamedTuple

from philtre.bots.search import Search
from philtre.core.dice import Bits
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.core.state import State

ADVISE_SIMULATIONS: Final = 2000
ADVISE_SECONDS: Final = 2.0
ADVISED_MOVES: Final = 2
ESTIMATE_SIMULATIONS: Final = 1000
ESTIMATE_SECONDS: Final = 0.1  # at most: nobody waits longer for a decision because of an estimate


class Suggestion(NamedTuple):
    """A move, the chance to win that it gives (None in a solo game), and a reason, where the game has one."""

    action: int
    chance: float | None
    reason: Message | None


def advise(game: Game, state: State, rng: Bits) -> list[Suggestion]:
    """The actor's two best moves, best first. The state is a determinization for its seat."""
    search = Search(game.heuristics(), game.action_count, ADVISE_SIMULATIONS, ADVISE_SECONDS)
    search.think(state, rng)
    advice = game.advice()
    solo = len(state.returns()) == 1
    return [
        Suggestion(action, None if solo else value, advice.reason(state, action))
        for action, _, value in search.ranked()[:ADVISED_MOVES]
    ]


def estimate(game: Game, state: State, rng: Bits, simulations: int = ESTIMATE_SIMULATIONS) -> list[float]:
    """Estimate each seat's win probability with a short search (mean of simulation results).

    In a solo game: the expected final score; at the end: the returns. The state is a determinization for
    the person who asks; its actor is a seat or NOBODY.
    """
    if state.over:
        return state.returns()
    heuristics = game.heuristics()
    search = Search(heuristics, game.action_count, simulations, ESTIMATE_SECONDS)
    search.think(state, rng)
    values = search.mean_values()
    if len(values) == 1:
        return [values[0] * heuristics.full_score()]
    whole = 0.0
    for value in dict(zip(game.metrics().sides(state), values, strict=True)).values():
        whole += value
    return [value / whole if whole > 0.0 else 0.0 for value in values]
