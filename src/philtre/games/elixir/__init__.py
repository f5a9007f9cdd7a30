"""Elixir: find out which brews make the three parts of the Elixir of Life, and be the first to hold them."""

from __future__ import annotations

from typing import Any, ClassVar

from philtre.core.game import Game
from philtre.core.hints import Hints
from philtre.core.metrics import Metrics
from philtre.core.options import Value
from philtre.core.state import State
from philtre.games.elixir.content import read_content
from philtre.games.elixir.rules import moves
from philtre.games.elixir.rules.setup import OPTIONS, VARIANTS, ElixirSetup
from philtre.games.elixir.rules.state import Elixir


class ElixirGame(Game):
    """Elixir, bound to a town and its goods."""

    name = "elixir"
    rules_version = 1
    variants = VARIANTS
    options = OPTIONS
    quick: ClassVar[dict[str, Value]] = {"rounds": 5}

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.tables = read_content(self.content, "content of elixir")
        self.action_count = moves.MOVE + int(self.tables.places)

    def begin(self, variant: str, seats: int, options: dict[str, Value]) -> State:
        return Elixir(ElixirSetup(self, self.tables, variant, seats, options))

    def position(self, text: str) -> State:
        from philtre.games.elixir.notation import read_position

        return read_position(self, text)

    def hints(self) -> Hints:
        from philtre.games.elixir.heuristics.heuristics import ElixirHints

        return ElixirHints(self.tables)

    def metrics(self) -> Metrics:
        from philtre.games.elixir.metrics import ElixirMetrics

        return ElixirMetrics(self.tables)

    def move(self, action: int) -> dict[str, Any]:
        return moves.fields(action, self.tables.ids)

    def names(self, language: str) -> dict[str, str]:
        """The names of all cards and places; an ingredient's again as herb or special."""
        names = {id: known[language] for id, known in self.tables.names.items()}
        ids = self.tables.ids
        for herb, special in zip(ids.ingredients[:3], ids.ingredients[6:], strict=True):
            names[f"herb-{herb}"] = names[f"ingredient-{herb}"]
            names[f"special-{special}"] = names[f"ingredient-{special}"]
        return names


GAME = ElixirGame
