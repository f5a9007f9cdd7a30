"""The layout of a player's row in a state."""

from __future__ import annotations

from typing import Final

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
