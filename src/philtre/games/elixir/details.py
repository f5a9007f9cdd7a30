"""The details of a move for a person: how far it is, what it costs, whom it is about, what it makes."""

from __future__ import annotations

from typing import Any

from philtre.games.elixir.view import View


def move_details(view: View, move: dict[str, Any]) -> dict[str, Any]:
    """The further arguments of a move's sentence, from what the seat of the view may know."""
    kind = move["kind"]
    if kind == "move":
        start = view.players[view.player].place
        return {} if start is None else {"distance": distance(view, start, move["place"])}
    if kind == "buy":
        return {"price": next(good.price for good in view.goods if good.ingredient == move["ingredient"])}
    if kind in ("hire", "refuse", "face", "send"):
        return stranger_details(view, kind, move.get("stranger", view.stranger))
    if kind == "brew":
        cell = next(one for one in view.chart if (one.herb, one.special) == (move["herb"], move["special"]))
        return {} if cell.potion is None else {"potion": cell.potion}
    return {}


def stranger_details(view: View, kind: str, stranger: str | None) -> dict[str, Any]:
    """The Stranger whom a move is about, what an attack does and on which rolls, and the price."""
    card = next((one for one in view.strangers if one.stranger == stranger), None)
    if card is None:
        return {}
    attack = {"success": card.success, "power": card.power} if card.success and kind != "refuse" else {}
    price = {"price": card.hire or 0} if kind == "hire" else {}
    return {**attack, "stranger": card.stranger, **price}


def distance(view: View, start: str, end: str) -> int:
    """The number of spaces from one place to another, buildings included."""
    if start == end:
        return 0
    doors = {place.place: place.at for place in view.places}
    first, last = doors.get(start, start), doors.get(end, end)
    round_to = (int(last[1:]) - int(first[1:])) % view.street
    return (start in doors) + (end in doors) + min(round_to, view.street - round_to)
