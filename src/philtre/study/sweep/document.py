"""The results of a sweep as text, JSON, CSV, and a page of its own with plots."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec

from philtre.core.errors import PhiltreError
from philtre.study.data import program_version
from philtre.study.intervals import Interval
from philtre.study.journal import reason
from philtre.study.markdown import table
from philtre.study.page import table_frame, whole_page
from philtre.study.plots import Axis, IntervalPoint, whiskers
from philtre.study.sweep.measures import (
    Finding,
    PairedDifference,
    is_share,
    is_use,
    look_count,
    measures_of,
)
from philtre.study.sweep.settings import Combination, Factor, shown

DIFFERENCE_HEADS: Final = ("difference", "difference_low", "difference_high", "p", "sure")
LETTERS: Final = 60  # that fit below a plot
MARGIN: Final = 0.08  # of the width of a plot, left and right of its points
HEADS: Final = ("setting", "mean", "95 %", "difference", "95 %", "sure")


class SweepDocument(msgspec.Struct, frozen=True):
    """Everything that is told about a sweep; `notes` are sentences, such as results of a match."""

    title: str
    factors: list[Factor]
    settings: list[Combination]
    findings: list[Finding]
    base: int
    games: int
    seed: int
    notes: list[str] = []

    def summary(self) -> list[str]:
        """Sentences: the games, the base, and how to read the marks."""
        each = f"{self.games:,} games for each of {len(self.settings)} settings"
        base, looks = self.settings[self.base].label, look_count(self.findings)
        reading = (
            f"Differences are from {base}, pair by pair, with 95 % intervals. A difference is sure if it "
            f"survives Holm's correction for all {looks:,} differences that were looked at."
        )
        return [f"{each}, on shared luck, seed {self.seed}.", reading]

    def verdicts(self) -> list[str]:
        """A sentence for each sure difference, the measures of the whole game first."""
        base = self.settings[self.base].label
        found = []
        for measure in measures_of(self.findings):
            for finding in self.findings:
                one = finding.differences.get(measure)
                if one is not None and one.sure:
                    before = said(measure, self.findings[self.base].means[measure].mean)
                    more = said_more(measure, one)
                    found.append(f"{measure}: {more} with {finding.setting} than the {before} with {base}")
        return found


# Numbers in words


def said(measure: str, value: float) -> str:
    return f"{value * 100:.1f} %" if is_share(measure) else f"{value:.2f}"


def said_signed(measure: str, value: float) -> str:
    text = f"{value * 100:+.1f}" if is_share(measure) else f"{value:+.2f}"
    return text.replace("-", "−")


def said_interval(measure: str, interval: Interval, signed: bool = False) -> str:
    if signed:
        return f"{said_signed(measure, interval.low)} to {said_signed(measure, interval.high)}"
    if is_share(measure):
        return f"{interval.low * 100:.1f}–{interval.high * 100:.1f} %"
    return f"{interval.low:.2f} to {interval.high:.2f}"


def said_more(measure: str, one: PairedDifference) -> str:
    """A difference in words: 3.12 more (2.51 to 3.73), 4.0 points less (1.1 to 6.9)."""
    way, sign = ("more", 1) if one.mean >= 0 else ("less", -1)
    ends = sorted([sign * one.interval.low, sign * one.interval.high])
    if is_share(measure):
        return f"{abs(one.mean) * 100:.1f} points {way} ({ends[0] * 100:.1f} to {ends[1] * 100:.1f})"
    return f"{abs(one.mean):.2f} {way} ({ends[0]:.2f} to {ends[1]:.2f})"


def measure_rows(document: SweepDocument, measure: str) -> list[list[str]]:
    """The table of a measure: a row for each setting that has it."""
    rows = []
    for place, finding in enumerate(document.findings):
        if measure not in finding.means:
            continue
        found = finding.means[measure]
        row = [finding.setting, said(measure, found.mean), said_interval(measure, found.interval)]
        one = finding.differences.get(measure)
        if place == document.base or one is None:
            rows.append([*row, "base" if place == document.base else "–", "", ""])
        else:
            sure = "yes" if one.sure else "no" if one.p < 1 else "same in all"
            rows.append(
                [*row, said_signed(measure, one.mean), said_interval(measure, one.interval, True), sure]
            )
    return rows


# Text, JSON, CSV


def as_text(document: SweepDocument) -> str:
    """Markdown: the sure differences, then a table for each measure of the whole game."""
    sentences = document.verdicts()
    parts = [f"## {document.title}", *document.summary(), *document.notes, "### Sure differences"]
    parts.append("\n".join(f"- {sentence}" for sentence in sentences) if sentences else "None.")
    for measure in measures_of(document.findings):
        if not is_use(measure):
            parts += [f"### {measure.capitalize()}", table(HEADS, measure_rows(document, measure))]
    return "\n\n".join(parts)


def as_object(document: SweepDocument) -> dict[str, Any]:
    """All results and what they depend on, for JSON."""
    first = document.settings[0].matchup
    settings = []
    for setting, finding in zip(document.settings, document.findings, strict=True):
        header = setting.matchup.header()
        known = ("content", "variant", "options", "bots")
        settings.append(
            {
                "setting": setting.label,
                "values": setting.values,
                **{key: header[key] for key in known},
                "means": finding.means,
                "differences": finding.differences,
            }
        )
    return {
        "philtre": program_version(),
        "game": first.game,
        "rules": int(first.header()["rules"]),
        "seed": document.seed,
        "games": document.games,
        "factors": [{"name": one.name, "values": list(one.values)} for one in document.factors],
        "base": document.settings[document.base].label,
        "notes": document.notes,
        "settings": settings,
    }


def as_json(document: SweepDocument) -> str:
    return msgspec.json.format(msgspec.json.encode(as_object(document)), indent=2).decode()


def as_csv(document: SweepDocument) -> str:
    """A row for each setting and measure."""
    names = [factor.name for factor in document.factors]
    opened = io.StringIO()
    writer = csv.writer(opened, lineterminator="\n")
    writer.writerow([*names, "measure", "pairs", "mean", "low", "high", *DIFFERENCE_HEADS])
    for setting, finding in zip(document.settings, document.findings, strict=True):
        for measure, found in finding.means.items():
            one = finding.differences.get(measure)
            told = ["", "", "", "", ""] if one is None else [one.mean, *one.interval, one.p, one.sure]
            values = [shown(setting.values[name]) for name in names]
            writer.writerow([*values, measure, found.pairs, found.mean, *found.interval, *told])
    return opened.getvalue()


# The page


def measure_plot(document: SweepDocument, measure: str) -> str:
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
        lambda value: f"{value * 100:.0f} %" if is_share(measure) else f"{value:.3g}",
        f"{measure} over {first.name}",
        numeric,
    )


def as_html(document: SweepDocument) -> str:
    """One page that needs nothing else: sentences, then a plot and a table for each measure."""
    verdicts = "".join(
        f'<li><span class="said">{escape(sentence)}</span></li>' for sentence in document.verdicts()
    )
    summary, *more = [*document.summary(), *document.notes]
    parts = [
        *[f"<p>{escape(sentence)}</p>" for sentence in more],
        "<h2>Sure differences</h2>",
        f'<ul class="verdicts">{verdicts}</ul>' if verdicts else "<p>None.</p>",
        "<h2>Measures</h2>",
    ]
    group = ""
    for measure in measures_of(document.findings):
        if is_use(measure) and measure.partition(": ")[0] != group:
            group = measure.partition(": ")[0]
            parts.append(f"<h2>Uses a game: {escape(group)}</h2>")
        name = measure.partition(": ")[2] or measure.capitalize()
        parts.append(
            f'<article class="figure broad"><h3>{escape(name)}</h3><div class="pair">'
            f'<div class="drawn">{measure_plot(document, measure)}</div>'
            f"{html_table(name, HEADS, measure_rows(document, measure))}</div></article>"
        )
    facts = [[setting.label, setting.row(), str(len(setting.matchup.bots))] for setting in document.settings]
    first = document.settings[0].matchup
    rules = first.header()["rules"]
    versions = f"philtre {program_version()}, {first.game}, rules version {rules}, seed {document.seed}."
    parts += [
        "<h2>Where the numbers come from</h2>",
        f"<p>{escape(versions)}</p>",
        html_table("Settings", ("setting", "games of", "seats"), facts),
    ]
    return whole_page("en", document.title, summary, "\n".join(parts) + "\n")


def html_table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return table_frame(caption, f"<thead><tr>{top}</tr></thead><tbody>{body}</tbody>")


def check_target(file: Path | None, option: str) -> None:
    """Raise PhiltreError if a file could not be written when the games are over."""
    if file is not None and (file.is_dir() or not file.parent.is_dir()):
        raise PhiltreError(f"{option}: cannot write {file}: it is a folder, or there is no such folder")


def write_file(file: Path, text: str) -> None:
    """Write a file as a whole. Raises PhiltreError."""
    draft = file.with_name(file.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(file)
    except OSError as problem:
        raise PhiltreError(f"cannot write {file}: {reason(problem)}") from None
