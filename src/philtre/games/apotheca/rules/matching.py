"""Matches: collecting them, satisfying apothecaries with them, and winning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.bits import count, lowest
from philtre.core.state import NOBODY
from philtre.games.apotheca.rules import events
from philtre.games.apotheca.rules.layout import COUNT, HAND, NO_SIDE
from philtre.games.apotheca.rules.market import (
    EACH_PLANE,
    SPACES,
    STACKED,
    bit,
    face_up,
    lines,
    marked,
    matches,
)
from philtre.games.apotheca.rules.phases import COLLECTING, FINISHED, SATISFYING, STACKING
from philtre.games.apotheca.rules.pools import put_back

if TYPE_CHECKING:
    from philtre.games.apotheca.rules.state import Apotheca


def collect_matches(state: Apotheca) -> bool:
    """Collects the player's matches; returns True if a choice is asked or the game is over (A25 to A28)."""
    while lines(face_up(state.tiles, state.marks)) != 0:
        found = collectable(state)
        if len(found) == 0:
            return False
        if len(found) > 1 and state.cards_of(state.seat) != 0:
            state.ask(COLLECTING)
            return True
        if begin_match(state, found[0]):
            return True
    return False


def collectable(state: Apotheca) -> vec[i64]:
    """The matches that the player scores now. A41, A42: in Master of the Market not all of them."""
    found = matches(face_up(state.tiles, state.marks))
    if not state.setup.master:
        return found
    own = vec[i64]()
    idle = state.seat != 0 and state.cards_of(state.seat) == 0
    for match in found:
        if not state.may_score(state.seat, match >> 16) or match & state.touched == 0:
            continue
        if idle and (state.claiming != 0 or lines(match & SPACES & state.stood) != 0):
            continue
        own = append(own, match)
    return own


def scorers(state: Apotheca, match: i64) -> i64:
    """The seats that can score a match, as bits: its maker (A26), or those who can claim it (A41)."""
    phase = state.phase
    setup = state.setup
    if phase == FINISHED:
        return 0
    if not setup.master:
        return bit(state.seat)
    if phase in (COLLECTING, SATISFYING):
        if match == state.pending:
            return bit(state.seat)
        for own in collectable(state):
            if own == match:
                return bit(state.seat)
    found: i64 = 0
    seat: i64 = 0
    while seat < setup.seats:
        if state.may_score(seat, match >> 16) and (seat == 0 or state.cards_of(seat) != 0):
            found |= bit(seat)
        seat += 1
    return found


def choose_match(state: Apotheca, first: i64) -> bool:
    """Collects the match that begins on that space; returns True if a choice is asked or the game is over."""
    for match in collectable(state):
        if match & -match == bit(first):
            return begin_match(state, match)
    return False


def begin_match(state: Apotheca, match: i64) -> bool:
    """Begins to collect a match; returns True if a choice is asked or the game is over."""
    state.pending = match
    events.match(state.events, "matched", state.seat, match >> 16, match & SPACES)
    if state.setup.solo:
        state.ask(STACKING)
        return True
    return serve(state)


def serve(state: Apotheca) -> bool:
    """Gives the pending match to the master, to an apothecary or to the supply.

    Returns True if a choice is asked or the game is over.
    """
    if state.setup.master and state.seat == 0:
        keep(state)
        return state.phase == FINISHED
    cards = state.cards_of(state.seat)
    if cards == 0:
        hand_back(state)
        return False
    if cards & (cards - 1) != 0:
        state.ask(SATISFYING)
        return True
    return satisfy(state, lowest(cards))


def clear(state: Apotheca, spaces: i64) -> None:
    state.tiles &= ~(spaces * EACH_PLANE)
    state.marks &= ~(spaces * EACH_PLANE)


def special_gem(state: Apotheca, colour: i64, size: i64) -> None:
    """A27: gains one more gem if the match has more than three tiles."""
    if size > 3:
        state.gain(state.seat, colour, 1)


def hand_back(state: Apotheca) -> None:
    """A28: without an active apothecary, returns the tiles to the supply and gains a gem of their colour."""
    spaces = state.pending & SPACES
    colour = state.pending >> 16
    state.pending = 0
    if not state.setup.solo:  # A36: a stack stays where it is
        size = count(spaces)
        clear(state, spaces)
        put_back(state, colour, size, 0)
        events.match(state.events, "returned", state.seat, colour, spaces)
        special_gem(state, colour, size)
    state.gain(state.seat, colour, 1)


def satisfy(state: Apotheca, card: i64) -> bool:
    """A28 to A30: gives the match to the apothecary, who becomes inactive; returns True if that wins."""
    spaces = state.pending & SPACES
    colour = state.pending >> 16
    seat = state.seat
    state.pending = 0
    state.active &= ~(bit(card) << seat * HAND)
    state.satisfied |= bit(card) << seat * HAND
    state.brews |= colour << 2 * card
    events.satisfied(state.events, seat, state.setup.tables.cards[card], colour)
    if state.setup.solo:
        points = count(face_up(state.tiles, state.marks) >> colour * 16 & SPACES)  # A36
        state.score += points
        events.points(state.events, "scored", points, state.score)
        return False
    size = count(spaces)
    clear(state, spaces)
    state.kept += size * bit(colour * COUNT)
    special_gem(state, colour, size)
    if satisfied_by_side(state, seat) < state.setup.tables.goal:
        return False
    finish(state, state.setup.side_of(seat))
    return True


def satisfied_by_side(state: Apotheca, seat: i64) -> i64:
    """A30, A44: the number of apothecaries satisfied by the seat's side (player, team or apprentices)."""
    setup = state.setup
    side = setup.side_of(seat)
    total: i64 = 0
    other: i64 = 0
    while other < setup.seats:
        if setup.side_of(other) == side:
            total += count(state.satisfied_by(other))
        other += 1
    return total


def keep(state: Apotheca) -> None:
    """A39, A44: the master keeps the match, without gems, and wins with one of each colour."""
    spaces = state.pending & SPACES
    colour = state.pending >> 16
    state.pending = 0
    clear(state, spaces)
    state.kept += count(spaces) * bit(colour * COUNT)
    state.scored |= bit(colour)
    events.kept(state.events, colour)
    if state.scored == 7:
        finish(state, 0)


def stack(state: Apotheca, cell: i64) -> bool:
    """A36, solo: turns the match into one face-up stack; returns True if an apothecary must be chosen."""
    spaces = state.pending & SPACES
    colour = state.pending >> 16
    size = count(spaces)
    clear(state, spaces)
    state.tiles |= bit(colour * 16 + cell)
    state.marks |= marked(cell, STACKED)
    state.kept += (size - 1) * bit(colour * COUNT)
    state.pending = bit(cell) | colour << 16
    events.stacked(state.events, state.seat, colour, cell)
    special_gem(state, colour, size)
    return serve(state)


def finish(state: Apotheca, winner: i64) -> None:
    """Ends the game with a winning side, or none (NO_SIDE)."""
    setup = state.setup
    state.winner = winner
    state.phase = FINISHED
    state.actor = NOBODY
    if state.events is None:
        return
    if setup.solo:
        events.finished(state.events, state.score, state.title())
    elif winner == NO_SIDE:
        events.drawn(state.events, setup.turns)
    else:
        events.won(state.events, [seat for seat in range(int(setup.seats)) if setup.side_of(seat) == winner])
