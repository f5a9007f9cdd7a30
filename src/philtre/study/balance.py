"""`philtre balance`: the length of a game, wins by seat, and how often and how well its things are used."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from statistics import fmean
from typing import Any, Final

import msgspec

from philtre.bots import described
from philtre.core.errors import PhiltreError
from philtre.core.event import Event
from philtre.core.game import Game
from philtre.core.metrics import Use
from philtre.core.options import Value, read_options
from philtre.core.registry import game
from philtre.study.data import Export, PlayedRow, keeps_steps
from philtre.study.engine import Progress, job_count, run_tasks
from philtre.study.intervals import Interval, share_interval, wilson
from philtre.study.journal import Journal, Things, UseCounts, resume_note
from philtre.study.markdown import percent, percents, table
from philtre.study.pairing import GameResult, Matchup, Pair, PairedChance, make_matchup, play_game, stream

MINUTES: Final = 0.5  # a turn, for people who know the game
CHUNK: Final = 10  # games that are sent to a process at once


class Length(msgspec.Struct, frozen=True):
    """The length of games: the mean, and the bounds that a tenth stay below and a tenth exceed."""

    mean: float
    low: float
    high: float


class Usage(msgspec.Struct, frozen=True):
    """Uses of a thing a game, and the share of wins of the seats that used it."""

    uses: float
    wins: float | None  # None: nobody used it
    interval: Interval | None


class Measurement(msgspec.Struct, frozen=True):
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
    things: dict[str, dict[str, Usage]]
    failures: int


def main(arguments: argparse.Namespace) -> int:
    """Measure and print; returns 1 if a bot failed."""
    played = game(arguments.game, arguments.content)
    if arguments.games < 1:
        raise PhiltreError(f"--games: expected at least 1, found {arguments.games}")
    options = read_options(played.options, arguments.option)
    keep = keeps_steps(arguments)
    matchups = make_matchups(
        played, arguments.variant, arguments.seats, options, arguments.bots, arguments.seed, keep
    )
    jobs = job_count(arguments.jobs)
    export = Export(arguments, header(matchups))
    journal = Journal(arguments.out, header(matchups), keep)
    try:
        cases = measure(played, matchups, arguments.games, jobs, journal)
    except KeyboardInterrupt:
        print(f"philtre: stopped{resume_note(arguments.out)}", file=sys.stderr)
        return 130
    firsts = list(range(0, arguments.games, CHUNK))
    export.write(journal, [PlayedRow(row_of(matchup), matchup, firsts, True) for matchup in matchups])
    if arguments.json:
        found = {
            "game": played.name,
            "variant": matchups[0].variant,
            "options": matchups[0].options,
            "seed": arguments.seed,
            "cases": cases,
        }
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        print(as_markdown(cases))
    return 1 if any(case.failures for case in cases) else 0


def header(matchups: Sequence[Matchup]) -> dict[str, Any]:
    """The header of the study's journal: what its games have in common, and who plays."""
    found = matchups[0].header()
    return {
        **found,
        "study": "balance",
        "bots": list(dict.fromkeys(described(one.bots[0]) for one in matchups)),
    }


def row_of(matchup: Matchup) -> str:
    """The row of a case in the journal."""
    return f"{matchup.bots[0]}, {len(matchup.bots)} seats"


def make_matchups(
    played: Game,
    variant: str | None,
    seats: int | None,
    options: dict[str, Value],
    names: str,
    seed: int,
    keep: bool = False,
) -> list[Matchup]:
    """Each bot at each number of seats that the variant takes, or at the number that was asked for.

    Without a variant: the first one, or the first that takes this number of seats. Raises PhiltreError.
    """
    bots = [name.strip() for name in names.split(",")]
    if not all(bots):
        raise PhiltreError(f"--bots: expected names of bots with commas between them, found {names!r}")
    variant, _ = played.settle(variant, seats)
    numbers = played.variants[variant] if seats is None else (seats,)
    return [
        make_matchup(played, variant, options, ",".join([name] * number), seed, keep)
        for number in numbers
        for name in bots
    ]


