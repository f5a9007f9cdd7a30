"""The evidence of cards drawn at random from a hand (T18).

A viewer who knew a copy of a kind that is drawn at random cannot tell whether the known card has left or
another one. `hands` counts the known card as gone; `evidence` adds hypotheses: the cards that the hand may
still have beyond those that the viewer knows, each with a weight. A hypothesis is two words: viewer, seat,
age and up to four cards (kind + 1, eight bits each, the highest first); and its weight, to be multiplied by
the probability of these cards among the unseen ones. The result is exact while all cards of the hand have
the same age; of a hand with cards of several ages, only those of the drawn card's age are considered.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from philtre.games.toil.rules.ages import COUNT, EVERYBODY, generation

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil

CARDS: Final = 0xFFFF_FFFF
MOST_CARDS: Final = 4
HEAVIEST: Final = 10**9  # weights are rounded where they would be more
HAND_OF: Final = 32  # first bits of the fields of the first word
VIEWER: Final = 36
AGE: Final = 40


def key_of(viewer: i64, seat: i64, age: i64) -> i64:
    return age << AGE | viewer << VIEWER | seat << HAND_OF


def kinds_of(cards: i64) -> list[int]:
    """The kinds of a hypothesis's cards, the highest first."""
    kinds = [int(cards >> shift & 0xFF) - 1 for shift in (24, 16, 8, 0)]
    return [kind for kind in kinds if kind >= 0]


def packed(kinds: list[int]) -> int:
    """The cards of a hypothesis from their kinds, of which there are at most four."""
    word = 0
    for kind in sorted(kinds, reverse=True):
        word = word << 8 | kind + 1
    return word


def hypotheses(state: Toil, key: i64) -> list[tuple[int, int]]:
    """The hypotheses about a hand, as (cards, weight); none if the viewer has no doubt."""
    found: list[tuple[int, int]] = []
    entry: i64 = 0
    while entry < len(state.evidence):
        if state.evidence[entry] & ~CARDS == key:
            found.append((int(state.evidence[entry] & CARDS), int(state.evidence[entry + 1])))
        entry += 2
    return found


