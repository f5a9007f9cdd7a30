"""Reasons for moves, for people, from open cards and the player's own hand."""

from __future__ import annotations

from mypy_extensions import i64

from philtre.core.advice import Advice
from philtre.core.message import Message
from philtre.core.state import State
from philtre.games.toil.heuristics.evaluation import Evaluation
from philtre.games.toil.rules.cards import brew_in, cauldron
from philtre.games.toil.rules.layout import BREW, GILDED, GOLD, LINGERING, SIZE, STRIDE
from philtre.games.toil.rules.moves import (
    ADD,
    BURN,
    DONE,
    DRINK,
    DUMP,
    RESOLVE,
    TARGET,
)
from philtre.games.toil.rules.orders import open_order
from philtre.games.toil.rules.phases import BREWING
from philtre.games.toil.rules.setup import OPEN_ORDERS
from philtre.games.toil.rules.state import Toil
from philtre.games.toil.rules.tables import Tables


class ToilAdvice(Advice):
    """The reasons of Toil and Trouble."""

    def __init__(self, tables: Tables) -> None:
        self.evaluation = Evaluation(tables)

    def reason(self, state: State, action: int) -> Message | None:
        assert isinstance(state, Toil)
        return reason(self.evaluation, state, action)


def reason(evaluation: Evaluation, state: Toil, action: i64) -> Message | None:
    """A message that says why the actor might do this; None where there is nothing to say."""
    tables = state.setup.tables
    numbers = tables.numbers
    if action == DONE:
        return about_going_on(evaluation, state) if state.phase == BREWING else None
    if action < DRINK:
        return about_dumping(evaluation, state, action - DUMP)
    if action < BURN:
        order = met(evaluation, state, state.seat, action - DRINK)
        return Message("reason-drink") if order < 0 else None
    if action < TARGET:
        return about_spoiling(evaluation, state, state.target, action - BURN)
    if action < RESOLVE:
        return about_target(state, action - TARGET)
    if action < ADD:
        return None
    if action < numbers.drop:
        number = (action - ADD) // tables.kinds
        return about_adding(evaluation, state, (action - ADD) % tables.kinds, number)
    if numbers.corrode <= action < numbers.give:
        number = (action - numbers.corrode) // tables.kinds
        return about_taking(evaluation, state, action, state.target, number)
    if numbers.move <= action < numbers.sell:
        return about_moving(evaluation, state, action)
    if numbers.sell <= action < numbers.bring:
        return about_selling(state, (action - numbers.sell) % numbers.orders)
    return None


def wants(evaluation: Evaluation, state: Toil, seat: i64, number: i64, order: i64) -> i64:
    """The number of ingredients that the Order still wants for a cauldron, each effect counted by itself."""
    entry = seat * STRIDE + BREW + 2 * number
    return evaluation.lacks(order, state.tally[entry], state.tally[entry + 1])


def met(evaluation: Evaluation, state: Toil, seat: i64, number: i64) -> i64:
    """The dearest Order in play that a cauldron's potion meets, or -1."""
    best: i64 = -1
    place: i64 = 0
    while place < OPEN_ORDERS:
        order = open_order(state, place)
        place += 1
        if order < 0 or wants(evaluation, state, seat, number, order) > 0:
            continue
        if best < 0 or evaluation.value[order] > evaluation.value[best]:
            best = order
    return best


def about_selling(state: Toil, order: i64) -> Message:
    tables = state.setup.tables
    gold = tables.value[order]
    base = state.seat * STRIDE
    if state.tally[base + LINGERING + GILDED] != 0:
        gold += 2
    total = state.tally[base + GOLD] + gold
    if total >= tables.goal and not state.setup.even_rounds:  # T19: then others may still earn more
        return Message("reason-wins", {"goal": int(tables.goal)})
    return Message("reason-earns", {"gold": int(gold), "total": int(total)})


