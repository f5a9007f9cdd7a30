"""A sweep in the words of a language: names of measures, numbers, sentences and tables."""

from __future__ import annotations

import argparse
import os
import re
from functools import reduce
from pathlib import Path
from typing import Final

from philtre.core.game import Game
from philtre.study.intervals import Interval
from philtre.study.labels import Labels
from philtre.study.markdown import table
from philtre.study.numbers import NumberFormat
from philtre.study.report.command import FOLDER as REPORT
from philtre.study.sweep.document import SweepDocument
from philtre.study.sweep.measures import PairedDifference, is_share, is_use, look_count, measures_of
from philtre.text.language import language_of
from philtre.text.words import Words

FOLDER: Final = Path(__file__).parent / "words"
SEAT: Final = re.compile(r"seat (\d+) wins")
NAMED: Final = {"ended by limit": "limit"}  # measures whose message has another name


def sweep_words(language: str, played: Game) -> Words:
    """The words of a sweep of that game. Raises PhiltreError for a language that there is not."""
    files = [REPORT / f"report.{language}.ftl", FOLDER / f"sweep.{language}.ftl"]
    return Words(language, played, more=files)


def asked_sentences(arguments: argparse.Namespace, played: Game) -> Sentences:
    """The sentences in the language of the command line, else in that of the environment."""
    return Sentences(played, arguments.language or language_of(os.environ))


class Sentences:
    """The sentences about a sweep of a game, in one language."""

    def __init__(self, played: Game, language: str) -> None:
        self.words = sweep_words(language, played)
        self.numbers = NumberFormat(language)
        self.labels = Labels(played, self.words)
        self.game = self.words.say("title")

    def say(self, id: str, **arguments: object) -> str:
        return self.words.say(f"sweep-{id}", **arguments)

    # Names and numbers

    def measure(self, measure: str) -> str:
        """The name of a measure."""
        if is_use(measure):
            group, _, _ = measure.partition(": ")
            return self.say("measure-use", group=self.labels.group(group), thing=self.thing(measure))
        seat = SEAT.fullmatch(measure)
        if seat:
            return self.say("measure-seat", number=int(seat[1]))
        if measure.endswith(" wins"):
            return self.say("measure-bot", bot=measure.removesuffix(" wins"))
        return self.say(f"measure-{NAMED.get(measure, measure)}")

    def thing(self, measure: str) -> str:
        """The name of the thing whose uses are measured."""
        group, _, thing = measure.partition(": ")
        return self.labels.thing(group, thing)

    def value(self, measure: str, value: float) -> str:
        return self.numbers.percent(value) if is_share(measure) else self.numbers.number(value, 2)

    def plain(self, measure: str, value: float) -> str:
        """The value without its unit."""
        return self.numbers.number(100 * value, 1) if is_share(measure) else self.numbers.number(value, 2)

    def signed(self, measure: str, value: float) -> str:
        return self.numbers.points(value) if is_share(measure) else self.numbers.signed(value, 2)

    def interval(self, measure: str, interval: Interval, signed: bool = False) -> str:
        write = self.signed if signed else self.plain
        return self.say("between", low=write(measure, interval.low), high=write(measure, interval.high))

    def difference(self, measure: str, one: PairedDifference, setting: str) -> str:
        """A difference in words: 3.12 more (2.51 to 3.73) with hire=4."""
        way, sign = ("more", 1) if one.mean >= 0 else ("less", -1)
        low, high = sorted([sign * one.interval.low, sign * one.interval.high])
        return self.say(
            "difference",
            kind="share" if is_share(measure) else "number",
            way=way,
            value=self.plain(measure, abs(one.mean)),
            low=self.plain(measure, low),
            high=self.plain(measure, high),
            setting=setting,
        )

    # Sentences and tables

    def summary(self, document: SweepDocument) -> list[str]:
        """Sentences: the games, the base, and how to read the marks."""
        count = self.numbers.number
        return [
            self.say(
                "games",
                games=count(document.games, 0),
                settings=str(len(document.settings)),
                seed=str(document.seed),
            ),
            self.say(
                "reading",
                base=document.settings[document.base].label,
                looks=count(look_count(document.findings), 0),
            ),
        ]

    def verdicts(self, document: SweepDocument) -> list[str]:
        """A sentence for each measure with sure differences, the measures of the whole game first."""
        found = []
        for measure in measures_of(document.findings):
            told = [
                self.difference(measure, finding.differences[measure], finding.setting)
                for finding in document.findings
                if measure in finding.differences and finding.differences[measure].sure
            ]
            if told:
                before = document.findings[document.base].means[measure].mean
                found.append(
                    self.say(
                        "verdict",
                        measure=self.measure(measure),
                        before=self.value(measure, before),
                        base=document.settings[document.base].label,
                        differences=reduce(lambda one, more: self.say("also", one=one, more=more), told),
                    )
                )
        return found

    def flat(self, document: SweepDocument, measure: str) -> str:
        """A measure that no setting changes, and its value."""
        mean = document.findings[document.base].means[measure].mean
        return self.say("flat-value", measure=self.measure(measure), value=self.value(measure, mean))

    def heads(self) -> list[str]:
        return [self.say(id) for id in ("setting", "mean", "interval", "change", "interval", "sure")]

    def rows(self, document: SweepDocument, measure: str) -> list[list[str]]:
        """The table of a measure: a row for each setting that has it."""
        rows = []
        for place, finding in enumerate(document.findings):
            if measure not in finding.means:
                continue
            found = finding.means[measure]
            row = [finding.setting, self.value(measure, found.mean), self.interval(measure, found.interval)]
            one = finding.differences.get(measure)
            if place == document.base or one is None:
                rows.append([*row, self.say("base") if place == document.base else "–", "", ""])
            else:
                sure = self.say("yes" if one.sure else "same" if one.same else "no")
                change = self.interval(measure, one.interval, True)
                rows.append([*row, self.signed(measure, one.mean), change, sure])
        return rows

    def text(self, document: SweepDocument) -> str:
        """Markdown: the sure differences, then a table for each measure of the whole game."""
        sentences = self.verdicts(document)
        parts = [f"## {document.title}", *self.summary(document), *document.notes]
        parts.append(f"### {self.say('sure-differences')}")
        parts.append("\n".join(f"- {one}" for one in sentences) if sentences else self.say("none"))
        for measure in measures_of(document.findings):
            if not is_use(measure):
                rows = self.rows(document, measure)
                parts += [f"### {self.measure(measure)}", table(self.heads(), rows)]
        return "\n\n".join(parts)
