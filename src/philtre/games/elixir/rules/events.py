"""Constructors of events. An event is built only if the state collects events (`events` is not None)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from philtre.core.event import Event
from philtre.games.elixir.rules.layout import HEALERS, SHOP, STREET
from philtre.games.elixir.rules.moves import CATEGORIES
from philtre.games.elixir.rules.packing import many

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir


def by(state: Elixir, kind: str, seat: i64) -> None:
    """Appends an event with no facts but the seat."""
    if state.events is not None:
        state.events.append(Event(kind, {"seat": int(seat)}))


def turn_begins(state: Elixir) -> None:
    if state.events is not None:
        facts: dict[str, Any] = {"seat": int(state.seat), "round": int(state.round)}
        state.events.append(Event("turn", facts))


def place(state: Elixir, kind: str, seat: i64, place: i64) -> None:
    """Appends the event of a lab that was drawn for a seat, or of a seat's move."""
    if state.events is not None:
        facts: dict[str, Any] = {
            "seat": int(seat),
            "place": state.setup.tables.ids.places[place],
            "where": where(place),
        }
        state.events.append(Event(kind, facts))


def where(place: i64) -> str:
    """The type of a place, for languages whose grammar depends on it."""
    if place >= STREET:
        return "street"
    if place < SHOP:
        return "lab"
    if place < HEALERS:
        return CATEGORIES[place - SHOP]
    return "alley"


def gold(state: Elixir, kind: str, seat: i64, count: i64) -> None:
    """Appends the event of gold earned, given, stolen, paid or taken."""
    if state.events is not None:
        state.events.append(Event(kind, {"seat": int(seat), "count": int(count)}))


def ingredient(state: Elixir, kind: str, seat: i64, ingredient: i64, count: i64) -> None:
    """Appends the event of an ingredient bought, shelved, taken or added; `count` is the price paid, or 0."""
    if state.events is not None:
        name = state.setup.tables.ids.ingredients[ingredient]
        facts: dict[str, Any] = {"seat": int(seat), "ingredient": name, "count": int(count)}
        state.events.append(Event(kind, facts))


def ingredients(state: Elixir, kind: str, seat: i64, goods: i64) -> None:
    """Appends the event of ingredients that go to the Blind Alley."""
    if state.events is not None:
        facts: dict[str, Any] = {"seat": int(seat), "ingredients": names(state, goods)}
        state.events.append(Event(kind, facts))


def names(state: Elixir, goods: i64) -> list[str]:
    found: list[str] = []
    for index, name in enumerate(state.setup.tables.ids.ingredients):
        found += [name] * int(many(goods, index))
    return found


def burgled(state: Elixir, seat: i64, victim: i64, ingredient: i64) -> None:
    if state.events is not None:
        name = state.setup.tables.ids.ingredients[ingredient]
        facts: dict[str, Any] = {"seat": int(seat), "rival_seat": int(victim), "ingredient": name}
        state.events.append(Event("burgled", facts))


def smashed(state: Elixir, seat: i64, victim: i64, category: i64) -> None:
    if state.events is not None:
        facts: dict[str, Any] = {
            "seat": int(seat),
            "rival_seat": int(victim),
            "category": CATEGORIES[category],
        }
        state.events.append(Event("smashed", facts))


def stranger(state: Elixir, kind: str, seat: i64, stranger: i64) -> None:
    """Appends the event of a Stranger who was met, hired, refused or too expensive."""
    if state.events is not None:
        name = state.setup.tables.ids.strangers[stranger]
        state.events.append(Event(kind, {"seat": int(seat), "stranger": name}))


def sent(state: Elixir, seat: i64, stranger: i64, victim: i64) -> None:
    if state.events is not None:
        name = state.setup.tables.ids.strangers[stranger]
        facts: dict[str, Any] = {"seat": int(seat), "stranger": name, "rival_seat": int(victim)}
        state.events.append(Event("sent", facts))


def rolled(state: Elixir, kind: str, number: i64, counts: i64) -> None:
    """Appends the event of a roll: the number on the die, and the number after Luck."""
    if state.events is not None:
        facts: dict[str, Any] = {
            "seat": int(state.seat),
            "number": int(number),
            "counts": int(counts),
            "lucky": counts > number,
        }
        state.events.append(Event(kind, facts))


def potion(state: Elixir, kind: str, seat: i64, potion: i64) -> None:
    """Appends the event of a potion that all see: drunk, stolen, taken or run out."""
    if state.events is not None:
        name = state.setup.tables.ids.potions[potion]
        state.events.append(Event(kind, {"seat": int(seat), "potion": name}, reveals=True))


def sprung(state: Elixir, seat: i64, victim: i64, potion: i64) -> None:
    if state.events is not None:
        name = state.setup.tables.ids.potions[potion]
        facts: dict[str, Any] = {"seat": int(seat), "rival_seat": int(victim), "potion": name}
        state.events.append(Event("sprung", facts, reveals=True))


def filched(state: Elixir, seat: i64, victim: i64, potion: i64) -> None:
    """E22: appends the event of a filching; only thief and victim learn the potion."""
    if state.events is not None:
        facts: dict[str, Any] = {"seat": int(seat), "rival_seat": int(victim)}
        name = state.setup.tables.ids.potions[potion]
        privy = (int(seat), int(victim))
        state.events.append(Event("filched", facts, {"potion": name}, privy, reveals=True))


def cell(state: Elixir, kind: str, seat: i64, cell: i64) -> None:
    """Appends the event of a brew that began, failed or goes on, with its herb and special."""
    if state.events is not None:
        facts: dict[str, Any] = {"seat": int(seat), **state.setup.tables.ids.cell(int(cell))}
        state.events.append(Event(kind, facts))


def learned(state: Elixir, kind: str, seat: i64, cell: i64, potion: i64) -> None:
    """Appends the event of a formula seen by one seat; all learn which cell it was (E13, E23)."""
    if state.events is not None:
        ids = state.setup.tables.ids
        facts: dict[str, Any] = {"seat": int(seat), **ids.cell(int(cell))}
        state.events.append(Event(kind, facts, {"potion": ids.potions[potion]}, (int(seat),), reveals=True))


def won(state: Elixir, kind: str, seats: list[int]) -> None:
    if state.events is not None:
        facts: dict[str, Any] = {"seats": seats, "count": len(seats), "round": int(state.round)}
        state.events.append(Event(kind, facts, reveals=True))
