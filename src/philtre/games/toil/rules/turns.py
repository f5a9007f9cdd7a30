"""The sequence of a turn: Bubbling, Brewing, Potions, Gathering; and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import count, places
from philtre.core.state import CHANCE, NOBODY
from philtre.games.toil.rules import events
from philtre.games.toil.rules.cards import (
    bit,
    brew_in,
    cauldron,
    discard,
    draw_card,
    leaving_age,
    pour_out,
    remove_card,
    reshuffle,
)
from philtre.games.toil.rules.evidence import note_play
from philtre.games.toil.rules.layout import (
    BREW,
    DISCARDS,
    GILDED,
    GOLD,
    HAND,
    INVISIBLE,
    LINGERING,
    NONE,
    PARALYSED,
    REMINDER,
    SIZE,
    SLOTHFUL,
    SOLD,
    STRIDE,
)
from philtre.games.toil.rules.moves import ADD, DONE, DUMP
from philtre.games.toil.rules.phases import BREWING, FINISHED, GATHERING, POTIONS

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil

ALL_CAULDRONS: Final = 7  # as bits


def begin_turn(state: Toil) -> None:
    """Begins the next turn with Bubbling, then Brewing."""
    state.turn += 1
    state.seat = (state.turn - 1) % state.setup.seats
    state.brewed = 0
    state.dumped = 0
    state.nausea = 0
    state.fewer = 0
    state.fresh = 0
    events.turn_begins(state.events, state.seat, (state.turn - 1) // state.setup.seats + 1)
    if lasts(state, state.seat, INVISIBLE):  # T7
        end_lingering(state, state.seat, INVISIBLE)
        events.by(state.events, "visible", state.seat)
    state.at = 0
    go_on_brewing(state)


# Lingering effects: T7


def lasts(state: Toil, seat: i64, effect: i64) -> bool:
    return state.tally[seat * STRIDE + LINGERING + effect] != NONE


def end_lingering(state: Toil, seat: i64, effect: i64) -> None:
    """Ends a lingering effect; its reminder goes to the discards."""
    entry = seat * STRIDE + LINGERING + effect
    if state.tally[entry] >= REMINDER:
        discard(state, state.tally[entry] - REMINDER)
    state.tally[entry] = NONE


# Brewing, by T3


def go_on_brewing(state: Toil) -> None:
    """Asks what to do with a cauldron while something can be done; then begins the Potions phase."""
    if may_brew(state):
        state.ask(BREWING)
    else:
        end_brewing(state)


def may_brew(state: Toil) -> bool:
    """True if a cauldron that is not done with can be added to or dumped; Sloth allows one cauldron only."""
    tally = state.tally
    base = state.seat * STRIDE
    brewed = state.brewed
    if brewed != 0 and tally[base + LINGERING + SLOTHFUL] != NONE:
        return False
    if tally[base + HAND] != 0:
        return brewed != ALL_CAULDRONS  # a cauldron that is full can be dumped
    return (
        (brewed & 1 == 0 and tally[base + SIZE] != 0)
        or (brewed & 2 == 0 and tally[base + SIZE + 1] != 0)
        or (brewed & 4 == 0 and tally[base + SIZE + 2] != 0)
    )


def end_brewing(state: Toil) -> None:
    state.brewed = 0
    end_lingering(state, state.seat, SLOTHFUL)
    begin_potions(state)


def below_limit(state: Toil) -> i64:
    """The player's cauldrons, as bits, that are not done with and hold fewer ingredients than the limit."""
    tally = state.tally
    entry = state.seat * STRIDE + SIZE
    limit = state.setup.tables.limit
    found: i64 = 0
    if tally[entry] < limit:
        found = 1
    if tally[entry + 1] < limit:
        found |= 2
    if tally[entry + 2] < limit:
        found |= 4
    return found & ~state.brewed


def list_adds(state: Toil, cauldrons: i64, out: vec[i64]) -> i64:
    """Writes an action for each kind in hand and each of these cauldrons (bits); returns their number."""
    kinds = state.setup.tables.kinds
    hands = state.hands
    place = state.seat * kinds
    end = place + kinds
    action: i64 = ADD
    first = cauldrons & 1 != 0
    second = cauldrons & 2 != 0
    third = cauldrons & 4 != 0
    n: i64 = 0
    while place < end:
        if hands[place] & 0xFF != 0:
            if first:
                out[n] = action
                n += 1
            if second:
                out[n] = action + kinds
                n += 1
            if third:
                out[n] = action + 2 * kinds
                n += 1
        action += 1
        place += 1
    return n


