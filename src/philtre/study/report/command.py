"""`philtre report`: play, find, judge, and write the page with its JSON and CSV beside it."""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from philtre.bots import bot
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.options import read_options
from philtre.core.registry import game
from philtre.study.data import Export, PlayedRow, keeps_steps
from philtre.study.engine import current_shard, job_count
from philtre.study.journal import Journal, reason
from philtre.study.labels import Labels
from philtre.study.numbers import NumberFormat
from philtre.study.pairing import Matchup
from philtre.study.report.document import Document, ReportTable
from philtre.study.report.findings import ReportFindings, find
from philtre.study.report.forms import as_csv, as_json, as_text
from philtre.study.report.games import CHUNK, ReportPlan
from philtre.study.report.measure import load_measure
from philtre.study.report.page import as_html
from philtre.study.report.playing import Study, make_cases, pair_row, play_study, results_of, row_of
from philtre.study.report.provenance import provenance_of, provenance_rows
from philtre.study.report.sections import Sections
from philtre.study.report.verdicts import Verdicts
from philtre.text.language import language_of
from philtre.text.words import Words

FOLDER: Final = Path(__file__).parent / "words"
LEVEL_PAIRS: Final = 8  # one pair of each level and each comparison for so many games of the report


def main(arguments: argparse.Namespace) -> int:
    """Make a report; returns 1 if a bot failed, 130 if Ctrl-C stopped it. A shard only plays its games."""
    played = game(arguments.game, arguments.content)
    study = read_study(played, arguments)
    out = page_file(arguments.out)
    language = arguments.language or language_of(os.environ)
    words = report_words(language, played)
    file = arguments.journal or (str(out.with_suffix(".jsonl")) if out else None)
    export = Export(arguments, study.header())
    journal = Journal(file, study.header(), study.main.keep)
    try:
        play_study(study, journal, job_count(arguments.jobs))
    except KeyboardInterrupt:
        where = f"; the same command goes on from {file}" if file else ""
        print(f"philtre: stopped{where}", file=sys.stderr)
        return 130
    export.write(journal, played_games(study))
    if current_shard() is not None:
        return 0
    found = find(played, results_of(study, journal), study.plan.measures)
    report = make_report(played, study, found, words, arguments.precision / 100, arguments.command)
    if out is None:
        print(report.json() if arguments.json else as_text(report.document, words, report.cases))
    else:
        report.write(out, words)
        print(
            report.json() if arguments.json else "\n".join(one.sentence for one in report.document.verdicts)
        )
        print(
            f"philtre: wrote {out}, {out.with_suffix('.json')} and {out.with_suffix('.csv')}", file=sys.stderr
        )
    return 1 if found.failures else 0


def report_words(language: str, played: Game) -> Words:
    """The words of a report on that game. Raises PhiltreError for a language that there is not."""
    return Words(language, played, more=[FOLDER / f"report.{language}.ftl"])


def read_study(played: Game, arguments: argparse.Namespace) -> Study:
    """The study that the arguments ask for. Raises PhiltreError."""
    for name, least in (("games", 2), ("level_games", 0), ("positions", 0)):
        value = getattr(arguments, name)
        if value is not None and value < least:
            raise PhiltreError(f"--{name.replace('_', '-')}: expected at least {least}, found {value}")
    if not 0 < arguments.precision < 100:
        raise PhiltreError(f"--precision: expected points between 0 and 100, found {arguments.precision:g}")
    options = read_options(played.options, arguments.option)
    keep = keeps_steps(arguments)
    cases = make_cases(
        played, arguments.variant, arguments.seats, options, arguments.bots, arguments.seed, keep
    )
    for name in arguments.measure:
        load_measure(name, played)
    levels = [name.strip() for name in arguments.levels.split(",") if name.strip()]
    for name in levels:
        bot(name, played)
    if len(set(levels)) < len(levels):
        raise PhiltreError(f"--levels: expected each bot once, found {arguments.levels!r}")
    if arguments.level_games is None:
        pairs = max(10, arguments.games // LEVEL_PAIRS)
    else:
        pairs = -(-arguments.level_games // 2)
    plan = ReportPlan(
        course=arguments.positions > 2, positions=arguments.positions, measures=tuple(arguments.measure)
    )
    return Study(cases, plan, arguments.games, levels if pairs else [], pairs if levels else 0)


def page_file(out: str | None) -> Path | None:
    """The file of the page. Raises PhiltreError if it cannot be written."""
    if out is None:
        return None
    file = Path(out)
    if file.suffix != ".html":
        raise PhiltreError(f"--out: expected a name that ends in .html, found {out!r}")
    if not file.parent.is_dir():
        raise PhiltreError(f"--out: there is no folder {file.parent}")
    return file


def played_games(study: Study) -> list[PlayedRow]:
    """All games of a study, for its data and records."""
    firsts = list(range(0, study.games, CHUNK))
    numbers = list(range(study.pairs))
    found = [PlayedRow(row_of(matchup), matchup, firsts, True) for matchup in study.cases]
    for kind, matchups in (("mirrored", study.mirrors()), ("against", study.contests())):
        found += [PlayedRow(pair_row(kind, matchup), matchup, numbers) for matchup in matchups]
    return found


class MadeReport(NamedTuple):
    """A report in one language, ready to be written."""

    provenance: dict[str, object]
    document: Document
    cases: ReportTable
    findings: ReportFindings

    def json(self) -> str:
        return as_json(self.provenance, self.document, self.findings)

    def write(self, out: Path, words: Words) -> None:
        """Write the page, and JSON and CSV beside it. Raises PhiltreError."""
        forms = {
            ".html": as_html(self.document, words, self.cases),
            ".json": self.json() + "\n",
            ".csv": as_csv(self.document, self.cases),
        }
        for suffix, text in forms.items():
            file = out.with_suffix(suffix)
            try:
                file.write_text(text, encoding="utf-8")
            except OSError as problem:
                raise PhiltreError(f"cannot write {file}: {reason(problem)}") from None


def make_report(
    played: Game, study: Study, found: ReportFindings, words: Words, precision: float, command: Sequence[str]
) -> MadeReport:
    """The report in the language of the words; precision is a share of wins."""
    numbers = NumberFormat(words.language)
    labels = Labels(played, words)
    sections = Sections(words, numbers, labels, found, study.plan)
    provenance = provenance_of(study, shlex.join(["philtre", *command]))
    document = Document(
        words.language,
        words.say("report-title", game=words.say("title")),
        setting(study.main, study.games, words, numbers),
        Verdicts(words, numbers, labels, precision).all(found),
        sections.all(),
        provenance_rows(provenance, found, study, words, numbers),
    )
    return MadeReport(provenance, document, sections.cases(), found)


def setting(matchup: Matchup, games: int, words: Words, numbers: NumberFormat) -> str:
    """The line below the title: variant, seats, games and bot."""
    variant = (
        words.say(f"variant-{matchup.variant}")
        if words.has(f"variant-{matchup.variant}")
        else matchup.variant
    )
    alone = "-alone" if len(matchup.bots) == 1 else ""
    return words.say(
        f"report-setting{alone}",
        **({} if alone else {"seats": len(matchup.bots)}),
        variant=variant,
        games=numbers.number(games, 0),
        player=matchup.bots[0],
    )
