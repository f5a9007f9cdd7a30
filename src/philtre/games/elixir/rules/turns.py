"""The sequence of a turn and of the game, from one decision to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.core.state import NOBODY
from philtre.games.elixir.rules import events, evidence
from philtre.games.elixir.rules.layout import (
    ACTIVE,
    CREDIT,
    GOLD,
    HAND,
    HEALERS,
    HIRED,
    MOST_LEVELS,
    PART,
    PLACE,
    PROWESS,
    SHELF,
    STREET,
    TABLE,
)
from philtre.games.elixir.rules.packing import many, sort_of
from philtre.games.elixir.rules.phases import (
    ARRIVING,
    BREWING,
    EARNING,
    ENDING,
    FACING,
    FINISHED,
    HEALING,
    MOVING,
    SMASHING,
    WALKING,
)
from philtre.games.elixir.rules.potions import can_filch, drunk
from philtre.games.elixir.rules.strangers import choose_category, face, meet, walk_on
from philtre.games.elixir.rules.town import can_trade

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir

BEGUN: Final = 1  # of `turning`: a turn has been begun
AGAIN: Final = 2  # another one is to be begun


def window_open(state: Elixir) -> bool:
    """E15: True if, by public facts, the wizard may have something to drink, to send or to filch now."""
    row = state.row(state.seat)
    return state.own[row + HAND] != 0 or state.own[row + HIRED] != 0 or can_filch(state)


def next_turn(state: Elixir) -> None:
    """Begins the next wizard's turn. Turns without a decision follow one another in a loop.

    Wizards who cannot pay the Healers may have hundreds of them: too many for calls within calls.
    """
    if state.turning != 0:  # the turn that the loop has begun is over
        state.turning = AGAIN
        return
    state.turning = AGAIN
    while state.turning == AGAIN:
        state.turning = BEGUN
        begin_turn(state)
    state.turning = 0


def begin_turn(state: Elixir) -> None:
    """Begins the next wizard's turn, or ends the game after the last round (E21)."""
    setup = state.setup
    state.seat += 1
    if state.round == 0 or state.seat == setup.seats:
        state.seat = 0
        if state.round == setup.rounds:
            finish_by_rounds(state)
            return
        state.round += 1
    state.filched = 0
    state.charmed = 0
    state.walked = 0
    state.bound = 0
    events.turn_begins(state)
    move_counters(state)
    go_to_gold(state)


def move_counters(state: Elixir) -> None:
    """Step 1: lowers each counter; a potion on its last level goes back to the pack."""
    own = state.own
    levels = state.row(state.seat) + ACTIVE
    gone = own[levels + 1]
    if gone != 0:
        own[levels + 1] = 0
        state.pack += gone
        kind: i64 = 0
        while kind < PART:
            left = many(gone, kind)
            while left > 0:
                evidence.note(state, evidence.RAN_OUT, state.seat, kind)
                events.potion(state, "ran-out", state.seat, kind)
                left -= 1
            kind += 1
    level: i64 = 1
    while level < MOST_LEVELS:
        own[levels + level] = own[levels + level + 1]
        level += 1
    own[levels + MOST_LEVELS] = 0


def go_to_gold(state: Elixir) -> None:
    if window_open(state):
        state.ask(EARNING)
    else:
        earn(state)


def earn(state: Elixir) -> None:
    """Step 2: pays the wage; a part that the pile cannot pay is lost (E1)."""
    row = state.row(state.seat)
    wage = state.setup.tables.wage
    if drunk(state, state.seat, PROWESS):
        wage = state.setup.tables.extra[PROWESS]
    if state.setup.credit and state.pile == 0 and is_patient(state, state.seat):
        state.own[row + CREDIT] += 1  # E9
    if wage > state.pile:
        wage = state.pile
    state.pile -= wage
    state.own[row + GOLD] += wage
    events.gold(state, "earned", state.seat, wage)
    go_to_move(state)


def is_patient(state: Elixir, seat: i64) -> bool:
    """True if the wizard is at the Healers and has not paid."""
    return state.own[state.row(seat) + PLACE] == HEALERS and state.healed >> seat & 1 == 0


def price_of_healing(state: Elixir, seat: i64) -> i64:
    """E9: the price in gold; with the option `healing_credit`, each unpaid turn there lowers it by one."""
    price = state.setup.tables.healing - state.own[state.row(seat) + CREDIT]
    if price < 0:
        return 0
    return price


def may_pay(state: Elixir) -> bool:
    """E9: True if the wizard came in an earlier turn and has enough gold."""
    gold = state.own[state.row(state.seat) + GOLD]
    return state.bound == 0 and gold >= price_of_healing(state, state.seat)


