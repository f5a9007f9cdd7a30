"""The contract of advice: the explanations that a game has for people."""

from __future__ import annotations

from dataclasses import dataclass

from philtre.core.message import Message
from philtre.core.state import State


@dataclass(frozen=True)
class Threat:
    """The result of one possible decision: the things it concerns, by the view's ids, and a message."""

    things: list[str]
    message: Message


class Advice:
    """Explanations for people. Every method is optional; none may tell more than the seat can know."""

    def reason(self, state: State, action: int) -> Message | None:
        """A message that says why the actor might take this action; None if there is nothing to say."""
        return None

    def threats(self, state: State, seat: int) -> list[Threat]:
        """The results that any player's next decision could have, for learners.

        The same in all determinizations of the seat. A game that tells threats sets `Game.threats`.
        """
        return []
