"""What happened, as events. Each is built only when somebody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from philtre.core.event import Event
from philtre.games.elixir.rules.moves import CATEGORIES
from philtre.games.elixir.rules.packing import many
from philtre.games.elixir.rules.phases import HEALERS, SHOP, STREET

if TYPE_CHECKING:
    from philtre.games.elixir.rules.state import Elixir


def by(state: Elixir, kind: str, seat: i64) -> None:
    """Something about a seat that needs no more facts."""
    if state.events is not None:
        state.events.append(Event(kind, {"seat": int(seat)}))


def turn_begins(state: Elixir) -> None:
    if state.events is not None:
        facts: dict[str, Any] = {"seat": int(state.seat), "round": int(state.round)}
        state.events.append(Event("turn", facts))


def place(state: Elixir, kind: str, seat: i64, place: i64) -> None:
    """A seat's lab is drawn, or a seat goes somewhere."""
    if state.events is not None:
        facts: dict[str, Any] = {
            "seat": int(seat),
            "place": state.setup.tables.ids.places[place],
            "where": where(place),
        }
        state.events.append(Event(kind, facts))


def where(place: i64) -> str:
    """What kind of place it is, for languages that must know."""
    if place >= STREET:
        return "street"
    if place < SHOP:
        return "lab"
    if place < HEALERS:
        return CATEGORIES[place - SHOP]
    return "alley"


def gold(state: Elixir, kind: str, seat: i64, count: i64) -> None:
    """Gold earned, given, stolen, paid or taken."""
    if state.events is not None:
        state.events.append(Event(kind, {"seat": int(seat), "count": int(count)}))


def ingredient(state: Elixir, kind: str, seat: i64, ingredient: i64, count: i64) -> None:
    """Something bought, shelved, taken or added; `count` is what was paid, where anything was."""
    if state.events is not None:
        name = state.setup.tables.ids.ingredients[ingredient]
        facts: dict[str, Any] = {"seat": int(seat), "ingredient": name, "count": int(count)}
        state.events.append(Event(kind, facts))


def ingredients(state: Elixir, kind: str, seat: i64, goods: i64) -> None:
    """Ingredients that go to the Blind Alley."""
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
    """A Stranger meets a seat, is hired, sent away, or fails."""
    if state.events is not None:
        name = state.setup.tables.ids.strangers[stranger]
        state.events.append(Event(kind, {"seat": int(seat), "stranger": name}))


def sent(state: Elixir, seat: i64, stranger: i64, victim: i64) -> None:
    if state.events is not None:
        name = state.setup.tables.ids.strangers[stranger]
        facts: dict[str, Any] = {"seat": int(seat), "stranger": name, "rival_seat": int(victim)}
        state.events.append(Event("sent", facts))


def rolled(state: Elixir, kind: str, number: i64, counts: i64) -> None:
    """A die: what it shows, and what that counts."""
    if state.events is not None:
        facts: dict[str, Any] = {
            "seat": int(state.seat),
            "number": int(number),
            "counts": int(counts),
            "lucky": counts > number,
        }
        state.events.append(Event(kind, facts))


def potion(state: Elixir, kind: str, seat: i64, potion: i64) -> None:
    """A potion that all see: drunk, stolen, taken, run out."""
    if state.events is not None:
        name = state.setup.tables.ids.potions[potion]
        state.events.append(Event(kind, {"seat": int(seat), "potion": name}, reveals=True))


def sprung(state: Elixir, seat: i64, victim: i64, potion: i64) -> None:
    if state.events is not None:
        name = state.setup.tables.ids.potions[potion]
        facts: dict[str, Any] = {"seat": int(seat), "rival_seat": int(victim), "potion": name}
        state.events.append(Event("sprung", facts, reveals=True))


def filched(state: Elixir, seat: i64, victim: i64, potion: i64) -> None:
    """E22: thief and victim see what it is."""
    if state.events is not None:
        facts: dict[str, Any] = {"seat": int(seat), "rival_seat": int(victim)}
        name = state.setup.tables.ids.potions[potion]
        privy = (int(seat), int(victim))
        state.events.append(Event("filched", facts, {"potion": name}, privy, reveals=True))


def cell(state: Elixir, kind: str, seat: i64, cell: i64) -> None:
    """Herb and special on a lab table, in a brew that failed or goes on."""
    if state.events is not None:
        facts: dict[str, Any] = {"seat": int(seat), **state.setup.tables.ids.cell(int(cell))}
        state.events.append(Event(kind, facts))


def learned(state: Elixir, kind: str, seat: i64, cell: i64, potion: i64) -> None:
    """A formula is seen by one seat; which formula it is, all know (E13, E23)."""
    if state.events is not None:
        ids = state.setup.tables.ids
        facts: dict[str, Any] = {"seat": int(seat), **ids.cell(int(cell))}
        state.events.append(Event(kind, facts, {"potion": ids.potions[potion]}, (int(seat),), reveals=True))


def won(state: Elixir, kind: str, seats: list[int]) -> None:
    if state.events is not None:
        facts: dict[str, Any] = {"seats": seats, "count": len(seats), "round": int(state.round)}
        state.events.append(Event(kind, facts, reveals=True))
