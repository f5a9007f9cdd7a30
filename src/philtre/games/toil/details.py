"""The details of a move for a person: the effects of an ingredient or a potion, and the worth of an Order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from philtre.games.toil.view import Card, View

OF_INGREDIENTS = ("add", "drop", "corrode", "give", "take", "move", "steal")


def move_details(view: View, move: dict[str, Any]) -> dict[str, Any]:
    """The further arguments of a move's sentence, from what the seat of the view may know."""
    kind = move["kind"]
    if kind in OF_INGREDIENTS:
        effects = next((card.effects for card in seen(view) if card.ingredient == move["ingredient"]), [])
        return {"effects": effects} if effects else {}
    if kind == "drink":
        cauldron = view.players[view.player].cauldrons[move["cauldron"] - 1]
        active = [brewing.effect for brewing in cauldron.effects if brewing.active]
        return {"effects": active} if active else {}
    if kind in ("sell", "bring", "replace"):
        orders = [*view.orders, *view.foreseen]
        value = next((one.value for one in orders if one and one.order == move["order"]), None)
        return {} if value is None else {"value": value}
    return {}


def seen(view: View) -> Iterator[Card]:
    """The cards that lie open to the seat of the view, in hands and cauldrons."""
    for player in view.players:
        yield from player.cards or ()
        for cauldron in player.cauldrons:
            yield from cauldron.cards
