"""Errors of the store: whatever the driver of a database raises is a StoreError for its callers."""

from __future__ import annotations

from philtre.core.errors import PhiltreError


class StoreError(PhiltreError):
    """The database cannot be read or written now. `kind` is the driver's word: "database or disk is full"."""

    def __init__(self, message: str, kind: str = "") -> None:
        super().__init__(message)
        self.kind = kind or message


class Conflict(StoreError):
    """The database is well, but has another row under the same key: a name is taken, an entry is written."""


class Unfit(StoreError):
    """The database is well, but will not have these values."""


def store_error(problem: Exception, *, conflict: bool) -> StoreError:
    """The error of the store for one of a driver; `conflict` says whether a key was taken."""
    if isinstance(problem, StoreError):
        return problem
    kind = str(problem).splitlines()[0] if str(problem) else type(problem).__name__
    if conflict:
        return Conflict(f"the database has such a row already: {kind}", kind)
    return StoreError(f"the database failed: {kind}", kind)
