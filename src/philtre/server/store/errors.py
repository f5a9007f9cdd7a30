"""Errors of the store: whatever the driver or SQLAlchemy raises is a StoreError for its callers."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from philtre.core.errors import PhiltreError

TROUBLE = (sqlite3.Error, SQLAlchemyError)  # all that the driver and SQLAlchemy raise


class StoreError(PhiltreError):
    """The database cannot be read or written now. `kind` is the driver's word: "database or disk is full"."""

    def __init__(self, message: str, kind: str = "") -> None:
        super().__init__(message)
        self.kind = kind or message


class Conflict(StoreError):
    """The database is well, but has another row under the same key: a name is taken, an entry is written."""


def store_error(problem: Exception) -> StoreError:
    """The error of the store for one of the driver or of SQLAlchemy."""
    if isinstance(problem, StoreError):
        return problem
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    kind = str(cause).splitlines()[0] if str(cause) else type(cause).__name__
    if isinstance(cause, sqlite3.IntegrityError):
        return Conflict(f"the database has such a row already: {kind}", kind)
    return StoreError(f"the database failed: {kind}", kind)
