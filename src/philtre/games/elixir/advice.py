"""Reasons for moves, for people, from the wizard's own knowledge."""

from __future__ import annotations

from typing import Any

from philtre.core.advice import Advice
from philtre.core.message import Message
from philtre.core.state import State
from philtre.games.elixir.rules.brewing import formula, gem_value
from philtre.games.elixir.rules.evidence import BREWED, MISSED, about, pack_of, seat_of, what_of
from philtre.games.elixir.rules.layout import (
    ALLEY,
    BURGLE,
    CARRIED,
    GOLD,
    HAND,
    HEALERS,
    LAB,
    LUCK,
    PART,
    PLACE,
    PROWESS,
    SHELF,
    SHOP,
    SMASH,
    STEAL_GOLD,
    STEAL_INGREDIENTS,
    STEAL_POTION,
    STREET,
    SWEET_TALKING,
    TABLE,
)
from philtre.games.elixir.rules.moves import (
    BREW,
    BUY,
    CATEGORIES,
    DRINK,
    END,
    FILCH,
    GEM,
    HIRE,
    LOOK,
    MOST_SEATS,
    MOVE,
    PAY,
    SEND,
    SHELVE,
    SHELVE_ALL,
    SMASH_ALL,
    TAKE,
    TAKE_POTION,
)
from philtre.games.elixir.rules.packing import many, sort_of, total
from philtre.games.elixir.rules.phases import EARNING, FACING, MOVING, WALKING
from philtre.games.elixir.rules.potions import drunk
from philtre.games.elixir.rules.state import Elixir
from philtre.games.elixir.rules.tables import DEEDS, POWERS
from philtre.games.elixir.rules.turns import parts


class ElixirAdvice(Advice):
    """Elixir's reasons."""

    def reason(self, state: State, action: int) -> Message | None:
        assert isinstance(state, Elixir)
        return reason(state, action)


def reason(state: Elixir, action: int) -> Message | None:
    """A message that says why the actor might do this; None where there is nothing to say."""
    if state.actor < 0:
        return None
    if action >= MOVE:
        return of_moving(state, action - MOVE)
    if action == END and parts(state, state.seat) == 3:
        return Message("reason-win")
    if action == PAY:
        return Message("reason-pay")
    if action == HIRE:
        return Message("reason-hire")
    if SEND <= action < SMASH_ALL:
        return of_sending(state, *divmod(action - SEND, MOST_SEATS))
    if FILCH <= action < SEND:
        number = int(total(state.own[state.row(action - FILCH) + HAND]))
        return Message("reason-filch", {"rival_seat": action - FILCH, "count": number})
    if DRINK <= action < FILCH:
        return of_drinking(state, action - DRINK)
    if LOOK <= action < DRINK:
        return None if state.knows(state.seat, action - LOOK) else Message("reason-look")
    if GEM <= action < LOOK:
        return of_gem(state, action - GEM)
    if BREW <= action < GEM:
        return of_brewing(state, action - BREW)
    if TAKE_POTION <= action < TAKE_POTION + 9:
        kind = action - TAKE_POTION
        return Message("reason-take-part") if missing(state, kind) else None
    if SHELVE <= action < TAKE or action == SHELVE_ALL:
        return Message("reason-shelve")
    if BUY <= action < SHELVE or TAKE <= action < TAKE_POTION:
        return of_ingredient(state, action % 9)
    return None


def missing(state: Elixir, kind: int) -> bool:
    """True if it is a part of the Elixir that the wizard does not hold."""
    return kind >= PART and many(state.own[state.row(state.seat) + HAND], kind) == 0


def brewable(state: Elixir, kind: int) -> bool:
    """True if it is a part that the wizard does not hold and that may be left in the pack.

    Parts never come back to the pack: once the wizard has seen that none is left, or that somebody got none
    for a formula that the wizard knows, there is none to brew any more.
    """
    if not missing(state, kind):
        return False
    for entry in state.past:
        if what_of(entry) not in (BREWED, MISSED):
            continue
        if seat_of(entry) == state.seat and many(pack_of(entry), kind) == 0:
            return False
        cell = int(about(entry))
        if what_of(entry) == MISSED and state.knows(state.seat, cell) and formula(state, cell) == kind:
            return False
    return True


def wanted(state: Elixir, cell: int) -> bool:
    """True if a wizard would brew it: a formula it has not seen, or a part that it lacks and may get."""
    return not state.knows(state.seat, cell) or brewable(state, int(formula(state, cell)))


