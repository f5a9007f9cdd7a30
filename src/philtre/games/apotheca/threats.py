"""Matches that are one action away, for learners: from the tiles that a seat sees and the open powers."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from philtre.core.advice import Threat
from philtre.core.bits import bit
from philtre.core.message import Message
from philtre.core.state import NOBODY
from philtre.games.apotheca.heuristics.tactics import arrows_to, swapped, windswept
from philtre.games.apotheca.rules.market import (
    EACH_PLANE,
    SPACES,
    colour_at,
    facedown,
    lines,
    matches,
    occupied,
)
from philtre.games.apotheca.rules.moves import COLOURS, POWERS, WIZARDING_WINDS, name
from philtre.games.apotheca.rules.powers import list_uses
from philtre.games.apotheca.rules.state import Apotheca
from philtre.games.apotheca.rules.using import powers_of

MOST: Final = 12  # more would hide the market


def threats(state: Apotheca, seat: int) -> list[Threat]:
    """The threats that a seat can foresee: by tiles it knows, by its own powers, by the others'."""
    if state.actor == NOBODY:
        return []
    found = by_reveal(state, seat)
    seats = int(state.setup.seats)
    for step in range(seats):
        found += by_power(state, (seat + step) % seats, seat)
    return found[:MOST]


def by_reveal(state: Apotheca, seat: int) -> list[Threat]:
    """Anybody may reveal any tile; what would come of it is known for those that point to the seat."""
    up = state.tiles & ~(facedown(state.marks) * EACH_PLANE)
    known = arrows_to(state.marks, seat)
    found = []
    for cell in range(16):
        if known >> cell & 1 == 0:
            continue
        colour = int(colour_at(state.tiles, cell))
        for line in new_matches(up, up | bit(colour * 16 + cell)):
            if anybody_scores(state, colour):
                told = {"at": name(cell), "colour": COLOURS[colour], "spaces": names(line)}
                found.append(Threat(names(line), Message("threat-reveal", told)))
    return found


def by_power(state: Apotheca, seat: int, viewer: int) -> list[Threat]:
    """New matches that one use of a power at the seat's hand makes of face-up tiles."""
    tables = state.setup.tables
    down = facedown(state.marks)
    up = state.tiles & ~(down * EACH_PLANE)
    powers = powers_of(state, seat)
    if seat == state.seat:
        powers &= ~state.taken
    out = state.setup.scratch
    found: list[Threat] = []
    seen: set[int] = set()
    for power in range(len(POWERS)):
        if powers >> power & 1 == 0:
            continue
        end = list_uses(tables, power, state.tiles, down, out, 0)
        for place in range(end):
            action = out[place]
            for match in new_matches(up, used(state, action, power, up)):
                colour = match >> 16
                if match in seen or not state.may_score(seat, colour):
                    continue
                seen.add(match)
                told: dict[str, Any] = {
                    "colour": COLOURS[colour],
                    "spaces": names(match),
                    "power": POWERS[power],
                }
                if seat != viewer:
                    told["seat"] = seat
                id = "threat-own" if seat == viewer else "threat-power"
                found.append(Threat(sources(state, action, power, match), Message(id, told)))
    return found


def used(state: Apotheca, action: i64, power: i64, word: i64) -> i64:
    """Return the bits of a word after that use of a power."""
    tables = state.setup.tables
    if power == WIZARDING_WINDS:
        return windswept(word, occupied(state.tiles), action - tables.first_use[power])
    return swapped(word, tables.swaps[action])


def sources(state: Apotheca, action: i64, power: i64, match: int) -> list[str]:
    """Return the present spaces of the tiles of a future match."""
    return [
        name(cell)
        for cell in range(16)
        if occupied(state.tiles) >> cell & 1 and used(state, action, power, bit(cell)) & match & SPACES
    ]


def new_matches(before: i64, after: i64) -> list[int]:
    """The matches of the planes that did not lie there before."""
    if lines(after) & ~lines(before) == 0:
        return []
    return [
        int(match)
        for match in matches(after)
        if lines(match & SPACES) & ~lines(before >> (match >> 16) * 16 & SPACES) != 0
    ]


def anybody_scores(state: Apotheca, colour: int) -> bool:
    return any(state.may_score(seat, colour) for seat in range(int(state.setup.seats)))


def names(match: int) -> list[str]:
    return [name(cell) for cell in range(16) if match >> cell & 1]
