"""Chooses the viewer of a request: one of the asker's own seats, a spectator where allowed, or a refusal.

Every way into a table, HTTP or WebSocket, comes through here. The checked seat is the returned one.
"""

from __future__ import annotations

from collections import Counter

from starlette.datastructures import QueryParams

from philtre.core.message import Message
from philtre.server.http.signed_links import number_of, read_link
from philtre.server.live.table import LiveTable
from philtre.table.refused import Refused

DIGITS = "0123456789"


def read_seat(text: str) -> int:
    """The seat that an address names: one digit. No game has ten seats."""
    if len(text) != 1 or text not in DIGITS:
        raise Refused(Message("seat-unknown", {"number": 0}))
    return DIGITS.index(text)


def once(query: QueryParams, name: str) -> str:
    """A parameter's value, or "" where it is not given; Refused if it is given twice."""
    values = query.getlist(name)
    if len(values) > 1:
        raise Refused(Message("request-unreadable", {"where": name}))
    return values[0] if values else ""


def each_once(query: QueryParams) -> dict[str, str]:
    """All parameters; Refused if one is given twice. One look at each: strangers send thousands."""
    found = dict(query.multi_items())
    if len(found) < len(query.multi_items()):
        names = Counter(name for name, _ in query.multi_items())
        raise Refused(Message("request-unreadable", {"where": names.most_common(1)[0][0][:80]}))
    return found


def viewer_of(live: LiveTable, player: str | None, key: bytes, wish: str, link: str) -> int | None:
    """The seat that was asked for, else the player's first, else None: a spectator.

    `wish` names a seat, `link` is a link to watch by; both may be empty.
    """
    mine = live.table.seats_of(player) if player else []
    if wish:
        seat = read_seat(wish)
        if seat not in mine:
            raise Refused(Message("seat-not-yours"))
        return seat
    if mine and not link:
        return mine[0]
    if player and player == live.table.host:
        return None  # a host without a seat may watch in any case
    if live.table.setup.watch != "all" and not watches_by_link(live, key, link):
        raise Refused(Message("table-private"))
    return None


def watches_by_link(live: LiveTable, key: bytes, link: str) -> bool:
    """True if the link allows watching this table, where watching needs one."""
    if not link or live.table.setup.watch != "link":
        return False
    where = read_link(key, link)
    number = number_of(live.table, "watch", 0)
    return (where.table, where.kind, where.number) == (live.id, "watch", number)
