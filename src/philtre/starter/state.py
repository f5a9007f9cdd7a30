"""The rules: what may be done, what is done, and what a seat cannot know."""

from __future__ import annotations

from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.dice import Source, random_bits
from philtre.core.event import Event
from philtre.core.message import Message, Refusal
from philtre.core.setup import Setup
from philtre.core.state import CHANCE, NOBODY, State


class Tables(NamedTuple):
    """The box: the ids of the herbs, how many sprigs of each there are, and the most that all hands hold.

    A herb is its place here. Claims have the first numbers, each higher than the one before; then come the
    doubt, one draw for each herb, and the gathering of all hands.
    """

    herbs: list[str]
    counts: list[int]
    most: int

    @property
    def doubt(self) -> int:
        return self.most * len(self.herbs)

    @property
    def gather(self) -> int:
        return self.doubt + 1 + len(self.herbs)


class Sprigs(State):
    """One position. The bag and each hand count the sprigs of each herb."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.setup = setup
        self.tables: Tables = setup.game.tables
        self.seats = int(setup.seats)
        self.all_hands = self.seats * setup.number("hand")
        self.bag = list(self.tables.counts)
        self.hands = [[0] * len(self.bag) for _ in range(self.seats)]
        self.points = [0] * self.seats
        self.turn = 0  # the seat that claims or doubts
        self.claim = -1  # the last claim, by the number of its action; it is of the seat before `turn`
        self.shown = False  # somebody has doubted: all hands lie open
        self.settle()

    def settle(self) -> None:
        """Say who is to act: chance deals and gathers, and nobody acts once a seat has enough points."""
        if max(self.points) >= self.setup.number("goal"):
            self.actor = NOBODY
        elif self.shown or sum(map(sum, self.hands)) < self.all_hands:
            self.actor = CHANCE
        else:
            self.actor = self.turn

    @property
    def claimant(self) -> int:
        return (self.turn - 1) % self.seats

    def claimed(self) -> dict[str, Any]:
        """The last claim, as a sentence names it."""
        number, herb = divmod(self.claim, len(self.bag))
        return {"herb": self.tables.herbs[herb], "number": number + 1}

    # What may be done

    def actions(self) -> vec[i64]:
        if self.actor < 0:
            return vec[i64]([])
        claims = range(self.claim + 1, self.all_hands * len(self.bag))
        return vec[i64]([*claims] if self.claim < 0 else [*claims, self.tables.doubt])

    def outcomes(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        if self.shown:
            return [(self.tables.gather, 1)]
        return [(self.tables.doubt + 1 + herb, count) for herb, count in enumerate(self.bag) if count]

    def question(self, arguments: dict[str, Any]) -> Message:
        if self.claim < 0:
            return Message("prompt-begin", arguments)
        return Message("prompt-answer", arguments | self.claimed() | {"other_seat": self.claimant})

    # What is done

    def play(self, action: i64) -> None:
        number = int(action)
        if number < self.tables.doubt:
            self.claim = number
            self.tell(Event("claim", {"seat": self.turn, **self.claimed()}))
            self.turn = (self.turn + 1) % self.seats
        elif number == self.tables.doubt:
            self.doubt()
        elif number == self.tables.gather:
            self.bag = list(self.tables.counts)
            self.hands = [[0] * len(self.bag) for _ in self.hands]
            self.claim = -1
            self.shown = False
            self.tell(Event("gather", {}))
        else:
            self.deal(number - self.tables.doubt - 1)
        self.settle()

    def deal(self, herb: int) -> None:
        """Give a sprig to the first seat whose hand is not full; only that seat sees which."""
        seat = next(s for s in range(self.seats) if sum(self.hands[s]) < self.setup.number("hand"))
        self.bag[herb] -= 1
        self.hands[seat][herb] += 1
        self.tell(Event("draw", {"seat": seat}, {"herb": self.tables.herbs[herb]}, (seat,)))

    def found(self) -> int:
        """The number of sprigs of the claimed herb in all hands."""
        return sum(hand[self.claim % len(self.bag)] for hand in self.hands)

    def favourite(self) -> int:
        """The seat that wins the round if the claim is doubted now."""
        return self.claimant if self.found() > self.claim // len(self.bag) else self.turn

    def doubt(self) -> None:
        """Show all hands. The winner gets a point, and the other one begins the next round."""
        doubter, claimant, found, winner = self.turn, self.claimant, self.found(), self.favourite()
        self.turn = doubter if winner == claimant else claimant
        self.points[winner] += 1
        self.shown = True
        facts = {"seat": doubter, "other_seat": claimant, **self.claimed(), "found": found}
        self.tell(Event("doubt", facts, reveals=True))
        self.tell(Event("point", {"seat": winner, "points": self.points[winner]}))

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def returns(self) -> list[float]:
        goal = self.setup.number("goal")
        return [1.0 if points >= goal else 0.0 for points in self.points]

    # What is known

    def redeal(self, seat: int | None, rng: Source) -> None:
        """Mix all that the seat does not see, the bag and the other hands, and deal it again."""
        if self.shown:
            return
        bits = random_bits(rng)
        places = [self.bag, *[hand for other, hand in enumerate(self.hands) if other != seat]]
        unseen = [herb for place in places for herb, count in enumerate(place) for _ in range(count)]
        for place in places:
            size = sum(place)
            place[:] = [0] * len(place)
            for _ in range(size):
                place[unseen.pop(bits.getrandbits(32) * len(unseen) >> 32)] += 1

    def piece_counts(self) -> dict[str, int]:
        totals = [sum(column) for column in zip(self.bag, *self.hands, strict=True)]
        return dict(zip(self.tables.herbs, totals, strict=True))

    def copy(self) -> Sprigs:
        twin = Sprigs(self.setup)
        twin.bag = self.bag[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.points = self.points[:]
        twin.turn, twin.claim, twin.shown, twin.actor = self.turn, self.claim, self.shown, self.actor
        return twin


def why_not(state: Sprigs, action: int) -> Refusal | None:
    """The reason why the actor may not do this; None if it may."""
    if state.over:
        return Refusal("over", "")
    if action > state.tables.doubt:
        return Refusal("chance", "")
    if action == state.tables.doubt:
        return Refusal("no-claim", "") if state.claim < 0 else None
    if action >= state.all_hands * len(state.bag):
        return Refusal("too-many", "", {"most": state.all_hands})
    return Refusal("too-low", "", state.claimed()) if action <= state.claim else None
