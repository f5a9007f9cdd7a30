"""A seat at a table: its player, its bot, and the devices that may play there."""

from __future__ import annotations

from dataclasses import dataclass, field

from philtre.table.setup import Plan

FORMER = "former:"  # the ids of those who asked to be forgotten begin so; nobody else's can


@dataclass
class Seat:
    """A person's seat (with the devices that go on with it) or a bot's; a stand-in may play for a person."""

    plan: Plan
    players: list[str] = field(default_factory=list)  # who sat down, then their other devices
    name: str = ""
    registered: bool = False  # the name is the player's own registered one
    stand_in: str = ""
    out: bool = False  # ran out of time or resigned: the stand-in stays
    resigned: bool = False
    link: int = 0  # how often its link was replaced
    devices: int = 0  # how many devices have joined

    @property
    def taken(self) -> bool:
        return self.plan.kind == "bot" or bool(self.players)

    @property
    def former(self) -> bool:
        """True if its player has asked to be forgotten, and given it up for good."""
        return self.player.startswith(FORMER)

    @property
    def bot(self) -> str:
        """The level of the bot that decides here; empty if a person does."""
        return self.plan.level if self.plan.kind == "bot" else self.stand_in

    @property
    def player(self) -> str:
        return self.players[0] if self.players else ""
