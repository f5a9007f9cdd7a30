"""The games that are here, found by their folders."""

from __future__ import annotations

import contextlib
import importlib
import re
from pathlib import Path
from typing import Final

from philtre.core.errors import PhiltreError, listed
from philtre.core.game import HOME, Game, bind, hash_of, tidy

HASH: Final = re.compile("[0-9a-f]{16}")

_bound: dict[tuple[str, str | None], Game] = {}
_editions: dict[tuple[str, str], Game] = {}  # by the hashes of their contents


def list_games() -> list[str]:
    """The names of all games."""
    return sorted(folder.parent.name for folder in (HOME / "games").glob("*/content.toml"))


def game(name: str, content: str | Path | None = None) -> Game:
    """A game by name; `content` is a file with another deck or board."""
    if content is None:
        return bound(name, None)
    try:
        text = Path(content).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else "not a text in UTF-8"
        raise PhiltreError(f"cannot read the content file {content}: {reason}") from None
    return bound(name, text)


def bound(name: str, content: str | None) -> Game:
    """A game bound to the text of its content (None: ours); each is made once."""
    key = (name, content)
    if key not in _bound:
        if name not in list_games():
            raise PhiltreError(f"there is no game {name!r}: expected {listed(list_games())}")
        made = bind(importlib.import_module(f"philtre.games.{name}").GAME, content)
        _bound[key] = made
        if content is None or (name, made.content_hash) not in _editions:
            _editions[name, made.content_hash] = made
    return _bound[key]


def edition(name: str, content_hash: str) -> Game | None:
    """The game with the content of that hash: ours, one of ours before, or one that was bound before.

    None if there is none, or if the rules of today cannot read it.
    """
    known = _editions.get((name, content_hash))
    if known is None and name in list_games():
        bound(name, None)
        known = _editions.get((name, content_hash))
        earlier = earlier_content(name, content_hash) if known is None else None
        if earlier is not None:
            with contextlib.suppress(PhiltreError):
                bound(name, earlier)
            known = _editions.get((name, content_hash))
    return known


def earlier_content(name: str, content_hash: str) -> str | None:
    """The text that a game's content had before it was changed, by its hash: `content_before/HASH.toml`."""
    if not HASH.fullmatch(content_hash):
        return None
    file = HOME / "games" / name / "content_before" / f"{content_hash}.toml"
    return tidy(file.read_text(encoding="utf-8")) if file.exists() else None


def packaged_content(name: str) -> tuple[str, str]:
    """The hash and the text of a game's own content; the game itself is not loaded."""
    text = tidy((HOME / "games" / name / "content.toml").read_text(encoding="utf-8"))
    return hash_of(text), text
