"""A study's file: a header with its settings, then one line for each finished pair.

Lines are added as pairs end, in any order, so that a study which was stopped goes on where it was.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Final

import msgspec

from philtre.core.errors import PhiltreError
from philtre.study.pairing import GameSteps, Pair

FORMAT: Final = "philtre study 1"
NOTHING: Final = msgspec.Raw(b"null")


class JournalLine(msgspec.Struct, frozen=True):
    """A finished pair, which row of the study it belongs to, and what a study noted of it."""

    row: str
    pair: Pair
    facts: msgspec.Raw = NOTHING  # in the form of that study


class Journal:
    """The pairs of a study that have been played; without a file, in memory only.

    With `keep` pairs have the steps of their games, and only those that have them count as played. Steps stay
    in the file, which is a temporary one if none is named.
    """

    def __init__(self, file: str | None, header: dict[str, Any], keep: bool = False) -> None:
        self.keep = keep
        self.temporary: Any = None
        if keep and not file:  # closed, and so deleted, with the journal
            self.temporary = tempfile.NamedTemporaryFile(suffix=".jsonl")  # noqa: SIM115
            file = str(self.temporary.name)
        self.file = Path(file) if file else None
        self.header = {"format": FORMAT, **header}
        self.rows: dict[str, dict[int, Pair]] = {}
        self.facts: dict[tuple[str, int], msgspec.Raw] = {}
        self.places: dict[tuple[str, int], int] = {}  # of the lines with steps in the file
        if self.file is not None:
            self._open(self.file)

    def pairs(self, row: str = "") -> dict[int, Pair]:
        """The pairs of a row that have been played, by their numbers."""
        return self.rows.setdefault(row, {})

    def add(self, pair: Pair, row: str = "", facts: msgspec.Raw = NOTHING) -> None:
        """Record a pair; it is written to the file at once."""
        line = JournalLine(row, pair, facts)
        place = 0
        if self.file is not None:
            place = self._append(self.file, msgspec.json.encode(line))
        self._note(line, place)

    def _note(self, line: JournalLine, place: int) -> None:
        """Remember a line, without its steps: those are read again from their place in the file."""
        pair = line.pair
        if pair.games and all(game.steps is not None for game in pair.games):
            self.places[line.row, pair.number] = place
        elif self.keep:
            return
        self.pairs(line.row)[pair.number] = pair.without_steps()
        if line.facts != NOTHING:
            self.facts[line.row, pair.number] = line.facts

    def steps(self, row: str, number: int) -> list[GameSteps]:
        """The steps of the games of a pair, from the file."""
        assert self.file is not None
        with self.file.open("rb") as opened:
            opened.seek(self.places[row, number])
            line = msgspec.json.decode(opened.readline(), type=JournalLine)
        return [game.steps for game in line.pair.games if game.steps is not None]

    def _open(self, file: Path) -> None:
        lines = read_lines(file) if file.exists() else [b""]
        if lines == [b""]:
            self._append(file, msgspec.json.encode(self.header))
            return
        self._compare(file, lines[0])
        place = len(lines[0]) + 1
        for number, line in enumerate(lines[1:-1], 2):
            self._note(decode_line(file, number, line), place)
            place += len(line) + 1
        if lines[-1]:  # the run was killed while it wrote this line: that pair is played again
            with file.open("r+b") as opened:
                opened.truncate(place)

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

    def _append(self, file: Path, line: bytes) -> int:
        """Write a line at the end of the file; returns its place."""
        try:
            with file.open("ab") as opened:
                opened.write(line + b"\n")
                return opened.tell() - len(line) - 1
        except OSError as problem:
            raise PhiltreError(f"cannot write {file}: {reason(problem)}") from None


def read_lines(file: Path) -> list[bytes]:
    """The lines of a study's file; the last one is empty unless it was cut off. Raises PhiltreError."""
    try:
        return file.read_bytes().split(b"\n")
    except OSError as problem:
        raise PhiltreError(f"cannot read {file}: {reason(problem)}") from None


def decode_line(file: Path, number: int, line: bytes) -> JournalLine:
    """A line of a study's file, but for the first. Raises PhiltreError that names the line."""
    try:
        return msgspec.json.decode(line, type=JournalLine)
    except msgspec.DecodeError as problem:
        raise PhiltreError(f"{file}, line {number}: not a line of a study ({problem})") from None


def said(value: Any) -> str:
    return "nothing" if value is None else msgspec.json.encode(value).decode().replace('"', "")


def reason(problem: OSError) -> str:
    return (problem.strerror or "unknown").lower()


def resume_note(file: str | None) -> str:
    """The end of a sentence that says how to go on with a study that was stopped."""
    if file:
        return f"; the same command goes on from {file}"
    return "; with --out FILE the same command would go on from here"
