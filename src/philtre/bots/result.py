"""The result of a search: a policy, values, and the line that it expects."""

from __future__ import annotations

import math
from typing import Any, NamedTuple


class ActionStatistics(NamedTuple):
    """An action of the searched decision. `value` is the actor's, from 0 to 1; `policy` a share of visits."""

    action: int
    visits: int
    policy: float
    value: float
    prior: float


class SearchResult(NamedTuple):
    """The findings of a search about a decision.

    `actions` has every legal action, best first. `values` has the mean value of the decision for each seat,
    over the simulations; it is empty, and the action's value is nan, where the only legal action was taken
    without a search. `line` begins
    with the best action and goes on with the most visited decisions and chance events, in a determinization
    for the searching seat, as far as the tree reaches. `simulations` were made in `seconds`.
    """

    seat: int
    actions: list[ActionStatistics]
    values: list[float]
    line: list[int]
    simulations: int
    seconds: float

    @property
    def action(self) -> int:
        """The best action: the most visited."""
        return self.actions[0].action

    @property
    def value(self) -> float | None:
        """The actor's mean value over the simulations; None without a search."""
        return self.values[self.seat] if self.values else None

    @property
    def policy(self) -> dict[int, float]:
        """Each action's share of the visits; the shares add up to 1."""
        return {one.action: one.policy for one in self.actions}


def forced_result(seat: int, action: int) -> SearchResult:
    """The result for the only legal action, which needs no search."""
    return SearchResult(seat, [ActionStatistics(action, 0, 1.0, math.nan, 1.0)], [], [action], 0, 0.0)


def last_result(bot: Any) -> SearchResult | None:
    """The result of a bot's last decision, from its attribute `result`; None if it did not search."""
    result = getattr(bot, "result", None)
    return result if isinstance(result, SearchResult) else None
