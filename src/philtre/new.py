"""`philtre new`: a new game of a designer's own, copied from the starter game and renamed."""

from __future__ import annotations

import argparse
import importlib.util
import keyword
import shlex
import shutil
import tempfile
from pathlib import Path
from typing import Final

from philtre.core.discovery import NAME
from philtre.core.errors import PhiltreError
from philtre.core.game import HOME
from philtre.core.registry import found

STARTER: Final = HOME / "starter"
COPIED: Final = (".py", ".toml", ".ftl")


def main(options: argparse.Namespace) -> int:
    """Writes the game and prints what to do next."""
    written = new_game(options.game, Path(options.folder))
    where = shlex.quote(str(written))
    files = sum(path.is_file() for path in written.rglob("*"))
    print(f"{options.game}: {files} files in {written}. Play it, check it, or open it in the browser:")
    for rest in (f"play {options.game}", f"check {options.game}", "serve --open"):
        print(f"  philtre --games {where} {rest}")
    return 0


def new_game(name: str, folder: Path) -> Path:
    """Write the starter game as `folder/name`, and return that path.

    Raises PhiltreError, and writes nothing, if the name cannot be a game's or is taken.
    """
    must_be_free(name)
    target = folder / name
    if target.exists():
        raise PhiltreError(f"{target} is there already: expected a name without a file or folder")
    if folder.exists() and not folder.is_dir():
        raise PhiltreError(f"{folder} is a file: expected a folder for the new game")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f".{name}-", dir=folder) as draft:
            made = Path(draft) / name
            for file in sorted(STARTER.rglob("*")):
                if file.suffix in COPIED:
                    copy = made / file.relative_to(STARTER)
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    copy.write_text(renamed(file.read_text(encoding="utf-8"), name), encoding="utf-8")
            shutil.move(made, target)  # all or nothing
    except OSError as problem:
        raise PhiltreError(f"cannot write {target}: {problem.strerror or problem}") from None
    return target


def must_be_free(name: str) -> None:
    """Raises PhiltreError unless a new game, and hence a Python package, may have this name."""
    if not NAME.fullmatch(name):
        raise PhiltreError(
            f"{name!r} cannot be the name of a game: expected small letters, digits and _, a letter first"
        )
    if keyword.iskeyword(name):
        raise PhiltreError(f"{name!r} cannot be the name of a game: it is a word of Python")
    sources = found().sources
    if name in sources:
        raise PhiltreError(f"there is a game {name} already, of {sources[name].origin}: choose another name")
    if importlib.util.find_spec(name) is not None:
        raise PhiltreError(f"there is a Python module {name} already: choose another name")


def renamed(text: str, name: str) -> str:
    """A file of the starter game with the name, the class and the title of the new one."""
    title = name.replace("_", " ").capitalize()
    kind = "".join(word.capitalize() for word in name.split("_"))
    text = text.replace('"starter"', f'"{name}"').replace("title = Starter", f"title = {title}")
    return text.replace('"""Starter:', f'"""{title}:').replace("Starter", kind)
