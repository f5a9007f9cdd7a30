"""Bots of other authors: a class in a file, or an entry point of an installed distribution.

`./mine.py:MyBot` is the class MyBot in that file; another name is looked up in the entry-point group
`philtre.bots`. Loading a bot runs its code, so nothing that comes from a stranger may name one: servers know
the levels only, and records seat no bot from a file.
"""

from __future__ import annotations

import hashlib
import importlib.util
import inspect
import operator
import re
import signal
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any, Final

from philtre.bots.basic import Bot
from philtre.bots.result import SearchResult, last_result
from philtre.core.dice import Bits
from philtre.core.discovery import read_points
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.state import State

GROUP: Final = "philtre.bots"
IN_FILE: Final = re.compile(r"(?P<file>.+\.py):(?P<name>[A-Za-z_]\w*)")
SECONDS: Final = 10.0  # for one decision, unless the class says otherwise
AGAIN: Final = 0.2  # seconds until a bot that goes on in spite of it is interrupted once more


class CustomBot:
    """The base class of a bot of one's own: it implements `choose`.

    A bot is made anew for each match and each seat, with the game. Any class whose instances have `choose`,
    and which is made with the game alone, will do as well.
    """

    seconds: float = SECONDS  # the time for one decision
    result: SearchResult | None = None  # what the last decision was based on, for a study's data

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, state: State, rng: Bits) -> int:
        """The action that the actor of the state takes.

        The state is a determinization: what the actor cannot know is drawn at random. It is a copy, so the
        bot may play in it. `rng.getrandbits(32)` gives random bits, the same when the match is played again.
        """
        raise NotImplementedError


class TookTooLong(BaseException):
    """A bot did not decide within its time. No Exception, which the bot itself would catch to go on."""


class Timed:
    """A bot that is interrupted when its time is over.

    Only the main thread can be interrupted, only while it runs Python code, and not on Windows.
    """

    def __init__(self, bot: Bot, seconds: float) -> None:
        self.bot = bot
        self.seconds = seconds

    @property
    def result(self) -> SearchResult | None:
        """The result of the bot's last decision, if it has one."""
        return last_result(self.bot)

    def choose(self, state: State, rng: Bits) -> int:
        """The bot's action, also as a number of NumPy. Raises TookTooLong, and what the bot raises."""
        if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
            return as_action(self.bot.choose(state, rng))
        before = signal.signal(signal.SIGALRM, self._interrupt)
        signal.setitimer(signal.ITIMER_REAL, self.seconds, AGAIN)
        try:
            return as_action(self.bot.choose(state, rng))
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        raise TookTooLong(f"no decision within {self.seconds:g} s")


def as_action(chosen: Any) -> int:
    """The number of an action. Raises TypeError for what is no whole number."""
    try:
        return operator.index(chosen)
    except TypeError:
        raise TypeError(f"expected the number of an action, found {chosen!r}"[:200]) from None


def is_custom(name: str) -> bool:
    """True if the name is of a bot in a file, or of an installed one."""
    return bool(IN_FILE.fullmatch(name)) or name in installed_bots()


def is_in_file(name: str) -> bool:
    return bool(IN_FILE.fullmatch(name))


def installed_bots() -> dict[str, Any]:
    """The entry points of bots of other distributions, by name."""
    return {point.name: point for point in read_points(GROUP)[0]}


def custom_bot(name: str, game: Game) -> Bot:
    """A new bot of that name for that game. Raises PhiltreError if it cannot be loaded, or is no bot."""
    kind = class_of(name)
    try:
        made = kind(game)
    except (Exception, SystemExit) as problem:
        raise PhiltreError(f"bot {name!r}: making one raised {said(problem)}") from problem
    choose = getattr(made, "choose", None)
    if not callable(choose) or getattr(choose, "__func__", None) is CustomBot.choose:
        raise PhiltreError(f"bot {name!r} has no method choose(state, rng)")
    seconds = getattr(made, "seconds", SECONDS)
    if not isinstance(seconds, int | float) or not 0 < seconds <= 3600:
        raise PhiltreError(f"bot {name!r}: expected `seconds` from 0 to 3600, found {seconds!r}")
    return Timed(made, float(seconds))


def class_of(name: str) -> Any:
    """The class of a bot; a file is run once."""
    match = IN_FILE.fullmatch(name)
    try:
        if match is None:
            return installed_bots()[name].load()
        module = module_of(Path(match["file"]))
    except PhiltreError:
        raise
    except (Exception, SystemExit) as problem:  # whatever the code of somebody else raises
        raise PhiltreError(f"bot {name!r} cannot be loaded: {said(problem)}") from problem
    if not inspect.isclass(getattr(module, match["name"], None)):
        raise PhiltreError(f"bot {name!r}: there is no class {match['name']} in {match['file']}")
    return getattr(module, match["name"])


def module_of(file: Path) -> Any:
    """The module of a file, run once. Raises PhiltreError if the file cannot be read."""
    path = file.expanduser().absolute()
    if not path.is_file():
        raise PhiltreError(f"there is no file {file} with a bot in it")
    name = f"philtre_bot_{hashlib.sha256(str(path).encode()).hexdigest()[:16]}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def version_of(name: str) -> str:
    """A bot's name with the hash of its file or the version of its distribution: other code, another bot."""
    match = IN_FILE.fullmatch(name)
    if match is not None:
        digest = hashlib.sha256(Path(match["file"]).expanduser().read_bytes()).hexdigest()[:16]
        return f"{name} {digest}"
    distribution = installed_bots()[name].dist
    return f"{name} {distribution.name} {distribution.version}" if distribution is not None else name


def name_of(kind: type[Any]) -> str:
    """The name by which other processes can load a class. Raises PhiltreError if it is in no file."""
    try:
        file = inspect.getsourcefile(kind)
    except (TypeError, OSError):
        file = None
    name = f"{file}:{kind.__name__}"
    if not IN_FILE.fullmatch(name) or "." in kind.__qualname__:
        raise PhiltreError(f"bot {kind.__qualname__}: expected a class at the top of a file")
    return name


def said(problem: BaseException) -> str:
    return f"{type(problem).__name__}: {problem}"