def goods(state: Elixir) -> int:
    """The ingredients that the wizard carries or has on the shelf; the brew does not count."""
    row = state.row(state.seat)
    return int(state.own[row + CARRIED] + state.own[row + SHELF])


def of_moving(state: Elixir, place: int) -> Message | None:
    row = state.row(state.seat)
    if place >= STREET or place == HEALERS or state.phase not in (MOVING, WALKING):
        return None
    if place == ALLEY:
        there = state.alley_gold + state.alley_goods + state.alley_potions
        return Message("reason-to-alley") if there != 0 else None
    if SHOP <= place < HEALERS:
        lacks = sort_of(goods(state), place - SHOP) == 0
        return Message("reason-to-shop", {"category": CATEGORIES[place - SHOP]}) if lacks else None
    ready = all(sort_of(goods(state), category) != 0 for category in range(3))
    if place == state.own[row + LAB] and state.own[row + CARRIED] != 0:
        return Message("reason-to-brew" if ready and state.own[row + TABLE] == 0 else "reason-to-lab")
    return None


def of_sending(state: Elixir, stranger: int, rival: int) -> Message | None:
    """The chance to hurt the rival; None if the attack fails whatever the roll, or finds nothing there."""
    tables = state.setup.tables
    deed = int(tables.deed[stranger])
    if drunk(state, rival, SWEET_TALKING) or not exposed(state, deed, state.row(rival)):
        return None
    arguments: dict[str, Any] = {"rival_seat": rival, "count": 7 - int(tables.success[stranger])}
    return Message("reason-send-" + DEEDS[deed], arguments)


def exposed(state: Elixir, deed: int, row: int) -> bool:
    """True if the wizard has what the deed takes, or for mugging and cursing is not at the Healers yet."""
    if deed == STEAL_GOLD:
        return bool(state.own[row + GOLD] != 0)
    if deed == STEAL_POTION:
        return bool(state.own[row + HAND] != 0)
    if deed == STEAL_INGREDIENTS:
        return bool(state.own[row + CARRIED] != 0)
    if deed in (SMASH, BURGLE):
        return bool(state.own[row + SHELF] != 0)
    return bool(state.own[row + PLACE] != HEALERS)


def of_drinking(state: Elixir, kind: int) -> Message | None:
    if drunk(state, state.seat, kind):
        return None  # E15: two of a kind do not add up
    if kind == PROWESS and state.phase != EARNING:
        return None  # better before the gold
    if kind == SWEET_TALKING and state.phase == FACING:
        return Message("reason-safe-now")
    return Message("reason-drink-" + POWERS[kind])


def of_gem(state: Elixir, gem: int) -> Message:
    """E12: how the roll stands with this gem."""
    tables = state.setup.tables
    table = state.own[state.row(state.seat) + TABLE]
    value = min(5, int(gem_value(state, table)) + int(tables.value[3 + gem]))
    lucky = int(tables.extra[LUCK]) if drunk(state, state.seat, LUCK) else 0
    row = [int(tables.results[(value - 1) * 6 + roll]) for roll in range(6)]
    results = [row[min(6, roll + lucky) - 1] for roll in range(1, 7)]
    # A brew that has to be rolled for again may be so when Luck is over.
    safe = min(row) > 0 or min(results) == 2
    return Message("reason-gem-safe" if safe else "reason-gem", {"count": results.count(2)})


def of_brewing(state: Elixir, cell: int) -> Message | None:
    if not state.knows(state.seat, cell):
        return Message("reason-brew-unknown")
    kind = int(formula(state, cell))
    potion = {"potion": state.setup.tables.ids.potions[kind]}
    if brewable(state, kind):
        return Message("reason-brew-part", potion)
    return Message("reason-brew-potion", potion) if kind < PART else None


def of_ingredient(state: Elixir, ingredient: int) -> Message | None:
    """A herb or special that a brew wants and of which the wizard has none, or gems for the fire."""
    if 3 <= ingredient < 6:
        return Message("reason-fire") if sort_of(goods(state), 1) == 0 else None
    if many(goods(state), ingredient) != 0:
        return None
    cells = [3 * ingredient + row for row in range(3)] if ingredient < 3 else range(ingredient - 6, 9, 3)
    for cell in cells:
        if wanted(state, cell) and state.knows(state.seat, cell):
            kind = int(formula(state, cell))
            return Message("reason-for-part", {"potion": state.setup.tables.ids.potions[kind]})
    if any(wanted(state, cell) for cell in cells):
        return Message("reason-for-unknown")
    return None
