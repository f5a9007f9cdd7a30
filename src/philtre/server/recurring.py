"""Troubles that come again and again are logged once."""

from __future__ import annotations

import traceback
from collections import OrderedDict
from pathlib import Path

STORE = "store, "  # how the names of troubles with the store begin
MOST = 10_000  # tables and steps whose troubles are remembered


class Troubles:
    """Which kinds of trouble a table, or a step of the server's work, has had since it last went well."""

    def __init__(self) -> None:
        self.kinds: OrderedDict[str, set[str]] = OrderedDict()

    def new(self, name: str, problem: Exception) -> bool:
        """Whether this kind of trouble has not been told of yet; from now on it has."""
        known = self.kinds.setdefault(name, set())
        kind = f"{type(problem).__name__} {place_of(problem)}"
        if kind in known:
            return False
        known.add(kind)
        if len(self.kinds) > MOST:
            self.kinds.popitem(last=False)
        return True

    def over(self, name: str) -> None:
        """It went well: its next trouble is told of again."""
        self.kinds.pop(name, None)

    def over_all(self, beginning: str) -> None:
        """The same for all whose names begin so."""
        for name in [name for name in self.kinds if name.startswith(beginning)]:
            del self.kinds[name]


def place_of(problem: BaseException) -> str:
    """The file and line that raised an exception: its text may hold what no log should."""
    frames = traceback.extract_tb(problem.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""


def facts(name: str, problem: BaseException) -> dict[str, str]:
    """What a log line says of a trouble."""
    return {"table": name, "problem": type(problem).__name__, "place": place_of(problem)}
