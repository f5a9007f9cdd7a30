"""The counts of a study in the race: potions crafted, sold, used and lost."""

from __future__ import annotations

from philtre.core.event import Event
from philtre.core.metrics import Gain, Metrics, Use
from philtre.core.state import State
from philtre.games.race.rules.state import Race
from philtre.games.race.rules.tables import Tables

# Events about a potion, with the group that each counts for.
GROUPS = {
    "crafted": "potion",
    "sold": "potion-sold",
    "drank": "potion-used",
    "teleported": "potion-used",
    "swapped": "potion-used",
    "attacked": "potion-used",
    "spilled": "potion-lost",
}


class RaceMetrics(Metrics):
    """Counts potions by kind: crafted, and of these sold, used and lost."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def things(self) -> dict[str, list[str]]:
        return {group: list(self.tables.potions) for group in dict.fromkeys(GROUPS.values())}

    def uses(self, event: Event) -> list[Use]:
        group = GROUPS.get(event.kind)
        if group is None or event.facts is None:
            return []
        use = Use(event.facts["seat"], group, event.facts["potion"])
        return [use] * (event.facts["count"] if event.kind == "spilled" else 1)

    def accounts(self) -> list[str]:
        return ["coins", "crafted", "used", "lost", "gathered", "given-up"]

    def gains(self, event: Event) -> list[Gain]:
        """Coins by the potion sold, potions by their use, and resources gathered and given up."""
        facts = event.facts or {}
        if event.kind == "sold":
            return [Gain(facts["seat"], "coins", facts["coins"], "potion", facts["potion"])]
        if event.kind == "gained":
            return [Gain(facts["seat"], "gathered", facts["count"])]
        if event.kind == "gave":
            return [Gain(facts["seat"], "given-up", facts["count"])]
        if event.kind == "gave-to":
            return [
                Gain(facts["seat"], "given-up", facts["count"]),
                Gain(facts["to_seat"], "gathered", facts["count"]),
            ]
        accounts = {"potion": "crafted", "potion-used": "used", "potion-lost": "lost"}
        return [Gain(use.seat, accounts[use.group]) for use in self.uses(event)]

    def turns(self, state: State) -> int:
        assert isinstance(state, Race)
        return int((state.round - 1) * state.setup.seats + state.seat + 1)

    def cut_short(self, state: State) -> bool:
        assert isinstance(state, Race)
        most = max(player.coins for player in state.view(None).players)
        return bool(most < state.setup.tables.goal)
