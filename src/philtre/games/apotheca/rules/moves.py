"""The kinds of move: action number ↔ fields. Text follows from the fields (core.Game).

The uses of each power are listed once, as swaps of two spaces done in order: moving a tile is a swap with an
empty space, rotating a line or a group is a sequence of swaps.
"""

from __future__ import annotations

from typing import Final, final

COLOURS: Final = ("ruby", "sapphire", "topaz")
TOWARDS: Final = ("up", "right", "down", "left")
POWERS: Final = (
    "chained-charge",
    "double-dive",
    "faithful-float",
    "flickering-flip",
    "genie-juggle",
    "gully-glide",
    "lucky-leap",
    "portal-pounce",
    "reptilian-rush",
    "shadow-swap",
    "sorceress-spin",
    "spirit-switch",
    "tetratwist",
    "wandering-waltz",
    "wizarding-winds",
)
CHAINED_CHARGE: Final = 0
DOUBLE_DIVE: Final = 1
FAITHFUL_FLOAT: Final = 2
FLICKERING_FLIP: Final = 3
GENIE_JUGGLE: Final = 4
GULLY_GLIDE: Final = 5
LUCKY_LEAP: Final = 6
PORTAL_POUNCE: Final = 7
REPTILIAN_RUSH: Final = 8
SHADOW_SWAP: Final = 9
SORCERESS_SPIN: Final = 10
SPIRIT_SWITCH: Final = 11
TETRATWIST: Final = 12
WANDERING_WALTZ: Final = 13
WIZARDING_WINDS: Final = 14

# The first number of each kind of action; its spaces, colours, cards or powers count up from there.
REVEAL: Final = 0
PLACE: Final = 16
FETCH: Final = 32
COLLECT: Final = 48
STACK: Final = 64
RESTOCK: Final = 80
DONE: Final = 81
HIRE: Final = 82
HIRE_ANY: Final = 85
HIRE_TOP: Final = 88
DECREE: Final = 89
SATISFY: Final = 92
TILE: Final = 107
CARD: Final = 110
USE: Final = 125

UP: Final = (-1, 0)
RIGHT: Final = (0, 1)
DOWN: Final = (1, 0)
LEFT: Final = (0, -1)
STEPS: Final = (UP, RIGHT, DOWN, LEFT)


@final
class PowerUse:
    """One use of a power: its fields, and the swaps of spaces that carry it out."""

    def __init__(self, power: int, fields: dict[str, str], swaps: list[tuple[int, int]]) -> None:
        self.power = power
        self.fields = fields
        self.swaps = swaps