def about_adding(evaluation: Evaluation, state: Toil, kind: i64, number: i64) -> Message | None:
    """A message if the card completes an Order, brings one nearer, or is in the way."""
    names = state.setup.tables.orders
    twin = state.copy()
    seat = state.seat
    brew_in(twin, cauldron(seat, number), kind)
    order = met(evaluation, twin, seat, number)
    if order >= 0 and wants(evaluation, state, seat, number, order) > 0:
        return Message("reason-completes", {"order": names[order]})
    nearest: i64 = -1
    fewest: i64 = 99
    useful = False
    place: i64 = 0
    while place < OPEN_ORDERS:
        order = open_order(state, place)
        place += 1
        if order < 0:
            continue
        useful = useful or evaluation.masks[order] & evaluation.has[kind] != 0
        left = wants(evaluation, twin, seat, number, order)
        if left < wants(evaluation, state, seat, number, order) and left < fewest:
            fewest = left
            nearest = order
    if nearest >= 0:
        return Message("reason-nearer", {"order": names[nearest], "count": int(fewest)})
    return None if useful else Message("reason-clears")


def about_going_on(evaluation: Evaluation, state: Toil) -> Message | None:
    """A message for ending the Brewing phase with a potion that an Order wants; else None."""
    best: i64 = -1
    number: i64 = 0
    while number < 3:
        order = met(evaluation, state, state.seat, number)
        number += 1
        if order >= 0 and (best < 0 or evaluation.value[order] > evaluation.value[best]):
            best = order
    return None if best < 0 else Message("reason-ready", {"order": state.setup.tables.orders[best]})


def about_dumping(evaluation: Evaluation, state: Toil, number: i64) -> Message | None:
    """A message for dumping a cauldron whose content leaves no room for any Order's wants; else None."""
    room = state.setup.tables.limit - state.tally[state.seat * STRIDE + SIZE + number]
    place: i64 = 0
    while place < OPEN_ORDERS:
        order = open_order(state, place)
        place += 1
        if order >= 0 and evaluation.fewest(
            order,
            state.tally[state.seat * STRIDE + BREW + 2 * number],
            state.tally[state.seat * STRIDE + BREW + 2 * number + 1],
        ) <= max(0, room):
            return None
    return Message("reason-blocked")


def about_target(state: Toil, seat: i64) -> Message | None:
    """A message if this seat has the most gold of the actor's rivals; else None."""
    other: i64 = 0
    while other < state.setup.seats:
        ahead = state.tally[other * STRIDE + GOLD] >= state.tally[seat * STRIDE + GOLD]
        if other not in (seat, state.seat) and ahead:
            return None
        other += 1
    return Message("reason-leader", {"target_seat": int(seat)}) if state.setup.seats > 2 else None


def sells_elsewhere(evaluation: Evaluation, state: Toil, target: i64, number: i64, order: i64) -> bool:
    """True if another of the player's cauldrons meets the Order too."""
    other: i64 = 0
    while other < 3:
        if other != number and wants(evaluation, state, target, other, order) == 0:
            return True
        other += 1
    return False


def about_spoiling(evaluation: Evaluation, state: Toil, target: i64, number: i64) -> Message | None:
    """The potion in the cauldron that burns is the only one that meets an Order in play."""
    order = met(evaluation, state, target, number)
    if order < 0 or sells_elsewhere(evaluation, state, target, number, order):
        return None
    return Message("reason-spoils", {"target_seat": int(target), "order": state.setup.tables.orders[order]})


def about_taking(
    evaluation: Evaluation, state: Toil, action: i64, target: i64, number: i64
) -> Message | None:
    """The only potion that was ready for an Order would not be any more."""
    order = met(evaluation, state, target, number)
    if order < 0 or sells_elsewhere(evaluation, state, target, number, order):
        return None
    twin = state.copy()
    twin.play(action)
    if wants(evaluation, twin, target, number, order) == 0:
        return None
    return Message("reason-spoils", {"target_seat": int(target), "order": state.setup.tables.orders[order]})


def about_moving(evaluation: Evaluation, state: Toil, action: i64) -> Message | None:
    """Transmutation and Theft: a potion becomes ready, or another's is spoilt."""
    numbers = state.setup.tables.numbers
    steals = action >= numbers.steal
    way = (action - numbers.move) % (9 * numbers.kinds) // numbers.kinds
    before = met(evaluation, state, state.seat, way % 3)
    twin = state.copy()
    twin.play(action)
    order = met(evaluation, twin, state.seat, way % 3)
    if order >= 0 and before < 0:
        return Message("reason-completes", {"order": state.setup.tables.orders[order]})
    return about_taking(evaluation, state, action, state.target, way // 3) if steals else None
