"""The games that are here, by name."""

from __future__ import annotations

import contextlib
import functools
import re
from pathlib import Path
from typing import Final
from weakref import WeakValueDictionary

from philtre.core.declaration import check_class, check_game
from philtre.core.discovery import OURS, Found, Source, discover
from philtre.core.errors import PhiltreError, listed
from philtre.core.game import Game, bind, tidy
from philtre.core.libraries import has_libraries

HASH: Final = re.compile("[0-9a-f]{16}")

RECENT: Final = 16  # games with another content that stay although nobody plays them just now

_own: dict[str, Game] = {}
_editions: WeakValueDictionary[tuple[str, str], Game] = (
    WeakValueDictionary()
)  # by the hashes of their contents
_recent: dict[tuple[str, str], Game] = {}  # the one used last comes last


@functools.cache
def found() -> Found:
    """The games that were found; they are looked for once."""
    return discover()


def list_games() -> list[str]:
    """The names of all games, without those that were tried and cannot be loaded."""
    return sorted(set(found().sources) - set(found().left_out))


def has_game(name: str) -> bool:
    """True if there is a game of that name, and it can be loaded."""
    with contextlib.suppress(PhiltreError):
        bound(name, None)
        return True
    return False


def load_games() -> list[Game]:
    """All games that can be loaded; `left_out` says what is wrong with the others."""
    games = []
    for name in list_games():
        with contextlib.suppress(PhiltreError):
            games.append(bound(name, None))
    return games


def left_out() -> list[str]:
    """A sentence about each game that was found and cannot be used, as far as it was tried."""
    return list(found().left_out.values())


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
    """A game bound to the text of its content (None: its own).

    Each is made once. One with its own content stays; one with another content stays while it is in use, and
    so do the few that were used last: whoever wants to find it again by `edition` holds it.
    """
    if content is None:
        if name not in _own:
            _own[name] = bind(kind_of(name), None)
        return _own[name]
    made = bind(type(bound(name, None)), content)
    key = (name, made.content_hash)
    if key not in _editions:
        _editions[key] = made
    _recent.pop(key, None)
    _recent[key] = made
    if len(_recent) > RECENT:
        _recent.pop(next(iter(_recent)), None)
    return made


def kind_of(name: str) -> type[Game]:
    """The class of a game. Raises PhiltreError if there is none, or if its declaration is faulty."""
    sources, faulty = found()
    if name in faulty:
        raise PhiltreError(faulty[name])
    if name not in sources:
        raise PhiltreError(f"there is no game {name!r}: expected {listed(list_games())}")
    try:
        return loaded(name, sources[name])
    except (Exception, SystemExit) as problem:  # whatever a game raises, the others go on
        reason = str(problem) if isinstance(problem, PhiltreError) else f"{type(problem).__name__}: {problem}"
        faulty[name] = f"the game {name} of {sources[name].origin} is left out: {reason}"
        raise PhiltreError(faulty[name]) from problem


def loaded(name: str, source: Source) -> type[Game]:
    """Import a game and check its declaration; whatever goes wrong is raised."""
    kind = source.load()
    where = f"{source.module}:{source.attribute}"
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise PhiltreError(f"{where} is not a subclass of philtre.Game")
    if kind.name != name:
        raise PhiltreError(f"{where} is called {kind.name!r}: expected the name {name!r}")
    try:
        check_class(kind)
    except PhiltreError as problem:
        raise PhiltreError(f"{where} {problem}") from None
    state = kind.parts.state
    apart = source.origin != OURS and not has_libraries(source.folder())
    if apart and isinstance(state, type) and "__mypyc_attrs__" in vars(state):
        raise PhiltreError(
            f"{state.__name__} was compiled apart from philtre, and would crash Python: remove its library, "
            "and compile it with `philtre compile`"
        )
    try:
        made = bind(kind, None)
    except PhiltreError as problem:
        if (source.folder() / "content.toml").exists():
            raise
        raise PhiltreError(f"there is no content.toml in {source.folder()}: {problem}") from problem
    try:
        check_game(made)
    except PhiltreError as problem:
        raise PhiltreError(f"{where} {problem}") from None
    return kind


def edition(name: str, content_hash: str) -> Game | None:
    """The game with the content of that hash: ours, one of ours before, or one that is bound (see `bound`).

    None if there is none, or if the rules of today cannot read it.
    """
    if not has_game(name):
        return None
    ours = bound(name, None)
    if ours.content_hash == content_hash:
        return ours
    known = _editions.get((name, content_hash))
    if known is None:
        earlier = earlier_content(name, content_hash)
        if earlier is not None:
            with contextlib.suppress(PhiltreError):
                known = bound(name, earlier)
    return known


def earlier_content(name: str, content_hash: str) -> str | None:
    """The text that a game's content had before it was changed, by its hash: `content_before/HASH.toml`."""
    if not HASH.fullmatch(content_hash):
        return None
    file = found().sources[name].folder() / "content_before" / f"{content_hash}.toml"
    return tidy(file.read_text(encoding="utf-8")) if file.exists() else None
