"""The effects of a drunk potion, one after the other (T5), and their targets (T6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.toil.rules import events
from philtre.games.toil.rules.cards import bit, finish_drink, swap_hands
from philtre.games.toil.rules.cauldrons import (
    begin_choosing,
    burn,
    burn_or_ask,
    corrode,
    drop,
    eat_away,
    grow,
    grow_one,
    hasten,
    hasten_all,
    list_burnings,
    list_corroding,
    list_dropping,
    list_growing,
    list_hastening,
    list_transfers,
    stumble,
    transfer,
)
from philtre.games.toil.rules.hands import (
    give,
    list_gifts,
    list_takings,
    part,
    part_with,
    see_hand,
    take,
)
from philtre.games.toil.rules.lasting import linger, set_reminders_aside
from philtre.games.toil.rules.layout import INVISIBLE
from philtre.games.toil.rules.moves import (
    BURN,
    CLAIRVOYANCE,
    CLUMSINESS,
    COMBUSTION,
    CORROSION,
    GENEROSITY,
    GROWTH,
    HARMS,
    HASTE,
    NAUSEA,
    PROPHECY,
    RESOLVE,
    TARGET,
    TARGETED,
    TELEPORTATION,
    THEFT,
    TRANSMUTATION,
)
from philtre.games.toil.rules.phases import (
    BRINGING,
    BURNING,
    CORRODING,
    DROPPING,
    FORESEEING,
    GIVING,
    GROWING,
    HASTENING,
    MOVING,
    PARTING,
    RESOLVING,
    STEALING,
    TAKING,
    TARGETING,
)
from philtre.games.toil.rules.prophecy import bring, foresee, list_bringing, list_replacing, prophesy, replace
from philtre.games.toil.rules.turns import gather, lasts

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil


def next_effect(state: Toil) -> None:
    """Begins the next effect, harms before boons, in the drinker's order; after the last one, Gathering."""
    group = state.todo & HARMS
    if group == 0:
        group = state.todo
    if group == 0:
        set_reminders_aside(state)
        finish_drink(state)
        state.drunk = -1
        gather(state)
    elif group & (group - 1) == 0:
        effect: i64 = 0
        while group >> effect & 1 == 0:
            effect += 1
        resolve(state, effect)
    else:
        state.ask(RESOLVING)


def list_effects(state: Toil, out: vec[i64]) -> i64:
    group = state.todo & HARMS
    if group == 0:
        group = state.todo
    n: i64 = 0
    effect: i64 = 0
    while effect < 16:
        if group >> effect & 1 != 0:
            out[n] = RESOLVE + effect
            n += 1
        effect += 1
    return n


def resolve(state: Toil, effect: i64) -> None:
    """Begins an effect: finds its target, or asks for it."""
    state.todo &= ~bit(effect)
    state.effect = effect
    events.effect(state.events, "effect", state.seat, effect)
    aimed: i64 = TARGETED
    if aimed >> effect & 1 == 0:
        take_effect(state)
        return
    number: i64 = 0
    seat: i64 = 0
    while seat < state.setup.seats:
        if targetable(state, seat):
            number += 1
            state.target = seat
        seat += 1
    if number > 1:
        state.target = -1
        state.ask(TARGETING)
    elif number == 1:
        take_effect(state)
    else:
        events.nothing(state)
        done(state)


def targetable(state: Toil, seat: i64) -> bool:
    return seat != state.seat and not lasts(state, seat, INVISIBLE)


def list_targets(state: Toil, out: vec[i64]) -> i64:
    n: i64 = 0
    seat: i64 = 0
    while seat < state.setup.seats:
        if targetable(state, seat):
            out[n] = TARGET + seat
            n += 1
        seat += 1
    return n


def done(state: Toil) -> None:
    """Ends this effect and begins the next one."""
    state.effect = -1
    state.target = -1
    state.at = 0
    state.left = 0
    next_effect(state)


def take_effect(state: Toil) -> None:
    """Applies the effect up to its first choice or chance event."""
    if begin(state):
        done(state)


def begin(state: Toil) -> bool:
    """Begins the current effect; returns True if it is over with that."""
    effect = state.effect
    seat = state.seat
    if effect == TELEPORTATION:
        swap_hands(state, seat, state.target)
        events.swapped(state.events, seat, state.target)
        return True
    if effect == CLAIRVOYANCE:
        return see_hand(state)
    if effect == HASTE:
        return hasten_all(state)
    if effect == GROWTH:
        return grow(state)
    if effect == TRANSMUTATION:
        return begin_choosing(state, MOVING, seat, 3)
    if effect == COMBUSTION:
        return burn_or_ask(state)
    if effect == THEFT:
        return begin_choosing(state, STEALING, state.target, 2)
    if effect == CORROSION:
        return eat_away(state)
    if effect == PROPHECY:
        return prophesy(state)
    if effect == NAUSEA:
        state.nausea = 1
        events.by(state.events, "nauseous", seat)
        return True
    if effect == CLUMSINESS:
        return stumble(state)
    if effect == GENEROSITY:
        return part(state)
    linger(state)
    return True


def list_choices(state: Toil, out: vec[i64]) -> i64:
    """Writes the drinker's choices into `out`; returns their number."""
    phase = state.phase
    numbers = state.setup.tables.numbers
    if phase == RESOLVING:
        return list_effects(state, out)
    if phase == TARGETING:
        return list_targets(state, out)
    if phase == HASTENING:
        return list_hastening(state, out)
    if phase == GROWING:
        return list_growing(state, out)
    if phase == MOVING:
        return list_transfers(state, state.seat, numbers.move, out)
    if phase == STEALING:
        return list_transfers(state, state.target, numbers.steal, out)
    if phase == CORRODING:
        return list_corroding(state, out)
    if phase == DROPPING:
        return list_dropping(state, out)
    if phase == GIVING:
        return list_gifts(state, out)
    if phase == TAKING:
        return list_takings(state, out)
    if phase == BURNING:
        return list_burnings(state, out)
    if phase == BRINGING:
        return list_bringing(state, out)
    return list_replacing(state, out)


def go_on(state: Toil, action: i64) -> None:
    """Continues the effect after a choice of the drinker or a chance event."""
    if state.phase == RESOLVING:
        resolve(state, action - RESOLVE)
    elif state.phase == TARGETING:
        state.target = action - TARGET
        take_effect(state)
    elif choose(state, action):
        done(state)


def choose(state: Toil, action: i64) -> bool:
    """Applies a choice or chance event; returns True if the effect is over with that."""
    phase = state.phase
    numbers = state.setup.tables.numbers
    if phase == HASTENING:
        return hasten(state, action)
    if phase == GROWING:
        return grow_one(state, action)
    if phase == MOVING:
        return transfer(state, state.seat, numbers.move, action, MOVING)
    if phase == STEALING:
        return transfer(state, state.target, numbers.steal, action, STEALING)
    if phase == CORRODING:
        return corrode(state, action)
    if phase == DROPPING:
        return drop(state, action)
    if phase == PARTING:
        return part_with(state, action - numbers.card)
    if phase == GIVING:
        return give(state, action)
    if phase == TAKING:
        return take(state, action)
    if phase == BURNING:
        return burn(state, action - BURN)
    if phase == FORESEEING:
        return foresee(state, action - numbers.order)
    if phase == BRINGING:
        return bring(state, action)
    return replace(state, action)
