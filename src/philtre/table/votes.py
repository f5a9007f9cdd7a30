"""Votes at a table: calling one, casting a vote, and the entries that follow when it passes."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from philtre.bots import LEVELS
from philtre.core.message import Message
from philtre.table.entries import AnyEntry, Called, Ended, Paused, StoodIn, Voted, VoteKind
from philtre.table.refused import Refused
from philtre.table.setup import PerMove

if TYPE_CHECKING:
    from philtre.table.table import Table


class Vote:
    """A stand-in needs more than half of the voters, anything else all of them."""

    def __init__(self, called: Called) -> None:
        self.called = called
        self.votes: dict[int, bool] = {called.seat: True}

    @property
    def needed(self) -> int:
        voters = len(self.called.voters)
        return voters // 2 + 1 if self.called.vote == "stand-in" else voters

    @property
    def passed(self) -> bool:
        return sum(self.votes.values()) >= self.needed

    @property
    def failed(self) -> bool:
        """True if enough voters have said no, or the caller has."""
        against = sum(not yes for yes in self.votes.values())
        return against > len(self.called.voters) - self.needed or not self.votes[self.called.seat]


def call(
    table: Table,
    vote: VoteKind,
    seat: int,
    now: int,
    subject: int | None = None,
    level: str = "adept",
    keep: int | None = None,
    absent: Collection[int] = (),
) -> list[AnyEntry]:
    """Call a vote. Returns the journal entries; raises Refused.

    All players may vote, absent or not; about a stand-in only those who are present. The seats in `absent`
    have been away longer than the table waits.
    """
    table.must_have_begun()
    table.must_have_room()
    if table.vote is not None:
        raise Refused(Message("vote-open"))
    if vote == "pause" and table.paused:
        raise Refused(Message("table-paused"))
    caller = table.voter(seat)
    if caller not in players_of(table):
        raise Refused(Message("vote-not-yours"))
    if vote == "stand-in":
        wanted = must_need_a_stand_in(table, caller, subject, level, absent)
        # one's own seat is one's own affair
        voters = {caller} if wanted == caller else present(table, absent) - {wanted}
    else:
        voters = players_of(table)
        subject, level = None, ""
    kept = decisions_kept(table, seat, keep) if vote == "take-back" else 0
    called = Called(now, vote, caller, tuple(sorted(voters | {caller})), subject, level, kept)
    return table.write(called) + outcome(table, now)


def players_of(table: Table) -> set[int]:
    """The voters of all players, absent or not; forgotten players and those out of time have no say."""
    return {
        table.voter(number)
        for number, seat in enumerate(table.seats)
        if seat.players and not seat.former and not seat.out
    }


def present(table: Table, absent: Collection[int]) -> set[int]:
    """The voters of all players who are connected and play themselves."""
    seats = enumerate(table.seats)
    playing = {table.voter(number) for number, seat in seats if seat.players and not seat.bot}
    return playing - {table.voter(number) for number in absent if table.seats[number].players}


def cast(
    table: Table, seat: int, yes: bool, now: int, absent: Collection[int] | None = None
) -> list[AnyEntry]:
    """Vote; the player who called the vote withdraws it by voting no.

    Nobody who has come back since the vote was called is replaced; `absent` as in `call`, None: unknown.
    """
    if table.vote is None:
        raise Refused(Message("vote-none"))
    voter = table.voter(seat)
    if voter not in table.vote.called.voters:
        raise Refused(Message("vote-not-yours"))
    if table.vote.votes.get(voter) == yes:
        return []
    if yes and absent is not None:
        require_still_absent(table, table.vote.called, absent)
    table.must_have_room()
    return table.write(Voted(now, voter, yes)) + outcome(table, now)


def require_still_absent(table: Table, called: Called, absent: Collection[int]) -> None:
    """Refuse a stand-in for a player who is there."""
    if called.vote == "stand-in" and called.subject is not None and called.subject not in absent:
        raise Refused(Message("vote-not-absent", {"seat": called.subject, "seconds": table.setup.absence}))


def must_need_a_stand_in(
    table: Table, caller: int, subject: int | None, level: str, absent: Collection[int]
) -> int:
    """The voter of the seat that a stand-in is wanted for, if one may be."""
    if subject is None or not 0 <= subject < len(table.seats) or table.seats[subject].bot:
        raise Refused(Message("vote-subject"))
    if level not in LEVELS:
        raise Refused(Message("setup-level", {"level": level[:20], "seat": subject}))
    wanted = table.voter(subject)
    days = isinstance(table.setup.clock, PerMove)
    if wanted != caller and days and not table.seats[subject].former:
        raise Refused(Message("vote-days"))
    if wanted != caller and subject not in absent:
        raise Refused(Message("vote-not-absent", {"seat": subject, "seconds": table.setup.absence}))
    return wanted


def decisions_kept(table: Table, seat: int, keep: int | None) -> int:
    """The number of decisions that a take-back keeps; by default all before the caller's last one.

    A player with several seats has decided at all of them.
    """
    made = [step.actor for step in table.match.journal if step.actor >= 0]
    first = table.match.first_decision
    if keep is None:
        voter = table.voter(seat)
        keep = len(made) - 1
        while keep >= first and table.voter(made[keep]) != voter:
            keep -= 1
    if not first <= keep < len(made):
        raise Refused(Message("undo-nothing"))
    return keep


def outcome(table: Table, now: int) -> list[AnyEntry]:
    """The entries that follow from the vote, if it has passed."""
    if table.vote is None or not table.vote.passed:
        return []
    called = table.vote.called
    if called.vote == "stand-in":
        assert called.subject is not None
        return table.write(StoodIn(now, called.subject, called.level))
    if called.vote == "take-back":
        return table.take_back(called.keep, now)
    if called.vote == "pause":
        return table.write(Paused(now))
    return table.write(Ended(now, "abandoned"))
