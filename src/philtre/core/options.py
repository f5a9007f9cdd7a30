"""Options that a host chooses before a game, with their allowed values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from philtre.core.errors import PhiltreError, listed

Value = bool | int | str

YES = ("yes", "true", "on", "1", "oui")
NO = ("no", "false", "off", "0", "non")


@final
class Option:
    """A named option: its default, its allowed values, and the variants that have it (empty: all)."""

    def __init__(
        self, name: str, default: Value, allowed: Sequence[Value], variants: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed
        self.variants = variants

    def expected(self) -> str:
        """The allowed values as a phrase for error messages, such as `yes or no`."""
        allowed = self.allowed
        if isinstance(allowed, range):
            return f"a whole number from {allowed.start} to {allowed.stop - 1}"
        return listed([spell(value) for value in allowed]).replace(" and ", " or ")

    def check(self, value: object) -> Value:
        """Returns the value if it is allowed and of the default's type; else raises PhiltreError."""
        if (
            isinstance(value, (bool, int, str))
            and type(value) is type(self.default)
            and value in self.allowed
        ):
            return value
        found = spell(value) if isinstance(value, (bool, int, str)) else repr(value)
        raise PhiltreError(f"option {self.name}: expected {self.expected()}, found {found}")

    def read(self, text: str) -> Value:
        """The value of a text such as `yes`, `3` or `short`. Raises PhiltreError if it is not allowed."""
        word = text.strip().lower()
        if isinstance(self.default, bool):
            if word in YES:
                return self.check(True)
            if word in NO:
                return self.check(False)
            return self.check(text)
        if isinstance(self.default, int):
            digits = word.removeprefix("-")
            return self.check(int(word) if digits.isdecimal() and digits.isascii() else text)
        return self.check(word)


def by_name(*options: Option) -> dict[str, Option]:
    """The options as a game declares them: each under its name. Raises PhiltreError if two share one."""
    named: dict[str, Option] = {}
    for option in options:
        if option.name in named:
            raise PhiltreError(f"two options are called {option.name}")
        named[option.name] = option
    return named


def read_options(known: Mapping[str, Option], wishes: Sequence[str]) -> dict[str, Value]:
    """The values of command-line options, each written NAME=VALUE.

    An unknown name keeps its text: the game refuses it later. Raises PhiltreError for a bad form or value.
    """
    chosen: dict[str, Value] = {}
    for wish in wishes:
        name, equals, value = wish.partition("=")
        if not equals:
            raise PhiltreError(f"--option: expected NAME=VALUE, found {wish!r}")
        name = name.strip().replace("-", "_")
        option = known.get(name)
        chosen[name] = option.read(value) if option else value
    return chosen


def spell(value: Value) -> str:
    """The value as text: `yes` or `no` for a bool."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
