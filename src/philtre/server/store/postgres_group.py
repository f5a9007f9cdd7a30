"""Bulk writes in PostgreSQL: a group goes as JSON in one statement, which is one transaction."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from philtre.server.store import schema
from philtre.server.store.bulk import SET_ONCE, UNCHANGED, changes
from philtre.server.store.database import Guard, Row
from philtre.server.store.schema import Column, Relation

SEQ = schema.entries.columns[1]

_encoder = msgspec.json.Encoder()


def part(place: int, column: Column) -> str:
    """A column, out of one row of the JSON."""
    text = f"row ->> {place}"
    if column == SEQ:
        return f"CASE WHEN (SELECT count(*) FROM guarded) = %(guarded)s THEN CAST({text} AS bigint) END"
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


# The rows of all tables are locked first, in the order of their ids: no two nodes wait for each other. If one
# was rewritten since, entries get no number, which the database refuses: nothing of the group is written.
STATEMENT = f"""
WITH guarded AS MATERIALIZED (
    SELECT known.id FROM jsonb_array_elements(CAST(%(guards)s AS jsonb)) AS guard
    JOIN tables AS known ON known.id = guard ->> 0 AND known.version = CAST(guard ->> 1 AS bigint)
    ORDER BY known.id FOR NO KEY UPDATE OF known
),
listed AS ({insertion(schema.tables)} ON CONFLICT (id) DO UPDATE SET {changes(schema.tables)})
{insertion(schema.entries)}
"""


def values(entries: Sequence[Row], tables: Sequence[Row], guards: Collection[Guard]) -> dict[str, Any]:
    """The values of the statement for a group."""
    return {
        "entries": _encoder.encode(entries).decode(),
        "tables": _encoder.encode(merged(tables)).decode(),
        "guards": _encoder.encode(sorted(guards)).decode(),
        "guarded": len(guards),
    }


def merged(tables: Sequence[Row]) -> list[Row]:
    """One row for each table, in the order of their ids, as if they were written one after another."""
    found: dict[str, Row] = {}
    for new in tables:
        old = found.get(new[0])
        found[new[0]] = new if old is None else updated(old, new)
    return [found[id] for id in sorted(found)]


def updated(old: Row, new: Row) -> Row:
    return tuple(
        before if column.name in UNCHANGED or (column.name in SET_ONCE and before is not None) else after
        for column, before, after in zip(schema.tables.columns, old, new, strict=True)
    )
