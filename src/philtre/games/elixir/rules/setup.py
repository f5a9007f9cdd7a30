"""The setup of a match: the table's choices, shared by all states of the match."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.game import Game
from philtre.core.options import Option, Value, by_name
from philtre.core.setup import Setup
from philtre.games.elixir.rules.layout import GOLD, LAB, ROW, UNSEEN
from philtre.games.elixir.rules.tables import Tables

NO_LIMIT: Final = 99
VARIANTS: Final[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4), "short": (2, 3, 4)}
OPTIONS: Final = by_name(
    Option("rounds", 150, range(5, 151)),
    Option("lab_draw", True, (False, True)),
    Option("shelf_limit", 0, range(4)),
    Option("healing_credit", False, (False, True)),
)


@final
class ElixirSetup(Setup):
    """Variant, seats and options, in the form that the rules want."""

    def __init__(self, game: Game, variant: str, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, variant, seats, options)
        tables: Tables = game.tables
        self.tables = tables
        self.short: bool = variant == "short"
        self.rounds: i64 = self.number("rounds")
        self.shelf: i64 = self.number("shelf_limit")  # of each ingredient
        if self.shelf == 0:
            self.shelf = NO_LIMIT
        self.credit: bool = self.flag("healing_credit")
        self.labs_by_seat: bool = not self.flag("lab_draw")
        self.gold: i64 = tables.gold[seats]
        self.goods: i64 = tables.goods[seats]
        self.potions: i64 = tables.potions[seats]
        self.past: vec[i64] = vec[i64]([])
        self.own: vec[i64] = vec[i64]([0 for _ in range(4 * ROW)])  # what each wizard begins with
        for seat in range(seats):
            self.own[seat * ROW + GOLD] = tables.purse
            self.own[seat * ROW + LAB] = UNSEEN
