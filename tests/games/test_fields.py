"""Every field of a game's view has its label, in both languages: the generic board shows them all."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

import philtre
from philtre.text.words import Words


def fields(struct: Any, seen: set[Any], inside: str = "") -> Iterator[tuple[str, str]]:
    """The names of all fields, with the name of the field that holds them."""
    if struct in seen:
        return
    seen.add(struct)
    for field in msgspec.structs.fields(struct):
        yield inside, field.name
        for kind in parts(field.type):
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                yield from fields(kind, seen, field.name)


def parts(kind: Any) -> Iterator[Any]:
    """The types that a type is made of."""
    yield kind
    for part in get_args(kind):
        yield from parts(part)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", philtre.list_games())
def test_every_field_of_the_view_has_its_label(name: str, language: str) -> None:
    game = philtre.game(name)
    words = Words(language, game)
    view = game.parts.view_type
    missing = [
        field
        for inside, field in fields(view, set())
        if not words.has(f"field-{field}") and not words.has(f"{inside.removesuffix('s')}-{field}")
    ]
    assert missing == []


@pytest.mark.parametrize("name", philtre.list_games())
def test_no_label_is_for_nothing(name: str) -> None:
    game = philtre.game(name)
    words = Words("en", game)
    view = game.parts.view_type
    known = {field for _, field in fields(view, set())}
    assert [id for id in words.ids("field-") if id.removeprefix("field-") not in known] == []
