"""`philtre check`: every check over every case of a game, on both builds of its rules."""

from __future__ import annotations

import argparse

from philtre.conformance import CHECKS, Broken, build_of, cases
from philtre.conformance.interpreted import build_problems
from philtre.conformance.run import raised
from philtre.conformance.shifts import shift_problems
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.libraries import why_unused
from philtre.core.registry import game, left_out, list_games
from philtre.text.browser_files import browser_files
from philtre.text.printing import harmless


def main(options: argparse.Namespace) -> int:
    """Plays random games of each case through each check; returns 1 if any promise is broken."""
    if options.content and not options.game:
        raise PhiltreError("--content needs the game it belongs to: philtre check GAME --content FILE")
    if options.games < 1:
        raise PhiltreError(f"--games: expected at least 1, found {options.games}")
    broken = 0
    told: dict[str, str] = {}  # by what is wrong: the case that it was told of
    for name in [options.game] if options.game else list_games():
        checked = game(name, options.content)
        try:
            checked.start()
        except Exception as problem:  # noqa: BLE001 - whatever a game raises, the others are checked
            broken += 1
            print(f"{name}: BROKEN: no match begins: {raised(problem, checked)}", flush=True)
            continue
        broken += check_builds(checked, options) + check_browser_files(checked)
        for case in cases(checked):
            try:
                for check in CHECKS.values():
                    for seed in range(options.seed, options.seed + options.games):
                        check(case, seed)
                print(f"{case}: kept", flush=True)
            except Broken as problem:
                broken += 1
                first = told.setdefault(problem.kind, str(case))
                print(f"{case}: BROKEN: {problem if first == str(case) else f'as in {first}'}", flush=True)
    for sentence in left_out() if not options.game else []:
        broken += 1
        print(harmless(f"BROKEN: {sentence}"), flush=True)
    print(f"{broken} problems" if broken else "the contract is kept")
    return 1 if broken else 0


def check_browser_files(checked: Game) -> int:
    """Read the files that the game declares for browsers; returns the problems."""
    try:
        browser_files(checked)
    except PhiltreError as problem:
        print(f"BROKEN: {problem}", flush=True)
        return 1
    return 0


def check_builds(checked: Game, options: argparse.Namespace) -> int:
    """Say which build the rules are, and compare the compiled one with its sources; returns the problems."""
    name = checked.name
    problems = shift_problems(checked.folder())
    build = build_of(checked)
    print(f"{name}: rules are {build}", flush=True)
    if build == "compiled":
        differ = build_problems(checked, options.content, options.seed)
        problems += differ
        if not differ:
            print(f"{name}: interpreted, they play the same games", flush=True)
    elif reason := why_unused(checked.folder()):
        print(f"{name}: the compiled ones are not used: {reason}", flush=True)
    else:
        print(f"{name}: there is no compiled build to compare them with", flush=True)
    for sentence in problems:
        print(f"{name}: BROKEN: {sentence}", flush=True)
    return len(problems)
