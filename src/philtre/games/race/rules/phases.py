"""The phases of a match."""

from __future__ import annotations

from typing import Final

BEFORE: Final = 0  # drink potions, then roll; in the Market, sell, or a turn of trading instead
ROLLING: Final = 1  # chance: the die
ROLLED: Final = 2  # keep the roll, or drink a Reroll
MOVING: Final = 3  # choose a path; in the Market, also to stop
MEETING: Final = 4  # attack somebody on the space just entered, or pass
GIVING: Final = 5  # choose a resource to give up
SPILLING: Final = 6  # choose a potion to give up
AFTER: Final = 7  # drink another Speed, in the Market sell, or end the turn
TRADING: Final = 8  # craft and sell
FINISHED: Final = 9

PHASES: Final = ("before", "roll", "rolled", "move", "meet", "give", "spill", "after", "trade", "over")
