"""The features of a position in Master of the Market: the master's, and the apprentices'."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import count
from philtre.games.apotheca.heuristics.evaluation import (
    ALL,
    NOW_TWO,
    actions_left,
    affords,
    by_time,
    pending_matches,
    plane_of,
    time_of,
    ways_by_power,
)
from philtre.games.apotheca.heuristics.tactics import arrows_to, missing
from philtre.games.apotheca.rules.layout import NO_CARD, NO_COLOUR, REVEALED
from philtre.games.apotheca.rules.market import EACH_PLANE, bit, lines
from philtre.games.apotheca.rules.phases import HIRING_TOP

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca

# The numbers of the master, and those of the apprentices.
KEPT_ONE: Final = 0  # colours that the master has scored
KEPT_TWO: Final = 1
LIVE: Final = 2  # the decree is a colour still to score
CHANGES: Final = 3  # colours still to score that the master has a gem to decree
MASTER_GEM: Final = 4
MASTER_TURN: Final = 5  # + time
MASTER_SURE: Final = 10  # + time
MASTER_WINS: Final = 15  # + time
SWITCH: Final = 20  # change the decree, then match, acting now with two actions
STANDING: Final = 21  # + time: a match lies there for the master to claim
APPRENTICES: Final = 26  # from here on theirs
TEAM_ONE: Final = 26
TEAM_TWO: Final = 27
TEAM_ACTIVE: Final = 28
TEAM_SECOND: Final = 29
TEAM_LAST: Final = 30
TEAM_GEM: Final = 31
TEAM_AFFORD: Final = 32
TEAM_SURE: Final = 33  # + time
TEAM_WINS: Final = 38  # + time
TEAM_STANDING: Final = 43  # + time
TEAM_OWN: Final = 48
TEAM_WON: Final = 49
MASTER_WIDTH: Final = 50

# Their names in weights.toml, in the order of the numbers.
MASTER_FEATURES: Final[list[str]] = [
    "kept-one", "kept-two", "live", "changes", "gem", *by_time("turn"), *by_time("sure"),
    *by_time("sure-win"), "switch", *by_time("standing"), "team-one", "team-two", "team-active",
    "team-second", "team-last", "team-gem", "team-afford", *by_time("team-sure"), *by_time("team-sure-win"),
    *by_time("team-standing"), "team-own-tile", "team-won",
]  # fmt: skip


def master_features(state: Apotheca, out: vec[float], scratch: vec[i64]) -> None:
    """Write the features for Master of the Market: the master's, then the apprentices'."""
    setup = state.setup
    tables = setup.tables
    tiles = state.tiles
    down = state.down()
    up = tiles & ~(down * EACH_PLANE)
    gaps = missing(up)
    right = gaps & tiles & down * EACH_PLANE
    standing = lines(up)
    mover = state.seat
    left = actions_left(state)
    over = left <= 0
    if over:
        mover = setup.seat_of(state.turn + 1)
        left = 2
    decreed: i64 = 0
    if state.decree != NO_COLOUR:
        decreed = plane_of(state.decree)
    # The master
    lacking: i64 = 0  # the planes of the colours still to score
    colour: i64 = 0
    changes: i64 = 0
    switch: i64 = 0
    while colour < 3:
        if state.scored >> colour & 1 == 0:
            lacking |= plane_of(colour)
            if colour != state.decree and state.gems(0, colour) >= tables.decree_price:
                changes += 1
                switch |= plane_of(colour)
        colour += 1
    kept = count(state.scored)
    if kept == 1:
        out[KEPT_ONE] = 1.0
    elif kept >= 2:
        out[KEPT_TWO] = 1.0
    if decreed & lacking != 0:
        out[LIVE] = 1.0
    out[CHANGES] = float(changes)
    out[MASTER_GEM] = float(min(state.gems(0, 0) + state.gems(0, 1) + state.gems(0, 2), 6))
    time = time_of(state, 0, mover, left)
    out[MASTER_TURN + time] = 1.0
    own = arrows_to(state.marks, 0) * EACH_PLANE
    acting = state.seat == 0 and not over
    cards = alley_cards(state)
    if acting:
        cards &= ~state.taken
        if state.taken & REVEALED != 0:
            own = 0
    if right & own & decreed & lacking != 0 or ways_by_power(state, cards, decreed & lacking, scratch) != 0:
        out[MASTER_SURE + time] = 1.0
        if kept >= 2:
            out[MASTER_WINS + time] = 1.0
    if (
        switch != 0
        and time == NOW_TWO
        and (right & own & switch != 0 or ways_by_power(state, cards, switch, scratch) != 0)
    ):
        out[SWITCH] = 1.0
    if standing & decreed & lacking != 0:
        out[STANDING + time] = 1.0
    # The apprentices
    allowed = ALL & ~decreed
    done: i64 = 0
    seat: i64 = 1
    while seat < setup.seats:
        done += count(state.satisfied_by(seat))
        seat += 1
    if state.seat != 0:
        done += pending_matches(state)
    wins = tables.goal - done
    base: i64 = MASTER_WIDTH
    if wins == 2:
        out[base + TEAM_ONE] = 1.0
    elif wins <= 1:
        out[base + TEAM_TWO] = 1.0
    if wins <= 0:
        out[base + TEAM_WON] = 1.0
    seat = 1
    while seat < setup.seats:
        active = count(state.cards_of(seat))
        own = arrows_to(state.marks, seat) * EACH_PLANE
        time = time_of(state, seat, mover, left)
        cards = state.cards_of(seat)
        if seat == state.seat:
            active -= pending_matches(state)
            if state.phase == HIRING_TOP:
                active += 1
            if not over:
                cards &= ~state.taken
                if state.taken & REVEALED != 0:
                    own = 0
        out[base + TEAM_OWN] += float(count(arrows_to(state.marks, seat)))
        out[base + TEAM_GEM] += float(min(state.gems(seat, 0) + state.gems(seat, 1) + state.gems(seat, 2), 6))
        if affords(state, seat):
            out[base + TEAM_AFFORD] += 1.0
        if active > 0:
            out[base + TEAM_ACTIVE] += 1.0
            if active >= 2 and wins >= 2:
                out[base + TEAM_SECOND] += 1.0
            if wins <= 1:
                out[base + TEAM_LAST] += 1.0
            if right & own & allowed != 0 or ways_by_power(state, cards, allowed, scratch) != 0:
                out[base + TEAM_SURE + time] += 1.0
                if wins <= 1:
                    out[base + TEAM_WINS + time] += 1.0
            if standing & allowed != 0:
                out[base + TEAM_STANDING + time] += 1.0
        seat += 1


def alley_cards(state: Apotheca) -> i64:
    """The powers that the master can pay for."""
    cards: i64 = 0
    colour: i64 = 0
    while colour < 3:
        card = state.station(colour)
        if card != NO_CARD and state.gems(0, colour) >= state.setup.tables.alley_price:
            cards |= bit(card)
        colour += 1
    return cards
