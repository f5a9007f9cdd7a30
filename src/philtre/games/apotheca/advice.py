"""Reasons for moves and threats, for people, from the player's own knowledge."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.advice import Advice, Threat
from philtre.core.bits import bit, count
from philtre.core.message import Message
from philtre.core.state import State
from philtre.games.apotheca.heuristics.evaluation import ALL, plane_of, ways_by_power
from philtre.games.apotheca.heuristics.rollout import fitting, scoring
from philtre.games.apotheca.heuristics.tactics import NONE, arrows_to, missing
from philtre.games.apotheca.rules.hiring import list_hires
from philtre.games.apotheca.rules.layout import COUNT, REVEALED
from philtre.games.apotheca.rules.market import (
    EACH_PLANE,
    START_TILE,
    colour_at,
    face_up,
    mark_at,
    occupied,
)
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
from philtre.games.apotheca.rules.phases import ACTING, COLLECTING, EXTRA, OVERLOADED, PLACING
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
    """The reason to place the drawn tile on a space: a line of a colour that the player may score."""
    if fitting(state) >> cell & 1 == 0 or not state.may_score(state.seat, state.drawn):
        return None
    after = state.copy()
    after.play(PLACE + cell)
    if after.phase == OVERLOADED:  # the line may be swept away
        return None
    return Message("reason-fits", {"colour": COLOURS[state.drawn]})


def why_hire(state: Apotheca) -> Message:
    """The reason to hire: the use of one more apothecary to the seat."""
    seat = state.seat
    if state.cards_of(seat) != 0:
        return Message("reason-hire-more")
    right = missing(face_up(state.tiles, state.marks)) & state.tiles & scorable(state)
    known = arrows_to(state.marks, seat)
    if state.left > 1 and state.taken & REVEALED == 0 and occupied(right) & known != 0:
        return Message("reason-hire-then-match")
    return Message("reason-hire-first")


def why_decree(state: Apotheca, colour: int, scratch: vec[i64]) -> Message | None:
    """The reason to decree a colour: a match of it that the master still lacks."""
    if state.scored >> colour & 1 != 0:
        return None
    after = state.copy()
    after.play(DECREE + colour)
    if after.turn == state.turn and after.phase == ACTING and scoring(after, scratch) != NONE:
        return Message("reason-decree-then-match", {"colour": COLOURS[colour]})
    return Message("reason-decree", {"colour": COLOURS[colour]})


def why_reveal(state: Apotheca, cell: int, scratch: vec[i64]) -> Message | None:
    """The reason to reveal a tile. If the player may not look at it, it is judged by its place only."""
    seat = state.seat
    if arrows_to(state.marks, seat) >> cell & 1 == 0:
        return Message("reason-may-match") if may_match(state, cell) else None
    colour = scored_colour(state, cell)
    if colour >= 0:
        return made(state, colour)
    if ready_after(state, cell, scratch):
        return Message("reason-prepares")
    if not (state.setup.master and seat == 0) and list_hires(state, scratch, 0) == 0:
        richer = state.copy()
        richer.add_gems(seat, int(colour_at(state.tiles, cell)), 1)
        if list_hires(richer, scratch, 0) != 0:
            return Message("reason-pays")
    return None


def may_match(state: Apotheca, cell: int) -> bool:
    """True if the player scores a match by revealing the tile, in case it has one of the unseen colours."""
    for colour in possible_colours(state, cell):
        world = state.copy()
        world.tiles = world.tiles & ~(EACH_PLANE * bit(cell)) | bit(colour * 16 + cell)
        if scored_colour(world, cell) >= 0:
            return True
    return False


def possible_colours(state: Apotheca, cell: int) -> list[int]:
    """The colours that a tile can have which the player may not look at."""
    down = state.down()
    start = mark_at(state.marks, cell) == START_TILE
    unseen = 0 if start else int(state.supply)
    known = arrows_to(state.marks, state.seat)
    for other in range(16):
        paired = mark_at(state.marks, other) == START_TILE  # A38: the colours of these are known as a pair
        if down >> other & 1 != 0 and known >> other & 1 == 0 and start == paired:
            unseen += bit(colour_at(state.tiles, other) * COUNT)
    return [colour for colour in range(3) if unseen >> colour * COUNT & 0xFF]


def why_use(state: Apotheca, action: int, scratch: vec[i64]) -> Message | None:
    """The reason to use a power. Powers turn nothing over, so all players see the result."""
    colour = scored_colour(state, action)
    if colour >= 0:
        return made(state, colour)
    if ready_after(state, action, scratch):
        return Message("reason-prepares")
    if foils(state, action, scratch):
        return Message("reason-foils")
    return None


def scored_colour(state: Apotheca, action: int) -> int:
    """The colour of a match that the player scores by the action, or -1.

    What the next player claims when the turn has passed on is not the mover's (A41).
    """
    after = state.copy()
    after.events = []
    after.play(action)
    for event in after.events:
        if event.kind == "turn":
            return -1
        if event.kind == "matched" and event.facts is not None:
            return COLOURS.index(event.facts["colour"])
    if after.phase == COLLECTING:  # several: which comes first is still to be chosen
        return int(collectable(after)[0] >> 16)
    return -1


def scorable(state: Apotheca) -> i64:
    """The planes of the colours that the player may score."""
    planes: i64 = 0
    for colour in range(3):
        if state.may_score(state.seat, colour):
            planes |= plane_of(colour)
    return planes


def made(state: Apotheca, colour: int) -> Message:
    """The message that says the use of a match of that colour, which the player scores."""
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
    return after.turn == state.turn and after.phase == ACTING and scoring(after, scratch) != NONE


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