def measure(
    played: Game, matchups: Sequence[Matchup], games: int, jobs: int, journal: Journal
) -> list[Measurement]:
    """Play so many games of each matchup, but for those in the journal, and summarize each."""
    chunks = range(-(-games // CHUNK))
    progress = Progress(len(matchups) * games)
    cases: list[Measurement] = []
    try:
        for matchup in matchups:
            row = row_of(matchup)
            parts = recorded_chunks(journal, row, games)
            progress.add(sum(len(part.games) for part in parts.values()))
            missing = [number for number in chunks if number * CHUNK not in parts]
            task = partial(count_chunk, matchup, games)
            for part in run_tasks(task, missing, min(jobs, max(1, len(missing)))):
                journal.add(Pair(part.first, part.games), row, part.things)
                parts[part.first] = part.without_steps()
                progress.add(len(part.games))
                for failure in [failure for one in part.games for failure in one.failures]:
                    progress.say(f"philtre: {failure}")
            cases.append(summary(played, matchup, [parts[first] for first in sorted(parts)]))
    finally:
        progress.close()
    return cases


def recorded_chunks(journal: Journal, row: str, games: int) -> dict[int, ChunkCounts]:
    """The chunks of a row that the journal has, by the numbers of their first games."""
    return {
        first: ChunkCounts(first, pair.games, journal.things.get((row, first), {}))
        for first, pair in journal.pairs(row).items()
        if len(pair.games) == min(games - first, CHUNK)
    }


def summary(played: Game, matchup: Matchup, parts: Sequence[ChunkCounts]) -> Measurement:
    whole = ChunkCounts(0, [one for part in parts for one in part.games], {})
    for part in parts:
        merge(whole, part.things)
    turns = [one.turns for one in whole.games if one.turns is not None]
    shares = [[one.returns[seat] for one in whole.games] for seat in range(len(matchup.bots))]
    length = spread(turns) if turns else None
    return Measurement(
        bot=matchup.bots[0],
        seats=len(matchup.bots),
        games=len(whole.games),
        turns=length,
        decisions=spread([sum(one.decisions) for one in whole.games]),
        minutes=length.mean * MINUTES if length else None,
        cut_short=fmean([one.cut_short for one in whole.games]),
        wins=[fmean(share) for share in shares],
        intervals=[share_interval(share) for share in shares],
        base_rate=base_rate(whole),
        things={
            group: {
                thing: usage(whole.things.get(group, {}).get(thing, UseCounts()), len(whole.games))
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


def usage(counts: UseCounts, games: int) -> Usage:
    if not counts.users:
        return Usage(0.0, None, None)
    share = counts.won / counts.users
    return Usage(counts.uses / games, share, wilson(share, counts.users))


# Counting


class ChunkCounts(msgspec.Struct):
    """Some games, from the number of the first, and their uses by group and thing."""

    first: int
    games: list[GameResult]
    things: Things

    def without_steps(self) -> ChunkCounts:
        return ChunkCounts(self.first, Pair(self.first, self.games).without_steps().games, self.things)


def count_chunk(matchup: Matchup, games: int, number: int) -> ChunkCounts:
    """Play the games of that chunk, and count uses."""
    found = ChunkCounts(number * CHUNK, [], {})
    for pair in range(number * CHUNK, min(games, (number + 1) * CHUNK)):
        played, used = count_game(matchup, pair)
        found.games.append(played)
        merge(found, counts_of(used, played.returns))
    return found


def count_game(matchup: Matchup, number: int) -> tuple[GameResult, Counter[Use]]:
    game = matchup.bound()
    metrics = game.metrics()
    used: Counter[Use] = Counter()

    def listen(event: Event) -> None:
        used.update(metrics.uses(event))

    streams = [
        (stream(matchup.seed, number, seat, "worlds"), stream(matchup.seed, number, seat, "bot"))
        for seat in range(len(matchup.bots))
    ]
    chance = PairedChance(game, matchup.seed, number)
    return play_game(game, matchup.start(), matchup.bots, chance, streams, listen, matchup.keep), used


def counts_of(used: Counter[Use], returns: list[float]) -> Things:
    found: Things = {}
    for use, times in used.items():
        counts = found.setdefault(use.group, {}).setdefault(use.thing, UseCounts())
        counts.uses += times
        counts.users += 1
        counts.won += returns[use.seat]
    return found


def merge(whole: ChunkCounts, things: Things) -> None:
    """Add counts to those of other games."""
    for group, found in things.items():
        for thing, more in found.items():
            counts = whole.things.setdefault(group, {}).setdefault(thing, UseCounts())
            counts.uses += more.uses
            counts.users += more.users
            counts.won += more.won


def base_rate(counted: ChunkCounts) -> float:
    """The mean return of a seat, over all seats and games."""
    return fmean([share for game in counted.games for share in game.returns])


# As a document


def as_markdown(cases: Sequence[Measurement]) -> str:
    """Markdown tables: length, seats, and each group of things at each number of seats."""
    parts = ["### Length", lengths(cases), "### Wins by seat", seats(cases)]
    for group in cases[0].things:
        for number in dict.fromkeys(case.seats for case in cases):
            some = [case for case in cases if case.seats == number]
            parts += [f"### {group.capitalize()}, {number} seats", things(some, group)]
    failed = sum(case.failures for case in cases)
    if failed:
        parts.append(f"Decisions that failed and were replaced: {failed}.")
    return "\n\n".join(parts)


def lengths(cases: Sequence[Measurement]) -> str:
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


def seats(cases: Sequence[Measurement]) -> str:
    most = max(case.seats for case in cases)
    rows = []
    for case in cases:
        shares = [
            f"{percent(share)} ({percents(interval)})"
            for share, interval in zip(case.wins, case.intervals, strict=True)
        ]
        rows.append([f"{case.seats}, {case.bot}", *shares, *["–"] * (most - case.seats)])
    return table(["seats, players", *[f"seat {number}" for number in range(1, most + 1)]], rows)


def things(cases: Sequence[Measurement], group: str) -> str:
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
