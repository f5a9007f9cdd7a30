"""The phases of a match."""

from __future__ import annotations

from typing import Final

MOVING_IN: Final = 0  # chance: the labs of the wizards
LOOKING: Final = 1  # choose a formula to look at
FINDING: Final = 2  # chance: a formula that nobody has seen yet
EARNING: Final = 3  # before the gold is paid
HEALING: Final = 4  # at the Healers, before moving
MOVING: Final = 5
ARRIVING: Final = 6  # at the place where the move ended: buy, shelve, take, or meet a Stranger
MEETING: Final = 7  # chance: a Stranger whom nobody has met yet
HIRING: Final = 8
FACING: Final = 9  # before the die of the Stranger that was met
WALKING: Final = 10  # move on with the Lamplighter
ATTACKED: Final = 11  # chance: the die
ROBBED: Final = 12  # chance: the stolen potion
SMASHING: Final = 13  # choose a category
BURGLED: Final = 14  # chance: the stolen ingredient
FILCHED: Final = 15  # chance: the filched potion
BREWING: Final = 16
ADDING: Final = 17  # add gems, until the roll
ROLLED: Final = 18  # chance: the die
ENDING: Final = 19  # after the brew
FINISHED: Final = 20

PHASES: Final = (
    "labs", "look", "formula", "earn", "heal", "move", "arrive", "meet", "hire", "face", "walk", "attack",
    "rob", "smash", "burgle", "filch", "brew", "gems", "roll", "end", "over",
)  # fmt: skip
CHANCE_PHASES: Final = ("labs", "formula", "meet", "attack", "rob", "burgle", "filch", "roll")
