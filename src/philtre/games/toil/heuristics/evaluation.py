"""Estimates each seat's next sales, in gold."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.toil.heuristics.weights import Weights, read_weights
from philtre.games.toil.rules.ages import COUNT
from philtre.games.toil.rules.cards import bit
from philtre.games.toil.rules.layout import (
    BREW,
    GILDED,
    GOLD,
    HAND,
    INVISIBLE,
    LINGERING,
    PARALYSED,
    SIZE,
    SLOTHFUL,
    STRIDE,
)
from philtre.games.toil.rules.moves import EFFECTS
from philtre.games.toil.rules.orders import open_order
from philtre.games.toil.rules.phases import BREWING, POTIONS
from philtre.games.toil.rules.setup import OPEN_ORDERS
from philtre.games.toil.rules.tables import FIELD, FULL, Tables

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil

WANTS: Final = 3  # effects of an Order that are looked at
SLOT: Final = 5  # bits for each of the eight sets of them that a card can have
STEPS: Final = 8  # a round in parts
LONGEST: Final = 16  # rounds


@final
class Evaluation:
    """Evaluates one seat at a time, by the tables of one deck."""

    def __init__(self, tables: Tables) -> None:
        self.kinds: i64 = tables.kinds
        self.limit: i64 = tables.limit
        self.weights = read_weights(tables.weights)
        self.powers: vec[float] = vec[float]([0.0] * (STEPS * LONGEST))
        wants: list[int] = []
        patterns: list[int] = []
        masks: list[int] = []
        for order in tables.order_cards:
            wanted = [
                (EFFECTS.index(effect), max(power, tables.costs[EFFECTS.index(effect)]))
                for effect, power in order.wants.items()
            ][:WANTS]
            masks.append(sum(int(bit(effect)) for effect, _ in wanted))
            for effect, least in [*wanted, *[(0, 0)] * (WANTS - len(wanted))]:
                wants += [effect, least]
            for effects in tables.effects:
                pattern = sum(int(bit(nth)) for nth, (effect, _) in enumerate(wanted) if effect in effects)
                patterns.append(int(bit(SLOT * pattern)) if pattern else 0)
        self.wants: vec[i64] = vec[i64](wants)
        self.patterns: vec[i64] = vec[i64](patterns)  # by Order and kind: what a card of the kind is good for
        self.masks: vec[i64] = vec[i64](masks)
        self.value: vec[i64] = tables.value
        self.has: vec[i64] = tables.has
        self.hand: vec[i64] = vec[i64]([0] * OPEN_ORDERS)
        self.pairs: vec[float] = vec[float]([0.0] * (3 * OPEN_ORDERS))
        self.best: vec[float] = vec[float]([0.0] * 12)  # what each cauldron promises
        self.hands: vec[float] = vec[float]([0.0] * 4)  # what each hand does
        self.cards: i64 = 0
        self.lacking = 0.0
        self.use_weights(self.weights)

    def use_weights(self, weights: Weights) -> None:
        """Judge by these weights from now on."""
        self.weights = weights
        for step in range(STEPS * LONGEST):
            self.powers[step] = math.pow(weights.fade, step / STEPS)

    def later(self, rounds: float) -> float:
        """The share of a sale's value that is left after so many rounds."""
        step: i64 = int(rounds * STEPS)
        if step >= STEPS * LONGEST:
            return 0.0
        return self.powers[step]

    def wanting(self, state: Toil, seat: i64) -> float:
        """The gold that a seat still has to earn, less the promise of its cauldrons and its hand."""
        need = float(state.setup.tables.goal - state.tally[seat * STRIDE + GOLD])
        if need < 1.0:  # with even rounds, somebody may have earned more already
            need = 1.0 / (2.0 - need)
        self.take_stock(state, seat)
        place: i64 = 0
        while place < OPEN_ORDERS:
            self.pair_up(state, seat, place, need)
            place += 1
        rest = self.match_up(seat, need)
        bonus = self.hands[seat]
        base = seat * STRIDE
        if state.tally[base + LINGERING + SLOTHFUL] != 0:
            bonus -= self.weights.idle
        if state.tally[base + LINGERING + INVISIBLE] != 0:
            bonus += self.weights.shelter
        return rest * math.exp(-bonus / (need + 1.0))

    def pair_up(self, state: Toil, seat: i64, place: i64, need: float) -> None:
        """Set each cauldron's promise for the Order in a place; no more than the seat still needs."""
        order = open_order(state, place)
        nth: i64 = 0
        if order < 0:
            while nth < 3:
                self.pairs[nth * OPEN_ORDERS + place] = 0.0
                nth += 1
            return
        value = float(self.value[order])
        gilt = value
        if state.tally[seat * STRIDE + LINGERING + GILDED] != 0:
            gilt += 2.0
        self.count_up(order, place, 0, 0)
        anew = self.rounds_for(0.0) + 1.0  # after dumping
        while nth < 3:
            rounds = self.rounds_in(state, seat, nth, order, place, anew)
            gold = value
            if rounds <= 1.0:
                gold = gilt
            if gold > need:
                gold = need
            self.pairs[nth * OPEN_ORDERS + place] = gold * self.later(rounds)
            nth += 1

    def rounds_in(self, state: Toil, seat: i64, nth: i64, order: i64, place: i64, anew: float) -> float:
        """Rounds until a cauldron's potion can be sold to the Order."""
        tally = state.tally
        base = seat * STRIDE
        self.count_up(order, place, tally[base + BREW + 2 * nth], tally[base + BREW + 2 * nth + 1])
        begun = 0.0
        wait = 0.0
        seats = state.setup.seats
        if seat != state.seat:
            wait = float((seat - state.seat + seats) % seats) / float(seats)
        elif state.phase == BREWING:
            if state.brewed >> nth & 1 != 0:
                begun = 1.0
        elif state.phase == POTIONS:
            begun = 1.0
        else:
            wait = 1.0
        if state.phase == BREWING and state.brewed == 0:
            # A turn that has just begun is counted from the one before, as every choice that led here was.
            wait += 1.0 / float(seats)
        rounds = self.rounds_for(begun)
        size = tally[base + SIZE + nth]
        missing = float(self.cards) + self.lacking
        full = missing > 0.0 and float(size) + missing > float(self.limit) + 0.4
        if size != 0 and (full or anew < rounds):
            rounds = anew
        if rounds < 1.0 and tally[base + LINGERING + PARALYSED] != 0:
            rounds = 1.0
        return rounds + wait

    def take_stock(self, state: Toil, seat: i64) -> None:
        """Count the useful cards of the hand: by Order in play, and in all."""
        hand = self.hand
        kinds = self.kinds
        wanted: i64 = 0
        first = open_order(state, 0)
        second = open_order(state, 1)
        third = open_order(state, 2)
        fourth = open_order(state, 3)
        if first >= 0:
            wanted |= self.masks[first]
        if second >= 0:
            wanted |= self.masks[second]
        if third >= 0:
            wanted |= self.masks[third]
        if fourth >= 0:
            wanted |= self.masks[fourth]
        hand[0] = 0
        hand[1] = 0
        hand[2] = 0
        hand[3] = 0
        useful: i64 = 0
        kind: i64 = 0
        while kind < kinds:
            held = state.hands[seat * kinds + kind] & 0xFF
            if held != 0 and self.has[kind] & wanted != 0:
                number = (held & COUNT) + (held >> 4)
                useful += number
                if first >= 0:
                    hand[0] += number * self.patterns[first * kinds + kind]
                if second >= 0:
                    hand[1] += number * self.patterns[second * kinds + kind]
                if third >= 0:
                    hand[2] += number * self.patterns[third * kinds + kind]
                if fourth >= 0:
                    hand[3] += number * self.patterns[fourth * kinds + kind]
            kind += 1
        free = state.setup.tables.hand - state.tally[seat * STRIDE + HAND]
        if seat == state.seat:
            free -= state.fewer
            if state.nausea != 0:
                free = 0
        if free < 0:
            free = 0
        self.hands[seat] = self.weights.useful * float(useful) + self.weights.draw * float(free)

    def count_up(self, order: i64, place: i64, brew: i64, more: i64) -> None:
        """Count the cards of the hand that an Order takes besides the brew, and those that it then lacks."""
        first = self.lack(order, 0, brew, more)
        second = self.lack(order, 1, brew, more)
        third = self.lack(order, 2, brew, more)
        hand = self.hand[place]
        cards: i64 = 0
        if first + second + third > 0 and hand != 0:
            nth: i64 = 0
            while nth < 7:
                pattern = 7 - nth  # 7 6 5 4 3 2 1, but 3 before 4
                if nth == 3:
                    pattern = 3
                elif nth == 4:
                    pattern = 4
                number = hand >> SLOT * pattern & 31
                while number > 0:
                    gain = False
                    if pattern & 1 != 0 and first > 0:
                        first -= 1
                        gain = True
                    if pattern & 2 != 0 and second > 0:
                        second -= 1
                        gain = True
                    if pattern & 4 != 0 and third > 0:
                        third -= 1
                        gain = True
                    if not gain:
                        break
                    cards += 1
                    number -= 1
                nth += 1
        most = first
        if second > most:
            most = second
        if third > most:
            most = third
        self.cards = cards
        self.lacking = float(most) + self.weights.both * float(first + second + third - most)

    def lack(self, order: i64, nth: i64, brew: i64, more: i64) -> i64:
        entry = (order * WANTS + nth) * 2
        least = self.wants[entry + 1]
        if least == 0:
            return 0
        effect = self.wants[entry]
        word = brew
        if effect >= 8:
            word = more
            effect -= 8
        number = least - (word >> FIELD * effect & (FULL - 1))
        if number < 0:
            return 0
        return number

    def lacks(self, order: i64, brew: i64, more: i64) -> i64:
        """The number of ingredients that an Order still wants, each effect counted by itself."""
        total = self.lack(order, 0, brew, more) + self.lack(order, 1, brew, more)
        return total + self.lack(order, 2, brew, more)

    def lacking_effects(self, order: i64, brew: i64, more: i64) -> i64:
        """The effects of which an Order still wants some, as bits."""
        found: i64 = 0
        nth: i64 = 0
        while nth < WANTS:
            if self.lack(order, nth, brew, more) > 0:
                found |= bit(self.wants[(order * WANTS + nth) * 2])
            nth += 1
        return found

    def fewest(self, order: i64, brew: i64, more: i64) -> i64:
        """The least number of cards that could do, if each had all effects that are wanting."""
        most = self.lack(order, 0, brew, more)
        most = max(most, self.lack(order, 1, brew, more))
        return max(most, self.lack(order, 2, brew, more))

    def rounds_for(self, begun: float) -> float:
        """Rounds until the potion is ready; `begun`: 1 if nothing can be added to it this turn."""
        rounds = float(self.cards) + self.lacking - 1.0 + begun
        if rounds < 0.0:
            rounds = 0.0
        return rounds + self.weights.unseen * self.lacking

    def match_up(self, seat: i64, need: float) -> float:
        """Assign each cauldron an Order of its own, the best first. Returns the gold that is then missing."""
        pairs = self.pairs
        rest = need
        used: i64 = 0
        weight = 1.0
        turn: i64 = 0
        self.best[seat * 3] = 0.0
        self.best[seat * 3 + 1] = 0.0
        self.best[seat * 3 + 2] = 0.0
        while turn < 3:
            most = 0.0
            chosen: i64 = -1
            pair: i64 = 0
            nth: i64 = 0
            while nth < 3:
                if used & bit(nth) == 0:
                    place: i64 = 0
                    while place < OPEN_ORDERS:
                        if pairs[pair + place] > most and used & bit(3 + place) == 0:
                            most = pairs[pair + place]
                            chosen = pair + place
                        place += 1
                pair += OPEN_ORDERS
                nth += 1
            if chosen < 0:
                break
            used |= bit(chosen // OPEN_ORDERS) | bit(3 + chosen % OPEN_ORDERS)
            self.best[seat * 3 + chosen // OPEN_ORDERS] = most * weight
            rest = rest * (1.0 - most * weight / need)
            if turn == 0:
                weight = self.weights.second
            else:
                weight = self.weights.third
            turn += 1
        return rest
