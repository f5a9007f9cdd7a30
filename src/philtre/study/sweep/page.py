"""The page of a sweep: sentences, then a plot and a table for each measure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from html import escape
from typing import Any, Final

from philtre.core.build import build
from philtre.study.data import program_version
from philtre.study.page import table_frame, whole_page
from philtre.study.plots import Axis, IntervalPoint, whiskers
from philtre.study.report.provenance import machine
from philtre.study.sweep.document import SweepDocument
from philtre.study.sweep.measures import is_flat, is_share, is_use, measures_of
from philtre.study.sweep.sentences import Sentences
from philtre.study.sweep.settings import shown

LETTERS: Final = 60  # that fit below a plot
MARGIN: Final = 0.08  # of the width of a plot, left and right of its points


def as_html(document: SweepDocument, told: Sentences) -> str:
    """One page that needs nothing else."""
    verdicts = "".join(
        f'<li><span class="said">{escape(sentence)}</span></li>' for sentence in told.verdicts(document)
    )
    summary, *more = [*told.summary(document), *document.notes]
    parts = [
        *[f"<p>{escape(sentence)}</p>" for sentence in more],
        f"<h2>{escape(told.say('sure-differences'))}</h2>",
        f'<ul class="verdicts">{verdicts}</ul>' if verdicts else f"<p>{escape(told.say('none'))}</p>",
        f"<h2>{escape(told.say('measures'))}</h2>",
    ]
    group = ""
    measures = measures_of(document.findings)
    flat = [measure for measure in measures if is_flat(document.findings, measure)]
    for measure in measures:
        if measure in flat:
            continue
        if is_use(measure) and measure.partition(": ")[0] != group:
            group = measure.partition(": ")[0]
            parts.append(f"<h2>{escape(told.say('uses', group=told.labels.group(group)))}</h2>")
        name = told.thing(measure) if is_use(measure) else told.measure(measure)
        caption = told.words.say("report-table", title=name)
        parts.append(
            f'<article class="figure broad"><h3>{escape(name)}</h3><div class="pair">'
            f'<div class="drawn">{measure_plot(document, told, measure)}</div>'
            f"{html_table(caption, told.heads(), told.rows(document, measure))}</div></article>"
        )
    if flat:
        values = [told.flat(document, measure) for measure in flat]
        items = "".join(f"<li>{escape(value)}</li>" for value in values)
        parts.append(f'<h2>{escape(told.say("flat"))}</h2>\n<ul class="flat">{items}</ul>')
    parts.append(provenance_html(document, told))
    return whole_page(told.words.language, document.title, summary, "\n".join(parts) + "\n")


def measure_plot(document: SweepDocument, told: Sentences, measure: str) -> str:
    """The plot of a measure: the first factor across, a line for each combination of the others."""
    first = document.factors[0]
    numeric = all(isinstance(value, int | float) and not isinstance(value, bool) for value in first.values)
    places: dict[Any, float] = {
        value: float(value) if numeric else float(place) for place, value in enumerate(first.values)
    }
    series: dict[str, list[IntervalPoint]] = {}
    for place, (setting, finding) in enumerate(zip(document.settings, document.findings, strict=True)):
        if measure in finding.means:
            found = finding.means[measure]
            name = ", ".join(f"{key}={shown(value)}" for key, value in list(setting.values.items())[1:])
            point = IntervalPoint(
                places[setting.values[first.name]], found.mean, *found.interval, place == document.base
            )
            series.setdefault(name, []).append(point)
    names = {places[value]: shown(value) for value in first.values}
    most = max(4, LETTERS // len(names))
    margin = (max(names) - min(names)) * MARGIN or 1.0
    across = Axis(
        min(names) - margin,
        max(names) + margin,
        sorted(names),
        lambda value: names[value] if len(names[value]) <= most else f"{names[value][: most - 1]}…",
        first.name,
    )
    return whiskers(
        list(series.items()),
        across,
        told.numbers.percents if is_share(measure) else told.numbers.short,
        told.say("plot", measure=told.measure(measure), factor=first.name),
        numeric,
    )


def provenance_html(document: SweepDocument, told: Sentences) -> str:
    """The provenance of the numbers: versions, seed, command and machine, and each setting in full."""
    rows = {
        "command": document.command,
        "version": f"{program_version()} ({build()})",
        "rules": str(document.settings[0].matchup.header()["rules"]),
        "seed": str(document.seed),
        "machine": machine(),
        "made": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
    }
    lines = "".join(
        f"<dt>{escape(told.words.say(f'provenance-{name}'))}</dt><dd>{escape(value)}</dd>"
        for name, value in rows.items()
    )
    facts = [[setting.label, setting.row(), str(len(setting.matchup.bots))] for setting in document.settings]
    heads = [told.say(id) for id in ("setting", "played", "seats")]
    return (
        f'<section id="section-provenance"><h2>{escape(told.words.say("section-provenance"))}</h2>\n'
        f"<dl>{lines}</dl>\n{html_table(told.say('settings'), heads, facts)}</section>"
    )


def html_table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return table_frame(caption, f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody>")
