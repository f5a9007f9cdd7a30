"""How hard an Order is: the turns that a plain brewer needs, alone at a table, to brew it.

The brewer has one cauldron for the Order and throws what is of no use into the other two, dumping them
when they are full. It adds the card that serves the Order best, if the Order can still be met with it
within six ingredients. Values in content.toml follow these means: within each kind of Order, whatever is
worth more takes longer.
"""

from __future__ import annotations

import random
import statistics
from dataclasses import dataclass

from philtre.games.toil.rules.moves import EFFECTS
from philtre.games.toil.rules.tables import Order, Tables

MOST_TURNS = 60
LIMIT = 6


@dataclass(frozen=True)
class Brewer:
    tables: Tables
    order: Order

    def lack(self, potion: list[int]) -> int:
        """How many more ingredients with a wanted effect the potion needs, over all effects."""
        lacking = 0
        for name, power in self.order.wants.items():
            effect = EFFECTS.index(name)
            there = sum(effect in self.tables.effects[kind] for kind in potion)
            lacking += max(0, max(power, self.tables.costs[effect]) - there)
        return lacking

    def turns(self, rng: random.Random) -> int:
        deck = [kind for kind, copies in enumerate(self.tables.copies) for _ in range(int(copies))]
        rng.shuffle(deck)
        hand, discards = [deck.pop() for _ in range(6)], []
        potion: list[int] = []
        spare: list[list[int]] = [[], []]
        most = max(map(len, self.tables.effects)) - 1  # wanted effects that one more card may serve
        for turn in range(1, MOST_TURNS + 1):
            self.add_best(hand, potion, most)
            if self.lack(potion) == 0:
                return turn
            if len(potion) == LIMIT:
                discards += potion
                potion = []
            for pot in spare:
                self.throw_away(hand, potion, pot, discards)
            while len(hand) < 6 and (deck or discards):
                if not deck:
                    deck, discards = discards, []
                    rng.shuffle(deck)
                hand.append(deck.pop())
        return MOST_TURNS

    def add_best(self, hand: list[int], potion: list[int], most: int) -> None:
        best = min(hand, key=lambda kind: self.lack([*potion, kind]))
        after = self.lack([*potion, best])
        if after < self.lack(potion) and after <= most * (LIMIT - 1 - len(potion)):
            hand.remove(best)
            potion.append(best)

    def throw_away(self, hand: list[int], potion: list[int], pot: list[int], discards: list[int]) -> None:
        if len(pot) == LIMIT:
            discards += pot
            pot.clear()
            return
        junk = [kind for kind in hand if self.lack([*potion, kind]) == self.lack(potion)]
        if junk:
            hand.remove(junk[0])
            pot.append(junk[0])


def difficulty(tables: Tables, order: Order, games: int, seed: int = 1) -> float:
    """The mean number of turns."""
    rng = random.Random(seed)
    brewer = Brewer(tables, order)
    return statistics.fmean(brewer.turns(rng) for _ in range(games))


def smallest(tables: Tables, order: Order) -> list[int] | None:
    """A smallest set of ingredients, of at most six, that meets an Order; None if there is none."""
    brewer = Brewer(tables, order)
    useful = [kind for kind in range(len(tables.effects)) if brewer.lack([kind]) < brewer.lack([])]
    potions: list[list[int]] = [[]]
    for _ in range(LIMIT):
        potions = [
            [*potion, kind]
            for potion in potions
            for kind in useful
            if (not potion or kind >= potion[-1])
            and potion.count(kind) < tables.copies[kind]
            and brewer.lack([*potion, kind]) < brewer.lack(potion)
        ]
        potions.sort(key=brewer.lack)
        potions = potions[:4000]
        if potions and brewer.lack(potions[0]) == 0:
            return potions[0]
    return None
