"""The table's no: nothing has changed, and a sentence says why."""

from __future__ import annotations

from philtre.core.errors import PhiltreError
from philtre.core.message import Message


class Refused(PhiltreError):
    """Something the table does not allow now; words say its `message`."""

    def __init__(self, message: Message) -> None:
        super().__init__(f"refused: {message.id} {message.arguments or ''}".rstrip())
        self.message = message
