"""The contract of hints: what a game can tell a player made of code, and one who is absent."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from philtre.core.dice import Dice
from philtre.core.message import Message
from philtre.core.state import State


@final
class Threat:
    """What one decision could bring about: the things that it is about, by the view's ids, and the words."""

    def __init__(self, things: list[str], message: Message) -> None:
        self.things = things
        self.message = message

    def __repr__(self) -> str:
        return f"Threat({self.things!r}, {self.message!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """What a good player of the game has a feeling for. Without any, a bot still plays by trying.

    The states are worlds that a seat could be in, dealt anew: a hint may look at all of them.
    """

    def worths(self, state: State) -> vec[float]:
        """What each seat can expect, from 0 to 1, in any state: its chance to win, or its score so far.

        At the end it is what each got. Sums need not be 1, but a rival's gain is one's loss.
        """
        if state.over:
            return shares(state.returns())
        seats = len(state.returns())
        return shares([1.0 / seats] * seats)

    def full_score(self) -> float:
        """The score that a worth of 1 stands for, where somebody plays alone."""
        return 1.0

    def contrast(self) -> float:
        """How far the worths of good and bad moves lie apart; below 1 where games are won in small steps."""
        return 1.0

    def playout(self, state: State, dice: Dice) -> i64:
        """Play on, in place and in haste, up to a state that `worths` can tell; how many steps it took."""
        decisions, chances = state.playout(dice)
        return decisions + chances

    def hidden(self, state: State, action: i64, seat: i64) -> bool:
        """Whether the seat would not see which action this is, when somebody else or chance takes it now."""
        return False

    def shown(self, state: State, seat: i64) -> i64:
        """A number, not below 0, for what the seat has come to see of what decisions uncover.

        The same in all worlds of the seat. By it a search tells apart what one move has led to.
        """
        return 0

    def safe(self, state: State) -> i64:
        """What to do for a player who is absent: legal, quiet, and good for the game's going on."""
        return state.actions()[0]

    def reason(self, state: State, action: int) -> Message | None:
        """Why the actor might want this, in a few words; None where there is nothing to say."""
        return None

    def threats(self, state: State, seat: int) -> list[Threat]:
        """What one decision of anybody could bring about, for learners: the same in all worlds of the seat.

        A game whose hints tell them says so: `threats` of the game.
        """
        return []


def shares(values: list[float]) -> vec[float]:
    """Numbers from 0 to 1, as bots read them."""
    found = vec[float]()
    for value in values:
        found = append(found, min(1.0, max(0.0, value)))
    return found
