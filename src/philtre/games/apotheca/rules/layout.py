"""The layout constants of a state: flags, masks and bit widths."""

from __future__ import annotations

from typing import Final

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
