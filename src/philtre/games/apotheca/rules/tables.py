"""The contents of the box and the paths of tiles, as tables that all states share, filled by `content.py`."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.games.apotheca.rules.moves import (
    ACTION_COUNT,
    CHAINED_CHARGE,
    DOUBLE_DIVE,
    MOVERS,
    POWERS,
    STEPS,
    SWAPPERS,
    USE,
    USES,
    adjacent,
    beyond,
    in_reach,
)


@final
class Title:
    """A solo title and the score from which it is earned."""

    def __init__(self, start: int, id: str, names: dict[str, str]) -> None:
        self.start = start
        self.id = id
        self.names = names


@final
class Tables:
    """The contents of the box and the paths of tiles, for the rules to look up."""

    def __init__(self) -> None:
        # From the content file. A card's number is its power's number.
        self.cards: list[str] = list(POWERS)
        self.card_names: list[dict[str, str]] = [{} for _ in POWERS]
        self.titles: list[Title] = []
        self.deck: i64 = 0
        self.first_cards: i64 = 0
        self.facedown: i64 = 3
        self.goal: i64 = 3
        self.hire_price: i64 = 2
        self.solo_hire_price: i64 = 3
        self.alley_price: i64 = 2
        self.decree_price: i64 = 1
        self.potions: vec[i64] = vec[i64]([15, 15, 15])
        # Geometry: masks of spaces, and the number of an action by what it touches.
        self.beside: vec[i64] = vec[i64]([mask(cell, adjacent) for cell in range(16)])
        self.reach: vec[i64] = vec[i64](reach_masks())
        self.number: vec[i64] = vec[i64]([0 for _ in range(16 * 256)])
        self.chains: vec[i64] = vec[i64]([0 for _ in range(4096)])
        self.dives: vec[i64] = vec[i64]([0 for _ in range(16 * 256)])
        self.ahead: vec[i64] = vec[i64](ahead_masks())
        self.first_use: vec[i64] = vec[i64]([0 for _ in range(16)])
        self.power: vec[i64] = vec[i64]([0 for _ in range(ACTION_COUNT)])
        self.swaps: vec[i64] = vec[i64]([0 for _ in range(ACTION_COUNT)])
        self.span: vec[i64] = vec[i64]([0 for _ in range(ACTION_COUNT)])
        self.bit_index: vec[i64] = vec[i64](bit_indexes())
        for offset in range(len(USES)):
            self._lay_out(offset)

    def _lay_out(self, offset: int) -> None:
        use = USES[offset]
        action = USE + offset
        self.power[action] = use.power
        self.first_use[use.power + 1] = action + 1
        if offset == 0 or USES[offset - 1].power != use.power:
            self.first_use[use.power] = action
        packed = len(use.swaps)
        spaces = 0
        for place, (one, other) in enumerate(use.swaps):
            packed |= (one | other << 4) << (4 + 8 * place)
            spaces |= bit(one) | bit(other)
        self.swaps[action] = packed
        self.span[action] = spaces
        if use.power in MOVERS or use.power in SWAPPERS:
            one, other = use.swaps[0]
            self.number[use.power << 8 | one << 4 | other] = action
            if use.power in SWAPPERS:
                self.number[use.power << 8 | other << 4 | one] = action
        elif use.power == CHAINED_CHARGE:
            (lead, to), (follower, _) = use.swaps
            self.chains[lead << 8 | to << 4 | follower] = action
        elif use.power == DOUBLE_DIVE:
            for (one, to), (other, second_to) in (use.swaps, use.swaps[::-1]):
                ways = direction(one, to) << 2 | direction(other, second_to)
                self.dives[ways << 8 | one << 4 | other] = action


def mask(cell: int, joined: object) -> int:
    assert callable(joined)
    return sum(int(bit(other)) for other in range(16) if other != cell and joined(cell, other))


def reach_masks() -> list[int]:
    """For each power and space the spaces it joins; of a swap only the later ones, to list each once."""
    masks: list[int] = []
    for power in range(16):
        for cell in range(16):
            later = range(cell + 1, 16) if power in SWAPPERS else range(16)
            masks.append(
                sum(int(bit(other)) for other in later if other != cell and in_reach(power, cell, other))
                if power in MOVERS or power in SWAPPERS
                else 0
            )
    return masks


def ahead_masks() -> list[int]:
    """For each direction and space the space ahead, as a mask: 0 at the edge."""
    return [
        0 if beyond(cell, step) == -1 else int(bit(beyond(cell, step)))
        for step in STEPS
        for cell in range(16)
    ]


def direction(one: int, other: int) -> int:
    for index, step in enumerate(STEPS):
        if beyond(one, step) == other:
            return index
    raise ValueError("the spaces are not adjacent")


def bit_indexes() -> list[int]:
    """A table for the index of the only bit of a 16-bit mask, looked up by a de Bruijn number."""
    table = [0] * 16
    for index in range(16):
        table[(int(bit(index)) * 0x09AF >> 12) & 15] = index
    return table
