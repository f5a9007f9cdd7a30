"""The setup of a match: the table's choices, shared by all states of the match."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.game import Game
from philtre.core.options import Option, Value, by_name
from philtre.core.setup import Setup
from philtre.games.apotheca.rules.tables import Tables

VARIANTS: Final = {"standard": (2, 3, 4), "solo": (1,), "master": (2, 3, 4)}
OPTIONS: Final = by_name(
    Option("first_game", False, (False, True)),
    Option("own_restock", False, (False, True), ("standard", "master")),
    Option("turns", 300, range(1, 1001), ("standard", "master")),
)

CORNERS: Final = [0, 3, 12, 15]
MIDDLE: Final = [5, 10]  # A1
SOLO_FACEDOWN: Final = [2, 5, 7, 8, 10, 13]  # A33
SOLO_TILES: Final = 26  # 4 face-up, 6 facedown and 16 outside


@final
class ApothecaSetup(Setup):
    """Variant, seats and options, in the form that the rules want."""

    def __init__(self, game: Game, variant: str, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, variant, seats, options)
        tables: Tables = game.tables
        self.tables = tables
        self.solo: bool = variant == "solo"
        self.master: bool = variant == "master"
        self.teams: bool = variant == "standard" and seats == 4
        self.sides: i64 = 2 if self.master or self.teams else seats
        self.first_game: bool = self.flag("first_game")
        self.own_restock: bool = self.flag("own_restock")
        self.turns: i64 = self.number("turns")
        self.hire_price: i64 = tables.solo_hire_price if self.solo else tables.hire_price
        self.first_holder: i64 = 1 if self.master else 0  # the master gets no card
        self.token: i64 = 1 if seats == 3 and not self.master else 0
        self.outside: i64 = 0xFFFF if self.solo else 0
        self.deal: vec[i64] = vec[i64](CORNERS + (SOLO_FACEDOWN if self.solo else MIDDLE))

    def seat_of(self, turn: i64) -> i64:
        """The seat whose turn it is; turns count from 1. A38: the master takes every other one."""
        if not self.master:
            return (turn - 1) % self.seats
        if turn & 1 != 0:
            return 0
        return (turn // 2 - 1) % (self.seats - 1) + 1

    def side_of(self, seat: i64) -> i64:
        """The side that a seat plays for: itself, its team, or master and apprentices."""
        if self.master:
            if seat == 0:
                return 0
            return 1
        if self.teams:
            return seat & 1
        return seat
