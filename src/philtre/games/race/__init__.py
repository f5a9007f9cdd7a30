"""The Magical Race: travel round the board, brew what you find, and be the first to twenty coins."""

from __future__ import annotations

from typing import Any, ClassVar

from philtre.core.options import Value
from philtre.core.parts import Parts
from philtre.core.typed import TypedGame
from philtre.games.race import advice, metrics, notation, reading, refusals, terminal, view
from philtre.games.race.content import read_content
from philtre.games.race.encode import RaceEncoder
from philtre.games.race.heuristics.heuristics import RaceHeuristics
from philtre.games.race.heuristics.safe import safe_action
from philtre.games.race.rules import moves
from philtre.games.race.rules.setup import OPTIONS, VARIANTS, RaceSetup
from philtre.games.race.rules.state import Race
from philtre.games.race.rules.tables import Tables


class RaceGame(TypedGame[view.View]):
    """The Magical Race, bound to a board and its potions."""

    name = "race"
    rules_version = 3
    variants = VARIANTS
    options = OPTIONS
    quick: ClassVar[dict[str, Value]] = {"rounds": 4}
    perfect_information = True
    chance_kinds = ("die",)

    parts = Parts(
        setup=RaceSetup,
        state=Race,
        view=view.view,
        view_type=view.View,
        why_not=refusals.why_not,
        write_position=notation.write_position,
        read_position=reading.read_position,
        board=terminal.draw,
        heuristics=lambda game: RaceHeuristics(game.tables),
        advice=lambda game: advice.RaceAdvice(game.heuristics().evaluation),
        metrics=lambda game: metrics.RaceMetrics(game.tables),
        encoder=RaceEncoder,
        safe_action=safe_action,
        intended_action=view.intended_action,
    )

    def __init__(self, content: str | None = None) -> None:
        super().__init__(content)
        self.tables: Tables = read_content(self.content, "content of race")
        self.action_count = moves.action_count(len(self.tables.spaces))

    def move(self, action: int) -> dict[str, Any]:
        return moves.fields(action, self.tables.potions, self.tables.spaces)

    def facts(self, variant: str, seats: int, options: dict[str, Value]) -> dict[str, Value]:
        """The usual facts, a bag of 0 and no spoils where a variant has neither, and numbers of the content.

        `own_board` is whether board and potions are the packaged ones, `spaces` the number of spaces, the
        Market included; `goal` is in coins, `poison` and `meteor` in resources that a target gives up.
        """
        found = super().facts(variant, seats, options)
        if variant not in OPTIONS["carry"].variants:
            found |= {"carry": 0, "spoils": False}
        damage = self.tables.damage
        return found | {
            "own_board": self.packaged,
            "spaces": len(self.tables.spaces),
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
