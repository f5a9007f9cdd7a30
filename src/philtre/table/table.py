"""One table: the checks of all actions of players, bots and the clock, and the journal entries they make.

Every action is checked, written as entries, and applied (state.py); its entries are returned, to be stored
before anybody is told. A refused action raises Refused and changes nothing. Times are in milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from philtre.bots import LEVELS
from philtre.core.dice import Bits
from philtre.core.message import Message
from philtre.table.entries import (
    AnyEntry,
    BotSeated,
    Dealt,
    DevicesEnded,
    Ended,
    Freed,
    HandedBack,
    Joined,
    Moved,
    Opened,
    RanOut,
    Relinked,
    Rematched,
    Resigned,
    Resumed,
    Said,
    Sat,
    Shuffled,
    Stood,
    StoodIn,
    Undone,
    WatchRelinked,
)
from philtre.table.lesson import LEARNER, Lesson
from philtre.table.refused import Refused
from philtre.table.setup import Setup, settled
from philtre.table.state import TableState
from philtre.table.user_text import PHRASES, fitting, proper_chat, proper_name
from philtre.table.why_not import Against, against

MOST_ASIDE = 3000  # entries of the kinds ASIDE, after which only playing on, talk and the end are possible
MOST_UNDONE = 3000  # decisions that were taken back, after which the same holds
MOST_SAID = 2000  # lines of talk
GONE = "apprentice"  # level of the stand-in for a player who ran out of time or resigned


class Table(TableState):
    """A table in progress."""

    # Opening, and coming back

    @classmethod
    def open(
        cls, setup: Setup, host: str, name: str, rng: Bits, now: int, registered: bool = False
    ) -> tuple[Table, list[AnyEntry]]:
        """A new table; whoever plays at the host's screen sits down at once.

        `registered` says that the name is the host's own registered one.
        """
        return cls.seat_host(Opened(now, settled(setup), host), rng, name, registered)

    @classmethod
    def seat_host(
        cls, opened: Opened, rng: Bits, name: str, registered: bool = False
    ) -> tuple[Table, list[AnyEntry]]:
        """The table of that first entry, where everybody at the host's screen has sat down."""
        table, now, host = cls(opened, rng), opened.at, opened.host
        entries: list[AnyEntry] = [opened]
        for seat, plan in enumerate(opened.setup.seats):
            if plan.kind == "here":
                marked = registered and bool(name) and not plan.name
                entries += table.write(Sat(now, seat, host, plan.name or fitting(name), marked))
        return table, entries + table.deal(now)

    @classmethod
    def teach(
        cls, lesson: Lesson, language: str, host: str, name: str, rng: Bits, now: int
    ) -> tuple[Table, list[AnyEntry]]:
        """A table where the host is given a lesson."""
        setup = lesson.setup(language)
        rivals = setup.seats
        setup = msgspec.structs.replace(settled(setup), seats=rivals)  # rivals keep their names
        opened = Opened(now, setup, host, lesson=lesson.fingerprint)
        table = cls(opened, rng, lesson)
        return table, [opened, *table.write(Sat(now, LEARNER, host, name)), *table.deal(now)]

    @classmethod
    def rebuilt(cls, entries: Iterable[AnyEntry], rng: Bits) -> Table:
        """The table that a journal has come to."""
        from philtre.table.rebuild import rebuilding  # which needs this module

        slices = rebuilding(list(entries), rng)
        while True:
            try:
                next(slices)
            except StopIteration as end:
                table: Table = end.value
                return table

    def wait_at_least(self, seconds: int) -> None:
        """Wait so long for absent players, whatever the host chose when less was allowed."""
        self.setup = msgspec.structs.replace(self.setup, absence=max(self.setup.absence, seconds))

    def deal(self, now: int) -> list[AnyEntry]:
        """Lay out the game as soon as every seat is taken: before, there is nothing to be known."""
        if not all(seat.taken for seat in self.seats):
            return []
        entries = self.draw_seats(now) if self.setup.shuffle and not self.shuffled else []
        return entries if self.match.dealt else entries + self.write(Dealt(now, self.match.deal()))

    def draw_seats(self, now: int) -> list[AnyEntry]:
        """Draw lots for the seats, each order of the players as likely as the others."""
        order = list(range(len(self.seats)))
        for last in range(len(order) - 1, 0, -1):
            other = self.match.rng.getrandbits(32) * (last + 1) >> 32
            order[last], order[other] = order[other], order[last]
        return self.write(Shuffled(now, tuple(order)))

    # Sitting down

    def sit(self, seat: int, player: str, name: str, now: int, registered: bool = False) -> list[AnyEntry]:
        """Take a seat; `registered` says that the name is the player's own registered one."""
        self.must_be_open()
        self.must_know(seat)
        if player in self.seats[seat].players:
            return []
        if self.seats[seat].taken:
            raise Refused(Message("seat-taken", {"seat": seat}))
        self.must_sit_nowhere_else(seat, player)
        name = proper_name(name) if name else ""
        return self.write(Sat(now, seat, player, name, registered and bool(name))) + self.deal(now)

    def join(self, seat: int, player: str, now: int) -> list[AnyEntry]:
        """Add another device of the player to the seat."""
        self.must_know(seat)
        if player in self.seats[seat].players:
            return []
        if not self.seats[seat].players or self.seats[seat].former:
            raise Refused(Message("seat-empty", {"seat": seat}))
        self.must_sit_nowhere_else(seat, player)
        self.must_have_room()
        return self.write(Joined(now, seat, player))

    def end_devices(self, seat: int, player: str, now: int) -> list[AnyEntry]:
        """The player who took the seat goes on with it alone."""
        self.must_know(seat)
        if player not in self.seats[seat].players:
            raise Refused(Message("seat-not-yours"))
        if player != self.seats[seat].player:
            raise Refused(Message("seat-owner"))
        self.must_have_room()
        return self.write(DevicesEnded(now, seat))

    def stand_up(self, seat: int, now: int) -> list[AnyEntry]:
        self.must_be_open()
        if self.begun:
            raise Refused(Message("seat-begun"))
        self.must_have_room()
        return self.write(Stood(now, seat))

    def free(self, seat: int, now: int) -> list[AnyEntry]:
        """The host frees a seat before the game, for a person; a bot that sat there goes."""
        self.must_be_open()
        self.must_know(seat)
        if self.begun:
            raise Refused(Message("seat-begun"))
        if self.seats[seat].plan.kind == "here":
            raise Refused(Message("seat-no-person"))
        if not self.seats[seat].taken:
            raise Refused(Message("seat-empty", {"seat": seat}))
        self.must_have_room()
        return self.write(Freed(now, seat))

    def seat_bot(self, seat: int, level: str, now: int) -> list[AnyEntry]:
        """The host gives a free seat to a bot before the game."""
        self.must_be_open()
        self.must_know(seat)
        if self.begun:
            raise Refused(Message("seat-begun"))
        if self.seats[seat].taken:
            raise Refused(Message("seat-taken", {"seat": seat}))
        if level not in LEVELS:
            raise Refused(Message("setup-level", {"level": level[:20], "seat": seat}))
        self.must_have_room()
        return self.write(BotSeated(now, seat, level)) + self.deal(now)

    def relink(self, seat: int, now: int) -> list[AnyEntry]:
        """Void the link to the seat, so that another takes its place."""
        self.must_be_open()
        self.must_know(seat)
        if self.seats[seat].plan.kind != "person":
            raise Refused(Message("seat-no-link", {"seat": seat}))
        self.must_have_room()
        return self.write(Relinked(now, seat))

    def relink_watch(self, now: int) -> list[AnyEntry]:
        """Void the link to watch, so that another takes its place."""
        if self.setup.watch != "link":
            raise Refused(Message("watch-no-link"))
        self.must_have_room()
        return self.write(WatchRelinked(now))

    # Playing

    def why_not(self, seat: int, action: int, now: int) -> Message | None:
        """The reason why the seat cannot do this now; None if it can."""
        waiting = self.why_not_move(seat, now)
        return waiting if waiting is not None else self.match.why_not(action)

    def against(self, seat: int, chosen: list[str], about: list[str], now: int) -> list[Against]:
        """The reasons why the pieces pointed at cannot be chosen; empty if they can. Raises Refused."""
        waiting = self.why_not_move(seat, now)
        if waiting is not None:
            raise Refused(waiting)
        return against(self.match, chosen, about)

    def why_not_move(self, seat: int, now: int) -> Message | None:
        """The reason why nothing at all can be decided at the seat now; None if something can."""
        if self.ending is not None:
            return Message("table-over")
        if not self.begun:
            return Message("table-waiting")
        if self.paused:
            return Message("table-paused")
        if self.match.actor != seat:
            return Message("table-not-your-turn", {"seat": self.match.actor})
        if self.ran_out(now):
            return Message("clock-out")
        return None

    def act(self, seat: int, action: int, seq: int, now: int, by: str = "") -> list[AnyEntry]:
        """Decide, at the position that the journal had come to at `seq`. No entries: that was done before."""
        if not self.moved_at <= seq <= self.seq:
            if self.is_last_move(seat, action, seq):
                return []
            raise Refused(Message("table-stale"))
        reason = self.why_not_move(seat, now)
        if reason is not None:
            raise Refused(reason)
        self.must_decide(seat, by)
        chance = self.match.act(action)
        entries = self.write(Moved(now, seat, action, chance, by))
        if self.match.lesson_over and self.ending is None:
            entries += self.write(Ended(now, "taught"))
        return entries

    def is_last_move(self, seat: int, action: int, seq: int) -> bool:
        """True if this decision, made at `seq`, is the last one in the journal: it was sent twice."""
        last = self.last_move
        if last is None or (last.seat, last.action) != (seat, action) or last.by:
            return False
        return self.moved_before <= seq < self.moved_at

    def why_no_undo(self, seat: int) -> Message | None:
        """The reason why the seat cannot take its last decision back; None if it can."""
        if self.ending is not None:
            return Message("undo-over")
        if self.paused:
            return Message("table-paused")
        if self.seats[seat].bot:
            return Message("seat-bot-plays", {"seat": seat})
        return self.match.why_no_undo(seat) or self.why_no_room()

    def undo(self, seat: int, seq: int, now: int, keep: int | None = None) -> list[AnyEntry]:
        """Take back the seat's last decision; with `keep`, those since so many steps, as far as possible."""
        if not self.moved_at <= seq <= self.seq:
            raise Refused(Message("table-stale"))
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Refused(reason)
        steps = len(self.match.journal) if keep is None else keep
        return self.take_back(self.match.standing(seat, steps), now, seat)

    def take_back(self, keep: int, now: int, seat: int | None = None) -> list[AnyEntry]:
        """Go back to the first `keep` decisions: `seat` took the others back, or (None) all agreed to."""
        actor = self.match.actor
        self.match.roll_back_to(keep)
        return self.write(Undone(now, keep, seat, actor))

    # The clock

    def tick(self, now: int) -> list[AnyEntry]:
        """Time is up, if it is: at a table for two the other wins; at a larger one a stand-in plays on."""
        if not self.ran_out(now):
            return []
        seat = self.clocks.running
        assert seat is not None
        entries = self.write(RanOut(now, seat))
        if len(self.seats) > 2:
            return entries + self.write(StoodIn(now, seat, GONE))
        returns = tuple(0.0 if other == seat else 1.0 for other in range(len(self.seats)))
        return entries + self.write(Ended(now, "time", returns))

    def resume(self, seat: int, now: int) -> list[AnyEntry]:
        if not self.paused:
            raise Refused(Message("table-not-paused"))
        return self.write(Resumed(now, seat))

    # Stand-ins, talk, and the end

    def hand_back(self, seat: int, now: int) -> list[AnyEntry]:
        """The player goes on where a stand-in played."""
        self.must_have_begun()
        if self.seats[seat].resigned:
            raise Refused(Message("seat-resigned"))
        if self.seats[seat].out:
            raise Refused(Message("clock-out"))
        if not self.seats[seat].stand_in:
            return []
        return self.write(HandedBack(now, seat))

    def resign(self, seat: int, now: int) -> list[AnyEntry]:
        """Give up: the seat's player has lost. A stand-in plays on where others go on without them."""
        if self.seats[seat].resigned:
            return []
        self.must_have_begun()
        if self.lesson is not None:
            raise Refused(Message("learn-no-resign"))
        if self.seats[seat].out:
            raise Refused(Message("clock-out"))
        entries = self.write(Resigned(now, seat))
        returns = self.returns_left()
        if returns is not None:
            return entries + self.write(Ended(now, "resigned", returns))
        if self.seats[seat].stand_in:
            return entries
        return entries + self.write(StoodIn(now, seat, GONE))

    def returns_left(self) -> tuple[float, ...] | None:
        """The result, if those who have resigned leave nothing to play for; None if others play on.

        A game between sides ends when only one side is left, which wins. It also ends when no person is left:
        the sides of the bots share the win. Alone, there is no result.
        """
        if len(self.seats) == 1:
            return ()
        sides = self.match.game.metrics().sides(self.match.state)
        left = {side for side, seat in zip(sides, self.seats, strict=True) if not seat.resigned}
        people = any(seat.players and not seat.out and not seat.former for seat in self.seats)
        if people and len(left) > 1:
            return None
        return tuple(
            0.0 if seat.resigned or side not in left else 1.0 / len(left)
            for side, seat in zip(sides, self.seats, strict=True)
        )

    def say(self, seat: int, now: int, text: str = "", phrase: str = "") -> list[AnyEntry]:
        if not self.setup.talk:
            raise Refused(Message("chat-off"))
        if len(self.chat) >= MOST_SAID:
            raise Refused(Message("chat-full", {"most": MOST_SAID}))
        if phrase:
            if phrase not in PHRASES:
                raise Refused(Message("chat-phrase", {"phrase": phrase[:40]}))
            return self.write(Said(now, seat, "", phrase))
        return self.write(Said(now, seat, proper_chat(text)))

    def why_no_hint(self, seat: int, now: int) -> Message | None:
        if not self.setup.hints:
            return Message("hint-off")
        return self.why_not_move(seat, now)

    def why_no_threats(self) -> Message | None:
        """Threats are help, as hints are, but may be looked at while others decide."""
        if not self.setup.hints:
            return Message("hint-off")
        if self.ending is not None:
            return Message("table-over")
        return None if self.begun else Message("table-waiting")

    def close(self, now: int) -> list[AnyEntry]:
        """End it before its time: by the host before the game begins, or by an administrator."""
        self.must_be_open()
        return self.write(Ended(now, "closed"))

    def abandon(self, now: int) -> list[AnyEntry]:
        """End a game without a result: nobody goes on with it."""
        self.must_have_begun()
        return self.write(Ended(now, "abandoned"))

    def go_on_at(self, table: str, now: int) -> list[AnyEntry]:
        """Take everyone along to another table."""
        if self.ending is None:
            raise Refused(Message("table-not-over"))
        if self.rematch:
            return []
        return self.write(Rematched(now, table))

    # Checks

    def must_know(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused(Message("seat-unknown", {"number": seat + 1}))

    def may_sit(self, seat: int, player: str) -> bool:
        """True if no other seat keeps the player from this one; a device may have all seats of one player."""
        owner = self.seats[seat].player
        held = self.seats_of(player)
        return self.setup.several or seat in held or all(self.seats[other].player == owner for other in held)

    def must_sit_nowhere_else(self, seat: int, player: str) -> None:
        if not self.may_sit(seat, player):
            raise Refused(Message("seat-one"))

    def must_be_open(self) -> None:
        if self.ending is not None:
            raise Refused(Message("table-over"))

    def why_no_room(self) -> Message | None:
        """The reason why nothing but playing on, talk and the end is possible any more; None if more is."""
        undone = self.moves + self.match.first_decision - self.match.decisions
        return Message("table-long") if self.aside >= MOST_ASIDE or undone >= MOST_UNDONE else None

    def must_have_room(self) -> None:
        reason = self.why_no_room()
        if reason is not None:
            raise Refused(reason)

    def must_have_begun(self) -> None:
        self.must_be_open()
        if not self.begun:
            raise Refused(Message("table-waiting"))

    def must_decide(self, seat: int, by: str) -> None:
        """A person decides for a person's seat, the bot for a bot's."""
        if self.seats[seat].bot != by:
            raise Refused(Message("seat-bot-plays", {"seat": seat}))
