"""Elixir's heuristics: values from the rounds that each wizard needs to win, and rollouts to a turn's end."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.dice import Dice
from philtre.core.heuristics import Heuristics, value_vector
from philtre.core.state import CHANCE, NOBODY, State
from philtre.games.elixir.heuristics.distances import Distances
from philtre.games.elixir.heuristics.evaluation import Evaluation
from philtre.games.elixir.heuristics.weights import FILE, Weights, read_weights
from philtre.games.elixir.rules import dealing
from philtre.games.elixir.rules.layout import BANE, GOLD
from philtre.games.elixir.rules.moves import DRINK, HIRE, POTION, SMASH_ALL
from philtre.games.elixir.rules.phases import FILCHED, FINDING, MOVING_IN
from philtre.games.elixir.rules.state import Elixir
from philtre.games.elixir.rules.tables import Tables
from philtre.games.elixir.rules.turns import parts
from philtre.text.weights import MODEL

PLAYED_ON: Final = 12  # steps at most, to the end of a turn: what is half done is hard to tell
VALUE_SCALE: Final = 0.1  # one turn of many moves a chance to win by little


@final
class ElixirHeuristics(Heuristics):
    """Values from the rounds that each wizard still needs."""

    def __init__(self, tables: Tables) -> None:
        weights = read_weights(tables.weights)
        self.evaluation = Evaluation(Distances(tables, weights.closer), weights)

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Elixir)
        if state.actor == NOBODY or state.phase == MOVING_IN:
            return value_vector(self.settled(state))
        weights = self.evaluation.weights
        seats = state.setup.seats
        if parts(state, state.seat) == 3 and state.round != 0:  # nobody can take them before the turn ends
            return self.won_by(state, state.seat)
        found = vec[float]()
        steps = vec[float]()
        least = 999.0
        seat: i64 = 0
        while seat < seats:
            rounds = self.evaluation.rounds_left(state, seat)
            steps = append(steps, self.evaluation.steps_left())
            if rounds < least:
                least = rounds
            found = append(found, rounds)
            seat += 1
        spread = weights.spread + weights.spread_grows * least
        by_rounds = (least - float(state.setup.rounds - state.round)) / weights.limit_felt + 0.5
        if by_rounds > 0.0:
            by_rounds = min(1.0, by_rounds)
            least = self.count_the_rounds(state, found, by_rounds)
            spread += (weights.spread - spread) * by_rounds
        impatience = min(1.0, max(0.0, (float(state.round) - weights.patient) / weights.impatient)) * (
            1.0 - max(0.0, by_rounds)
        )
        now = float(state.round) + float(state.seat) / float(seats) - weights.patient
        lasting = max(weights.lasting, float(state.setup.rounds))
        alone = found[:]
        whole = 0.0
        seat = 0
        while seat < seats:
            found[seat] = math.exp((least - found[seat]) / spread)
            whole += found[seat]
            seat += 1
        seat = 0
        while seat < seats:
            found[seat] = found[seat] / whole
            if impatience > 0.0:
                soon = max(0.0, 1.0 - (now + max(0.0, alone[seat]) + weights.step * steps[seat]) / lasting)
                found[seat] += impatience * (soon - found[seat])
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
        """Judge by these weights from now on; the fixed ones must be as before."""
        self.evaluation.weights = Weights(weights)

    def won_by(self, state: Elixir, winner: i64) -> vec[float]:
        found = vec[float]()
        seat: i64 = 0
        while seat < state.setup.seats:
            if seat == winner:
                found = append(found, 1.0)
            else:
                found = append(found, 0.0)
            seat += 1
        return found

    def count_the_rounds(self, state: Elixir, found: vec[float], share: float) -> float:
        """E21: when the rounds run out first, parts count, then gold; what the best has now."""
        weights = self.evaluation.weights
        least = 999.0
        seat: i64 = 0
        while seat < state.setup.seats:
            gold = float(state.own[state.row(seat) + GOLD])
            standing = weights.part_at_the_limit * float(parts(state, seat))
            standing += weights.gold_at_the_limit * gold
            found[seat] = found[seat] + share * (-standing - found[seat])
            if found[seat] < least:
                least = found[seat]
            seat += 1
        return least

    def settled(self, state: Elixir) -> list[float]:
        if state.actor == NOBODY:
            return state.returns()
        return [1.0 / float(state.setup.seats) for _ in range(int(state.setup.seats))]

    def value_scale(self) -> float:
        return VALUE_SCALE

    def rollout(self, state: State, dice: Dice) -> i64:
        """Plays to the end of the turn, greedily for its wizard: the value of half a turn is a guess."""
        assert isinstance(state, Elixir)
        steps: i64 = 0
        seat = state.seat
        start = state.round
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.play(dealing.pick(state, dice.word()))
            elif state.seat == seat and state.round == start and steps < PLAYED_ON:
                state.play(self.next_step(state, False))
            else:
                break
            steps += 1
        return steps

    def rollout_action(self, state: State, dice: Dice) -> i64:
        assert isinstance(state, Elixir)
        return self.next_step(state, False)

    def next_step(self, state: Elixir, quiet: bool) -> i64:
        """The action that leaves the actor the fewest rounds; `quiet`: without drink, hire, send or filch."""
        actions = state.actions()
        best = actions[0]
        if len(actions) == 1:
            return best
        least = 9999.0
        for action in actions:
            if quiet and (DRINK <= action < SMASH_ALL or action == HIRE):
                continue
            twin = state.copy()
            twin.play(action)
            rounds = self.evaluation.rounds_left(twin, state.actor)
            if twin.seat != state.seat or twin.round != state.round:  # the others' clocks have moved on, too
                rounds += 1.0 / float(state.setup.seats)
            if rounds < least:
                least = rounds
                best = action
        return best

    def hidden(self, state: State, action: i64, seat: i64) -> bool:
        assert isinstance(state, Elixir)
        if state.phase == FINDING:
            return seat != state.seat
        if state.phase == FILCHED:
            return action != POTION + BANE and seat != state.seat and seat != state.victim
        return False
