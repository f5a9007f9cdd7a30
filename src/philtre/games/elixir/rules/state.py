"""Elixir: the state of a match. Its chapters: turns, town, strangers, potions, brewing, dealing, hidden."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from philtre.core.bits import count
from philtre.core.dice import Source, random_bits
from philtre.core.event import Event
from philtre.core.message import Message
from philtre.core.state import CHANCE, State
from philtre.games.elixir.rules import brewing, dealing, events, redeal, strangers, turns
from philtre.games.elixir.rules.frames import go_back, out_of_pack
from philtre.games.elixir.rules.layout import (
    ACTIVE,
    CARRIED,
    GOLD,
    HAND,
    HIRED,
    LAB,
    MOST_LEVELS,
    NO_STRANGER,
    PLACE,
    ROW,
    SHELF,
    STREET,
    TABLE,
    UNSEEN,
)
from philtre.games.elixir.rules.moves import (
    BREW,
    DIE,
    DONE,
    DRINK,
    EARN,
    END,
    FACE,
    FILCH,
    FORMULA,
    GEM,
    HIRE,
    LAB_DRAWN,
    LOOK,
    LOOT,
    MEET,
    MOVE,
    PAY,
    POTION,
    REFUSE,
    ROLL,
    SEND,
    SMASH_ALL,
    STAY,
    STRANGER,
)
from philtre.games.elixir.rules.packing import many, of_each, sort_of
from philtre.games.elixir.rules.phases import (
    ADDING,
    ARRIVING,
    ATTACKED,
    BREWING,
    BURGLED,
    EARNING,
    ENDING,
    FACING,
    FILCHED,
    FINDING,
    HEALING,
    HIRING,
    LOOKING,
    MEETING,
    MOVING,
    MOVING_IN,
    PHASES,
    ROBBED,
    ROLLED,
    SMASHING,
    WALKING,
)
from philtre.games.elixir.rules.potions import drink, filch, filched, list_window
from philtre.games.elixir.rules.setup import ElixirSetup
from philtre.games.elixir.rules.town import list_moves, list_trades, trade


@final
class Elixir(State):
    """A position of Elixir: belongings, the Blind Alley, the chart of formulas, and the current phase."""

    def __init__(self, setup: ElixirSetup) -> None:
        self.actor: i64 = CHANCE
        self.events: list[Event] | None = None
        self.setup = setup
        self.phase: i64 = MOVING_IN
        self.round: i64 = 0
        self.seat: i64 = 0
        self.pile: i64 = setup.gold - setup.seats * setup.tables.purse
        self.stock: i64 = of_each(setup.goods, 9)
        self.pack: i64 = of_each(setup.potions, 9)
        self.alley_gold: i64 = 0
        self.alley_goods: i64 = 0
        self.alley_potions: i64 = 0
        self.unseen: i64 = 0xFFF  # Strangers nobody has met yet: on top of the pack
        self.queue: i64 = 0  # those under them, the next one lowest, four bits each
        self.waiting: i64 = 0  # how many of those
        self.chart: i64 = of_each(UNSEEN, 9)
        self.known: i64 = 0  # nine bits a seat: the formulas it has seen
        self.stranger: i64 = NO_STRANGER  # who was met or sent: out of the pack until that is done
        self.victim: i64 = 0
        self.cell: i64 = 0  # the formula that is looked at
        self.resuming: i64 = 0  # where the turn goes on after what interrupts it: see frames.py
        self.filched: i64 = 0  # this turn, as all that follow
        self.charmed: i64 = 0  # something was taken free
        self.walked: i64 = 0  # with the Lamplighter
        self.bound: i64 = 0  # to the Healers, since this turn
        self.turning: i64 = 0  # while turns begin: see turns.next_turn
        self.healed: i64 = 0  # a bit for each seat that has paid the Healers and is still there
        self.die: i64 = 0  # the last roll
        self.winners: i64 = 0  # a bit for each seat
        self.own: vec[i64] = setup.own[:]  # a row for each seat
        self.past: vec[i64] = setup.past[:]  # what has happened to formulas and potions

    def copy(self) -> Elixir:
        twin = Elixir(self.setup)
        twin.actor = self.actor
        twin.phase = self.phase
        twin.round = self.round
        twin.seat = self.seat
        twin.pile = self.pile
        twin.stock = self.stock
        twin.pack = self.pack
        twin.alley_gold = self.alley_gold
        twin.alley_goods = self.alley_goods
        twin.alley_potions = self.alley_potions
        twin.unseen = self.unseen
        twin.queue = self.queue
        twin.waiting = self.waiting
        twin.chart = self.chart
        twin.known = self.known
        twin.stranger = self.stranger
        twin.victim = self.victim
        twin.cell = self.cell
        twin.resuming = self.resuming
        twin.filched = self.filched
        twin.charmed = self.charmed
        twin.walked = self.walked
        twin.bound = self.bound
        twin.turning = 0
        twin.healed = self.healed
        twin.die = self.die
        twin.winners = self.winners
        twin.own = self.own[:]
        twin.past = self.past[:]
        return twin

    def get_setup(self) -> ElixirSetup:
        return self.setup

    # Reading and changing the state

    def row(self, seat: i64) -> i64:
        """The index at which a seat's numbers begin."""
        return seat * ROW

    def knows(self, seat: i64, cell: i64) -> bool:
        return self.known >> (seat * 9 + cell) & 1 != 0

    def ask(self, phase: i64) -> None:
        """The wizard whose turn it is must decide."""
        self.phase = phase
        self.actor = self.seat

    def go_on(self) -> None:
        """Go on after the effect of a space."""
        turns.go_to_brew(self)

    def resume(self) -> None:
        """Go on after an interruption."""
        self.resume_at(go_back(self))

    def resume_at(self, phase: i64) -> None:
        if phase == ADDING:
            brewing.go_on_adding(self)
        else:
            turns.resume(self, phase)

    # What may be done, and doing it

    def actions(self) -> vec[i64]:
        out = self.setup.scratch  # as the base class does, but Python calls a class's own methods faster
        return out[: self.list_actions(out)]

    def list_actions(self, out: vec[i64]) -> i64:
        if self.actor < 0:
            return 0
        phase = self.phase
        n: i64 = 0
        if phase == MOVING:
            return list_window(self, out, list_moves(self, out, 0))
        if phase == BREWING:
            n = list_window(self, out, brewing.list_brews(self, out, 0))
            out[n] = END
            return n + 1
        if phase == ARRIVING:
            return self.list_arriving(out)
        if phase in (EARNING, ENDING):
            n = list_window(self, out, 0)
            out[n] = END
            if phase == EARNING:
                out[n] = EARN
            return n + 1
        if phase == FACING:
            out[0] = FACE
            return list_window(self, out, 1)
        if phase == ADDING:
            return list_window(self, out, brewing.list_adding(self, out, 0))
        if phase == HIRING:
            out[0] = HIRE
            out[1] = REFUSE
            return list_window(self, out, 2)
        if phase == HEALING:
            if turns.may_pay(self):
                out[n] = PAY
                n += 1
            out[n] = STAY
            return list_window(self, out, n + 1)
        if phase == LOOKING:
            while n < 9:
                out[n] = LOOK + n
                n += 1
            return list_window(self, out, n)
        if phase == WALKING:
            return list_window(self, out, list_moves(self, out, 0))
        category: i64 = 0
        while category < 3:
            if sort_of(self.own[self.row(self.victim) + SHELF], category) != 0:
                out[n] = SMASH_ALL + category
                n += 1
            category += 1
        return list_window(self, out, n)

    def list_arriving(self, out: vec[i64]) -> i64:
        place = self.own[self.row(self.seat) + PLACE]
        n: i64 = list_window(self, out, list_trades(self, place, out, 0))
        out[n] = DONE
        if place >= STREET:
            out[n] = MEET
        return n + 1

    def play(self, action: i64) -> None:
        if action >= MOVE:
            self.move(action - MOVE)
        elif self.actor == CHANCE:
            self.strike(action)
        elif action < BREW:
            trade(self, action)
            turns.arrive(self)
        elif action < GEM:
            brewing.brew(self, action - BREW)
        elif action < LOOK:
            brewing.add_gem(self, action - GEM)
        elif action < DRINK:
            brewing.find(self, action - LOOK)
        elif action < FILCH:
            phase = self.phase
            drink(self, action - DRINK)
            self.resume_at(phase)
        elif action < SEND:
            filch(self, action - FILCH)
        elif action < SMASH_ALL:
            strangers.send(self, action - SEND)
        elif action < HIRE:
            strangers.smash(self, action - SMASH_ALL)
        else:
            self.answer(action)

    def move(self, place: i64) -> None:
        if self.phase == WALKING:
            self.walked = 1
            strangers.under_the_pack(self, self.stranger)
            self.stranger = NO_STRANGER
        turns.move_to(self, place)

    def answer(self, action: i64) -> None:
        """The short answers."""
        if action == END:
            turns.end_turn(self)
        elif action == DONE:
            turns.go_to_brew(self)
        elif action == ROLL:
            brewing.roll(self)
        elif action == EARN:
            turns.earn(self)
        elif action == MEET:
            strangers.meet(self)
        elif action == HIRE:
            strangers.hire(self)
        elif action == REFUSE:
            strangers.refuse(self)
        elif action == FACE:
            strangers.roll(self)
        elif action == PAY:
            turns.pay_healers(self)
        else:
            turns.stay(self)

    def strike(self, action: i64) -> None:
        """Carry out a chance event."""
        phase = self.phase
        if phase in (ROLLED, ATTACKED):
            self.die = action - DIE + 1
        if phase == ROLLED:
            brewing.rolled(self, self.die)
        elif phase == ATTACKED:
            strangers.attack_rolled(self, self.die)
        elif phase == MEETING:
            strangers.met(self, action - STRANGER)
        elif phase == FINDING:
            brewing.discover(self, action - FORMULA)
        elif phase == ROBBED:
            strangers.rob(self, action - POTION)
        elif phase == BURGLED:
            strangers.burgle(self, action - LOOT)
        elif phase == FILCHED:
            filched(self, action - POTION)
            self.resume()
        else:
            self.move_in(action - LAB_DRAWN)

    def move_in(self, lab: i64) -> None:
        """Each wizard begins in a lab of its own."""
        row = self.row(self.seat)
        self.own[row + LAB] = lab
        self.own[row + PLACE] = lab
        events.place(self, "moved-in", self.seat, lab)
        self.seat += 1
        if self.seat < self.setup.seats:
            return
        self.seat = 0
        if self.setup.short:  # E20
            self.ask(LOOKING)
        else:
            turns.next_turn(self)

    # Chance

    def outcomes(self) -> list[tuple[int, int]]:
        return dealing.outcomes(self) if self.actor == CHANCE else []

    def pick(self, bits: i64) -> i64:
        return dealing.pick(self, bits)

    def redeal(self, seat: int | None, rng: Source) -> None:
        redeal.redeal(self, seat, random_bits(rng))

    # The end

    def returns(self) -> list[float]:
        sharing = max(1, int(count(self.winners)))
        return [
            1.0 / sharing if self.winners >> seat & 1 != 0 else 0.0 for seat in range(int(self.setup.seats))
        ]

    # What people read

    def question(self, arguments: dict[str, Any]) -> Message:
        phase = self.phase
        ids = self.setup.tables.ids
        if phase == ARRIVING:
            place = self.own[self.row(self.seat) + PLACE]
            kind = "street" if place >= STREET else place_kind(place)
            return Message(f"prompt-{kind}", arguments)
        if phase in (HIRING, FACING):
            arguments["stranger"] = ids.strangers[self.stranger]
        if phase == HIRING:
            arguments["count"] = int(self.setup.tables.hire[self.stranger])
        elif phase == SMASHING:
            arguments["rival_seat"] = int(self.victim)
        elif phase == HEALING:
            arguments["count"] = int(turns.price_of_healing(self, self.seat))
            arguments["payable"] = turns.may_pay(self)
        return Message("prompt-" + PHASES[phase], arguments)

    def piece_counts(self) -> dict[str, int]:
        ids = self.setup.tables.ids
        found = {"gold": int(self.pile + self.alley_gold)}
        found |= {name: int(many(self.stock + self.alley_goods, k)) for k, name in enumerate(ids.ingredients)}
        found |= {name: int(many(self.pack + self.alley_potions, k)) for k, name in enumerate(ids.potions)}
        strangers = int(count(self.unseen) + self.waiting + out_of_pack(self))
        own = self.own
        for seat in range(int(self.setup.seats)):
            row = self.row(seat)
            found["gold"] += int(own[row + GOLD])
            strangers += int(count(own[row + HIRED]))
            for k, name in enumerate(ids.ingredients):
                found[name] += int(many(own[row + CARRIED] + own[row + SHELF] + own[row + TABLE], k))
            for k, name in enumerate(ids.potions):
                found[name] += int(many(own[row + HAND], k))
                for level in range(1, MOST_LEVELS + 1):
                    found[name] += int(many(own[row + ACTIVE + level], k))
        found["strangers"] = strangers
        return found


def place_kind(place: i64) -> str:
    """The kind of a place: `lab`, `shop` or `alley`."""
    if place < 4:
        return "lab"
    return "shop" if place < 7 else "alley"
