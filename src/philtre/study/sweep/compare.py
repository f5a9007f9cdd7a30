"""`philtre compare A B`: two decks, boards or bots, on shared luck."""

from __future__ import annotations

import argparse
from pathlib import Path

from philtre.core.errors import PhiltreError
from philtre.core.options import read_options
from philtre.core.registry import game, has_game
from philtre.study.data import keeps_steps
from philtre.study.series import tally
from philtre.study.sweep.command import Measured, command_line, study
from philtre.study.sweep.document import SweepDocument
from philtre.study.sweep.files import BOTS, GAMES, SUFFIX
from philtre.study.sweep.measures import findings
from philtre.study.sweep.sentences import asked_sentences
from philtre.study.sweep.settings import Base, Combination, Factor, make_setting, make_settings
from philtre.text.sheet import read_sheet


def main(arguments: argparse.Namespace) -> int:
    """Play both and print how the second differs from the first; codes as of `sweep`."""
    if arguments.games is not None and arguments.games < 1:
        raise PhiltreError(f"--games: expected at least 1, found {arguments.games}")
    games = arguments.games or GAMES
    sides = (arguments.first, arguments.second)
    if arguments.first == arguments.second:
        raise PhiltreError(f"compare: expected two different things, found {arguments.first} twice")
    contents = [is_content(side) for side in sides]
    if any(contents) and not all(contents):
        raise PhiltreError(
            f"compare: expected two content files or two bots, found {sides[0]} and {sides[1]}"
        )
    settings, against = compare_contents(arguments) if all(contents) else compare_bots(arguments)
    name = "deck" if all(contents) else "bots"
    told = asked_sentences(arguments, settings[0].matchup.bound())
    command = command_line(arguments)
    factor = Factor(name, name, tuple(setting.values[name] for setting in settings))

    def document(found: Measured) -> SweepDocument:
        results = findings(settings, found.values[:2], 0)
        notes = []
        if against is not None and len(found.pairs) > 2:
            result = tally(against.matchup.bots, found.pairs[2])
            share, interval = result.wins[sides[0]], result.intervals[sides[0]]
            number = told.numbers.number
            notes.append(
                told.say(
                    "against",
                    games=number(result.games, 0),
                    first=sides[0],
                    share=told.numbers.percent(share),
                    low=number(100 * interval.low),
                    high=number(100 * interval.high),
                )
            )
        title = told.say("title-compare", game=told.game, first=sides[0], second=sides[1])
        seed = settings[0].matchup.seed
        return SweepDocument(title, [factor], settings, results, 0, games, seed, command, notes)

    targets = tuple(Path(file) if file else None for file in (arguments.html, arguments.csv))
    played = [*settings, against] if against is not None else settings
    return study(arguments, played, games, (targets[0], targets[1]), document, told)


def is_content(side: str) -> bool:
    """True for a content file, and for the name of a game, which stands for its own content."""
    return side.endswith(SUFFIX) or has_game(side)


def game_of(side: str) -> str:
    """The name of the game that a content file is for. Raises PhiltreError."""
    if not side.endswith(SUFFIX):
        return side
    try:
        return read_sheet(Path(side).read_text(encoding="utf-8"), side).text("name")
    except (OSError, UnicodeDecodeError) as problem:
        why = problem.strerror if isinstance(problem, OSError) else "not a text in UTF-8"
        raise PhiltreError(f"cannot read the content file {side}: {why}") from None


def compare_contents(arguments: argparse.Namespace) -> tuple[list[Combination], None]:
    sides = (arguments.first, arguments.second)
    names = [game_of(side) for side in sides]
    if len({*names, *([arguments.game] if arguments.game else [])}) > 1:
        asked = f", --game is {arguments.game}" if arguments.game else ""
        raise PhiltreError(
            f"compare: expected one game: {sides[0]} is for {names[0]}, {sides[1]} for {names[1]}{asked}"
        )
    settings = []
    for side in sides:
        played = game(names[0], side if side.endswith(SUFFIX) else None)
        base = Base(
            played,
            arguments.variant,
            arguments.seats,
            read_options(played.options, arguments.option),
            arguments.bots or BOTS,
            arguments.seed,
            keeps_steps(arguments),
        )
        matchup = make_setting(base, [], Path())
        settings.append(Combination(side, {"deck": side}, matchup))
    return settings, None


def compare_bots(arguments: argparse.Namespace) -> tuple[list[Combination], Combination | None]:
    """Each bot at all seats, and, where two can play, one against the other."""
    sides = (arguments.first, arguments.second)
    if not arguments.game:
        raise PhiltreError("compare: two bots need a game: --game GAME")
    if arguments.bots:
        raise PhiltreError("compare: --bots is for two decks: the bots are named already")
    played = game(arguments.game, arguments.content)
    options = read_options(played.options, arguments.option)
    base = Base(
        played,
        arguments.variant,
        arguments.seats,
        options,
        sides[0],
        arguments.seed,
        keeps_steps(arguments),
    )
    factor = Factor("bots", "bots", sides)
    settings = [
        setting._replace(label=str(setting.values["bots"])) for setting in make_settings(base, [factor])
    ]
    variant = settings[0].matchup.variant
    if 2 not in played.variants[variant]:
        return settings, None
    both = make_setting(base._replace(variant=variant, seats=None, bots=",".join(sides)), [], Path())
    return settings, Combination(" against ".join(sides), {"bots": ",".join(sides)}, both)
