"""The extras of the distribution: which modules each brings, and which are installed here."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from philtre.core.errors import PhiltreError, listed

# The modules that show that an extra is installed; `all` is all of them.
EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "serve": ("argon2", "cryptography", "h11", "starlette", "uvicorn", "websockets"),
    "terminal": ("websockets",),
    "envs": ("gymnasium", "numpy", "pettingzoo"),
    "data": ("pyarrow",),
    "postgres": ("psycopg",),
    "openspiel": ("pyspiel",),
    "compile": ("mypy", "setuptools"),
    "fit": ("numpy",),
    "ray": ("ray",),
}


def missing_modules(extra: str) -> list[str]:
    """The modules of an extra that are not installed."""
    return [name for name in EXTRAS[extra] if find_spec(name) is None]


def installed_extras() -> list[str]:
    """The extras all of whose modules are installed."""
    return [extra for extra in EXTRAS if not missing_modules(extra)]


def require_extra(extra: str, what: str) -> None:
    """Raises PhiltreError, beginning with `what` (a command), unless everything of the extra is installed."""
    if missing := missing_modules(extra):
        verb = "is" if len(missing) == 1 else "are"
        raise PhiltreError(
            f"{what} needs the extra {extra} ({listed(missing)} {verb} not installed): "
            f"pip install 'philtre[{extra}]'"
        )