def replace_hypotheses(state: Toil, key: i64, after: dict[int, int]) -> None:
    """Replaces the hypotheses about a hand; one without cards that stands alone leaves no doubt."""
    rest = vec[i64]()
    entry: i64 = 0
    while entry < len(state.evidence):
        if state.evidence[entry] & ~CARDS != key:
            rest = append(append(rest, state.evidence[entry]), state.evidence[entry + 1])
        entry += 2
    if list(after) not in ([], [0]):
        divisor = math.gcd(*after.values())
        if max(after.values()) // divisor > HEAVIEST:
            divisor = max(after.values()) // HEAVIEST + 1
        for cards in sorted(after):
            rest = append(append(rest, key | cards), max(1, after[cards] // divisor))
    state.evidence = rest


def note_draw(state: Toil, seat: i64, kind: i64, age: i64) -> None:
    """Takes into account that a card of an age is drawn from a hand at random; it is still in the hand."""
    if len(state.evidence) == 0 and state.hands[seat * state.setup.tables.kinds + kind] >> 8 == 0:
        return  # nobody knows a card of this kind there
    kinds = int(state.setup.tables.kinds)
    words = generation(state, age)[seat * kinds : (seat + 1) * kinds]
    for viewer in range(EVERYBODY + 1):
        if viewer == seat or state.setup.seats <= viewer < EVERYBODY:
            continue
        known = words[kind] >> 8 + 8 * viewer & COUNT
        unknown = sum([(word & COUNT) - (word >> 8 + 8 * viewer & COUNT) for word in words])
        key = key_of(viewer, seat, age)
        before = hypotheses(state, key)
        if unknown == 0 or (known == 0 and not before):
            continue
        after: dict[int, int] = {}
        for cards, weight in before or [(0, 1)]:
            held = kinds_of(cards)
            copies = known + held.count(int(kind))
            free = unknown - len(held)
            if copies > 0:  # a copy that the viewer knew, or by this hypothesis knew, was drawn
                rest = cards if known > 0 else without(held, int(kind))
                after[rest] = after.get(rest, 0) + weight * copies
            if free > 0 and (known == 0 or len(held) < MOST_CARDS):  # or another one was
                more = packed([*held, int(kind)]) if known > 0 else cards
                after[more] = after.get(more, 0) + weight * free
        replace_hypotheses(state, key, after)


def note_play(state: Toil, seat: i64, kind: i64, age: i64) -> None:
    """Takes into account that a player chose a card of their hand to leave it; it is still in the hand.

    The choice itself is no evidence: only hypotheses that it contradicts are dropped.
    """
    kinds = int(state.setup.tables.kinds)
    words = generation(state, age)[seat * kinds : (seat + 1) * kinds]
    for viewer in range(EVERYBODY + 1):
        key = key_of(viewer, seat, age)
        before = hypotheses(state, key)
        if not before or words[kind] >> 8 + 8 * viewer & COUNT > 0:
            continue
        unknown = sum([(word & COUNT) - (word >> 8 + 8 * viewer & COUNT) for word in words])
        after: dict[int, int] = {}
        for cards, weight in before:
            held = kinds_of(cards)
            if int(kind) in held:
                rest = without(held, int(kind))
                after[rest] = after.get(rest, 0) + weight
            elif unknown > len(held):
                after[cards] = after.get(cards, 0) + weight
        replace_hypotheses(state, key, after)


def without(held: list[int], kind: int) -> int:
    rest = held[:]
    rest.remove(kind)
    return packed(rest)


def forget_hand(state: Toil, viewer: i64, seat: i64) -> None:
    """Removes the hypotheses of a viewer who sees the whole hand."""
    rest = vec[i64]()
    entry: i64 = 0
    while entry < len(state.evidence):
        word = state.evidence[entry]
        if word >> VIEWER & 15 != viewer or word >> HAND_OF & 15 != seat:
            rest = append(append(rest, word), state.evidence[entry + 1])
        entry += 2
    state.evidence = rest


def swap_evidence(state: Toil, one: i64, other: i64) -> None:
    """Moves the hypotheses of third seats with two hands that are swapped; the two know what they gave."""
    forget_hand(state, one, other)
    forget_hand(state, other, one)
    entry: i64 = 0
    while entry < len(state.evidence):
        seat = state.evidence[entry] >> HAND_OF & 15
        if seat == one:
            state.evidence[entry] += (other - one) << HAND_OF
        elif seat == other:
            state.evidence[entry] += (one - other) << HAND_OF
        entry += 2


def age_evidence(state: Toil, ages: dict[int, int]) -> None:
    """Gives the hypotheses their new ages at a reshuffle; those about cards that are gone are removed."""
    rest = vec[i64]()
    entry: i64 = 0
    while entry < len(state.evidence):
        word = state.evidence[entry]
        age = ages.get(int(word >> AGE), -1)
        if age >= 0:
            word = word - (word >> AGE << AGE) + (age << AGE)
            rest = append(append(rest, word), state.evidence[entry + 1])
        entry += 2
    state.evidence = rest


def keep_own(state: Toil, viewer: i64) -> None:
    """Removes the hypotheses of all others."""
    rest = vec[i64]()
    entry: i64 = 0
    while entry < len(state.evidence):
        if state.evidence[entry] >> VIEWER & 15 == viewer:
            rest = append(append(rest, state.evidence[entry]), state.evidence[entry + 1])
        entry += 2
    state.evidence = rest


def likely_cards(
    state: Toil, viewer: i64, age: i64, slots: list[int], bag: list[int], share: float
) -> list[list[int]]:
    """For each seat the kinds that its hand has by one combination of hypotheses, drawn by their weights.

    `slots` has the number of unknown cards of each hand, `bag` that of each unseen kind; `share` is a random
    number from 0 to 1.
    """
    worlds: list[tuple[list[list[int]], float]] = [([[] for _ in slots], 1.0)]
    for seat in range(len(slots)):
        known = [
            (kinds_of(cards), float(weight))
            for cards, weight in hypotheses(state, key_of(viewer, seat, age))
            if len(kinds_of(cards)) <= slots[seat]
        ]
        if known:
            worlds = [
                ([*dealt[:seat], held, *dealt[seat + 1 :]], likelihood * weight)
                for dealt, likelihood in worlds
                for held, weight in known
            ]
    weights = [likelihood * ways(dealt, bag) for dealt, likelihood in worlds]
    rest = share * sum(weights)
    chosen = 0
    for place in range(len(weights)):
        if weights[place] > 0.0:
            chosen = place
            if rest < weights[place]:
                break
            rest -= weights[place]
    return worlds[chosen][0] if weights[chosen] > 0.0 else [[] for _ in slots]


def ways(dealt: list[list[int]], bag: list[int]) -> float:
    """The probability that so many cards drawn from the bag are these ones."""
    left = bag[:]
    whole = sum(bag)
    chance = 1.0
    for held in dealt:
        for kind in held:
            if left[kind] == 0:
                return 0.0
            chance = chance * float(left[kind]) / float(whole)
            left[kind] -= 1
            whole -= 1
    return chance
