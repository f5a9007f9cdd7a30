"""Observations as numbers: cauldrons, Orders, hands as far as a seat knows them, and the drunk potion."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i16, i64

from philtre.core.encoder import MOST, Buffer, Encoder, Feature, seat_labels, turn_features
from philtre.core.state import State
from philtre.games.toil.rules.ages import COUNT, any_held_over, known_cards
from philtre.games.toil.rules.layout import (
    DISCARDS,
    GOLD,
    HAND,
    LASTING,
    LENGTH,
    LINGERING,
    NONE,
    OLD,
    POTION,
    REMINDER,
    SOLD,
    STACK,
    STRIDE,
    TOP,
)
from philtre.games.toil.rules.moves import EFFECTS
from philtre.games.toil.rules.orders import CARD, current, knows, open_order
from philtre.games.toil.rules.phases import BRINGING, DROPPING, FORESEEING, GIVING, PHASES, REPLACING, TAKING
from philtre.games.toil.rules.setup import OPEN_ORDERS, ToilSetup
from philtre.games.toil.rules.state import Toil

DEPTH: Final = STACK - TOP  # cards of the largest stack
CAULDRONS: Final = ("1", "2", "3")


def features(setup: ToilSetup) -> list[Feature]:
    """The features of an observation. Not in it: the deck's list, costs and options, which a setup fixes.

    Nor the effects of cauldrons and what they lack for Orders: they follow from the ingredients.
    """
    tables = setup.tables
    seats = seat_labels(setup.seats)
    kinds, orders = list(tables.ingredients), list(tables.orders)
    number, cauldrons, effects = [["number"]], list(CAULDRONS), list(EFFECTS)
    depth = [str(place) for place in range(1, DEPTH + 1)]
    return [
        *turn_features(setup.seats, PHASES),
        Feature("turn", number, int(setup.turns), "the turn"),
        Feature("left", number, MOST, "cards still to be chosen"),
        Feature("cauldron", [cauldrons], 1, "the cauldron that the question is about"),
        Feature("brewed", [cauldrons], 1, "the player's cauldrons that were added to in this phase"),
        Feature("dumped", [cauldrons], 1, "the player's cauldrons that were dumped this turn"),
        Feature("gold", [seats], MOST, "gold"),
        Feature("sold", [seats, orders], 1, "Orders sold"),
        Feature("hand_size", [seats], MOST, "cards in hand"),
        Feature("hand", [kinds], COUNT, "the seat's own hand"),
        Feature("seen_hand", [kinds], COUNT, "another's hand that the seat is looking at"),
        Feature("known", [seats, kinds], COUNT, "with memory: cards that other hands have, at least"),
        Feature("held_over", [seats], MOST, "with memory: cards held since before the last reshuffle"),
        Feature("old_cards", [kinds], MOST, "with memory: those of all others together"),
        Feature("cauldrons", [seats, cauldrons, kinds], COUNT, "ingredients in cauldrons"),
        Feature("lingering", [seats, list(LASTING)], 1, "lingering effects"),
        Feature("reminders", [seats, list(LASTING), kinds], 1, "the ingredient that reminds of each"),
        Feature("orders", [[str(place + 1) for place in range(OPEN_ORDERS)], orders], 1, "Orders in play"),
        Feature("stacks", [["basic", "special"]], DEPTH, "Orders in the stacks"),
        Feature("stacked", [["basic", "special"], depth, orders], 1, "with memory: known cards from the top"),
        Feature("foreseen", [["1", "2"], orders], 1, "Orders that the seat is looking at"),
        Feature("brought", [orders], 1, "the Order that is about to come into play"),
        Feature("drunk", [cauldrons], 1, "the cauldron of the potion being drunk"),
        Feature("potion", [kinds], COUNT, "the ingredients of that potion"),
        Feature("effect", [effects], 1, "the effect that is being resolved"),
        Feature("todo", [effects], 1, "effects that are still to be resolved"),
        Feature("target", [seats], 1, "the target of the potion"),
        Feature("deck", number, MOST, "cards in the deck"),
        Feature("discards", [kinds], COUNT, "discarded cards"),
    ]


@final
class ToilEncoder(Encoder):
    """Writes what a seat sees of a state of Toil and Trouble."""

    def __init__(self, setup: ToilSetup) -> None:
        super().__init__(features(setup), setup.game.action_count)

    def write(self, state: State, seat: i64, out: Buffer) -> None:
        assert isinstance(state, Toil)
        seats = state.setup.seats
        phase = state.phase
        out.write_turn(seat, seats, phase, len(PHASES), state.actor, state.seat)
        out.put(state.turn)
        out.put(state.left if state.actor >= 0 else 0)
        out.one_hot(state.at if phase == DROPPING else -1, 3)
        out.flags(state.brewed & ~state.dumped, 3)
        out.flags(state.dumped, 3)
        write_tallies(state, seat, GOLD, out)
        place: i64 = 0
        while place < seats:
            out.flags(state.tally[(seat + place) % seats * STRIDE + SOLD], len(state.setup.tables.orders))
            place += 1
        write_tallies(state, seat, HAND, out)
        write_hand(state, seat, out)
        looking = phase in (GIVING, TAKING) and seat == state.seat
        write_hand(state, state.target if looking else -1, out)
        write_memory(state, seat, out)
        write_cauldrons(state, seat, out)
        write_orders(state, seat, out)
        write_drink(state, seat, out)
        out.put(state.deck)
        write_place(state, DISCARDS, out)


def write_tallies(state: Toil, seat: i64, field: i64, out: Buffer) -> None:
    """Write one field of every player's tally, from the observing seat on."""
    seats = state.setup.seats
    place: i64 = 0
    while place < seats:
        out.put(state.tally[(seat + place) % seats * STRIDE + field])
        place += 1


