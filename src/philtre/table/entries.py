"""The journal of a table: every entry is a fact with its time, and the entries are the whole table.

Times are milliseconds of a clock that is handed in and never goes back.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from philtre.core.message import Message
from philtre.table.setup import Setup

VoteKind = Literal["stand-in", "take-back", "abandon", "pause"]


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower):
    """A fact about the table, and its time."""

    at: int


class Opened(Entry, frozen=True):
    """The table was set up. `lesson` is the fingerprint of the lesson that is given there.

    `chance` is what was drawn to lay out the game where that was done at once, as it was once (see Dealt).
    `played` are the steps of the finished game `origin` (a table's id) from which this one goes on.
    """

    setup: Setup
    host: str
    chance: tuple[int, ...] = ()
    lesson: str = ""
    played: tuple[int, ...] = ()
    origin: str = ""


class Dealt(Entry, frozen=True):
    """Every seat was taken, and the game was laid out: `chance` is what was drawn for that."""

    chance: tuple[int, ...]


class Shuffled(Entry, frozen=True):
    """Every seat was taken, and lots were drawn: seat N is now that of whoever sat at `order[N]` before."""

    order: tuple[int, ...]


class Sat(Entry, frozen=True):
    """A player took a seat; `registered` says that the name was the player's own registered name then."""

    seat: int
    player: str
    name: str
    registered: bool = False


class Joined(Entry, frozen=True):
    """Another device of the seat's player goes on with it."""

    seat: int
    player: str


class Stood(Entry, frozen=True):
    """A player left the seat before the game began."""

    seat: int


class Freed(Entry, frozen=True):
    """The host freed the seat before the game began, for a person; its links are void."""

    seat: int


class BotSeated(Entry, frozen=True):
    """The host gave a free seat to a bot before the game began; its links are void."""

    seat: int
    level: str


class DevicesEnded(Entry, frozen=True):
    """The seat's player goes on alone: the devices that joined do not, and the link for another is void."""

    seat: int


class Moved(Entry, frozen=True):
    """A decision and the chance that followed it; `by` is the level of a bot that made it."""

    seat: int
    action: int
    chance: tuple[int, ...] = ()
    by: str = ""


class Undone(Entry, frozen=True):
    """Only the first `keep` decisions stand; `seat` took one back, or (None) all agreed to.

    `actor` was to decide then (None: not written down): so the running clock is known without a replay
    of the moves that were taken back.
    """

    keep: int
    seat: int | None = None
    actor: int | None = None


class Called(Entry, frozen=True):
    """A vote was called; `voters` are the seats that may vote."""

    vote: VoteKind
    seat: int
    voters: tuple[int, ...]
    subject: int | None = None
    level: str = ""
    keep: int = 0


class Voted(Entry, frozen=True):
    seat: int
    yes: bool


class StoodIn(Entry, frozen=True):
    """A bot plays for the seat."""

    seat: int
    level: str


class HandedBack(Entry, frozen=True):
    """The seat's player goes on."""

    seat: int


class Paused(Entry, frozen=True):
    pass


class Resumed(Entry, frozen=True):
    seat: int


class Said(Entry, frozen=True):
    """Table talk: a text, or one of the phrases that are there in every language."""

    seat: int
    text: str = ""
    phrase: str = ""


class RanOut(Entry, frozen=True):
    """The seat's time is up."""

    seat: int


class Resigned(Entry, frozen=True):
    """The seat's player has given up, and has lost."""

    seat: int


class Ended(Entry, frozen=True):
    """The table ended otherwise than by the game's own end; `returns` where somebody won by it.

    The reason `rules`: the game was not over when the server got a new version of its rules.
    """

    reason: Literal["time", "abandoned", "closed", "taught", "rules", "resigned"]
    returns: tuple[float, ...] = ()


class Offered(Entry, frozen=True):
    """The seat's player would like a rematch."""

    seat: int


class Declined(Entry, frozen=True):
    """The seat's player does not want a rematch, or not any more: no offer stands."""

    seat: int


class Rematched(Entry, frozen=True):
    """The players went on to another table."""

    table: str


class Relinked(Entry, frozen=True):
    """The seat's link was replaced: the old one is void."""

    seat: int


class WatchRelinked(Entry, frozen=True):
    """The link to watch was replaced: the old one is void."""


AnyEntry = (
    Opened | Dealt | Sat | Joined | Stood | Moved | Undone | Called | Voted | StoodIn | HandedBack | Paused
    | Resumed | Said | RanOut | Ended | Rematched | Relinked | Freed | DevicesEnded
    | WatchRelinked | Shuffled | BotSeated | Resigned | Offered | Declined
)  # fmt: skip


class Told(msgspec.Struct, frozen=True):
    """An event as a viewer knows it: the step, the actor (-1: chance), and the redacted event."""

    step: int
    actor: int
    event: dict[str, Any]


class Notice(msgspec.Struct, frozen=True):
    """Something beside the game that everybody at the table is told: a decision taken back, a refused vote.

    `seq` is the number of its entry, `step` the number of steps of the match before it.
    """

    seq: int
    step: int
    message: Message


_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode(line: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(line)
    return entry


def readable(lines: Iterable[bytes]) -> list[AnyEntry]:
    """The entries of a journal; none if it is damaged so that one of them cannot be read."""
    try:
        entries = [decode(line) for line in lines]
    except (msgspec.DecodeError, UnicodeDecodeError):
        return []
    return entries if entries and isinstance(entries[0], Opened) else []
