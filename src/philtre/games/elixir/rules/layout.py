"""The layout constants of a state: rows, potions, places and results."""

from __future__ import annotations

from typing import Final

# The fields of a wizard's row.
GOLD: Final = 0
LAB: Final = 1
PLACE: Final = 2
CARRIED: Final = 3  # packed counts, as in all goods and potions
SHELF: Final = 4
TABLE: Final = 5
HAND: Final = 6  # undrunk potions
HIRED: Final = 7  # a bit for each Stranger
CREDIT: Final = 8  # unpaid turns at the Healers, with the option `healing_credit`
ACTIVE: Final = 9  # ACTIVE + n: drunk potions whose counter is on level n, 1 to 6
MOST_LEVELS: Final = 6
ROW: Final = ACTIVE + MOST_LEVELS + 1

UNSEEN: Final = 15  # a formula nobody has seen, a lab not drawn yet
NO_STRANGER: Final = 15
NO_SEAT: Final = -1

# Potions by their powers.
FILCHING: Final = 0
LUCK: Final = 1
PROWESS: Final = 2
SWEET_TALKING: Final = 3
SPEED: Final = 4
BANE: Final = 5
PART: Final = 6

# Places: four labs, three shops, Healers, Blind Alley, then the street.
SHOP: Final = 4
HEALERS: Final = 7
ALLEY: Final = 8
STREET: Final = 9

# Effects of Strangers.
STEAL_GOLD: Final = 0
STEAL_POTION: Final = 1
STEAL_INGREDIENTS: Final = 2
MUG: Final = 3
CURSE: Final = 4
SMASH: Final = 5
BURGLE: Final = 6
GIVE_GOLD: Final = 7
SHOW_FORMULA: Final = 8
WALK_ON: Final = 9

# The result of a brewing roll.
FAILS: Final = 0
AGAIN: Final = 1
SUCCESS: Final = 2