def write_place(state: Toil, place: i64, out: Buffer) -> None:
    """Write the number of cards of each kind in a place."""
    kinds = state.setup.tables.kinds
    cards = state.cards
    values = out.values
    first = out.place
    shift = 4 * place
    kind: i64 = 0
    while kind < kinds:
        values[first + kind] = i16(cards[kind] >> shift & COUNT)
        kind += 1
    out.place = first + kinds


def write_hand(state: Toil, seat: i64, out: Buffer) -> None:
    """Write the cards of a hand; all zeros for a negative seat."""
    kinds = state.setup.tables.kinds
    if seat < 0:
        out.skip(kinds)
        return
    hands = state.hands
    first = seat * kinds
    kind: i64 = 0
    while kind < kinds:
        word = hands[first + kind]
        out.put((word & COUNT) + (word >> 4 & COUNT))
        kind += 1


def write_memory(state: Toil, seat: i64, out: Buffer) -> None:
    """Write what the seat can know of other hands from what it has seen (T12)."""
    seats = state.setup.seats
    kinds = state.setup.tables.kinds
    if not state.setup.memory:
        out.skip(seats * kinds + seats + kinds)
        return
    found = known_cards(state, seat)
    place: i64 = 0
    while place < seats:
        first = (seat + place) % seats * kinds
        kind: i64 = 0
        while kind < kinds:
            out.put(found[first + kind])
            kind += 1
        place += 1
    write_tallies(state, seat, OLD, out)
    if not any_held_over(state):
        out.skip(kinds)
        return
    hands = state.hands
    kind = 0
    while kind < kinds:
        old: i64 = 0
        place = 0
        while place < seats:
            if place != seat:
                old += hands[place * kinds + kind] >> 4 & COUNT
            place += 1
        out.put(old)
        kind += 1


def write_cauldrons(state: Toil, seat: i64, out: Buffer) -> None:
    """Write the ingredients of all cauldrons, and the lingering effects with their reminders."""
    seats = state.setup.seats
    kinds = state.setup.tables.kinds
    place: i64 = 0
    while place < seats:
        cauldron: i64 = 0
        while cauldron < 3:
            write_place(state, (seat + place) % seats * 3 + cauldron, out)
            cauldron += 1
        place += 1
    place = 0
    while place < seats:
        effect: i64 = 0
        while effect < 4:
            out.put(1 if state.tally[(seat + place) % seats * STRIDE + LINGERING + effect] != NONE else 0)
            effect += 1
        place += 1
    place = 0
    while place < seats:
        effect = 0
        while effect < 4:
            out.one_hot(state.tally[(seat + place) % seats * STRIDE + LINGERING + effect] - REMINDER, kinds)
            effect += 1
        place += 1


def write_orders(state: Toil, seat: i64, out: Buffer) -> None:
    """Write the Orders in play, the stacks as far as the seat knows them, and those of a Prophecy."""
    orders = len(state.setup.tables.orders)
    stacks = state.stacks
    place: i64 = 0
    while place < OPEN_ORDERS:
        out.one_hot(open_order(state, place), orders)
        place += 1
    out.put(stacks[LENGTH])
    out.put(stacks[STACK + LENGTH])
    first: i64 = 0
    while first <= STACK:
        place = 0
        while place < DEPTH:
            entry = stacks[first + TOP + place] if place < stacks[first + LENGTH] else 0
            out.one_hot((entry & CARD) - 1 if state.setup.memory and knows(entry, seat) else -1, orders)
            place += 1
        first += STACK
    looking = seat == state.seat and state.phase in (FORESEEING, BRINGING, REPLACING)
    first = current(state) if looking else -1
    place = 0
    while place < 2:
        there = first >= 0 and place < stacks[first + LENGTH]
        entry = stacks[first + TOP + place] if there else 0
        out.one_hot((entry & CARD) - 1 if knows(entry, seat) else -1, orders)
        place += 1
    if state.phase == REPLACING:
        out.one_hot((stacks[current(state) + TOP + state.at] & CARD) - 1, orders)
    else:
        out.skip(orders)


def write_drink(state: Toil, seat: i64, out: Buffer) -> None:
    """Write the potion that is being drunk, if there is one."""
    seats = state.setup.seats
    if state.drunk < 0:
        out.skip(3 + state.setup.tables.kinds + 2 * len(EFFECTS) + seats)
        return
    out.one_hot(state.drunk, 3)
    write_place(state, POTION, out)
    out.one_hot(state.effect, len(EFFECTS))
    out.flags(state.todo, len(EFFECTS))
    out.seat(state.target, seat, seats)
