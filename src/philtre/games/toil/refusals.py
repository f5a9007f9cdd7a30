"""Refusals: the reason why an action is not legal, using only information that the player may have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from philtre.core.message import Refusal
from philtre.core.state import CHANCE, NOBODY
from philtre.games.toil.rules.cards import cauldron, in_hand, lying, size
from philtre.games.toil.rules.hands import exchangeable
from philtre.games.toil.rules.layout import INVISIBLE
from philtre.games.toil.rules.moves import (
    ADD,
    BURN,
    DONE,
    DRINK,
    DUMP,
    EFFECTS,
    HARMS,
    RESOLVE,
    TARGET,
)
from philtre.games.toil.rules.orders import place_of
from philtre.games.toil.rules.phases import (
    BREWING,
    BRINGING,
    BURNING,
    CORRODING,
    DROPPING,
    GIVING,
    GROWING,
    HASTENING,
    MOVING,
    PHASES,
    POTIONS,
    REPLACING,
    RESOLVING,
    STEALING,
    TAKING,
    TARGETING,
)
from philtre.games.toil.rules.turns import has_effects, lasts

if TYPE_CHECKING:
    from philtre.games.toil.rules.state import Toil

RULES = {
    BREWING: "T3", POTIONS: "T4", RESOLVING: "T5", TARGETING: "T6", HASTENING: "E3", GROWING: "E4",
    MOVING: "E5", BURNING: "E6", STEALING: "E7", CORRODING: "E8", DROPPING: "E14", GIVING: "E2",
    TAKING: "E2", BRINGING: "E12", REPLACING: "E12",
}  # fmt: skip


def why_not(state: Toil, action: int) -> Refusal | None:
    """The first reason against the action; None if it is legal."""
    numbers = state.setup.tables.numbers
    if state.actor == NOBODY:
        return Refusal("over", "T10")
    if state.actor == CHANCE:
        return Refusal("chance-first", "T9")
    if not 0 <= action < numbers.order:
        return Refusal("not-a-choice", "T9")
    if action in list(state.actions()):
        return None
    phase = int(state.phase)
    kind = kind_of(state, action)
    if kind not in ANSWERS[phase]:
        return Refusal(f"{PHASES[phase]}-first", RULES[phase])
    if kind in ("add", "dump"):
        return against_brewing(state, action, kind)
    if kind in ("sell", "drink"):
        return against_potion(state, action, kind)
    if kind == "resolve":
        return against_effect(state, action - RESOLVE)
    if kind == "target":
        return against_target(state, action - TARGET)
    return against_card(state, action, kind)


# The kinds of move that answer the prompt of each phase
ANSWERS = {
    int(BREWING): ("add", "dump", "done"), int(POTIONS): ("sell", "drink", "done"),
    int(RESOLVING): ("resolve",), int(TARGETING): ("target",), int(HASTENING): ("add", "done"),
    int(GROWING): ("add",), int(MOVING): ("move", "done"), int(BURNING): ("burn",),
    int(STEALING): ("steal", "done"), int(CORRODING): ("corrode",), int(DROPPING): ("drop",),
    int(GIVING): ("give", "done"), int(TAKING): ("take",), int(BRINGING): ("bring", "done"),
    int(REPLACING): ("replace",),
}  # fmt: skip


def kind_of(state: Toil, action: int) -> str:
    numbers = state.setup.tables.numbers
    first = {
        int(DONE): "done", int(DUMP): "dump", int(DRINK): "drink", int(BURN): "burn",
        int(TARGET): "target", int(RESOLVE): "resolve", int(ADD): "add", int(numbers.drop): "drop",
        int(numbers.corrode): "corrode", int(numbers.give): "give", int(numbers.take): "take",
        int(numbers.move): "move", int(numbers.steal): "steal", int(numbers.sell): "sell",
        int(numbers.bring): "bring", int(numbers.replace): "replace",
    }  # fmt: skip
    return first[max(number for number in first if number <= action)]


def ingredient(state: Toil, kind: int) -> dict[str, Any]:
    return {"ingredient": state.setup.tables.ingredients[kind]}


def against_brewing(state: Toil, action: int, kind: str) -> Refusal:
    rule = RULES[int(state.phase)]
    if kind == "add":
        number, card = divmod(action - ADD, int(state.setup.tables.kinds))
    else:
        number, card = action - DUMP, -1
    if state.dumped >> number & 1 != 0:
        return Refusal("dumped", "T3", {"cauldron": number + 1})
    if state.phase != GROWING and state.brewed >> number & 1 != 0:
        return Refusal("added", rule, {"cauldron": number + 1})
    if kind == "dump":
        return Refusal("empty-cauldron", rule, {"cauldron": number + 1})
    if in_hand(state, state.seat, card) == 0:
        return Refusal("not-in-hand", rule, ingredient(state, card))
    return Refusal("cauldron-full", rule, {"cauldron": number + 1, "count": int(state.setup.tables.limit)})


def against_potion(state: Toil, action: int, kind: str) -> Refusal:
    numbers = state.setup.tables.numbers
    if kind == "drink":
        number, order = action - DRINK, -1
    else:
        number, order = divmod(int(action - numbers.sell), int(numbers.orders))
    if size(state, cauldron(state.seat, number)) == 0:
        return Refusal("nothing-brewed", "T4", {"cauldron": number + 1})
    if not has_effects(state, number):
        return Refusal("no-effect", "T4", {"cauldron": number + 1})
    said: dict[str, Any] = {"cauldron": number + 1, "order": state.setup.tables.orders[order]}
    if place_of(state, order) < 0:
        return Refusal("not-ordered", "B12", {"order": said["order"]})
    return Refusal("lacks", "B12", said | {"effects": lacking(state, number, order)})


def lacking(state: Toil, number: int, order: int) -> list[str]:
    """The effects of an Order that a potion lacks, or has too weakly."""
    tables = state.setup.tables
    place = cauldron(state.seat, number)
    found: list[str] = []
    for name, power in tables.order_cards[order].wants.items():
        effect = EFFECTS.index(name)
        there = sum(int(lying(state, place, kind)) for kind, on in enumerate(tables.effects) if effect in on)
        if there < max(power, tables.costs[effect]):
            found.append(name)
    return found


def against_effect(state: Toil, effect: int) -> Refusal:
    said = {"effect": EFFECTS[effect]}
    if state.todo >> effect & 1 != 0 and state.todo & HARMS != 0:
        return Refusal("harms-first", "T5", said)
    return Refusal("no-such-effect", "T5", said)


def against_target(state: Toil, seat: int) -> Refusal:
    if seat == state.seat:
        return Refusal("yourself", "T6")
    if seat >= state.setup.seats:
        return Refusal("no-such-player", "T6", {"number": seat + 1})
    if lasts(state, seat, INVISIBLE):
        return Refusal("cannot-see", "T6", {"target_seat": seat})
    return Refusal("no-such-player", "T6", {"number": seat + 1})


def against_card(state: Toil, action: int, kind: str) -> Refusal:
    """The refusal of a card, cauldron or Order that an effect cannot be used on."""
    numbers = state.setup.tables.numbers
    kinds = int(numbers.kinds)
    rule = RULES[int(state.phase)]
    if kind == "burn":
        return Refusal("nothing-there", rule, {"cauldron": action - BURN + 1})
    if kind in ("bring", "replace"):
        first = numbers.bring if kind == "bring" else numbers.replace
        code = "not-foreseen" if kind == "bring" else "not-in-play"
        return Refusal(code, rule, {"order": state.setup.tables.orders[action - first]})
    if kind == "give":
        if not exchangeable(state):
            return Refusal("no-exchange", rule)
        card = int(action - numbers.give)
        code = "just-taken" if in_hand(state, state.seat, card) else "not-in-hand"
        return Refusal(code, rule, ingredient(state, card))
    if kind == "take":
        card = int(action - numbers.take)
        code = "just-given" if in_hand(state, state.target, card) else "not-in-their-hand"
        return Refusal(code, rule, ingredient(state, card))
    if kind in ("move", "steal"):
        first = numbers.move if kind == "move" else numbers.steal
        way, card = divmod(int(action - first), kinds)
        if kind == "move" and way // 3 == way % 3:
            return Refusal("same-cauldron", rule)
        if state.dumped >> way % 3 & 1 != 0:
            return Refusal("dumped", "T3", {"cauldron": way % 3 + 1})
        return Refusal("not-there", rule, ingredient(state, card) | {"cauldron": way // 3 + 1})
    first = numbers.drop if kind == "drop" else numbers.corrode
    number, card = divmod(int(action - first), kinds)
    if kind == "drop" and number != state.at:
        return Refusal("other-cauldron", rule, {"cauldron": int(state.at) + 1})
    return Refusal("not-there", rule, ingredient(state, card) | {"cauldron": number + 1})
