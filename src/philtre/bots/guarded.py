"""A bot that cannot spoil a match: where it fails, the game's safe move is made instead, and told of."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, final

from philtre.bots.player import Bot
from philtre.core.dice import Bits
from philtre.core.game import Game
from philtre.core.state import State


class Failure(NamedTuple):
    """What went wrong at a decision of a seat (from 0), in which world, and what was done instead."""

    seat: int
    problem: str
    position: str
    instead: str

    def __str__(self) -> str:
        return f"seat {self.seat + 1} {self.problem}; it played {self.instead} instead, in {self.position}"


@final
class Guarded:
    """A bot whose every answer is checked; `failures` has what went wrong, and `report` is told at once."""

    def __init__(self, bot: Bot, game: Game, report: Callable[[Failure], None] | None = None) -> None:
        self.bot = bot
        self.game = game
        self.report = report
        self.failures: list[Failure] = []

    def choose(self, state: State, rng: Bits) -> int:
        """What the bot names, if that is legal; else what is safe. The state stays as it is."""
        legal = [int(action) for action in state.actions()]
        try:
            action = int(self.bot.choose(state.copy(), rng))
        except Exception as problem:  # noqa: BLE001 - whatever a bot raises, the match goes on
            return self.instead(state, legal, f"raised {type(problem).__name__}: {problem}")
        if action in legal:
            return action
        return self.instead(state, legal, f"named {self.named(action)}, which is not legal")

    def instead(self, state: State, legal: list[int], problem: str) -> int:
        action = self.safe(state, legal)
        failure = Failure(int(state.actor), problem, position(state), self.game.text(action))
        self.failures.append(failure)
        if self.report is not None:
            self.report(failure)
        return action

    def safe(self, state: State, legal: list[int]) -> int:
        """The game's own advice for an absent player, if that is legal; else the first action."""
        try:
            action = int(self.game.hints().safe(state.copy()))
        except Exception:  # noqa: BLE001 - hints may be what failed in the first place
            return legal[0]
        return action if action in legal else legal[0]

    def named(self, action: int) -> str:
        return repr(self.game.text(action)) if 0 <= action < self.game.action_count else str(action)


def position(state: State) -> str:
    """The world as text, where a game of an author's can write it."""
    try:
        return state.position()
    except NotImplementedError:
        return "a position that the game cannot write"
