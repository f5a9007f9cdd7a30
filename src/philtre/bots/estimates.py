"""Searches of one position: policy and values, the best moves for people, each seat's chance to win."""

from __future__ import annotations

from typing import Final, NamedTuple

from philtre.bots.parameters import EVEN, EXPAND, EXPLORE, SHARP, SearchParameters
from philtre.bots.result import SearchResult
from philtre.bots.search import Search
from philtre.core.dice import Bits, Dice
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.core.state import State

ADVISE_SIMULATIONS: Final = 2000
ADVISE_SECONDS: Final = 2.0
ADVISED_MOVES: Final = 2
AS_GOOD: Final = 0.02  # of the whole chance: moves that differ by less are as good as each other
SURE: Final = 1 - 1e-9  # the value of a move that has won in every simulation
ESTIMATE_SIMULATIONS: Final = 1000
ESTIMATE_SECONDS: Final = 0.1  # at most: nobody waits longer for a decision because of an estimate


def run_search(
    state: State,
    simulations: int = 2000,
    seconds: float = 0.0,
    *,
    seed: int = 0,
    explore: float = EXPLORE,
    depth: int | None = None,
    expand: int = EXPAND,
    sharp: float = SHARP,
    even: float = EVEN,
) -> SearchResult:
    """Search the decision of a state, and return policy, values and the expected line.

    Up to a number of simulations or seconds, whichever ends first (0: no limit of that kind). `explore`
    and those after it are explained in `SearchParameters`. The search redeals the state for its actor, so the
    result tells nothing that this seat cannot know. Equal arguments give equal results, unless seconds end
    the search. Raises PhiltreError for a wrong parameter, or if no seat must decide.
    """
    if simulations < 0 or seconds < 0 or (simulations == 0 and seconds == 0):
        raise PhiltreError("a search needs a number of simulations, of seconds, or both, above 0")
    setup = state.get_setup()
    if setup is None:
        raise TypeError(f"a search needs a Setup in the attribute `setup`: {type(state).__name__} has none")
    if state.actor < 0:
        what = "the game is over" if state.over else "chance is to draw, as state.draw(rng) does"
        raise PhiltreError(f"there is no decision to search: {what}")
    game = setup.game
    parameters = SearchParameters(explore, depth, expand, sharp, even)
    search = Search(game.heuristics(), game.action_count, simulations, seconds, parameters)
    search.think(state, Dice(seed))
    assert search.result is not None
    return search.result


class Suggestion(NamedTuple):
    """A move, the chance to win that it gives (None in a solo game), and a reason, where the game has one."""

    action: int
    chance: float | None
    reason: Message | None


def advise(game: Game, state: State, rng: Bits) -> list[Suggestion]:
    """The actor's two best moves, best first. The state is a determinization for its seat.

    A move that wins at once, in every determinization, comes before all others. Of two moves that are as
    good as each other, one with a reason comes first.
    """
    search = Search(game.heuristics(), game.action_count, ADVISE_SIMULATIONS, ADVISE_SECONDS)
    search.think(state, rng)
    advice = game.advice()
    solo = len(state.returns()) == 1
    ranked = search.ranked()
    winning = [move for move in ranked if move.value > SURE and wins(state, move.action)]
    ranked = (winning + [move for move in ranked if move not in winning])[:ADVISED_MOVES]
    found = [
        Suggestion(move.action, None if solo else move.value, advice.reason(state, move.action))
        for move in ranked
    ]
    told = [suggestion.reason is not None for suggestion in found]
    if told == [False, True] and ranked[0].value - ranked[1].value < AS_GOOD and len(winning) != 1:
        found.reverse()
    return found


def wins(state: State, action: int) -> bool:
    """True if the action ends the game of this determinization, and its actor has won."""
    after = state.copy()
    after.play(action)
    return after.over and after.returns()[int(state.actor)] == 1.0


def rounded(chance: float) -> int:
    """A chance to win in percent, as exactly as a short search can tell: to the next five."""
    return 5 * round(20 * chance)


def estimate(
    game: Game,
    state: State,
    rng: Bits,
    simulations: int = ESTIMATE_SIMULATIONS,
    seconds: float = ESTIMATE_SECONDS,
) -> list[float]:
    """Estimate each seat's win probability with a short search (mean of simulation results).

    In a solo game: the expected final score; at the end: the returns. The state is a determinization for
    the person who asks; its actor is a seat or NOBODY. With 0 seconds only the simulations limit the search.
    """
    if state.over:
        return state.returns()
    heuristics = game.heuristics()
    search = Search(heuristics, game.action_count, simulations, seconds)
    search.think(state, rng)
    values = search.mean_values()
    if len(values) == 1:
        return [values[0] * heuristics.full_score()]
    whole = 0.0
    for value in dict(zip(game.metrics().sides(state), values, strict=True)).values():
        whole += value
    return [value / whole if whole > 0.0 else 0.0 for value in values]
