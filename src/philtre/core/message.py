"""Sentences by their ids: prompts, and reasons of refusals. `Words` turns them into text.

A Message is a dataclass because msgspec then reads and writes it as it is: the protocol has no copy of it.
Methods are written out, since mypyc compiles those and not the ones that `dataclass` would add.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, final


@final
@dataclass(init=False, eq=False, repr=False)
class Message:
    """A sentence by its id and arguments; a client says it in its reader's language."""

    id: str
    arguments: dict[str, Any] = field(default_factory=dict)

    def __init__(self, id: str, arguments: dict[str, Any] | None = None) -> None:
        self.id = id
        self.arguments = arguments or {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.arguments == other.arguments

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.arguments!r})"


@final
class Refusal:
    """The reason why an action is not legal: a code, the rule of the ledger it rests on, and arguments."""

    def __init__(self, code: str, rule: str, arguments: dict[str, Any] | None = None) -> None:
        self.code = code
        self.rule = rule
        self.arguments: dict[str, Any] = arguments or {}

    @property
    def message(self) -> Message:
        return Message("refusal-" + self.code, self.arguments)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and self.code == other.code
            and self.rule == other.rule
            and self.arguments == other.arguments
        )

    def __hash__(self) -> int:
        return hash((self.code, self.rule))

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.rule!r}, {self.arguments!r})"
