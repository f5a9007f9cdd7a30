"""Tables for tests: people called ann, bob, cyd and dan, at any game."""

import random
from typing import Any

import msgspec

from philtre.table.entries import AnyEntry, decode, encode
from philtre.table.setup import Plan, Setup
from philtre.table.table import Table

PEOPLE = ("ann", "bob", "cyd", "dan")


class Scene:
    """A table with its journal; every deed's entries are written down as a store would."""

    def __init__(
        self, seats: int = 2, game: str = "apotheca", seed: int = 1, sit: bool = True, **more: Any
    ) -> None:
        plans = more.pop("plans", None) or tuple(Plan() for _ in range(seats))
        self.rng = random.Random(seed)
        old = more.pop("old", False)  # dealt when it was opened, as tables were once
        self.table, self.journal = Table.open(Setup(game, plans, **more), "ann", "Ann", self.rng, 0)
        if old and not self.table.begun:
            self.table.match.deal()
            drawn = tuple(step.action for step in self.table.match.journal)
            self.journal[0] = msgspec.structs.replace(self.journal[0], chance=drawn)
            self.table = self.rebuilt()
        if sit:
            for seat, plan in enumerate(plans):
                if plan.kind == "person":
                    self.write(self.table.sit(seat, PEOPLE[seat], PEOPLE[seat].title(), 0))

    def write(self, entries: list[AnyEntry]) -> list[str]:
        """Keep the entries; their kinds."""
        self.journal += entries
        return [type(entry).__name__ for entry in entries]

    def act(self, now: int = 0, which: int | None = None) -> list[str]:
        """Whoever is asked decides: the action of that number in the list, or any."""
        table = self.table
        legal = table.match.legal()
        action = self.rng.choice(legal) if which is None else legal[which]
        by = table.bot_to_move
        return self.write(table.act(table.actor, action, table.seq, now, by))

    def quiet(self, now: int = 0) -> tuple[int, int, str]:
        """Play on until somebody has decided what can be taken back: who, and seq and position before it."""
        table = self.table
        while True:
            actor, seq, position = table.actor, table.seq, table.match.state.position()
            self.act(now)
            if table.why_no_undo(actor) is None:
                return actor, seq, position

    def rebuilt(self) -> Table:
        """The table as a store would bring it back."""
        return Table.rebuilt([decode(encode(entry)) for entry in self.journal], random.Random(0))


def picture(table: Table, now: int) -> dict[str, Any]:
    """All there is to know about a table."""
    seats = range(len(table.seats))
    return {
        "position": table.match.state.position(),
        "journal": [(step.actor, step.action, step.events) for step in table.match.journal],
        "seats": table.seats,
        "seq": (table.seq, table.moved_before, table.moved_at, table.last_move),
        "clock": (
            [table.clocks.left_at(seat, now) for seat in seats],
            table.clocks.running,
            table.clocks.turn,
        ),
        "vote": (table.vote.called, table.vote.votes) if table.vote else None,
        "state": (table.begun, table.paused, table.actor, table.ending, table.rematch, table.ran_out(now)),
        "chat": table.chat,
        "links": (table.watch_link, table.freed),
        "aside": table.aside,
        "notices": table.notices,
        "offers": table.offers,
        "setup": table.setup,
        "undo": [table.why_no_undo(seat) for seat in seats],
    }
