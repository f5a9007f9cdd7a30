"""The rules of Brim.

Actions: 0 lifts the lid; 1 and on pour a card; then chance deals a card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from philtre import CHANCE, NOBODY, Event, Message, Refusal, State
from philtre.core.dice import Source, random_bits
from philtre.core.setup import Setup

if TYPE_CHECKING:
    from .game import Cards

LIFT = 0


class Poured(NamedTuple):
    """A card in the cup, and the seat that poured it."""

    seat: int
    card: int


class Cup(State):
    """A position: the cards of each kind in the deck and in each hand, the cup, and the corks.

    `last` is the cup that was opened last, and `lifter` the seat that opened it (-1: none was).
    """

    def __init__(
        self,
        setup: Setup,
        turn: int,
        hands: list[list[int]],
        corks: list[int],
        cup: list[Poured],
        last: list[Poured],
        lifter: int,
    ) -> None:
        super().__init__()
        self.setup = setup
        self.cards: Cards = setup.game.tables
        self.turn = turn
        self.hands = hands
        self.corks = corks
        self.cup = cup
        self.last = last
        self.lifter = lifter
        self.actor = turn

    @classmethod
    def start(cls, setup: Setup) -> Cup:
        seats = int(setup.seats)
        state = cls(setup, 0, [], [0] * seats, [], [], -1)
        state.gather()
        return state

    def deck(self) -> list[int]:
        """The number of cards of each kind that lie neither in a hand nor in the cup."""
        left = [
            count - sum(hand[card] for hand in self.hands) for card, count in enumerate(self.cards.counts)
        ]
        for _, card in self.cup:
            left[card] -= 1
        return left

    def drops(self, cup: list[Poured]) -> int:
        return sum(self.cards.drops[card] for _, card in cup)

    def taker(self) -> int:
        """The seat that got the last cork: the lifter if the cup was too full, else the last to pour."""
        return self.lifter if self.drops(self.last) > self.cards.brim else self.last[-1].seat

    def goal(self) -> int:
        return self.setup.number("corks")

    # What may be done

    def actions(self) -> vec[i64]:
        if self.actor < 0:
            return vec[i64]()
        pours = [1 + card for card, count in enumerate(self.hands[self.turn]) if count]
        return vec[i64]([LIFT, *pours] if self.cup else pours)

    def outcomes(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        kinds = len(self.cards.ids)
        return [(1 + kinds + card, count) for card, count in enumerate(self.deck()) if count]

    def question(self, arguments: dict[str, Any]) -> Message:
        asked = "first" if not self.cup else "turn" if sum(self.hands[self.turn]) else "empty"
        return Message(f"prompt-{asked}", arguments)

    # What is done

    def play(self, action: i64) -> None:
        if action == LIFT:
            self.lift()
            return
        dealt, card = divmod(int(action) - 1, len(self.cards.ids))
        if dealt:
            self.deal(card)
        else:
            self.pour(card)

    def deal(self, card: int) -> None:
        seats = len(self.hands)
        number = sum(map(sum, self.hands))
        self.hands[(self.turn + number) % seats][card] += 1
        if number + 1 == seats * self.cards.hand:
            self.actor = self.turn
            self.tell(Event("round", {"seat": self.turn}))

    def pour(self, card: int) -> None:
        seat = self.turn
        self.hands[seat][card] -= 1
        self.cup.append(Poured(seat, card))
        self.tell(Event("poured", {"seat": seat}, {"card": self.cards.ids[card]}, (seat,)))
        self.turn = self.actor = (seat + 1) % len(self.hands)

    def lift(self) -> None:
        self.last, self.lifter, self.cup = self.cup, self.turn, []
        poured = [self.cards.ids[card] for _, card in self.last]
        said = {"seat": self.turn, "cards": poured, "drops": self.drops(self.last)}
        self.tell(Event("lifted", said, reveals=True))
        taker = self.taker()
        self.corks[taker] += 1
        self.tell(Event("cork", {"seat": taker}))
        self.turn = self.last[-1].seat if taker == self.lifter else self.lifter
        self.gather()

    def gather(self) -> None:
        """All cards go back to the deck; chance deals anew, unless somebody has won."""
        self.hands = [[0] * len(self.cards.ids) for _ in self.corks]
        self.actor = NOBODY if max(self.corks) >= self.goal() else CHANCE

    def tell(self, event: Event) -> None:
        if self.events is not None:
            self.events.append(event)

    def returns(self) -> list[float]:
        return [float(corks >= self.goal()) for corks in self.corks]

    # What is known

    def redeal(self, seat: int | None, rng: Source) -> None:
        """All cards that the seat does not see are shuffled and dealt again, as many to each place."""
        bits = random_bits(rng)
        unseen = [card for card, count in enumerate(self.deck()) for _ in range(count)]
        others = [place for place in range(len(self.hands)) if place != seat]
        sizes = [sum(self.hands[other]) for other in others]
        unseen += [card for other in others for card, n in enumerate(self.hands[other]) for _ in range(n)]
        unseen += [card for poured, card in self.cup if poured != seat]

        def drawn() -> int:
            return unseen.pop(bits.getrandbits(32) * len(unseen) >> 32)

        for other, size in zip(others, sizes, strict=True):
            self.hands[other] = [0] * len(self.cards.ids)
            for _ in range(size):
                self.hands[other][drawn()] += 1
        self.cup = [one if one.seat == seat else Poured(one.seat, drawn()) for one in self.cup]

    def piece_counts(self) -> dict[str, int]:
        places = [self.deck(), *self.hands]
        counts = [sum(place[card] for place in places) for card in range(len(self.cards.ids))]
        for _, card in self.cup:
            counts[card] += 1
        return dict(zip(self.cards.ids, counts, strict=True))

    def copy(self) -> Cup:
        hands = [hand[:] for hand in self.hands]
        twin = Cup(self.setup, self.turn, hands, self.corks[:], self.cup[:], self.last, self.lifter)
        twin.actor = self.actor
        return twin


def why_not(state: Cup, action: int) -> Refusal | None:
    """Why the player whose turn it is may not do this, from what that player knows."""
    if state.over:
        return Refusal("over", "B5")
    if action == LIFT:
        return None if state.cup else Refusal("cup-empty", "B3")
    dealt, card = divmod(action - 1, len(state.cards.ids))
    if dealt:
        return Refusal("chance", "B1")
    held = state.hands[state.turn][card]
    return None if held else Refusal("not-held", "B2", {"card": state.cards.ids[card]})


def openly_forced(state: Cup) -> bool:
    """Return whether the lid must be lifted for want of cards, which everybody can see."""
    return not sum(state.hands[state.turn])
