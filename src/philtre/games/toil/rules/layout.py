"""The layout constants of a state: tally, places of cards, and stacks."""

from __future__ import annotations

from typing import Final

# Lingering effects, in the order of their entries in a player's tally
INVISIBLE: Final = 0
GILDED: Final = 1
PARALYSED: Final = 2
SLOTHFUL: Final = 3
LASTING: Final = ("invisibility", "gilding", "paralysis", "sloth")

# The entry of a lingering effect: NONE, SHARED if it shares its reminder with another effect, PENDING while
# its reminder is still among the potion being drunk, or from REMINDER on the kind that is its reminder.
NONE: Final = 0
SHARED: Final = 1
PENDING: Final = 2
REMINDER: Final = 3

# The fields of a player's tally
GOLD: Final = 0
SOLD: Final = 1  # the Orders sold, as bits
LINGERING: Final = 2  # four entries
HAND: Final = 6  # cards in hand
OLD: Final = 7  # cards in hand held since before the last reshuffle
SIZE: Final = 8  # number of ingredients in each of the three cauldrons
BREW: Final = 11  # the effects in each cauldron: two words a cauldron (content.py)
STRIDE: Final = 17

# Places in a word of `cards` after the twelve cauldrons
DECK: Final = 12
DISCARDS: Final = 13
POTION: Final = 14

# A stack of Orders in `stacks`
UNSEEN: Final = 0
LENGTH: Final = 1
TOP: Final = 2
STACK: Final = 10  # number of entries of a stack
