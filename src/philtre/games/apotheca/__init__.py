"""Apotheca: match potions in a secret market, and satisfy three apothecaries first."""

from __future__ import annotations

from typing import Any, ClassVar

from philtre.core.bits import count
from philtre.core.options import Value
from philtre.core.parts import Parts
from philtre.core.typed import TypedGame
from philtre.games.apotheca import advice, details, metrics, notation, reading, refusals, terminal, view
from philtre.games.apotheca.content import own_weights, read_content
from philtre.games.apotheca.encode import ApothecaEncoder
from philtre.games.apotheca.heuristics.heuristics import ApothecaHeuristics
from philtre.games.apotheca.heuristics.safe import safe_action
from philtre.games.apotheca.rules import moves
from philtre.games.apotheca.rules.setup import OPTIONS, SOLO_TILES, VARIANTS, ApothecaSetup
from philtre.games.apotheca.rules.state import Apotheca
from philtre.games.apotheca.rules.tables import Tables


class ApothecaGame(TypedGame[view.View]):
    """Apotheca, bound to a deck of apothecaries."""

    name = "apotheca"
    rules_version = 1
    variants = VARIANTS
    options = OPTIONS
    former_options = ("table_talk",)  # every table has a switch for its chat
    quick: ClassVar[dict[str, Value]] = {"turns": 8}
    threats = True
    chance_kinds = ("tile", "card")

    parts = Parts(
        setup=ApothecaSetup,
        state=Apotheca,
        view=view.view,
        view_type=view.View,
        why_not=refusals.why_not,
        write_position=notation.write_position,
        read_position=reading.read_position,
        board=terminal.draw,
        heuristics=lambda game: ApothecaHeuristics(own_weights(game.content)),
        advice=lambda _: advice.ApothecaAdvice(),
        metrics=lambda game: metrics.ApothecaMetrics(game.tables),
        encoder=ApothecaEncoder,
        safe_action=lambda _, state: safe_action(state),
        intended_action=view.intended_action,
        openly_forced=view.openly_forced,
        move_details=details.move_details,
    )

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.action_count = moves.ACTION_COUNT  # here: a compiled base does not see it in the class
        self.tables: Tables = read_content(self.content, "content of apotheca")

    def move(self, action: int) -> dict[str, Any]:
        return moves.fields(action, self.tables.cards)

    def spellings(self, action: int) -> list[str]:
        return moves.spellings(action)

    def facts(self, variant: str, seats: int, options: dict[str, Value]) -> dict[str, Value]:
        """The usual facts, and the numbers of the content that the rules name.

        `own_box` is whether the content is the packaged one.
        """
        tables = self.tables
        tiles = [int(number) for number in tables.potions]
        return super().facts(variant, seats, options) | {
            "own_box": self.packaged,
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

    def titles(self) -> list[tuple[int, str]]:
        return [(int(title.start), title.id) for title in self.tables.titles]

    def names(self, language: str) -> dict[str, str]:
        names = {
            f"apothecary-{card}": known[language]
            for card, known in zip(self.tables.cards, self.tables.card_names, strict=True)
            if known
        }
        return names | {f"title-{title.id}": title.names[language] for title in self.tables.titles}


GAME = ApothecaGame
