"""All ways in which unseen filchings may have moved cards under one chart, with their weights."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.dice import Dice
from philtre.games.elixir.rules.deduction import WORD, Clues
from philtre.games.elixir.rules.evidence import (
    BREWED,
    DRANK,
    ENDED,
    SPRUNG,
    STOLEN,
    TAKEN,
    TRICKED,
    about,
    entry,
    other_of,
    seat_of,
    what_of,
)
from philtre.games.elixir.rules.layout import BANE
from philtre.games.elixir.rules.packing import many, one

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir

MOST: Final = 4000  # most distributions of the cards that are followed; beyond that, a sample


@final
class Layer:
    """The possible contents of the four hands at one moment, four words each, with their weights."""

    def __init__(self) -> None:
        self.hands: vec[i64] = vec[i64]([])
        self.weights: vec[float] = vec[float]([])

    def add(self, a: i64, b: i64, c: i64, d: i64, weight: float) -> None:
        """Adds four hands, or their weight if they are there already."""
        hands = self.hands
        n: i64 = len(self.weights)
        at: i64 = 0
        while at < n:
            first = 4 * at
            if (
                hands[first] == a
                and hands[first + 1] == b
                and hands[first + 2] == c
                and hands[first + 3] == d
            ):
                self.weights[at] += weight
                return
            at += 1
        self.hands = append(append(append(append(hands, a), b), c), d)
        self.weights = append(self.weights, weight)

    def find(self, hands: vec[i64]) -> float:
        """The weight of these hands; 0 if they are not there."""
        at: i64 = 0
        while at < len(self.weights):
            first = 4 * at
            if (
                self.hands[first] == hands[0]
                and self.hands[first + 1] == hands[1]
                and self.hands[first + 2] == hands[2]
                and self.hands[first + 3] == hands[3]
                and self.weights[at] > 0.0
            ):
                return self.weights[at]
            at += 1
        return 0.0

    def full(self) -> float:
        """The sum of all weights."""
        whole = 0.0
        for weight in self.weights:
            whole += weight
        return whole

    def draw(self, dice: Dice) -> i64:
        """The index of random hands, in proportion to their weight."""
        rest = float(dice.word()) / WORD * self.full()
        chosen: i64 = 0
        at: i64 = 0
        while at < len(self.weights):
            if self.weights[at] > 0.0:
                chosen = at
                if rest < self.weights[at]:
                    break
                rest -= self.weights[at]
            at += 1
        return chosen

    def thin(self, dice: Dice) -> Layer:
        """A random sample of MOST hands with the same total weight."""
        thinner = Layer()
        share = self.full() / float(MOST)
        n: i64 = 0
        while n < MOST:
            first = 4 * self.draw(dice)
            hands = self.hands
            thinner.add(hands[first], hands[first + 1], hands[first + 2], hands[first + 3], share)
            n += 1
        return thinner


@final
class Stories:
    """The possible histories under one chart; `weight` is the likelihood of everything that was seen."""

    def __init__(self, state: Elixir, clues: Clues, chart: i64, dice: Dice) -> None:
        self.past = state.past
        self.clues = clues
        self.chart = chart
        self.before: list[Layer] = []  # the hands before each unseen filching
        layer = Layer()
        layer.add(0, 0, 0, 0, 1.0)
        for now in state.past:
            if what_of(now) == TRICKED and clues.unseen(now):
                self.before.append(layer)
                layer = self.branch(layer, seat_of(now), other_of(now))
                if len(layer.weights) > MOST:
                    layer = layer.thin(dice)
            else:
                self.tell(layer, now)
        self.last = layer
        self.weight: float = layer.full()

    def branch(self, layer: Layer, thief: i64, victim: i64) -> Layer:
        """The hands after an unseen filching: any card of the victim but Baneful Brew, which is shown."""
        after = Layer()
        hands = vec[i64]([0, 0, 0, 0])
        at: i64 = 0
        while at < len(layer.weights):
            kind: i64 = 0
            while kind < 9:
                held = many(layer.hands[4 * at + victim], kind)
                if held != 0 and kind != BANE and layer.weights[at] > 0.0:
                    seat: i64 = 0
                    while seat < 4:
                        hands[seat] = layer.hands[4 * at + seat]
                        seat += 1
                    hands[victim] -= one(kind)
                    hands[thief] += one(kind)
                    after.add(hands[0], hands[1], hands[2], hands[3], layer.weights[at] * float(held))
                kind += 1
            at += 1
        return after

    def tell(self, layer: Layer, now: i64) -> None:
        """Applies an entry that was seen; hands that contradict it get the weight 0."""
        what = what_of(now)
        seat = seat_of(now)
        kind = about(now)
        at: i64 = 0
        while at < len(layer.weights):
            mine = 4 * at + seat
            if what == BREWED:
                layer.hands[mine] += one(self.chart >> 4 * kind & 15)
            elif what == TAKEN:
                layer.hands[mine] += one(kind)
            elif what == DRANK:
                if self.lose(layer, at, mine, kind) == 0:
                    layer.weights[at] = 0.0
            elif what == STOLEN:
                layer.weights[at] *= float(self.lose(layer, at, mine, kind))
            elif what in (TRICKED, SPRUNG):
                layer.weights[at] *= float(self.lose(layer, at, 4 * at + other_of(now), kind))
                if what == TRICKED:
                    layer.hands[mine] += one(kind)
            elif what == ENDED:
                hand = layer.hands[mine]
                if many(hand, 6) != 0 and many(hand, 7) != 0 and many(hand, 8) != 0:
                    layer.weights[at] = 0.0
            at += 1

    def lose(self, layer: Layer, at: i64, place: i64, kind: i64) -> i64:
        """Removes a card of that kind from a hand, if there is one; returns the number held before."""
        held = many(layer.hands[place], kind)
        if held != 0:
            layer.hands[place] -= one(kind)
        return held

    def choose(self, hands: vec[i64], dice: Dice) -> vec[i64]:
        """A random history by its weight: returns the past with its filchings, and fills `hands`."""
        told = self.past[:]
        first = 4 * self.last.draw(dice)
        seat: i64 = 0
        while seat < 4:
            hands[seat] = self.last.hands[first + seat]
            seat += 1
        now_hands = hands[:]
        layer = len(self.before)
        at: i64 = len(told) - 1
        while at >= 0:
            now = told[at]
            if what_of(now) == TRICKED and self.clues.unseen(now):
                layer -= 1
                kind = self.undo_trick(self.before[layer], now_hands, seat_of(now), other_of(now), dice)
                told[at] = entry(TRICKED, seat_of(now), other_of(now), kind)
            else:
                self.untell(now_hands, now)
            at -= 1
        return told

    def undo_trick(self, before: Layer, hands: vec[i64], thief: i64, victim: i64, dice: Dice) -> i64:
        """Undoes an unseen filching; returns the kind of card, drawn by the weights of earlier hands."""
        shares = vec[float]([0.0 for _ in range(9)])
        whole = 0.0
        kind: i64 = 0
        while kind < 9:
            if many(hands[thief], kind) != 0 and kind != BANE:
                hands[thief] -= one(kind)
                hands[victim] += one(kind)
                shares[kind] = before.find(hands) * float(many(hands[victim], kind))
                whole += shares[kind]
                hands[thief] += one(kind)
                hands[victim] -= one(kind)
            kind += 1
        rest = float(dice.word()) / WORD * whole
        chosen: i64 = 0
        kind = 0
        while kind < 9 and rest >= 0.0:
            if shares[kind] > 0.0:
                chosen = kind
                rest -= shares[kind]
            kind += 1
        hands[thief] -= one(chosen)
        hands[victim] += one(chosen)
        return chosen

    def untell(self, hands: vec[i64], now: i64) -> None:
        """Undoes an entry that was seen."""
        what = what_of(now)
        seat = seat_of(now)
        kind = about(now)
        if what == BREWED:
            hands[seat] -= one(self.chart >> 4 * kind & 15)
        elif what == TAKEN:
            hands[seat] -= one(kind)
        elif what in (DRANK, STOLEN):
            hands[seat] += one(kind)
        elif what in (TRICKED, SPRUNG):
            hands[other_of(now)] += one(kind)
            if what == TRICKED:
                hands[seat] -= one(kind)
