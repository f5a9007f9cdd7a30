"""Checks of a game's declaration: a faulty game is left out with one sentence, and the others go on."""

from __future__ import annotations

import dataclasses
import re
from typing import Any, Final

from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.options import Option
from philtre.core.parts import BrowserFiles, Parts

ID: Final = re.compile("[a-z][a-z0-9_-]*")
LANGUAGES: Final = ("en", "fr")
FLAGS: Final = ("threats", "perfect_information")
TUPLES: Final = ("former_options", "chance_kinds")
NOT_CALLED: Final = {"view_type": type, "browser": BrowserFiles}  # what these parts are; others are functions


def check_class(kind: type[Game]) -> None:
    """Look at what the class says. Raises PhiltreError with the first fault."""
    check_variants(kind.variants)
    check_options(kind)
    version: Any = kind.rules_version
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise wrong("rules_version", "a whole number from 1", version)
    for flag in FLAGS:
        if not isinstance(getattr(kind, flag), bool):
            raise wrong(flag, "True or False", getattr(kind, flag))
    for name in TUPLES:
        found: Any = getattr(kind, name)
        if not isinstance(found, tuple) or not all(isinstance(one, str) for one in found):
            raise wrong(name, "a tuple of names", found)
    check_parts(kind.parts)


def check_variants(variants: Any) -> None:
    if not isinstance(variants, dict):
        raise wrong("variants", 'a dict such as {"standard": (2, 3, 4)}', variants)
    if not variants or not all(variants.values()):
        raise PhiltreError("has no variant, or one for no number of seats: see `variants`")
    for variant, seats in variants.items():
        check_id("variants", variant)
        if not isinstance(seats, tuple) or not all(type(one) is int and one > 0 for one in seats):
            raise wrong("variants", "a tuple of numbers of seats such as (2, 3, 4)", seats, variant)


def check_options(kind: type[Game]) -> None:
    options: Any = kind.options
    if not isinstance(options, dict) or not all(isinstance(one, Option) for one in options.values()):
        raise wrong("options", 'by_name(Option("hand", 4, range(2, 6)), …)', options)
    for name, option in options.items():
        check_id("options", name)
        if option.name != name:
            raise wrong("options", "the option of that name", option.name, name)
        try:
            option.check(option.default)
        except PhiltreError as problem:
            raise PhiltreError(f"has a faulty default: {problem}") from None
        for variant in option.variants:
            if variant not in kind.variants:
                raise wrong("options", "variants of the game", variant, name)
    quick: Any = kind.quick
    if not isinstance(quick, dict):
        raise wrong("quick", 'a dict such as {"rounds": 4}', quick)
    for name, value in quick.items():
        if name not in options:
            raise wrong("quick", "names of options", name)
        try:
            options[name].check(value)
        except PhiltreError as problem:
            raise PhiltreError(f"has a faulty `quick`: {problem}") from None


def check_parts(parts: Any) -> None:
    if not isinstance(parts, Parts):
        raise wrong("parts", "a philtre.core.parts.Parts", parts)
    for field in dataclasses.fields(parts):
        part = getattr(parts, field.name)
        expected = NOT_CALLED.get(field.name)
        if part is None or (callable(part) if expected is None else isinstance(part, expected)):
            continue
        meant = "a function or a class" if expected in (None, type) else f"a {expected.__name__}"
        raise wrong("parts", meant, part, field.name)


def check_game(game: Game) -> None:
    """Look at the game with its content. Raises PhiltreError with the first fault."""
    kind = type(game)
    count: Any = game.action_count
    if not isinstance(count, int) or count < 1:
        raise PhiltreError("has no actions: its `__init__` sets `action_count`")
    if kind.move is Game.move:
        raise PhiltreError("has no method `move`: docs/contract.md lists what a game implements")
    if kind.parts.state is None and kind.begin is Game.begin and kind.start is Game.start:
        raise PhiltreError("declares no part `state`, so no match can begin: see `parts`")
    for language in LANGUAGES:
        names: Any = game.names(language)
        if not isinstance(names, dict) or not all(isinstance(one, str) for one in [*names, *names.values()]):
            raise wrong("names", "a dict of names by the ids of their messages", names, language)


def check_id(place: str, name: Any) -> None:
    if not isinstance(name, str) or not ID.fullmatch(name):
        raise wrong(place, "names of small letters, digits, - and _", name)


def wrong(name: str, expected: str, found: Any, entry: str = "") -> PhiltreError:
    """The error for a faulty attribute, or for an entry of it."""
    place = f"`{name}` ({entry})" if entry else f"`{name}`"
    return PhiltreError(f"has a faulty {place}: expected {expected}, found {repr(found)[:100]}")
