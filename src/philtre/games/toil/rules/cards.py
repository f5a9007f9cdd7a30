"""The places of ingredient cards by kind, and the knowledge about cards in hands.

`cards` has a word for each kind with a count of four bits for each open place and the deck: the twelve
cauldrons, the deck, the discards, and the potion that is being drunk.

`hands` has a word for each seat and kind, of six bytes: the number the seat holds, the number that each of
four seats knows it to hold, and the number known to everybody (T12). In each byte the lower four bits count
the cards drawn since the last reshuffle, the upper four those held since before it (see ages.py). A seat's
byte about itself counts the cards that came to it by a swap of hands, unseen by all: it cannot tell which of
them somebody else knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.core.bits import BIT_61
from philtre.games.toil.rules import events
from philtre.games.toil.rules.ages import AGE, COUNT, EVERYBODY, SEAT, add_elders, eldest, grow_older, lessen
from philtre.games.toil.rules.evidence import age_evidence, forget_hand, note_play, swap_evidence
from philtre.games.toil.rules.layout import BREW, DECK, DISCARDS, HAND, OLD, POTION, SIZE, STRIDE

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil

HELD: Final = 0xFF
SHOWN_BYTE: Final = 8 + 8 * EVERYBODY


def bit(place: i64) -> i64:
    """As in `philtre.core.bits`. The rules call it all the time, and calls into another library cost more."""
    top: i64 = BIT_61
    return top >> (61 - place)


# Open places and the deck


def lying(state: Toil, place: i64, kind: i64) -> i64:
    """The number of cards of a kind in an open place or the deck."""
    return state.cards[kind] >> place * 4 & COUNT


def cauldron(seat: i64, number: i64) -> i64:
    """The place of a seat's cauldron 0, 1 or 2."""
    return seat * 3 + number


