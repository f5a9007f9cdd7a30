"""`ladder.toml` of a game: the win shares that its bot levels must reach, checked by `philtre ladder`."""

from __future__ import annotations

from typing import Final, NamedTuple

from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.text.sheet import Sheet, read_sheet

FILE: Final = "ladder.toml"
SEATS: Final = 4  # at the table whose bots a claim names


class Claims(NamedTuple):
    """The win shares that each bot level must reach in a game.

    `table` lists the bots at four seats; the first must win more than its fair share, whatever the teams are.
    """

    level: float = 0.6  # share of wins of each level over the one below
    greedy: float = 0.5  # share of wins of greedy over random
    master: float | None = None  # share of wins of master over greedy; None: no claim
    table: tuple[str, ...] = ("master", "adept", "adept", "adept")


def claims_of(game: Game) -> Claims:
    """The claims of the game's `ladder.toml`; the defaults for fields, or a file, that are not there."""
    file = game.folder() / FILE
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Claims()
    except (OSError, UnicodeDecodeError) as problem:
        raise PhiltreError(f"{file}: cannot be read: {problem}") from None
    return read_claims(text, f"{FILE} of {game.name}")


def read_claims(text: str, place: str) -> Claims:
    """The claims in the text of a file. Raises PhiltreError that names the place and the faulty field."""
    sheet = read_sheet(text, place)
    usual = Claims()
    claims = Claims(
        level=usual.level if (found := share(sheet, "level")) is None else found,
        greedy=usual.greedy if (found := share(sheet, "greedy")) is None else found,
        master=share(sheet, "master"),
        table=tuple(sheet.texts("table")) or usual.table,
    )
    if len(claims.table) != SEATS:
        raise sheet.wrong("table", f"the names of {SEATS} bots", list(claims.table))
    sheet.close()
    return claims


def share(sheet: Sheet, field: str) -> float | None:
    """A share of wins; None if the field is not there."""
    if field not in sheet.table:
        sheet.asked.add(field)
        return None
    expected = "a share of wins from 0 to 1"
    value = sheet.take(field, expected)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise sheet.wrong(field, expected, value)
    return float(value)
