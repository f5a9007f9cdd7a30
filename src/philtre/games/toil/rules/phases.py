"""What is asked, and the small numbers that a state is made of."""

from __future__ import annotations

from typing import Final

DEALING: Final = 0  # chance: the set-up
BREWING: Final = 1  # what to do with one of the cauldrons
POTIONS: Final = 2  # sell, drink, or neither
ORDERING: Final = 3  # chance: a new Order in the place of the one that was sold
RESOLVING: Final = 4  # which effect next
TARGETING: Final = 5  # which player
HASTENING: Final = 6  # Haste: one more for a cauldron
GROWING: Final = 7  # Growth: one of X + 1 ingredients
MOVING: Final = 8  # Transmutation
BURNING: Final = 9  # Combustion: which cauldron
STEALING: Final = 10  # Theft
CORRODING: Final = 11  # Corrosion
DROPPING: Final = 12  # Clumsiness
GIVING: Final = 13  # Clairvoyance: the card that is given
TAKING: Final = 14  # and the one that is taken for it
FORESEEING: Final = 15  # chance: an Order that Prophecy looks at
BRINGING: Final = 16  # Prophecy: the Order that comes into play
REPLACING: Final = 17  # and the one that goes under the stack for it
PARTING: Final = 18  # chance: the card that Generosity gives away
GATHERING: Final = 19  # chance: a card is drawn
FINISHED: Final = 20

PHASES: Final = (
    "deal", "brew", "potions", "order", "resolve", "target", "haste", "grow", "move", "burn", "steal",
    "corrode", "drop", "give", "take", "foresee", "bring", "replace", "part", "gather", "over",
)  # fmt: skip
CHANCE_PHASES: Final = (DEALING, ORDERING, FORESEEING, PARTING, GATHERING)

# Lingering effects, as they stand in a player's part of the tally
INVISIBLE: Final = 0
GILDED: Final = 1
PARALYSED: Final = 2
SLOTHFUL: Final = 3

# What a lingering effect's entry says: that there is none, that it is there but shares its reminder with
# another, or, from REMINDER on, the kind of the ingredient that reminds of it.
NONE: Final = 0
SHARED: Final = 1
REMINDER: Final = 2

# A player's part of the tally
GOLD: Final = 0
SOLD: Final = 1  # the Orders sold, as bits
LINGERING: Final = 2  # four entries
HAND: Final = 6  # cards in hand
OLD: Final = 7  # those of them held since before the last reshuffle
SIZE: Final = 8  # ingredients in each of the three cauldrons
BREW: Final = 11  # what they are worth in effects: two words a cauldron (content.py)
STRIDE: Final = 17

# Places in a word of `cards` behind the twelve cauldrons
DECK: Final = 12
DISCARDS: Final = 13
POTION: Final = 14

# A stack of Orders in `stacks`
UNSEEN: Final = 0
LENGTH: Final = 1
TOP: Final = 2
STACK: Final = 10  # entries of a stack
