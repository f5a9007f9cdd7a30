"""The contents of the box and the streets of the town, as tables that all states share."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.games.elixir.rules.layout import STREET
from philtre.games.elixir.rules.moves import MOST_STRANGERS, Ids

POWERS: Final = (
    "filching", "luck", "prowess", "sweet-talking", "speed", "bane", "part-1", "part-2", "part-3",
)  # fmt: skip
DEEDS: Final = (
    "steal-gold", "steal-potion", "steal-ingredients", "mug", "curse", "smash", "burgle", "give-gold",
    "show-formula", "walk-on",
)  # fmt: skip
DRINKS: Final = 5  # the powers that can be drunk come first
FARTHEST: Final = 12


@final
class Tables:
    """The contents of the box and the streets of the town, for the rules to look up."""

    def __init__(self) -> None:
        self.ids = Ids()
        self.names: dict[str, dict[str, str]] = {}  # by message id, in each language
        self.gold: vec[i64] = vec[i64]([0 for _ in range(5)])  # by the number of seats, as the next two
        self.goods: vec[i64] = vec[i64]([0 for _ in range(5)])
        self.potions: vec[i64] = vec[i64]([0 for _ in range(5)])
        self.purse: i64 = 0
        self.wage: i64 = 0
        self.healing: i64 = 0
        self.reach: i64 = 0
        self.street: i64 = 0
        self.places: i64 = 0
        self.results: vec[i64] = vec[i64]([0 for _ in range(30)])  # by gems' value and roll, both less 1
        self.at: vec[i64] = vec[i64]([0 for _ in range(STREET)])
        self.price: vec[i64] = vec[i64]([0 for _ in range(9)])
        self.value: vec[i64] = vec[i64]([0 for _ in range(9)])
        self.levels: vec[i64] = vec[i64]([0 for _ in range(9)])
        self.extra: vec[i64] = vec[i64]([0 for _ in range(9)])  # the potions' amounts
        self.deed: vec[i64] = vec[i64]([0 for _ in range(MOST_STRANGERS)])
        self.success: vec[i64] = vec[i64]([0 for _ in range(MOST_STRANGERS)])
        self.hire: vec[i64] = vec[i64]([0 for _ in range(MOST_STRANGERS)])
        self.amount: vec[i64] = vec[i64]([0 for _ in range(MOST_STRANGERS)])
        self.weights: dict[str, dict[str, float]] = {}  # of the bots' values, if the content brings any
        self.near: vec[i64] = vec[i64]([0])  # places within a number of moves of a place, as masks

    def lay_out(self) -> None:
        """Compute which places are near each other: the street is a ring, others are beside one space."""
        street = int(self.street)
        places = STREET + street
        self.places = places
        beside: list[list[int]] = [[] for _ in range(places)]
        for space in range(street):
            beside[STREET + space] += [STREET + (space + 1) % street, STREET + (space - 1) % street]
        for place in range(STREET):
            beside[place].append(STREET + int(self.at[place]))
            beside[STREET + int(self.at[place])].append(place)
        masks = [bit(place) for place in range(places)]
        rows = list(masks)
        for _ in range(FARTHEST):
            masks = [masks[place] | joined(masks, beside[place]) for place in range(places)]
            rows += masks
        self.near = vec[i64](rows)


def joined(masks: list[int], places: list[int]) -> int:
    found = 0
    for place in places:
        found |= masks[place]
    return found
