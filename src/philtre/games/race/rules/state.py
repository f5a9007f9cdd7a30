"""The Magical Race: the state of a match. Its chapters: potions, moving, attacks, losing, market, turns."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import bit
from philtre.core.dice import Source
from philtre.core.event import Event
from philtre.core.message import Message
from philtre.core.state import CHANCE, State
from philtre.games.race.rules import events
from philtre.games.race.rules.attacks import list_attacks, throw
from philtre.games.race.rules.layout import GOODS, NO_LIMIT, NO_SEAT, PLACE, POTIONS, ROW
from philtre.games.race.rules.losing import choose, held, list_held
from philtre.games.race.rules.market import craft, list_after, list_trades, open_trade, sell
from philtre.games.race.rules.moves import (
    CHANGE_PLACES,
    CRAFT,
    DIE,
    DONE,
    DRINK,
    FACES,
    GIVE,
    KEEP,
    LEAP,
    PASS,
    REROLL,
    ROLL,
    SELL,
    SPEED,
    SPILL,
    STAY,
    THROW_POISON,
    TRADE,
)
from philtre.games.race.rules.moving import choose_way, list_ways, reroll, roll, rolled
from philtre.games.race.rules.phases import (
    AFTER,
    BEFORE,
    FINISHED,
    GIVING,
    MEETING,
    MOVING,
    PHASES,
    ROLLED,
    ROLLING,
    SPILLING,
    TRADING,
)
from philtre.games.race.rules.potions import change_places, drink, list_before, teleport
from philtre.games.race.rules.setup import RaceSetup
from philtre.games.race.rules.turns import (
    after_move,
    end_turn,
    finish,
    given,
    leaders,
    met,
    move_on,
    pass_by,
)


@final
class Race(State):
    """A position of The Magical Race: places, belongings, and the current phase."""

    def __init__(self, setup: RaceSetup) -> None:
        self.actor: i64 = 0
        self.events: list[Event] | None = None
        self.setup = setup
        self.phase: i64 = BEFORE
        self.round: i64 = 1
        self.seat: i64 = 0  # whose turn it is
        self.rolls: i64 = 1  # rolls still to be made this turn
        self.fresh: i64 = 1  # the turn began in the Market and nothing has been done yet (R6)
        self.die: i64 = 0  # the roll that is being moved
        self.steps: i64 = 0  # what is left of it
        self.met: i64 = 0  # bits: seats that may not be attacked (again) in this contact
        self.giver: i64 = NO_SEAT  # who gives something up
        self.owed: i64 = 0  # how many pieces of it
        self.table: vec[i64] = setup.start[:]  # a row a player

    def copy(self) -> Race:
        twin = Race(self.setup)
        twin.actor = self.actor
        twin.phase = self.phase
        twin.round = self.round
        twin.seat = self.seat
        twin.rolls = self.rolls
        twin.fresh = self.fresh
        twin.die = self.die
        twin.steps = self.steps
        twin.met = self.met
        twin.giver = self.giver
        twin.owed = self.owed
        twin.table = self.table[:]
        return twin

    def get_setup(self) -> RaceSetup:
        return self.setup

    # Reading the state

    def place(self, seat: i64) -> i64:
        return self.table[seat * ROW + PLACE]

    def potion(self, seat: i64, number: i64) -> i64:
        """The count of that potion among the belongings of the seat."""
        return self.table[seat * ROW + POTIONS + number]

    def room(self, seat: i64) -> i64:
        """The number of resources that the seat can still carry; negative if it must leave some behind."""
        if self.setup.carry == 0:
            return NO_LIMIT
        return self.setup.carry - held(self, seat, GOODS)

    # Changing the state

    def ask(self, phase: i64) -> None:
        """Enter the phase, with a decision of the player whose turn it is."""
        self.phase = phase
        self.actor = self.seat

    def add(self, seat: i64, what: i64, number: i64) -> None:
        """Add a number, which may be negative, to an entry of a player's row."""
        place = seat * ROW + what
        self.table[place] = self.table[place] + number

    def use(self, potion: i64) -> None:
        """A potion is spent; the turn can no longer be spent in the Market (R20)."""
        self.add(self.seat, POTIONS + potion, -1)
        self.fresh = 0

    def meet(self, seat: i64) -> None:
        """Mark the contact with that seat as used up."""
        self.met |= bit(seat)

    # What may be done, and doing it

    def actions(self) -> vec[i64]:
        out = self.setup.scratch  # as the base class does, but Python calls a class's own methods faster
        return out[: self.list_actions(out)]

    def list_actions(self, out: vec[i64]) -> i64:
        phase = self.phase
        if self.actor < 0:
            return 0
        if phase == BEFORE:
            return list_before(self, out)
        if phase == MOVING:
            return list_ways(self, out, 0)
        if phase == TRADING:
            return list_trades(self, out)
        if phase == GIVING:
            return list_held(self, self.giver, GOODS, GIVE, out, 0)
        if phase == SPILLING:
            return list_held(self, self.giver, POTIONS, SPILL, out, 0)
        if phase == MEETING:
            n = list_attacks(self, out, 0)
            out[n] = PASS
            return n + 1
        if phase == ROLLED:
            out[0] = KEEP
            out[1] = DRINK + REROLL
            return 2
        return list_after(self, out)

    def play(self, action: i64) -> None:
        phase = self.phase
        if phase == BEFORE:
            self.prepare(action)
        elif phase == ROLLING:
            if rolled(self, action - DIE + 1):
                move_on(self, self.place(self.seat))
        elif phase == MOVING:
            start = self.place(self.seat)
            if choose_way(self, action):
                move_on(self, start)
        elif phase == TRADING:
            self.trade(action)
        elif phase == GIVING:
            giver = self.giver
            if choose(self, GOODS, action - GIVE):
                given(self, giver)
        elif phase == MEETING:
            if action == PASS:
                pass_by(self)
            elif throw(self, action):
                met(self)
        elif phase == ROLLED:
            if action == KEEP:
                self.steps = self.die
                move_on(self, self.place(self.seat))
            else:
                reroll(self)
        elif phase == AFTER:
            self.conclude(action)
        elif choose(self, POTIONS, action - SPILL):
            after_move(self)

    def prepare(self, action: i64) -> None:
        """R5, R6: before the roll, potions, in the Market for sale too; then the roll, or a turn there."""
        if action == ROLL:
            roll(self)
        elif action == TRADE:
            open_trade(self)
        elif action == STAY:
            events.by(self.events, "stayed", self.seat)
            end_turn(self)
        elif action >= LEAP:
            teleport(self, (action - LEAP) // 2)
        elif action >= CHANGE_PLACES:
            change_places(self, action - CHANGE_PLACES)
        elif action >= THROW_POISON:
            if throw(self, action):
                self.ask(BEFORE)
        elif action >= SELL:
            if sell(self, action - SELL):
                finish(self)
        else:
            drink(self, action - DRINK)

    def conclude(self, action: i64) -> None:
        """R5, R6: after a move, one more Speed, or in the Market a sale; then the turn ends."""
        if action == DONE:
            end_turn(self)
        elif action >= SELL:
            if sell(self, action - SELL):
                finish(self)
            else:
                after_move(self)
        else:
            drink(self, SPEED)
            self.ask(BEFORE)

    def trade(self, action: i64) -> None:
        """R6: any number of potions crafted and sold, in any order."""
        if action == DONE:
            end_turn(self)
        elif action >= SELL:
            if sell(self, action - SELL):
                finish(self)
        else:
            craft(self, action - CRAFT)

    # Chance

    def outcomes(self) -> list[tuple[int, int]]:
        if self.actor != CHANCE:
            return []
        return [(DIE + face, 1) for face in range(FACES)]

    def pick(self, bits: i64) -> i64:
        return DIE + (bits * FACES >> 32)

    def redeal(self, seat: int | None, rng: Source) -> None:
        """Nothing is hidden from anybody: the world stays as it is."""

    # The end

    def returns(self) -> list[float]:
        shares = [0.0 for _ in range(int(self.setup.seats))]
        if self.phase == FINISHED:
            winners = leaders(self)
            for seat in winners:
                shares[seat] = 1.0 / len(winners)
        return shares

    # What people read

    def question(self, arguments: dict[str, Any]) -> Message:
        phase = self.phase
        in_market = self.place(self.seat) == self.setup.tables.market
        if phase == BEFORE:
            arguments["potions"] = len(self.actions()) > (2 if in_market else 1)
            if in_market:
                return Message("prompt-market" if self.fresh != 0 else "prompt-leave", arguments)
        elif phase == AFTER and in_market:
            arguments["speed"] = self.potion(self.seat, SPEED) != 0
            return Message("prompt-arrived", arguments)
        elif phase == ROLLED:
            arguments["face"] = int(self.die)
        elif phase == MOVING:
            arguments["steps"] = int(self.steps)
            if in_market and self.steps != self.die:
                return Message("prompt-passing", arguments)
        elif phase in (GIVING, SPILLING):
            arguments["count"] = int(self.owed)
        return Message("prompt-" + PHASES[phase], arguments)

    def piece_counts(self) -> dict[str, int]:
        """Only the wizards and the die are counted: the piles and stacks have no end (R3)."""
        wizards = 0
        for seat in range(int(self.setup.seats)):
            if 0 <= self.place(seat) < self.setup.tables.size:
                wizards += 1
        return {"wizards": wizards}
