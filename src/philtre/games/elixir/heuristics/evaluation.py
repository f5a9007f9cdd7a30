"""Estimates the rounds that a wizard still needs to win, from its own knowledge.

Only formulas that the wizard has seen itself count as known, whatever the chart of this world says: a
brew in the dark must not look like a brew by the book.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from philtre.core.bits import bit, count
from philtre.games.elixir.heuristics import item_values
from philtre.games.elixir.heuristics.brews import (
    SAFE,
    brews,
    chance_of,
    enough_gems,
    gems_in,
    look_value,
    more_brews,
    rolls_again,
    stock_value,
)
from philtre.games.elixir.heuristics.distances import Distances
from philtre.games.elixir.heuristics.weights import Weights
from philtre.games.elixir.rules.brewing import cell_on, looking
from philtre.games.elixir.rules.frames import stage
from philtre.games.elixir.rules.layout import (
    ACTIVE,
    ALLEY,
    CARRIED,
    GOLD,
    HAND,
    HEALERS,
    HIRED,
    LAB,
    LUCK,
    MOST_LEVELS,
    PART,
    PLACE,
    PROWESS,
    SHELF,
    SHOP,
    SPEED,
    STREET,
    TABLE,
)
from philtre.games.elixir.rules.packing import many, one, total
from philtre.games.elixir.rules.phases import (
    ARRIVING,
    EARNING,
    ENDING,
    FINDING,
    LOOKING,
    MEETING,
    MOVING,
    ROLLED,
)
from philtre.games.elixir.rules.potions import drunk
from philtre.games.elixir.rules.town import fitting_on
from philtre.games.elixir.rules.turns import price_of_healing

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir

PURSE: Final = 8
MOST_GEMS: Final = 8
COLUMN: Final = 0x49  # the cells of a column of the chart


def stage_after(state: Elixir) -> i64:
    """The phase in which the turn goes on after an attack, a theft or a find is settled."""
    if state.phase == FINDING and not looking(state):
        return ENDING
    return stage(state)


@final
class Evaluation:
    """Evaluates one seat of one state at a time; the fields are intermediate results."""

    def __init__(self, distances: Distances, weights: Weights) -> None:
        self.distances = distances
        self.weights = weights
        self.mine: bool = False  # whether it is the seat's turn
        self.missing: i64 = 0  # parts, as a mask of kinds
        self.known: i64 = 0  # how many of them the seat knows how to brew
        self.unknown: i64 = 0  # and how many not
        self.cells: i64 = 0  # formulas that the seat has not seen
        self.wanted: i64 = 0  # cells that bring the win nearer, as a mask
        self.number: float = 0.0  # brews to the win
        self.to_move: float = 0.0  # rounds until the seat moves again
        self.to_roll: float = 0.0  # and until it can roll for a brew
        self.gold: i64 = 0
        self.wealth: float = 0.0  # all it owns, in gold
        self.healing: float = 0.0  # turns lost at the Healers
        self.shelf: i64 = 0
        self.carried: i64 = 0
        self.on_shelf: i64 = 0  # the value of gems there
        self.owned: i64 = 0  # and of all gems
        self.from_shelf: i64 = 0  # the value of gems that a brew would take from the shelf
        self.from_all: i64 = 0  # and from all of them
        self.stock: i64 = 0  # goods in the shops
        self.shop: i64 = -1  # where it is buying
        self.offered: bool = False  # whether that shop has anything that some brew wants
        self.sold_out: i64 = 0  # shops without what the brew that is looked at lacks, as a mask
        self.late: float = 0.0  # turns to wait for those
        self.luck: i64 = 0
        self.fast: bool = False
        self.prowess: bool = False
        self.stuck: bool = False  # whether it waits for what is sold out
        self.home: i64 = 0  # where the tours from home begin
        self.brewing: i64 = -1  # the cell on the table
        self.start: float = 0.0  # when the table will be free

    def rounds_left(self, state: Elixir, seat: i64) -> float:
        """The estimated number of rounds until the wizard wins."""
        row = state.row(seat)
        self.mine = seat == state.seat and state.round != 0
        self.study(state, seat, row)
        if self.missing == 0 and self.mine:
            return 0.0
        self.fast = drunk(state, seat, SPEED)
        self.prowess = drunk(state, seat, PROWESS)
        self.luck = 0
        if drunk(state, seat, LUCK):
            self.luck = state.setup.tables.extra[LUCK]
        self.look_at_clock(state, seat, row)
        self.take_stock(state, seat, row)
        self.look_at_table(state, row)
        best = self.best_brew(state, row)
        extras = self.extras(state, seat, row)
        if extras <= 0.0:
            return best - extras
        if best <= 0.0:
            return 0.0
        if best < self.weights.near_the_end:
            extras *= best / self.weights.near_the_end
        return best * best / (best + extras)  # with all the help in the world, the last steps remain

    def study(self, state: Elixir, seat: i64, row: i64) -> None:
        """Count the missing parts, the known formulas for them, and the unknown cells."""
        hand = state.own[row + HAND]
        missing: i64 = 0
        kind: i64 = PART
        while kind < 9:
            if many(hand, kind) == 0:
                missing |= bit(kind)
            kind += 1
        seen = state.known >> seat * 9 & 0x1FF
        wanted: i64 = 0
        cell: i64 = 0
        while cell < 9:
            if seen >> cell & 1 != 0 and missing >> (state.chart >> 4 * cell & 15) & 1 != 0:
                wanted |= bit(cell)
            cell += 1
        self.missing = missing
        self.known = count(wanted)
        self.unknown = count(missing) - self.known
        self.cells = 9 - count(seen)
        if self.unknown > 0:
            wanted |= 0x1FF & ~seen
        self.wanted = wanted
        self.number = brews(self.known, self.unknown, self.cells)

    def steps_left(self) -> float:
        """The missing parts of the seat last evaluated, and the formulas that it may need for them."""
        if self.unknown == 0:
            return float(self.known)
        return float(self.known + self.unknown + self.cells)

    def look_at_clock(self, state: Elixir, seat: i64, row: i64) -> None:
        """Set the times of the wizard's next move and next roll, and the gold that it will have for them."""
        seats = state.setup.seats
        tables = state.setup.tables
        self.gold = state.own[row + GOLD]
        self.to_move = float((seat - state.seat + seats) % seats) / float(seats)
        self.to_roll = self.to_move
        if not self.mine:
            self.wealth = (1.0 - self.to_move) * float(tables.wage)
            return
        self.wealth = 0.0
        now = stage_after(state)
        if now == EARNING:
            wage = tables.wage
            if self.prowess:
                wage = tables.extra[PROWESS]
            if wage > state.pile:
                wage = state.pile
            self.gold += wage
        if now > MOVING or state.bound != 0:
            self.to_move = 1.0
        if now > ROLLED:
            self.to_roll = 1.0

    def take_stock(self, state: Elixir, seat: i64, row: i64) -> None:
        """The wizard's possessions, and their value to its brews."""
        own = state.own
        tables = state.setup.tables
        place = own[row + PLACE]
        self.shelf = own[row + SHELF]
        self.carried = fitting_on(own[row + CARRIED], self.shelf, state.setup.shelf)
        self.shop = -1
        if self.mine and state.phase == ARRIVING:
            if place == own[row + LAB]:  # all may be shelved now
                self.shelf += self.carried
                self.carried = 0
            elif SHOP <= place < HEALERS:
                self.shop = place - SHOP
                self.offered = self.useful(state.stock) >> 12 * self.shop & 0xFFF != 0
            elif place == ALLEY:  # all may be taken now
                self.carried += state.alley_goods
                self.gold += state.alley_gold
        goods = self.shelf + self.carried
        self.on_shelf = gems_in(tables.value, self.shelf)
        self.owned = self.on_shelf + gems_in(tables.value, self.carried)
        self.from_shelf = enough_gems(tables.value, self.shelf, SAFE - self.luck)
        self.from_all = self.from_shelf
        if self.owned > self.on_shelf:
            self.from_all = enough_gems(tables.value, goods, SAFE - self.luck)
        self.healing = 0.0
        if place == HEALERS and state.healed >> seat & 1 == 0:
            asked = price_of_healing(state, seat)
            self.healing = 0.5
            if asked > self.gold:
                self.healing += float(asked - self.gold)
            self.gold -= asked
        wealth = self.wealth + float(self.gold)
        if self.gold > PURSE:
            wealth -= (1.0 - self.weights.hoarded) * float(self.gold - PURSE)
        gems = self.owned
        if gems > MOST_GEMS:
            wealth += self.weights.gem * self.weights.useless * float(gems - MOST_GEMS)
            gems = MOST_GEMS
        wealth += self.weights.gem * self.weights.first * float(gems)
        price = tables.price
        kind: i64 = 0
        while kind < 3:
            herbs = many(goods, kind)
            if herbs != 0:
                wealth += stock_value(self.weights, price[kind], herbs, self.wanted >> 3 * kind & 7)
            specials = many(goods, 6 + kind)
            if specials != 0:
                wealth += stock_value(self.weights, price[6 + kind], specials, self.wanted >> kind & COLUMN)
            kind += 1
        self.wealth = wealth
        self.stock = state.stock

    def look_at_table(self, state: Elixir, row: i64) -> None:
        """Count the brew on the table: it brings a part with some chance, and until then blocks others."""
        table = state.own[row + TABLE]
        self.brewing = -1
        self.start = 0.0
        if table == 0:
            if self.mine and state.phase == FINDING and not looking(state):
                self.number -= 1.0
                if self.number < 0.3:
                    self.number = 0.3
            return
        self.brewing = cell_on(table)
        value = gems_in(state.setup.tables.value, table)
        if state.phase != ROLLED:
            more = enough_gems(state.setup.tables.value, self.shelf, SAFE - self.luck - value)
            value += more
            self.owned -= more
            self.wealth -= self.weights.gem * self.weights.first * float(more)
        value += self.luck
        self.start = self.to_roll + rolls_again(value)
        if self.wanted >> self.brewing & 1 != 0:
            self.number -= chance_of(value)

    def best_brew(self, state: Elixir, row: i64) -> float:
        """Rounds to the win: by the brew on the table, or else by the best next brew."""
        home = state.own[row + LAB]
        first = self.distances.first(self.fast, home, state.own[row + PLACE])
        self.home = self.distances.first(False, home, home)
        self.stuck = False
        if self.brewing >= 0:
            return self.weights.eager * self.start + self.start + self.after_table(first)
        best = self.weights.no_plan + more_brews(self.weights, self.number, self.wealth)
        late = 0.0
        self.stuck = True
        cell: i64 = 0
        while cell < 9:
            if self.wanted >> cell & 1 != 0:
                rounds = self.brew_of(state, cell, first)
                if rounds < best:
                    best = rounds
                    late = self.late
                    self.stuck = self.sold_out != 0
            cell += 1
        return best - late * (1.0 - self.weights.blocked)

    def after_table(self, first: i64) -> float:
        """Rounds for all brews after the one on the table; shopping goes on meanwhile."""
        if self.number <= 0.0:
            return 0.0
        rounds = self.rounds_for(first, self.brewing, 0, self.owned, float(self.gold))
        rounds += self.to_move + self.healing - 1.0 - self.start
        if rounds < 1.0:
            rounds = 1.0
        return self.all_after(rounds, self.wealth)

    def brew_of(self, state: Elixir, cell: i64, first: i64) -> float:
        """Rounds to the win, if that cell is brewed next: with gems from the shelf, with all, or bought."""
        price = state.setup.tables.price
        stock = state.stock
        herb = cell // 3
        special = 6 + cell % 3
        needed: i64 = 0  # shops, as a mask
        lacking: i64 = 0  # gold
        late = 0.0
        self.sold_out = 0
        homeward = many(self.shelf, herb) == 0 or many(self.shelf, special) == 0
        if homeward:
            if many(self.shelf, herb) == 0 and many(self.carried, herb) == 0:
                needed |= 1
                lacking += price[herb]
                if many(stock, herb) == 0:
                    late += self.weights.sold_out
                    self.sold_out |= 1
            if many(self.shelf, special) == 0 and many(self.carried, special) == 0:
                needed |= 4
                lacking += price[special]
                if many(stock, special) == 0:
                    late += self.weights.sold_out
                    self.sold_out |= 4
        basic = float(price[herb] + price[special])
        self.late = late
        best = 999.0
        if self.on_shelf > 0 and (not homeward or self.owned == self.on_shelf):
            best = late + self.rounds_by(
                state, first, cell, homeward, needed, lacking, self.from_shelf, basic
            )
        if self.owned > self.on_shelf:
            rounds = late + self.rounds_by(state, first, cell, True, needed, lacking, self.from_all, basic)
            if rounds < best:
                best = rounds
        dear = SAFE - self.luck - self.owned
        if dear > 0:
            value = SAFE - self.luck
            if stock & 0xFF000 == 0:  # no cheap gems
                dear = 4
                if stock & 0xF00000 == 0:
                    late += self.weights.sold_out
                    self.sold_out |= 2
            rounds = late + self.rounds_by(state, first, cell, True, needed | 2, lacking + dear, value, basic)
            if rounds < best:
                best = rounds
                self.late = late
        return best

    def rounds_by(
        self,
        state: Elixir,
        first: i64,
        cell: i64,
        homeward: bool,
        needed: i64,
        lacking: i64,
        value: i64,
        basic: float,
    ) -> float:
        """Rounds to the win by a brew with gems of that value, through the shops that are needed."""
        short = lacking - self.gold
        stops = needed & ~self.sold_out  # no use in waiting there
        if self.shop >= 0 and short <= 0:
            stops &= ~bit(self.shop)
        rounds = self.to_roll
        if homeward:
            rounds = self.to_move + self.healing + self.distances.tours[first + stops] - 1.0
        if short > 0:
            waiting = float(short)
            if self.prowess:
                waiting *= 0.4
            if self.to_move + waiting > rounds:
                rounds = self.to_move + waiting
        rounds += rolls_again(value + self.luck)
        whole = self.number
        self.number -= chance_of(value + self.luck)
        if self.number > 0.0:
            used: i64 = 0  # of the goods at hand
            if needed & 1 == 0:
                used += one(cell // 3)
            if needed & 4 == 0:
                used += one(6 + cell % 3)
            income = self.weights.earned * rounds * float(state.setup.tables.wage)
            gold = float(self.gold - lacking) + income
            rest = self.wealth - self.weights.first * (basic + self.weights.gem * float(value)) + income
            second = self.rounds_for(self.home, cell, used, self.owned - value, gold)
            rounds += self.all_after(second, rest)
        self.number = whole
        return rounds

    def rounds_for(self, first: i64, cell: i64, used: i64, gems: i64, gold: float) -> float:
        """Rounds for some later brew with the goods that are left: one, if nothing is lacking.

        The brew of `cell` comes before it and has used some of the goods.
        """
        lacking = self.lacking_after(cell, self.shelf + self.carried - used)
        waits = lacking >> 3  # for what the shops have not
        lacking &= 7
        cost = 0.0
        if lacking & 1 != 0:
            cost += self.weights.herb
        if gems <= 0:
            lacking |= 2
            cost += self.weights.gem * float(SAFE)
        if lacking & 4 != 0:
            cost += self.weights.herb
        if lacking == 0:
            return 1.0
        if self.shop >= 0 and cost <= gold and self.offered:
            lacking &= ~bit(self.shop)
        rounds = self.distances.tours[first + lacking]
        if cost - gold > rounds:
            rounds = cost - gold
        return rounds + self.weights.blocked * self.weights.sold_out * float(waits)

    def lacking_after(self, cell: i64, goods: i64) -> i64:
        """The shops, as a mask, that the easiest brew but that of `cell` needs: herbs 1, specials 4.

        Eight times the number of those that are sold out is added. If there is no other brew, both.
        """
        best: i64 = 5
        least: i64 = 99
        other: i64 = 0
        while other < 9:
            if self.wanted >> other & 1 != 0 and other != cell:
                lacks: i64 = 0
                effort: i64 = 0
                if many(goods, other // 3) == 0:
                    lacks |= 1
                    effort += 1
                    if many(self.stock, other // 3) == 0:
                        lacks += 8
                        effort += 3
                if many(goods, 6 + other % 3) == 0:
                    lacks |= 4
                    effort += 1
                    if many(self.stock, 6 + other % 3) == 0:
                        lacks += 8
                        effort += 3
                if effort == 0:
                    return 0
                if effort < least:
                    least = effort
                    best = lacks
            other += 1
        return best

    def all_after(self, rounds: float, wealth: float) -> float:
        """Rounds for all brews that are left, of which the first takes so many."""
        if self.number < 1.0:
            return self.number * rounds
        weights = self.weights
        rest = wealth - weights.brew_gold + weights.earned * rounds
        return rounds + more_brews(weights, self.number - 1.0, rest)

    def extras(self, state: Elixir, seat: i64, row: i64) -> float:
        """The value of everything else that helps on the way, in turns."""
        own = state.own
        gain = item_values.hand(self.weights, own[row + HAND])
        gain -= self.weights.risk * float(total(own[row + CARRIED]))
        if own[row + HIRED] != 0:
            gain += item_values.hirelings(self.weights, state, own[row + HIRED])
        level: i64 = 1
        while level <= MOST_LEVELS:
            active = own[row + ACTIVE + level]
            if active != 0:
                gain += item_values.active(self.weights, state, seat, active, level, self.shop >= 0)
            level += 1
        if state.alley_gold != 0 or state.alley_goods != 0 or state.alley_potions != 0:
            gain += self.loot(state, seat, own[row + PLACE])
        if self.stuck and own[row + PLACE] >= STREET:
            gain += self.weights.stir
        phase = state.phase
        if self.mine and phase == MEETING:
            return gain
        if seat == state.seat and (phase == LOOKING or (phase == FINDING and looking(state))):
            return gain + look_value(self.weights, self.known, self.unknown, self.cells)
        return gain + item_values.pending(self.weights, state, seat)

    def loot(self, state: Elixir, seat: i64, place: i64) -> float:
        """The value of the things in the Blind Alley, less the way to them, in turns."""
        whole = item_values.potions_there(self.weights, state, seat)
        if self.mine and place == ALLEY and state.phase == ARRIVING:
            return self.weights.here * whole
        whole += self.weights.gold_piece * float(state.alley_gold)
        whole += item_values.goods(self.weights, state, self.unowned(self.useful(state.alley_goods)))
        whole = self.weights.alley_share * whole - self.distances.to_alley(self.fast, place)
        whole = whole - self.to_move - 0.5
        if whole < 0.0:
            return 0.0
        return whole

    def useful(self, goods: i64) -> i64:
        """One of each kind of goods that some brew wants."""
        found: i64 = 0
        kind: i64 = 0
        while kind < 3:
            if self.wanted >> 3 * kind & 7 != 0 and many(goods, kind) != 0:
                found |= one(kind)
            if many(goods, 3 + kind) != 0:
                found |= one(3 + kind)
            if self.wanted >> kind & COLUMN != 0 and many(goods, 6 + kind) != 0:
                found |= one(6 + kind)
            kind += 1
        return found

    def unowned(self, goods: i64) -> i64:
        """One of each of these ingredients that the wizard has none of yet."""
        left: i64 = 0
        kind: i64 = 0
        while kind < 9:
            if many(goods, kind) != 0 and many(self.shelf + self.carried, kind) == 0:
                left |= one(kind)
            kind += 1
        return left
