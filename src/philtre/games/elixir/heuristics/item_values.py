"""Values of cards, gold, potions and hirelings to a wizard, in turns that they save."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

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

# Guesses from the prices and the board, set right by hand where games stalled; none is fitted.
BREW: Final = 7.0  # to earn, shop and brew with empty hands
GOLD_PIECE: Final = 0.25
HELD_FILCHING: Final = 2.4
HELD_LUCK: Final = 1.6
HELD_PROWESS: Final = 1.5
HELD_SWEET: Final = 1.7
HELD_SPEED: Final = 1.8
HELD_BANE: Final = 0.8
SPARE_PART: Final = 0.5
HIRED_THIEF: Final = 1.3
HIRED_CURSE: Final = 1.3
HIRED_MUG: Final = 0.9
HIRED_SMASH: Final = 1.0
HIRED_OTHER: Final = 0.7
AT_THE_HEALERS: Final = 3.5
MET: Final = 0.5  # at most, for a Stranger in the street: who stays at home for fear of it never wins
SHELF_LOSS: Final = 1.5
LUCKY_TURN: Final = 0.25
SWEET_TURN: Final = 0.4
SWEET_SHOP: Final = 1.0
FAST_TURN: Final = 0.25
FILCHING_TURN: Final = 1.6
FILCHING_IN_VAIN: Final = 0.5


def potion(kind: i64) -> float:
    """An undrunk potion, to one who waits for the moment to drink it."""
    if kind == FILCHING:
        return HELD_FILCHING
    if kind == LUCK:
        return HELD_LUCK
    if kind == PROWESS:
        return HELD_PROWESS
    if kind == SWEET_TALKING:
        return HELD_SWEET
    if kind == SPEED:
        return HELD_SPEED
    return HELD_BANE


def hand(cards: i64) -> float:
    """The value of all undrunk potions, without the first of each part, in turns."""
    whole = 0.0
    kind: i64 = 0
    while cards != 0:
        held = cards & 15
        if held != 0:
            if kind < PART:
                whole += potion(kind) * (1.0 + 0.7 * float(held - 1))
            elif held > 1:
                whole += SPARE_PART * float(held - 1)
        cards >>= 4
        kind += 1
    return whole


def active(state: Elixir, seat: i64, drunk: i64, level: i64, in_shop: bool) -> float:
    """The value of drunk potions on that level, for the turns that they still last."""
    whole = 0.0
    mine = seat == state.seat
    turns = float(level - 1)
    if many(drunk, PROWESS) != 0:
        tables = state.setup.tables
        whole += GOLD_PIECE * float(tables.extra[PROWESS] - tables.wage) * turns
    if many(drunk, LUCK) != 0:
        whole += LUCKY_TURN * turns
    if many(drunk, SPEED) != 0:
        whole += FAST_TURN * turns
    if many(drunk, SWEET_TALKING) != 0:
        whole += SWEET_TURN * turns
        if mine and in_shop and state.charmed == 0:
            whole += SWEET_SHOP
    if many(drunk, FILCHING) != 0:
        if mine and state.filched == 0:
            turns += 1.0
        if anything_to_filch(state, seat):
            whole += FILCHING_TURN * turns
        else:
            whole += FILCHING_IN_VAIN * turns
    return whole


def anything_to_filch(state: Elixir, seat: i64) -> bool:
    other: i64 = 0
    while other < state.setup.seats:
        if other != seat and state.own[state.row(other) + HAND] != 0:
            return True
        other += 1
    return False


def hireling(deed: i64) -> float:
    """A Stranger in one's pay."""
    if deed == STEAL_POTION:
        return HIRED_THIEF
    if deed == CURSE:
        return HIRED_CURSE
    if deed == MUG:
        return HIRED_MUG
    if deed == SMASH:
        return HIRED_SMASH
    return HIRED_OTHER


def hirelings(state: Elixir, hired: i64) -> float:
    deeds = state.setup.tables.deed
    whole = 0.0
    stranger: i64 = 0
    while hired != 0:
        if hired & 1 != 0:
            whole += hireling(deeds[stranger])
        hired >>= 1
        stranger += 1
    return whole


def card(state: Elixir, seat: i64, kind: i64) -> float:
    """One more card of that kind."""
    if kind < PART:
        return potion(kind)
    if many(state.own[state.row(seat) + HAND], kind) != 0:
        return SPARE_PART
    return BREW


def drawn_card(state: Elixir, victim: i64, thief: i64) -> float:
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
            value = card(state, thief, kind)
            if thief == victim and kind >= PART and held == 1:
                value = BREW
            elif thief != victim and kind == BANE:
                value = -AT_THE_HEALERS
            whole += value * float(held)
        kind += 1
    return whole / float(number)


def goods(state: Elixir, pieces: i64) -> float:
    """Ingredients at their prices."""
    price = state.setup.tables.price
    gold: i64 = 0
    kind: i64 = 0
    while pieces != 0:
        gold += (pieces & 15) * price[kind]
        pieces >>= 4
        kind += 1
    return GOLD_PIECE * float(gold)


def potions_there(state: Elixir, seat: i64) -> float:
    """The value of all potions in the Blind Alley."""
    whole = 0.0
    potions = state.alley_potions
    kind: i64 = 0
    while potions != 0:
        if potions & 15 != 0:
            whole += card(state, seat, kind)
        potions >>= 4
        kind += 1
    return whole


def attack(state: Elixir, victim: i64) -> float:
    """The expected cost of the Stranger's attack to its victim, before the roll."""
    tables = state.setup.tables
    own = state.own
    row = state.row(victim)
    deed = tables.deed[state.stranger]
    cost = 0.0
    if deed == STEAL_GOLD:
        cost = GOLD_PIECE * 0.5 * float(own[row + GOLD])
    elif deed == STEAL_POTION:
        cost = drawn_card(state, victim, victim)
    elif deed == STEAL_INGREDIENTS:
        cost = goods(state, own[row + CARRIED])
    elif deed == SMASH:
        cost = 0.5 * goods(state, own[row + SHELF])
    elif deed == BURGLE:
        items = total(own[row + SHELF])
        if items != 0:
            cost = goods(state, own[row + SHELF]) / float(items)
    elif own[row + PLACE] != HEALERS:
        cost = AT_THE_HEALERS
    return cost * float(7 - tables.success[state.stranger]) / 6.0


def pending(state: Elixir, seat: i64) -> float:
    """The expected gain of the seat from the chance event or the answer that is due."""
    phase = state.phase
    victim = state.victim
    if phase == FILCHED:
        if seat == state.seat:
            return drawn_card(state, victim, seat)
        if seat == victim:
            return -drawn_card(state, seat, seat)
    elif phase in (ATTACKED, FACING):
        if seat == victim:
            harm = attack(state, seat)
            if seat == state.seat and harm > MET:
                harm = MET
            return -harm
        if seat == state.seat and state.setup.tables.deed[state.stranger] == BURGLE:
            return attack(state, victim)
    elif phase == ROBBED:
        if seat == victim:
            return -drawn_card(state, seat, seat)
    elif phase in (BURGLED, SMASHING):
        if seat == victim:
            return -SHELF_LOSS
    elif phase == HIRING and seat == state.seat:
        tables = state.setup.tables
        gain = hireling(tables.deed[state.stranger]) - GOLD_PIECE * float(tables.hire[state.stranger])
        if gain > 0.0:
            return gain
    return 0.0
