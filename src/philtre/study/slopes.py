"""Fits for heuristics whose values are no sums of weighted features, but change with each weight.

Near the old weights the logarithm of a value changes by its slope for each weight. These slopes, measured by
values with a little more and a little less of the weight, are the features of the fit. It moves each weight
as a share of what it was, since some are a hundred times others. Losses are those of the values themselves.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, Protocol, runtime_checkable

from philtre.core.errors import PhiltreError
from philtre.core.state import CHANCE, State
from philtre.study.engine import Progress
from philtre.study.pairing import GameSteps, Matchup

STEP: Final = 0.1  # of a weight, up and down
LEAST: Final = 1e-9  # a value of 0 has no logarithm
POSITIONS: Final = 40  # of a game, at most
DIGITS: Final = 4  # of a weight, significant ones


@runtime_checkable
class TunableHeuristics(Protocol):
    """Heuristics whose weights can be changed, each within its limits."""

    def model(self, state: State) -> str:
        """The name of the weights that judge this state."""
        ...

    def values(self, state: State) -> Sequence[float]:
        """Each seat's chance to win."""
        ...

    def weights(self, model: str) -> dict[str, float]:
        """The weights of a model, by name."""
        ...

    def weight_limits(self, model: str) -> dict[str, tuple[float, float]]:
        """The least and the largest of each weight."""
        ...

    def fixed_features(self) -> list[str]:
        """The names of the weights that are not fitted."""
        ...

    def use_weights(self, model: str, weights: dict[str, float]) -> None:
        """Judge by these weights from now on; the fixed ones are as before."""
        ...


class Slopes:
    """The weights of a model as shares of what they are now: all begin at 1."""

    def __init__(self, numpy: Any, heuristics: TunableHeuristics, model: str) -> None:
        self.numpy = numpy
        self.heuristics = heuristics
        self.model = model
        self.weights = heuristics.weights(model)
        limits = heuristics.weight_limits(model)
        self.sizes = {name: abs(weight) or 1.0 for name, weight in self.weights.items()}
        bounds = [sorted(self.share(name, limit) for limit in limits[name]) for name in self.weights]
        self.least = numpy.array([low for low, _ in bounds])
        self.most = numpy.array([high for _, high in bounds])

    def share(self, name: str, weight: float) -> float:
        return 1.0 + (weight - self.weights[name]) / self.sizes[name]

    def changed(self, name: str, share: float) -> dict[str, float]:
        """All weights, one of them changed to a share of what it was."""
        return self.weights | {name: self.weights[name] + self.sizes[name] * (float(share) - 1.0)}

    def named(self, shares: Any) -> dict[str, float]:
        """The weights of these shares, with four digits that count."""
        found = {}
        for name, share in zip(self.weights, shares, strict=True):
            changed = self.changed(name, share)[name]
            found[name] = self.weights[name] if share == 1.0 else float(f"{changed:.{DIGITS}g}")
        return found

    def measure(self, states: Sequence[State]) -> tuple[Any, Any]:
        """The slopes of the values (positions × seats × weights), and the logarithms of the values."""
        fixed = self.heuristics.fixed_features()
        free = [name for name in self.weights if name not in fixed]
        middle = self.logarithms(states, self.weights)
        slopes = self.numpy.zeros((*middle.shape, len(self.weights)))
        progress = Progress(len(free), what="weights", exact=True)
        try:
            for place, name in enumerate(self.weights):
                if name in free:
                    least, most = max(self.least[place], 1 - STEP), min(self.most[place], 1 + STEP)
                    down, up = (self.logarithms(states, self.changed(name, one)) for one in (least, most))
                    slopes[:, :, place] = (up - down) / (most - least)
                    progress.add(1)
        finally:
            progress.close()
        return slopes, middle

    def logarithms(self, states: Sequence[State], weights: dict[str, float]) -> Any:
        """The logarithms of each seat's chance in each position, by these weights."""
        self.heuristics.use_weights(self.model, weights)
        try:
            values = [
                [math.log(max(LEAST, one)) for one in self.heuristics.values(state)] for state in states
            ]
        finally:
            self.heuristics.use_weights(self.model, self.weights)
        return self.numpy.array(values)


def positions(matchup: Matchup, steps: GameSteps) -> tuple[list[State], State]:
    """Positions after decisions all along a game, and its end."""
    if len(matchup.bots) == 1:
        raise PhiltreError(f"{matchup.game} alone has no weights to fit")
    state = matchup.start()
    found: list[State] = []
    for action in steps.actions:
        decided = state.actor != CHANCE
        state.play(action)
        if decided and not state.over:
            found.append(state.copy())
    return found[:: max(1, math.ceil(len(found) / POSITIONS))], state
