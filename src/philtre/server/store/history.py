"""Queries for a player's finished games: by game, result and opponents, without replay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import msgspec

from philtre.server.store.database import Row
from philtre.server.store.sql import SEATS, Both, differing
from philtre.table.user_text import folded

Result = Literal["", "won", "lost", "drawn"]

RESULTS: dict[str, Result] = {"": "", "won": "won", "lost": "lost", "drawn": "drawn"}
SIZE = 20  # games on a page
SEARCHED = 5000  # games of a player, the newest, whose opponents' names are compared


def of_setup(field: str, table_id: str) -> Both:
    """A value of the setup in the first entry of a table, as text; NULL if it cannot be read."""
    body = "CAST(e.body AS TEXT)"
    return differing(
        f"(SELECT {{value}} FROM entries AS e WHERE e.table_id = {table_id} AND e.seq = 1)",
        value=Both(
            f"CASE WHEN json_valid({body}) THEN CAST(json_extract({body}, '$.setup.{field}') AS TEXT) END",
            f"philtre_json(e.body) #>> '{{setup,{field}}}'",
        ),
    )


# What the seat `s.seat` got, and how many seats there were; none where it is damaged, which harms no other.
_RETURNS = "CASE WHEN json_valid(t.returns) THEN t.returns END"
_BEST = Both(
    f"max(json_extract({_RETURNS}, '$[' || s.seat || ']'))",
    "max(philtre_number(philtre_json(t.returns) -> CAST(s.seat AS integer)))",
)
_AGAINST = Both(
    f"count(s.seat) < json_array_length({_RETURNS})",
    "count(s.seat) < philtre_length(philtre_json(t.returns))",
)

# A holder of all seats has neither won nor lost.
FOUND = differing(
    """
    SELECT id, card, touched, finished, seats,
        CASE WHEN against AND best = 1 THEN 'won' WHEN against AND best = 0 THEN 'lost'
            WHEN against THEN 'drawn' ELSE '' END AS result
    FROM (
        SELECT t.id, t.card, t.touched, t.finished, {seats} AS seats, {best} AS best, {against} AS against
        FROM sittings AS s JOIN tables AS t ON t.id = s.table_id
        WHERE s.player = :player AND t.finished IS NOT NULL AND (:game = '' OR t.game = :game)
        GROUP BY t.id
    ) AS played
    """,
    seats=SEATS,
    best=_BEST,
    against=_AGAINST,
)
_CHOSEN = "({found}) AS found WHERE :result = '' OR found.result = :result"
NUMBER = differing(f"SELECT count(*) FROM {_CHOSEN}", found=FOUND)
PAGE = differing(
    f"""
    SELECT card, touched, finished, seats, result, {{rules}} FROM {_CHOSEN}
    ORDER BY finished DESC, id LIMIT :size OFFSET :start
    """,
    found=FOUND,
    rules=of_setup("rules", "found.id"),
)

# The best score of a player in finished solo games, and their number.
BEST = differing(
    """
    SELECT max({score}), count(*) FROM sittings AS s JOIN tables AS t ON t.id = s.table_id
    WHERE s.player = :player AND t.game = :game AND t.finished IS NOT NULL AND t.id <> :but
        AND {length} = 1 AND {variant} = :variant
    """,
    score=Both(f"json_extract({_RETURNS}, '$[0]')", "philtre_number(philtre_json(t.returns) -> 0)"),
    length=Both(f"json_array_length({_RETURNS})", "philtre_length(philtre_json(t.returns))"),
    variant=Both(
        "CASE WHEN json_valid(CAST(t.card AS TEXT)) THEN json_extract(CAST(t.card AS TEXT), '$.variant') END",
        "philtre_json(t.card) ->> 'variant'",
    ),
)


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


def finished(row: Row) -> Finished:
    """A finished game from a row of PAGE, where the version of the rules is a text."""
    found = Finished(*row)
    return found._replace(rules=int(row[-1]) if str(row[-1]).isdigit() else None)


def chosen(player: str, wish: Wish) -> dict[str, Any]:
    """The values for the selected games of a player."""
    return {"player": player, "game": wish.game, "result": wish.result}


def page(player: str, wish: Wish) -> dict[str, Any]:
    """The values for a page of them; for all that are searched, if a name is wanted."""
    size, start = (SEARCHED, 0) if wish.who else (SIZE, wish.page * SIZE)
    return chosen(player, wish) | {"size": size, "start": start}


class _Seat(msgspec.Struct):
    name: str = ""


class _Card(msgspec.Struct):
    seats: list[_Seat] = []


_cards = msgspec.json.Decoder(_Card)


def against(games: Iterable[Finished], who: str) -> list[Finished]:
    """The games with somebody else at the table who has `who` in the name, however it is written.

    How names are compared is the program's own, and not known to a database.
    """
    wanted = folded(who)
    return [game for game in games if any(wanted in folded(name) for name in others(game))]


def others(game: Finished) -> list[str]:
    """The names at the seats of others; none if the card is damaged."""
    try:
        seats = _cards.decode(game.card).seats
    except (msgspec.DecodeError, UnicodeDecodeError):
        return []
    own = set(seats_in(game.seats))
    return [seat.name for number, seat in enumerate(seats) if number not in own]


def seats_in(text: str | None) -> tuple[int, ...]:
    """The seats of a list such as "2,0", in order."""
    return tuple(sorted(map(int, text.split(",")))) if text else ()
