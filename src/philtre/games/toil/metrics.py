"""The counts of a study in Toil and Trouble: effects drunk and Orders sold."""

from __future__ import annotations

from philtre.core.event import Event
from philtre.core.metrics import Gain, Metrics, Use
from philtre.core.state import State
from philtre.games.toil.rules.layout import GOLD, STRIDE
from philtre.games.toil.rules.moves import EFFECTS
from philtre.games.toil.rules.state import Toil
from philtre.games.toil.rules.tables import Tables


class ToilMetrics(Metrics):
    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def things(self) -> dict[str, list[str]]:
        effects = [id for id, cost in zip(EFFECTS, self.tables.costs, strict=True) if cost]
        return {"effect": effects, "order": list(self.tables.orders)}

    def uses(self, event: Event) -> list[Use]:
        facts = event.facts or {}
        if event.kind == "effect":
            return [Use(facts["seat"], "effect", facts["effect"])]
        if event.kind == "sold":
            return [Use(facts["seat"], "order", facts["order"])]
        return []

    def accounts(self) -> list[str]:
        return ["orders", "drunk", "added", "dumped", "attacks"]

    def gains(self, event: Event) -> list[Gain]:
        """Gold by the Order sold, potions drunk, ingredients added, cauldrons dumped, and attacks."""
        facts = event.facts or {}
        if event.kind == "sold":
            return [Gain(facts["seat"], "orders", facts["gold"], "order", facts["order"])]
        if event.kind in ("drank", "added", "dumped"):
            return [Gain(facts["seat"], "drunk" if event.kind == "drank" else event.kind)]
        if event.kind in ("burnt", "stole", "corroded", "paralysed"):
            return [Gain(facts["seat"], "attacks")]
        return []

    def turns(self, state: State) -> int:
        assert isinstance(state, Toil)
        return int(state.turn)

    def cut_short(self, state: State) -> bool:
        """True if the last round was played with Orders in play and nobody had reached the goal."""
        assert isinstance(state, Toil)
        setup = state.setup
        most = max(int(state.tally[seat * STRIDE + GOLD]) for seat in range(int(setup.seats)))
        return state.over and state.turn >= setup.turns and state.open != 0 and most < self.tables.goal
