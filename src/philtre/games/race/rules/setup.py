"""How a match was set up: the table's choices, shared by all states of the match."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.options import Option, Value
from philtre.games.race.content import Tables
from philtre.games.race.rules.phases import CAME, NOWHERE, PLACE, ROW

VARIANTS: Final[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4)}
OPTIONS: Final = {
    option.name: option
    for option in (
        Option("rounds", 200, range(1, 1001)),
        Option("carry", 8, (0, 6, 8, 10)),
        Option("spoils", True, (False, True)),
        Option("even_rounds", False, (False, True)),
    )
}


@final
class Setup:
    """Seats and options, in the form that the rules want."""

    def __init__(
        self, tables: Tables, content: str | None, variant: str, seats: int, options: dict[str, Value]
    ) -> None:
        self.tables = tables
        self.content = content  # None: ours
        self.variant = variant
        self.options = options
        self.seats: i64 = seats
        rounds = options["rounds"]
        self.rounds: i64 = rounds if isinstance(rounds, int) else 200
        carry = options["carry"]
        self.carry: i64 = carry if isinstance(carry, int) else 0
        self.spoils: bool = options["spoils"] is True
        self.even_rounds: bool = options["even_rounds"] is True
        # A row a player: in the Market, without heading (R0), with nothing.
        self.start: vec[i64] = vec[i64]([0 for _ in range(seats * ROW)])
        for seat in range(seats):
            self.start[seat * ROW + PLACE] = tables.market
            self.start[seat * ROW + CAME] = NOWHERE
