"""Redealing information that a seat cannot see: hands, deck, and foreseen Orders (T12, T13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.core.bits import count
from philtre.core.dice import Bits
from philtre.games.toil.rules.ages import AGE, COUNT, EVERYBODY, oldest, owner, place_of, set_aside, take_back
from philtre.games.toil.rules.cards import SHOWN_BYTE, bit
from philtre.games.toil.rules.evidence import keep_own, likely_cards
from philtre.games.toil.rules.layout import DECK, LENGTH, STACK, TOP, UNSEEN
from philtre.games.toil.rules.orders import CARD, KNOWERS, knows

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil


def redeal(state: Toil, seat: int | None, rng: Bits) -> None:
    """Changes the state to a random world that agrees with all that the seat (None: a spectator) has seen."""
    viewer: i64 = EVERYBODY
    if seat is not None:
        viewer = seat
    if len(state.evidence) != 0:
        keep_own(state, viewer)
    set_aside(state)
    deal_elders(state, viewer, rng)  # older cards change hands only within their age
    deal_hands(state, state.hands, viewer, 1, rng)  # cards held through one reshuffle, too
    take_back(state)
    deal_hands(state, state.hands, viewer, 0, rng)  # cards drawn since: from the deck as well
    deal_orders(state, viewer, 0, rng)
    deal_orders(state, viewer, STACK, rng)


def below(limit: i64, rng: Bits) -> i64:
    bits: i64 = rng.getrandbits(32)
    return bits * limit >> 32


def unknown(held: i64, viewer: i64, age: i64) -> i64:
    """The number of cards of one age in a word of `hands` that the viewer does not know."""
    return (held >> age & COUNT) - (held >> 8 + 8 * viewer + age & COUNT)


def deal_elders(state: Toil, viewer: i64, rng: Bits) -> None:
    """Redeals each age above 1 by itself."""
    kinds = state.setup.tables.kinds
    dealt = vec[i64]()
    age = oldest(state)
    while age > 1:
        hands = vec[i64]([0] * len(state.hands))
        entry: i64 = 0
        while entry < len(state.elders):
            if state.elders[entry] >> AGE == age:
                hands[place_of(state, entry)] = state.elders[entry + 1]
            entry += 2
        deal_hands(state, hands, viewer, age, rng)
        place: i64 = 0
        while place < len(hands):
            if hands[place] != 0:
                dealt = append(dealt, age << AGE | owner(place // kinds, place % kinds))
                dealt = append(dealt, hands[place])
            place += 1
        age -= 1
    state.elders = dealt


def deal_hands(state: Toil, hands: vec[i64], viewer: i64, age: i64, rng: Bits) -> None:
    """Collects all unknown cards of an age in a bag, and deals each seat its number of cards from it."""
    tables = state.setup.tables
    kinds = tables.kinds
    bag = tables.bag
    shift: i64 = 0
    if age > 0:
        shift = 4
    full = fill_bag(state, hands, viewer, shift, bag)
    doubtful = len(state.evidence) != 0
    likely: list[list[int]] = []
    if doubtful:
        likely = set_likely_apart(state, hands, viewer, age, bag, rng)
        full -= sum([len(held) for held in likely])
    seat: i64 = 0
    while seat < state.setup.seats:
        if seat != viewer:
            doubts = vec[i64]([0, 0, 0, 0])  # by seat: number of cards it knows and the viewer does not
            number = empty_hand(hands, kinds, viewer, seat, shift, doubts)
            dealt = number
            if doubtful:
                for kind in likely[seat]:
                    hands[seat * kinds + kind] += bit(shift)
                    dealt -= 1
            while dealt > 0:
                kind = draw_from(bag, below(full, rng))
                full -= 1
                hands[seat * kinds + kind] += bit(shift)
                dealt -= 1
            remember(hands, kinds, viewer, seat, shift, doubts, number, rng)
        else:
            wonder(hands, kinds, viewer, shift, rng)
        seat += 1
    if age == 0:
        kind = 0
        while kind < kinds:
            state.cards[kind] += bag[kind] * bit(DECK * 4)
            kind += 1


def set_likely_apart(
    state: Toil, hands: vec[i64], viewer: i64, age: i64, bag: vec[i64], rng: Bits
) -> list[list[int]]:
    """T18: takes the cards that a hypothesis gives each seat out of the bag; returns their kinds by seat."""
    kinds = int(state.setup.tables.kinds)
    shift = 4 if age > 0 else 0
    slots = [0] * int(state.setup.seats)
    for place in range(len(hands)):
        if place // kinds != viewer:
            slots[place // kinds] += int(unknown(hands[place], viewer, shift))
    share = float(rng.getrandbits(32)) / 4294967296.0
    likely = likely_cards(state, viewer, age, slots, [int(number) for number in bag], share)
    for held in likely:
        for kind in held:
            bag[kind] -= 1
    return likely


def fill_bag(state: Toil, hands: vec[i64], viewer: i64, age: i64, bag: vec[i64]) -> i64:
    """Fills the bag with the unknown cards of an age (age 0: and the deck); returns their number."""
    kinds = state.setup.tables.kinds
    full: i64 = 0
    kind: i64 = 0
    while kind < kinds:
        number: i64 = 0
        if age == 0:
            number = state.cards[kind] >> DECK * 4 & COUNT
            state.cards[kind] -= number * bit(DECK * 4)
        seat: i64 = 0
        while seat < state.setup.seats:
            if seat != viewer:
                number += unknown(hands[seat * kinds + kind], viewer, age)
            seat += 1
        bag[kind] = number
        full += number
        kind += 1
    return full


def empty_hand(hands: vec[i64], kinds: i64, viewer: i64, seat: i64, age: i64, doubts: vec[i64]) -> i64:
    """Removes all cards that the viewer does not know from a hand; returns their number.

    The knowledge of other seats is reduced to cards that the viewer knows too; the rest is counted in
    `doubts`.
    """
    gone: i64 = 0
    place = seat * kinds
    end = place + kinds
    while place < end:
        held = hands[place]
        if held != 0:
            number = unknown(held, viewer, age)
            gone += number
            held -= number * bit(age)
            knower: i64 = 0
            while knower < EVERYBODY:
                more = (held >> 8 + 8 * knower + age & COUNT) - shared(held, viewer, knower, seat, age)
                if knower != viewer and more > 0:
                    held -= more * bit(8 + 8 * knower + age)
                    doubts[knower] += more
                knower += 1
            hands[place] = held
        place += 1
    return gone


def draw_from(bag: vec[i64], rest: i64) -> i64:
    """Removes the card at that index from the bag; returns its kind."""
    kind: i64 = 0
    while rest >= bag[kind]:
        rest -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def remember(
    hands: vec[i64],
    kinds: i64,
    viewer: i64,
    seat: i64,
    age: i64,
    doubts: vec[i64],
    number: i64,
    rng: Bits,
) -> None:
    """Restores the knowledge of each other seat: it knows as many of the new cards as of the old ones."""
    knower: i64 = 0
    while knower < EVERYBODY:
        shift = 8 + 8 * knower + age
        rest = number
        wanted = doubts[knower]
        while wanted > 0:
            nth = below(rest, rng)
            place = seat * kinds
            fresh = fresh_to(hands[place], viewer, knower, seat, age)
            while nth >= fresh:
                nth -= fresh
                place += 1
                fresh = fresh_to(hands[place], viewer, knower, seat, age)
            hands[place] += bit(shift)
            rest -= 1
            wanted -= 1
        knower += 1


def fresh_to(held: i64, viewer: i64, knower: i64, seat: i64, age: i64) -> i64:
    """The number of cards of a word that neither the viewer nor the knower knows."""
    more = (held >> 8 + 8 * knower + age & COUNT) - shared(held, viewer, knower, seat, age)
    if more < 0:
        more = 0
    return unknown(held, viewer, age) - more


def shared(held: i64, viewer: i64, knower: i64, seat: i64, age: i64) -> i64:
    """The most cards of a word that both know; shown cards are not among those that came by a swap."""
    seen = held >> 8 + 8 * viewer + age & COUNT
    if knower == seat:
        seen -= held >> SHOWN_BYTE + age & COUNT
    return seen


def wonder(hands: vec[i64], kinds: i64, viewer: i64, age: i64, rng: Bits) -> None:
    """Redeals which of the viewer's swapped cards another seat knows: the viewer cannot tell."""
    own = 8 + 8 * viewer + age
    swapped: i64 = 0
    place = viewer * kinds
    end = place + kinds
    while place < end:
        swapped += hands[place] >> own & COUNT
        place += 1
    knower: i64 = 0
    while knower < EVERYBODY and swapped != 0:
        if knower != viewer:
            guess(hands, viewer * kinds, end, own, 8 + 8 * knower + age, SHOWN_BYTE + age, swapped, rng)
        knower += 1


