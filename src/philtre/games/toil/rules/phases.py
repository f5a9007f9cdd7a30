"""The phases of a match."""

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
