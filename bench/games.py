"""How fast the games are, and how they compare with other libraries in the same run.

    python bench/games.py                    a table to read
    python bench/games.py --json             one JSON object
    python bench/games.py --seconds 0.5      that long for each measurement
    python bench/games.py --own              only our games, in the build that runs

It measures the philtre that is installed, and the same one interpreted. Peers are OpenSpiel and
python-chess, where they are installed: `make bench` installs them.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from meter import DECISIONS, POSITIONS, SIMULATIONS, SearchSpeed, Speed, search_speed, speed
from peers import libraries

import philtre
from philtre.bots.search import Search
from philtre.core.build import build
from philtre.core.game import HOME

SECONDS = 2.0


class Figures(msgspec.Struct, frozen=True):
    """A game's speed: a Python loop over it, its own playout, copies, and a search."""

    loop: Speed
    playout: Speed
    copies_per_second: float
    search: SearchSpeed | None = None


class Report(msgspec.Struct, frozen=True):
    """One run: our games, the same ones interpreted, peers that are installed, and ratios by decisions."""

    version: str
    python: str
    seconds: float
    games: dict[str, Figures]
    interpreted: dict[str, Figures] = {}
    peers: dict[str, libraries.Figures] = {}
    ratios: dict[str, float] = {}


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="measure how fast the games are")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--own", action="store_true", help="only our games, in the build that runs")
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="S", help="for each measurement")
    options = parser.parse_args(arguments)
    if not options.seconds > 0:
        parser.error(f"--seconds: expected a number above 0, found {options.seconds:g}")
    if options.own:
        report = Report(build(), platform.python_version(), options.seconds, own_figures(options.seconds))
    else:
        report = measure(options.seconds)
    print(as_json(report) if options.json else table(report))
    return 0


def as_json(report: Report) -> str:
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode()


def measure(seconds: float) -> Report:
    """All measurements, one after the other."""
    ours = own_figures(seconds)
    slow = interpreted_figures(seconds) if build() == "compiled" else {}
    others = libraries.figures(seconds)
    return Report(
        version=build(),
        python=platform.python_version(),
        seconds=seconds,
        games=ours,
        interpreted=slow,
        peers=others,
        ratios=ratios(ours, slow, others),
    )


def own_figures(seconds: float) -> dict[str, Figures]:
    """The speed of every game of ours, two players where it can be, by random play."""
    return {name: figures(philtre.game(name), seconds) for name in philtre.list_games()}


def figures(game: philtre.Game, seconds: float) -> Figures:
    seats = 2 if 2 in game.seats else game.seats[0]
    start = game.start(seats=seats)
    rng = random.Random(1)
    dice = philtre.Dice(1)
    halfway = start.copy()
    for _ in range(40):
        if not halfway.over:
            halfway.play(step(halfway, rng))

    def loop() -> tuple[int, int]:
        state = start.copy()
        decisions = chances = 0
        while not state.over:
            if state.actor == philtre.CHANCE:
                state.play(state.draw(rng))
                chances += 1
            else:
                state.play(rng.choice(state.actions()))
                decisions += 1
        return decisions, chances

    def copies() -> tuple[int, int]:
        copy = halfway.copy
        for _ in range(1000):
            copy()
        return 1000, 0

    return Figures(
        loop=speed(loop, seconds),
        playout=speed(lambda: start.copy().playout(dice), seconds),
        copies_per_second=speed(copies, seconds / 2).decisions_per_second,
        search=own_search_speed(game, seconds) if build() == "compiled" else None,
    )


def step(state: philtre.State, rng: random.Random) -> int:
    return int(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(list(state.actions())))


def own_search_speed(game: philtre.Game, seconds: float) -> SearchSpeed:
    """Our search on positions in the middle of random games, two players where it can be."""
    positions = [position(game, random.Random(seed)) for seed in range(POSITIONS)]
    rng = random.Random(1)
    search = Search(game.heuristics(), game.action_count)
    search.simulations = SIMULATIONS
    number = 0

    def think() -> tuple[int, int]:
        nonlocal number
        number += 1
        search.think(positions[number % POSITIONS], rng)
        return int(search.done), int(search.steps)

    return search_speed(think, seconds)


