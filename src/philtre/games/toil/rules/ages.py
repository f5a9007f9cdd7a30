"""Cards that were held through more than one reshuffle (T12): few, and most of the time none.

A reshuffle turns the open discards into the deck, so cards in hands have an age: 0 if drawn since the last
reshuffle, 1 if held through one, 2 through two, and so on. Cards of one age change hands only among
themselves. `hands` separates age 0 from all others; `elders` lists the cards older than 1, as two words for
each age, seat and kind, the oldest first. The first word is age, seat and kind; the second has the six counts
of a word of `hands`, in the places of its older cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.games.toil.rules.layout import DECK

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil

COUNT: Final = 15
EVERYBODY: Final = 4  # the index for knowledge that was shown to all
AGE: Final = 16  # the first bit of the age in the first word of an entry
SEAT: Final = 8
OWNER: Final = 0xFFFF  # seat and kind
EACH_OLD: Final = 0xF0F0_F0F0_F0F0
EACH_NEW: Final = 0x0F0F_0F0F_0F0F


def owner(seat: i64, kind: i64) -> i64:
    return seat << SEAT | kind


def place_of(state: Toil, entry: i64) -> i64:
    """The index in `hands` that an entry refers to."""
    key = state.elders[entry] & OWNER
    return (key >> SEAT) * state.setup.tables.kinds + (key & 0xFF)


def oldest(state: Toil) -> i64:
    """The highest age of any card in a hand, at least 1."""
    if len(state.elders) == 0:
        return 1
    return state.elders[0] >> AGE


def eldest(state: Toil, seat: i64, kind: i64) -> i64:
    """The entry of a seat's oldest cards of a kind; -1 if none is older than 1."""
    elders = state.elders
    wanted = owner(seat, kind)
    entry: i64 = 0
    while entry < len(elders):
        if elders[entry] & OWNER == wanted:
            return entry
        entry += 2
    return -1


def lessen(state: Toil, entry: i64, word: i64) -> None:
    """Removes these cards from an entry, and the entry if it has no more."""
    elders = state.elders
    if elders[entry + 1] != word:
        elders[entry + 1] -= word
        return
    rest = vec[i64]()
    at: i64 = 0
    while at < len(elders):
        if at != entry and at != entry + 1:
            rest = append(rest, elders[at])
        at += 1
    state.elders = rest


def add_elders(state: Toil, seat: i64, kind: i64, age: i64, word: i64) -> None:
    """Adds cards of an age above 1."""
    elders = state.elders
    key = age << AGE | owner(seat, kind)
    rest = vec[i64]()
    added = False
    at: i64 = 0
    while at < len(elders):
        if elders[at] == key:
            elders[at + 1] += word
            return
        if not added and elders[at] >> AGE < age:
            rest = append(append(rest, key), word)
            added = True
        rest = append(append(rest, elders[at]), elders[at + 1])
        at += 2
    if not added:
        rest = append(append(rest, key), word)
    state.elders = rest


def set_aside(state: Toil) -> None:
    """Removes the elders from `hands`, so that it counts ages 0 and 1 only."""
    entry: i64 = 0
    while entry < len(state.elders):
        state.hands[place_of(state, entry)] -= state.elders[entry + 1]
        entry += 2


def take_back(state: Toil) -> None:
    """Adds the elders to `hands` again."""
    entry: i64 = 0
    while entry < len(state.elders):
        state.hands[place_of(state, entry)] += state.elders[entry + 1]
        entry += 2


