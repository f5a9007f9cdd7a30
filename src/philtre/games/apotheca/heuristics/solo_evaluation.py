"""The features of a position in the solo game, from which its points to come are estimated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import count
from philtre.games.apotheca.heuristics.evaluation import actions_left, plane_of, ways_by_power
from philtre.games.apotheca.heuristics.tactics import arrows_to, missing
from philtre.games.apotheca.rules.layout import NO_CARD
from philtre.games.apotheca.rules.market import EACH_PLANE, SPACES, occupied
from philtre.games.apotheca.rules.phases import SATISFYING, STACKING

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca

# The parts of the points to come.
FIRM: Final = 0
WAITING: Final = 1  # tiles outside
WELCOME: Final = 2  # whose own space is empty
HELPERS: Final = 3  # active apothecaries
PURSE: Final = 4  # the most gems of a colour with a card at its station
ALL_GEMS: Final = 5
BEST: Final = 6  # face-up tiles of the commonest colour
SHOWN: Final = 7
KNOWN: Final = 8
UNKNOWN: Final = 9
READY: Final = 10  # a match in one action, with an apothecary to satisfy: the points of that colour
OPEN: Final = 11  # lines that lack one
STEPS_LEFT: Final = 12
HELPED: Final = 13  # an active apothecary: tiles outside that can still come in
SOLO_WIDTH: Final = 14

# Their names in weights.toml, in the order of the numbers.
SOLO_FEATURES: Final[list[str]] = [
    "always", "outside", "welcome", "helpers", "purse", "gems", "best-colour", "shown", "known", "unknown",
    "ready", "open-lines", "actions-left", "helped",
]  # fmt: skip


def solo_features(state: Apotheca, out: vec[float], scratch: vec[i64]) -> None:
    """Write the features of a solo position into `out`, from which its points to come are estimated."""
    tiles = state.tiles
    down = state.down()
    up = tiles & ~(down * EACH_PLANE)
    gaps = missing(up)
    active = count(state.cards_of(0))
    out[FIRM] = 1.0
    out[WAITING] = float(count(state.outside))
    welcome = float(count(state.outside & ~occupied(tiles)))
    out[WELCOME] = welcome
    if state.phase == SATISFYING or state.phase == STACKING:
        active -= 1
    out[HELPERS] = float(min(active, 3))
    purse: i64 = 0
    whole: i64 = 0
    best: i64 = 0
    colour: i64 = 0
    while colour < 3:
        gems = state.gems(0, colour)
        whole += gems
        if state.station(colour) != NO_CARD:
            purse = max(purse, min(gems, state.setup.hire_price))
        shown = count(up >> colour * 16 & SPACES)
        best = max(best, shown)
        out[SHOWN] += float(shown)
        colour += 1
    out[PURSE] = float(purse)
    out[ALL_GEMS] = float(whole)
    out[BEST] = float(best)
    own = arrows_to(state.marks, 0)
    out[KNOWN] = float(count(own))
    out[UNKNOWN] = float(count(down & ~own))
    if active > 0:
        out[HELPED] = welcome
        right = gaps & tiles & own * EACH_PLANE
        points: i64 = 0
        colour = 0
        while colour < 3:
            plane = plane_of(colour)
            if right & plane != 0 or ways_by_power(state, state.cards_of(0), plane, scratch) != 0:
                points = max(points, count(up & plane) - 2)
            colour += 1
        out[READY] = float(points)
    out[OPEN] = float(count(occupied(gaps)))
    out[STEPS_LEFT] = float(max(actions_left(state), 0))
