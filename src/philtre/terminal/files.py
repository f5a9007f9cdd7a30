"""Record files: written atomically, and the terminal's state folder."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Mapping
from pathlib import Path

from philtre.core.errors import PhiltreError
from philtre.core.registry import game
from philtre.text.data import is_data, read_game, read_note
from philtre.text.record import OtherRules, Record, read_record
from philtre.text.words import Words

REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
}


def load(path: str, language: str, number: int | None = None) -> Record:
    """The record in a file, or the game of that number (from 1) in a study's data.

    Raises PhiltreError, in the language where a game's rules have changed.
    """
    try:
        if is_data(path):
            return load_game(path, number)
        if number is not None:
            raise PhiltreError("--game: a record has one game only; several are in the data of a study")
        return read_record(read_text(path))
    except OtherRules as problem:
        words = Words(language, game(problem.game))
        said = words.say("record-rules", title=words.say("title"), rules=problem.rules, ours=problem.ours)
        raise PhiltreError(words.say("about", name=path, text=said)) from None
    except PhiltreError as problem:
        raise problem if path in str(problem) else PhiltreError(f"{path}: {problem}") from None


def read_text(path: str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as problem:
        raise PhiltreError(f"cannot read {path}: {(problem.strerror or 'unknown').lower()}") from None
    except UnicodeDecodeError:
        raise PhiltreError(f"cannot read {path}: not a text in UTF-8") from None


def load_game(path: str, number: int | None) -> Record:
    """A game of a study's data; which one must be said if there are several."""
    if number is None:
        games = read_note(path).games
        if games > 1:
            raise PhiltreError(f"{path} has {games} games: choose one, from 1 to {games}, with --game")
        number = 1
    return read_game(path, number)


def path_of(typed: str) -> Path:
    """The path that a person typed, without quotes and with ~ expanded."""
    if len(typed) > 1 and typed[0] == typed[-1] and typed[0] in "'\"":
        typed = typed[1:-1]
    return Path(typed).expanduser()


def write(path: Path, record: Record) -> str | None:
    """Writes the record; returns None, or the id of the reason (or the system's message) on failure."""
    try:
        if path.is_dir():
            return "folder"
        replace(path, record.write().encode(), 0o644)
    except (OSError, ValueError) as problem:
        code = problem.errno if isinstance(problem, OSError) else None
        return REASONS.get(code or 0) or str(problem)
    return None


def replace(path: Path, content: bytes, mode: int) -> None:
    """Writes the file atomically with these permissions. Raises OSError."""
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    with os.fdopen(handle, "wb") as file:
        file.write(content)
    Path(draft).chmod(mode)
    Path(draft).replace(path)


def state_folder(environment: Mapping[str, str]) -> Path:
    """The folder for the terminal client's saved state."""
    state = environment.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
    return Path(state) / "philtre"


def unfinished(name: str, environment: Mapping[str, str]) -> Path:
    """An unused path for the record of an unfinished game. Creates the folder."""
    folder = state_folder(environment)
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (folder / f"{name}-{number}.txt").exists():
        number += 1
    return folder / f"{name}-{number}.txt"