def guess(
    hands: vec[i64], first: i64, end: i64, own: i64, shift: i64, shown: i64, swapped: i64, rng: Bits
) -> None:
    """Redistributes a seat's knowledge of the swapped cards, not counting shown ones; its size stays."""
    wanted: i64 = 0
    place = first
    while place < end:
        number = (hands[place] >> shift & COUNT) - (hands[place] >> shown & COUNT)
        if number > hands[place] >> own & COUNT:
            number = hands[place] >> own & COUNT
        hands[place] -= number * bit(shift)
        wanted += number
        place += 1
    place = first
    while wanted > 0:  # sample without replacement
        rest = hands[place] >> own & COUNT
        while rest > 0:
            if below(swapped, rng) < wanted:
                hands[place] += bit(shift)
                wanted -= 1
            swapped -= 1
            rest -= 1
        place += 1


def deal_orders(state: Toil, viewer: i64, stack: i64, rng: Bits) -> None:
    """Redeals the Orders that only others have foreseen, from those that the viewer has not seen."""
    stacks = state.stacks
    end = stack + TOP + stacks[stack + LENGTH]
    entry = stack + TOP
    while entry < end:
        if stacks[entry] != 0 and not knows(stacks[entry], viewer):
            stacks[stack + UNSEEN] |= bit((stacks[entry] & CARD) - 1)
        entry += 1
    entry = stack + TOP
    while entry < end:
        if stacks[entry] != 0 and not knows(stacks[entry], viewer):
            unseen = stacks[stack + UNSEEN]
            rest = below(count(unseen), rng)
            while rest > 0:
                unseen &= unseen - 1
                rest -= 1
            order: i64 = 0
            while unseen & bit(order) == 0:
                order += 1
            stacks[stack + UNSEEN] &= ~bit(order)
            stacks[entry] = stacks[entry] >> KNOWERS << KNOWERS | (order + 1)
        entry += 1
