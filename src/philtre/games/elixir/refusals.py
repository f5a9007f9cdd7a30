"""Refusals: the reason why an action is not legal, using only information that the wizard may have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from philtre.core.message import Refusal
from philtre.core.state import CHANCE, NOBODY
from philtre.games.elixir.rules.layout import (
    ALLEY,
    CARRIED,
    FILCHING,
    HEALERS,
    HIRED,
    LAB,
    PLACE,
    SHELF,
    SHOP,
    STREET,
    SWEET_TALKING,
    TABLE,
)
from philtre.games.elixir.rules.moves import (
    BREW,
    BUY,
    CATEGORIES,
    DONE,
    DRINK,
    END,
    FILCH,
    FREE,
    GEM,
    HIRE,
    LAB_DRAWN,
    LOOK,
    MOST_SEATS,
    MOVE,
    PAY,
    ROLL,
    SEND,
    SHELVE,
    SHELVE_ALL,
    SMASH_ALL,
    TAKE,
    TAKE_GOLD,
    TAKE_POTION,
)
from philtre.games.elixir.rules.packing import many
from philtre.games.elixir.rules.phases import (
    ADDING,
    ARRIVING,
    BREWING,
    HEALING,
    MOVING,
    PHASES,
    SMASHING,
    WALKING,
)
from philtre.games.elixir.rules.potions import drunk
from philtre.games.elixir.rules.town import reach
from philtre.games.elixir.rules.turns import price_of_healing

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir


def why_not(state: Elixir, action: int) -> Refusal | None:
    """The first reason against the action; None if it is legal."""
    if state.actor == NOBODY:
        return Refusal("over", "B2")
    if state.actor == CHANCE:
        return Refusal("chance-first", "B28")
    if not 0 <= action < MOVE + int(state.setup.tables.places) or LAB_DRAWN <= action < MOVE:
        return Refusal("not-a-choice", "B28")
    if action in list(state.actions()):
        return None
    if action >= MOVE:
        return against_move(state, action - MOVE)
    if action < BREW:
        return against_trade(state, action)
    if action < LOOK:
        return against_brew(state, action)
    if action < DRINK:
        return Refusal("no-look", "E23")
    if action < SMASH_ALL:
        return against_window(state, action)
    return against_answer(state, action)


def own(state: Elixir, field: int) -> int:
    return int(state.own[state.row(state.seat) + field])


def asked(state: Elixir) -> Refusal:
    """The refusal of an action that does not answer the current prompt."""
    return Refusal("asked-" + PHASES[state.phase], "B28")


def against_move(state: Elixir, place: int) -> Refusal:
    if state.phase == HEALING:
        return Refusal("at-healers", "E9", {"count": int(price_of_healing(state, state.seat))})
    if state.phase not in (MOVING, WALKING):
        return asked(state)
    name = {"place": state.setup.tables.ids.places[place]}
    if place < SHOP and place != own(state, LAB):
        return Refusal("not-your-lab", "E2", name)
    if place == HEALERS:
        return Refusal("not-ill", "E2")
    return Refusal("too-far", "E2", {**name, "count": int(reach(state))})


# Shops, lab and alley


def against_trade(state: Elixir, action: int) -> Refusal:
    if state.phase != ARRIVING:
        return asked(state)
    place = own(state, PLACE)
    if action == SHELVE_ALL:
        return against_shelving_all(state, place)
    if action >= TAKE:
        return against_taking(state, place, action)
    ids = state.setup.tables.ids
    ingredient = action % 9
    name: dict[str, Any] = {"ingredient": ids.ingredients[ingredient]}
    if action >= SHELVE:
        if place != own(state, LAB):
            return Refusal("not-at-lab", "B13")
        if many(own(state, CARRIED), ingredient) == 0:
            return Refusal("not-carried", "B13", name)
        return Refusal("shelf-full", "E29", {**name, "count": int(state.setup.shelf)})
    shop = SHOP + ingredient // 3
    if place != shop:
        return Refusal("not-at-shop", "B10", {**name, "place": ids.places[shop]})
    if many(state.stock, ingredient) == 0:
        return Refusal("sold-out", "E3", name)
    if action >= FREE:
        if not drunk(state, state.seat, SWEET_TALKING):
            return Refusal("not-sweet", "E17", {"potion": ids.potions[SWEET_TALKING]})
        return Refusal("already-charmed", "E17")
    price = int(state.setup.tables.price[action - BUY])
    return Refusal("too-dear", "B10", {**name, "count": price})


def against_shelving_all(state: Elixir, place: int) -> Refusal:
    if place != own(state, LAB):
        return Refusal("not-at-lab", "B13")
    return Refusal("nothing-to-shelve", "B13")


def against_taking(state: Elixir, place: int, action: int) -> Refusal:
    ids = state.setup.tables.ids
    if place != ALLEY:
        return Refusal("not-in-alley", "E22", {"place": ids.places[ALLEY]})
    if action >= TAKE_GOLD:
        return Refusal("no-gold-there", "E25")
    if action >= TAKE_POTION:
        return Refusal("no-potion-there", "E22", {"potion": ids.potions[action - TAKE_POTION]})
    return Refusal("no-ingredient-there", "E22", {"ingredient": ids.ingredients[action - TAKE]})


# Brewing


def against_brew(state: Elixir, action: int) -> Refusal:
    ids = state.setup.tables.ids
    if action >= GEM:
        if state.phase not in (BREWING, ADDING):
            return asked(state)
        gem = 3 + action - GEM
        if own(state, TABLE) == 0:
            return Refusal("nothing-brews", "E12")
        return Refusal("not-on-shelf", "E12", {"ingredient": ids.ingredients[gem]})
    if state.phase != BREWING:
        return asked(state)
    if own(state, TABLE) != 0:
        return Refusal("table-taken", "E12")
    shelf = own(state, SHELF)
    cell = action - BREW
    for ingredient in (cell // 3, 6 + cell % 3):
        if many(shelf, ingredient) == 0:
            return Refusal("not-on-shelf", "E12", {"ingredient": ids.ingredients[ingredient]})
    return Refusal("no-gem", "E12")


# Drinking, sending and filching


def against_window(state: Elixir, action: int) -> Refusal:
    ids = state.setup.tables.ids
    if state.round == 0:
        return Refusal("not-now", "E15")
    if action >= SEND:
        stranger, rival = divmod(action - SEND, MOST_SEATS)
        if own(state, HIRED) >> stranger & 1 == 0:
            return Refusal("not-hired", "E6", {"stranger": ids.strangers[stranger]})
        return against_rival(state, rival)
    if action >= FILCH:
        rival = action - FILCH
        if not drunk(state, state.seat, FILCHING):
            return Refusal("not-filching", "E18", {"potion": ids.potions[FILCHING]})
        if state.filched != 0:
            return Refusal("already-filched", "E18")
        if rival == state.seat or rival >= state.setup.seats:
            return against_rival(state, rival)
        return Refusal("no-potions", "E18", {"rival_seat": rival})
    kind = action - DRINK
    potion = {"potion": ids.potions[kind]}
    if state.setup.tables.levels[kind] == 0:
        return Refusal("undrinkable", "B26", potion)
    return Refusal("no-such-potion", "B22", potion)


def against_rival(state: Elixir, rival: int) -> Refusal:
    if rival >= state.setup.seats:
        return Refusal("no-such-rival", "E6")
    return Refusal("not-yourself", "E6")


# Short answers


def against_answer(state: Elixir, action: int) -> Refusal:
    phase = state.phase
    if action < HIRE and phase == SMASHING:
        return Refusal("nothing-to-smash", "E10", {"category": CATEGORIES[action - SMASH_ALL]})
    if action == PAY and phase == HEALING:
        if state.bound != 0:
            return Refusal("just-arrived", "E9")
        return Refusal("too-poor", "E9", {"count": int(price_of_healing(state, state.seat))})
    if action == ROLL and phase == ADDING:
        return Refusal("gem-first", "E12")
    if action == ROLL and phase == BREWING:
        return Refusal("nothing-brews", "E12")
    if action == DONE and phase == ARRIVING and own(state, PLACE) >= STREET:
        return Refusal("must-meet", "B15")
    if action == END and phase == ADDING:
        return Refusal("must-roll", "E12")
    return asked(state)
