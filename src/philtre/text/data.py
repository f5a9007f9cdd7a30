"""Games of studies as a table in a Parquet file: one row for each decision. Needs `philtre[data]`.

The schema's metadata names the studies: game, rules, content, variant, options, bots and seed. With them and
the columns of actions every game of the file can be played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from philtre.core import registry
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.options import Value
from philtre.text.record import OtherRules, Record

FORMAT: Final = "philtre data 1"
METADATA: Final = b"philtre"  # the key in the schema's metadata
MAGIC: Final = b"PAR1"  # the first bytes of a Parquet file
BOT: Final = "bot:"  # before a bot's name among the players of a record
# Columns with their types; docs/data.md explains them.
COLUMNS: Final = {
    "game": "int32",
    "study": "string",
    "pair": "int32",
    "rotation": "int32",
    "decision": "int32",
    "seat": "int32",
    "bot": "string",
    "bots": "list<string>",
    "state": "string",
    "legal": "list<int32>",
    "chance": "list<int32>",
    "choice": "int32",
    "move": "string",
    "after": "list<int32>",
    "simulations": "int32",
    "value": "float64",
    "values": "list<float64>",
    "policy": "list<float64>",
    "action_values": "list<float64>",
    "result": "float64",
    "returns": "list<float64>",
    "seed": "int64",
    "rules": "int32",
    "content": "string",
    "philtre": "string",
    "observation": "list<int16>",
}


class StudyNote(msgspec.Struct, frozen=True):
    """A study of a file: one setup, and the bots that played it."""

    name: str  # the row of a ladder, the case of a balance; empty for a match
    game: str
    rules: int
    content: str  # its hash
    text: str | None  # of content that is not the packaged one
    variant: str
    options: dict[str, Value]
    bots: list[str]
    settings: list[str]  # what the names of the bots stood for
    seed: int


class DataNote(msgspec.Struct, frozen=True):
    """The metadata of a file."""

    format: str
    philtre: str  # the version that wrote it
    games: int
    studies: list[StudyNote]
    header: dict[str, Any]  # of the study's journal: files of one study have the same


def parquet(what: str) -> Any:
    """pyarrow.parquet. Raises PhiltreError, beginning with `what`, if pyarrow is not installed."""
    if find_spec("pyarrow") is None:
        raise PhiltreError(f"{what} needs pyarrow: pip install 'philtre[data]'")
    return import_module("pyarrow.parquet")


def is_data(path: str | Path) -> bool:
    """True if the file begins as a Parquet file does."""
    try:
        with Path(path).open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC
    except OSError:
        return False


def read_data(path: str | Path, columns: Sequence[str] | None = None) -> Any:
    """The decisions of a file as a pyarrow.Table, all columns or some; `.to_pandas()` converts it.

    Raises PhiltreError if the file is damaged or something else.
    """
    read_note(path)
    if columns is not None and not set(columns) <= set(COLUMNS):
        unknown = sorted(set(columns) - set(COLUMNS))
        raise PhiltreError(f"{path} has no column {unknown[0]!r}: expected {', '.join(COLUMNS)}")
    return _table(path, columns, None)


def read_note(path: str | Path) -> DataNote:
    """The metadata of a file. Raises PhiltreError as `read_data` does."""
    files = parquet(f"reading {path}")
    try:
        found = files.read_schema(path).metadata or {}
    except FileNotFoundError:
        raise PhiltreError(f"cannot read {path}: no such file or directory") from None
    except (OSError, ValueError) as problem:  # ArrowInvalid is a ValueError
        raise _damaged(path, problem) from None
    if METADATA not in found:
        raise PhiltreError(f"{path} is a Parquet file, but has no games of philtre")
    try:
        kind = msgspec.json.decode(found[METADATA], type=dict[str, Any]).get("format")
        if kind != FORMAT:
            raise PhiltreError(f"{path} is of the format {kind!r}; this program reads {FORMAT!r}")
        return msgspec.json.decode(found[METADATA], type=DataNote)
    except msgspec.DecodeError as problem:
        raise _damaged(path, problem) from None


def read_game(path: str | Path, number: int) -> Record:
    """The game of that number (from 1) as a record, after playing it again.

    Raises PhiltreError if there is no such game, if it was played under other rules or with content that is
    not here, or if its actions do not lead to its result.
    """
    note = read_note(path)
    if not 1 <= number <= note.games:
        raise PhiltreError(f"{path} has the games 1 to {note.games}, not {number}")
    names = ["study", "decision", "chance", "choice", "after", "bots", "returns"]
    rows = _table(path, names, number).sort_by("decision").to_pylist()
    studies = {study.name: study for study in note.studies}
    if not rows or rows[0]["study"] not in studies:
        raise PhiltreError(f"{path} is damaged: game {number} is missing")
    study = studies[rows[0]["study"]]
    game = _game(path, study)
    actions = [action for row in rows for action in (*row["chance"], row["choice"], *row["after"])]
    players = [BOT + name for name in rows[0]["bots"]]
    record = Record(game, study.variant, len(players), study.options, players, actions)
    _must_end(path, number, record, rows[0]["returns"])
    return record


def _must_end(path: str | Path, number: int, record: Record, returns: list[float]) -> None:
    """Play a game again. Raises PhiltreError if a step is not legal, or the result is another one."""
    state = record.start()
    for step, action in enumerate(record.actions, 1):
        if state.over or not state.legal(action):
            raise PhiltreError(f"{path} is damaged: step {step} of game {number} is not possible")
        state.play(action)
    if not state.over or state.returns() != returns:
        found = state.returns() if state.over else "no result"
        raise PhiltreError(f"{path} is damaged: game {number} leads to {found}, not to {returns}")


def _game(path: str | Path, study: StudyNote) -> Game:
    """The game of a study, with its content. Raises PhiltreError if rules or content are not here."""
    ours = registry.bound(study.game, None)
    if study.rules != ours.rules_version:
        sentence = (
            f"{path}: made under rules version {study.rules} of {study.game}; "
            f"this program has {ours.rules_version}"
        )
        raise OtherRules(sentence, study.game, study.rules, int(ours.rules_version))
    if study.text is not None:
        return registry.bound(study.game, study.text)
    game = ours if study.content == ours.content_hash else registry.edition(study.game, study.content)
    if game is None:
        raise PhiltreError(
            f"{path}: made with content {study.content} of {study.game}, "
            f"not with the content here ({ours.content_hash})"
        )
    return game


def _table(path: str | Path, columns: Sequence[str] | None, game: int | None) -> Any:
    files = parquet(f"reading {path}")
    chosen = None if game is None else [("game", "==", game)]
    try:
        return files.read_table(path, columns=None if columns is None else list(columns), filters=chosen)
    except (OSError, ValueError) as problem:
        raise _damaged(path, problem) from None


def _damaged(path: str | Path, problem: Exception) -> PhiltreError:
    reason = str(problem).partition("\n")[0].rstrip(".")
    return PhiltreError(f"{path} is damaged, or no Parquet file: {reason}")
