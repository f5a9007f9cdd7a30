"""Log once: an error that keeps coming back is logged the first time, and again after things went well."""

from __future__ import annotations

import traceback
from collections import OrderedDict
from pathlib import Path

STORE = "store, "  # how the names of errors of the store begin
MOST = 10_000  # tables and steps whose errors are remembered


class ReportedErrors:
    """The kinds of error that a table, or a step of the server's work, has had since it last went well."""

    def __init__(self) -> None:
        self.kinds: OrderedDict[str, set[str]] = OrderedDict()

    def is_new(self, name: str, problem: Exception) -> bool:
        """True if this kind of error has not been reported yet; from now on it has."""
        known = self.kinds.setdefault(name, set())
        kind = f"{type(problem).__name__} {raised_at(problem)}"
        if kind in known:
            return False
        known.add(kind)
        if len(self.kinds) > MOST:
            self.kinds.popitem(last=False)
        return True

    def resolved(self, name: str) -> None:
        """Forget the errors of that name: the next one is reported again."""
        self.kinds.pop(name, None)

    def resolved_all(self, beginning: str) -> None:
        """Forget the errors of all names that begin so."""
        for name in [name for name in self.kinds if name.startswith(beginning)]:
            del self.kinds[name]


def raised_at(problem: BaseException) -> str:
    """The file and line that raised an exception: its text may hold what no log should."""
    frames = traceback.extract_tb(problem.__traceback__)
    return f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""


def log_fields(name: str, problem: BaseException) -> dict[str, str]:
    """The extra fields of a log line about an error."""
    return {"table": name, "problem": type(problem).__name__, "place": raised_at(problem)}
