"""Values in a content file by dotted keys: `prices.hire`, `effect.haste.cost`, or `hire` if that is clear.

A row of a list of tables is named by its `id`, or by its number from 1.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, Final

from philtre.core.errors import PhiltreError, listed
from philtre.core.options import NO, YES

Scalar = bool | int | float | str
Path = tuple[str, ...]

KINDS: Final = {bool: "yes or no", int: "a whole number", float: "a number", str: "a text"}


def find_key(content: str, name: str) -> tuple[str, Scalar] | None:
    """The whole dotted key of a value in a content, and its value; None if there is none of that name.

    Raises PhiltreError if several values have the name, or if it names a table.
    """
    values = {".".join(path): value for path, value in leaves(tomllib.loads(content))}
    found = [key for key in values if key == name or key.endswith("." + name)]
    if name in values:
        return name, values[name]
    if len(found) > 1:
        raise PhiltreError(f"--vary {name}: there are several in the content: {some(found)}")
    if found:
        return found[0], values[found[0]]
    inside = [key for key in values if key.startswith(name + ".") or f".{name}." in key]
    if inside:
        raise PhiltreError(f"--vary {name} is a table of the content: name one of its values, {some(inside)}")
    return None


def near_keys(content: str, name: str) -> list[str]:
    """The keys of a content that look most like a name."""
    keys = [".".join(path) for path, _ in leaves(tomllib.loads(content))]
    last = {key.rpartition(".")[2]: key for key in reversed(keys)}
    return get_close_matches(name, keys, 3, 0.6) or [
        last[one] for one in get_close_matches(name.rpartition(".")[2], list(last), 3, 0.6)
    ]


def some(keys: list[str]) -> str:
    return listed(keys[:5]) if len(keys) <= 5 else ", ".join(keys[:5]) + ", …"


def read_value(name: str, text: str, before: Scalar) -> Scalar:
    """The value that a text stands for, of the type that the content has there. Raises PhiltreError."""
    word = text.strip()
    try:
        if isinstance(before, bool):
            if word.lower() not in YES + NO:
                raise ValueError
            return word.lower() in YES
        if isinstance(before, int):
            return int(word)
        if isinstance(before, float):
            return float(word)
    except ValueError:
        raise PhiltreError(f"--vary {name}: expected {KINDS[type(before)]}, found {text!r}") from None
    return word


def changed(content: str, values: dict[str, Scalar]) -> str:
    """The content with other values at these keys; the same text if they are the values that it has."""
    table = tomllib.loads(content)
    places = {".".join(path): path for path, _ in leaves(table)}
    differs = False
    for key, value in values.items():
        differs = put(table, places[key], value) or differs
    return written(table) if differs else content


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Scalar]]:
    """All values of a table that are no tables and no lists, with the parts of their keys."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from leaves(inside, (*path, key))
    elif isinstance(value, list):
        if value and all(isinstance(row, dict) for row in value):
            for number, row in enumerate(value, 1):
                yield from leaves(row, (*path, row_name(row, number)))
    elif isinstance(value, bool | int | float | str):
        yield path, value


def row_name(row: dict[str, Any], number: int) -> str:
    own = row.get("id")
    return own if isinstance(own, str) else str(number)


def put(table: Any, path: Path, value: Scalar) -> bool:
    """Set the value at a path; returns whether it was another one before."""
    for part in path[:-1]:
        if isinstance(table, list):
            table = next(row for number, row in enumerate(table, 1) if row_name(row, number) == part)
        else:
            table = table[part]
    differs = table[path[-1]] != value
    table[path[-1]] = value
    return bool(differs)


# Writing TOML


def written(table: dict[str, Any]) -> str:
    """The text of a TOML file with these values."""
    lines = [f"{name(key)} = {inline(value)}" for key, value in table.items() if not is_section(value)]
    for key, value in table.items():
        if is_section(value):
            for row in value if isinstance(value, list) else [value]:
                lines += ["", f"[[{name(key)}]]" if isinstance(value, list) else f"[{name(key)}]"]
                lines += [f"{name(field)} = {inline(inside)}" for field, inside in row.items()]
    text = "\n".join(lines) + "\n"
    if tomllib.loads(text) != table:
        raise AssertionError("a content was not written as it was read")
    return text


def is_section(value: Any) -> bool:
    if isinstance(value, list):
        return bool(value) and all(isinstance(row, dict) for row in value)
    return isinstance(value, dict)


def name(key: str) -> str:
    plain = key.isascii() and key.replace("-", "").replace("_", "").isalnum()
    return key if plain else quoted(key)


def quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def inline(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name(key)} = {inline(inside)}" for key, inside in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(inside) for inside in value) + "]"
    return repr(value)
