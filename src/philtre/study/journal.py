"""A study's file: a header with its settings, then one line for each finished pair.

Lines are added as pairs end, in any order, so that a study which was stopped goes on where it was.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import msgspec

from philtre.core.errors import PhiltreError
from philtre.study.pairing import Pair

FORMAT: Final = "philtre study 1"


class JournalLine(msgspec.Struct, frozen=True):
    """A finished pair, and which row of the study it belongs to."""

    row: str
    pair: Pair


class Journal:
    """The pairs of a study that have been played; without a file, in memory only."""

    def __init__(self, file: str | None, header: dict[str, Any]) -> None:
        self.file = Path(file) if file else None
        self.header = {"format": FORMAT, **header}
        self.rows: dict[str, dict[int, Pair]] = {}
        if self.file is not None:
            self._open(self.file)

    def pairs(self, row: str = "") -> dict[int, Pair]:
        """The pairs of a row that have been played, by their numbers."""
        return self.rows.setdefault(row, {})

    def add(self, pair: Pair, row: str = "") -> None:
        """Record a pair; it is written to the file at once."""
        self.pairs(row)[pair.number] = pair
        if self.file is not None:
            self._append(self.file, msgspec.json.encode(JournalLine(row, pair)))

    def _open(self, file: Path) -> None:
        try:
            written = file.read_bytes() if file.exists() else b""
        except OSError as problem:
            raise PhiltreError(f"cannot read {file}: {reason(problem)}") from None
        if not written:
            self._append(file, msgspec.json.encode(self.header))
            return
        lines = written.split(b"\n")
        self._compare(file, lines[0])
        for number, line in enumerate(lines[1:-1], 2):
            try:
                entry = msgspec.json.decode(line, type=JournalLine)
            except msgspec.DecodeError as problem:
                raise PhiltreError(f"{file}, line {number}: not a line of a study ({problem})") from None
            self.pairs(entry.row)[entry.pair.number] = entry.pair
        if lines[-1]:  # the run was killed while it wrote this line: that pair is played again
            with file.open("r+b") as opened:
                opened.truncate(len(written) - len(lines[-1]))

    def _compare(self, file: Path, line: bytes) -> None:
        try:
            found = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError:
            found = {}
        if found.get("format") != FORMAT:
            raise PhiltreError(f"{file} is not a study's file: name one that is, or a new one")
        ours = msgspec.json.decode(msgspec.json.encode(self.header), type=dict[str, Any])
        for key in [*ours, *found]:
            if found.get(key) != ours.get(key):
                raise PhiltreError(
                    f"{file} was begun with {key} {said(found.get(key))}, not {said(ours.get(key))}: "
                    "go on as it was begun, or name a new file"
                )

    def _append(self, file: Path, line: bytes) -> None:
        try:
            with file.open("ab") as opened:
                opened.write(line + b"\n")
        except OSError as problem:
            raise PhiltreError(f"cannot write {file}: {reason(problem)}") from None


def said(value: Any) -> str:
    return "nothing" if value is None else msgspec.json.encode(value).decode().replace('"', "")


def reason(problem: OSError) -> str:
    return (problem.strerror or "unknown").lower()


def resume_note(file: str | None) -> str:
    """The end of a sentence that says how to go on with a study that was stopped."""
    if file:
        return f"; the same command goes on from {file}"
    return "; with --out FILE the same command would go on from here"
