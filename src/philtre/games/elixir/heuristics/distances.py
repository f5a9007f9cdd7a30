"""Distances through the town in turns, computed once for each content."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.games.elixir.rules.layout import ALLEY, SHOP, SPEED
from philtre.games.elixir.rules.tables import Tables

FAR: Final = 99


@final
class Distances:
    """Turns from any place through the shops one needs and home, on foot and with Speedy Soda."""

    def __init__(self, tables: Tables, closer: float) -> None:
        self.places: i64 = tables.places
        fast = max(int(tables.reach), int(tables.extra[SPEED]))
        apart = move_counts(tables)
        tours: list[float] = []
        alley: list[float] = []
        for reach in (int(tables.reach), fast):
            for home in range(SHOP):
                for place in range(int(tables.places)):
                    tours += [tour(apart, place, needed, home, reach, closer) for needed in range(8)]
            alley += [leg(apart[place][ALLEY], reach, closer) for place in range(int(tables.places))]
        self.tours: vec[float] = vec[float](tours)
        self.alley: vec[float] = vec[float](alley)

    def first(self, fast: bool, home: i64, place: i64) -> i64:
        """The index at which the tours from a place begin; add the mask of the needed shops."""
        start = home * self.places + place
        if fast:
            start += SHOP * self.places
        return start * 8

    def to_alley(self, fast: bool, place: i64) -> float:
        if fast:
            return self.alley[self.places + place]
        return self.alley[place]


def move_counts(tables: Tables) -> list[list[int]]:
    """The number of moves between any two places."""
    places = int(tables.places)
    street = int(tables.street)
    beside = [int(tables.at[place]) for place in range(places - street)] + list(range(street))
    found: list[list[int]] = []
    for one in range(places):
        row: list[int] = []
        for other in range(places):
            round_the_ring = abs(beside[one] - beside[other])
            doors = (1 if one < places - street else 0) + (1 if other < places - street else 0)
            row.append(0 if one == other else doors + min(round_the_ring, street - round_the_ring))
        found.append(row)
    return found


def leg(moves: int, reach: int, closer: float) -> float:
    """The turns it takes to go so far and do something there: at least one, even to stay.

    Of two ways that take as many turns the shorter is better, by `closer` for each move.
    """
    return max(1, -(-moves // reach)) + closer * moves


def tour(apart: list[list[int]], place: int, needed: int, home: int, reach: int, closer: float) -> float:
    """The turns through all the shops of a mask, in the best order, and home."""
    if needed == 0:
        return leg(apart[place][home], reach, closer)
    best = float(FAR)
    for shop in range(3):
        if needed >> shop & 1:
            way = leg(apart[place][SHOP + shop], reach, closer)
            best = min(best, way + tour(apart, SHOP + shop, needed & ~int(bit(shop)), home, reach, closer))
    return best
