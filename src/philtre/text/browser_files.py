"""The files that a game declares for browsers (`Parts.browser`), read and checked."""

from __future__ import annotations

import hashlib
from pathlib import Path, PurePosixPath
from typing import Final, NamedTuple

from philtre.core.errors import PhiltreError, listed
from philtre.core.game import Game
from philtre.core.parts import BrowserFiles

# The type of content of each kind of file, whatever the machine's own table says.
TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".jpg": "image/jpeg",
    ".woff2": "font/woff2",
    ".json": "application/json",
}
# What a file that has a purpose must be.
WANTED: Final = {"board": (".js", ".mjs"), "style": (".css",), "box": (".svg",)}


class BundledFile(NamedTuple):
    """A file for browsers: its content, and the type of it."""

    content: bytes
    type: str


class Bundle(NamedTuple):
    """A game's files for browsers by their declared paths, and the hash of all of them together."""

    declared: BrowserFiles
    hash: str
    files: dict[str, BundledFile]


def browser_files(game: Game) -> Bundle | None:
    """The files that a game declares for browsers; None if it declares none.

    Raises PhiltreError with the path of a file that is missing, out of the game's folder, or of another type.
    """
    declared = game.parts.browser
    if declared is None:
        return None
    for purpose, endings in WANTED.items():
        path = getattr(declared, purpose)
        if path is not None and PurePosixPath(path).suffix not in endings:
            raise PhiltreError(f"{game.name}: {path!r} is no {purpose}: expected {' or '.join(endings)}")
    files = {path: read(game, path) for path in declared.paths()}
    hashed = hashlib.sha256()
    for path, file in sorted(files.items()):
        hashed.update(f"{path}\0{len(file.content)}\0".encode() + file.content)
    return Bundle(declared, hashed.hexdigest()[:16], files)


def read(game: Game, path: str) -> BundledFile:
    folder = game.folder().resolve()
    pure = PurePosixPath(path)
    if pure.is_absolute() or ".." in pure.parts or "\\" in path or str(pure) != path:
        raise PhiltreError(f"{game.name}: {path!r} is no plain path of a file in the game's folder")
    if pure.suffix not in TYPES:
        raise PhiltreError(f"{game.name}: {path!r} is not sent to browsers: expected {listed(list(TYPES))}")
    file = Path(folder, *pure.parts)
    if not file.resolve().is_relative_to(folder):
        raise PhiltreError(f"{game.name}: {path!r} leads out of the game's folder")
    try:
        return BundledFile(file.read_bytes(), TYPES[pure.suffix])
    except OSError as problem:
        raise PhiltreError(f"{game.name}: cannot read {path!r} for browsers: {problem.strerror}") from None
