"""Structs that both the HTTP messages and those of a table's WebSocket are made of."""

from __future__ import annotations

from typing import Literal

import msgspec


class SeatSeen(msgspec.Struct, frozen=True):
    """A seat as everybody sees it; `yours` says whether it is the reader's own."""

    kind: Literal["person", "here", "bot"]
    level: str
    name: str
    taken: bool
    yours: bool
    stand_in: str = ""
    out: bool = False  # out of time, or resigned: a bot plays here to the end
    former: bool = False  # its player has asked to be forgotten, and will not come back
    registered: bool = False  # the name is the player's own registered one: nobody else can show this mark
    resigned: bool = False


class EndingSeen(msgspec.Struct, frozen=True):
    """The end of a game: played, time, resigned, abandoned or closed; and each seat's result, if any."""

    reason: str
    returns: list[float]
