"""The phases, and the layout of a player's row in a state."""

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

# The fields of a player's row.
PLACE: Final = 0
CAME: Final = 1  # the space the player came from, which sets the heading; NOWHERE: any path
COINS: Final = 2
UNSEEN: Final = 3  # 1 while Invisibility lasts
SHIELDED: Final = 4  # 1 while Defence lasts
GOODS: Final = 5  # a count for each resource
POTIONS: Final = 12  # a count for each potion
ROW: Final = 20

NOWHERE: Final = -1
NO_SEAT: Final = -1
NO_LIMIT: Final = 99  # number of pieces: more than anybody finds in a game
