"""Signed links to seats, to watch, or for another device: made from the server's key, and made void."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Literal, NamedTuple

from philtre.core.message import Message
from philtre.table.refused import Refused
from philtre.table.table import Table

Kind = Literal["seat", "watch", "device"]

LETTERS: dict[str, Kind] = {"s": "seat", "w": "watch", "d": "device"}
SIGNED = 16  # bytes of the signature that a link carries


class LinkTarget(NamedTuple):
    """The target of a link: a table, and a seat there.

    `seat` is the seat's number before lots were drawn: a link stays with its person.
    """

    table: str
    kind: Kind
    seat: int
    number: int  # one more each time the link before it was made void


def link(key: bytes, where: LinkTarget) -> str:
    """The link as it stands in an address: TABLE.s1.0.SIGNATURE"""
    text = f"{where.table}.{where.kind[0]}{where.seat}.{where.number}"
    return f"{text}.{signature(key, text)}"


def read_link(key: bytes, text: str) -> LinkTarget:
    """The target of a link that this server made; else Refused."""
    unsigned, _, signed = text.rpartition(".")
    parts = unsigned.split(".")
    if not hmac.compare_digest(signature(key, unsigned).encode(), signed.encode()) or len(parts) != 3:
        raise Refused(Message("link-unknown"))
    table, place, number = parts
    return LinkTarget(table, LETTERS[place[0]], int(place[1:]), int(number))


def require_valid(where: LinkTarget, table: Table) -> None:
    """Refuse a link that was replaced, or a device's that was used."""
    known = 0 <= where.seat < len(table.seats)
    if not known or where.number != number_of(table, where.kind, seat_of(where, table)):
        raise Refused(Message("link-void"))


def seat_of(where: LinkTarget, table: Table) -> int:
    """The seat that a link leads to now."""
    return table.drawn_seats[where.seat]


def number_of(table: Table, kind: Kind, seat: int) -> int:
    """The number of times that a link of this kind to the seat was made void."""
    if kind == "watch":
        return table.watch_link
    return table.seats[seat].link if kind == "seat" else table.seats[seat].devices


def signature(key: bytes, text: str) -> str:
    signed = hmac.new(key, text.encode("utf-8", "surrogatepass"), hashlib.sha256).digest()[:SIGNED]
    return base64.urlsafe_b64encode(signed).rstrip(b"=").decode()
