"""Elixir: find out which brews make the three parts of the Elixir of Life, and be the first to hold them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from philtre.core.options import Value
from philtre.core.parts import Parts
from philtre.core.typed import TypedGame
from philtre.games.elixir import advice, details, metrics, notation, reading, refusals, terminal, view
from philtre.games.elixir.content import RESULTS, read_content
from philtre.games.elixir.encode import ElixirEncoder
from philtre.games.elixir.heuristics.heuristics import ElixirHeuristics
from philtre.games.elixir.heuristics.safe import safe_action
from philtre.games.elixir.rules import moves
from philtre.games.elixir.rules.layout import STREET
from philtre.games.elixir.rules.moves import MOST_STRANGERS
from philtre.games.elixir.rules.setup import OPTIONS, VARIANTS, ElixirSetup
from philtre.games.elixir.rules.state import Elixir
from philtre.games.elixir.rules.tables import DRINKS, POWERS, Tables

# The rulebook's results of a brew, which the rules page says in sentences.
BREWING: Final = ("F F RA RA S S", "F RA RA S S S", "RA RA S S S S", "RA S S S S S", "S S S S S S")


class ElixirGame(TypedGame[view.View]):
    """Elixir, bound to a town and its goods."""

    name = "elixir"
    rules_version = 2
    variants = VARIANTS
    options = OPTIONS
    quick: ClassVar[dict[str, Value]] = {"rounds": 5}
    chance_kinds = ("formula", "lab", "stranger", "potion", "loot", "die")

    parts = Parts(
        setup=ElixirSetup,
        state=Elixir,
        view=view.view,
        view_type=view.View,
        why_not=refusals.why_not,
        write_position=notation.write_position,
        read_position=reading.read_position,
        board=terminal.draw,
        heuristics=lambda game: ElixirHeuristics(game.tables),
        advice=lambda _: advice.ElixirAdvice(),
        metrics=lambda game: metrics.ElixirMetrics(game.tables),
        encoder=ElixirEncoder,
        safe_action=safe_action,
        openly_forced=view.openly_forced,
        move_details=details.move_details,
    )

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.tables: Tables = read_content(self.content, "content of elixir")
        self.action_count = moves.MOVE + int(self.tables.places)

    def move(self, action: int) -> dict[str, Any]:
        return moves.fields(action, self.tables.ids)

    def facts(self, variant: str, seats: int, options: dict[str, Value]) -> dict[str, Value]:
        """With the numbers of the content: prices, places, levels, rolls, and amounts by seats.

        `own_box` is whether the content is the packaged one, `own_brewing` whether brews succeed as in the
        rulebook; `brewing_1` to `brewing_5` are the results of the rolls 1 to 6, by the value of the gems.
        """
        found = super().facts(variant, seats, options)
        found["own_box"] = self.packaged
        tables = self.tables
        for name in ("reach", "wage", "healing", "purse", "street"):
            found[name] = int(getattr(tables, name))
        found["last_space"] = int(tables.street) - 1
        for number in self.seats:
            found[f"gold_{number}"] = int(tables.gold[number])
            found[f"goods_{number}"] = int(tables.goods[number])
            found[f"potions_{number}"] = int(tables.potions[number])
        for place in range(STREET):
            found[f"at_{place + 1}"] = int(tables.at[place])
        for ingredient in range(9):
            found[f"price_{ingredient + 1}"] = int(tables.price[ingredient])
        for gem in range(3):
            found[f"value_{gem + 1}"] = int(tables.value[3 + gem])
        brewing = [
            " ".join(RESULTS[int(result)] for result in tables.results[6 * row : 6 * row + 6])
            for row in range(len(BREWING))
        ]
        found["own_brewing"] = brewing == list(BREWING)
        for row, results in enumerate(brewing):
            found[f"brewing_{row + 1}"] = results
        for kind in range(DRINKS):
            found[f"levels_{POWERS[kind]}"] = int(tables.levels[kind])
            found[f"amount_{POWERS[kind]}"] = int(tables.extra[kind])
        for stranger in range(MOST_STRANGERS):
            found[f"from_{stranger + 1}"] = int(tables.success[stranger])
            found[f"hire_{stranger + 1}"] = int(tables.hire[stranger])
            found[f"amount_{stranger + 1}"] = int(tables.amount[stranger])
        return found

    def names(self, language: str) -> dict[str, str]:
        """The names of all cards and places; an ingredient's again as herb or special."""
        names = {id: known[language] for id, known in self.tables.names.items()}
        ids = self.tables.ids
        for herb, special in zip(ids.ingredients[:3], ids.ingredients[6:], strict=True):
            names[f"herb-{herb}"] = names[f"ingredient-{herb}"]
            names[f"special-{special}"] = names[f"ingredient-{special}"]
        return names


GAME = ElixirGame
