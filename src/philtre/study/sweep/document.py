"""The results of a sweep, and their forms for programs: JSON and CSV."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import Any, Final

import msgspec

from philtre.core.build import build
from philtre.core.errors import PhiltreError
from philtre.study.data import program_version
from philtre.study.journal import reason
from philtre.study.report.provenance import machine
from philtre.study.sweep.measures import Finding
from philtre.study.sweep.settings import Combination, Factor, shown

DIFFERENCE_HEADS: Final = ("difference", "difference_low", "difference_high", "p", "sure")


class SweepDocument(msgspec.Struct, frozen=True):
    """Everything that is told about a sweep; `notes` are sentences, such as results of a match."""

    title: str
    factors: list[Factor]
    settings: list[Combination]
    findings: list[Finding]
    base: int
    games: int
    seed: int
    command: str
    notes: list[str] = []


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
        "build": str(build()),
        "machine": machine(),
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
