"""The Magical Race's heuristics: values from each player's distance to the goal, in turns."""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.dice import Dice
from philtre.core.heuristics import Heuristics, value_vector
from philtre.core.state import NOBODY, State
from philtre.games.race.heuristics.evaluation import Evaluation
from philtre.games.race.heuristics.weights import FILE, Weights
from philtre.games.race.rules.layout import CAME, COINS, GOODS, PLACE, POTIONS, ROW, SHIELDED
from philtre.games.race.rules.losing import held
from philtre.games.race.rules.moves import METEOR, MOST_SPACES, POISON
from philtre.games.race.rules.phases import AFTER, BEFORE, TRADING
from philtre.games.race.rules.state import Race
from philtre.games.race.rules.tables import Tables
from philtre.games.race.rules.turns import goal_reached, worth_held
from philtre.text.weights import MODEL

SCALE: Final = 0.1
FOREVER: Final = 1e9


@final
class RaceHeuristics(Heuristics):
    """Values from each player's distance to the goal, in turns. Every action is visible to everybody."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.evaluation = Evaluation(tables)

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Race)
        if state.actor == NOBODY:
            return value_vector(state.returns())
        setup = state.setup
        seats = setup.seats
        found = vec[float]()
        rest = float(setup.rounds - state.round)
        least = FOREVER
        if setup.even_rounds and goal_reached(state):
            rest = 0.0
        else:
            seat: i64 = 0
            while seat < seats:
                time = self.distance(state, seat)
                found = append(found, time)
                least = min(least, time)
                seat += 1
        if least > rest:
            found = self.at_the_limit(state, rest)
            least = rest
        return split(found, least, self.evaluation.weights)

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
        self.evaluation.use_weights(Weights(weights))

    def distance(self, state: Race, seat: i64) -> float:
        """Rounds from now until this player has the coins."""
        evaluation = self.evaluation
        evaluation.look(state, seat)
        time = evaluation.turns(state, seat)
        if seat != state.seat:
            seats = state.setup.seats
            if state.setup.even_rounds:
                if seat < state.seat:
                    time += 1.0
            else:
                time += float((seat - state.seat + seats) % seats) / float(seats)
        return time + self.danger(state, seat)

    def danger(self, state: Race, seat: i64) -> float:
        """The turns that rivals may cost the player last looked at, by attacking it soon."""
        table = state.table
        base = seat * ROW
        place = table[base + PLACE]
        if place == self.tables.market or table[base + SHIELDED] != 0:
            return 0.0
        total = 0.0
        rival: i64 = 0
        while rival < state.setup.seats:
            row = rival * ROW
            if rival != seat and table[row + POTIONS + POISON] + table[row + POTIONS + METEOR] != 0:
                distances = self.evaluation.distances
                stance = distances.stance(table[row + PLACE], table[row + CAME])
                steps = distances.steps[stance * MOST_SPACES + place]
                if steps <= 6 and table[row + PLACE] != self.tables.market:
                    loss = 0.0
                    if table[row + POTIONS + POISON] != 0:
                        loss = self.blow(state, rival, POISON)
                    if table[row + POTIONS + METEOR] != 0:
                        loss = max(loss, self.blow(state, rival, METEOR))
                    chance = float(min(6, 7 - steps)) / 6.0
                    if rival != state.seat:
                        chance *= self.evaluation.weights.not_sure
                    total += chance * loss
            rival += 1
        return total

    def blow(self, state: Race, rival: i64, potion: i64) -> float:
        """The cost of an attack in turns, less the value of the potion; at least 0: else it is not made."""
        weights = self.evaluation.weights
        pieces = self.tables.damage[potion]
        cost = self.evaluation.setback(pieces)
        if state.setup.spoils and cost > 0.0:
            cost += weights.spoil * float(max(0, min(pieces, state.room(rival))))
        return max(0.0, cost - weights.pace * float(self.tables.worth[potion]))

    def at_the_limit(self, state: Race, rest: float) -> vec[float]:
        """The turns that each player lacks, if nobody reaches the goal in the rounds that are left (R19)."""
        evaluation = self.evaluation
        weights = evaluation.weights
        distances = evaluation.distances
        table = state.table
        found = vec[float]()
        seat: i64 = 0
        while seat < state.setup.seats:
            base = seat * ROW
            evaluation.look(state, seat)
            turns = rest
            if seat >= state.seat:
                turns += 1.0
            home = distances.home[distances.stance(table[base + PLACE], table[base + CAME])]
            if seat == state.seat and state.phase not in (BEFORE, AFTER, TRADING):
                home += 1.0
            wait = 1.0 + home
            if seat == state.seat and (state.phase != BEFORE or state.fresh == 0):
                if state.phase == TRADING:
                    wait = 0.0
                elif state.phase == BEFORE or state.phase == AFTER:
                    wait += 1.0
            coins = float(table[base + COINS])
            load = evaluation.sold
            if wait <= turns:
                load += weights.late * (turns - wait)
            hurry = weights.hurry
            coins += in_time(home, turns, hurry) * evaluation.in_hand + in_time(wait, turns, hurry) * load
            ties = weights.in_hand * float(worth_held(state, seat))
            coins += ties + weights.carried * float(held(state, seat, GOODS))
            found = append(found, -weights.pace * coins)
            seat += 1
        return found

    def value_scale(self) -> float:
        """One turn changes a chance of winning by a few hundredths."""
        return SCALE

    def corrects_drift(self) -> bool:
        """False: with the correction greedy players beat the search (docs/bots.md)."""
        return False

    def rollout(self, state: State, dice: Dice) -> i64:
        """Plays nothing and returns 0: the values look further ahead than a quick rollout would."""
        return 0


def in_time(wait: float, turns: float, hurry: float) -> float:
    """The chance that something which takes so many turns is done within the turns that are left."""
    if wait <= turns:
        return 1.0
    return hurry * math.exp(turns - wait)


def split(times: vec[float], leader: float, weights: Weights) -> vec[float]:
    """Convert distances to chances: a nearer player wins more often, but never surely.

    `leader` is what the leader lacks, in turns: the more, the more luck is still to come.
    """
    spread = weights.luck + weights.luck_to_come * math.sqrt(max(0.0, leader))
    surprise = weights.surprise
    seats = len(times)
    least = FOREVER
    for seat in range(seats):
        least = min(least, times[seat])
    found = vec[float]()
    whole = 0.0
    surprises = 0.0
    for seat in range(seats):
        share = math.exp((least - times[seat]) / spread)
        found = append(found, share)
        whole += share
        times[seat] = 1.0 / (1.0 + max(0.0, times[seat] + weights.certain))
        surprises += times[seat]
    for seat in range(seats):
        found[seat] = (1.0 - surprise) * found[seat] / whole + surprise * times[seat] / surprises
    return found
