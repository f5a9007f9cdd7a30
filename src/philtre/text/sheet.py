"""Reading content files: each field checked where it stands, errors that name place and field."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Container, Iterable
from typing import Any, final

from philtre.core.errors import PhiltreError, listed

LANGUAGES = ("en", "fr")
ID_CHARACTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"
LONGEST_ID = 40
LONGEST_LABEL = 80
UNSEEN = (
    "Cc",
    "Cf",
    "Cs",
    "Co",
    "Cn",
    "Zl",
    "Zp",
)  # controls, marks of direction, and others without a shape
A_LABEL = f"a text of at most {LONGEST_LABEL} visible characters"


@final
class Sheet:
    """A table of a content file. Fields are taken one by one; `close` refuses what nobody asked for."""

    def __init__(self, table: dict[str, Any], place: str) -> None:
        self.table = table
        self.place = place
        self.asked: set[str] = set()

    def wrong(self, field: str, expected: str, found: object) -> PhiltreError:
        return PhiltreError(f"{self.place}: field {field}: expected {expected}, found {shown(found)}")

    def take(self, field: str, expected: str) -> Any:
        self.asked.add(field)
        if field not in self.table:
            raise PhiltreError(f"{self.place}: field {field} is missing: expected {expected}")
        return self.table[field]

    def text(self, field: str) -> str:
        value = self.take(field, "a text")
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(field, "a text", value)
        return value

    def label(self, field: str) -> str:
        """A text that stands on a card or a board: short, on one line, every character visible."""
        value = self.text(field)
        if not readable(value):
            raise self.wrong(field, A_LABEL, value)
        return value

    def texts(self, field: str) -> list[str]:
        """A list of texts; empty if the field is not there."""
        self.asked.add(field)
        value = self.table.get(field, [])
        if not isinstance(value, list) or not all(isinstance(one, str) and one.strip() for one in value):
            raise self.wrong(field, "a list of texts", value)
        return value

    def one_of(self, field: str, names: Iterable[str]) -> str:
        known = list(names)
        expected = "one of " + listed(known)
        value = self.take(field, expected)
        if not isinstance(value, str) or value not in known:
            raise self.wrong(field, expected, value)
        return value

    def number(self, field: str, low: int, high: int) -> int:
        expected = f"a whole number from {low} to {high}"
        value = self.take(field, expected)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong(field, expected, value)
        return value

    def flag(self, field: str) -> bool:
        value = self.take(field, "true or false")
        if not isinstance(value, bool):
            raise self.wrong(field, "true or false", value)
        return value

    def names(self, field: str = "name") -> dict[str, str]:
        """A name in each language."""
        sheet = self.sheet(field)
        names = {language: sheet.label(language) for language in LANGUAGES}
        sheet.close()
        return names

    def sheet(self, field: str) -> Sheet:
        value = self.take(field, "a table")
        if not isinstance(value, dict):
            raise self.wrong(field, "a table", value)
        return Sheet(value, f"{self.place}: {field}")

    def sheets(self, field: str) -> list[Sheet]:
        value = self.take(field, f"one or more [[{field}]] tables")
        if not isinstance(value, list) or not value or not all(isinstance(row, dict) for row in value):
            raise self.wrong(field, f"one or more [[{field}]] tables", value)
        return [Sheet(row, f"{self.place}: {field} {number}") for number, row in enumerate(value, 1)]

    def section(self, field: str, sources: Iterable[str]) -> Sheet:
        """A table inside this one that says, in its field `source`, where its numbers come from."""
        section = self.sheet(field)
        section.one_of("source", sources)
        return section

    def own_id(self, known: Container[str], what: str) -> str:
        """The field `id`: it can stand in a move's text, and no other `what` has it; `known` are theirs."""
        id = self.id("id")
        if id in known:
            raise self.wrong("id", f"an id that no other {what} has", id)
        return id

    def id(self, field: str) -> str:
        """An id: at most 40 small letters, digits and hyphens."""
        expected = f"small letters, digits and hyphens, at most {LONGEST_ID}"
        value = self.take(field, expected)
        if not isinstance(value, str) or not 0 < len(value) <= LONGEST_ID:
            raise self.wrong(field, expected, value)
        if any(character not in ID_CHARACTERS for character in value):
            raise self.wrong(field, expected, value)
        return value

    def close(self) -> None:
        unknown = [field for field in self.table if field not in self.asked]
        if unknown:
            raise PhiltreError(
                f"{self.place}: unknown field {written(unknown[0])}: expected {listed(sorted(self.asked))}"
            )


def read_sheet(text: str, place: str) -> Sheet:
    """The whole content file."""
    try:
        return Sheet(tomllib.loads(text), place)
    except tomllib.TOMLDecodeError as problem:
        raise PhiltreError(f"{place}: not a TOML file: {clipped(str(problem), 200)}") from None
    except RecursionError:
        raise PhiltreError(f"{place}: not a TOML file: lists or tables too deep within each other") from None
    except ValueError as problem:  # a whole number of thousands of digits
        raise PhiltreError(f"{place}: a value cannot be read: {clipped(str(problem), 200)}") from None


def readable(text: str) -> bool:
    """True if a text is short, and people see all of it in the order in which it is written."""
    if len(text) > LONGEST_LABEL:
        return False
    return not any(unicodedata.category(character) in UNSEEN for character in text)


def shown(value: object) -> str:
    """A value as an error tells it, with its characters escaped, and not too much of it."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, or very deep lists
        return "something too long to tell"
    return clipped(text, 60)


def written(key: str) -> str:
    """A key of the file as an error tells it."""
    plain = key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return clipped(key, 60) if plain else shown(key)


def clipped(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 3] + "..."
