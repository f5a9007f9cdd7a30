"""The phases, and the layout constants of a state: tally, places of cards, and stacks."""

from __future__ import annotations

from typing import Final

DEALING: Final = 0  # chance: the setup
BREWING: Final = 1  # add to a cauldron, dump one, or go on
POTIONS: Final = 2  # sell, drink, or neither
ORDERING: Final = 3  # chance: a new Order in the place of the sold one
RESOLVING: Final = 4  # choose the next effect
TARGETING: Final = 5  # choose a player
HASTENING: Final = 6  # Haste: add one ingredient to a cauldron, or go on
GROWING: Final = 7  # Growth: add one of X + 1 ingredients
MOVING: Final = 8  # Transmutation
BURNING: Final = 9  # Combustion: choose a cauldron
STEALING: Final = 10  # Theft
CORRODING: Final = 11  # Corrosion
DROPPING: Final = 12  # Clumsiness
GIVING: Final = 13  # Clairvoyance: choose a card to give
TAKING: Final = 14  # Clairvoyance: choose a card to take for it
FORESEEING: Final = 15  # chance: an Order that Prophecy looks at
BRINGING: Final = 16  # Prophecy: choose an Order to bring into play
REPLACING: Final = 17  # Prophecy: choose the Order that it replaces
PARTING: Final = 18  # chance: the card that Generosity gives away
GATHERING: Final = 19  # chance: a drawn card
FINISHED: Final = 20

PHASES: Final = (
    "deal", "brew", "potions", "order", "resolve", "target", "haste", "grow", "move", "burn", "steal",
    "corrode", "drop", "give", "take", "foresee", "bring", "replace", "part", "gather", "over",
)  # fmt: skip
CHANCE_PHASES: Final = (DEALING, ORDERING, FORESEEING, PARTING, GATHERING)

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
