"""The supplies that facedown tiles were drawn from, for an exact `redeal` after tiles went back (A12).

A tile drawn earlier cannot be one that went back to the supply later. So whenever tiles go back while others
lie facedown, an epoch ends. `state.pools` has the supply at the beginning and at the end of each epoch, and
at the beginning of the current one. `state.ages` has the epoch in which each facedown tile was drawn, as
three planes of sixteen spaces that move with the tiles. Epochs count from 1; age 0 is the current epoch.
Both are empty while all facedown tiles were drawn in the current epoch.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.games.apotheca.rules.layout import COUNT
from philtre.games.apotheca.rules.market import EACH_PLANE, START_TILE, bit, colour_at, mark_at, marked

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca

MOST: Final = 7  # past epochs that three planes can tell apart; of more, the two oldest become one


def set_pools(state: Apotheca, supplies: list[int]) -> None:
    """Set the supplies of all epochs, as a position text gives them."""
    pools = vec[i64]()
    for supply in supplies:
        pools = append(pools, supply)
    state.pools = pools


def put_back(state: Apotheca, colour: i64, number: i64, shown: i64) -> None:
    """Returns tiles of a colour to the supply: so many, and `shown` of the supply that all players saw."""
    fresh = fresh_facedown(state)
    if fresh != 0 or state.ages != 0:
        forget(state, oldest(state) - 1)
        if len(state.pools) > 2 * MOST:
            forget(state, 1)
        pools = state.pools
        if len(pools) == 0:
            pools = append(pools, state.supply + tiles_on(state, fresh))
        pools = append(pools, state.supply - shown * bit(colour * COUNT))
        age: i64 = len(pools) // 2
        cell: i64 = 0
        while fresh >> cell != 0:
            if fresh >> cell & 1 != 0:
                state.ages |= marked(cell, age)
            cell += 1
        state.pools = append(pools, state.supply + number * bit(colour * COUNT))
    state.supply += number * bit(colour * COUNT)


def fresh_facedown(state: Apotheca) -> i64:
    """The facedown tiles drawn in the current epoch, but for the pair of start tiles (A38), as a mask."""
    fresh: i64 = 0
    down = state.down()
    cell: i64 = 0
    while down >> cell != 0:
        lies = down >> cell & 1 != 0 and mark_at(state.ages, cell) == 0
        if lies and mark_at(state.marks, cell) != START_TILE:
            fresh |= bit(cell)
        cell += 1
    return fresh


def tiles_on(state: Apotheca, spaces: i64) -> i64:
    """The tiles on these spaces, as numbers by colour like those of the supply."""
    tiles: i64 = 0
    cell: i64 = 0
    while spaces >> cell != 0:
        if spaces >> cell & 1 != 0:
            tiles += bit(colour_at(state.tiles, cell) * COUNT)
        cell += 1
    return tiles


def oldest(state: Apotheca) -> i64:
    """The epoch of the oldest facedown tile: its age, or the current epoch's number."""
    found: i64 = len(state.pools) // 2 + 1
    cell: i64 = 0
    while cell < 16:
        age = mark_at(state.ages, cell)
        if age != 0 and age < found:
            found = age
        cell += 1
    return found


def forget(state: Apotheca, epochs: i64) -> None:
    """Drops so many epochs, the oldest. A tile drawn in one of them counts as drawn in the next."""
    if epochs == 0 or len(state.pools) == 0:
        return
    rest = vec[i64]()
    place: i64 = 2 * epochs
    while place < len(state.pools):
        rest = append(rest, state.pools[place])
        place += 1
    ages: i64 = 0
    cell: i64 = 0
    while cell < 16:
        age = mark_at(state.ages, cell)
        if age > epochs:
            ages |= marked(cell, age - epochs)
        elif age != 0:
            ages |= marked(cell, 1)
            rest[0] += bit(colour_at(state.tiles, cell) * COUNT)
        cell += 1
    state.ages = ages
    state.pools = rest
    if ages == 0:
        state.pools = vec[i64]()


def uncover(state: Apotheca, cell: i64) -> None:
    """Forgets the age of a tile that all players see from now on."""
    state.ages &= ~(EACH_PLANE * bit(cell))
    if state.ages == 0:
        state.pools = vec[i64]()
