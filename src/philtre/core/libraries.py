"""Games that were compiled by themselves: do their libraries belong to this core, and to their own sources?

`philtre compile` writes libraries into a game's folder, and `compiled.json`, which says what they were made
of. They call into the compiled core directly, so they work with just that core. Where they do not belong the
game's Python files are loaded instead: after an edit, and after another version of philtre was installed.
"""

from __future__ import annotations

import hashlib
import json
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from philtre.core.game import HOME

STAMP: Final = "compiled.json"
# The modules of a game that are worth compiling, where they are; `__init__.py` is not.
USUAL: Final = ("rules/*.py", "heuristics/*.py", "state.py", "heuristics.py", "encode.py")
AGAIN: Final = "compile it again with `philtre compile`"


def read_stamp(folder: Path) -> dict[str, Any]:
    """The contents of the folder's `compiled.json`; empty without such a file, or if it cannot be read."""
    try:
        stamp = json.loads((folder / STAMP).read_bytes())
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def core_key() -> str | None:
    """The hash of the C of the running core; None if the core is not compiled, or runs from its sources."""
    if not str(sys.modules["philtre.core.game"].__file__).endswith(tuple(EXTENSION_SUFFIXES)):
        return None
    key = read_stamp(HOME / "core").get("core")
    return key if isinstance(key, str) else None


def has_libraries(folder: Path) -> bool:
    """True if `philtre compile` has written libraries into a game's folder."""
    return (folder / STAMP).exists()


def why_unused(folder: Path) -> str | None:
    """The reason why a game's libraries are not used; None if they are, or if there are none."""
    if not has_libraries(folder):
        return None
    stamp = read_stamp(folder)
    files = stamp.get("files")
    if not isinstance(files, dict):
        return f"{STAMP} cannot be read: {AGAIN}"
    if core_key() is None:
        return "philtre itself is not compiled here"
    if stamp.get("core") != core_key():
        return f"they were compiled for another build of philtre: {AGAIN}"
    for name, known in files.items():
        try:
            found = file_hash(folder / name)
        except OSError:
            return f"{name} is missing: {AGAIN}"
        if found != known:
            return f"{name} was changed since: {AGAIN}"
    return None


def file_hash(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def require_core(key: str, game: str) -> None:
    """Called by a library as it is loaded. Raises ImportError if it was compiled for another core."""
    if key != core_key():
        found = "one that is not compiled" if core_key() is None else "another one"
        raise ImportError(
            f"the libraries of {game} were compiled for one build of philtre, and this is {found}: {AGAIN}"
        )
