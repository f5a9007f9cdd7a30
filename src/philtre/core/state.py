"""The contract of a position: whose decision it is, what may be done, and what follows."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from philtre.core.dice import Bits, Dice
from philtre.core.event import Event
from philtre.core.message import Message, Refusal

CHANCE: Final = -1
NOBODY: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a match. Every decision and every stroke of chance is a number.

    `actor` is the seat that must decide, CHANCE, or NOBODY when the game is over. `events` is None,
    or a list that `play` appends to.
    """

    def __init__(self) -> None:
        self.actor: i64 = NOBODY
        self.events: list[Event] | None = None

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    def actions(self) -> vec[i64]:
        """The legal actions of the actor: never empty for a seat, empty for chance."""
        raise NotImplementedError

    def play(self, action: i64) -> None:
        """Do it. The action is trusted to be legal."""
        raise NotImplementedError

    def outcomes(self) -> list[tuple[int, int]]:
        """What chance may do now: actions with their weights, in the order of their numbers."""
        raise NotImplementedError

    def pick(self, bits: i64) -> i64:
        """The outcome that 32 random bits stand for."""
        outcomes = self.outcomes()
        total = 0
        for _, weight in outcomes:
            total += weight
        rest = int(bits) * total >> 32
        for action, weight in outcomes:
            if rest < weight:
                return action
            rest -= weight
        raise ValueError("chance has nothing to draw here")

    def draw(self, rng: Bits) -> i64:
        """An outcome, drawn by its weight."""
        return self.pick(rng.getrandbits(32))

    def playout(self, dice: Dice) -> tuple[int, int]:
        """Play at random to the end; the numbers of decisions and of chance steps."""
        decisions = 0
        chances = 0
        while not self.over:
            if self.actor == CHANCE:
                chances += 1
                self.play(self.pick(dice.word()))
            else:
                decisions += 1
                actions = self.actions()
                self.play(actions[dice.below(len(actions))])
        return decisions, chances

    def copy(self) -> State:
        """An independent twin, without events."""
        raise NotImplementedError

    def returns(self) -> list[float]:
        """One number a seat: 1 win, 0 loss, a draw 1/(number of sides); solo: the score."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Any:
        """What that seat (None: a spectator) may see, as a msgspec Struct."""
        raise NotImplementedError

    def redeal(self, seat: int | None, rng: Bits) -> None:
        """Turn this state into another world that agrees with all the seat has seen."""
        raise NotImplementedError

    def prompt(self) -> Message:
        """What is asked of the actor now. It carries nothing that any seat may not know."""
        raise NotImplementedError

    def why_not(self, action: int) -> Refusal | None:
        """Why the actor may not do this, from what the actor may know; None if it is legal."""
        raise NotImplementedError

    def position(self) -> str:
        """The whole truth as a line of text that game.position reads."""
        raise NotImplementedError

    def pieces(self) -> dict[str, int]:
        """How many pieces of each kind there are, wherever they lie: the same all game long."""
        raise NotImplementedError
