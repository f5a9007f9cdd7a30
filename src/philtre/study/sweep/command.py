"""`philtre sweep`: a game with several values of options, variants or numbers of its content, compared."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from philtre.core.errors import PhiltreError
from philtre.study.data import Export, PlayedRow, keeps_steps
from philtre.study.engine import job_count
from philtre.study.journal import Journal, resume_note
from philtre.study.shards import check_shard
from philtre.study.sweep.document import SweepDocument, as_csv, as_json, check_target, write_file
from philtre.study.sweep.files import read_plan
from philtre.study.sweep.measures import findings
from philtre.study.sweep.page import as_html
from philtre.study.sweep.playing import play_settings, values_of
from philtre.study.sweep.sentences import Sentences, asked_sentences
from philtre.study.sweep.settings import Combination, base_setting, make_settings


def main(arguments: argparse.Namespace) -> int:
    """Play all settings and print their differences; returns 1 if a bot failed, 130 if Ctrl-C stopped it."""
    if arguments.games is not None and arguments.games < 1:
        raise PhiltreError(f"--games: expected at least 1, found {arguments.games}")
    keep = keeps_steps(arguments)
    plan = read_plan(arguments, keep)
    settings = make_settings(plan.base, plan.factors, plan.folder)
    place = base_setting(plan.base, settings)
    told = asked_sentences(arguments, plan.base.game)
    title = told.say("title", game=told.game, factors=", ".join(factor.name for factor in plan.factors))
    command = command_line(arguments)

    def document(found: Measured) -> SweepDocument:
        results = findings(settings, found.values, place)
        return SweepDocument(
            title, plan.factors, settings, results, place, plan.games, plan.base.seed, command
        )

    arguments.out = plan.out
    return study(arguments, settings, plan.games, (plan.html, plan.csv), document, told)


def command_line(arguments: argparse.Namespace) -> str:
    """The command as it was typed."""
    return shlex.join(["philtre", *arguments.command])


class Measured:
    """The pairs and measures of all settings, from the journal."""

    def __init__(self, settings: Sequence[Combination], games: int, journal: Journal) -> None:
        played = [values_of(setting, games, journal) for setting in settings]
        self.pairs = [pairs for pairs, _ in played]
        self.values = [values for _, values in played]

    def failures(self) -> int:
        return sum(len(pair.failures()) for pairs in self.pairs for pair in pairs)


def header(settings: Sequence[Combination]) -> dict[str, Any]:
    """The header of a sweep's journal. What varies is in the rows, so that a study can be extended."""
    first = settings[0].matchup
    found = first.header()
    return {"study": "sweep", "game": found["game"], "rules": found["rules"], "seed": first.seed}


def study(
    arguments: argparse.Namespace,
    settings: Sequence[Combination],
    games: int,
    targets: tuple[Path | None, Path | None],
    document: Callable[[Measured], SweepDocument],
    told: Sentences,
) -> int:
    """Play the settings, then print and write the document made of what was found; returns the code."""
    html, table = targets
    check_shard(getattr(arguments, "shard", None), arguments.out)
    check_target(html, "--html")
    check_target(table, "--csv")
    jobs = job_count(arguments.jobs)
    export = Export(arguments, header(settings))
    journal = Journal(arguments.out, header(settings), keeps_steps(arguments))
    whole = play_settings(settings, games, journal, jobs)
    found = Measured(settings, games, journal)
    export.write(
        journal,
        [
            PlayedRow(setting.row(), setting.matchup, [pair.number for pair in pairs])
            for setting, pairs in zip(settings, found.pairs, strict=True)
        ],
    )
    if not whole:
        done = sum(len(pairs) for pairs in found.pairs)
        print(f"philtre: stopped after {done:,} pairs{resume_note(arguments.out)}", file=sys.stderr)
    if not all(found.pairs):
        return 0 if whole else 130
    made = document(found)
    if html is not None:
        write_file(html, as_html(made, told))
    if table is not None:
        write_file(table, as_csv(made))
    print(as_json(made) if arguments.json else told.text(made))
    if not whole:
        return 130
    return 1 if found.failures() else 0
