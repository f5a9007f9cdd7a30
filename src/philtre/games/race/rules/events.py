"""Constructors of events. An event is built only if the state collects events (`events` is not None)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from philtre.core.event import Event
from philtre.games.race.rules.moves import RESOURCES, SWAP, TELEPORT
from philtre.games.race.rules.tables import Tables

Events = list[Event] | None


def by(events: Events, kind: str, seat: i64) -> None:
    """Appends an event with no facts but the seat."""
    if events is not None:
        events.append(Event(kind, {"seat": int(seat)}))


def turn_begins(events: Events, seat: i64, number: i64) -> None:
    if events is not None:
        events.append(Event("turn", {"seat": int(seat), "round": int(number)}))


def last_round(events: Events, number: i64) -> None:
    if events is not None:
        events.append(Event("last-round", {"round": int(number)}))


def rolled(events: Events, seat: i64, face: i64) -> None:
    if events is not None:
        events.append(Event("rolled", {"seat": int(seat), "face": int(face)}))


def moved(events: Events, seat: i64, tables: Tables, path: list[int]) -> None:
    """Appends the event of steps without a stop: start, end and all spaces on the path."""
    if events is not None and len(path) > 1:
        names = [tables.spaces[space] for space in path]
        facts: dict[str, Any] = {"seat": int(seat), "from": names[0], "to": names[-1], "path": names}
        events.append(Event("moved", facts))


def at(events: Events, kind: str, seat: i64, tables: Tables, space: i64) -> None:
    """Appends the event of an effect, or a prevented effect, of a space on a seat."""
    if events is not None:
        events.append(Event(kind, {"seat": int(seat), "at": tables.spaces[space]}))


def trapped(events: Events, seat: i64, tables: Tables, space: i64, kind: str) -> None:
    """Appends the event of a negative space that takes effect."""
    if events is not None:
        facts: dict[str, Any] = {
            "seat": int(seat),
            "at": tables.spaces[space],
            "count": int(tables.amount[space]),
        }
        events.append(Event(kind, facts))


def goods(events: Events, kind: str, seat: i64, resource: i64, count: i64) -> None:
    """Appends the event of resources gained or given up."""
    if events is not None:
        facts: dict[str, Any] = {"seat": int(seat), "resource": RESOURCES[resource], "count": int(count)}
        events.append(Event(kind, facts))


def spoils(events: Events, seat: i64, attacker: i64, resource: i64, count: i64) -> None:
    if events is not None:
        facts: dict[str, Any] = {
            "seat": int(seat),
            "to_seat": int(attacker),
            "resource": RESOURCES[resource],
            "count": int(count),
        }
        events.append(Event("gave-to", facts))


def potion(events: Events, kind: str, seat: i64, tables: Tables, number: i64, count: i64) -> None:
    """Appends the event of a potion drunk, crafted or given up."""
    if events is not None:
        facts: dict[str, Any] = {"seat": int(seat), "potion": tables.potions[number], "count": int(count)}
        events.append(Event(kind, facts))


def sold(events: Events, seat: i64, tables: Tables, number: i64, total: i64) -> None:
    if events is not None:
        facts: dict[str, Any] = {
            "seat": int(seat),
            "potion": tables.potions[number],
            "coins": int(tables.worth[number]),
            "total": int(total),
        }
        events.append(Event("sold", facts))


def teleported(events: Events, seat: i64, tables: Tables, start: i64, target: i64) -> None:
    if events is not None:
        facts: dict[str, Any] = {
            "seat": int(seat),
            "potion": tables.potions[TELEPORT],
            "from": tables.spaces[start],
            "to": tables.spaces[target],
        }
        events.append(Event("teleported", facts))


def swapped(events: Events, seat: i64, other: i64, tables: Tables, start: i64, target: i64) -> None:
    if events is not None:
        facts: dict[str, Any] = {
            "seat": int(seat),
            "other_seat": int(other),
            "potion": tables.potions[SWAP],
            "from": tables.spaces[start],
            "to": tables.spaces[target],
        }
        events.append(Event("swapped", facts))


def attacked(events: Events, seat: i64, target: i64, tables: Tables, number: i64) -> None:
    if events is not None:
        facts: dict[str, Any] = {
            "seat": int(seat),
            "other_seat": int(target),
            "potion": tables.potions[number],
            "count": int(tables.damage[number]),
        }
        events.append(Event("attacked", facts))


def reached(events: Events, seat: i64, total: i64) -> None:
    """Appends the event of a goal that was reached while the round is still played to its end."""
    if events is not None:
        events.append(Event("reached", {"seat": int(seat), "total": int(total)}))


def ended(events: Events, kind: str, seats: list[int]) -> None:
    """Appends the event of the end, with the winners."""
    if events is not None:
        events.append(Event(kind, {"seats": seats, "count": len(seats)}))
