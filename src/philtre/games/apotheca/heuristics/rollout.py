"""The rollout policy: take a match that is in reach, else play at random."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.dice import Dice
from philtre.core.state import CHANCE, NOBODY
from philtre.games.apotheca.heuristics.evaluation import ALL, plane_of
from philtre.games.apotheca.heuristics.tactics import NONE, arrows_to, matching_use, missing
from philtre.games.apotheca.rules.layout import REVEALED
from philtre.games.apotheca.rules.market import EACH_PLANE, SPACES, face_up, occupied
from philtre.games.apotheca.rules.moves import (
    PLACE,
    REVEAL,
)
from philtre.games.apotheca.rules.phases import ACTING, EXTRA, PLACING
from philtre.games.apotheca.rules.using import usable

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca


def play_on(state: Apotheca, dice: Dice, patience: i64, scratch: vec[i64]) -> i64:
    """Play that many decisions, or to the end; returns the number of steps, chance events included."""
    steps: i64 = 0
    decisions: i64 = 0
    while state.actor != NOBODY:
        steps += 1
        if state.actor == CHANCE:
            state.play(state.pick(dice.word()))
            continue
        decisions += 1
        if decisions > patience:
            break
        state.play(rollout_action(state, dice, scratch))
    return steps


def rollout_action(state: Apotheca, dice: Dice, scratch: vec[i64]) -> i64:
    """The action that the rollout takes: a match if one is in reach, else a random one."""
    phase = state.phase
    if phase in (ACTING, EXTRA):
        action = scoring(state, scratch)
        if action != NONE:
            return action
    elif phase == PLACING:
        gaps = fitting(state)
        if gaps != 0:
            return PLACE + first_of(state, gaps)
    count = state.list_actions(scratch)
    return scratch[dice.below(count)]


def fitting(state: Apotheca) -> i64:
    """The empty spaces where the tile just drawn would make a line, once revealed."""
    up = face_up(state.tiles, state.marks)
    return missing(up) >> state.drawn * 16 & ~occupied(state.tiles) & SPACES


def first_of(state: Apotheca, spaces: i64) -> i64:
    return state.setup.tables.bit_index[((spaces & -spaces) * 0x09AF >> 12) & 15]


def scoring(state: Apotheca, scratch: vec[i64]) -> i64:
    """An action that makes a match which the player may score, as far as it knows; or NONE."""
    wanted: i64 = ALL
    setup = state.setup
    if setup.master:
        if state.seat == 0:
            if state.scored >> state.decree & 1 != 0:
                return NONE
            wanted = plane_of(state.decree)
        else:
            wanted = ALL & ~plane_of(state.decree)
    if state.cards_of(state.seat) == 0 and not (setup.master and state.seat == 0):
        return NONE
    tiles = state.tiles
    down = state.down()
    tables = setup.tables
    if state.taken & REVEALED == 0 and down != 0:
        right = missing(tiles & ~(down * EACH_PLANE)) & tiles & wanted
        right &= arrows_to(state.marks, state.seat) * EACH_PLANE
        if right != 0:
            return REVEAL + first_of(state, occupied(right))
    powers = usable(state)
    while powers != 0:
        low = powers & -powers
        powers ^= low
        power = tables.bit_index[(low * 0x09AF >> 12) & 15]
        action = matching_use(tables, power, tiles, down, wanted, scratch)
        if action != NONE:
            return action
    return NONE
