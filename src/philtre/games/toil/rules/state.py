"""Toil and Trouble. Chapters: dealing, turns, potions, effects, cards, orders, hidden."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import count
from philtre.core.dice import Source, random_bits
from philtre.core.event import Event
from philtre.core.message import Message
from philtre.core.state import CHANCE, State
from philtre.games.toil.rules import dealing, effects, potions, redeal, turns
from philtre.games.toil.rules.ages import COUNT
from philtre.games.toil.rules.layout import LINGERING, REMINDER, SOLD, STACK, STRIDE, UNSEEN
from philtre.games.toil.rules.moves import EFFECTS
from philtre.games.toil.rules.phases import (
    BREWING,
    BURNING,
    CORRODING,
    DEALING,
    DROPPING,
    GATHERING,
    GIVING,
    GROWING,
    MOVING,
    ORDERING,
    PHASES,
    POTIONS,
    STEALING,
    TAKING,
    TARGETING,
)
from philtre.games.toil.rules.setup import OPEN_ORDERS, ToilSetup


@final
class Toil(State):
    """A position of Toil and Trouble: cards, cauldrons, Orders, each seat's knowledge, and the phase."""

    def __init__(self, setup: ToilSetup) -> None:
        self.actor: i64 = CHANCE
        self.events: list[Event] | None = None
        self.setup = setup
        self.phase: i64 = DEALING
        self.dealt: i64 = 0  # steps of the set-up done
        self.turn: i64 = 0
        self.seat: i64 = 0
        self.at: i64 = 0  # the current cauldron, place, stack card or receiver
        self.left: i64 = 0  # how many are still to be chosen or drawn
        self.brewed: i64 = 0  # cauldrons done with in this Brewing phase or Haste, as bits
        self.dumped: i64 = 0  # cauldrons dumped this turn, as bits
        self.nausea: i64 = 0  # no gathering this turn
        self.fewer: i64 = 0  # cards given away by Generosity this turn
        self.fresh: i64 = 0  # Gilding was drunk this turn
        self.drunk: i64 = -1  # the cauldron of the potion being drunk
        self.todo: i64 = 0  # its effects that are still to be resolved, as bits
        self.effect: i64 = -1  # the one that is being resolved
        self.target: i64 = -1
        self.given: i64 = 0  # Clairvoyance: kinds + 1, eight bits each, the last one lowest
        self.taken: i64 = 0
        self.deck: i64 = setup.deck
        self.discarded: i64 = 0
        self.open: i64 = 0  # the Orders in play: number + 1, eight bits each
        self.winners: i64 = 0
        # The set-up's own, not to be touched: a match begins with a copy (`begin`), and so does every twin.
        self.cards: vec[i64] = setup.cards
        self.hands: vec[i64] = setup.hands
        self.elders: vec[i64] = setup.elders
        self.evidence: vec[i64] = setup.evidence
        self.tally: vec[i64] = setup.tally
        self.stacks: vec[i64] = setup.stacks

    def copy(self) -> Toil:
        twin = Toil(self.setup)
        twin.actor = self.actor
        twin.phase = self.phase
        twin.dealt = self.dealt
        twin.turn = self.turn
        twin.seat = self.seat
        twin.at = self.at
        twin.left = self.left
        twin.brewed = self.brewed
        twin.dumped = self.dumped
        twin.nausea = self.nausea
        twin.fewer = self.fewer
        twin.fresh = self.fresh
        twin.drunk = self.drunk
        twin.todo = self.todo
        twin.effect = self.effect
        twin.target = self.target
        twin.given = self.given
        twin.taken = self.taken
        twin.deck = self.deck
        twin.discarded = self.discarded
        twin.open = self.open
        twin.winners = self.winners
        twin.cards = self.cards[:]
        twin.hands = self.hands[:]
        twin.elders = self.elders[:]
        twin.evidence = self.evidence[:]
        twin.tally = self.tally[:]
        twin.stacks = self.stacks[:]
        return twin

    def get_setup(self) -> ToilSetup:
        return self.setup

    def ask(self, phase: i64) -> None:
        """The player whose turn it is must decide."""
        self.phase = phase
        self.actor = self.seat

    # What may be done, and doing it

    def actions(self) -> vec[i64]:
        out = self.setup.scratch  # as the base class does, but Python calls a class's own methods faster
        return out[: self.list_actions(out)]

    def list_actions(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == BREWING:
            return turns.list_brewing(self, out)
        if phase == POTIONS:
            return potions.list_potions(self, out)
        if self.actor < 0:
            return 0
        return effects.list_choices(self, out)

    def play(self, action: i64) -> None:
        phase = self.phase
        tables = self.setup.tables
        if phase == BREWING:
            turns.brew(self, action)
        elif phase == GATHERING:
            turns.gathered(self, action - tables.numbers.card)
        elif phase == POTIONS:
            potions.choose(self, action)
        elif phase == DEALING:
            dealing.deal(self, action)
        elif phase == ORDERING:
            potions.new_order(self, action - tables.numbers.order)
        else:
            effects.go_on(self, action)

    # Chance

    def outcomes(self) -> list[tuple[int, int]]:
        return dealing.outcomes(self) if self.actor == CHANCE else []

    def pick(self, bits: i64) -> i64:
        return dealing.pick(self, bits)

    def redeal(self, seat: int | None, rng: Source) -> None:
        redeal.redeal(self, seat, random_bits(rng))

    # The end

    def returns(self) -> list[float]:
        seats = range(int(self.setup.seats))
        winners = [seat for seat in seats if self.winners >> seat & 1 != 0]
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in seats]

    # What people read

    def question(self, arguments: dict[str, Any]) -> Message:
        phase = self.phase
        if phase == DROPPING:
            arguments["cauldron"] = int(self.at) + 1
        elif phase in (GROWING, MOVING, STEALING, CORRODING, GIVING):
            arguments["count"] = int(self.left)
        elif phase == TARGETING:
            arguments["effect"] = EFFECTS[self.effect]
        if phase in (STEALING, CORRODING, BURNING, GIVING, TAKING):
            arguments["target_seat"] = int(self.target)
        return Message("prompt-" + PHASES[phase], arguments)

    def piece_counts(self) -> dict[str, int]:
        """Each ingredient's cards; the Orders in play, sold, in the stacks and unseen."""
        tables = self.setup.tables
        seats = range(int(self.setup.seats))
        found: dict[str, int] = {}
        for kind, id in enumerate(tables.ingredients):
            number = sum(int(self.cards[kind] >> 4 * place & COUNT) for place in range(15))
            for seat in seats:
                held = int(self.hands[seat * tables.kinds + kind])
                number += (held & COUNT) + (held >> 4 & COUNT)
                number += sum(
                    self.tally[seat * STRIDE + LINGERING + effect] == kind + REMINDER for effect in range(4)
                )
            found[id] = number
        found["orders"] = self.count_orders()
        return found

    def count_orders(self) -> int:
        orders = sum(self.open >> 8 * place & 0xFF != 0 for place in range(OPEN_ORDERS))
        masks = [self.tally[seat * STRIDE + SOLD] for seat in range(int(self.setup.seats))]
        for stack in (0, STACK):
            masks.append(self.stacks[stack + UNSEEN])
            orders += sum(self.stacks[entry] != 0 for entry in range(stack + 2, stack + STACK))
        return orders + sum(int(count(mask)) for mask in masks)


def begin(setup: ToilSetup) -> Toil:
    """The first position of a match."""
    return Toil(setup).copy()
