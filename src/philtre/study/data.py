"""`--data` and `--records`: the games of a study, written when it ends or is stopped.

The games come from the study's journal, which has every action and what searches found out. Playing them
again gives the rest.
"""

from __future__ import annotations

import argparse
import os
import re
from array import array
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from philtre.core.errors import PhiltreError
from philtre.core.state import CHANCE, State
from philtre.study.journal import Journal, reason
from philtre.study.pairing import GameSteps, Matchup, Searched, rotated
from philtre.text.data import BOT, COLUMNS, FORMAT, METADATA, DataNote, StudyNote, parquet, read_note
from philtre.text.record import Record

ROWS: Final = 50_000  # of a row group
SEEDS: Final = 1 << 63
NOTE: Final = "study.json"  # in a folder of records: the header of its study


class PlayedRow(NamedTuple):
    """The games of one setup that a study was based on: its row in the journal, and the numbers of pairs.

    With `chunks` the numbers are those of the first games of chunks, whose games differ in their luck.
    """

    row: str
    matchup: Matchup
    numbers: list[int]
    chunks: bool = False


class Kept(NamedTuple):
    """A game with its place in the study; `number` counts from 1."""

    number: int
    study: PlayedRow
    pair: int
    rotation: int
    steps: GameSteps

    def record(self) -> Record:
        matchup = self.study.matchup
        names = [BOT + name for name in rotated(matchup.bots, self.rotation)]
        return Record(
            matchup.bound(), matchup.variant, len(names), matchup.options, names, self.steps.actions
        )


def keeps_steps(arguments: argparse.Namespace) -> bool:
    """True if a command was asked for its games."""
    return bool(arguments.data or arguments.records)


class Export:
    """The files that a command was asked for. Raises PhiltreError at once if they cannot be written."""

    def __init__(self, arguments: argparse.Namespace, header: dict[str, Any]) -> None:
        self.data = Path(arguments.data) if arguments.data else None
        self.records = Path(arguments.records) if arguments.records else None
        self.observations: bool = arguments.observations
        self.header = header
        self.resumes = bool(arguments.out)
        if self.observations and self.data is None:
            raise PhiltreError("--observations: they are part of the data, so name a file with --data")
        if self.data is not None:
            self._must_be_writable(self.data, arguments.seed)
        if self.records is not None:
            self._must_be_a_folder(self.records)

    def _must_be_writable(self, file: Path, seed: int) -> None:
        parquet("--data")
        if not -SEEDS <= seed < SEEDS:
            raise PhiltreError(f"--data: expected a seed of at most 63 bits, found {seed}")
        if not file.exists():
            if not file.parent.is_dir() or not os.access(file.parent, os.W_OK):
                raise PhiltreError(
                    f"--data: cannot write {file}: there is no such folder, or it is read-only"
                )
        elif not self.resumes or not file.is_file() or read_note(file).header != as_json(self.header):
            raise PhiltreError(
                f"--data: {file} exists already: name a new file "
                "(the same command with --out replaces the file that it has written)"
            )

    def _must_be_a_folder(self, folder: Path) -> None:
        note = folder / NOTE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not any(folder.iterdir()):
                note.write_bytes(msgspec.json.encode(self.header) + b"\n")
            ours = note.is_file() and msgspec.json.decode(note.read_bytes()) == as_json(self.header)
        except msgspec.DecodeError:
            ours = False
        except OSError as problem:
            raise PhiltreError(f"--records: cannot write to {folder}: {reason(problem)}") from None
        if not ours:
            raise PhiltreError(f"--records: {folder} has other files already: name a new folder")

    def write(self, journal: Journal, studies: Sequence[PlayedRow]) -> None:
        """Write the games of a study, in the order of its rows and pairs. Raises PhiltreError."""
        try:
            if self.records is not None:
                for game in kept_games(journal, studies):
                    write_record(self.records, game)
            if self.data is not None:
                self._write_data(self.data, journal, studies)
        except OSError as problem:
            raise PhiltreError(f"cannot write {problem.filename or 'the games'}: {reason(problem)}") from None

    def _write_data(self, file: Path, journal: Journal, studies: Sequence[PlayedRow]) -> None:
        arrow: Any = import_module("pyarrow")
        draft = file.with_name(file.name + ".part")
        schema = self._schema(arrow, studies, sum(1 for _ in kept_games(journal, studies)))
        rows: list[dict[str, Any]] = []
        with parquet("--data").ParquetWriter(draft, schema, compression="zstd") as writer:
            for game in kept_games(journal, studies):
                rows += game_rows(game, self.observations)
                if len(rows) >= ROWS:
                    writer.write_table(arrow.Table.from_pylist(rows, schema))
                    rows = []
            writer.write_table(arrow.Table.from_pylist(rows, schema))
        draft.replace(file)

    def _schema(self, arrow: Any, studies: Sequence[PlayedRow], games: int) -> Any:
        note = DataNote(
            FORMAT, program_version(), games, [study_note(study) for study in studies], as_json(self.header)
        )
        fields = [
            (name, arrow_type(arrow, kind))
            for name, kind in COLUMNS.items()
            if self.observations or name != "observation"
        ]
        return arrow.schema(fields, metadata={METADATA: msgspec.json.encode(note)})


