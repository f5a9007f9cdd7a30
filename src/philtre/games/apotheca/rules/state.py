"""Apotheca: the state of a match. Its chapters stand in files of their own."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import count
from philtre.core.dice import Source, random_bits
from philtre.core.event import Event
from philtre.core.message import Message
from philtre.core.state import CHANCE, State
from philtre.games.apotheca.rules import dealing, events, redeal
from philtre.games.apotheca.rules.actions import act, list_acts
from philtre.games.apotheca.rules.dealing import deal
from philtre.games.apotheca.rules.hiring import hire_top, refill
from philtre.games.apotheca.rules.layout import CARDS, COUNT, GEMS, HAND, NO_CARD, NO_COLOUR, NO_SIDE
from philtre.games.apotheca.rules.market import SPACES, bit, facedown, mark_at, occupied, owner_of
from philtre.games.apotheca.rules.matching import choose_match, collectable, satisfy, stack
from philtre.games.apotheca.rules.moves import (
    CARD,
    COLLECT,
    COLOURS,
    DECREE,
    DONE,
    FETCH,
    PLACE,
    SATISFY,
    STACK,
    TILE,
)
from philtre.games.apotheca.rules.phases import (
    ACTING,
    COLLECTING,
    DEALING,
    DECREEING,
    DRAWING,
    EXTRA,
    FETCHED,
    FETCHING,
    FINISHED,
    HIRING_TOP,
    OVERLOADED,
    PHASES,
    PLACING,
    REFILLING,
    SATISFYING,
    STACKING,
)
from philtre.games.apotheca.rules.powers import list_spaces
from philtre.games.apotheca.rules.restocking import draw_tile, place, sweep
from philtre.games.apotheca.rules.setup import ApothecaSetup
from philtre.games.apotheca.rules.turns import choose_outside, end_turn, fetch, go_on, next_turn


@final
class Apotheca(State):
    """A position of Apotheca: cards, gems, tiles, and the current phase."""

    def __init__(self, setup: ApothecaSetup) -> None:
        self.actor: i64 = CHANCE
        self.events: list[Event] | None = None
        self.setup = setup
        self.phase: i64 = DEALING
        self.dealt: i64 = 0  # steps of the set-up done
        self.tiles: i64 = 0
        self.marks: i64 = 0
        potions = setup.tables.potions
        self.supply: i64 = potions[0] | potions[1] << COUNT | potions[2] << 2 * COUNT
        self.kept: i64 = 0  # tiles on satisfied apothecaries, with the master, or under stacks
        self.outside: i64 = setup.outside
        self.deck: i64 = setup.tables.deck
        self.alley: i64 = NO_CARD | NO_CARD << 4 | NO_CARD << 8
        self.active: i64 = 0
        self.satisfied: i64 = 0
        self.brews: i64 = 0  # two bits a card: the colour that satisfied it
        self.rubies: i64 = 0
        self.sapphires: i64 = 0
        self.topazes: i64 = 0
        self.token: i64 = setup.token
        self.decree: i64 = NO_COLOUR
        self.scored: i64 = 0  # the colours that the master has matched
        self.score: i64 = 0  # solo
        self.turn: i64 = 0
        self.seat: i64 = 0
        self.left: i64 = 0
        self.taken: i64 = 0
        self.claiming: i64 = 0  # Master: at the start of a turn, before its actions
        self.restocking: i64 = 0
        self.drawn: i64 = NO_COLOUR
        self.pending: i64 = 0  # the station to refill, the match being collected, or the space to fetch to
        self.touched: i64 = SPACES  # the spaces whose tiles the action moved or revealed
        self.stood: i64 = 0  # Master: tiles that belonged to a match before the action
        self.winner: i64 = NO_SIDE
        self.ages: i64 = 0  # of facedown tiles, and
        self.pools: vec[i64] = vec[i64]()  # the supplies that these were drawn from: see pools.py

    def copy(self) -> Apotheca:
        twin = Apotheca(self.setup)
        twin.actor = self.actor
        twin.phase = self.phase
        twin.dealt = self.dealt
        twin.tiles = self.tiles
        twin.marks = self.marks
        twin.supply = self.supply
        twin.kept = self.kept
        twin.outside = self.outside
        twin.deck = self.deck
        twin.alley = self.alley
        twin.active = self.active
        twin.satisfied = self.satisfied
        twin.brews = self.brews
        twin.rubies = self.rubies
        twin.sapphires = self.sapphires
        twin.topazes = self.topazes
        twin.token = self.token
        twin.decree = self.decree
        twin.scored = self.scored
        twin.score = self.score
        twin.turn = self.turn
        twin.seat = self.seat
        twin.left = self.left
        twin.taken = self.taken
        twin.claiming = self.claiming
        twin.restocking = self.restocking
        twin.drawn = self.drawn
        twin.pending = self.pending
        twin.touched = self.touched
        twin.stood = self.stood
        twin.winner = self.winner
        twin.ages = self.ages
        if len(self.pools) != 0:
            twin.pools = self.pools[:]  # not shared: append may write into the room behind the last item
        return twin

    def get_setup(self) -> ApothecaSetup:
        return self.setup

    # Reading the state

    def down(self) -> i64:
        return facedown(self.marks)

    def cards_of(self, seat: i64) -> i64:
        return self.active >> seat * HAND & CARDS

    def satisfied_by(self, seat: i64) -> i64:
        return self.satisfied >> seat * HAND & CARDS

    def gems(self, seat: i64, colour: i64) -> i64:
        if colour == 0:
            return self.rubies >> seat * HAND & GEMS
        if colour == 1:
            return self.sapphires >> seat * HAND & GEMS
        return self.topazes >> seat * HAND & GEMS

    def in_supply(self, colour: i64) -> i64:
        return self.supply >> colour * COUNT & 0xFF

    def station(self, colour: i64) -> i64:
        """The card at a station, or NO_CARD."""
        return self.alley >> colour * 4 & 15

    def may_score(self, seat: i64, colour: i64) -> bool:
        """Master of the Market: the decreed colour is the master's, the others are the apprentices'."""
        return not self.setup.master or (colour == self.decree) == (seat == 0)

    def owner_at(self, cell: i64) -> i64:
        """The seat that a facedown tile's arrow points to, or NOBODY."""
        return owner_of(mark_at(self.marks, cell))

    def title(self) -> str:
        """Solo: the title that the score so far earns."""
        earned = ""
        for title in self.setup.tables.titles:
            if self.score >= title.start:
                earned = title.id
        return earned

    # Changing the state

    def ask(self, phase: i64) -> None:
        """Enter the phase, with a decision of the player whose turn it is."""
        self.phase = phase
        self.actor = self.seat

    def note(self, taken: i64) -> None:
        """A9: no action twice in a turn; in solo they may repeat (A34)."""
        if not self.setup.solo:
            self.taken |= taken

    def gain(self, seat: i64, colour: i64, number: i64) -> None:
        self.add_gems(seat, colour, number)
        events.gems(self.events, "gained", seat, colour, number)

    def add_gems(self, seat: i64, colour: i64, number: i64) -> None:
        change = number * bit(seat * HAND)
        if colour == 0:
            self.rubies += change
        elif colour == 1:
            self.sapphires += change
        else:
            self.topazes += change

    # What may be done, and doing it

    def actions(self) -> vec[i64]:
        out = self.setup.scratch  # as the base class does, but Python calls a class's own methods faster
        return out[: self.list_actions(out)]

    def list_actions(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == ACTING:
            return list_acts(self, out)
        if self.actor < 0:
            return 0
        tables = self.setup.tables
        if phase == PLACING:
            return list_spaces(tables, ~occupied(self.tiles) & SPACES, PLACE, out)
        if phase == SATISFYING:
            return list_spaces(tables, self.cards_of(self.seat), SATISFY, out)
        if phase == STACKING:
            return list_spaces(tables, self.pending & SPACES, STACK, out)
        if phase == FETCHING:
            return list_spaces(tables, self.outside & ~occupied(self.tiles), FETCH, out)
        if phase == COLLECTING:
            firsts: i64 = 0
            for match in collectable(self):
                firsts |= match & -match
            return list_spaces(tables, firsts, COLLECT, out)
        if phase == DECREEING:
            return list_spaces(tables, 7, DECREE, out)
        n = list_acts(self, out)
        out[n] = DONE
        return n + 1

    def play(self, action: i64) -> None:
        if self.perform(action):
            go_on(self)

    def perform(self, action: i64) -> bool:
        """Carry out the action. Returns True if `go_on` must then lead to the next decision."""
        phase = self.phase
        if phase == ACTING:
            return act(self, action)
        if phase == PLACING:
            return place(self, action - PLACE)
        if phase == DRAWING:
            draw_tile(self, action - TILE)
            return False
        if phase == DEALING:
            return deal(self, action) and not next_turn(self)
        if phase == REFILLING:
            refill(self, action - CARD)
            return True
        if phase == HIRING_TOP:
            hire_top(self, action - CARD)
            return True
        if phase == SATISFYING:
            return not satisfy(self, action - SATISFY)
        if phase == COLLECTING:
            return not choose_match(self, action - COLLECT)
        if phase == EXTRA:
            return self.extra(action)
        if phase == OVERLOADED:
            return sweep(self, action - TILE)
        if phase == STACKING:
            return not stack(self, action - STACK)
        if phase == FETCHING:
            choose_outside(self, action - FETCH)
            return False
        if phase == FETCHED:
            fetch(self, action - TILE)
            return not next_turn(self)
        self.decree = action - DECREE
        events.decreed(self.events, self.decree)
        return not next_turn(self)

    def extra(self, action: i64) -> bool:
        """A8: the Extra Action token is used, or kept for another turn."""
        if action == DONE:
            events.by(self.events, "declined", self.seat)
            return not end_turn(self)
        self.token = 0
        events.by(self.events, "extra", self.seat)
        return act(self, action)

    # Chance

    def outcomes(self) -> list[tuple[int, int]]:
        return dealing.outcomes(self) if self.actor == CHANCE else []

    def pick(self, bits: i64) -> i64:
        return dealing.pick(self, bits)

    def redeal(self, seat: int | None, rng: Source) -> None:
        redeal.redeal(self, seat, random_bits(rng))

    # The end

    def returns(self) -> list[float]:
        setup = self.setup
        if setup.solo:
            return [float(int(self.score))]
        shares: list[float] = []
        for seat in range(int(setup.seats)):
            if self.phase != FINISHED:
                shares.append(0.0)
            elif self.winner == NO_SIDE:
                shares.append(1.0 / int(setup.sides))
            else:
                shares.append(1.0 if setup.side_of(seat) == self.winner else 0.0)
        return shares

    # What people read

    def question(self, arguments: dict[str, Any]) -> Message:
        phase = self.phase
        if phase == ACTING:
            arguments["left"] = int(self.left)
        elif phase == COLLECTING and self.claiming != 0:
            return Message("prompt-claim", arguments)
        elif phase in (STACKING, SATISFYING):
            arguments["colour"] = COLOURS[self.pending >> 16]
        return Message("prompt-" + PHASES[phase], arguments)

    def piece_counts(self) -> dict[str, int]:
        found: dict[str, int] = {}
        for colour in range(3):
            lying = int(count(self.tiles >> colour * 16 & SPACES))
            held = 1 if self.drawn == colour else 0
            kept = int(self.kept >> colour * COUNT & 0xFF)
            found[COLOURS[colour]] = lying + held + kept + int(self.in_supply(colour))
        stations = [int(self.station(colour)) for colour in range(3)]
        cards = int(count(self.deck)) + sum(card != NO_CARD for card in stations)
        for seat in range(int(self.setup.seats)):
            cards += int(count(self.cards_of(seat)) + count(self.satisfied_by(seat)))
        found["apothecaries"] = cards
        return found
