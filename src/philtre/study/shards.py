"""`philtre merge`: joins the files of a study's shards, so that the study goes on as a whole."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from philtre.core.errors import PhiltreError
from philtre.study.engine import current_shard
from philtre.study.journal import FORMAT, JournalLine, decode_line, read_lines, reason, said
from philtre.study.pairing import Pair


class Written(NamedTuple):
    """A line of a study's file: the file, what the line says, and its bytes."""

    file: Path
    entry: JournalLine
    line: bytes


def main(arguments: argparse.Namespace) -> int:
    """Join the files and say how many pairs there are; returns 0."""
    target = Path(arguments.out)
    lines = merge([Path(file) for file in arguments.files], target)
    print(
        f"{target}: {lines:,} pairs of {len(arguments.files)} files. The command of the shards, without "
        f"--shard and with --out {target}, plays what is missing and prints the results."
    )
    return 0


def merge(files: Sequence[Path], target: Path) -> int:
    """Write the pairs of all files to a new one, in order, each once; returns their number.

    Raises PhiltreError, and writes nothing, if a file cannot be read, if they belong to different studies, if
    two of them have different results for one pair, or if the new file exists.
    """
    if target.exists():
        raise PhiltreError(f"--out: {target} exists already: name a new file")
    first, header = files[0], b""
    found: dict[tuple[str, int], Written] = {}
    for file in files:
        lines = read_lines(file)
        if not header:
            header = header_of(file, lines)
        else:
            must_agree(first, header, file, header_of(file, lines))
        for number, line in enumerate(lines[1:-1], 2):  # a last line without an end was cut off
            entry = decode_line(file, number, line)
            key = (entry.row, entry.pair.number)
            found[key] = better(found.get(key), Written(file, entry, line))
    draft = target.with_name(target.name + ".part")
    try:
        with draft.open("wb") as opened:
            opened.write(header + b"\n")
            for key in sorted(found):
                opened.write(found[key].line + b"\n")
            opened.flush()
            os.fsync(opened.fileno())
        draft.replace(target)
    except OSError as problem:
        raise PhiltreError(f"cannot write {target}: {reason(problem)}") from None
    return len(found)


def header_of(file: Path, lines: Sequence[bytes]) -> bytes:
    """The first line of a study's file. Raises PhiltreError if the file is none."""
    try:
        found = msgspec.json.decode(lines[0], type=dict[str, Any])
    except msgspec.DecodeError:
        found = {}
    if found.get("format") != FORMAT or len(lines) < 2:
        raise PhiltreError(f"{file} is not a study's file: expected what a command wrote with --out")
    return lines[0]


def must_agree(first: Path, header: bytes, file: Path, other: bytes) -> None:
    """Raise PhiltreError, which names the difference, if two headers are not of one study."""
    ours, theirs = msgspec.json.decode(header), msgspec.json.decode(other)
    for key in [*ours, *theirs]:
        if ours.get(key) != theirs.get(key):
            raise PhiltreError(
                f"{first} and {file} are of different studies: {key} is {said(ours.get(key))} in the first, "
                f"{said(theirs.get(key))} in the second"
            )


def better(known: Written | None, other: Written) -> Written:
    """Of two lines for one pair the one with the steps of its games. Raises PhiltreError if they differ."""
    if known is None:
        return other
    if outcome(known.entry.pair) != outcome(other.entry.pair):
        row = f" of {known.entry.row}" if known.entry.row else ""
        raise PhiltreError(
            f"{known.file} and {other.file} have different results for pair {known.entry.pair.number}{row}: "
            "one of them was played by another version of the program"
        )
    return other if all(game.steps is not None for game in other.entry.pair.games) else known


def outcome(pair: Pair) -> list[tuple[object, ...]]:
    """The parts of a pair that are the same when it is played again: everything but the times."""
    return [(game.returns, game.decisions, game.turns, game.title, game.cut_short) for game in pair.games]


def check_shard(shard: str | None, file: str | None, option: str = "--out") -> None:
    """Raise PhiltreError if a shard's games would be lost; `option` names their file."""
    if shard and not file:
        raise PhiltreError(f"--shard: name the file for this part of the study with {option}")


def shard_note(file: str | None) -> None:
    """Say on stderr that results of a shard are not those of the study."""
    shard = current_shard()
    if shard is not None:
        print(
            f"philtre: this is shard {shard.number} of {shard.of}; join the files of all shards with "
            f"`philtre merge {file} … --out ALL.jsonl`",
            file=sys.stderr,
        )
