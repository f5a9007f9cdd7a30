"""What is asked, and the small numbers that a state is made of."""

from __future__ import annotations

from typing import Final

DEALING: Final = 0  # chance: the set-up
DECREEING: Final = 1  # the master's first decree
ACTING: Final = 2
EXTRA: Final = 3  # the third action of the Extra Action token, or done
DRAWING: Final = 4  # chance: a tile to restock with
PLACING: Final = 5
OVERLOADED: Final = 6  # chance: the colour that is swept away
REFILLING: Final = 7  # chance: a card for the station
HIRING_TOP: Final = 8  # chance: the deck's top card
COLLECTING: Final = 9  # which match first
STACKING: Final = 10  # solo: where the stack goes
SATISFYING: Final = 11  # which apothecary
FETCHING: Final = 12  # solo: which outside tile
FETCHED: Final = 13  # chance: what it is
FINISHED: Final = 14

PHASES: Final = (
    "deal", "decree", "act", "extra", "draw", "place", "overload", "refill",
    "top", "collect", "stack", "satisfy", "fetch", "fetched", "over",
)  # fmt: skip

# Actions taken this turn: bits 0 to 14 are the powers.
REVEALED: Final = 1 << 15
RESTOCKED: Final = 1 << 16
HIRED: Final = 1 << 17
DECREED: Final = 1 << 18

CARDS: Final = 0x7FFF
GEMS: Final = 0x7FFF
HAND: Final = 15  # bits for a seat's cards, and for a seat's gems of a colour
COUNT: Final = 8  # bits for a number of tiles of a colour
NO_CARD: Final = 15
NO_COLOUR: Final = 3
NO_SIDE: Final = -1
