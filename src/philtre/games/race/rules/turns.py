"""The sequence of a turn, of a round and of the game, from one decision to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from philtre.core.state import NOBODY
from philtre.games.race.rules import events
from philtre.games.race.rules.attacks import may_attack
from philtre.games.race.rules.layout import COINS, GOODS, POTIONS, ROW, SHIELDED, UNSEEN
from philtre.games.race.rules.losing import held
from philtre.games.race.rules.moves import KINDS_OF_POTION, SPEED
from philtre.games.race.rules.moving import land, walk
from philtre.games.race.rules.phases import AFTER, BEFORE, FINISHED, MEETING

if TYPE_CHECKING:
    from philtre.games.race.rules.state import Race


def begin_turn(state: Race) -> None:
    """R6, R17: ends the effects of Invisibility and Defence; a player in the Market may trade."""
    seat = state.seat
    state.table[seat * ROW + UNSEEN] = 0
    state.table[seat * ROW + SHIELDED] = 0
    state.rolls = 1
    state.fresh = 0
    if state.place(seat) == state.setup.tables.market:
        state.fresh = 1
    events.turn_begins(state.events, seat, state.round)
    state.ask(BEFORE)


def move_on(state: Race, start: i64) -> None:
    """Continues the move up to the next decision; at its end the space takes effect (R21)."""
    if walk(state, start) and land(state):
        after_move(state)


def after_move(state: Race) -> None:
    """R5, R6: asks for the next roll, or for a Speed and in the Market for sales; else ends the turn."""
    seat = state.seat
    if state.rolls > 0:
        state.ask(BEFORE)
    elif state.potion(seat, SPEED) != 0 or (
        state.place(seat) == state.setup.tables.market and held(state, seat, POTIONS) != 0
    ):
        state.ask(AFTER)
    else:
        end_turn(state)


def given(state: Race, giver: i64) -> None:
    """Continues the turn after all owed pieces were given up."""
    if giver == state.seat:
        after_move(state)
    elif state.die == 0:
        state.ask(BEFORE)
    else:
        met(state)


def met(state: Race) -> None:
    """B13: after an attack, asks for the next one on the same space, or continues the move."""
    if may_attack(state):
        state.ask(MEETING)
    else:
        pass_by(state)


def pass_by(state: Race) -> None:
    """R10: ends the contacts on this space and continues the move."""
    state.met = 0
    move_on(state, state.place(state.seat))


def end_turn(state: Race) -> None:
    """Begins the next player's turn or the next round, or ends the game."""
    state.rolls = 0
    state.fresh = 0
    state.met = 0
    state.seat += 1
    if state.seat == state.setup.seats:
        if state.round == state.setup.rounds or (state.setup.even_rounds and goal_reached(state)):
            state.seat -= 1
            finish(state)
            return
        state.seat = 0
        state.round += 1
        if state.round == state.setup.rounds:
            events.last_round(state.events, state.round)
    begin_turn(state)


def goal_reached(state: Race) -> bool:
    seat: i64 = 0
    while seat < state.setup.seats:
        if state.table[seat * ROW + COINS] >= state.setup.tables.goal:
            return True
        seat += 1
    return False


# The end


def finish(state: Race) -> None:
    state.rolls = 0
    state.phase = FINISHED
    state.actor = NOBODY
    if state.events is not None:
        seats = leaders(state)
        events.ended(state.events, "won" if len(seats) == 1 else "drawn", seats)


def leaders(state: Race) -> list[int]:
    """R19, R25: the seats with the most coins, then the most valuable potions, then the most resources."""
    found: list[int] = []
    best: tuple[int, int, int] = (-1, -1, -1)
    for seat in range(int(state.setup.seats)):
        standing = (
            int(state.table[seat * ROW + COINS]),
            int(worth_held(state, seat)),
            int(held(state, seat, GOODS)),
        )
        if standing > best:
            best = standing
            found = []
        if standing == best:
            found.append(seat)
    return found


def worth_held(state: Race, seat: i64) -> i64:
    """The price in coins of all potions in a player's hand."""
    worth: i64 = 0
    potion: i64 = 0
    while potion < KINDS_OF_POTION:
        worth += state.table[seat * ROW + POTIONS + potion] * state.setup.tables.worth[potion]
        potion += 1
    return worth
