"""Queries for a player's finished games: by game, result and opponents, without replay."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, ScalarSelect, Select, String, case, cast, func, select, text

from philtre.server.store import schema
from philtre.table.user_text import folded

Result = Literal["", "won", "lost", "drawn"]

RESULTS: dict[str, Result] = {"": "", "won": "won", "lost": "lost", "drawn": "drawn"}
SIZE = 20  # games on a page

# A name of somebody else at the table has it in it.
_WITH = """
EXISTS (
    SELECT 1 FROM json_each(
        CASE WHEN json_valid(CAST(tables.card AS TEXT)) THEN CAST(tables.card AS TEXT) ELSE '{}' END,
        '$.seats'
    ) AS place
    WHERE instr(folded(json_extract(place.value, '$.name')), :who) AND NOT EXISTS (
        SELECT 1 FROM sittings AS own
        WHERE own.player = :me AND own.table_id = tables.id AND own.seat = place.key
    )
)
"""


class Wish(NamedTuple):
    """A selection of finished games; page 0 has the newest."""

    game: str = ""
    result: Result = ""
    who: str = ""
    page: int = 0


class Finished(NamedTuple):
    """A finished game: when it was over, the player's seats, and how it went for them."""

    card: bytes
    touched: int
    at: int
    seats: str
    result: Result
    rules: int | None  # the version of the rules; None if its journal cannot be read


def games_of(player: str, wish: Wish) -> Select[Any]:
    """The query for the selected games, newest first; a holder of all seats has neither won nor lost."""
    seats, tables = schema.sittings.c, schema.tables.c
    returns = case((func.json_valid(tables.returns) == 1, tables.returns))  # a damaged one harms no other
    best = func.max(func.json_extract(returns, func.printf("$[%d]", seats.seat)))
    against = func.count(seats.seat) < func.json_array_length(returns)
    result = text(
        "CASE WHEN against AND best = 1 THEN 'won' WHEN against AND best = 0 THEN 'lost'"
        " WHEN against THEN 'drawn' ELSE '' END AS result"
    )
    played = (
        select(
            tables.id,
            tables.card,
            tables.touched,
            tables.finished,
            func.group_concat(seats.seat).label("seats"),
            best.label("best"),
            against.label("against"),
        )
        .join_from(schema.sittings, schema.tables, tables.id == seats.table_id)
        .where(seats.player == player, tables.finished.is_not(None))
        .group_by(tables.id)
    )
    if wish.game:
        played = played.where(tables.game == wish.game)
    if wish.who:
        played = played.where(text(_WITH).bindparams(who=folded(wish.who), me=player))
    found = played.subquery("found")
    chosen = select(
        found.c.card, found.c.touched, found.c.finished, found.c.seats, result, rules_of(found.c.id)
    )
    if wish.result:
        chosen = chosen.where(text("result = :result").bindparams(result=wish.result))
    return chosen.order_by(found.c.finished.desc())


def best_of(player: str, game: str, variant: str, but: str) -> Select[Any, int]:
    """The query for the best score of a player in finished solo games, and their number."""
    seats, tables = schema.sittings.c, schema.tables.c
    returns = case((func.json_valid(tables.returns) == 1, tables.returns))
    card = cast(tables.card, String)
    return (
        select(func.max(func.json_extract(returns, "$[0]")), func.count())
        .join_from(schema.sittings, schema.tables, tables.id == seats.table_id)
        .where(
            seats.player == player,
            tables.game == game,
            tables.finished.is_not(None),
            tables.id != but,
            func.json_array_length(returns) == 1,
            case((func.json_valid(card) == 1, func.json_extract(card, "$.variant"))) == variant,
        )
    )


def rules_of(table_id: ColumnElement[str]) -> ScalarSelect[Any]:
    """The version of the rules that a table was opened under, as its first entry says."""
    return of_setup(table_id, "rules")


def content_of(table_id: ColumnElement[str]) -> ScalarSelect[Any]:
    """The hash of the content that a table was opened with, as its first entry says."""
    return of_setup(table_id, "content")


def of_setup(table_id: ColumnElement[str], field: str) -> ScalarSelect[Any]:
    columns = schema.entries.c
    body = cast(columns.body, String)
    value = case((func.json_valid(body) == 1, func.json_extract(body, f"$.setup.{field}")))
    return select(value).where(columns.table_id == table_id, columns.seq == 1).scalar_subquery()


def page_of(player: str, wish: Wish) -> Select[Any]:
    return games_of(player, wish).limit(SIZE).offset(wish.page * SIZE)


def number_of(player: str, wish: Wish) -> Select[Any]:
    return select(func.count()).select_from(games_of(player, wish).order_by(None).subquery("found_all"))
