"""What a good player of the race has a feeling for: how many turns each player is away from the goal."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.dice import Dice
from philtre.core.hints import Hints, shares
from philtre.core.message import Message
from philtre.core.state import NOBODY, State
from philtre.games.race.content import LOSE_RESOURCES, MARKET, RESOURCE, Tables
from philtre.games.race.loads import (
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
    Loads,
)
from philtre.games.race.moves import (
    FACES,
    KINDS_OF_POTION,
    KINDS_OF_RESOURCE,
    METEOR,
    MOST_SPACES,
    POISON,
    TELEPORT,
)
from philtre.games.race.phases import (
    AFTER,
    BEFORE,
    CAME,
    COINS,
    GIVING,
    GOODS,
    MEETING,
    MOVING,
    NOWHERE,
    PLACE,
    POTIONS,
    ROLLED,
    ROLLING,
    ROW,
    SHIELDED,
    SPILLING,
    TRADING,
    UNSEEN,
)
from philtre.games.race.roads import Roads
from philtre.games.race.rules import Race

COEF = vec[float]([15.0, 0.76, -0.7, 2.0, 0.0, 1.2, 0.5])
FOREVER: Final = 1e9


@final
class RaceHints(Hints):
    """The value of a state comes from each player's distance to the goal, in turns."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.roads = Roads(tables)
        self.loads = Loads(tables)
        self.coef: vec[float] = COEF[:]
        # Of the player looked at
        self.need: float = 0.0
        self.page: i64 = 0
        self.sold: float = 0.0
        self.hoped: float = 0.0
        self.unseen: bool = False
        self.cheapest: float = 0.0
        self.soon: i64 = 0  # finds that would do: a bit each
        self.late: float = 0.0

    def worths(self, state: State) -> vec[float]:
        assert isinstance(state, Race)
        if state.actor == NOBODY:
            return shares(state.returns())
        found = vec[float]()
        seats = state.setup.seats
        seat: i64 = 0
        least = FOREVER
        total = 0.0
        while seat < seats:
            time = self.turns(state, seat)
            least = min(least, time)
            total += time
            found = append(found, time)
            seat += 1
        spread = self.coef[5] + self.coef[6] * math.sqrt(max(0.0, least))
        whole = 0.0
        seat = 0
        while seat < seats:
            found[seat] = math.exp((least - found[seat]) / spread)
            whole += found[seat]
            seat += 1
        seat = 0
        while seat < seats:
            found[seat] = found[seat] / whole
            seat += 1
        return found

    def playout(self, state: State, dice: Dice) -> i64:
        return 0

    def turns(self, state: Race, seat: i64) -> float:
        """Rounds from now until this player has the coins, as far as one can tell."""
        self.look(state, seat)
        table = state.table
        base = seat * ROW
        stance = self.roads.stance(table[base + PLACE], table[base + CAME])
        setup = state.setup
        safe = self.late + 0.004 * (self.need + self.sold)  # what is sold cannot be lost
        if seat != state.seat:
            wait = float((seat - state.seat + setup.seats) % setup.seats) / float(setup.seats)
            return self.resting(stance) - 1.0 + wait + safe
        phase = state.phase
        market = table[base + PLACE] == self.tables.market
        if phase == BEFORE:
            if market:
                if state.fresh != 0:
                    if self.need <= self.sold:
                        return safe
                    return min(self.resting(stance), self.rolling(stance)) + safe
                return min(self.resting(stance), self.rolling(stance)) + safe
            return self.rolling(stance) - float(state.rolls - 1) + safe
        if phase == ROLLING:
            return self.rolling(stance) - float(state.rolls) + safe
        if phase == ROLLED:
            return self.moving(stance, state.die) - float(state.rolls) + safe
        if phase == MOVING or phase == MEETING or (phase == GIVING and state.die != 0):
            return self.moving(stance, state.steps) - float(state.rolls) + safe
        if phase == TRADING and self.need <= self.sold:
            return safe
        return self.resting(stance) - float(state.rolls) + safe

    def look(self, state: Race, seat: i64) -> None:
        """Take in what the player has: after what it is about to give up."""
        table = state.table
        tables = self.tables
        base = seat * ROW
        need = tables.goal - table[base + COINS]
        cheapest: i64 = 0
        potion: i64 = 0
        while potion < KINDS_OF_POTION:
            held = table[base + POTIONS + potion]
            if held != 0:
                worth = tables.worth[potion]
                need -= held * worth
                if cheapest == 0 or worth < cheapest:
                    cheapest = worth
            potion += 1
        load: i64 = 0
        kind: i64 = 0
        while kind < KINDS_OF_RESOURCE:
            load |= min(table[base + GOODS + kind], MOST) << (kind * BITS)
            kind += 1
        page = self.loads.page(load)
        pages = self.loads.pages
        self.page = page
        self.need = float(need)
        self.sold = pages[page + SOLD]
        self.hoped = pages[page + HOPED]
        self.cheapest = float(cheapest)
        self.unseen = table[base + UNSEEN] != 0 and seat == state.seat
        self.soon = 0
        if self.need > self.sold:
            self.soon = self.enough(page + SOLD_WITH)
        self.late = 0.0
        if seat == state.giver:
            if state.phase == GIVING:
                self.late = self.setback(state.owed)
            elif state.phase == SPILLING:
                self.late = self.coef[1] * self.cheapest

    def resting(self, stance: i64) -> float:
        """Turns to the goal for a player whose next turn begins here."""
        if self.need <= self.sold:
            return 1.0 + self.roads.home[stance]
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
        roads = self.roads
        at = stance * (FACES + 1) + steps
        index = roads.first_end[at]
        last = roads.first_end[at + 1]
        best = FOREVER
        while index < last:
            best = min(best, self.landing(roads.ends[index]))
            index += 1
        return best

    def landing(self, stance: i64) -> float:
        """The same, for a move that ends here, before the space takes effect."""
        tables = self.tables
        roads = self.roads
        place = roads.places[stance]
        kind = tables.kind[place]
        need = self.need
        if kind == RESOURCE:
            pages = self.loads.pages
            resource = tables.amount[place]
            if need <= pages[self.page + SOLD_WITH + resource]:
                return 1.0 + roads.home[stance]
            if need <= pages[self.page + SOLD_THEN + resource]:
                wanted = self.enough(self.page + SOLD_BOTH + resource * KINDS_OF_RESOURCE)
                return self.capped(roads.trip(wanted)[stance])
            return self.gathering(stance, need - pages[self.page + HOPED_WITH + resource])
        time = self.standing(stance)
        if kind != MARKET and not self.unseen:
            if kind == LOSE_RESOURCES:
                time += self.setback(tables.amount[place])
            else:
                time += self.coef[1] * self.cheapest
        return time

    def standing(self, stance: i64) -> float:
        """The same, for a player who ends a move here, where nothing happens."""
        roads = self.roads
        if self.need <= self.sold:
            return 1.0 + roads.home[stance]
        if self.soon != 0:
            return self.capped(roads.trip(self.soon)[stance])
        return self.gathering(stance, self.need - self.hoped)

    def capped(self, time: float) -> float:
        """Where the last find is far away, two others will do."""
        if time > 5.0:
            return 6.0 + 0.25 * (time - 5.0)
        return 1.0 + time

    def enough(self, first: i64) -> i64:
        """Which finds would be the last that is needed: a bit each."""
        pages = self.loads.pages
        found: i64 = 0
        resource: i64 = 0
        one: i64 = 1
        while resource < KINDS_OF_RESOURCE:
            if self.need <= pages[first + resource]:
                found |= one << resource
            resource += 1
        return found

    def setback(self, pieces: i64) -> float:
        """The turns that giving up so many resources costs."""
        pages = self.loads.pages
        less = min(pieces, 4) - 1
        sold = pages[self.page + SOLD_LESS + less]
        if self.need <= sold:
            return 0.0
        time = self.coef[1] * (self.hoped - pages[self.page + HOPED_LESS + less])
        if self.need <= self.sold:
            time += self.coef[3]
        return time

    def gathering(self, stance: i64, missing: float) -> float:
        """The same, for a player who still misses so many coins, after a few more finds."""
        coef = self.coef
        return coef[0] + coef[1] * missing + coef[2] * self.roads.plenty[stance]
