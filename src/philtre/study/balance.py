"""`philtre balance`: how long a game is, who wins it from where, and what its things are worth."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Final

import msgspec

from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.registry import game
from philtre.study.counting import CHUNK, Counted, Counts, base_rate, count_chunk, merge
from philtre.study.intervals import Interval, of_share, wilson
from philtre.study.markdown import percent, percents, table
from philtre.study.progress import Progress
from philtre.study.setting import Setting, seating
from philtre.study.workers import jobs_of, shared_out

MINUTES: Final = 0.5  # a turn, for people who know the game


class Length(msgspec.Struct, frozen=True):
    """How long games are: the mean, what a tenth stay below, and what a tenth exceed."""

    mean: float
    low: float
    high: float


class Thing(msgspec.Struct, frozen=True):
    """How often something is used in a game, and the share of wins of the seats that used it."""

    uses: float
    wins: float | None  # None: nobody used it
    interval: Interval | None


class Case(msgspec.Struct, frozen=True):
    """One kind of bot at one number of seats."""

    bot: str
    seats: int
    games: int
    turns: Length | None
    decisions: Length
    minutes: float | None
    cut_short: float
    wins: list[float]  # by seat
    intervals: list[Interval]
    base_rate: float
    things: dict[str, dict[str, Thing]]
    failures: int


def main(arguments: argparse.Namespace) -> int:
    """Measure and tell; 1 if a bot failed."""
    played = game(arguments.game, arguments.content)
    if arguments.games < 1:
        raise PhiltreError(f"--games: expected at least 1, found {arguments.games}")
    settings = asked(played, arguments.bots, arguments.seed)
    cases = measure(played, settings, arguments.games, jobs_of(arguments.jobs))
    if arguments.json:
        found = {"game": played.name, "variant": settings[0].variant, "seed": arguments.seed, "cases": cases}
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        print(as_markdown(cases))
    return 1 if any(case.failures for case in cases) else 0


def asked(played: Game, names: str, seed: int) -> list[Setting]:
    """Each bot at each number of seats that the game's first variant takes."""
    bots = [name.strip() for name in names.split(",")]
    if not all(bots):
        raise PhiltreError(f"--bots: expected names of bots with commas between them, found {names!r}")
    variant, numbers = next(iter(played.variants.items()))
    return [
        seating(played, variant, {}, ",".join([name] * seats), seed) for seats in numbers for name in bots
    ]


def measure(played: Game, settings: Sequence[Setting], games: int, jobs: int) -> list[Case]:
    chunks = range(-(-games // CHUNK))
    progress = Progress(len(settings) * games)
    cases: list[Case] = []
    try:
        for setting in settings:
            parts: dict[int, Counted] = {}
            for part in shared_out(partial(count_chunk, setting, games), chunks, min(jobs, len(chunks))):
                parts[part.first] = part
                progress.add(len(part.games))
                for failure in [failure for one in part.games for failure in one.failures]:
                    progress.say(f"philtre: {failure}")
            cases.append(summary(played, setting, [parts[first] for first in sorted(parts)]))
    finally:
        progress.close()
    return cases


def summary(played: Game, setting: Setting, parts: Sequence[Counted]) -> Case:
    whole = Counted(0, [one for part in parts for one in part.games], {})
    for part in parts:
        merge(whole, part.things)
    turns = [one.turns for one in whole.games if one.turns is not None]
    shares = [[one.returns[seat] for one in whole.games] for seat in range(len(setting.bots))]
    length = spread(turns) if turns else None
    return Case(
        bot=setting.bots[0],
        seats=len(setting.bots),
        games=len(whole.games),
        turns=length,
        decisions=spread([sum(one.decisions) for one in whole.games]),
        minutes=length.mean * MINUTES if length else None,
        cut_short=fmean([one.cut_short for one in whole.games]),
        wins=[fmean(share) for share in shares],
        intervals=[of_share(share) for share in shares],
        base_rate=base_rate(whole),
        things={
            group: {
                thing: worth(whole.things.get(group, {}).get(thing, Counts()), len(whole.games))
                for thing in things
            }
            for group, things in played.metrics().things().items()
        },
        failures=sum(len(one.failures) for one in whole.games),
    )


def spread(lengths: Sequence[int]) -> Length:
    ordered = sorted(lengths)
    last = len(ordered) - 1
    return Length(fmean(ordered), ordered[round(last * 0.1)], ordered[round(last * 0.9)])


def worth(counts: Counts, games: int) -> Thing:
    if not counts.users:
        return Thing(0.0, None, None)
    share = counts.won / counts.users
    return Thing(counts.uses / games, share, wilson(share, counts.users))


# As a document


def as_markdown(cases: Sequence[Case]) -> str:
    """Tables for a document: length, seats, and each group of things at each number of seats."""
    parts = ["### Length", lengths(cases), "### Wins by seat", seats(cases)]
    for group in cases[0].things:
        for number in dict.fromkeys(case.seats for case in cases):
            some = [case for case in cases if case.seats == number]
            parts += [f"### {group.capitalize()}, {number} seats", things(some, group)]
    failed = sum(case.failures for case in cases)
    if failed:
        parts.append(f"Decisions that failed and were replaced: {failed}.")
    return "\n\n".join(parts)


def lengths(cases: Sequence[Case]) -> str:
    heads = ["seats, players", "games", "turns", "10 %–90 %", "minutes", "decisions", "ended by limit"]
    rows = [
        [
            f"{case.seats}, {case.bot}",
            str(case.games),
            f"{case.turns.mean:.1f}" if case.turns else "–",
            f"{case.turns.low:.0f}–{case.turns.high:.0f}" if case.turns else "–",
            f"{case.minutes:.0f}" if case.minutes is not None else "–",
            f"{case.decisions.mean:.0f}",
            percent(case.cut_short),
        ]
        for case in cases
    ]
    return table(heads, rows)


def seats(cases: Sequence[Case]) -> str:
    most = max(case.seats for case in cases)
    rows = []
    for case in cases:
        shares = [
            f"{percent(share)} ({percents(interval)})"
            for share, interval in zip(case.wins, case.intervals, strict=True)
        ]
        rows.append([f"{case.seats}, {case.bot}", *shares, *["–"] * (most - case.seats)])
    return table(["seats, players", *[f"seat {number}" for number in range(1, most + 1)]], rows)


def things(cases: Sequence[Case], group: str) -> str:
    heads = [group]
    for case in cases:
        heads += [f"{case.bot}: uses a game", f"wins of users (all: {percent(case.base_rate)})"]
    rows = []
    for thing in cases[0].things[group]:
        row = [thing]
        for case in cases:
            found = case.things[group][thing]
            row.append(f"{found.uses:.2f}")
            if found.wins is None or found.interval is None:
                row.append("–")
            else:
                row.append(f"{percent(found.wins)} ({percents(found.interval)})")
        rows.append(row)
    return table(heads, rows)