def go_to_move(state: Elixir) -> None:
    """Step 3: asks for the move, or at the Healers for the payment."""
    if not is_patient(state, state.seat):
        state.ask(MOVING)
    elif may_pay(state) or window_open(state):
        state.ask(HEALING)
    else:
        stay(state)


def pay_healers(state: Elixir) -> None:
    row = state.row(state.seat)
    price = price_of_healing(state, state.seat)
    state.own[row + GOLD] -= price
    state.own[row + CREDIT] = 0
    state.pile += price
    state.healed |= bit(state.seat)
    events.gold(state, "healed", state.seat, price)
    state.ask(MOVING)


def stay(state: Elixir) -> None:
    events.by(state, "stayed", state.seat)
    go_to_brew(state)


def move_to(state: Elixir, place: i64) -> None:
    row = state.row(state.seat)
    if state.own[row + PLACE] != place:
        state.own[row + PLACE] = place
        events.place(state, "moved", state.seat, place)
    else:
        events.place(state, "waited", state.seat, place)
    if place != HEALERS:
        state.healed &= ~bit(state.seat)
    arrive(state)


def arrive(state: Elixir) -> None:
    """Step 4: the place where the move ended takes effect (E2); also after each thing done there."""
    place = state.own[state.row(state.seat) + PLACE]
    if place == HEALERS:  # stayed, or cursed on arrival
        go_to_brew(state)
    elif place >= STREET:
        if state.walked != 0:  # the wizard meets no second Stranger
            go_to_brew(state)
        elif window_open(state):
            state.ask(ARRIVING)
        else:
            meet(state)
    elif can_trade(state, place) or window_open(state):
        state.ask(ARRIVING)
    else:
        go_to_brew(state)


def can_brew(state: Elixir) -> bool:
    """E12: True if a brew is on the table, or a herb, a gem and a special are on the shelf."""
    row = state.row(state.seat)
    if state.own[row + TABLE] != 0:
        return True
    shelf = state.own[row + SHELF]
    return sort_of(shelf, 0) != 0 and sort_of(shelf, 1) != 0 and sort_of(shelf, 2) != 0


def go_to_brew(state: Elixir) -> None:
    """Step 5: asks for the brew."""
    if can_brew(state) or window_open(state):
        state.ask(BREWING)
    else:
        end_turn(state)


def go_to_end(state: Elixir) -> None:
    if window_open(state):
        state.ask(ENDING)
    else:
        end_turn(state)


def resume(state: Elixir, phase: i64) -> None:
    """Continues the turn at that phase after a potion, a sent Stranger or a filching (E15)."""
    if phase == EARNING:
        go_to_gold(state)
    elif phase in (HEALING, MOVING):
        go_to_move(state)
    elif phase == ARRIVING:
        arrive(state)
    elif phase == BREWING:
        go_to_brew(state)
    elif phase == ENDING:
        go_to_end(state)
    elif phase == FACING:
        face(state)
    elif phase == WALKING:
        walk_on(state)
    elif phase == SMASHING:
        choose_category(state)
    else:  # hiring, looking at a formula
        state.ask(phase)


# The end


def parts(state: Elixir, seat: i64) -> i64:
    """The number of different parts of the Elixir that a wizard holds."""
    hand = state.own[state.row(seat) + HAND]
    number: i64 = 0
    kind: i64 = PART
    while kind < 9:
        if many(hand, kind) > 0:
            number += 1
        kind += 1
    return number


def end_turn(state: Elixir) -> None:
    """E19: ends the turn; a wizard wins only at the end of their own turn."""
    if parts(state, state.seat) == 3:
        finish(state, bit(state.seat), "won")
        return
    evidence.note_end(state, state.seat)
    next_turn(state)


def finish_by_rounds(state: Elixir) -> None:
    """E21: the winners have the most different parts, then the most gold; equal ones share the win."""
    best: i64 = -1
    winners: i64 = 0
    seat: i64 = 0
    while seat < state.setup.seats:
        score = parts(state, seat) * 1000 + state.own[state.row(seat) + GOLD]
        if score > best:
            best = score
            winners = 0
        if score == best:
            winners |= bit(seat)
        seat += 1
    finish(state, winners, "rounds-over")


def finish(state: Elixir, winners: i64, kind: str) -> None:
    state.phase = FINISHED
    state.actor = NOBODY
    state.winners = winners
    if state.events is not None:
        seats = [seat for seat in range(int(state.setup.seats)) if winners >> seat & 1 != 0]
        events.won(state, kind, seats)