def arrow_type(arrow: Any, kind: str) -> Any:
    if kind.startswith("list<"):
        return arrow.list_(arrow_type(arrow, kind[5:-1]))
    return getattr(arrow, kind)()


def as_json(header: dict[str, Any]) -> dict[str, Any]:
    """The header as it is read again."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(header))
    return found


def program_version() -> str:
    try:
        return version("philtre")
    except PackageNotFoundError:
        return "from source"


def study_note(study: PlayedRow) -> StudyNote:
    matchup = study.matchup
    header = matchup.header()
    return StudyNote(
        study.row,
        matchup.game,
        int(header["rules"]),
        header["content"],
        matchup.content,
        matchup.variant,
        matchup.options,
        list(matchup.bots),
        header["bots"],
        matchup.seed,
    )


def kept_games(journal: Journal, studies: Sequence[PlayedRow]) -> Iterator[Kept]:
    """The games of all studies that the journal has, one after another, numbered from 1."""
    number = 0
    for study in studies:
        for pair in study.numbers:
            if (study.row, pair) not in journal.places:  # in a shard, most pairs belong to others
                continue
            for place, steps in enumerate(journal.steps(study.row, pair)):
                number += 1
                luck, rotation = (pair + place, 0) if study.chunks else (pair, place)
                yield Kept(number, study, luck, rotation, steps)


def write_record(folder: Path, game: Kept) -> None:
    """Write a record, named by its row, pair and rotation (from 1), unless it is there already."""
    row = re.sub(r"[^A-Za-z0-9]+", "-", game.study.row).strip("-")
    file = folder / f"{row + '-' if row else ''}{game.pair:06}-{game.rotation + 1}.txt"
    if not file.exists():
        draft = file.with_suffix(".part")
        draft.write_text(game.record().write(), encoding="utf-8")
        draft.replace(file)


# Rows


def game_rows(game: Kept, observations: bool) -> list[dict[str, Any]]:
    """The rows of a game: one for each decision."""
    matchup = game.study.matchup
    bound = matchup.bound()
    bots = rotated(matchup.bots, game.rotation)
    constant = {
        "game": game.number,
        "study": game.study.row,
        "pair": game.pair,
        "rotation": game.rotation,
        "bots": bots,
        "seed": matchup.seed,
        "rules": int(bound.rules_version),
        "content": bound.content_hash,
        "philtre": program_version(),
    }
    size = 0
    if observations:
        size = bound.observation_spec(len(bots), matchup.variant, **matchup.options).size
    rows: list[dict[str, Any]] = []
    chance: list[int] = []
    state = matchup.start()
    for step, action in enumerate(game.steps.actions):
        if state.actor == CHANCE:
            chance.append(action)
        else:
            seat = int(state.actor)
            row: dict[str, Any] = {
                **constant,
                "decision": len(rows),
                "seat": seat,
                "bot": bots[seat],
                "state": state.position(),
                "legal": sorted(state.legal_actions()),
                "chance": chance,
                "choice": action,
                "move": bound.text(action),
                "after": [],
            }
            row.update(search_columns(row["legal"], game.steps.searched.get(step)))
            if observations:
                row["observation"] = observed(state, seat, size)
            rows.append(row)
            chance = []
        state.play(action)
    returns = state.returns()
    for row in rows:
        row["result"] = returns[row["seat"]]
        row["returns"] = returns
    if rows:
        rows[-1]["after"] = chance
    return rows


def search_columns(legal: list[int], found: Searched | None) -> dict[str, Any]:
    """The result of the bot's search; policy and values in the order of `legal`."""
    if found is None:
        return {}
    shares = {action: (policy, value) for action, policy, value in found.actions}
    return {
        "simulations": found.simulations,
        "value": found.value,
        "values": found.values,
        "policy": [shares.get(action, (0.0, None))[0] for action in legal],
        "action_values": [shares.get(action, (0.0, None))[1] for action in legal],
    }


def observed(state: State, seat: int, size: int) -> list[int]:
    """The observation of a seat, so many numbers."""
    numbers = array("h", bytes(2 * size))
    state.observe(seat, numbers)
    return numbers.tolist()
