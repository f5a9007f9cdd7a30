"""Apotheca: match potions in a secret market, and satisfy three apothecaries first."""

from __future__ import annotations

from typing import Any, ClassVar

from philtre.core.advice import Advice
from philtre.core.bits import count
from philtre.core.game import Game
from philtre.core.heuristics import Heuristics
from philtre.core.metrics import Metrics
from philtre.core.options import Value
from philtre.core.state import State
from philtre.games.apotheca.content import read_content
from philtre.games.apotheca.rules import moves
from philtre.games.apotheca.rules.setup import OPTIONS, SOLO_TILES, VARIANTS, ApothecaSetup
from philtre.games.apotheca.rules.state import Apotheca


class ApothecaGame(Game):
    """Apotheca, bound to a deck of apothecaries."""

    name = "apotheca"
    rules_version = 1
    variants = VARIANTS
    options = OPTIONS
    former_options = ("table_talk",)  # every table has a switch for its chat
    quick: ClassVar[dict[str, Value]] = {"turns": 8}
    threats = True

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.action_count = moves.ACTION_COUNT  # here: a compiled base does not see it in the class
        self.tables = read_content(self.content, "content of apotheca")

    def begin(self, variant: str, seats: int, options: dict[str, Value]) -> State:
        return Apotheca(ApothecaSetup(self, self.tables, variant, seats, options))

    def position(self, text: str) -> State:
        from philtre.games.apotheca.reading import read_position

        return read_position(self, text)

    def heuristics(self) -> Heuristics:
        from philtre.games.apotheca.heuristics.heuristics import ApothecaHeuristics

        return ApothecaHeuristics()

    def advice(self) -> Advice:
        from philtre.games.apotheca.advice import ApothecaAdvice

        return ApothecaAdvice()

    def safe_action(self, state: State) -> int:
        from philtre.games.apotheca.heuristics.safe import safe_action

        assert isinstance(state, Apotheca)
        return int(safe_action(state))

    def metrics(self) -> Metrics:
        from philtre.games.apotheca.metrics import ApothecaMetrics

        return ApothecaMetrics(self.tables)

    def move(self, action: int) -> dict[str, Any]:
        return moves.fields(action, self.tables.cards)

    def spellings(self, action: int) -> list[str]:
        return moves.spellings(action)

    def facts(self, variant: str, seats: int, options: dict[str, Value]) -> dict[str, Value]:
        """The usual facts, and the numbers of the content that the rules name."""
        tables = self.tables
        tiles = [int(number) for number in tables.potions]
        return super().facts(variant, seats, options) | {
            "tiles": sum(tiles),
            "ruby_tiles": tiles[0],
            "sapphire_tiles": tiles[1],
            "topaz_tiles": tiles[2],
            "solo_box": sum(tiles) - SOLO_TILES,
            "facedown": int(tables.facedown),
            "goal": int(tables.goal),
            "powers": int(count(tables.deck)),
            "hire_price": int(tables.hire_price),
            "solo_hire_price": int(tables.solo_hire_price),
            "alley_price": int(tables.alley_price),
            "decree_price": int(tables.decree_price),
        }

    def names(self, language: str) -> dict[str, str]:
        names = {
            f"apothecary-{card}": known[language]
            for card, known in zip(self.tables.cards, self.tables.card_names, strict=True)
            if known
        }
        return names | {f"title-{title.id}": title.names[language] for title in self.tables.titles}


GAME = ApothecaGame
