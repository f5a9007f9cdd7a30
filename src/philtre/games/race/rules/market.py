"""The Market: a whole turn to craft potions in, and sales at any time of one's turn there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from philtre.games.race.rules import events
from philtre.games.race.rules.layout import COINS, GOODS, POTIONS, ROW
from philtre.games.race.rules.losing import list_held
from philtre.games.race.rules.moves import CRAFT, DONE, DRINK, KINDS_OF_POTION, SELL, SPEED
from philtre.games.race.rules.phases import TRADING

if TYPE_CHECKING:
    from philtre.games.race.rules.state import Race


def open_trade(state: Race) -> None:
    """R6: begins a turn of trading, which takes the whole turn."""
    state.fresh = 0
    state.rolls = 0
    events.by(state.events, "trading", state.seat)
    state.ask(TRADING)


def can_craft(state: Race, potion: i64) -> bool:
    """True if the player has both resources of the potion."""
    tables = state.setup.tables
    base = state.seat * ROW + GOODS
    first = tables.first_cost[potion]
    second = tables.second_cost[potion]
    if first == second:
        return state.table[base + first] > 1
    return state.table[base + first] != 0 and state.table[base + second] != 0


def list_trades(state: Race, out: vec[i64]) -> i64:
    n: i64 = 0
    potion: i64 = 0
    while potion < KINDS_OF_POTION:
        if can_craft(state, potion):
            out[n] = CRAFT + potion
            n += 1
        potion += 1
    n = list_held(state, state.seat, POTIONS, SELL, out, n)
    out[n] = DONE
    return n + 1


def list_after(state: Race, out: vec[i64]) -> i64:
    """R5, R6: writes what may follow a move: one more Speed, in the Market sales, or the end of the turn."""
    n: i64 = 0
    if state.potion(state.seat, SPEED) != 0:
        out[0] = DRINK + SPEED
        n = 1
    if state.place(state.seat) == state.setup.tables.market:
        n = list_held(state, state.seat, POTIONS, SELL, out, n)
    out[n] = DONE
    return n + 1


def craft(state: Race, potion: i64) -> None:
    """R2, R3: crafts a potion of that kind; piles have no limit."""
    tables = state.setup.tables
    seat = state.seat
    state.add(seat, GOODS + tables.first_cost[potion], -1)
    state.add(seat, GOODS + tables.second_cost[potion], -1)
    state.add(seat, POTIONS + potion, 1)
    events.potion(state.events, "crafted", seat, tables, potion, 1)


def sell(state: Race, potion: i64) -> bool:
    """R18: sells a potion; returns True if that reaches the goal and wins at once."""
    tables = state.setup.tables
    seat = state.seat
    before = state.table[seat * ROW + COINS]
    total = before + tables.worth[potion]
    state.table[seat * ROW + COINS] = total
    state.add(seat, POTIONS + potion, -1)
    events.sold(state.events, seat, tables, potion, total)
    if total < tables.goal:
        return False
    if state.setup.even_rounds:  # R19
        if before < tables.goal:
            events.reached(state.events, seat, total)
        return False
    return True
