"""The Magical Race: travel round the board, brew what you find, and be the first to twenty coins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from philtre.core.advice import Advice
from philtre.core.game import Game
from philtre.core.metrics import Metrics
from philtre.core.options import Value
from philtre.core.state import State
from philtre.games.race.content import read_content
from philtre.games.race.rules import moves
from philtre.games.race.rules.setup import OPTIONS, VARIANTS, RaceSetup
from philtre.games.race.rules.state import Race

if TYPE_CHECKING:
    from philtre.games.race.heuristics.heuristics import RaceHeuristics


class RaceGame(Game):
    """The Magical Race, bound to a board and its potions."""

    name = "race"
    rules_version = 3
    variants = VARIANTS
    options = OPTIONS
    quick: ClassVar[dict[str, Value]] = {"rounds": 4}

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self._heuristics: RaceHeuristics | None = None
        self.tables = read_content(self.content, "content of race")
        self.action_count = moves.action_count(len(self.tables.spaces))

    def begin(self, variant: str, seats: int, options: dict[str, Value]) -> State:
        return Race(RaceSetup(self, self.tables, variant, seats, options))

    def heuristics(self) -> RaceHeuristics:
        from philtre.games.race.heuristics.heuristics import RaceHeuristics

        if self._heuristics is None:  # building its tables takes a while
            self._heuristics = RaceHeuristics(self.tables)
        return self._heuristics

    def advice(self) -> Advice:
        from philtre.games.race.advice import RaceAdvice

        return RaceAdvice(self.heuristics().evaluation)

    def safe_action(self, state: State) -> int:
        from philtre.games.race.heuristics.safe import safe_action

        assert isinstance(state, Race)
        return int(safe_action(self.heuristics(), state))

    def metrics(self) -> Metrics:
        from philtre.games.race.metrics import RaceMetrics

        return RaceMetrics(self.tables)

    def position(self, text: str) -> State:
        from philtre.games.race.notation import read_position

        return read_position(self, text)

    def move(self, action: int) -> dict[str, Any]:
        return moves.fields(action, self.tables.potions, self.tables.spaces)

    def facts(self, variant: str, seats: int, options: dict[str, Value]) -> dict[str, Value]:
        """The usual facts, a bag of 0 and no spoils where a variant has neither, and numbers of the content.

        `goal` is in coins, `poison` and `meteor` in resources that a target gives up.
        """
        found = super().facts(variant, seats, options)
        if variant not in OPTIONS["carry"].variants:
            found |= {"carry": 0, "spoils": False}
        damage = self.tables.damage
        return found | {
            "goal": int(self.tables.goal),
            "poison": int(damage[moves.POISON]),
            "meteor": int(damage[moves.METEOR]),
        }

    def names(self, language: str) -> dict[str, str]:
        names = {
            f"potion-{potion}": known[language]
            for potion, known in zip(self.tables.potions, self.tables.potion_names, strict=True)
        }
        return names | {"board-title": self.tables.board_names[language]}


GAME = RaceGame
