"""Shared parts of the position readers; errors name the faulty place."""

from __future__ import annotations

from collections.abc import Sequence

from philtre.core.errors import PhiltreError, listed
from philtre.core.game import Game
from philtre.core.options import Value


def wrong(place: str, expected: str, found: str) -> PhiltreError:
    """The error for a faulty part of a position text; it is returned, not raised."""
    return PhiltreError(f"position: {place}: expected {expected}, found {found!r}")


def read_entries(game: Game, text: str, keys: Sequence[str], place: str) -> dict[str, str]:
    """The `key=value` words of a text. Keys must be in `keys` or name an option of the game.

    Raises PhiltreError for any other word and for a repeated key.
    """
    given: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or not value:
            raise wrong(place, "key=value", word)
        if key not in keys and key not in game.options and key not in game.former_options:
            raise wrong(place, "one of " + listed([*keys, *game.options]), key)
        if key in given:
            raise PhiltreError(f"position: {key} stands twice")
        given[key] = value
    return given


def read_options(game: Game, variant: str, given: dict[str, str]) -> dict[str, Value]:
    """All options of the variant: the values from the text, defaults for the rest."""
    read = {key: game.options[key].read(value) for key, value in given.items() if key in game.options}
    return game.chosen(variant, read)


def number(given: dict[str, str], key: str, default: int, low: int, high: int) -> int:
    """The number under a key, or `default`. Raises PhiltreError if it is not from `low` to `high`."""
    text = given.get(key)
    return default if text is None else whole(key, text, low, high)


def whole(place: str, text: str, low: int, high: int) -> int:
    """The text as a number. Raises PhiltreError if it is not a whole number from `low` to `high`."""
    if not (text.isascii() and text.isdecimal() and len(text) <= 12 and low <= int(text) <= high):
        raise wrong(place, f"a whole number from {low} to {high}", text)
    return int(text)


def one_of(place: str, text: str, known: list[str]) -> int:
    """The index of the text in `known`. Raises PhiltreError if it is not there."""
    if text not in known:
        raise wrong(place, "one of " + listed(known), text)
    return known.index(text)


def words_of(text: str) -> list[str]:
    """The comma-separated words of a text; `-` is the empty list."""
    return [] if text == "-" else text.split(",")
