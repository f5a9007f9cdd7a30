"""A wrapper that checks a bot's answers: a failed decision is replaced by the game's safe action."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, final

from philtre.bots.basic import Bot
from philtre.bots.result import SearchResult, last_result
from philtre.core.dice import Bits
from philtre.core.game import Game
from philtre.core.state import State


class Failure(NamedTuple):
    """A failed decision of a seat (from 0): the problem, the position, and the action played instead."""

    seat: int
    problem: str
    position: str
    instead: str

    def __str__(self) -> str:
        return f"seat {self.seat + 1} {self.problem}; it played {self.instead} instead, in {self.position}"


@final
class Guarded:
    """Checks every answer of a bot; failures are listed in `failures` and passed to `report` at once."""

    def __init__(self, bot: Bot, game: Game, report: Callable[[Failure], None] | None = None) -> None:
        self.bot = bot
        self.game = game
        self.report = report
        self.failures: list[Failure] = []
        self.result: SearchResult | None = None  # of the last decision, if the bot searched for it

    def choose(self, state: State, rng: Bits) -> int:
        """The bot's action if it is legal, else the game's safe action. The state is not changed."""
        legal = [int(action) for action in state.actions()]
        self.result = None
        try:
            action = int(self.bot.choose(state.copy(), rng))
        except KeyboardInterrupt:
            raise
        except BaseException as problem:  # noqa: BLE001 - whatever a bot raises, the match goes on
            return self.instead(state, legal, f"raised {type(problem).__name__}: {problem}")
        if action in legal:
            self.result = last_result(self.bot)
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
        """The game's safe action if it is legal; else the first legal action."""
        try:
            action = int(self.game.safe_action(state.copy()))
        except Exception:  # noqa: BLE001 - the game's heuristics may be what failed in the first place
            return legal[0]
        return action if action in legal else legal[0]

    def named(self, action: int) -> str:
        return repr(self.game.text(action)) if 0 <= action < self.game.action_count else str(action)


def position(state: State) -> str:
    """The state as text, if the game can write one."""
    try:
        return state.position()
    except NotImplementedError:
        return "a position that the game cannot write"
