"""Words of 62 bits, for rules that keep many small facts in one number.

`1 << place` is a trap in compiled code: a constant on the left is a C int of 32 bits, and so is a local
variable that is only ever that constant. Write `bit(place)`, and `NUMBER * bit(place)` for other constants;
`tests/house/test_shifts.py` finds such shifts in all compiled modules.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

BIT_61: Final = 0x2000_0000_0000_0000  # too large for a C int, so safe to shift down


def bit(place: i64) -> i64:
    """Return the number that has only the bit at that place, from 0 to 61."""
    top: i64 = BIT_61
    return top >> (61 - place)


def count(mask: i64) -> i64:
    """Return how many bits of the mask are set."""
    number: i64 = 0
    while mask != 0:
        mask &= mask - 1
        number += 1
    return number


def lowest(mask: i64) -> i64:
    """Return the place of the lowest bit that is set; 62 for an empty mask."""
    place: i64 = 0
    while place < 62 and mask >> place & 1 == 0:
        place += 1
    return place


def places(mask: i64) -> vec[i64]:
    """Return the places of all bits that are set, the lowest first."""
    found = vec[i64]()
    place: i64 = 0
    while mask >> place != 0:
        if mask >> place & 1 != 0:
            found = append(found, place)
        place += 1
    return found