def position(game: philtre.Game, rng: random.Random) -> philtre.State:
    """A decision with a choice, somewhere in a random game."""
    seats = 2 if 2 in game.seats else game.seats[0]
    state = game.start(seats=seats)
    decisions = 0
    while state.actor == philtre.CHANCE or decisions < DECISIONS or len(state.actions()) == 1:
        decisions += state.actor != philtre.CHANCE
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
        if state.over:
            state, decisions = game.start(seats=seats), 0
    return state


def interpreted_figures(seconds: float) -> dict[str, Figures]:
    """The same games run from their sources, without the compiled modules, in a process of their own."""
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(
            HOME, Path(folder) / "philtre", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        )
        done = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "--own", "--json", "--seconds", repr(seconds)],
            env={**os.environ, "PYTHONPATH": folder},
            cwd=folder,
            stdout=subprocess.PIPE,
            check=True,
        )
    report = msgspec.json.decode(done.stdout, type=Report)
    assert report.version == "interpreted"
    return report.games


def ratios(
    ours: dict[str, Figures], slow: dict[str, Figures], others: dict[str, libraries.Figures]
) -> dict[str, float]:
    """How many times as fast ours is, by decisions (copies: by copies)."""
    found: dict[str, float] = {}

    def compare(name: str, one: float, other: float | None) -> None:
        if other:
            found[name] = round(one / other, 2)

    for name, own in ours.items():
        if name in slow:
            compare(
                f"{name} loop / interpreted",
                own.loop.decisions_per_second,
                slow[name].loop.decisions_per_second,
            )
            compare(
                f"{name} playout / interpreted",
                own.playout.decisions_per_second,
                slow[name].playout.decisions_per_second,
            )
        for peer, theirs in others.items():
            if theirs.loop is not None:
                compare(
                    f"{name} loop / {peer} loop",
                    own.loop.decisions_per_second,
                    theirs.loop.decisions_per_second,
                )
            if own.search is not None and theirs.search is not None:
                compare(
                    f"{name} simulations / {peer}",
                    own.search.simulations_per_second,
                    theirs.search.simulations_per_second,
                )
                compare(
                    f"{name} playout steps / {peer}",
                    own.search.steps_per_second,
                    theirs.search.steps_per_second,
                )
            if theirs.rollout is not None:
                compare(
                    f"{name} playout / {peer} rollout",
                    own.playout.decisions_per_second,
                    theirs.rollout.decisions_per_second,
                )
            compare(f"{name} copy / {peer} copy", own.copies_per_second, theirs.copies_per_second)
    return found


def table(report: Report) -> str:
    """The report as lines to read."""
    lines = [f"philtre {report.version}, Python {report.python}: decisions a second"]

    def row(name: str, values: dict[str, Any]) -> None:
        shown = [f"{word} {value:>12,.0f}" for word, value in values.items() if value]
        lines.append(f"  {name:<26}" + "  ".join(shown))

    for kind, group in (("", report.games), (" (interpreted)", report.interpreted)):
        for name, own in group.items():
            row(
                name + kind,
                {
                    "loop": own.loop.decisions_per_second,
                    "playout": own.playout.decisions_per_second,
                    "copies": own.copies_per_second,
                    "simulations": own.search.simulations_per_second if own.search else None,
                    "steps in them": own.search.steps_per_second if own.search else None,
                },
            )
    for name, theirs in report.peers.items():
        rollout = theirs.rollout.decisions_per_second if theirs.rollout else None
        row(
            name,
            {
                "loop": theirs.loop.decisions_per_second if theirs.loop else None,
                "rollout": rollout,
                "copies": theirs.copies_per_second,
                "simulations": theirs.search.simulations_per_second if theirs.search else None,
                "steps in them": theirs.search.steps_per_second if theirs.search else None,
            },
        )
    if not report.peers:
        lines.append("  (no peers are installed here: make bench installs them)")
    lines += [f"  {name:<52} {ratio:>8.2f}" for name, ratio in report.ratios.items()]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
