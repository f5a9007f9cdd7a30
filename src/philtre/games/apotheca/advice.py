"""Reasons for moves and threats, for people, from the player's own knowledge."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.advice import Advice, Threat
from philtre.core.bits import count
from philtre.core.message import Message
from philtre.core.state import State
from philtre.games.apotheca.heuristics.evaluation import ALL, affords, plane_of, ways_by_power
from philtre.games.apotheca.heuristics.rollout import fitting, scoring
from philtre.games.apotheca.heuristics.tactics import NONE, arrows_to, missing
from philtre.games.apotheca.rules.market import SPACES, colour_at, face_up
from philtre.games.apotheca.rules.matching import collectable, satisfied_by_side
from philtre.games.apotheca.rules.moves import (
    ACTION_COUNT,
    COLOURS,
    DECREE,
    DONE,
    HIRE,
    PLACE,
    RESTOCK,
    USE,
)
from philtre.games.apotheca.rules.phases import ACTING, COLLECTING, EXTRA, PLACING
from philtre.games.apotheca.rules.state import Apotheca
from philtre.games.apotheca.threats import threats

SCRATCH: Final = vec[i64]([0] * ACTION_COUNT)  # compiled functions never free what they are given


class ApothecaAdvice(Advice):
    """Apotheca's reasons and threats."""

    def reason(self, state: State, action: int) -> Message | None:
        assert isinstance(state, Apotheca)
        return reason(state, action, SCRATCH)

    def threats(self, state: State, seat: int) -> list[Threat]:
        assert isinstance(state, Apotheca)
        return threats(state, seat)


def reason(state: Apotheca, action: int, scratch: vec[i64]) -> Message | None:
    """The best thing to be said for an action; None where nothing stands out."""
    if state.phase == PLACING:
        return why_place(state, action - PLACE)
    if state.phase not in (ACTING, EXTRA):
        return None
    if action == DONE:
        return Message("reason-keeps-token")
    if action == RESTOCK:
        return Message("reason-restock")
    if HIRE <= action < DECREE:
        return why_hire(state)
    if DECREE <= action < USE:
        return why_decree(state, action - DECREE, scratch)
    if action < PLACE:
        return why_reveal(state, action, scratch)
    return why_use(state, action, scratch)


def why_place(state: Apotheca, cell: int) -> Message | None:
    if fitting(state) >> cell & 1 != 0:
        return Message("reason-fits", {"colour": COLOURS[state.drawn]})
    return None


def why_hire(state: Apotheca) -> Message:
    """The reason to hire: the use of one more apothecary to the seat."""
    seat = state.seat
    if state.cards_of(seat) != 0:
        return Message("reason-hire-more")
    right = missing(face_up(state.tiles, state.marks)) & state.tiles
    known = arrows_to(state.marks, seat)
    if state.left > 1 and (right | right >> 16 | right >> 32) & known & SPACES != 0:
        return Message("reason-hire-then-match")
    return Message("reason-hire-first")


def why_decree(state: Apotheca, colour: int, scratch: vec[i64]) -> Message | None:
    if state.scored >> colour & 1 != 0:
        return None
    after = state.copy()
    after.play(DECREE + colour)
    if after.seat == 0 and after.phase == ACTING and scoring(after, scratch) != NONE:
        return Message("reason-decree-then-match", {"colour": COLOURS[colour]})
    return Message("reason-decree", {"colour": COLOURS[colour]})


def why_reveal(state: Apotheca, cell: int, scratch: vec[i64]) -> Message | None:
    """The reason to reveal a tile. If the player may not look at it, it is judged by its place only."""
    seat = state.seat
    gaps = missing(face_up(state.tiles, state.marks)) & scorable(state)
    if arrows_to(state.marks, seat) >> cell & 1 == 0:
        if (gaps | gaps >> 16 | gaps >> 32) >> cell & 1 != 0:
            return Message("reason-may-match")
        return None
    colour = int(colour_at(state.tiles, cell))
    if gaps >> (colour * 16 + cell) & 1 != 0:
        return made(state, colour)
    if ready_after(state, cell, scratch):
        return Message("reason-prepares")
    if not (state.setup.master and seat == 0) and not affords(state, seat):
        richer = state.copy()
        richer.add_gems(seat, colour, 1)
        if affords(richer, seat):
            return Message("reason-pays")
    return None


def why_use(state: Apotheca, action: int, scratch: vec[i64]) -> Message | None:
    """The reason to use a power. Powers turn nothing over, so all players see the result."""
    colour = lined_up(state, action)
    if colour >= 0:
        return made(state, colour)
    if ready_after(state, action, scratch):
        return Message("reason-prepares")
    if foils(state, action, scratch):
        return Message("reason-foils")
    return None


def lined_up(state: Apotheca, action: int) -> int:
    """The colour of a match that the action makes and the player scores, or -1."""
    after = state.copy()
    after.events = []
    after.play(action)
    if after.phase == COLLECTING:  # several: which comes first is still to be chosen
        return int(collectable(after)[0] >> 16)
    for event in after.events:
        if event.kind == "matched" and event.facts is not None:
            return COLOURS.index(event.facts["colour"])
    return -1


def scorable(state: Apotheca) -> i64:
    """The planes of the colours that the player may score."""
    planes: i64 = 0
    for colour in range(3):
        if state.may_score(state.seat, colour):
            planes |= plane_of(colour)
    return planes


def made(state: Apotheca, colour: int) -> Message:
    """The message that says the use of a match of that colour."""
    named = {"colour": COLOURS[colour]}
    setup = state.setup
    if setup.master and state.seat == 0:
        if state.scored >> colour & 1 != 0:
            return Message("reason-clears", named)
        if count(state.scored) == 2:
            return Message("reason-wins", named)
        return Message("reason-keeps", named)
    if state.cards_of(state.seat) == 0:
        return Message("reason-gem", named)
    if not setup.solo and satisfied_by_side(state, state.seat) + 1 >= setup.tables.goal:
        return Message("reason-wins", named)
    return Message("reason-satisfies", named)


def ready_after(state: Apotheca, action: int, scratch: vec[i64]) -> bool:
    """True if the same player can make a match with the next action of this turn, and could not before."""
    if state.left < 2 or scoring(state, scratch) != NONE:
        return False
    after = state.copy()
    after.play(action)
    return after.seat == state.seat and after.phase == ACTING and scoring(after, scratch) != NONE


def foils(state: Apotheca, action: int, scratch: vec[i64]) -> bool:
    """True if the next player could visibly score by a power before the action, and cannot after it."""
    setup = state.setup
    if setup.solo or setup.master:
        return False
    rival = (state.seat + 1) % setup.seats
    if ways_by_power(state, state.cards_of(rival), ALL, scratch) == 0:
        return False
    after = state.copy()
    after.play(action)
    return ways_by_power(after, state.cards_of(rival), ALL, scratch) == 0
