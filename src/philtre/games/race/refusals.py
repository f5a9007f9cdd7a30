"""Refusals: the reason why an action is not legal. The game has no hidden information."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from philtre.core.message import Refusal
from philtre.core.state import CHANCE, NOBODY
from philtre.games.race.rules.layout import CAME, PLACE, ROW, SHIELDED
from philtre.games.race.rules.moves import (
    CHANGE_PLACES,
    CRAFT,
    DIE,
    DONE,
    DRINK,
    GIVE,
    GO,
    KEEP,
    METEOR,
    POISON,
    REROLL,
    RESOURCES,
    ROLL,
    SELL,
    SPEED,
    SPILL,
    STAY,
    STOP,
    SWAP,
    TELEPORT,
    THROW_METEOR,
    THROW_POISON,
    TRADE,
    action_count,
)
from philtre.games.race.rules.phases import AFTER, BEFORE, GIVING, MEETING, MOVING, ROLLED, SPILLING, TRADING

if TYPE_CHECKING:
    from philtre.games.race.rules.state import Race

# The rulebook's rule for each potion, by the number of its power.
RULE_OF: Final = ("B18", "B19", "B20", "B25", "B21", "B22", "B23", "B24")
# By phase: the refusal of an action that does not answer the current prompt.
ASKED: Final[dict[int, tuple[str, str]]] = {
    int(BEFORE): ("roll-first", "R5"),
    int(ROLLED): ("keep-first", "R5"),
    int(MOVING): ("go-first", "R8"),
    int(MEETING): ("meet-first", "R10"),
    int(GIVING): ("give-first", "R11"),
    int(SPILLING): ("spill-first", "R15"),
    int(AFTER): ("done-first", "R5"),
    int(TRADING): ("trade-first", "R6"),
}


def why_not(state: Race, action: int) -> Refusal | None:
    """The first reason against the action; None if it is legal."""
    if state.actor == NOBODY:
        return Refusal("over", "R18")
    if state.actor == CHANCE:
        return Refusal("die-first", "R5")
    if not 0 <= action < action_count(int(state.setup.tables.size)) or DIE <= action < GO:
        return Refusal("not-a-choice", "R5")
    if action in list(state.actions()):
        return None
    phase = state.phase
    found: Refusal | None = None
    if action >= GO and (action - GO) % 2 == 0:
        found = against_way(state, (action - GO) // 2) if phase == MOVING else None
    elif action >= GO:
        found = against_potion(state, TELEPORT, "too-late-before")
    elif action >= CHANGE_PLACES:
        found = against_swap(state, action - CHANGE_PLACES)
    elif action >= THROW_POISON:
        found = against_attack(state, action)
    elif action >= GIVE:
        found = against_giving(state, action - GIVE)
    elif action >= SPILL:
        found = against_spilling(state, action - SPILL)
    elif action >= CRAFT:
        found = against_trade(state, action)
    elif action >= DRINK:
        found = against_drink(state, action - DRINK)
    else:
        found = against_plain(state, action)
    if found is None:
        code, rule = ASKED[int(phase)]
        found = Refusal(code, rule)
    return found


def named(state: Race, potion: int) -> dict[str, Any]:
    return {"potion": state.setup.tables.potions[potion]}


def against_potion(state: Race, potion: int, late: str) -> Refusal | None:
    """The refusal of a potion that the player lacks, or may not use at this time."""
    if state.actor != state.seat:
        return None
    if state.potion(state.seat, potion) == 0:
        return Refusal("no-potion", RULE_OF[potion], named(state, potion))
    if state.phase in (ROLLED, MOVING, MEETING, AFTER):
        return Refusal(late, "R5", named(state, potion))
    return None


def against_drink(state: Race, potion: int) -> Refusal | None:
    if potion == REROLL:
        return against_potion(state, potion, "too-late-reroll") or (
            Refusal("nothing-to-reroll", "R5", named(state, potion)) if state.phase == BEFORE else None
        )
    if potion == SPEED:
        return against_potion(state, potion, "too-late-speed")
    return against_potion(state, potion, "too-late-before")


def against_swap(state: Race, other: int) -> Refusal | None:
    if other >= state.setup.seats:
        return Refusal("no-such-player", "R14", {"number": other + 1})
    found = against_potion(state, SWAP, "too-late-before")
    if found is None and other == state.seat and state.phase == BEFORE:
        found = Refusal("not-yourself", "R14")
    return found


def against_attack(state: Race, action: int) -> Refusal | None:
    """R7, R10, R17: the refusal of an attack: no such potion, or no contact."""
    if state.phase not in (BEFORE, MEETING):
        return None
    potion = METEOR if action >= THROW_METEOR else POISON
    target = action - (THROW_METEOR if action >= THROW_METEOR else THROW_POISON)
    if target >= state.setup.seats:
        return Refusal("no-such-player", "R10", {"number": target + 1})
    if target == state.seat:
        return Refusal("not-yourself", "R10")
    if state.potion(state.seat, potion) == 0:
        return Refusal("no-potion", RULE_OF[potion], named(state, potion))
    other: dict[str, Any] = {"other_seat": target}
    if state.table[target * ROW + PLACE] != state.place(state.seat):
        return Refusal("not-in-contact", "R10", other)
    if state.place(state.seat) == state.setup.tables.market:
        return Refusal("peace-in-market", "R7")
    if state.table[target * ROW + SHIELDED] != 0:
        return Refusal("shielded", "R17", other)
    return Refusal("contact-used", "R10", other)


def against_way(state: Race, space: int) -> Refusal:
    to = {"to": state.setup.tables.spaces[space]}
    if space == state.table[state.seat * ROW + CAME]:
        return Refusal("no-turning-round", "R8", to)
    return Refusal("not-beside", "R8", to)


def against_giving(state: Race, resource: int) -> Refusal | None:
    if state.phase != GIVING:
        return Refusal("nothing-asked", "R11") if state.phase == BEFORE else None
    return Refusal("no-resource", "R11", {"resource": RESOURCES[resource]})


def against_spilling(state: Race, potion: int) -> Refusal | None:
    if state.phase != SPILLING:
        return Refusal("nothing-asked", "R15") if state.phase == BEFORE else None
    return Refusal("no-potion", "R15", named(state, potion))


def against_trade(state: Race, action: int) -> Refusal | None:
    """R6: the refusal of crafting outside a Market turn, of selling elsewhere, or without the pieces."""
    if state.phase not in (BEFORE, AFTER, TRADING):
        return None
    tables = state.setup.tables
    in_market = state.place(state.seat) == tables.market
    if action >= SELL:
        if not in_market:
            return Refusal("sell-in-market", "R6")
        return Refusal("no-potion", "R6", named(state, action - SELL))
    if not in_market:
        return Refusal("not-in-market", "R6")
    if state.phase != TRADING:
        return Refusal("trade-begins" if state.fresh != 0 else "no-trade-now", "R6")
    potion = action - CRAFT
    cost = [RESOURCES[tables.first_cost[potion]], RESOURCES[tables.second_cost[potion]]]
    return Refusal("cost", "B28", {**named(state, potion), "resources": cost})


def against_plain(state: Race, action: int) -> Refusal | None:
    phase = state.phase
    in_market = state.place(state.seat) == state.setup.tables.market
    if action == ROLL and phase in (AFTER, ROLLED):
        return Refusal("no-roll-left", "R5")
    if action == ROLL and phase == TRADING:
        return Refusal("trading", "R6")
    if action == KEEP and phase == BEFORE:
        return Refusal("nothing-rolled", "R5")
    if action == STOP and phase == MOVING:
        return Refusal("stop-in-market", "R9")
    if action == TRADE and phase in (BEFORE, AFTER):
        return Refusal("no-trade-now" if in_market else "not-in-market", "R6")
    if action in (STAY, DONE) and phase == BEFORE:
        if not in_market:
            return Refusal("roll-duty", "R5")
        return Refusal("stay-by-trading" if state.fresh != 0 else "stay-instead", "R6")
    return None
