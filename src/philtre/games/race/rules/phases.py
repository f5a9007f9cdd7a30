"""What is asked, and where a state keeps what each player has."""

from __future__ import annotations

from typing import Final

BEFORE: Final = 0  # potions, and then the roll; in the Market, a turn of trading instead
ROLLING: Final = 1  # chance: the die
ROLLED: Final = 2  # keep the roll, or drink a Reroll
MOVING: Final = 3  # which path; in the Market, whether to stop
MEETING: Final = 4  # attack somebody on the space just entered, or pass
GIVING: Final = 5  # which resource to give up
SPILLING: Final = 6  # which potion to give up
AFTER: Final = 7  # drink a Speed once more, or be done
TRADING: Final = 8  # craft and sell
FINISHED: Final = 9

PHASES: Final = ("before", "roll", "rolled", "move", "meet", "give", "spill", "after", "trade", "over")

# A player's row: what lies in which of its places.
PLACE: Final = 0
CAME: Final = 1  # the space the player came from, which is its heading; NOWHERE if it may take any path
COINS: Final = 2
UNSEEN: Final = 3  # 1 while Invisibility lasts
SHIELDED: Final = 4  # 1 while Defence lasts
GOODS: Final = 5  # a count for each resource
POTIONS: Final = 12  # a count for each potion
ROW: Final = 20

NOWHERE: Final = -1
NO_SEAT: Final = -1
NO_LIMIT: Final = 99  # pieces: more than anybody finds in a game
