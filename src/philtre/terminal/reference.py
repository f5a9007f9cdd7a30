"""Lookup by name: a card, a power, a variant, a chapter of the rules."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Iterator
from typing import Any

from philtre.core.game import Game
from philtre.terminal.pages import about
from philtre.text.words import Words

MANY = 4


def lookup(game: Game, words: Words, typed: str) -> list[str]:
    """The entries whose key or name is, or else contains, the typed text; one sentence if none or many."""
    wanted = folded(typed).replace(" ", "-")
    named = {id: (key, name) for id, key, name in names(game, words)}
    found = [id for id, (key, name) in named.items() if wanted in (key, slug(name))]
    if not found:
        found = [id for id, (key, name) in named.items() if key.startswith(wanted) or wanted in slug(name)]
    if not found:
        return [words.say("lookup-none", typed=typed)]
    if len(found) > MANY:
        return [words.say("lookup-several", names=", ".join(dict.fromkeys(named[id][1] for id in found)))]
    return [entry(game, words, id, named[id][1]) for id in found]


def names(game: Game, words: Words) -> Iterator[tuple[str, str, str]]:
    """The id, key and name of everything that can be looked up."""
    for id in game.names(words.language):
        yield id, id.partition("-")[2], words.say(id)
    for id in words.ids(""):
        attributes = words.bundle.get_message(id).attributes
        key = id.partition("-")[2]
        if "heading" in attributes:
            yield id, key.lstrip("0123456789-"), words.say(id, "heading")
        elif "about" in attributes:
            yield id, key, words.say(id)


def entry(game: Game, words: Words, id: str, name: str) -> str:
    attributes = words.bundle.get_message(id).attributes
    if "heading" in attributes:
        return f"{name}\n\n{words.say(id)}"
    if "about" in attributes:
        return about(words, id)
    linked = [other for other in links(game, id) if words.has(other)]
    return "\n".join([name, *[f"  {entry(game, words, other, words.say(other))}" for other in linked]])


def links(game: Game, id: str) -> Iterator[str]:
    """Message ids that the content gives for a card, such as the id of its power."""
    kind, _, key = id.partition("-")
    rows: Any = tomllib.loads(game.content).get(kind, [])
    for row in rows if isinstance(rows, list) else []:
        if row.get("id") == key:
            yield from (f"{field}-{value}" for field, value in row.items() if isinstance(value, str))
            for field, value in row.items():  # lists too: effects = ["haste", ...]
                if isinstance(value, list):
                    yield from (f"{field.removesuffix('s')}-{item}" for item in value)


def slug(name: str) -> str:
    return folded(name).replace(" ", "-")


def folded(word: str) -> str:
    """The word without capitals and accents."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
