"""Estimates the number of turns that a player is away from the goal.

The plan behind it: gather until the load sells for enough, is too much to risk or fills the bag, go home and
trade; keep a potion of each kind for its use, and sell them all at the end. Potions in hand that are worth
enough win on arrival (R6); a load has to be crafted first.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.games.race.heuristics.distances import Distances
from philtre.games.race.heuristics.resource_values import (
    BITS,
    HOPED,
    HOPED_LESS,
    HOPED_WITH,
    MOST,
    SOLD,
    SOLD_BOTH,
    SOLD_LESS,
    SOLD_THEN,
    SOLD_WITH,
    ResourceValues,
)
from philtre.games.race.heuristics.weights import Weights, read_weights
from philtre.games.race.rules.layout import CAME, COINS, GOODS, NO_LIMIT, NOWHERE, PLACE, POTIONS, ROW, UNSEEN
from philtre.games.race.rules.moves import FACES, KINDS_OF_POTION, KINDS_OF_RESOURCE, TELEPORT
from philtre.games.race.rules.phases import (
    AFTER,
    BEFORE,
    GIVING,
    MEETING,
    MOVING,
    ROLLED,
    ROLLING,
    SPILLING,
    TRADING,
)
from philtre.games.race.rules.state import Race
from philtre.games.race.rules.tables import LOSE_RESOURCES, MARKET, RESOURCE, Tables

FOREVER: Final = 1e9


@final
class Evaluation:
    """Evaluates one player at a time: `look` reads a player into the fields, `turns` estimates from them."""

    # Weights that are read for each space where a roll may end; another object would be slower.
    searching: float
    pace: float
    plenty: float
    risk: float
    at_risk: float
    visit: float
    gain: float
    first: float
    cap: float
    ramp: float

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        weights = read_weights(tables.weights)
        self.weights = weights
        self.keep_at_hand(weights)
        self.distances = Distances(tables, weights)
        self.bags: dict[int, ResourceValues] = {}
        self.resources = ResourceValues(tables, 0)
        self.outset: float = 0.0  # what the first roll out of the Market adds
        self.room: i64 = 0  # pieces that can still be carried
        self.kept: float = 0.0  # turns that the potions in hand may save
        self.need: float = 0.0  # coins to the goal, the potions in hand taken as sold
        self.sold: float = 0.0  # coins that the load fetches
        self.hoped: float = 0.0
        self.page: i64 = 0
        self.load: i64 = 0
        self.in_hand: float = 0.0  # coins that the potions fetch
        self.soon: i64 = 0  # finds that would be the last needed: a bit each
        self.cheapest: float = 0.0  # potion in hand
        self.unseen: bool = False
        self.brew: float = 0.0  # turns that the potions which the load makes may save
        dearest = sorted(range(KINDS_OF_POTION), key=lambda potion: -tables.worth[potion])
        self.dearest: vec[i64] = vec[i64](dearest)

        self.take_bag(0)

    def use_weights(self, weights: Weights) -> None:
        """Judge by other weights from now on, but for those of the tables of distances."""
        self.weights = weights
        self.keep_at_hand(weights)
        self.take_bag(self.resources.carry)

    def keep_at_hand(self, weights: Weights) -> None:
        """Copy the weights that are read most into fields."""
        self.searching = weights.searching
        self.pace = weights.pace
        self.plenty = weights.plenty
        self.risk = weights.risk
        self.at_risk = weights.at_risk
        self.visit = weights.visit
        self.gain = weights.gain
        self.first = weights.first
        self.cap = weights.cap
        self.ramp = weights.ramp

    def take_bag(self, carry: i64) -> None:
        """Use the values of loads for a bag of so many pieces (0: no limit)."""
        if carry not in self.bags:
            self.bags[carry] = ResourceValues(self.tables, carry)
        self.resources = self.bags[carry]
        self.outset = 1.0
        start = self.distances.stance(self.tables.market, NOWHERE)
        steps: i64 = 1
        while steps <= FACES:
            self.outset += self.first_find(start * (FACES + 1) + steps) / 6.0
            steps += 1

    def first_find(self, at: i64) -> float:
        """The best change in turns (negative) that the find of a roll out of the Market can bring."""
        weights = self.weights
        distances = self.distances
        best = FOREVER
        index = distances.first_end[at]
        while index < distances.first_end[at + 1]:
            end = distances.ends[index]
            place = distances.places[end]
            time = -weights.plenty * distances.plenty[end]
            if self.tables.kind[place] == RESOURCE:
                time -= weights.pace * self.resources.hoped(self.resources.units[self.tables.amount[place]])
            best = min(best, time)
            index += 1
        return best

    def look(self, state: Race, seat: i64) -> None:
        """Read the player's belongings into the fields."""
        table = state.table
        tables = self.tables
        base = seat * ROW
        need = tables.goal - table[base + COINS]
        cheapest: i64 = 0
        kept = 0.0
        potion: i64 = 0
        while potion < KINDS_OF_POTION:
            held = table[base + POTIONS + potion]
            if held != 0:
                kept += self.weights.keep[potion]
                value = tables.worth[potion]
                need -= held * value
                if cheapest == 0 or value < cheapest:
                    cheapest = value
            potion += 1
        load: i64 = 0
        kind: i64 = 0
        while kind < KINDS_OF_RESOURCE:
            load |= min(table[base + GOODS + kind], MOST) << (kind * BITS)
            kind += 1
        carry = state.setup.carry
        if carry != self.resources.carry:
            self.take_bag(carry)
        self.room = state.room(seat)
        self.kept = kept
        self.brew = self.brewing(table, base, load)
        page = self.resources.page(load)
        pages = self.resources.pages
        self.load = load
        self.page = page
        self.need = float(need)
        self.sold = pages[page + SOLD]
        self.hoped = pages[page + HOPED]
        self.cheapest = float(cheapest)
        self.in_hand = float(tables.goal - table[base + COINS] - need)
        self.unseen = table[base + UNSEEN] != 0 and seat == state.seat
        self.soon = 0
        if self.need > self.sold:
            self.soon = self.enough(page + SOLD_WITH)

    def brewing(self, table: vec[i64], base: i64, load: i64) -> float:
        """Turns that the potions out of this load may save which the player has not: the dearest first."""
        tables = self.tables
        resources = self.resources
        total = 0.0
        place: i64 = 0
        while place < KINDS_OF_POTION:
            potion = self.dearest[place]
            if table[base + POTIONS + potion] == 0:
                first = tables.first_cost[potion]
                second = tables.second_cost[potion]
                if resources.has(load, first) and resources.has(load - resources.units[first], second):
                    load -= resources.units[first] + resources.units[second]
                    total += self.weights.keep[potion]
            place += 1
        return total

    def turns(self, state: Race, seat: i64) -> float:
        """Turns to the goal for the player last passed to `look`, after this turn if it is its own."""
        weights = self.weights
        table = state.table
        base = seat * ROW
        stance = self.distances.stance(table[base + PLACE], table[base + CAME])
        time = weights.safety * (self.in_hand + self.sold + self.sold)
        if self.need > self.sold:
            time -= self.kept
        if seat == state.giver:
            if state.phase == GIVING:
                time += self.setback(state.owed)
            elif state.phase == SPILLING:
                time += weights.pace * self.cheapest
        elif state.phase == GIVING and seat == state.seat and state.setup.spoils:
            time -= weights.spoil * float(min(state.owed, self.room))
        if seat != state.seat:
            return time + self.resting(stance) - 1.0
        time -= weights.roll_more * float(state.rolls)
        phase = state.phase
        market = table[base + PLACE] == self.tables.market
        if market and self.need <= 0.0 and phase in (BEFORE, AFTER):
            return time - weights.certain
        if phase == BEFORE:
            time += weights.roll_more
            if market and state.fresh != 0:
                if self.need <= self.sold:
                    return time - weights.certain
                if self.sold == 0.0:
                    return time + self.rolling(stance)
                return time + min(self.rolling(stance), self.starting(self.need - self.sold) - self.brew)
            if market:
                return time + min(self.resting(stance), self.rolling(stance))
            if self.leaps(table, base):
                leap = 1.0
                if self.need + float(self.tables.worth[TELEPORT]) <= 0.0:
                    leap = 0.0
                return time + min(leap, self.rolling(stance))
            return time + self.rolling(stance)
        if phase == ROLLING:
            return time + self.rolling(stance)
        if phase == ROLLED:
            return time + self.moving(stance, state.die)
        if phase in (MOVING, MEETING) or (phase == GIVING and state.die != 0):
            return time + self.moving(stance, state.steps)
        if phase == TRADING:
            if self.need <= self.sold:
                return time - weights.certain
            return time - weights.open + self.starting(self.need - self.sold) - self.brew
        if self.leaps(table, base):
            return time + min(2.0, self.resting(stance))
        return time + self.resting(stance)

    def leaps(self, table: vec[i64], base: i64) -> bool:
        """True if a Teleport brings home all that is needed."""
        return (
            table[base + POTIONS + TELEPORT] != 0
            and self.need + float(self.tables.worth[TELEPORT]) <= self.sold
        )

    def resting(self, stance: i64) -> float:
        """Turns to the goal for a player whose next turn begins here."""
        if self.need <= 0.0:
            return max(1.0, self.distances.home[stance])
        if self.need <= self.sold:
            return 1.0 + self.distances.home[stance]
        if self.sold != 0.0 and self.distances.places[stance] == self.tables.market:
            return 1.0 + min(self.rolling(stance), self.starting(self.need - self.sold) - self.brew)
        return 1.0 + self.rolling(stance)

    def rolling(self, stance: i64) -> float:
        """The same, for a player who is about to roll."""
        total = 0.0
        steps: i64 = 1
        while steps <= FACES:
            total += self.moving(stance, steps)
            steps += 1
        return total / 6.0

    def moving(self, stance: i64, steps: i64) -> float:
        """The same, for a player who has so many steps to go."""
        distances = self.distances
        at = stance * (FACES + 1) + steps
        index = distances.first_end[at]
        last = distances.first_end[at + 1]
        best = FOREVER
        while index < last:
            best = min(best, self.landing(distances.ends[index]))
            index += 1
        return best

    def landing(self, stance: i64) -> float:
        """The same, for a move that ends here, before the space takes effect."""
        tables = self.tables
        place = self.distances.places[stance]
        kind = tables.kind[place]
        if self.need <= 0.0:
            return self.distances.home[stance]
        if kind == RESOURCE:
            need = self.need
            page = self.page
            pages = self.resources.pages
            resource = tables.amount[place]
            if need <= pages[page + SOLD_WITH + resource]:
                return 1.0 + self.distances.home[stance]
            if need <= pages[page + SOLD_THEN + resource]:
                return self.fetching(stance, self.enough(page + SOLD_BOTH + resource * KINDS_OF_RESOURCE))
            return self.going_on(
                stance,
                need - pages[page + SOLD_WITH + resource],
                need - pages[page + HOPED_WITH + resource],
                self.room - 1,
            )
        time = self.standing(stance)
        if kind == MARKET or self.unseen:
            return time
        if kind == LOSE_RESOURCES:
            return time + self.setback(tables.amount[place])
        return time + self.pace * self.cheapest

    def standing(self, stance: i64) -> float:
        """The same, for a player who ends a move here, where nothing happens."""
        if self.need <= self.sold:
            return 1.0 + self.distances.home[stance]
        if self.soon != 0:
            return self.fetching(stance, self.soon)
        return self.going_on(stance, self.need - self.sold, self.need - self.hoped, self.room)

    def going_on(self, stance: i64, short: float, missing: float, room: i64) -> float:
        """The same, for a player who has not enough: going home with the load, or gathering more first."""
        home = 1.0 + self.distances.home[stance] + self.starting(short) - self.brew
        if room <= 0:
            return home
        at_risk = min(self.at_risk, self.need - short)
        return min(home, self.gathering(stance, missing, room) + self.risk * at_risk)

    def starting(self, need: float) -> float:
        """The same, for a player who leaves the Market with nothing and needs so many coins."""
        room = self.resources.carry - 1
        if room < 0:
            room = NO_LIMIT
        time = self.searching + self.pace * need + self.outset
        return time + self.visiting(need - self.first, room)

    def fetching(self, stance: i64, wanted: i64) -> float:
        """The same, for a player who misses just one find, out of these."""
        time = self.distances.trip(wanted)[stance]
        patient = self.weights.patient
        if time > patient:
            time = patient + self.weights.impatience * (time - patient)
        return 1.0 + time

    def gathering(self, stance: i64, missing: float, room: i64) -> float:
        """The same, for a player who will miss so many coins after a few more finds."""
        time = self.searching + self.pace * missing - self.plenty * self.distances.plenty[stance]
        return time + self.visiting(missing, room)

    def visiting(self, missing: float, room: i64) -> float:
        """The turns for further visits to the Market, when one load is not enough."""
        beyond = missing
        if room > 2:
            beyond -= self.gain * float(room - 2)
        if beyond <= 0.0:
            return 0.0
        full = max(0.0, beyond - self.cap) / self.cap
        return self.visit * (min(1.0, beyond / self.ramp) + full)

    def enough(self, first: i64) -> i64:
        """A bit for each resource of which one more find is enough to reach the goal."""
        pages = self.resources.pages
        found: i64 = 0
        resource: i64 = 0
        while resource < KINDS_OF_RESOURCE:
            if self.need <= pages[first + resource]:
                found |= bit(resource)
            resource += 1
        return found

    def setback(self, pieces: i64) -> float:
        """The turns that giving up so many resources costs."""
        pages = self.resources.pages
        less = min(pieces, 4) - 1
        if self.need <= pages[self.page + SOLD_LESS + less]:
            return 0.0
        time = self.pace * (self.hoped - pages[self.page + HOPED_LESS + less])
        if self.need <= self.sold:
            time += self.weights.missed_again
        return time
