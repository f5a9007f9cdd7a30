"""The contract of heuristics: a game's values and rollouts, for bots that search."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from philtre.core.dice import Dice
from philtre.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """A game's evaluation for search. Every method is optional: without any, bots use random rollouts.

    Bots pass in determinizations (`State.redeal`), so a heuristic may read the whole state.
    """

    def values(self, state: State) -> vec[float]:
        """Each seat's expected result from 0 to 1: its chance to win, or alone its share of `full_score`.

        Defined for every state; at the end it is the result. The sum need not be 1, but one seat's gain
        must be the others' loss.
        """
        if state.over:
            return value_vector(state.returns())
        seats = len(state.returns())
        return value_vector([1.0 / seats] * seats)

    def full_score(self) -> float:
        """The score that a value of 1 stands for in a solo game."""
        return 1.0

    def value_scale(self) -> float:
        """Typical gap in `values` between good and bad moves (default 1).

        It scales exploration and the temperature of the prior; below 1 where games are won in small steps.
        """
        return 1.0

    def corrects_drift(self) -> bool:
        """True if a search should correct first values by how far values drift with depth (docs/bots.md).

        By default where `value_scale` is below 1.
        """
        return self.value_scale() < 1.0

    def rollout(self, state: State, dice: Dice) -> i64:
        """Play on in place, quickly, to a state that `values` can judge; returns the number of steps played.

        The default plays at random to the end of the game.
        """
        decisions, chances = state.playout(dice)
        return decisions + chances

    def rollout_action(self, state: State, dice: Dice) -> i64:
        """The rollout policy: an action of the seat that must decide (default: a random one)."""
        out = state.scratch()
        return out[dice.below(state.list_actions(out))]

    def hidden(self, state: State, action: i64, seat: i64) -> bool:
        """True if `seat` cannot tell this action from others when somebody else takes it."""
        return False

    def observation_key(self, state: State, seat: i64) -> i64:
        """Observation key, at least 0; the same in all determinizations of the seat.

        It must change whenever the seat observes newly revealed information; the search gives each key its
        own child.
        """
        return 0


def value_vector(values: list[float]) -> vec[float]:
    """The values clamped to 0 to 1, in the form that `Heuristics.values` returns."""
    found = vec[float]()
    for value in values:
        found = append(found, min(1.0, max(0.0, value)))
    return found
