"""Random play that shops for what a brew lacks, so that games see potions, thefts and wins."""

from __future__ import annotations

from typing import Any

import philtre
from philtre.games.elixir.rules.layout import CARRIED, LAB, SHELF, SHOP, STREET
from philtre.games.elixir.rules.packing import sort_of

WEIGHTS = {
    "buy": 6, "free": 9, "shelve": 30, "shelve-all": 30, "take": 6, "take-potion": 9, "take-gold": 4,
    "take-all-gold": 9, "brew": 30, "add": 3, "roll": 4, "drink": 1, "filch": 6, "send": 2, "hire": 2,
    "face": 2, "pay": 6, "end": 2, "earn": 2,
}  # fmt: skip


def target(state: Any) -> int:
    """The shop whose goods are neither carried nor shelved, or home."""
    row = int(state.row(state.seat))
    goods = int(state.own[row + CARRIED]) + int(state.own[row + SHELF])
    for category in (1, 0, 2):
        if not sort_of(goods, category):
            return SHOP + category
    return int(state.own[row + LAB])


def distance(state: Any, place: int, goal: int) -> int:
    tables = state.setup.tables
    street = int(tables.street)
    one, other = [int(tables.at[p]) if p < STREET else p - STREET for p in (place, goal)]
    apart = abs(one - other)
    return 0 if place == goal else 1 + min(apart, street - apart)


def weight(game: philtre.Game, state: Any, action: int) -> int:
    fields = game.move(action)
    if fields["kind"] == "move":
        place = game.tables.ids.places.index(fields["place"])
        near = distance(state, place, target(state))
        return max(1, 60 >> 2 * near)
    return WEIGHTS.get(str(fields["kind"]), 1)


def keen(game: philtre.Game, state: philtre.State, dice: philtre.Dice) -> int:
    """What a keen wizard, or chance, does now."""
    if state.actor == philtre.CHANCE:
        return int(state.pick(dice.word()))
    actions = [int(action) for action in state.actions()]
    weights = [weight(game, state, action) for action in actions]
    rest = int(dice.below(sum(weights)))
    for action, share in zip(actions, weights, strict=True):
        if rest < share:
            return action
        rest -= share
    raise AssertionError
