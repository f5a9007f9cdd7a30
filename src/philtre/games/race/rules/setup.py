"""The setup of a match: the table's choices, shared by all states of the match."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.game import Game
from philtre.core.options import Option, Value, by_name
from philtre.core.setup import Setup
from philtre.games.race.rules.layout import CAME, NOWHERE, PLACE, ROW
from philtre.games.race.rules.tables import Tables

# R30: the standard game is the draft's; the lively one has a bag and spoils, which are ours.
VARIANTS: Final[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4), "lively": (2, 3, 4)}
OPTIONS: Final = by_name(
    Option("rounds", 200, range(1, 1001)),
    Option("carry", 8, (0, 6, 8, 10), ("lively",)),
    Option("spoils", True, (False, True), ("lively",)),
    Option("even_rounds", False, (False, True)),
)


@final
class RaceSetup(Setup):
    """Variant, seats and options, in the form that the rules want."""

    def __init__(self, game: Game, variant: str, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, variant, seats, options)
        tables: Tables = game.tables
        self.tables = tables
        self.rounds: i64 = self.number("rounds")
        self.carry: i64 = self.number("carry")
        self.spoils: bool = self.flag("spoils")
        self.even_rounds: bool = self.flag("even_rounds")
        # A row a player: in the Market, without heading (R0), with nothing.
        self.start: vec[i64] = vec[i64]([0 for _ in range(seats * ROW)])
        for seat in range(seats):
            self.start[seat * ROW + PLACE] = tables.market
            self.start[seat * ROW + CAME] = NOWHERE
