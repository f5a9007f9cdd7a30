"""Estimates the number of turns that a player is away from the goal.

The plan behind it: gather until the load sells for enough, is too much to risk or fills the bag, go home and
trade; keep a potion of each kind for its use, and sell them all at the end. Potions in hand that are worth
enough win on arrival (R6); a load has to be crafted first. The numbers come from games of greedy players.
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

SEARCHING: Final = 10.0  # turns until somebody with nothing more to find is home with it, on a poor board
PACE: Final = 0.9  # turns that a coin takes to gather
PLENTY: Final = 0.41  # turns that a rich neighbourhood saves
RETURN: Final = 3.0  # turns that it costs to miss something again that one had
PATIENT: Final = 5.0  # longer than this nobody waits for one find: two others do
IMPATIENCE: Final = 0.25
# Turns that each kind of potion in hand may save by its use, by the number of its power.
KEEP: Final = (0.2, 0.1, 0.15, 0.2, 0.3, 0.5, 0.2, 0.3)
RISK: Final = 0.25  # turns that carrying on costs for each coin of the load: spaces and rivals take some
AT_RISK: Final = 8.0  # coins of a load that are at risk before it is home
VISIT: Final = 2.5  # turns that one more visit to the Market takes
GAIN: Final = 1.2  # coins that a find is good for
FIRST: Final = 0.7  # coins that a load of nothing may be good for after the first find
CAP: Final = 9.0  # coins that a full bag is good for
RAMP: Final = 3.0  # coins beyond what the bag holds that make one more visit to the Market certain
SPOIL: Final = 0.6  # turns that a piece taken from a rival saves
SAFETY: Final = 0.01  # turns that a coin is better than a potion, and a potion than its resources
ROLL_MORE: Final = 0.9  # turns that one more roll saves
OPEN: Final = 0.1  # turns that a turn of trading is better than having ended it
CERTAIN: Final = 4.0  # turns that having won is better than being about to win
FOREVER: Final = 1e9


@final
class Evaluation:
    """Evaluates one player at a time: `look` reads a player into the fields, `turns` estimates from them."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.distances = Distances(tables)
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
        self.keep: vec[float] = vec[float](list(KEEP))
        dearest = sorted(range(KINDS_OF_POTION), key=lambda potion: -tables.worth[potion])
        self.dearest: vec[i64] = vec[i64](dearest)

        self.take_bag(0)

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
        distances = self.distances
        best = FOREVER
        index = distances.first_end[at]
        while index < distances.first_end[at + 1]:
            end = distances.ends[index]
            place = distances.places[end]
            time = -PLENTY * distances.plenty[end]
            if self.tables.kind[place] == RESOURCE:
                time -= PACE * self.resources.hoped(self.resources.units[self.tables.amount[place]])
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
                kept += self.keep[potion]
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
                    total += self.keep[potion]
            place += 1
        return total

    def turns(self, state: Race, seat: i64) -> float:
        """Turns to the goal for the player last passed to `look`, after this turn if it is its own."""
        table = state.table
        base = seat * ROW
        stance = self.distances.stance(table[base + PLACE], table[base + CAME])
        time = SAFETY * (self.in_hand + self.sold + self.sold)
        if self.need > self.sold:
            time -= self.kept
        if seat == state.giver:
            if state.phase == GIVING:
                time += self.setback(state.owed)
            elif state.phase == SPILLING:
                time += PACE * self.cheapest
        elif state.phase == GIVING and seat == state.seat and state.setup.spoils:
            time -= SPOIL * float(min(state.owed, self.room))
        if seat != state.seat:
            return time + self.resting(stance) - 1.0
        time -= ROLL_MORE * float(state.rolls)
        phase = state.phase
        market = table[base + PLACE] == self.tables.market
        if market and self.need <= 0.0 and phase in (BEFORE, AFTER):
            return time - CERTAIN
        if phase == BEFORE:
            time += ROLL_MORE
            if market and state.fresh != 0:
                if self.need <= self.sold:
                    return time - CERTAIN
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
                return time - CERTAIN
            return time - OPEN + self.starting(self.need - self.sold) - self.brew
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
        return time + PACE * self.cheapest

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
        return min(home, self.gathering(stance, missing, room) + RISK * min(AT_RISK, self.need - short))

    def starting(self, need: float) -> float:
        """The same, for a player who leaves the Market with nothing and needs so many coins."""
        room = self.resources.carry - 1
        if room < 0:
            room = NO_LIMIT
        return SEARCHING + PACE * need + self.outset + self.visiting(need - FIRST, room)

    def fetching(self, stance: i64, wanted: i64) -> float:
        """The same, for a player who misses just one find, out of these."""
        time = self.distances.trip(wanted)[stance]
        if time > PATIENT:
            time = PATIENT + IMPATIENCE * (time - PATIENT)
        return 1.0 + time

    def gathering(self, stance: i64, missing: float, room: i64) -> float:
        """The same, for a player who will miss so many coins after a few more finds."""
        time = SEARCHING + PACE * missing - PLENTY * self.distances.plenty[stance]
        return time + self.visiting(missing, room)

    def visiting(self, missing: float, room: i64) -> float:
        """The turns for further visits to the Market, when one load is not enough."""
        beyond = missing
        if room > 2:
            beyond -= GAIN * float(room - 2)
        if beyond <= 0.0:
            return 0.0
        return VISIT * (min(1.0, beyond / RAMP) + max(0.0, beyond - CAP) / CAP)

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
        time = PACE * (self.hoped - pages[self.page + HOPED_LESS + less])
        if self.need <= self.sold:
            time += RETURN
        return time