def list_brewing(state: Toil, out: vec[i64]) -> i64:
    tally = state.tally
    base = state.seat * STRIDE
    brewed = state.brewed
    n: i64 = 0
    if tally[base + HAND] != 0:
        n = list_adds(state, below_limit(state), out)
    if brewed & 1 == 0 and tally[base + SIZE] != 0:
        out[n] = DUMP
        n += 1
    if brewed & 2 == 0 and tally[base + SIZE + 1] != 0:
        out[n] = DUMP + 1
        n += 1
    if brewed & 4 == 0 and tally[base + SIZE + 2] != 0:
        out[n] = DUMP + 2
        n += 1
    out[n] = DONE
    return n + 1


def brew(state: Toil, action: i64) -> None:
    """Adds an ingredient, dumps a cauldron, or ends the phase."""
    if action == DONE:
        end_brewing(state)
        return
    if action >= ADD:
        state.brewed |= bit(add(state, action))
    else:
        place = cauldron(state.seat, action - DUMP)
        events.emptied(state, "dumped", state.seat, place)
        pour_out(state, place, DISCARDS)
        state.dumped |= bit(action - DUMP)
        state.brewed |= bit(action - DUMP)
    go_on_brewing(state)


def add(state: Toil, action: i64) -> i64:
    """Moves a card from the hand to a cauldron; returns the cauldron's number, from 0."""
    tables = state.setup.tables
    number = (action - ADD) // tables.kinds
    kind = (action - ADD) % tables.kinds
    if len(state.evidence) != 0:
        note_play(state, state.seat, kind, leaving_age(state, state.seat, kind))
    remove_card(state, state.seat, kind)
    brew_in(state, cauldron(state.seat, number), kind)
    events.card(state.events, "added", state.seat, tables.ingredients, kind, number)
    return number


# Potions


def begin_potions(state: Toil) -> None:
    """T4: asks only if a cauldron holds a potion with an effect; Paralysis skips the phase."""
    if lasts(state, state.seat, PARALYSED):
        end_lingering(state, state.seat, PARALYSED)
        events.by(state.events, "skipped", state.seat)
    else:
        number: i64 = 0
        while number < 3:
            if has_effects(state, number):
                state.ask(POTIONS)
                return
            number += 1
    gather(state)


def has_effects(state: Toil, number: i64) -> bool:
    """T1: True if the potion in the player's cauldron `number` (0 to 2) has any effect."""
    tables = state.setup.tables
    entry = state.seat * STRIDE + BREW + 2 * number
    tally = state.tally
    reach = tables.reach
    carries = tables.carries
    return (tally[entry] + reach[0]) & carries[0] | (tally[entry + 1] + reach[1]) & carries[1] != 0


# Gathering, by T9


def gather(state: Toil) -> None:
    """Draws up to a full hand; Nausea skips this, Generosity lowers the number."""
    if state.nausea != 0:
        events.by(state.events, "no-gathering", state.seat)
        end_turn(state)
        return
    left = state.setup.tables.hand - state.tally[state.seat * STRIDE + HAND] - state.fewer
    if left > state.deck + state.discarded:
        left = state.deck + state.discarded
    if left <= 0:
        end_turn(state)
        return
    state.left = left
    events.gathers(state.events, state.seat, left)
    draw_next(state)


def draw_next(state: Toil) -> None:
    if state.deck == 0:
        reshuffle(state)
    state.phase = GATHERING
    state.actor = CHANCE


def gathered(state: Toil, kind: i64) -> None:
    """Adds the card that chance has drawn to the hand."""
    draw_card(state, state.seat, kind)
    events.drew(state.events, "drew", state.seat, state.setup.tables.ingredients, kind)
    state.left -= 1
    if state.left > 0:
        draw_next(state)
    else:
        end_turn(state)


# The end of a turn and of the game: T10


def end_turn(state: Toil) -> None:
    state.left = 0
    if state.fresh == 0 and lasts(state, state.seat, GILDED):
        end_lingering(state, state.seat, GILDED)
        events.by(state.events, "gilding-lost", state.seat)
    setup = state.setup
    if state.turn % setup.seats == 0 and setup.even_rounds and most_gold(state) >= setup.tables.goal:
        finish(state)
    elif state.turn >= setup.turns:
        events.ended(state.events, "rounds-over")
        finish(state)
    else:
        begin_turn(state)


def most_gold(state: Toil) -> i64:
    most: i64 = 0
    seat: i64 = 0
    while seat < state.setup.seats:
        if state.tally[seat * STRIDE + GOLD] > most:
            most = state.tally[seat * STRIDE + GOLD]
        seat += 1
    return most


def finish(state: Toil) -> None:
    """Ends the game: the most gold wins, then the fewest Orders sold; equal seats share the win."""
    state.phase = FINISHED
    state.actor = NOBODY
    best: i64 = -1
    winners: i64 = 0
    seat: i64 = 0
    while seat < state.setup.seats:
        rank = state.tally[seat * STRIDE + GOLD] * 64 + 63 - count(state.tally[seat * STRIDE + SOLD])
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= bit(seat)
        seat += 1
    state.winners = winners
    if state.events is not None:
        events.won(state.events, [int(seat) for seat in places(winners)], most_gold(state))
