"""A report in other forms than a page: text in Markdown, JSON, and all numbers of its tables as CSV."""

from __future__ import annotations

import csv
import io
from typing import Any

import msgspec

from philtre.study.markdown import table
from philtre.study.numbers import NumberFormat
from philtre.study.report.document import Document, ReportTable
from philtre.study.report.findings import ReportFindings
from philtre.text.words import Words


def as_text(document: Document, words: Words, cases: ReportTable) -> str:
    """The verdicts and all tables, in Markdown."""
    numbers = NumberFormat(document.language)
    parts = [f"# {document.title}", document.setting, f"## {words.say('report-in-short')}"]
    lines = []
    for verdict in document.verdicts:
        notes = [verdict.interval, words.say(f"report-{verdict.certainty}") if verdict.certainty else ""]
        note = "; ".join(part for part in notes if part)
        lines.append(f"- {verdict.sentence}" + (f" ({note})" if note else ""))
    parts.append("\n".join(lines))
    for section in document.sections:
        parts.append(f"## {section.title}")
        if section.about:
            parts.append(section.about)
        for figure in section.figures:
            parts += [f"### {figure.title}", figure.about, as_markdown(figure.table, numbers)]
    parts += [f"## {words.say('section-cases')}", as_markdown(cases, numbers)]
    parts.append(f"## {words.say('section-provenance')}")
    parts.append("\n".join(f"- {name}: {value}" for name, value in document.provenance))
    return "\n\n".join(parts)


def as_markdown(found: ReportTable, numbers: NumberFormat) -> str:
    """A table in Markdown; what stands after the correction has a star."""
    rows = [
        [numbers.cell(cell) + (" *" if not isinstance(cell, str) and cell.marked else "") for cell in row]
        for row in found.rows
    ]
    return table(found.heads, rows)


def as_json(provenance: dict[str, Any], document: Document, found: ReportFindings) -> str:
    """One object: provenance, the sentences, and all findings."""
    whole = {
        **provenance,
        "verdicts": [
            {"id": one.id, "sentence": one.sentence, "certainty": one.certainty, "estimate": one.estimate}
            for one in document.verdicts
        ],
        **msgspec.to_builtins(found),
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=2).decode()


def as_csv(document: Document, cases: ReportTable) -> str:
    """A line for each number of each table: its figure, row and column, the value and its interval."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["figure", "row", "column", "value", "low", "high", "marked"])
    tables = [(figure.id, figure.table) for section in document.sections for figure in section.figures]
    for id, found in [*tables, ("cases", cases)]:
        for row in found.rows:
            for head, cell in zip(found.heads[1:], row[1:], strict=True):
                if isinstance(cell, str):
                    writer.writerow([id, row[0], head, cell, "", "", ""])
                elif cell.value is not None:
                    bounds = ["" if bound is None else f"{bound:.6g}" for bound in (cell.low, cell.high)]
                    marked = "yes" if cell.marked else ""
                    writer.writerow([id, row[0], head, f"{cell.value:.6g}", *bounds, marked])
    return out.getvalue()