def size(state: Toil, place: i64) -> i64:
    """The number of ingredients in a cauldron."""
    return state.tally[place // 3 * STRIDE + SIZE + place % 3]


def brew_in(state: Toil, place: i64, kind: i64) -> None:
    """Adds a card of a kind to a cauldron."""
    state.cards[kind] += bit(place * 4)
    count_in(state, place, kind, 1)


def take_out(state: Toil, place: i64, kind: i64) -> None:
    """Removes a card of a kind from a cauldron."""
    state.cards[kind] -= bit(place * 4)
    count_in(state, place, kind, -1)


def count_in(state: Toil, place: i64, kind: i64, number: i64) -> None:
    seat = place // 3
    base = seat * STRIDE
    nth = place - seat * 3
    tally = state.tally
    worth = state.setup.tables.worth
    tally[base + SIZE + nth] += number
    tally[base + BREW + 2 * nth] += number * worth[2 * kind]
    tally[base + BREW + 2 * nth + 1] += number * worth[2 * kind + 1]


def discard(state: Toil, kind: i64) -> None:
    state.cards[kind] += bit(DISCARDS * 4)
    state.discarded += 1


def pour_out(state: Toil, place: i64, to: i64) -> None:
    """Moves all cards of a cauldron to the discards or to the potion being drunk."""
    cards = state.cards
    kinds = state.setup.tables.kinds
    shift = place * 4
    gone = bit(shift)
    added = bit(to * 4)
    kind: i64 = 0
    while kind < kinds:
        number = cards[kind] >> shift & COUNT
        if number != 0:
            cards[kind] += number * (added - gone)
        kind += 1
    seat = place // 3
    base = seat * STRIDE
    nth = place - seat * 3
    if to == DISCARDS:
        state.discarded += state.tally[base + SIZE + nth]
    state.tally[base + SIZE + nth] = 0
    state.tally[base + BREW + 2 * nth] = 0
    state.tally[base + BREW + 2 * nth + 1] = 0


def finish_drink(state: Toil) -> None:
    """Moves the cards of the drunk potion to the discards."""
    cards = state.cards
    kinds = state.setup.tables.kinds
    gone = bit(POTION * 4)
    added = bit(DISCARDS * 4)
    kind: i64 = 0
    while kind < kinds:
        number = cards[kind] >> POTION * 4 & COUNT
        if number != 0:
            cards[kind] += number * (added - gone)
            state.discarded += number
        kind += 1


# Hands


def in_hand(state: Toil, seat: i64, kind: i64) -> i64:
    """The number of cards of a kind that a seat holds."""
    held = state.hands[seat * state.setup.tables.kinds + kind]
    return (held & COUNT) + (held >> 4 & COUNT)


def known(state: Toil, knower: i64, seat: i64, kind: i64) -> i64:
    """The least number of cards of a kind that the knower knows a seat to hold."""
    byte = state.hands[seat * state.setup.tables.kinds + kind] >> 8 + 8 * knower
    return (byte & COUNT) + (byte >> 4 & COUNT)


def draw_card(state: Toil, seat: i64, kind: i64) -> None:
    """Moves a card from the deck to a hand, unseen by the others."""
    state.cards[kind] -= bit(DECK * 4)
    state.deck -= 1
    state.hands[seat * state.setup.tables.kinds + kind] += 1
    state.tally[seat * STRIDE + HAND] += 1


def leaving_age(state: Toil, seat: i64, kind: i64) -> i64:
    """T14: the age of a seat's oldest card of a kind, which leaves first."""
    if state.hands[seat * state.setup.tables.kinds + kind] >> 4 & COUNT == 0:
        return 0
    entry = eldest(state, seat, kind)
    if entry < 0:
        return 1
    return state.elders[entry] >> AGE


def play_card(state: Toil, seat: i64, kind: i64) -> i64:
    """Removes a card that a player chose from a hand, seen by all; returns its age."""
    if len(state.evidence) != 0:
        note_play(state, seat, kind, leaving_age(state, seat, kind))
    return remove_card(state, seat, kind)


def remove_card(state: Toil, seat: i64, kind: i64) -> i64:
    """Removes a card from a hand, seen by all; returns its age.

    T14: of equal cards the one that was held longest goes.
    """
    place = seat * state.setup.tables.kinds + kind
    held = state.hands[place]
    state.tally[seat * STRIDE + HAND] -= 1
    if held >> 4 & COUNT == 0:
        state.hands[place] -= one_of_each(held, 0)
        return 0
    state.tally[seat * STRIDE + OLD] -= 1
    entry: i64 = -1
    if len(state.elders) != 0:
        entry = eldest(state, seat, kind)
    if entry < 0:
        state.hands[place] -= one_of_each(held, 4)
        return 1
    age = state.elders[entry] >> AGE
    gone = one_of_each(state.elders[entry + 1], 4)
    state.hands[place] -= gone
    lessen(state, entry, gone)
    return age


def one_of_each(held: i64, shift: i64) -> i64:
    """A word with a 1 for each nonzero count of `held`: of new cards (shift 0) or old ones (shift 4)."""
    found: i64 = 0
    byte: i64 = 0
    while byte < 48:
        if held >> byte + shift & COUNT != 0:
            found += bit(byte + shift)
        byte += 8
    return found


def receive(state: Toil, seat: i64, kind: i64, age: i64) -> None:
    """Adds a card that all have seen to a hand."""
    shift: i64 = 0
    if age != 0:
        shift = 4
        state.tally[seat * STRIDE + OLD] += 1
    state.tally[seat * STRIDE + HAND] += 1
    place = seat * state.setup.tables.kinds + kind
    come = bit(shift)
    knower: i64 = 0
    while knower <= EVERYBODY:
        if knower == EVERYBODY or (knower != seat and knower < state.setup.seats):
            come += bit(8 + 8 * knower + shift)
        knower += 1
    state.hands[place] += come
    if age > 1:
        add_elders(state, seat, kind, age, come)


def noted(held: i64, knower: i64) -> i64:
    """A word of `hands` after the knower has seen all of its cards."""
    seen = bit(8 + 8 * knower)
    return held & ~(HELD * seen) | (held & HELD) * seen


def look(state: Toil, knower: i64, seat: i64) -> None:
    """Lets the knower see the seat's whole hand."""
    kinds = state.setup.tables.kinds
    place = seat * kinds
    end = place + kinds
    while place < end:
        state.hands[place] = noted(state.hands[place], knower)
        place += 1
    entry: i64 = 0
    while entry < len(state.elders):
        if state.elders[entry] >> SEAT & 0xFF == seat:
            state.elders[entry + 1] = noted(state.elders[entry + 1], knower)
        entry += 2
    if len(state.evidence) != 0:
        forget_hand(state, knower, seat)


def passed_on(state: Toil, held: i64, giver: i64, taker: i64) -> i64:
    """A word of `hands` after a swap: the giver knows the cards, the taker not who else does."""
    own = bit(8 + 8 * taker)
    held = noted(held, giver) & ~(HELD * own)
    if state.setup.seats == 2:
        return held
    return held | ((held & HELD) - (held >> SHOWN_BYTE & HELD)) * own  # shown is never more in either half


def swap_hands(state: Toil, one: i64, other: i64) -> None:
    """T12: swaps two hands with the knowledge about them; each seat knows the cards that it gave."""
    kinds = state.setup.tables.kinds
    hands = state.hands
    kind: i64 = 0
    while kind < kinds:
        first = hands[one * kinds + kind]
        second = hands[other * kinds + kind]
        if first | second != 0:
            hands[other * kinds + kind] = passed_on(state, first, one, other)
            hands[one * kinds + kind] = passed_on(state, second, other, one)
        kind += 1
    elders = state.elders
    at: i64 = 0
    while at < len(elders):
        seat = elders[at] >> SEAT & 0xFF
        if seat == one:
            elders[at] += (other - one) << SEAT
            elders[at + 1] = passed_on(state, elders[at + 1], one, other)
        elif seat == other:
            elders[at] += (one - other) << SEAT
            elders[at + 1] = passed_on(state, elders[at + 1], other, one)
        at += 2
    if len(state.evidence) != 0:
        swap_evidence(state, one, other)
    tally = state.tally
    entry: i64 = HAND
    while entry <= OLD:
        first = tally[one * STRIDE + entry]
        tally[one * STRIDE + entry] = tally[other * STRIDE + entry]
        tally[other * STRIDE + entry] = first
        entry += 1


def reshuffle(state: Toil) -> None:
    """T9, T12: turns the discards into the deck; all cards in hands become older."""
    cards = state.cards
    kinds = state.setup.tables.kinds
    seats = state.setup.seats
    change = bit(DECK * 4) - bit(DISCARDS * 4)
    kind: i64 = 0
    while kind < kinds:
        cards[kind] += (cards[kind] >> DISCARDS * 4 & COUNT) * change
        kind += 1
    ages = grow_older(state)
    if len(state.evidence) != 0:
        age_evidence(state, ages)
    seat: i64 = 0
    while seat < seats:
        state.tally[seat * STRIDE + OLD] = state.tally[seat * STRIDE + HAND]
        seat += 1
    state.deck = state.discarded
    state.discarded = 0
    events.reshuffled(state.events, state.deck)
