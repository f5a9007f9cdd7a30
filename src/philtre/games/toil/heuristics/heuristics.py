"""Toil and Trouble's heuristics: values from the gold that each seat still needs, and quick rollouts."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import count
from philtre.core.dice import Dice
from philtre.core.heuristics import Heuristics, value_vector
from philtre.core.state import CHANCE, NOBODY, State
from philtre.games.toil.heuristics.evaluation import Evaluation
from philtre.games.toil.heuristics.weights import FILE, Weights
from philtre.games.toil.rules.cauldrons import power
from philtre.games.toil.rules.layout import BREW, STRIDE
from philtre.games.toil.rules.moves import (
    ADD,
    COMBUSTION,
    CORROSION,
    DONE,
    GROWTH,
    TELEPORTATION,
)
from philtre.games.toil.rules.orders import open_order
from philtre.games.toil.rules.phases import (
    BREWING,
    BRINGING,
    BURNING,
    CORRODING,
    DEALING,
    DROPPING,
    FORESEEING,
    GATHERING,
    GIVING,
    GROWING,
    HASTENING,
    MOVING,
    POTIONS,
    STEALING,
    TAKING,
    TARGETING,
)
from philtre.games.toil.rules.setup import OPEN_ORDERS
from philtre.games.toil.rules.state import Toil
from philtre.games.toil.rules.tables import Tables
from philtre.text.weights import MODEL

TRIES: Final = 2  # actions that a rollout tries in Brewing


@final
class ToilHeuristics(Heuristics):
    """Values from the gold that each seat lacks, less the expected sales of its cauldrons and hand."""

    def __init__(self, tables: Tables) -> None:
        self.evaluation = Evaluation(tables)

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Toil)
        if state.actor == NOBODY:
            return value_vector(state.returns())
        seats = state.setup.seats
        found = vec[float]([0.0] * seats)
        if state.phase == DEALING:
            seat: i64 = 0
            while seat < seats:
                found[seat] = 1.0 / float(seats)
                seat += 1
            return found
        evaluation = self.evaluation
        weights = evaluation.weights
        seat = 0
        while seat < seats:
            found[seat] = evaluation.wanting(state, seat)
            seat += 1
        if state.drunk >= 0:
            found[state.seat] = found[state.seat] * math.exp(-self.pending(state) * weights.drinking)
        whole = 0.0
        seat = 0
        while seat < seats:
            share = math.exp(-weights.power * math.log(found[seat] + weights.floor))
            found[seat] = share
            whole += share
            seat += 1
        seat = 0
        while seat < seats:
            found[seat] = found[seat] / whole
            seat += 1
        return found

    def model(self, state: State) -> str:
        """The name of the weights that judge this state."""
        return MODEL

    def weights(self, model: str) -> dict[str, float]:
        """The weights of a model, by name."""
        return self.evaluation.weights.numbers

    def weight_limits(self, model: str) -> dict[str, tuple[float, float]]:
        """The least and the largest of each weight that a content file may bring."""
        return dict(FILE.limits[model])

    def fixed_features(self) -> list[str]:
        """The names of the weights that are set by hand, and not fitted."""
        return list(FILE.fixed)

    def use_weights(self, model: str, weights: dict[str, float]) -> None:
        """Judge by these weights from now on."""
        self.evaluation.use_weights(Weights(weights))

    def pending(self, state: Toil) -> float:
        """The expected gain from the rest of a potion that is being drunk."""
        to_come = self.evaluation.weights.to_come
        total = 0.0
        effect: i64 = 0
        while effect < 16:
            if state.todo >> effect & 1 != 0:
                total += self.expected(state, effect)
            effect += 1
        phase = state.phase
        effect = state.effect
        if phase == TARGETING:
            total += self.expected(state, effect)
        elif phase in (GROWING, CORRODING):
            total += to_come[effect] * float(state.left)
        elif phase == MOVING:
            total += to_come[effect] * float(state.left) / 3.0
        elif phase in (STEALING, GIVING, TAKING):
            total += to_come[effect] * float(state.left) / 2.0
        elif phase == HASTENING:
            total += to_come[effect] * float(3 - count(state.brewed)) / 3.0
        elif phase == DROPPING:
            total += to_come[effect] * float(3 - state.at) / 3.0
        elif phase in (BURNING, FORESEEING, BRINGING):
            total += self.expected(state, effect)
        return total

    def expected(self, state: Toil, effect: i64) -> float:
        """The expected gain from an effect, in this position."""
        value = self.evaluation.weights.to_come[effect]
        if effect == COMBUSTION:
            return value * self.dearest(state)
        if effect == TELEPORTATION:
            return value + self.better_hand(state)
        if effect == GROWTH:
            return value * float(power(state, effect) + 1)
        if effect == CORROSION:
            return value * float(power(state, effect))
        return value

    def better_hand(self, state: Toil) -> float:
        """The value of the best hand of the others, less that of the drinker's own."""
        most = -9.0
        seat: i64 = 0
        while seat < state.setup.seats:
            if seat != state.seat and self.evaluation.hands[seat] > most:
                most = self.evaluation.hands[seat]
            seat += 1
        return most - self.evaluation.hands[state.seat]

    def dearest(self, state: Toil) -> float:
        """The most that any one cauldron of the others promises."""
        most = 0.0
        place: i64 = 0
        while place < 3 * state.setup.seats:
            if place // 3 != state.seat and self.evaluation.best[place] > most:
                most = self.evaluation.best[place]
            place += 1
        return most

    def rollout(self, state: State, dice: Dice) -> i64:
        """Plays one round, to a turn of the same seat, so that values are comparable."""
        assert isinstance(state, Toil)
        steps: i64 = 0
        turn = state.turn + state.setup.seats
        while state.actor != NOBODY and (state.turn < turn or state.phase != BREWING):
            if state.actor == CHANCE:
                state.play(state.pick(dice.word()))
            else:
                state.play(self.rollout_action(state, dice))
            steps += 1
        return steps

    def rollout_action(self, state: State, dice: Dice) -> i64:
        """The dearest sale, a card that Orders want, or a random action, as the phase asks for."""
        assert isinstance(state, Toil)
        out = state.setup.scratch
        number = state.list_actions(out)
        if state.phase == POTIONS:
            return self.dearest_sale(state, out[:number])
        if state.phase == BREWING:
            return self.rollout_brew(state, out, number, dice)
        return out[dice.below(number)]

    def rollout_brew(self, state: Toil, out: vec[i64], number: i64, dice: Dice) -> i64:
        """The action, of a few, whose card has most effects that Orders want of its cauldron; else DONE."""
        evaluation = self.evaluation
        best: i64 = DONE
        most: i64 = -1
        tries: i64 = 0
        while tries < TRIES:
            action = out[dice.below(number)]
            if action >= ADD:
                nth = (action - ADD) // evaluation.kinds
                gain = count(evaluation.has[(action - ADD) % evaluation.kinds] & self.wanted(state, nth))
                if gain > most:
                    most = gain
                    best = action
            tries += 1
        return best

    def wanted(self, state: Toil, nth: i64) -> i64:
        """The effects that Orders in play still want of one of the player's cauldrons, as bits."""
        entry = state.seat * STRIDE + BREW + 2 * nth
        wanted: i64 = 0
        place: i64 = 0
        while place < OPEN_ORDERS:
            order = open_order(state, place)
            if order >= 0:
                wanted |= self.evaluation.lacking_effects(order, state.tally[entry], state.tally[entry + 1])
            place += 1
        return wanted

    def hidden(self, state: State, action: i64, seat: i64) -> bool:
        assert isinstance(state, Toil)
        phase = state.phase
        tables = state.setup.tables
        if phase in (GATHERING, FORESEEING):
            return seat != state.seat
        if phase == DEALING and state.dealt < tables.hand * state.setup.seats:
            return seat != state.dealt // tables.hand
        return False

    def dearest_sale(self, state: Toil, actions: vec[i64]) -> i64:
        """The sale that brings most; DONE if there is none."""
        numbers = state.setup.tables.numbers
        best: i64 = DONE
        most: i64 = 0
        for index in range(len(actions)):
            if actions[index] >= numbers.sell:
                value = self.evaluation.value[(actions[index] - numbers.sell) % numbers.orders]
                if value > most:
                    most = value
                    best = actions[index]
        return best
