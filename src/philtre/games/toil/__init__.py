"""Toil and Trouble: brew potions to order, sell them for gold, or drink them and do mischief."""

from __future__ import annotations

from typing import Any, ClassVar

from philtre.core.options import Value
from philtre.core.parts import Parts
from philtre.core.typed import TypedGame
from philtre.games.toil import advice, details, metrics, notation, reading, refusals, terminal, view
from philtre.games.toil.content import read_content
from philtre.games.toil.encode import ToilEncoder
from philtre.games.toil.heuristics.heuristics import ToilHeuristics
from philtre.games.toil.heuristics.safe import safe_action
from philtre.games.toil.rules import moves
from philtre.games.toil.rules.moves import EFFECTS, VARIABLE
from philtre.games.toil.rules.setup import OPTIONS, VARIANTS, ToilSetup
from philtre.games.toil.rules.state import begin
from philtre.games.toil.rules.tables import Tables


class ToilGame(TypedGame[view.View]):
    """Toil and Trouble, bound to a deck."""

    name = "toil"
    rules_version = 2
    variants = VARIANTS
    options = OPTIONS
    quick: ClassVar[dict[str, Value]] = {"rounds": 3}
    chance_kinds = ("card", "order")

    parts = Parts(
        setup=ToilSetup,
        state=begin,
        view=view.view,
        view_type=view.View,
        why_not=refusals.why_not,
        write_position=notation.write_position,
        read_position=reading.read_position,
        board=terminal.draw,
        heuristics=lambda game: ToilHeuristics(game.tables),
        advice=lambda game: advice.ToilAdvice(game.tables),
        metrics=lambda game: metrics.ToilMetrics(game.tables),
        encoder=ToilEncoder,
        safe_action=safe_action,
        openly_forced=view.openly_forced,
        move_details=details.move_details,
    )

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.tables: Tables = read_content(self.content, "content of toil")
        self.action_count = int(self.tables.numbers.count)

    def move(self, action: int) -> dict[str, Any]:
        tables = self.tables
        return moves.fields(action, tables.numbers, tables.ingredients, tables.orders)

    def facts(self, variant: str, seats: int, options: dict[str, Value]) -> dict[str, Value]:
        """Adds the numbers of the deck; 0 stands for one that differs from card to card."""
        tables = self.tables
        found = super().facts(variant, seats, options)
        found |= {
            "own_deck": self.packaged,
            "goal": int(tables.goal),
            "hand": int(tables.hand),
            "limit": int(tables.limit),
            "cards": sum(map(int, tables.copies)),
            "kinds": int(tables.kinds),
            "copies": alike([int(number) for number in tables.copies]),
            "carried": alike([len(effects) for effects in tables.effects]),
            "effect_count": sum(cost > 0 for cost in tables.costs),
            "x_least": max(tables.costs[EFFECTS.index(effect)] for effect in VARIABLE) or 1,
        }
        for kind in ("basic", "special"):
            values = [order.value for order in tables.order_cards if order.special == (kind == "special")]
            found[f"{kind}_orders"] = len(values)
            found[f"{kind}_least"] = min(values)
            found[f"{kind}_most"] = max(values)
        for effect, cost in zip(EFFECTS, tables.costs, strict=True):
            found[f"cost_{effect}"] = cost_text(cost) if effect in VARIABLE else cost
        return found

    def names(self, language: str) -> dict[str, str]:
        tables = self.tables
        names = {
            f"ingredient-{id}": known[language]
            for id, known in zip(tables.ingredients, tables.ingredient_names, strict=True)
        }
        return names | {f"order-{order.id}": order.names[language] for order in tables.order_cards}


def alike(numbers: list[int]) -> int:
    """The number, if all are the same; else 0."""
    return numbers[0] if len(set(numbers)) == 1 else 0


def cost_text(least: int) -> int | str:
    """The cost of an effect with X: X, with its least power if that is more than 1; 0 if no card has it."""
    if least == 0:
        return 0
    return "X" if least == 1 else f"X≥{least}"


GAME = ToilGame
