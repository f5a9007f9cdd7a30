"""Formatting of Fluent messages: every sentence is what fluent.runtime makes of it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent import runtime
from fluent.syntax import ast
from hypothesis import given
from hypothesis import strategies as st

import philtre
from philtre.text.fluent import FluentBundle, plural, read_resource, written
from philtre.text.grammar import functions
from philtre.text.words import sources

LANGUAGES = ("en", "fr")
VALUES: tuple[Any, ...] = (0, 1, 2, 21, 1_000_000, "yes", "no", "Anna", "Le Roi Porteur", "herbes", 1.5)


def bundles(language: str, *texts: str) -> tuple[FluentBundle, Any]:
    ours = FluentBundle(language, functions(language))
    theirs = runtime.FluentBundle([language], functions=functions(language), use_isolating=False)
    for text in texts:
        ours.add_resource(read_resource(text))
        theirs.add_resource(read_resource(text))
    return ours, theirs


def variables(node: Any) -> set[str]:
    found = {node.id.name} if isinstance(node, ast.VariableReference) else set()
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= variables(child)
    return found


def keys(node: Any) -> set[str]:
    """All names that selectors compare with, but those of plurals.

    The reference takes the text "other" for the number 0; it is the only one that does.
    """
    found: set[str] = set()
    if isinstance(node, ast.Variant) and isinstance(node.key, ast.Identifier):
        found |= {node.key.name} - {"one", "many", "other"}
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found |= keys(child)
    return found


def patterns(ours: FluentBundle) -> Iterator[tuple[str, str, Any]]:
    for id, entry in ours._messages.items():
        if entry.value is not None:
            yield id, "", entry.value
        for attribute in entry.attributes:
            yield id, attribute.id.name, attribute.value


@pytest.mark.parametrize(
    ("language", "name"),
    [
        pytest.param(language, name, marks=[] if (language, name) == ("fr", "") else pytest.mark.slow)
        for language in LANGUAGES
        for name in ("", *philtre.list_games())
    ],
)
def test_sentences_are_those_of_the_reference(language: str, name: str) -> None:
    files = sources(language, philtre.game(name) if name else None)
    ours, theirs = bundles(language, *[file.read_text(encoding="utf-8") for file in files])
    own = {} if not name else {id: 0 for file in sources(language, None) for id in ids(file)}
    count = 0
    for id, attribute, node in patterns(ours):
        if id in own:
            continue
        for shift, value in enumerate([*VALUES, *sorted(keys(node))]):
            said = {
                one: value if at == 0 else VALUES[(at + shift) % len(VALUES)]
                for at, one in enumerate(sorted(variables(node)))
            }
            entry, reference = ours.get_message(id), theirs.get_message(id)
            text, errors = ours.format_pattern(
                entry.attributes[attribute] if attribute else entry.value, said
            )
            expected, problems = theirs.format_pattern(
                reference.attributes[attribute] if attribute else reference.value, said
            )
            assert bool(errors) == bool(problems), (id, attribute, said, errors, problems)
            assert errors or text == reference_text(expected, language), (id, attribute, said)
            count += not errors
            if not said:
                break
    assert count > 50


def ids(file: Path) -> list[str]:
    body = read_resource(file.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


def reference_text(value: Any, language: str) -> str:
    """fluent.runtime returns the number itself where a message is nothing but a number."""
    return value if isinstance(value, str) else written(value, language, {})


SYNTAX = """
-brand = { $case ->
    [genitive] philtre's
   *[nominative] philtre
}
    .kind = game
plain = Plain
    .title = A title
refers = { plain } and { plain.title } of { -brand(case: "genitive") } and { -brand }
kind = { -brand.kind ->
    [game] play
   *[other] work
}
quoted = { "a { brace" } and { "\\u00e9" } { 3.50 } { 7 }
exact = { $n ->
    [0] none
    [1] exactly one
    [one] one
    [many] millions
   *[other] { NUMBER($n, minimumFractionDigits: 1) }
}
digits = { NUMBER($n, maximumFractionDigits: 1) } { NUMBER($n, useGrouping: 0) }
circle = round { again }
again = and { circle }
nowhere = { not-there } { -not-there } { plain.not-there }
unknown = { NOTHING($n) }
wrong = { NUMBER("three") }
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 1.0, 0.5, 1.25, -3, 999, 1000, 1234567, 2_000_000, 12345.6789])
def test_the_syntax_is_that_of_the_reference(language: str, number: float) -> None:
    ours, theirs = bundles(language, SYNTAX)
    for id in ours._messages:
        text, errors = ours.format_pattern(ours.get_message(id).value, {"n": number})
        expected, problems = theirs.format_pattern(theirs.get_message(id).value, {"n": number})
        assert bool(errors) == bool(problems), id
        assert errors or text == expected, id


def test_a_message_can_be_replaced_if_that_is_meant() -> None:
    ours, _ = bundles("en", "a = one\nb = { a }\n")
    assert ours.format_pattern(ours.get_message("b").value, {}) == ("one", [])
    ours.add_resource(read_resource("a = two\n"))
    assert ours.format_pattern(ours.get_message("b").value, {}) == ("one", [])
    ours.add_resource(read_resource("a = two\n"), allow_overrides=True)
    assert ours.format_pattern(ours.get_message("b").value, {}) == ("two", [])


@given(st.one_of(st.integers(-(10**15), 10**15), st.floats(-1e12, 1e12)))
def test_numbers_and_plurals_are_those_of_unicode(value: float) -> None:
    from babel import Locale
    from babel.numbers import format_decimal

    for language in LANGUAGES:
        assert written(value, language, {}) == format_decimal(value, locale=language)
        assert plural(value, language) == Locale(language).plural_form(value)
