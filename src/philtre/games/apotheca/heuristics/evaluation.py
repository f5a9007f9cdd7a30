"""The features of a position for each side, as numbers to be weighed: hands, threats, and the turn.

Those of the standard game are here, with the questions that all variants ask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import count
from philtre.games.apotheca.heuristics.tactics import NONE, arrows_to, matching_use, missing
from philtre.games.apotheca.rules.layout import NO_CARD, REVEALED
from philtre.games.apotheca.rules.market import EACH_PLANE, SPACES, bit, occupied
from philtre.games.apotheca.rules.matching import collectable
from philtre.games.apotheca.rules.phases import (
    ACTING,
    COLLECTING,
    DEALING,
    DECREEING,
    DRAWING,
    EXTRA,
    HIRING_TOP,
    PLACING,
    SATISFYING,
)

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca

ALL: Final = 0xFFFF_FFFF_FFFF

# How soon a seat can act: now with two actions or one, next after the other's two or one, or later.
NOW_TWO: Final = 0
NOW_ONE: Final = 1
NEXT_TWO: Final = 2
NEXT_ONE: Final = 3
LATER: Final = 4
TIMES: Final = 5

# The numbers of a side in the standard game.
DONE_ONE: Final = 0  # one apothecary satisfied
DONE_TWO: Final = 1
ACTIVE: Final = 2  # an active apothecary; a second; more
SECOND: Final = 3
THIRD: Final = 4
LAST_ACTIVE: Final = 5  # an active one where one more wins
GEM: Final = 6
AFFORD: Final = 7  # gems for an apothecary
AFFORD_FIRST: Final = 8  # and none active
OWN: Final = 9  # facedown tiles that only this seat knows
TOKEN: Final = 10
TURN: Final = 11  # + time
SURE: Final = 16  # + time: a match in one action, with an apothecary to satisfy
SURE_WINS: Final = 21  # + time: and it wins
TWICE: Final = 26  # two ways to a match, acting now with two actions
GUESS: Final = 27  # + time: a match by revealing somebody else's tile, if its colour is right
HIRE_FIRST: Final = 32  # none active: hire, then reveal a match, acting now with two actions
GAPS: Final = 33  # lines that lack one, acting now
SHORT: Final = 34  # one gem short of an apothecary
WON: Final = 35  # the match that wins is made, and only an apothecary is to be chosen for it
WIDTH: Final = 36


def by_time(name: str) -> list[str]:
    """The names of a feature that has a number for each time."""
    return [name + "-" + time for time in ("now-two", "now-one", "next-two", "next-one", "later")]


# Their names in weights.toml, in the order of the numbers.
FEATURES: Final[list[str]] = [
    "one-satisfied", "two-satisfied", "active", "second-active", "third-active", "last-active", "gem",
    "afford", "afford-first", "own-tile", "token", *by_time("turn"), *by_time("sure"), *by_time("sure-win"),
    "two-ways", *by_time("guess"), "hire-first", "gaps", "one-short", "won",
]  # fmt: skip


def time_of(state: Apotheca, seat: i64, mover: i64, left: i64) -> i64:
    """A code for how soon the seat can act: NOW_TWO, NOW_ONE and so on."""
    if seat == mover:
        if left >= 2:
            return NOW_TWO
        return NOW_ONE
    setup = state.setup
    follower = (mover + 1) % setup.seats
    if setup.master:
        turn = state.turn
        if mover != state.seat:
            turn += 1
        follower = setup.seat_of(turn + 1)
    if seat != follower:
        return LATER
    if left >= 2:
        return NEXT_TWO
    return NEXT_ONE


def actions_left(state: Apotheca) -> i64:
    """The actions that the player has left after the present phase; 0: the turn is as good as over."""
    phase = state.phase
    if phase == ACTING:
        return state.left
    if phase == EXTRA:
        return 1
    if phase in (DEALING, DECREEING):
        return 1
    left = state.left
    if state.claiming == 0:
        left -= 1
    if left <= 0 and state.token != 0 and state.seat == 2:
        return 1
    return left


def standard_features(state: Apotheca, out: vec[float], scratch: vec[i64]) -> None:
    """Write the numbers of each side, one side after another; `out` is zero before."""
    setup = state.setup
    tables = setup.tables
    phase = state.phase
    tiles = state.tiles
    down = state.down()
    up = tiles & ~(down * EACH_PLANE)
    gaps = missing(up)
    right = gaps & tiles & down * EACH_PLANE  # facedown tiles that make a match when revealed
    ripe = (right | right >> 16 | right >> 32) & SPACES
    open_gaps = occupied(gaps)
    mover = state.seat
    left = actions_left(state)
    over = left <= 0
    if over:
        mover = (mover + 1) % setup.seats
        left = 2
    seat: i64 = 0
    while seat < setup.seats:
        base = setup.side_of(seat) * WIDTH
        active = count(state.cards_of(seat))
        done = count(state.satisfied_by(seat))
        own = arrows_to(state.marks, seat)
        known = count(own)
        sure = own & ripe != 0
        if setup.teams:
            done += count(state.satisfied_by(seat ^ 2))
        pending: i64 = 0
        if state.setup.side_of(state.seat) == setup.side_of(seat):
            pending = pending_matches(state)
            done += pending
            if seat == state.seat:
                active -= pending
        if seat == state.seat:
            if phase == HIRING_TOP:
                active += 1
            elif phase in (DRAWING, PLACING):
                known += tables.facedown - count(down)
                if phase == PLACING and gaps >> state.drawn * 16 & SPACES & ~occupied(tiles) != 0:
                    sure = True
        wins = tables.goal - done
        if not setup.teams or seat < 2:
            if wins == 2:
                out[base + DONE_ONE] = 1.0
            elif wins <= 1:
                out[base + DONE_TWO] = 1.0
        if wins <= 0:
            out[base + WON] = 1.0
        time = time_of(state, seat, mover, left)
        acting = seat == state.seat and not over
        gems = state.gems(seat, 0) + state.gems(seat, 1) + state.gems(seat, 2)
        out[base + GEM] += float(min(gems, 6))
        rich = affords(state, seat)
        if rich:
            out[base + AFFORD] += 1.0
        elif one_short(state, seat):
            out[base + SHORT] += 1.0
        out[base + OWN] += float(known)
        if state.token != 0 and seat == 2:
            out[base + TOKEN] += 1.0
        out[base + TURN + time] += 1.0
        if time <= NOW_ONE:
            out[base + GAPS] += float(min(count(open_gaps), 4))
        if active <= 0:
            if rich:
                out[base + AFFORD_FIRST] += 1.0
                if sure and time == NOW_TWO:
                    out[base + HIRE_FIRST] += 1.0
            seat += 1
            continue
        out[base + ACTIVE] += 1.0
        if active >= 2 and wins >= 2:
            out[base + SECOND] += 1.0
        if active >= 3 and wins >= 3:
            out[base + THIRD] += 1.0
        if wins <= 1:
            out[base + LAST_ACTIVE] += 1.0
        cards = state.cards_of(seat)
        ways: i64 = 0
        if acting:
            cards &= ~state.taken
            if state.taken & REVEALED != 0:
                sure = False
        if sure:
            ways += 1
        if ways == 0 or time == NOW_TWO:
            ways += ways_by_power(state, cards, ALL, scratch)
        if ways > 0:
            out[base + SURE + time] += 1.0
            if wins <= 1:
                out[base + SURE_WINS + time] += 1.0
            if ways > 1 and time == NOW_TWO and active >= 2:
                out[base + TWICE] += 1.0
        elif ripe & ~own != 0 and not (acting and state.taken & REVEALED != 0):
            out[base + GUESS + time] += 1.0
        seat += 1


def pending_matches(state: Apotheca) -> i64:
    """Matches of the player's that are made and about to satisfy an apothecary."""
    if state.phase == SATISFYING:
        return 1
    if state.phase == COLLECTING:
        return min(len(collectable(state)), count(state.cards_of(state.seat)))
    return 0


