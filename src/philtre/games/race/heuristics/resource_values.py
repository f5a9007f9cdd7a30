"""Values of a player's load of resources, in coins: the potions that it makes, and may still make.

A load is a number: four bits a resource (more than fifteen of one are counted as fifteen).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.games.race.rules.moves import KINDS_OF_POTION, KINDS_OF_RESOURCE
from philtre.games.race.rules.tables import RESOURCE, Tables

BITS: Final = 4
MOST: Final = 15
SLOTS: Final = 1 << 16  # of the cache
HASH: Final = 2654435761
PLENTY: Final = 3  # of more than so many, pieces are paired off without looking for something better
FAR: Final = 2  # finds ahead that are looked at

# A load's page: what is known of it, number by number.
SOLD: Final = 0  # the most coins that its potions fetch
HOPED: Final = 1  # the same, with what a few more finds would add
SOLD_WITH: Final = 2  # after finding one more of each resource
HOPED_WITH: Final = 9
SOLD_LESS: Final = 16  # after giving up 1, 2, 3 or 4 pieces
HOPED_LESS: Final = 20
SOLD_THEN: Final = 24  # after finding one of each resource, the best that one more find can make of it
SOLD_BOTH: Final = 31  # after finding two: first * 7 + second
PAGE: Final = 80
PAGES: Final = 1 << 11


@final
class ResourceValues:
    """Values of loads, cached."""

    def __init__(self, tables: Tables, carry: i64) -> None:
        self.tables = tables
        self.carry = carry  # the most pieces of a load; 0: no limit
        self.units: vec[i64] = vec[i64]([bit(BITS * kind) for kind in range(KINDS_OF_RESOURCE)])
        # How often each resource is found on this board.
        found = [0.0 for _ in range(KINDS_OF_RESOURCE)]
        for space in range(len(tables.spaces)):
            if tables.kind[space] == RESOURCE:
                found[int(tables.amount[space])] += 1.0
        whole = max(1.0, sum(found))
        self.shares: vec[float] = vec[float]([number / whole for number in found])
        self.keys: vec[i64] = vec[i64]([-1 for _ in range(SLOTS * (FAR + 1))])
        self.values: vec[float] = vec[float]([0.0 for _ in range(SLOTS * (FAR + 1))])
        self.page_keys: vec[i64] = vec[i64]([-1 for _ in range(PAGES)])
        self.pages: vec[float] = vec[float]([0.0 for _ in range(PAGES * PAGE)])

    def has(self, load: i64, kind: i64) -> bool:
        return load >> (kind * BITS) & MOST != 0

    def more(self, load: i64, kind: i64) -> i64:
        """The load with one more piece, or instead of another where no more can be carried."""
        if load >> (kind * BITS) & MOST == MOST:
            return load
        if self.carry != 0 and self.pieces(load) >= self.carry:
            return self.without_one(load + self.units[kind])
        return load + self.units[kind]

    def pieces(self, load: i64) -> i64:
        count: i64 = 0
        while load != 0:
            count += load & MOST
            load >>= BITS
        return count

    def without_one(self, load: i64) -> i64:
        """The best that is left when one piece must go, by what it sells for at once."""
        best = load
        most = -1.0
        kind: i64 = 0
        while kind < KINDS_OF_RESOURCE:
            if self.has(load, kind):
                value = self.sold(load - self.units[kind])
                if value > most:
                    most = value
                    best = load - self.units[kind]
            kind += 1
        return best

    def sold(self, load: i64) -> float:
        """The most coins that its potions fetch."""
        if load == 0:
            return 0.0
        slot = (load * HASH >> 14) & (SLOTS - 1)
        if self.keys[slot] == load:
            return self.values[slot]
        best = self.paired_off(load)
        if best < 0.0:
            best = self.best_use(load)
        self.keys[slot] = load
        self.values[slot] = best
        return best

    def best_use(self, load: i64) -> float:
        """One piece of the first kind is of no use, or goes into one of its potions."""
        kind: i64 = 0
        while not self.has(load, kind):
            kind += 1
        rest = load - self.units[kind]
        best = self.sold(rest)
        tables = self.tables
        potion: i64 = 0
        while potion < KINDS_OF_POTION:
            other = tables.second_cost[potion]
            if other == kind:
                other = tables.first_cost[potion]
            elif tables.first_cost[potion] != kind:
                other = -1
            if other >= 0 and self.has(rest, other):
                best = max(best, float(tables.worth[potion]) + self.sold(rest - self.units[other]))
            potion += 1
        return best

    def paired_off(self, load: i64) -> float:
        """The same for a load with plenty of both resources of a potion; -1 if there is no such potion.

        A heavy load has too many ways to be used to look at them all; here the dearest potion comes first.
        """
        tables = self.tables
        best: i64 = -1
        potion: i64 = 0
        while potion < KINDS_OF_POTION:
            first = tables.first_cost[potion]
            second = tables.second_cost[potion]
            if (
                load >> (first * BITS) & MOST > PLENTY
                and load >> (second * BITS) & MOST > PLENTY
                and (best < 0 or tables.worth[potion] > tables.worth[best])
            ):
                best = potion
            potion += 1
        if best < 0:
            return -1.0
        rest = load - self.units[tables.first_cost[best]] - self.units[tables.second_cost[best]]
        return float(tables.worth[best]) + self.sold(rest)

    def after_finds(self, load: i64, finds: i64) -> float:
        """The same after so many more finds, as the board deals them out."""
        if finds == 0:
            return self.sold(load)
        slot = finds * SLOTS + ((load * HASH >> 14) & (SLOTS - 1))
        if self.keys[slot] == load:
            return self.values[slot]
        total = 0.0
        kind: i64 = 0
        while kind < KINDS_OF_RESOURCE:
            if self.shares[kind] > 0.0:
                total += self.shares[kind] * self.after_finds(self.more(load, kind), finds - 1)
            kind += 1
        self.keys[slot] = load
        self.values[slot] = total
        return total

    def hoped(self, load: i64) -> float:
        """The value that the load may reach, in coins: its potions, and the gain of a few more finds."""
        return self.after_finds(load, FAR)

    def page(self, load: i64) -> i64:
        """The index in `pages` at which the numbers of this load begin."""
        slot = (load * HASH >> 14) & (PAGES - 1)
        first = slot * PAGE
        if self.page_keys[slot] == load:
            return first
        pages = self.pages
        pages[first + SOLD] = self.sold(load)
        pages[first + HOPED] = self.hoped(load)
        kind: i64 = 0
        while kind < KINDS_OF_RESOURCE:
            more = self.more(load, kind)
            pages[first + SOLD_WITH + kind] = self.sold(more)
            pages[first + HOPED_WITH + kind] = self.hoped(more)
            then = 0.0
            second: i64 = 0
            while second < KINDS_OF_RESOURCE:
                both = self.sold(self.more(more, second))
                pages[first + SOLD_BOTH + kind * KINDS_OF_RESOURCE + second] = both
                then = max(then, both)
                second += 1
            pages[first + SOLD_THEN + kind] = then
            kind += 1
        rest = load
        lost: i64 = 0
        while lost < 4:
            rest = self.less(rest)
            pages[first + SOLD_LESS + lost] = self.sold(rest)
            pages[first + HOPED_LESS + lost] = self.hoped(rest)
            lost += 1
        self.page_keys[slot] = load
        return first

    def less(self, load: i64) -> i64:
        """The load without the piece that is missed least."""
        best = load
        most = -1.0
        kind: i64 = 0
        while kind < KINDS_OF_RESOURCE:
            if self.has(load, kind):
                rest = load - self.units[kind]
                value = self.after_finds(rest, 1)
                if value > most:
                    most = value
                    best = rest
            kind += 1
        return best
