"""Which check must find which dishonest game, and what it must say."""

from __future__ import annotations

from typing import Any

from tests.conformance.pebbles import Pebbles

FOUND: list[tuple[str, type[Pebbles], str]] = []


def found_by(check: str, saying: str) -> Any:
    """Marks a dishonest game, or the state of one."""

    def mark(broken: type[Any]) -> type[Any]:
        game = broken if issubclass(broken, Pebbles) else type(broken.__name__, (Pebbles,), {"state": broken})
        FOUND.append((check, game, saying))
        return broken

    return mark
