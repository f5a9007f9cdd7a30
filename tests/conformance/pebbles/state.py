from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.dice import Source, random_bits
from philtre.core.event import Event
from philtre.core.message import Message, Refusal
from philtre.core.setup import Setup
from philtre.core.state import CHANCE, NOBODY, State

if TYPE_CHECKING:
    from tests.conformance.pebbles.game import Pebbles

DRAW = 0
SHOW, BURY, BOAST, DRAWN = range(4)


class Bag(State):
    def __init__(
        self,
        setup: Setup,
        turn: int,
        actor: int,
        bag: list[int],
        hands: list[list[int]],
        shown: list[list[int]],
        pits: list[list[int]],
    ) -> None:
        super().__init__()
        self.setup = setup
        self.game = cast("Pebbles", setup.game)
        self.seats = int(setup.seats)
        self.most = setup.number("hand")
        self.burying = setup.flag("bury", default=True)
        self.turn = turn
        self.actor = actor
        self.bag = bag
        self.hands = hands
        self.shown = shown
        self.pits = pits

    def number(self, kind: int, colour: int) -> int:
        return 1 + kind * len(self.bag) + colour

    # What may be done

    def actions(self) -> vec[i64]:
        return vec[i64](self.listed(self.turn) if self.actor >= 0 else [])

    def listed(self, seat: int) -> list[int]:
        hand = self.hands[seat]
        held = [colour for colour, count in enumerate(hand) if count]
        actions = [DRAW] if sum(self.bag) and sum(hand) < self.most else []
        actions += [self.number(SHOW, colour) for colour in held]
        if self.burying:
            actions += [self.number(BURY, colour) for colour in held]
        if held:
            actions += [self.number(BOAST, colour) for colour in range(len(hand))]
        return actions

    def why_not(self, action: int) -> Refusal | None:
        if self.over:
            return Refusal("over", "P1")
        hand = self.hands[self.turn]
        if action == DRAW:
            if not sum(self.bag):
                return Refusal("bag-empty", "P2")
            return Refusal("hand-full", "P2", {"most": self.most}) if sum(hand) >= self.most else None
        kind, colour = divmod(action - 1, len(hand))
        if kind == DRAWN:
            return Refusal("chance", "P3")
        if kind == BURY and not self.burying:
            return Refusal("no-burying", "P4")
        if kind == BOAST:
            return None if sum(hand) else Refusal("hand-empty", "P5")
        return None if hand[colour] else Refusal("not-held", "P5", {"colour": self.game.colours[colour]})

    def outcomes(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        return [(self.number(DRAWN, colour), count) for colour, count in enumerate(self.bag) if count]

    def prompt(self) -> Message:
        if self.over:
            return Message("prompt-over")
        return Message("prompt-draw" if self.actor == CHANCE else "prompt-turn", {"seat": self.turn})

    # What is done

    def play(self, action: i64) -> None:
        if action == DRAW:
            self.actor = CHANCE
            return
        kind, colour = divmod(int(action) - 1, len(self.bag))
        if kind == DRAWN:
            self.bag[colour] -= 1
            self.hands[self.turn][colour] += 1
            self.tell("draw", colour, secret=True)
        elif kind == BOAST:
            self.tell("boast", colour)
        else:
            self.hands[self.turn][colour] -= 1
            (self.shown if kind == SHOW else self.pits)[self.turn][colour] += 1
            self.tell("show" if kind == SHOW else "bury", colour, secret=kind == BURY)
        self.pass_on()

    def tell(self, kind: str, colour: int, secret: bool = False) -> None:
        if self.events is None:
            return
        what = {"colour": self.game.colours[colour]}
        if secret:
            self.events.append(Event(kind, {"seat": self.turn}, what, (self.turn,)))
        else:
            self.events.append(Event(kind, {"seat": self.turn, **what}, reveals=kind == "show"))

    def pass_on(self) -> None:
        for step in range(1, self.seats + 1):
            seat = (self.turn + step) % self.seats
            if self.listed(seat):
                self.turn = self.actor = seat
                return
        self.actor = NOBODY

    def returns(self) -> list[float]:
        scores = [
            float(sum(count * worth for count, worth in zip(row, self.game.worth, strict=True)))
            for row in self.shown
        ]
        if self.seats == 1:
            return scores
        winners = scores.count(max(scores))
        return [1 / winners if score == max(scores) else 0.0 for score in scores]

    # What is known

    def redeal(self, seat: int | None, rng: Source) -> None:
        """All pebbles that the seat does not see are mixed and dealt again, as many to each place."""
        bits = random_bits(rng)
        places = [self.bag]
        for other in range(self.seats):
            if other != seat:
                places += [self.hands[other], self.pits[other]]
        sizes = [sum(place) for place in places]
        unseen = [colour for place in places for colour, count in enumerate(place) for _ in range(count)]
        for place, size in zip(places, sizes, strict=True):
            place[:] = [0] * len(place)
            for _ in range(size):
                place[unseen.pop(bits.getrandbits(32) * len(unseen) >> 32)] += 1

    def piece_counts(self) -> dict[str, int]:
        rows = [self.bag, *self.hands, *self.shown, *self.pits]
        return {name: sum(row[colour] for row in rows) for colour, name in enumerate(self.game.colours)}

    # The state as a whole

    def copy(self) -> Bag:
        return type(self)(*self.parts())

    def parts(self) -> tuple[Any, ...]:
        return (
            self.setup,
            self.turn,
            self.actor,
            self.bag[:],
            [row[:] for row in self.hands],
            [row[:] for row in self.shown],
            [row[:] for row in self.pits],
        )

    def position(self) -> str:
        actor = {CHANCE: "chance", NOBODY: "nobody"}.get(self.actor) or str(self.actor + 1)
        first = f"{self.most} {'bury' if self.burying else 'keep'} {self.turn + 1} {actor}"
        rows = [
            " ".join(digits(place[seat]) for place in (self.hands, self.shown, self.pits))
            for seat in range(self.seats)
        ]
        return " | ".join([first, digits(self.bag), *rows])


def digits(counts: list[int]) -> str:
    return "".join(str(count) for count in counts)
