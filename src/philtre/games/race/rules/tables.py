"""The board and the potions as tables that all states share; `content.py` fills them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.race.rules.moves import KINDS_OF_POTION, MOST_SPACES, POWERS

KINDS: Final = ("market", "resource", "lose-resources", "lose-potions")
MARKET: Final = 0
RESOURCE: Final = 1
LOSE_RESOURCES: Final = 2
LOSE_POTIONS: Final = 3
MOST_WAYS: Final = 8  # neighbours of a space


@final
class Tables:
    """The board and the potions, for the rules to look up."""

    def __init__(self) -> None:
        self.potions: list[str] = ["" for _ in POWERS]
        self.potion_names: list[dict[str, str]] = [{} for _ in POWERS]
        self.first_cost: vec[i64] = vec[i64]([0 for _ in range(KINDS_OF_POTION)])
        self.second_cost: vec[i64] = vec[i64]([0 for _ in range(KINDS_OF_POTION)])
        self.worth: vec[i64] = vec[i64]([0 for _ in range(KINDS_OF_POTION)])
        self.damage: vec[i64] = vec[i64]([0 for _ in range(KINDS_OF_POTION)])
        self.goal: i64 = 20
        self.weights: dict[str, dict[str, float]] = {}  # of the bots' values, if the content brings any
        # The board: spaces by their number, which is their place in the content.
        self.board_names: dict[str, str] = {}
        self.spaces: list[str] = []
        self.columns: list[int] = []
        self.rows: list[int] = []
        self.market: i64 = -1
        self.size: i64 = 0
        self.kind: vec[i64] = vec[i64]([0 for _ in range(MOST_SPACES)])
        self.amount: vec[i64] = vec[i64](
            [0 for _ in range(MOST_SPACES)]
        )  # the resource, or how many are lost
        self.ways: vec[i64] = vec[i64]([0 for _ in range(MOST_SPACES)])  # how many neighbours
        self.neighbour: vec[i64] = vec[i64]([-1 for _ in range(MOST_SPACES * MOST_WAYS)])

    def neighbours(self, space: int) -> list[int]:
        """The spaces beside a space."""
        first = space * MOST_WAYS
        return [int(self.neighbour[first + way]) for way in range(int(self.ways[space]))]

    def join(self, space: int, other: int) -> None:
        self.neighbour[space * MOST_WAYS + self.ways[space]] = other
        self.ways[space] += 1
