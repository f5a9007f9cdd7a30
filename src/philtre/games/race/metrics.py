"""What a study can count in the race: what becomes of each kind of potion."""

from __future__ import annotations

from philtre.core.event import Event
from philtre.core.metrics import Metrics, Use
from philtre.core.state import State
from philtre.games.race.content import Tables
from philtre.games.race.rules import Race

# Events that tell of a potion, by the group that they count for.
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
    """Potions crafted, and of these sold, used and lost."""

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

    def turns(self, state: State) -> int:
        assert isinstance(state, Race)
        return int((state.round - 1) * state.setup.seats + state.seat + 1)

    def cut_short(self, state: State) -> bool:
        assert isinstance(state, Race)
        most = max(player.coins for player in state.view(None).players)
        return bool(most < state.setup.tables.goal)
