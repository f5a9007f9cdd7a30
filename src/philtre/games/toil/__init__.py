"""Toil and Trouble: brew potions to order, sell them for gold, or drink them and do mischief."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from philtre.core.advice import Advice
from philtre.core.game import Game
from philtre.core.metrics import Metrics
from philtre.core.options import Value
from philtre.core.state import State
from philtre.games.toil.content import read_content
from philtre.games.toil.rules import moves
from philtre.games.toil.rules.setup import OPTIONS, VARIANTS, ToilSetup
from philtre.games.toil.rules.state import Toil, begin

if TYPE_CHECKING:
    from philtre.games.toil.heuristics.heuristics import ToilHeuristics


class ToilGame(Game):
    """Toil and Trouble, bound to a deck."""

    name = "toil"
    rules_version = 1
    variants = VARIANTS
    options = OPTIONS
    quick: ClassVar[dict[str, Value]] = {"rounds": 3}

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self._heuristics: ToilHeuristics | None = None
        self.tables = read_content(self.content, "content of toil")
        self.action_count = int(self.tables.numbers.count)

    def begin(self, variant: str, seats: int, options: dict[str, Value]) -> State:
        return begin(ToilSetup(self, self.tables, variant, seats, options))

    def position(self, text: str) -> State:
        from philtre.games.toil.reading import read_position

        return read_position(self, text)

    def heuristics(self) -> ToilHeuristics:
        from philtre.games.toil.heuristics.heuristics import ToilHeuristics

        if self._heuristics is None:  # building its tables takes a while
            self._heuristics = ToilHeuristics(self.tables)
        return self._heuristics

    def advice(self) -> Advice:
        from philtre.games.toil.advice import ToilAdvice

        return ToilAdvice(self.tables)

    def safe_action(self, state: State) -> int:
        from philtre.games.toil.heuristics.safe import safe_action

        assert isinstance(state, Toil)
        return int(safe_action(self.heuristics(), state))

    def metrics(self) -> Metrics:
        from philtre.games.toil.metrics import ToilMetrics

        return ToilMetrics(self.tables)

    def move(self, action: int) -> dict[str, Any]:
        tables = self.tables
        return moves.fields(action, tables.numbers, tables.ingredients, tables.orders)

    def names(self, language: str) -> dict[str, str]:
        tables = self.tables
        names = {
            f"ingredient-{id}": known[language]
            for id, known in zip(tables.ingredients, tables.ingredient_names, strict=True)
        }
        return names | {f"order-{order.id}": order.names[language] for order in tables.order_cards}


GAME = ToilGame