def grow_older(state: Toil) -> dict[int, int]:
    """Raises the age of all cards in hands by one, at a reshuffle; returns the new age of each old one.

    Only the order of ages matters, so ages without cards are closed up.
    """
    ages = {0: 1}
    set_aside(state)
    hands = state.hands
    kinds = state.setup.tables.kinds
    elders = state.elders
    younger = vec[i64]()
    place: i64 = 0
    while place < len(hands):
        word = hands[place] & EACH_OLD
        if word != 0:
            younger = append(append(younger, 2 << AGE | owner(place // kinds, place % kinds)), word)
        held = hands[place]
        if held != 0:
            hands[place] = (held & EACH_NEW) << 4
        place += 1
    if len(elders) + len(younger) == 0:
        return ages
    age: i64 = 2
    if len(younger) == 0:
        age = 1
    else:
        ages[1] = 2
    ranks = vec[i64]([0] * len(elders))  # the new age of each entry, counted from the youngest
    last: i64 = 0
    entry: i64 = len(elders) - 2
    while entry >= 0:
        if elders[entry] >> AGE != last:
            last = elders[entry] >> AGE
            age += 1
            ages[int(last)] = int(age)
        ranks[entry] = age
        entry -= 2
    grown = vec[i64]()
    entry = 0
    while entry < len(elders):
        grown = append(append(grown, ranks[entry] << AGE | elders[entry] & OWNER), elders[entry + 1])
        entry += 2
    entry = 0
    while entry < len(younger):
        grown = append(grown, younger[entry])
        entry += 1
    state.elders = grown
    take_back(state)
    return ages


def generation(state: Toil, age: i64) -> list[int]:
    """A copy of `hands` that counts only the cards of that age, in the lower four bits of each byte."""
    return [int(word) for word in cards_of_age(state, age)]


def cards_of_age(state: Toil, age: i64) -> vec[i64]:
    """The same as `generation`, for compiled code."""
    hands = state.hands
    words = vec[i64]([0] * len(hands))
    place: i64 = 0
    if age == 0:
        while place < len(hands):
            words[place] = hands[place] & EACH_NEW
            place += 1
        return words
    if age == 1:
        while place < len(hands):
            words[place] = (hands[place] & EACH_OLD) >> 4
            place += 1
    elders = state.elders
    entry: i64 = 0
    while entry < len(elders):
        if age == 1:
            words[place_of(state, entry)] -= elders[entry + 1] >> 4
        elif elders[entry] >> AGE == age:
            words[place_of(state, entry)] += elders[entry + 1] >> 4
        entry += 2
    return words


def known_cards(state: Toil, viewer: i64) -> vec[i64]:
    """T12: how many cards of each seat and kind a viewer (EVERYBODY: a spectator) knows to be in hands.

    Cards that can be nowhere else count too. The viewer's own hand has none.
    """
    found = vec[i64]([0] * (state.setup.seats * state.setup.tables.kinds))
    last: i64 = oldest(state)
    if last == 1 and not any_held_over(state):
        last = 0
    age: i64 = 0
    while age <= last:
        add_known_of_age(state, viewer, age, found)
        age += 1
    return found


def any_held_over(state: Toil) -> bool:
    """True if a card in a hand was held through a reshuffle."""
    every: i64 = 0
    for word in state.hands:
        every |= word
    return every & EACH_OLD != 0


def add_known_of_age(state: Toil, viewer: i64, age: i64, found: vec[i64]) -> None:
    """Add the cards of one age that the viewer knows to be in other hands."""
    kinds = state.setup.tables.kinds
    seats = state.setup.seats
    words = state.hands if age == 0 else cards_of_age(state, age)  # both count this age in the same bits
    shift = 8 + 8 * viewer
    bag = vec[i64]([0] * kinds)  # the cards that the viewer cannot place
    apart = vec[i64]([0] * seats)  # how many of them each seat has
    total: i64 = 0
    if age == 0:
        cards = state.cards
        kind: i64 = 0
        while kind < kinds:
            bag[kind] = cards[kind] >> 4 * DECK & COUNT
            total += bag[kind]
            kind += 1
    seat: i64 = 0
    while seat < seats:
        if seat != viewer:
            place = seat * kinds
            held: i64 = 0
            kind = 0
            while kind < kinds:
                word = words[place + kind]
                if word != 0:
                    known = word >> shift & COUNT
                    unknown = (word & COUNT) - known
                    bag[kind] += unknown
                    held += unknown
                    found[place + kind] += known
                kind += 1
            apart[seat] = held
            total += held
        seat += 1
    seat = 0
    while seat < seats:
        if seat != viewer and apart[seat] > 0:
            elsewhere = total - apart[seat]
            place = seat * kinds
            kind = 0
            while kind < kinds:
                if bag[kind] > elsewhere:
                    found[place + kind] += bag[kind] - elsewhere
                kind += 1
        seat += 1
