"""Reading position texts: what all games do alike, with errors that name the place."""

from __future__ import annotations

from collections.abc import Sequence

from philtre.core.errors import PhiltreError, listed
from philtre.core.game import Game
from philtre.core.options import Value


def wrong(place: str, expected: str, found: str) -> PhiltreError:
    return PhiltreError(f"position: {place}: expected {expected}, found {found!r}")


def read_entries(game: Game, text: str, keys: Sequence[str], place: str) -> dict[str, str]:
    """The words key=value of a text; the keys are the game's own and its options."""
    given: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals or not value:
            raise wrong(place, "key=value", word)
        if key not in keys and key not in game.options:
            raise wrong(place, "one of " + listed([*keys, *game.options]), key)
        if key in given:
            raise PhiltreError(f"position: {key} stands twice")
        given[key] = value
    return given


def read_options(game: Game, variant: str, given: dict[str, str]) -> dict[str, Value]:
    """All options of the variant, with those that the text gives."""
    read = {key: game.options[key].read(value) for key, value in given.items() if key in game.options}
    return game.chosen(variant, read)


def number(given: dict[str, str], key: str, default: int, low: int, high: int) -> int:
    text = given.get(key)
    return default if text is None else whole(key, text, low, high)


def whole(place: str, text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 12 and low <= int(text) <= high):
        raise wrong(place, f"a whole number from {low} to {high}", text)
    return int(text)


def one_of(place: str, text: str, known: list[str]) -> int:
    """Which of the known words it is."""
    if text not in known:
        raise wrong(place, "one of " + listed(known), text)
    return known.index(text)


def words_of(text: str) -> list[str]:
    """Words with commas between them; - is none."""
    return [] if text == "-" else text.split(",")
