"""The places where games are found: entry points of installed distributions, and folders of a designer's own.

A distribution declares its games in the entry-point group `philtre.games`, as philtre itself does; the name
of an entry point is the name of the game, its object the subclass of Game. The environment variable
`PHILTRE_GAMES` names folders of games that are not installed: each is a game's own, or holds several.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import sys
from importlib.metadata import EntryPoint, distributions, entry_points
from pathlib import Path
from typing import Any, Final, NamedTuple

from philtre.core.errors import PhiltreError
from philtre.core.game import HOME
from philtre.core.libraries import why_unused
from philtre.core.native import SourceFinder

GROUP: Final = "philtre.games"
FOLDERS: Final = "PHILTRE_GAMES"
NAME: Final = re.compile("[a-z][a-z0-9_]{0,30}")
OURS: Final = "philtre"
UNNAMED: Final = "an unnamed distribution"


class Source(NamedTuple):
    """A game's module and the name of its class there; `origin` is the distribution or the folder."""

    module: str
    attribute: str
    origin: str
    path: Path | None = None  # of a game in a folder: where its module is

    def folder(self) -> Path:
        """The folder of the game's files; the game itself is not imported. Raises PhiltreError."""
        if self.path is not None:
            return self.path
        try:
            spec = importlib.util.find_spec(self.module)
        except (ImportError, ValueError):
            spec = None
        if spec is None or spec.origin is None:
            raise PhiltreError(f"there is no module {self.module}")
        return Path(spec.origin).parent

    def load(self) -> Any:
        """The object that is declared as the game. Raises whatever importing it raises."""
        if self.path is not None:
            self._reach(self.path)
        if self.origin != OURS and why_unused(self.folder()) is not None:
            sys.meta_path.insert(0, SourceFinder(self.module))
        found: Any = importlib.import_module(self.module)
        for name in self.attribute.split("."):
            found = getattr(found, name)
        return found

    def _reach(self, path: Path) -> None:
        """Let the game's folder be imported under its own name, unless another module has that name."""
        parent = str(path.parent)
        if parent not in sys.path:
            sys.path.append(parent)
            importlib.invalidate_caches()
        spec = importlib.util.find_spec(self.module)
        if spec is None or spec.origin is None or Path(spec.origin).parent != path:
            raise PhiltreError(f"another module is called {self.module}: rename the folder {path}")


class Found(NamedTuple):
    """The games that were found, by name, and a sentence about each that is left out."""

    sources: dict[str, Source]
    left_out: dict[str, str]


def discover() -> Found:
    """Find all games; none is imported."""
    found = Found({}, {})
    points, unreadable = read_points(GROUP)
    for name in unreadable:
        found.left_out[f"distribution {name}"] = f"{name} is left out: its entry_points.txt cannot be read"
    for point in sorted(points, key=_rank):
        module, _, attribute = point.value.partition(":")
        _add(found, point.name, Source(module.strip(), attribute.strip() or "GAME", _distribution(point)))
    for content in sorted((HOME / "games").glob("*/content.toml")):  # sources that are not installed
        name = content.parent.name
        found.sources.setdefault(name, Source(f"philtre.games.{name}", "GAME", OURS))
    for text in os.environ.get(FOLDERS, "").split(os.pathsep):
        if text.strip():
            _look_into(found, Path(text.strip()).expanduser().absolute())
    return found


def read_points(group: str) -> tuple[list[EntryPoint], list[str]]:
    """The entry points of a group, and the names of distributions whose entry points cannot be read."""
    try:
        return list(entry_points(group=group)), []
    except Exception:  # noqa: BLE001 - one damaged file is enough, and it may be damaged in any way
        return _read_one_by_one(group)


def _read_one_by_one(group: str) -> tuple[list[EntryPoint], list[str]]:
    points: dict[str, list[EntryPoint]] = {}  # by distribution; the first of a name is the installed one
    unreadable = []
    for distribution in distributions():
        name: str | None = distribution.name  # None without metadata, whatever its type says
        name = name or UNNAMED
        try:
            points.setdefault(name, list(distribution.entry_points.select(group=group)))
        except Exception:  # noqa: BLE001 - the same
            unreadable.append(name)
    return [point for found in points.values() for point in found], unreadable


def _distribution(point: EntryPoint) -> str:
    return (point.dist and point.dist.name) or UNNAMED  # the name is None without metadata


def _rank(point: EntryPoint) -> tuple[bool, str, str]:
    """Our own games come first, so that no other distribution can take their names."""
    distribution = _distribution(point)
    return distribution != OURS, distribution, point.name


def _look_into(found: Found, folder: Path) -> None:
    if not folder.is_dir():
        found.left_out[str(folder)] = f"{FOLDERS} names {folder}, which is not a folder"
        return
    games = [folder] if (folder / "__init__.py").is_file() else sorted(folder.iterdir())
    games = [game for game in games if (game / "__init__.py").is_file()]
    if not games:
        found.left_out[str(folder)] = f"{FOLDERS} names {folder}, which holds no game: no __init__.py"
    for game in games:
        _add(found, game.name, Source(game.name, "GAME", str(folder), game))


def _add(found: Found, name: str, source: Source) -> None:
    other = found.sources.get(name)
    if other is not None and other != source:
        said = f"a game {name} of {source.origin} is left out: {other.origin} has one of that name"
        found.left_out[f"{name} of {source.origin}"] = said
    elif not NAME.fullmatch(name):
        said = f"a game {name!r} of {source.origin} is left out: a name is of small letters, digits and _"
        found.left_out[f"{name} of {source.origin}"] = said
    else:
        found.sources[name] = source


def python_command(module: str) -> list[str]:
    """The command that runs a module in another Python, which finds the same games.

    It imports from the current folder only if this Python does: that folder may hold another copy of a game.
    """
    here = "" in sys.path or str(Path.cwd()) in sys.path
    return [sys.executable, *([] if here else ["-P"]), "-m", module]
