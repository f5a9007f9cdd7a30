"""The counts of a study in Apotheca: actions, powers, hired and satisfied apothecaries, match colours."""

from __future__ import annotations

from philtre.core.event import Event
from philtre.core.metrics import Gain, Metrics, Use
from philtre.core.state import State
from philtre.games.apotheca.rules.layout import NO_SIDE
from philtre.games.apotheca.rules.moves import COLOURS, POWERS
from philtre.games.apotheca.rules.state import Apotheca
from philtre.games.apotheca.rules.tables import Tables

ACTIONS = {
    "revealed": "reveal",
    "restocking": "restock",
    "hired": "hire",
    "used": "power",
    "extra": "extra",  # the token is spent; its action is counted as well
    "decreed": "decree",  # including the first decree, which is not an action
}


class ApothecaMetrics(Metrics):
    """Counts by the ids of the game's content."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def things(self) -> dict[str, list[str]]:
        """All actions, powers, apothecaries and colours."""
        held = [power for power in range(len(POWERS)) if self.tables.deck >> power & 1]
        cards = [self.tables.cards[power] for power in held]
        return {
            "action": list(ACTIONS.values()),
            "power": [POWERS[power] for power in held],
            "hired": cards,
            "satisfied": cards,
            "match": list(COLOURS),
        }

    def uses(self, event: Event) -> list[Use]:
        """The uses of an event; the use of a power counts as an action too."""
        facts = event.facts or {}
        found: list[Use] = []
        if event.kind in ACTIONS:
            found.append(Use(facts["seat"], "action", ACTIONS[event.kind]))
        if event.kind == "used":
            found.append(Use(facts["seat"], "power", facts["power"]))
        elif event.kind in ("hired", "satisfied"):
            found.append(Use(facts["seat"], event.kind, facts["apothecary"]))
        elif event.kind == "matched":
            found.append(Use(facts["seat"], "match", facts["colour"]))
        return found

    def accounts(self) -> list[str]:
        return ["points", "bonus", "matches", "lost-matches", "gems", "hired", "powers"]

    def gains(self, event: Event) -> list[Gain]:
        """Points (solo), matches by colour, gems, hires and powers."""
        facts = event.facts or {}
        kind = event.kind
        if kind in ("scored", "bonus"):
            return [Gain(facts["seat"], "points" if kind == "scored" else "bonus", facts["points"])]
        if kind in ("satisfied", "kept"):
            return [Gain(facts["seat"], "matches", 1, "colour", facts["colour"])]
        if kind == "returned":
            return [Gain(facts["seat"], "lost-matches")]
        if kind == "gained":
            return [Gain(facts["seat"], "gems", facts["count"])]
        if kind in ("hired", "used"):
            return [Gain(facts["seat"], "hired" if kind == "hired" else "powers")]
        return []

    def sides(self, state: State) -> list[int]:
        assert isinstance(state, Apotheca)
        return [int(state.setup.side_of(seat)) for seat in range(int(state.setup.seats))]

    def turns(self, state: State) -> int:
        assert isinstance(state, Apotheca)
        return int(state.turn)

    def cut_short(self, state: State) -> bool:
        """True if nobody won, so that the limit of turns ended the game. Never in solo."""
        assert isinstance(state, Apotheca)
        return state.over and not state.setup.solo and bool(state.winner == NO_SIDE)
