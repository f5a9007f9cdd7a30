"""Events: the effects of an action, and their redacted form for a seat."""

from __future__ import annotations

from typing import Any, final


@final
class Event:
    """One thing that happened. `facts` are for all; `secrets` only for the seats in `privy`.

    With `facts` None the others are not told that anything happened. `reveals` marks an event
    that told a seat something hidden before: undo never goes back past it.
    """

    def __init__(
        self,
        kind: str,
        facts: dict[str, Any] | None,
        secrets: dict[str, Any] | None = None,
        privy: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secrets: dict[str, Any] = secrets or {}
        self.privy = privy
        self.reveals = reveals

    def redacted(self, seat: int | None) -> dict[str, Any] | None:
        """Return the event for that seat (None: a spectator), with None for each secret that it may not know.

        None if the seat is told nothing.
        """
        knows = seat is not None and seat in self.privy
        if self.facts is None and not knows:
            return None
        message: dict[str, Any] = {"kind": self.kind}
        if self.facts is not None:
            message.update(self.facts)
        for key, secret in self.secrets.items():
            message[key] = secret if knows else None
        return message

    def everything(self) -> dict[str, Any]:
        """The whole truth, for a finished game's record."""
        message: dict[str, Any] = {"kind": self.kind}
        message.update(self.facts or {})
        message.update(self.secrets)
        return message

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and (
            self.kind == other.kind
            and self.facts == other.facts
            and self.secrets == other.secrets
            and self.privy == other.privy
            and self.reveals == other.reveals
        )

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.facts!r}, {self.secrets!r}, privy={self.privy})"