def ways_by_power(state: Apotheca, cards: i64, wanted: i64, scratch: vec[i64]) -> i64:
    """1 if one of these powers can make a match in the wanted colours' planes, else 0."""
    tables = state.setup.tables
    tiles = state.tiles
    down = state.down()
    while cards != 0:
        low = cards & -cards
        cards ^= low
        power = tables.bit_index[(low * 0x09AF >> 12) & 15]
        if matching_use(tables, power, tiles, down, wanted, scratch) != NONE:
            return 1
    return 0


def affords(state: Apotheca, seat: i64) -> bool:
    """True if the seat has the gems for an apothecary."""
    price = state.setup.hire_price
    ruby = state.gems(seat, 0)
    sapphire = state.gems(seat, 1)
    topaz = state.gems(seat, 2)
    if ruby != 0 and sapphire != 0 and topaz != 0 and not state.setup.solo:
        return True
    return (
        (ruby >= price and state.station(0) != NO_CARD)
        or (sapphire >= price and state.station(1) != NO_CARD)
        or (topaz >= price and state.station(2) != NO_CARD)
    )


def one_short(state: Apotheca, seat: i64) -> bool:
    """True if one more gem of some colour would pay for an apothecary."""
    ruby = state.gems(seat, 0)
    sapphire = state.gems(seat, 1)
    topaz = state.gems(seat, 2)
    price = state.setup.hire_price - 1
    if ruby >= price or sapphire >= price or topaz >= price:
        return True
    return min(ruby, 1) + min(sapphire, 1) + min(topaz, 1) == 2


def plane_of(colour: i64) -> i64:
    """The mask of all spaces in that colour's plane. No shift of a constant: see `bit`."""
    return bit(colour * 16) * SPACES
