"""Effects on hands: Clairvoyance and Generosity.

Functions that return a bool return True if the effect is over, False if a choice or chance event follows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.state import CHANCE
from philtre.games.toil.rules import events
from philtre.games.toil.rules.ages import COUNT
from philtre.games.toil.rules.cards import leaving_age, look, play_card, receive, remove_card
from philtre.games.toil.rules.evidence import note_draw
from philtre.games.toil.rules.layout import HAND, STRIDE
from philtre.games.toil.rules.moves import DONE
from philtre.games.toil.rules.phases import GIVING, PARTING, TAKING

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil


# Clairvoyance


def see_hand(state: Toil) -> bool:
    if state.tally[state.target * STRIDE + HAND] == 0:
        return events.nothing(state)
    look(state, state.seat, state.target)
    events.looked(state)
    state.given = 0
    state.taken = 0
    state.left = 2
    state.ask(GIVING)
    return False


def exchangeable(state: Toil) -> bool:
    """True if both players still have a card that this Clairvoyance has not moved."""
    moved = 2 - state.left
    return (
        state.left > 0
        and state.tally[state.seat * STRIDE + HAND] > moved
        and state.tally[state.target * STRIDE + HAND] > moved
    )


def list_gifts(state: Toil, out: vec[i64]) -> i64:
    """Writes the cards that can be given, except the one just taken, and DONE; returns their number."""
    n: i64 = 0
    if exchangeable(state):
        numbers = state.setup.tables.numbers
        place = state.seat * numbers.kinds
        kind: i64 = 0
        while kind < numbers.kinds:
            held = state.hands[place + kind]
            number = (held & COUNT) + (held >> 4 & COUNT)
            if state.taken == kind + 1:
                number -= 1
            if number > 0:
                out[n] = numbers.give + kind
                n += 1
            kind += 1
    out[n] = DONE
    return n + 1


def give(state: Toil, action: i64) -> bool:
    """Gives a card, for which another will be taken, or stops."""
    if action == DONE:
        state.given = 0
        state.taken = 0
        return True
    kind = action - state.setup.tables.numbers.give
    age = play_card(state, state.seat, kind)
    receive(state, state.target, kind, age)
    state.given = state.given << 8 | (kind + 1)
    events.passed(state, "gave", state.target, kind)
    state.ask(TAKING)
    return False


def list_takings(state: Toil, out: vec[i64]) -> i64:
    """Writes the cards that can be taken, except those just given; returns their number."""
    numbers = state.setup.tables.numbers
    place = state.target * numbers.kinds
    n: i64 = 0
    kind: i64 = 0
    while kind < numbers.kinds:
        held = state.hands[place + kind]
        number = (held & COUNT) + (held >> 4 & COUNT)
        if state.given & 0xFF == kind + 1:
            number -= 1
        if state.given >> 8 == kind + 1:
            number -= 1
        if number > 0:
            out[n] = numbers.take + kind
            n += 1
        kind += 1
    return n


def take(state: Toil, action: i64) -> bool:
    kind = action - state.setup.tables.numbers.take
    age = play_card(state, state.target, kind)
    receive(state, state.seat, kind, age)
    state.taken = kind + 1
    events.passed(state, "took", state.target, kind)
    state.left -= 1
    if state.left > 0:
        state.ask(GIVING)
        return False
    state.given = 0
    state.taken = 0
    return True


# Generosity


def part(state: Toil) -> bool:
    if state.tally[state.seat * STRIDE + HAND] == 0:
        return events.nothing(state)
    return go_on_parting(state)


def go_on_parting(state: Toil) -> bool:
    """Draws a card for each other player, clockwise, while the drinker has cards; `at` counts them."""
    state.at += 1
    if state.at < state.setup.seats and state.tally[state.seat * STRIDE + HAND] > 0:
        state.phase = PARTING
        state.actor = CHANCE
        return False
    return True


def part_with(state: Toil, kind: i64) -> bool:
    """Gives away the card that chance has drawn."""
    seat = (state.seat + state.at) % state.setup.seats
    note_draw(state, state.seat, kind, leaving_age(state, state.seat, kind))
    age = remove_card(state, state.seat, kind)
    receive(state, seat, kind, age)
    state.fewer += 1
    events.passed(state, "parted", seat, kind)
    return go_on_parting(state)
