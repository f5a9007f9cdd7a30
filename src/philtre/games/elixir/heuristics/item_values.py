"""Values of cards, gold, potions and hirelings to a wizard, in turns that they save."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.games.elixir.heuristics.weights import Weights
from philtre.games.elixir.rules.layout import (
    BANE,
    BURGLE,
    CARRIED,
    CURSE,
    FILCHING,
    GOLD,
    HAND,
    HEALERS,
    LUCK,
    MUG,
    PART,
    PLACE,
    PROWESS,
    SHELF,
    SMASH,
    SPEED,
    STEAL_GOLD,
    STEAL_INGREDIENTS,
    STEAL_POTION,
    SWEET_TALKING,
)
from philtre.games.elixir.rules.packing import many, total
from philtre.games.elixir.rules.phases import ATTACKED, BURGLED, FACING, FILCHED, HIRING, ROBBED, SMASHING

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir


def potion(weights: Weights, kind: i64) -> float:
    """An undrunk potion, to one who waits for the moment to drink it."""
    return weights.held[kind]


def hand(weights: Weights, cards: i64) -> float:
    """The value of all undrunk potions, without the first of each part, in turns."""
    whole = 0.0
    kind: i64 = 0
    while cards != 0:
        held = cards & 15
        if held != 0:
            if kind < PART:
                whole += potion(weights, kind) * (1.0 + weights.one_more * float(held - 1))
            elif held > 1:
                whole += weights.spare_part * float(held - 1)
        cards >>= 4
        kind += 1
    return whole


def active(weights: Weights, state: Elixir, seat: i64, drunk: i64, level: i64, in_shop: bool) -> float:
    """The value of drunk potions on that level, for the turns that they still last."""
    whole = 0.0
    mine = seat == state.seat
    turns = float(level - 1)
    if many(drunk, PROWESS) != 0:
        tables = state.setup.tables
        whole += weights.gold_piece * float(tables.extra[PROWESS] - tables.wage) * turns
    if many(drunk, LUCK) != 0:
        whole += weights.lucky_turn * turns
    if many(drunk, SPEED) != 0:
        whole += weights.fast_turn * turns
    if many(drunk, SWEET_TALKING) != 0:
        whole += weights.sweet_turn * turns
        if mine and in_shop and state.charmed == 0:
            whole += weights.sweet_shop
    if many(drunk, FILCHING) != 0:
        if mine and state.filched == 0:
            turns += 1.0
        if anything_to_filch(state, seat):
            whole += weights.filching_turn * turns
        else:
            whole += weights.filching_in_vain * turns
    return whole


def anything_to_filch(state: Elixir, seat: i64) -> bool:
    other: i64 = 0
    while other < state.setup.seats:
        if other != seat and state.own[state.row(other) + HAND] != 0:
            return True
        other += 1
    return False


def hireling(weights: Weights, deed: i64) -> float:
    """A Stranger in one's pay."""
    if deed == STEAL_POTION:
        return weights.hired_thief
    if deed == CURSE:
        return weights.hired_curse
    if deed == MUG:
        return weights.hired_mug
    if deed == SMASH:
        return weights.hired_smash
    return weights.hired_other


def hirelings(weights: Weights, state: Elixir, hired: i64) -> float:
    deeds = state.setup.tables.deed
    whole = 0.0
    stranger: i64 = 0
    while hired != 0:
        if hired & 1 != 0:
            whole += hireling(weights, deeds[stranger])
        hired >>= 1
        stranger += 1
    return whole


def card(weights: Weights, state: Elixir, seat: i64, kind: i64) -> float:
    """One more card of that kind."""
    if kind < PART:
        return potion(weights, kind)
    if many(state.own[state.row(seat) + HAND], kind) != 0:
        return weights.spare_part
    return weights.brew


def drawn_card(weights: Weights, state: Elixir, victim: i64, thief: i64) -> float:
    """A card drawn from a hand: to the thief; if that is the victim's own seat, what the victim loses."""
    cards = state.own[state.row(victim) + HAND]
    number = total(cards)
    if number == 0:
        return 0.0
    whole = 0.0
    kind: i64 = 0
    while kind < 9:
        held = many(cards, kind)
        if held != 0:
            value = card(weights, state, thief, kind)
            if thief == victim and kind >= PART and held == 1:
                value = weights.brew
            elif thief != victim and kind == BANE:
                value = -weights.at_the_healers
            whole += value * float(held)
        kind += 1
    return whole / float(number)


def goods(weights: Weights, state: Elixir, pieces: i64) -> float:
    """Ingredients at their prices."""
    price = state.setup.tables.price
    gold: i64 = 0
    kind: i64 = 0
    while pieces != 0:
        gold += (pieces & 15) * price[kind]
        pieces >>= 4
        kind += 1
    return weights.gold_piece * float(gold)


def potions_there(weights: Weights, state: Elixir, seat: i64) -> float:
    """The value of all potions in the Blind Alley."""
    whole = 0.0
    potions = state.alley_potions
    kind: i64 = 0
    while potions != 0:
        if potions & 15 != 0:
            whole += card(weights, state, seat, kind)
        potions >>= 4
        kind += 1
    return whole


def attack(weights: Weights, state: Elixir, victim: i64) -> float:
    """The expected cost of the Stranger's attack to its victim, before the roll."""
    tables = state.setup.tables
    own = state.own
    row = state.row(victim)
    deed = tables.deed[state.stranger]
    cost = 0.0
    if deed == STEAL_GOLD:
        cost = weights.gold_piece * 0.5 * float(own[row + GOLD])
    elif deed == STEAL_POTION:
        cost = drawn_card(weights, state, victim, victim)
    elif deed == STEAL_INGREDIENTS:
        cost = goods(weights, state, own[row + CARRIED])
    elif deed == SMASH:
        cost = 0.5 * goods(weights, state, own[row + SHELF])
    elif deed == BURGLE:
        items = total(own[row + SHELF])
        if items != 0:
            cost = goods(weights, state, own[row + SHELF]) / float(items)
    elif own[row + PLACE] != HEALERS:
        cost = weights.at_the_healers
    return cost * float(7 - tables.success[state.stranger]) / 6.0


def pending(weights: Weights, state: Elixir, seat: i64) -> float:
    """The expected gain of the seat from the chance event or the answer that is due."""
    phase = state.phase
    victim = state.victim
    if phase == FILCHED:
        if seat == state.seat:
            return drawn_card(weights, state, victim, seat)
        if seat == victim:
            return -drawn_card(weights, state, seat, seat)
    elif phase in (ATTACKED, FACING):
        if seat == victim:
            harm = attack(weights, state, seat)
            if seat == state.seat and harm > weights.met:
                harm = weights.met
            return -harm
        if seat == state.seat and state.setup.tables.deed[state.stranger] == BURGLE:
            return attack(weights, state, victim)
    elif phase == ROBBED:
        if seat == victim:
            return -drawn_card(weights, state, seat, seat)
    elif phase in (BURGLED, SMASHING):
        if seat == victim:
            return -weights.shelf_loss
    elif phase == HIRING and seat == state.seat:
        tables = state.setup.tables
        gain = hireling(weights, tables.deed[state.stranger])
        gain -= weights.gold_piece * float(tables.hire[state.stranger])
        if gain > 0.0:
            return gain
    return 0.0
