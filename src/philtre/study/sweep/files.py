"""A sweep as a small TOML file, which can be run again and extended.

game = "apotheca"
games = 400
out = "hire.jsonl"

[vary]
hire = "1..5"
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.options import Value, read_options, spell
from philtre.core.registry import game
from philtre.study.journal import reason
from philtre.study.sweep.content import Scalar
from philtre.study.sweep.settings import Base, Factor, make_factor, read_factor, split_values
from philtre.text.sheet import Sheet, read_sheet

SUFFIX: Final = ".toml"
GAMES: Final = 200
BOTS: Final = "greedy"
MOST_GAMES: Final = 10_000_000


class SweepPlan(NamedTuple):
    """A sweep to run: from the command line, from a file, or from both."""

    base: Base
    factors: list[Factor]
    games: int
    folder: Path  # files that the study names are looked for here
    out: str | None
    html: Path | None
    csv: Path | None


def read_plan(arguments: argparse.Namespace, keep: bool) -> SweepPlan:
    """The sweep that a command line asks for; it goes before what a file says. Raises PhiltreError."""
    source = Path(arguments.game)
    if source.suffix != SUFFIX:
        return make_plan(arguments, keep, Sheet({"game": arguments.game}, "the command line"), Path())
    try:
        text = source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        why = reason(problem) if isinstance(problem, OSError) else "not a text in UTF-8"
        raise PhiltreError(f"cannot read the study {source}: {why}") from None
    return make_plan(arguments, keep, read_sheet(text, str(source)), source.parent)


def make_plan(arguments: argparse.Namespace, keep: bool, sheet: Sheet, folder: Path) -> SweepPlan:
    content = optional(sheet, "content", sheet.text)
    played = game(sheet.text("game"), arguments.content or (folder / content if content else None))
    options = file_options(played, sheet) | read_options(played.options, arguments.option)
    factors = {factor.name: factor for factor in file_factors(played, sheet)}
    own = {factor.name: factor for factor in [read_factor(played, wish) for wish in arguments.vary]}
    if len(own) < len(arguments.vary):
        raise PhiltreError("--vary: expected each name once: one name with all its values")
    known = {
        "games": optional(sheet, "games", lambda name: sheet.number(name, 1, MOST_GAMES)),
        "seats": optional(sheet, "seats", lambda name: sheet.number(name, 1, 99)),
        "seed": optional(sheet, "seed", lambda name: sheet.number(name, 0, 1 << 62)),
        "variant": optional(sheet, "variant", sheet.text),
        "bots": optional(sheet, "bots", sheet.text),
    }
    usual = {"games": GAMES, "seed": 1, "bots": BOTS}

    def chosen(name: str) -> Any:
        given = getattr(arguments, name)
        return given if given is not None else usual.get(name) if known[name] is None else known[name]

    base = Base(played, chosen("variant"), chosen("seats"), options, chosen("bots"), chosen("seed"), keep)
    found = {name: optional(sheet, name, sheet.text) for name in ("out", "html", "csv")}
    sheet.close()

    def target(given: str | None, name: str) -> Path | None:
        if given:
            return Path(given)
        return folder / found[name] if found[name] else None

    out = target(arguments.out, "out")
    return SweepPlan(
        base,
        list((factors | own).values()),
        chosen("games"),
        folder,
        str(out) if out else None,
        target(arguments.html, "html"),
        target(arguments.csv, "csv"),
    )


def optional(sheet: Sheet, field: str, read: Callable[[str], Any]) -> Any:
    """A field of a study; None if it is not there."""
    sheet.asked.add(field)
    return read(field) if field in sheet.table else None


def file_options(played: Game, sheet: Sheet) -> dict[str, Value]:
    """The table `options` of a study: an option and its value in each line."""
    section = optional(sheet, "options", sheet.sheet)
    if section is None:
        return {}
    return {
        name: played.options[name].check(value) if name in played.options else value
        for name, value in section.table.items()
    }


def file_factors(played: Game, sheet: Sheet) -> list[Factor]:
    """The table `vary` of a study: a text as after `--vary NAME=`, or a list of values, in each line."""
    section = optional(sheet, "vary", sheet.sheet)
    found = []
    for name, value in section.table.items() if section else ():
        if isinstance(value, str):
            texts = split_values(name, value)
        elif isinstance(value, list) and value and all(isinstance(one, Scalar) for one in value):
            texts = [spell(one) if not isinstance(one, float) else repr(one) for one in value]
        else:
            raise section.wrong(name, 'a list of values, or a text such as "1..5"', value)
        found.append(make_factor(played, name, texts))
    return found
