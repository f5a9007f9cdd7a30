"""The phases of a match."""

from __future__ import annotations

from typing import Final

DEALING: Final = 0  # chance: the setup
DECREEING: Final = 1  # the master's first decree
ACTING: Final = 2
EXTRA: Final = 3  # the third action, by the Extra Action token, or done
DRAWING: Final = 4  # chance: a tile to restock with
PLACING: Final = 5
OVERLOADED: Final = 6  # chance: the colour that is removed
REFILLING: Final = 7  # chance: a card for the station
HIRING_TOP: Final = 8  # chance: the deck's top card
COLLECTING: Final = 9  # choose the first match
STACKING: Final = 10  # solo: choose the stack's space
SATISFYING: Final = 11  # choose an apothecary
FETCHING: Final = 12  # solo: choose an outside tile
FETCHED: Final = 13  # chance: the colour of that tile
FINISHED: Final = 14

PHASES: Final = (
    "deal", "decree", "act", "extra", "draw", "place", "overload", "refill",
    "top", "collect", "stack", "satisfy", "fetch", "fetched", "over",
)  # fmt: skip
