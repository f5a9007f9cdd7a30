"""Statements: most are the same text for SQLite and PostgreSQL, some have two. Values are named `:name`."""

from __future__ import annotations

from typing import Literal, NamedTuple

Dialect = Literal["sqlite", "postgres"]


class Both(NamedTuple):
    """A statement that the two databases spell differently."""

    sqlite: str
    postgres: str


SQL = str | Both


def differing(text: str, **parts: Both) -> Both:
    """A statement that differs in some `{parts}` only."""
    return Both(
        text.format_map({name: part.sqlite for name, part in parts.items()}),
        text.format_map({name: part.postgres for name, part in parts.items()}),
    )


def text_for(dialect: Dialect, statement: SQL) -> str:
    """The text of a statement for one of the databases."""
    if isinstance(statement, str):
        return statement
    return statement.sqlite if dialect == "sqlite" else statement.postgres


# Parts that several statements have.
SEATS = Both("group_concat(s.seat)", "string_agg(CAST(s.seat AS text), ',')")  # "0,2", in any order
# Many things are named in one statement, as JSON: each statement waits for its turn with the event loop.
AMONG = Both(
    "IN (SELECT value FROM json_each(:names) AS named)",
    "= ANY (ARRAY(SELECT json_array_elements_text(CAST(:names AS json))))",
)
