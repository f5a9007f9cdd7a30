"""How a match was set up: the table's choices, shared by all states of the match."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.options import Option, Value
from philtre.games.elixir.content import Tables
from philtre.games.elixir.rules.phases import GOLD, LAB, ROW, UNSEEN

VARIANTS: Final[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4), "short": (2, 3, 4)}
OPTIONS: Final = {
    option.name: option
    for option in (Option("rounds", 150, range(5, 151)), Option("lab_draw", True, (False, True)))
}


@final
class Setup:
    """Variant, seats and options, in the form that the rules want."""

    def __init__(
        self, tables: Tables, content: str | None, variant: str, seats: int, options: dict[str, Value]
    ) -> None:
        self.tables = tables
        self.content = content  # None: ours
        self.variant = variant
        self.options = options
        self.seats: i64 = seats
        self.short: bool = variant == "short"
        rounds = options.get("rounds")
        self.rounds: i64 = rounds if isinstance(rounds, int) else 150
        self.labs_by_seat: bool = options.get("lab_draw") is False
        self.gold: i64 = tables.gold[seats]
        self.goods: i64 = tables.goods[seats]
        self.potions: i64 = tables.potions[seats]
        self.past: vec[i64] = vec[i64]([])
        self.own: vec[i64] = vec[i64]([0 for _ in range(4 * ROW)])  # what each wizard begins with
        for seat in range(seats):
            self.own[seat * ROW + GOLD] = tables.purse
            self.own[seat * ROW + LAB] = UNSEEN
