"""The setup of a match: the table's choices, shared by all states of the match."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.game import Game
from philtre.core.options import Option, Value, by_name
from philtre.core.setup import Setup
from philtre.games.toil.rules.layout import DECK, LENGTH, STACK, STRIDE, UNSEEN
from philtre.games.toil.rules.tables import Tables

VARIANTS: Final[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4)}
OPTIONS: Final = by_name(
    Option("rounds", 100, range(1, 101)),
    Option("even_rounds", False, (False, True)),
    Option("memory", True, (False, True)),
)

OPEN_ORDERS: Final = 4
ORDERS_A_SEAT: Final = 2  # T0: of each stack


@final
class ToilSetup(Setup):
    """Seats and options, in the form that the rules want."""

    def __init__(self, game: Game, variant: str, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, variant, seats, options)
        tables: Tables = game.tables
        self.tables = tables
        self.turns: i64 = self.number("rounds") * seats
        self.even_rounds: bool = self.flag("even_rounds")
        self.memory: bool = self.flag("memory")
        # What a match begins with; states start from copies of it.
        self.cards: vec[i64] = vec[i64]([int(number) << 4 * DECK for number in tables.copies])
        self.hands: vec[i64] = vec[i64]([0] * (seats * int(tables.kinds)))
        self.elders: vec[i64] = vec[i64]()
        self.evidence: vec[i64] = vec[i64]()
        self.tally: vec[i64] = vec[i64]([0] * (seats * STRIDE))
        self.stacks: vec[i64] = vec[i64]([0] * (2 * STACK))  # T0
        self.stacks[UNSEEN] = tables.basic
        self.stacks[STACK + UNSEEN] = tables.special
        self.stacks[LENGTH] = seats * ORDERS_A_SEAT
        self.stacks[STACK + LENGTH] = seats * ORDERS_A_SEAT
        self.deck: i64 = sum([int(number) for number in tables.copies])
