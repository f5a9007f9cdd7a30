"""The details of a move for a person: whom it hires at which price, and the colour of a known tile."""

from __future__ import annotations

from typing import Any

from philtre.games.apotheca.view import View


def move_details(view: View, move: dict[str, Any]) -> dict[str, Any]:
    """The further arguments of a move's sentence, from what the seat of the view may know."""
    kind = move["kind"]
    if kind in ("hire", "hire-any"):
        station = next(one for one in view.alley if one.station == move["station"])
        if station.card is None:
            return {}
        price = {"count": station.price, "gem": station.station} if kind == "hire" else {}
        return {"apothecary": station.card.apothecary, **price}
    if kind == "reveal":
        colour = next((tile.colour for tile in view.market if tile.at == move["at"]), None)
        return {} if colour is None else {"colour": colour}
    if kind == "collect":
        colours = [match.colour for match in view.matches if move["at"] in match.spaces]
        return {"colour": colours[0]} if len(set(colours)) == 1 else {}
    return {}
