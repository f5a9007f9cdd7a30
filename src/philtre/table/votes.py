"""A vote: what was asked, who may vote, and whether it has come to a result."""

from __future__ import annotations

from philtre.table.entries import Called


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
        """Whether enough have said no, or the one who called it has."""
        against = sum(not yes for yes in self.votes.values())
        return against > len(self.called.voters) - self.needed or not self.votes[self.called.seat]
