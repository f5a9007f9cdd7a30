"""Bulk writes in PostgreSQL: a group goes as JSON in one statement, which is one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from philtre.server.store import schema
from philtre.server.store.bulk import SET_ONCE, UNCHANGED, changes
from philtre.server.store.database import Row
from philtre.server.store.schema import Column, Relation

_encoder = msgspec.json.Encoder()


def part(place: int, column: Column) -> str:
    """A column, out of one row of the JSON."""
    text = f"row ->> {place}"
    match column.kind:
        case "binary":
            return f"convert_to({text}, 'UTF8')"
        case "integer":
            return f"CAST({text} AS bigint)"
        case "boolean":
            return f"CAST({text} AS boolean)"
    return text


def insertion(table: Relation) -> str:
    parts = ", ".join(part(place, column) for place, column in enumerate(table.columns))
    given = f"jsonb_array_elements(CAST(%({table.name})s AS jsonb)) AS row"
    return f"INSERT INTO {table.name} ({table.names}) SELECT {parts} FROM {given}"


STATEMENT = f"""
WITH written AS ({insertion(schema.entries)}),
listed AS ({insertion(schema.tables)} ON CONFLICT (id) DO UPDATE SET {changes(schema.tables)})
INSERT INTO meta (key, value) VALUES ('clock', %(clock)s)
ON CONFLICT (key) DO UPDATE SET value = excluded.value
"""


def values(entries: Sequence[Row], tables: Sequence[Row], clock: int) -> dict[str, Any]:
    """The values of the statement for a group."""
    return {
        "entries": _encoder.encode(entries).decode(),
        "tables": _encoder.encode(merged(tables)).decode(),
        "clock": str(clock).encode(),
    }


def merged(tables: Sequence[Row]) -> list[Row]:
    """One row for each table, as if they were written one after another."""
    found: dict[str, Row] = {}
    for new in tables:
        old = found.get(new[0])
        found[new[0]] = new if old is None else updated(old, new)
    return list(found.values())


def updated(old: Row, new: Row) -> Row:
    return tuple(
        before if column.name in UNCHANGED or (column.name in SET_ONCE and before is not None) else after
        for column, before, after in zip(schema.tables.columns, old, new, strict=True)
    )
