"""The ends of moves, and distances for a wizard who may not turn round.

A stance is a space together with the way a wizard came there. All tables are made once for a board.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.games.race.heuristics.weights import Weights
from philtre.games.race.rules.layout import NOWHERE
from philtre.games.race.rules.moves import FACES, KINDS_OF_POTION, KINDS_OF_RESOURCE, MOST_SPACES
from philtre.games.race.rules.tables import LOSE_RESOURCES, MARKET, RESOURCE, Tables

SWEEPS: Final = 60  # rounds of improving the estimates: then they hardly change any more
FAR: Final = 99


@final
class Distances:
    """Tables by stance; `stance` finds its number."""

    def __init__(self, tables: Tables, weights: Weights) -> None:
        self.tables = tables
        self.setback: float = weights.setback
        self.count: i64 = 0
        self.numbers: vec[i64] = vec[i64]([-1 for _ in range(MOST_SPACES * (MOST_SPACES + 1))])
        self.places: vec[i64] = vec[i64]()
        self.cames: vec[i64] = vec[i64]()
        for space in range(len(tables.spaces)):
            for came in [NOWHERE, *tables.neighbours(space)]:
                self.numbers[space * (MOST_SPACES + 1) + came + 1] = self.count
                self.places = append(self.places, space)
                self.cames = append(self.cames, came)
                self.count += 1
        # Where so many steps (0 to 6) may end: from first_end[stance * 7 + steps] up to the next one's.
        self.first_end: vec[i64] = vec[i64]()
        self.ends: vec[i64] = vec[i64]()
        for stance in range(int(self.count)):
            for steps in range(FACES + 1):
                self.first_end = append(self.first_end, len(self.ends))
                for end in self.endings(stance, steps):
                    self.ends = append(self.ends, end)
        self.first_end = append(self.first_end, len(self.ends))
        market = self.stance(tables.market, NOWHERE)
        # Turns until the Market is reached, by a player who wants nothing else.
        self.home: vec[float] = self.blank(1)
        for _ in range(SWEEPS):
            for stance in range(int(self.count)):
                if stance != market:
                    self.home[stance] = 1.0 - self.best_ends(self.home, stance, -1.0)
        # What a player who just gathers can hope for, from here.
        self.plenty: vec[float] = self.blank(1)
        gains = [self.usual_gain(space) for space in range(len(tables.spaces))]
        hopes = self.blank(1)
        for _ in range(SWEEPS):
            for stance in range(int(self.count)):
                hopes[stance] = gains[int(self.places[stance])] + weights.patience * self.plenty[stance]
            for stance in range(int(self.count)):
                self.plenty[stance] = self.best_ends(hopes, stance, 1.0)
        # By set of resources, when it is first asked for: turns until one of them is found and brought home.
        self.trips: list[vec[float]] = [vec[float]() for _ in range(1 << KINDS_OF_RESOURCE)]
        # Steps to a space, FAR if it takes more than a roll: stance * 64 + space.
        self.steps: vec[i64] = vec[i64]([FAR for _ in range(int(self.count) * MOST_SPACES)])
        for stance in range(int(self.count)):
            edge = {stance}
            for steps in range(FACES + 1):
                for here in edge:
                    at = stance * MOST_SPACES + self.places[here]
                    self.steps[at] = min(self.steps[at], steps)
                edge = {on for here in edge for on in self.onward(here)}

    def trip(self, wanted: i64) -> vec[float]:
        """By stance: turns until one of the wanted resources (a bit each) is found and brought home."""
        known = self.trips[wanted]
        if len(known) != 0:
            return known
        tables = self.tables
        turns = self.blank(1)
        after = self.blank(1)
        for _ in range(SWEEPS):
            for stance in range(int(self.count)):
                place = self.places[stance]
                kind = tables.kind[place]
                after[stance] = turns[stance]
                if kind == RESOURCE:
                    if wanted >> tables.amount[place] & 1 != 0:
                        after[stance] = self.home[stance]
                elif kind != MARKET:
                    after[stance] = turns[stance] + self.setback * float(tables.amount[place])
            for stance in range(int(self.count)):
                turns[stance] = 1.0 - self.best_ends(after, stance, -1.0)
        self.trips[wanted] = turns
        return turns

    def stance(self, place: i64, came: i64) -> i64:
        return self.numbers[place * (MOST_SPACES + 1) + came + 1]

    def blank(self, width: int) -> vec[float]:
        return vec[float]([0.0 for _ in range(int(self.count) * width)])

    def onward(self, stance: int) -> list[int]:
        """The stances one step on."""
        place = int(self.places[stance])
        came = int(self.cames[stance])
        return [int(self.stance(on, place)) for on in self.tables.neighbours(place) if on != came]

    def endings(self, stance: int, steps: int) -> list[int]:
        """Stances after so many steps; in the Market on the way, too, and then without heading (R8, R9)."""
        market = self.tables.market
        rest = int(self.stance(market, NOWHERE))
        edge = [stance]
        found: list[int] = []
        for left in range(steps, -1, -1):
            for here in edge:
                passing = self.places[here] == market and self.cames[here] != NOWHERE
                if left == 0 or passing:
                    end = rest if self.places[here] == market else here
                    if end not in found:
                        found.append(end)
            edge = [on for here in edge for on in self.onward(here)]
        return found

    def usual_gain(self, space: int) -> float:
        """The value of a space for an average load, in coins: half the best potion of its resource."""
        tables = self.tables
        kind = tables.kind[space]
        if kind == RESOURCE:
            best = 0.0
            for potion in range(KINDS_OF_POTION):
                if tables.amount[space] in (tables.first_cost[potion], tables.second_cost[potion]):
                    best = max(best, float(tables.worth[potion]))
            return best / 2.0
        if kind == MARKET:
            return -1.0  # nothing gained, and a turn spent there if the visit is to be of use
        if kind == LOSE_RESOURCES:
            return -float(tables.amount[space])
        return -0.5 * float(tables.amount[space])

    def best_ends(self, values: vec[float], stance: i64, sign: float) -> float:
        """Over the six rolls, the mean of the best that a move can come to, times the sign."""
        total = 0.0
        for steps in range(1, FACES + 1):
            at = stance * (FACES + 1) + steps
            best = -1e9
            for index in range(self.first_end[at], self.first_end[at + 1]):
                best = max(best, sign * values[self.ends[index]])
            total += best
        return total / FACES
