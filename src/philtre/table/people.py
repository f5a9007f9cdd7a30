"""Players in a journal: their seats, words and tables; given to another player, or forgotten.

A journal is only ever appended to, but for this: a player who asks to be forgotten must stand nowhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from philtre.table.entries import AnyEntry, Freed, Joined, Opened, Said, Sat, Shuffled, Stood
from philtre.table.seats import FORMER
from philtre.table.setup import Plan


class Owners:
    """The player of each seat, followed through a journal; their other devices do not count."""

    def __init__(self) -> None:
        self.held: dict[int, str] = {}
        self.host = ""

    def follow(self, entry: AnyEntry) -> None:
        match entry:
            case Opened(host=host):
                self.host = host
            case Sat(seat=seat, player=player):
                self.held[seat] = player
            case Stood(seat=seat) | Freed(seat=seat):
                self.held.pop(seat, None)
            case Shuffled(order=order):
                self.held = {new: self.held[old] for new, old in enumerate(order) if old in self.held}

    def of(self, player: str) -> list[int]:
        return sorted(seat for seat, holder in self.held.items() if holder == player)


def owners_of(entries: Iterable[AnyEntry]) -> Owners:
    """The players of the seats at the end of a journal."""
    owners = Owners()
    for entry in entries:
        owners.follow(entry)
    return owners


def alone(entries: Sequence[AnyEntry], player: str) -> bool:
    """True if no person but the player has a seat at the table or hosts it."""
    owners = owners_of(entries)
    people = {owners.host, *owners.held.values()}
    return all(one == player or one.startswith(FORMER) for one in people)


def said_by(entries: Iterable[AnyEntry], player: str) -> list[Said]:
    """The lines that a player said at a table, at seats that they held."""
    owners, said = Owners(), []
    for entry in entries:
        owners.follow(entry)
        if isinstance(entry, Said) and owners.held.get(entry.seat) == player:
            said.append(entry)
    return said


def reassigned(entries: Iterable[AnyEntry], old: str, new: str) -> dict[int, AnyEntry]:
    """The entries that change when one player's seats and tables become another's, by their numbers."""
    changed: dict[int, AnyEntry] = {}
    for seq, entry in enumerate(entries, 1):
        match entry:
            case Opened(host=host) if host == old:
                changed[seq] = msgspec.structs.replace(entry, host=new)
            case Sat(player=player) | Joined(player=player) if player == old:
                changed[seq] = msgspec.structs.replace(entry, player=new)
    return changed


def forgotten(entries: Sequence[AnyEntry], player: str, former: str) -> dict[int, AnyEntry]:
    """The entries that change when a player is forgotten: names and words go, moves stay."""
    owners, changed = Owners(), {}
    named: set[int] = set()  # seats that were the player's at some time: the host may have named them
    for seq, entry in enumerate(entries, 1):
        owners.follow(entry)
        new = entry
        match entry:
            case Sat(seat=seat, player=whose) if whose == player:
                named.add(seat)
                new = msgspec.structs.replace(entry, player=former, name="", registered=False)
            case Joined(seat=seat, player=whose) if player in (whose, owners.held.get(seat)):
                new = msgspec.structs.replace(entry, player=former)
            case Said(seat=seat) if owners.held.get(seat) == player:
                new = msgspec.structs.replace(entry, text="", phrase="")
        if new is not entry:
            changed[seq] = new
    opened = entries[0]
    assert isinstance(opened, Opened)
    first = anonymized(opened, player, former, named)
    if first != opened:
        changed[1] = first
    return changed


def anonymized(opened: Opened, player: str, former: str, named: set[int]) -> Opened:
    """The opening entry without a player's name and without the names that a host gave to seats."""
    mine = opened.host == player
    plans = tuple(
        Plan(plan.kind, plan.level) if seat in named else plan for seat, plan in enumerate(opened.setup.seats)
    )
    setup = msgspec.structs.replace(opened.setup, seats=plans)
    return msgspec.structs.replace(opened, setup=setup, host=former if mine else opened.host)
