"""The differences between two content files, by their sections, rows and fields."""

from __future__ import annotations

import tomllib
from typing import Any, NamedTuple

from philtre.text.sheet import clipped

UNTOLD = ("source", "version")  # where a number comes from changes no game
ROW_NAMES = ("id", "power")  # fields that tell rows apart, where they have one
LONGEST = 80


class Difference(NamedTuple):
    """A field or a row of the file, and its values: `was` is empty if it is new, `now` if it is gone."""

    place: str
    was: str
    now: str


def differences(ours: str, other: str) -> list[Difference]:
    """Return the changes in the order of the files. Both are sound content files of the same game."""
    return compared("", tomllib.loads(ours), tomllib.loads(other))


def compared(place: str, ours: Any, other: Any) -> list[Difference]:
    if is_table(ours) and is_table(other):
        return [
            found
            for key in [*ours, *(key for key in other if key not in ours)]
            if key not in UNTOLD
            for found in compared(f"{place} {key}".strip(), ours.get(key), other.get(key))
        ]
    if is_rows(ours) and is_rows(other):
        return compared(place, by_name(ours), by_name(other))
    if ours == other:
        return []
    if is_table(ours) or is_table(other):  # a row is there or not
        section, _, row = place.rpartition(" ")
        return [Difference(section or row, "" if ours is None else row, "" if other is None else row)]
    return [Difference(place, told(ours), told(other))]


def is_table(value: Any) -> bool:
    return isinstance(value, dict)


def is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def by_name(rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Rows by the field that tells them apart, or else by their numbers."""
    named: dict[str, Any] = {}
    for number, row in enumerate(rows, 1):
        name = next((str(row[field]) for field in ROW_NAMES if field in row), str(number))
        named[name if name not in named else str(number)] = row
    return named


def told(value: Any) -> str:
    """A value in few words; empty if there is none."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = ", ".join(told(one) for one in value) if isinstance(value, list) else str(value)
    return clipped(text, LONGEST)
