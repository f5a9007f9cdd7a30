"""What a host may choose before a game, with the values that are allowed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import final

from philtre.core.errors import PhiltreError, listed

Value = bool | int | str

YES = ("yes", "true", "on", "1", "oui")
NO = ("no", "false", "off", "0", "non")


@final
class Option:
    """An option by name: its default, its allowed values, and the variants that know it (none: all)."""

    def __init__(
        self, name: str, default: Value, allowed: Sequence[Value], variants: tuple[str, ...] = ()
    ) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed
        self.variants = variants

    def expected(self) -> str:
        allowed = self.allowed
        if isinstance(allowed, range):
            return f"a whole number from {allowed.start} to {allowed.stop - 1}"
        return listed([spell(value) for value in allowed]).replace(" and ", " or ")

    def check(self, value: object) -> Value:
        """The value, if it is allowed."""
        if (
            isinstance(value, (bool, int, str))
            and type(value) is type(self.default)
            and value in self.allowed
        ):
            return value
        found = spell(value) if isinstance(value, (bool, int, str)) else repr(value)
        raise PhiltreError(f"option {self.name}: expected {self.expected()}, found {found}")

    def read(self, text: str) -> Value:
        """The value that a person wrote."""
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


def read_options(known: Mapping[str, Option], wishes: Sequence[str]) -> dict[str, Value]:
    """The options that a command line names, each as NAME=VALUE; a game says which of them it has."""
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
    """The value as a person writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