def name(cell: int) -> str:
    """The name of a space: column a to d from the left, row 1 to 4 from the top."""
    return "abcd"[cell % 4] + str(cell // 4 + 1)


def beyond(cell: int, step: tuple[int, int], count: int = 1) -> int:
    """The space `count` steps away, or -1 outside the market."""
    row = cell // 4 + step[0] * count
    column = cell % 4 + step[1] * count
    return row * 4 + column if 0 <= row < 4 and 0 <= column < 4 else -1


def apart(one: int, other: int) -> tuple[int, int]:
    """The distance of two spaces in rows and in columns."""
    return abs(one // 4 - other // 4), abs(one % 4 - other % 4)


def adjacent(one: int, other: int) -> bool:
    """A15: True if the spaces are orthogonal neighbours."""
    rows, columns = apart(one, other)
    return rows + columns == 1


def in_reach(power: int, one: int, other: int) -> bool:
    """True if a power that moves or swaps single tiles can connect the two spaces (A20, A21)."""
    rows, columns = apart(one, other)
    straight = rows == 0 or columns == 0 or rows == columns
    far = max(rows, columns)
    if power == GULLY_GLIDE:
        return rows == 0 or columns == 0
    if power in (LUCKY_LEAP, SORCERESS_SPIN):
        return straight and far >= 2
    if power in (PORTAL_POUNCE, SPIRIT_SWITCH):
        return rows + columns == 3 and far == 2
    if power == WANDERING_WALTZ:
        return far == 1
    if power == FLICKERING_FLIP:
        return rows + columns == 1
    if power == GENIE_JUGGLE:
        return rows + columns == 2
    return power == SHADOW_SWAP


MOVERS: Final = (GENIE_JUGGLE, GULLY_GLIDE, LUCKY_LEAP, PORTAL_POUNCE, WANDERING_WALTZ)
SWAPPERS: Final = (FLICKERING_FLIP, SHADOW_SWAP, SORCERESS_SPIN, SPIRIT_SWITCH)


def single_moves(power: int) -> list[PowerUse]:
    """The uses of a power that moves one tile."""
    return [
        PowerUse(power, {"from": name(one), "to": name(other)}, [(one, other)])
        for one in range(16)
        for other in range(16)
        if one != other and in_reach(power, one, other)
    ]


def single_swaps(power: int) -> list[PowerUse]:
    """The uses of a power that swaps two tiles; the order of the two does not matter."""
    return [
        PowerUse(power, {"first": name(one), "second": name(other)}, [(one, other)])
        for one in range(16)
        for other in range(one + 1, 16)
        if in_reach(power, one, other)
    ]


def chained_charges() -> list[PowerUse]:
    """A16: the lead moves to an adjacent space, the follower takes the lead's place."""
    return [
        PowerUse(
            CHAINED_CHARGE,
            {"from": name(lead), "to": name(to), "follower": name(follower)},
            [(lead, to), (follower, lead)],
        )
        for lead in range(16)
        for to in range(16)
        for follower in range(16)
        if adjacent(lead, to) and adjacent(lead, follower) and to != follower
    ]


def double_dives() -> list[PowerUse]:
    """A17: two tiles that are not adjacent move a step each, in different directions, to different spaces."""
    uses: list[PowerUse] = []
    for one in range(16):
        for other in range(one + 1, 16):
            if adjacent(one, other):
                continue
            for step in STEPS:
                for second_step in STEPS:
                    to = beyond(one, step)
                    second_to = beyond(other, second_step)
                    if step == second_step or -1 in (to, second_to) or to == second_to:
                        continue
                    fields = {
                        "from": name(one),
                        "to": name(to),
                        "second": name(other),
                        "second_to": name(second_to),
                    }
                    uses.append(PowerUse(DOUBLE_DIVE, fields, [(one, to), (other, second_to)]))
    return uses


def turning(cells: list[int]) -> list[tuple[int, int]]:
    """The swaps that move each space's tile to the next space of the list, the last one's to the first."""
    return [(cells[index], cells[index + 1]) for index in range(len(cells) - 2, -1, -1)]


def faithful_floats() -> list[PowerUse]:
    """A18: an inner row or column moves by one space, either way, round the edge."""
    uses: list[PowerUse] = []
    for line, cells, back, forth in (
        ("2", [4, 5, 6, 7], "left", "right"),
        ("3", [8, 9, 10, 11], "left", "right"),
        ("b", [1, 5, 9, 13], "up", "down"),
        ("c", [2, 6, 10, 14], "up", "down"),
    ):
        uses.append(PowerUse(FAITHFUL_FLOAT, {"line": line, "towards": back}, turning(cells[::-1])))
        uses.append(PowerUse(FAITHFUL_FLOAT, {"line": line, "towards": forth}, turning(cells)))
    return uses


def diagonals() -> list[list[int]]:
    """All diagonals of two to four spaces, each from its left end to its right end."""
    lines: list[list[int]] = []
    for step in ((1, 1), (-1, 1)):
        for start in range(16):
            if beyond(start, step, -1) == -1 and beyond(start, step) != -1:
                line = [start]
                while beyond(line[-1], step) != -1:
                    line.append(beyond(line[-1], step))
                lines.append(line)
    return lines


def reptilian_rushes() -> list[PowerUse]:
    """A19: a diagonal moves by one space, either way, round the edge; a diagonal of two, one way (A14)."""
    uses: list[PowerUse] = []
    for cells in diagonals():
        line = f"{name(cells[0])}-{name(cells[-1])}"
        if len(cells) == 2:
            uses.append(PowerUse(REPTILIAN_RUSH, {"line": line}, turning(cells)))
        else:
            uses.append(PowerUse(REPTILIAN_RUSH, {"line": line, "towards": "left"}, turning(cells[::-1])))
            uses.append(PowerUse(REPTILIAN_RUSH, {"line": line, "towards": "right"}, turning(cells)))
    return uses


def tetratwists() -> list[PowerUse]:
    """A22: a 2×2 group, named by its upper left space, turns one space clockwise."""
    return [
        PowerUse(TETRATWIST, {"at": name(cell)}, turning([cell, cell + 1, cell + 5, cell + 4]))
        for cell in range(11)
        if cell % 4 < 3
    ]


def uses_of(power: int) -> list[PowerUse]:
    if power in MOVERS:
        return single_moves(power)
    if power in SWAPPERS:
        return single_swaps(power)
    if power == CHAINED_CHARGE:
        return chained_charges()
    if power == DOUBLE_DIVE:
        return double_dives()
    if power == FAITHFUL_FLOAT:
        return faithful_floats()
    if power == REPTILIAN_RUSH:
        return reptilian_rushes()
    if power == TETRATWIST:
        return tetratwists()
    return [
        PowerUse(power, {"towards": side}, []) for side in TOWARDS
    ]  # A23: the swaps depend on the position


USES: Final = [use for power in range(len(POWERS)) for use in uses_of(power)]
ACTION_COUNT: Final = USE + len(USES)


def fields(action: int, cards: list[str]) -> dict[str, str]:
    """An action's kind and fields; `cards` lists the apothecaries by the number of their power."""
    if action >= USE:
        use = USES[action - USE]
        return {"kind": POWERS[use.power], **use.fields}
    if action >= CARD:
        return {"kind": "card", "apothecary": cards[action - CARD]}
    if action >= TILE:
        return {"kind": "tile", "colour": COLOURS[action - TILE]}
    if action >= SATISFY:
        return {"kind": "satisfy", "apothecary": cards[action - SATISFY]}
    if action >= DECREE:
        return {"kind": "decree", "colour": COLOURS[action - DECREE]}
    if action == HIRE_TOP:
        return {"kind": "hire-top"}
    if action >= HIRE_ANY:
        return {"kind": "hire-any", "station": COLOURS[action - HIRE_ANY]}
    if action >= HIRE:
        return {"kind": "hire", "station": COLOURS[action - HIRE]}
    if action == DONE:
        return {"kind": "done"}
    if action == RESTOCK:
        return {"kind": "restock"}
    kind = ("reveal", "place", "fetch", "collect", "stack")[action // 16]
    return {"kind": kind, "at": name(action % 16)}


def spellings(action: int) -> list[str]:
    """Other texts that are understood for an action, where the order of its fields does not matter."""
    if action < USE:
        return []
    use = USES[action - USE]
    kind = POWERS[use.power]
    given = list(use.fields.values())
    if use.power in SWAPPERS:
        return [" ".join([kind, given[1], given[0]])]
    if use.power == DOUBLE_DIVE:
        return [" ".join([kind, *given[2:], *given[:2]])]
    return []
