"""A report as a document: verdicts, and sections of figures, each a plot with a table."""

from __future__ import annotations

from typing import NamedTuple

from philtre.study.numbers import Cell, Value
from philtre.study.report.statistics import Statistic


class ReportTable(NamedTuple):
    """A table; the first cell of a row names it."""

    heads: list[str]
    rows: list[list[Cell]]


class ReportFigure(NamedTuple):
    """A plot, a sentence about it, and its numbers; the id is the same in all languages."""

    id: str
    title: str
    about: str
    svg: str
    table: ReportTable


class Section(NamedTuple):
    id: str
    title: str
    about: str
    figures: list[ReportFigure]


class ReportVerdict(NamedTuple):
    """A sentence, the estimate that it rests on, and how sure it is (`sure`, `likely`, `open` or "")."""

    id: str
    sentence: str
    certainty: str = ""
    estimate: Statistic | None = None
    interval: str = ""


class Document(NamedTuple):
    """A whole report in one language."""

    language: str
    title: str
    setting: str
    verdicts: list[ReportVerdict]
    sections: list[Section]
    provenance: list[tuple[str, str]]


def estimated(found: Statistic | None, form: str, marked: bool = False) -> Value:
    """An estimate as the value of a table."""
    if found is None:
        return Value(None, form)
    return Value(found.value, form, found.low, found.high, marked)
