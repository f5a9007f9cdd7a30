"""The phases, and the layout constants of a state: flags, masks and bit widths."""

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

# Actions taken this turn: bits 0 to 14 are uses of powers.
REVEALED: Final = 1 << 15
RESTOCKED: Final = 1 << 16
HIRED: Final = 1 << 17
DECREED: Final = 1 << 18

CARDS: Final = 0x7FFF
GEMS: Final = 0x7FFF
HAND: Final = 15  # bits per seat for its cards, and for its gems of a colour
COUNT: Final = 8  # bits for a number of tiles of a colour
NO_CARD: Final = 15
NO_COLOUR: Final = 3
NO_SIDE: Final = -1
