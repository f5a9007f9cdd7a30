"""Constructors of events. An event is built only if the state collects events (`events` is not None)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from philtre.core.event import Event
from philtre.games.apotheca.rules.market import SPACES
from philtre.games.apotheca.rules.moves import COLOURS, POWERS, TOWARDS, WIZARDING_WINDS, name

Events = list[Event] | None


def spaces_of(spaces: i64) -> list[str]:
    return [name(cell) for cell in range(16) if spaces >> cell & 1 != 0]


def happened(events: Events, kind: str) -> None:
    if events is not None:
        events.append(Event(kind, {}))


def by(events: Events, kind: str, seat: i64) -> None:
    """Appends an event with no facts but the seat."""
    if events is not None:
        events.append(Event(kind, {"seat": int(seat)}))


def turn_begins(events: Events, seat: i64, turn: i64) -> None:
    if events is not None:
        events.append(Event("turn", {"seat": int(seat), "turn": int(turn)}))


def dealt(events: Events, cell: i64, colour: i64) -> None:
    if events is not None:
        events.append(Event("dealt", {"at": name(cell), "colour": COLOURS[colour]}))


def dealt_unseen(events: Events, cell: i64) -> None:
    if events is not None:
        events.append(Event("dealt-unseen", {"at": name(cell)}))


def facedown(events: Events, kind: str, seat: i64, cell: i64, colour: i64) -> None:
    """Appends the event of a facedown tile; only the seat that its arrow points to learns the colour."""
    if events is not None:
        facts: dict[str, Any] = {"seat": int(seat), "at": name(cell)}
        events.append(Event(kind, facts, {"colour": COLOURS[colour]}, (int(seat),)))


def drew(events: Events, seat: i64, colour: i64) -> None:
    if events is not None:
        events.append(Event("drew", {"seat": int(seat)}, {"colour": COLOURS[colour]}, (int(seat),)))


def card(events: Events, kind: str, seat: i64, apothecary: str) -> None:
    """Appends the event of a card that a seat was given or hired."""
    if events is not None:
        events.append(Event(kind, {"seat": int(seat), "apothecary": apothecary}))


def arrived(events: Events, station: i64, apothecary: str) -> None:
    if events is not None:
        events.append(Event("arrived", {"station": COLOURS[station], "apothecary": apothecary}))


def revealed(events: Events, seat: i64, cell: i64, colour: i64) -> None:
    if events is not None:
        facts: dict[str, Any] = {"seat": int(seat), "at": name(cell), "colour": COLOURS[colour]}
        events.append(Event("revealed", facts, reveals=True))


def gems(events: Events, kind: str, seat: i64, colour: i64, number: i64) -> None:
    """Appends the event of gems gained, spent, or paid to the master."""
    if events is not None:
        events.append(Event(kind, {"seat": int(seat), "gem": COLOURS[colour], "count": int(number)}))


def decreed(events: Events, colour: i64) -> None:
    if events is not None:
        events.append(Event("decreed", {"seat": 0, "colour": COLOURS[colour]}))


def used(events: Events, seat: i64, apothecary: str, power: i64, moves: list[list[str]]) -> None:
    if events is not None:
        facts: dict[str, Any] = {
            "seat": int(seat),
            "apothecary": apothecary,
            "power": POWERS[power],
            "moves": moves,
        }
        events.append(Event("used", facts))


def match(events: Events, kind: str, seat: i64, colour: i64, spaces: i64) -> None:
    """Appends the event of a match that was made or went back to the supply."""
    if events is not None:
        facts: dict[str, Any] = {"seat": int(seat), "colour": COLOURS[colour], "spaces": spaces_of(spaces)}
        events.append(Event(kind, facts))


def satisfied(events: Events, seat: i64, apothecary: str, colour: i64) -> None:
    if events is not None:
        facts: dict[str, Any] = {"seat": int(seat), "apothecary": apothecary, "colour": COLOURS[colour]}
        events.append(Event("satisfied", facts))


def kept(events: Events, colour: i64) -> None:
    if events is not None:
        events.append(Event("kept", {"seat": 0, "colour": COLOURS[colour]}))


def missed(events: Events, colour: i64) -> None:
    if events is not None:
        events.append(Event("overload-missed", {"colour": COLOURS[colour]}))


def swept(events: Events, colour: i64, spaces: i64) -> None:
    if events is not None:
        events.append(Event("swept", {"colour": COLOURS[colour], "spaces": spaces_of(spaces & SPACES)}))


def stacked(events: Events, seat: i64, colour: i64, cell: i64) -> None:
    if events is not None:
        events.append(Event("stacked", {"seat": int(seat), "colour": COLOURS[colour], "at": name(cell)}))


def points(events: Events, kind: str, number: i64, total: i64) -> None:
    """Appends a solo event: points for a satisfied apothecary, or the bonus at the end."""
    if events is not None:
        events.append(Event(kind, {"seat": 0, "points": int(number), "total": int(total)}))


def finished(events: Events, score: i64, title: str) -> None:
    if events is not None:
        events.append(Event("finished", {"seat": 0, "points": int(score), "title": title}))


def drawn(events: Events, turns: i64) -> None:
    if events is not None:
        events.append(Event("drawn", {"turns": int(turns)}))


def won(events: Events, seats: list[int]) -> None:
    if events is not None:
        events.append(Event("won", {"seats": seats, "count": len(seats)}))


def motions(use: i64, swaps: i64, power: i64, taken: i64) -> list[list[str]]:
    """The moves of tiles by a use of a power, as pairs of spaces, for the log and the animation."""
    came_from = list(range(16))
    if power == WIZARDING_WINDS:
        way = TOWARDS[use]
        for line in range(4):
            cells = [line * 4 + k if way in ("left", "right") else k * 4 + line for k in range(4)]
            if way in ("right", "down"):
                cells.reverse()
            lying = [cell for cell in cells if taken >> cell & 1 != 0]
            for place, cell in enumerate(lying):
                came_from[cells[place]] = cell
    else:
        rest = int(swaps) >> 4
        for _ in range(int(swaps) & 15):
            one = rest & 15
            other = rest >> 4 & 15
            came_from[one], came_from[other] = came_from[other], came_from[one]
            rest >>= 8
    return [
        [name(start), name(cell)]
        for cell, start in enumerate(came_from)
        if start != cell and taken >> start & 1 != 0
    ]
