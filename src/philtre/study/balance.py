"""`philtre balance`: the plain tables of a report as text, for every number of seats and several bots."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

import msgspec

from philtre.core.errors import PhiltreError
from philtre.core.options import read_options
from philtre.core.registry import game
from philtre.study.data import Export, keeps_steps
from philtre.study.engine import current_shard, job_count
from philtre.study.journal import Journal, resume_note
from philtre.study.markdown import percent, percents, table
from philtre.study.report.cases import Measurement, summary
from philtre.study.report.command import played_games
from philtre.study.report.games import ReportPlan
from philtre.study.report.playing import Study, make_cases, play_study, results_of


def main(arguments: argparse.Namespace) -> int:
    """Measure and print; returns 1 if a bot failed. A shard prints nothing: it has a part of the games."""
    played = game(arguments.game, arguments.content)
    if arguments.games < 1:
        raise PhiltreError(f"--games: expected at least 1, found {arguments.games}")
    options = read_options(played.options, arguments.option)
    keep = keeps_steps(arguments)
    matchups = make_cases(
        played, arguments.variant, arguments.seats, options, arguments.bots, arguments.seed, keep
    )
    study = Study(matchups, ReportPlan(course=False), arguments.games)
    export = Export(arguments, study.header())
    journal = Journal(arguments.out, study.header(), keep)
    try:
        play_study(study, journal, job_count(arguments.jobs))
    except KeyboardInterrupt:
        print(f"philtre: stopped{resume_note(arguments.out)}", file=sys.stderr)
        return 130
    export.write(journal, played_games(study))
    if current_shard() is not None:
        return 0
    cases = [summary(played, case) for case in results_of(study, journal).cases]
    if arguments.json:
        header = study.header()
        found = {
            **{key: header[key] for key in ("game", "rules", "content", "variant", "options", "seed")},
            "cases": cases,
        }
        print(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
    else:
        print(as_markdown(cases))
    return 1 if any(case.failures for case in cases) else 0


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
