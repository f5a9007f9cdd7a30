"""The messages between nodes, and the interface of a bus.

A message only says where to look: the database has the truth. A lost message costs a moment, never data.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec


class BusMessage(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that other nodes may want to know."""


class Appended(BusMessage, frozen=True):
    """The journal of a table has come to `seq`."""

    table: str
    seq: int


class PresenceChanged(BusMessage, frozen=True):
    """Somebody came to a table, or left."""

    table: str


class Rewritten(BusMessage, frozen=True):
    """The journals of tables were rewritten, or are gone: `why` is told to whoever is there."""

    tables: list[str]
    why: str


class PeopleChanged(BusMessage, frozen=True):
    """Cached facts of some players are out of date. Sessions are in hexadecimal, with their successors."""

    players: list[str] = []
    sessions: list[str] = []
    replaced: list[str] = []


class Disconnected(BusMessage, frozen=True):
    """The connections of a player, a session or an address have to end; the session `except_` goes on."""

    principal: str
    reason: str
    except_: str = ""
    reconnect: bool = False


class Leaving(BusMessage, frozen=True):
    """A node stops: at these tables a bot or a clock waits that it would have seen to."""

    node: str
    tables: list[str]


class Subscribed(BusMessage, frozen=True):
    """A player may have devices that want push messages."""

    player: str


class BansChanged(BusMessage, frozen=True):
    """Somebody was banned, or is not any more."""


class ContentsChanged(BusMessage, frozen=True):
    """Contents of games were forgotten."""


AnyBusMessage = (
    Appended | PresenceChanged | Rewritten | PeopleChanged | Disconnected | Leaving | Subscribed | BansChanged
    | ContentsChanged
)  # fmt: skip

Hear = Callable[[list[AnyBusMessage]], None]


class BusListener(Protocol):
    """Whoever listens to a bus, in the event loop."""

    def hear(self, messages: list[AnyBusMessage]) -> None:
        """Messages of other nodes have come."""
        ...

    def lost_touch(self) -> None:
        """The bus is cut: messages may be lost."""
        ...

    def in_touch(self) -> None:
        """The bus works, at the start and after a cut: all that may have changed has to be looked at."""
        ...


class Bus(Protocol):
    """A way from each node to all others."""

    @property
    def shared(self) -> bool:
        """True if there can be other nodes."""
        ...

    @property
    def problem(self) -> str:
        """Why nothing comes through; empty while all is well."""
        ...

    @property
    def lag(self) -> float:
        """Seconds that the last message to oneself took."""
        ...

    async def start(self, listener: BusListener | None) -> None:
        """Begin to send and, where somebody listens, to listen."""
        ...

    def publish(self, message: AnyBusMessage) -> None:
        """Send a message soon, with others. Nothing is sent to oneself."""
        ...

    async def flush(self) -> None:
        """Wait until all that was published is sent, for a moment at most."""
        ...

    async def stop(self) -> None:
        """Send what is left, and end."""
        ...


class NoBus:
    """The bus of the only server of a database."""

    shared = False
    problem = ""
    lag = 0.0

    async def start(self, listener: BusListener | None) -> None:
        """Nothing will come."""

    def publish(self, message: AnyBusMessage) -> None:
        """There is nobody to tell."""

    async def flush(self) -> None:
        return

    async def stop(self) -> None:
        return
