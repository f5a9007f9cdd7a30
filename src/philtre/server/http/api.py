"""Types of the HTTP API: a route with its path, handler and structs, and the request that a handler gets."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, NoReturn

import msgspec

from philtre.core.message import Message
from philtre.server.live.viewers import read_seat
from philtre.server.people.identity import Player
from philtre.server.service import Service
from philtre.table.refused import Refused

NUL = "\0"  # PostgreSQL has no text with it


@dataclass
class ApiRequest:
    """One request, read and checked, as its handler gets it."""

    service: Service
    player: Player | None
    address: str
    base: str
    local: bool
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None
    secret: str | None = None  # for the player's cookie from now on; empty: none; None: as before

    @property
    def me(self) -> Player:
        assert self.player is not None  # the call says that it needs somebody
        return self.player

    def number(self, name: str) -> int | None:
        """A number from the address; None if it is not given."""
        text = self.query.get(name, "")
        if not text:
            return None
        if not (text.isascii() and text.isdecimal() and len(text) < 10):
            unreadable(name)
        return int(text)

    def seat(self) -> int:
        return read_seat(self.path["seat"])


Handler = Callable[[ApiRequest], Awaitable[Any]]


@dataclass(frozen=True)
class ApiRoute:
    """One route of the HTTP API: method, path, handler, and the types of its body and answer."""

    method: str
    path: str
    handler: Handler
    about: str
    answer: Any = None  # a struct; None: plain text
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)  # each with its explanation
    anyone: bool = False  # works without an identity, and makes none
    renews: bool = False  # a request with the cookie of a session that has ended makes a new guest, too
    exclusive: bool = False  # changes who the player is: the handler waits until nothing else is done as them
    shared: bool = False  # the same answer for everybody: compressed, and sent again only when it has changed
    file: str = ""  # the name under which a browser saves the answer; `{game}` in it is that of the path
    content: bool = False  # the body may carry a content file

    def read(self, body: bytes) -> Any:
        """The body as the struct it should be."""
        if self.body is None:
            return None
        try:
            found = msgspec.json.decode(body or b"{}", type=self.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
            unreadable(str(problem).partition(" - at `")[2].rstrip("`") or "$")
        if b"\\u0000" in body and has_nul(msgspec.to_builtins(found)):
            unreadable("$")
        return found


def has_nul(value: Any) -> bool:
    """True if a text in a value, or in what it is made of, has the character NUL."""
    if isinstance(value, dict):
        return any(has_nul(part) for pair in value.items() for part in pair)
    if isinstance(value, list | tuple):
        return any(has_nul(part) for part in value)
    return isinstance(value, str) and NUL in value


def unreadable(where: str) -> NoReturn:
    raise Refused(Message("request-unreadable", {"where": where[:80]}))
