"""The counts of a study in Elixir: potions brewed and drunk, goods bought, Strangers met, hired and sent."""

from __future__ import annotations

from philtre.core.event import Event
from philtre.core.metrics import Gain, Metrics, Use
from philtre.core.state import State
from philtre.games.elixir.rules.state import Elixir
from philtre.games.elixir.rules.tables import DRINKS, Tables
from philtre.games.elixir.rules.turns import parts

# By the kind of event: the group, and the fact that holds the thing's id.
GROUPS = {
    "brewed": ("brewed", "potion"),
    "drank": ("drunk", "potion"),
    "bought": ("bought", "ingredient"),
    "met": ("met", "stranger"),
    "hired": ("hired", "stranger"),
    "sent": ("sent", "stranger"),
}

# By the kind of event: the account, and the fact that holds the amount (empty: 1).
ACCOUNTS = {
    "brewed": ("brewed", ""),
    "brew-failed": ("failed", ""),
    "drank": ("drunk", ""),
    "looked": ("formulas", ""),
    "earned": ("wages", "count"),
    "given": ("found", "count"),
    "took-gold": ("found", "count"),
    "bought": ("spent", "count"),
    "healed": ("healers", "count"),
    "hired": ("hired", ""),
    "sent": ("attacks", ""),
}


class ElixirMetrics(Metrics):
    """Counts by potions, ingredients and Strangers."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def things(self) -> dict[str, list[str]]:
        ids = self.tables.ids
        for_hire = [name for index, name in enumerate(ids.strangers) if self.tables.hire[index]]
        return {
            "brewed": list(ids.potions),
            "drunk": list(ids.potions[:DRINKS]),
            "bought": list(ids.ingredients),
            "met": list(ids.strangers),
            "hired": for_hire,
            "sent": for_hire,
        }

    def uses(self, event: Event) -> list[Use]:
        if event.kind not in GROUPS:
            return []
        group, fact = GROUPS[event.kind]
        facts = event.everything()
        return [Use(facts["seat"], group, facts[fact])]

    def accounts(self) -> list[str]:
        return list(dict.fromkeys(account for account, _ in ACCOUNTS.values()))

    def gains(self, event: Event) -> list[Gain]:
        """Brews, formulas, gold by its source and use, and attacks on rivals."""
        if event.kind not in ACCOUNTS:
            return []
        account, amount = ACCOUNTS[event.kind]
        facts = event.everything()
        if event.kind == "brewed":
            return [Gain(facts["seat"], account, 1, "potion", facts["potion"])]
        return [Gain(facts["seat"], account, facts[amount] if amount else 1)]

    def turns(self, state: State) -> int | None:
        assert isinstance(state, Elixir)
        if state.round == 0:
            return 0
        if self.cut_short(state):
            return int(state.round * state.setup.seats)
        return int((state.round - 1) * state.setup.seats + state.seat + 1)

    def cut_short(self, state: State) -> bool:
        """E21: True if the limit of rounds ended the game: nobody holds the three parts."""
        assert isinstance(state, Elixir)
        return state.over and all(parts(state, seat) < 3 for seat in range(int(state.setup.seats)))
