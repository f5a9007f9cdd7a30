"""The state of a table: its match, seats, clocks, vote, talk and ending, as its journal's entries add up.

`TableState` takes entries as facts. `Table` (table.py) decides which actions are allowed, and writes the
entries; a journal is replayed (rebuild.py) by applying its entries one after another.
"""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from philtre.core.dice import Bits
from philtre.core.errors import PhiltreError
from philtre.core.game import Game
from philtre.core.message import Message
from philtre.core.registry import edition, game, has_game
from philtre.core.state import NOBODY
from philtre.table.clocks import Clocks
from philtre.table.entries import (
    AnyEntry,
    BotSeated,
    Called,
    Dealt,
    Declined,
    DevicesEnded,
    Ended,
    Freed,
    HandedBack,
    Joined,
    Moved,
    Notice,
    Offered,
    Opened,
    Paused,
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
    Voted,
    VoteKind,
    WatchRelinked,
)
from philtre.table.lesson import Lesson, LessonMatch, lesson_of
from philtre.table.match import Match
from philtre.table.refused import Refused
from philtre.table.seats import Seat
from philtre.table.setup import Plan, Setup
from philtre.table.votes import Vote
from philtre.text.record import Record

OF_SEATS = (Sat, Joined, Stood, Freed, StoodIn, HandedBack, RanOut, Shuffled, BotSeated, Resigned)
ASIDE = (
    Sat, Joined, Stood, Freed, DevicesEnded, Relinked, WatchRelinked, Undone, Called, Voted, StoodIn,
    HandedBack, Paused, Resumed, BotSeated, Offered, Declined,
)  # fmt: skip


class Outdated(PhiltreError):
    """The table was opened under other rules or with other content than this program has.

    `message` tells it to people.
    """

    def __init__(self, text: str, message: Message) -> None:
        super().__init__(text)
        self.message = message


@dataclass(frozen=True)
class Ending:
    """The end of a table: the reason, with the values that Ended has, and each seat's result."""

    reason: str
    returns: tuple[float, ...]


def lesson_given(opened: Opened) -> Lesson | None:
    """The lesson that a table gives; Outdated if it is another by now."""
    if not opened.lesson:
        return None
    played = edition_of(opened.setup)
    try:
        lesson = lesson_of(played)
    except (PhiltreError, OSError):
        raise Outdated(
            f"a table with a lesson of {played.name} that is not here", Message("learn-none")
        ) from None
    if lesson.fingerprint != opened.lesson:
        raise Outdated(
            f"a table with another lesson of {played.name} than the one that is here",
            Message("learn-changed"),
        )
    return lesson


def edition_of(setup: Setup) -> Game:
    """The game as it was when the table was opened; Outdated if its rules or its content are not here."""
    said = f"a table of {setup.game} under rules {setup.rules}, content {setup.content}"
    if not has_game(setup.game):
        raise Outdated(said, Message("setup-game", {"game": setup.game}))
    ours = game(setup.game).rules_version
    if setup.rules != ours:
        id = "table-outdated" if setup.rules < ours else "table-newer"
        raise Outdated(said, Message(id, {"rules": setup.rules, "ours": ours}))
    played = edition(setup.game, setup.content)
    if played is None:
        raise Outdated(said, Message("table-content"))
    return played


class TableState:
    """A table as its journal says it is."""

    def __init__(self, opened: Opened, rng: Bits, lesson: Lesson | None = None) -> None:
        played = edition_of(opened.setup)
        options = played.current_options(opened.setup.options)
        setup = msgspec.structs.replace(opened.setup, options=options)
        self.setup = setup
        self.host = opened.host
        self.lesson = lesson
        if lesson is not None:
            self.match: Match = LessonMatch(lesson, rng, opened.chance, deal=False)
        else:
            before = (*opened.chance, *opened.played)
            self.match = Match(
                played, rng, setup.variant, len(setup.seats), setup.options, actions=before, deal=False
            )
            self.match.begin_here()
        self.origin = opened.origin  # the finished game that this one goes on from, if any
        self.deciding = self.match.actor  # the seat whose decision the position waits for
        self.seats = [Seat(plan) for plan in setup.seats]
        self.shuffled = False  # lots were drawn for the seats
        self.drawn_seats = list(range(len(self.seats)))  # where each seat's player sits since lots were drawn
        self.clocks = Clocks(setup.clock, len(self.seats))
        self.vote: Vote | None = None  # that is open
        self.paused = False
        self.chat: list[tuple[int, Said]] = []  # each with its number in the journal
        self.ended: Ended | None = None
        self.rematch = ""
        self.offers: list[int] = []  # the seats whose players would like a rematch
        self.notices: list[Notice] = []
        self.seq = 1  # entries so far
        self.moved_at = 1  # the number of the last entry that changed the position
        self.moved_before = 1  # and of the one before it
        self.last_move: Moved | None = None
        self.seated_at = 1  # the number of the last entry that changed a seat
        self.aside = 0  # entries so far that are neither moves nor talk nor ends
        self.moves = 0  # entries so far that are moves, whether they stand or not
        self.watch_link = 0  # how often the link to watch was replaced
        self.freed: set[str] = set()  # players whose seats the host has freed
        self.now = opened.at
        self._sum_up()

    # Questions

    def _sum_up(self) -> None:
        """Update the facts that are asked for often: begun, ending, actor."""
        due = self.setup.shuffle and not self.shuffled
        self.begun = self.match.dealt and not due and all(seat.taken for seat in self.seats)
        self._sum_up_position()

    def _sum_up_position(self) -> None:
        """Update the facts that a move can change: ending, actor."""
        self.ending: Ending | None = None
        if self.ended is not None:
            self.ending = Ending(self.ended.reason, self.ended.returns)
        elif self.match.over:
            shares = zip(self.match.state.returns(), self.seats, strict=True)
            self.ending = Ending("played", tuple(0.0 if seat.resigned else share for share, seat in shares))
        waiting = self.begun and self.ending is None and not self.paused
        self.actor = self.deciding if waiting else NOBODY

    @property
    def bot_to_move(self) -> str:
        """The level of the bot whose decision is waited for."""
        return self.seats[self.actor].bot if self.actor != NOBODY else ""

    def seats_of(self, player: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if player in seat.players]

    def voter(self, seat: int) -> int:
        """The seat that votes for its player, who may have several."""
        return next(
            number for number, other in enumerate(self.seats) if other.player == self.seats[seat].player
        )

    def record(self) -> Record:
        """The match as it stands, with its players' names."""
        if self.lesson is not None:
            raise Refused(Message("learn-no-record"))
        record = self.match.record()
        record.players = [
            f"bot:{seat.plan.level}" if seat.plan.kind == "bot" else seat.name or called(seat, number)
            for number, seat in enumerate(self.seats, 1)
        ]
        return record

    def ran_out(self, now: int) -> bool:
        deadline = self.clocks.deadline()
        return deadline is not None and now >= deadline

    # The journal

    def write(self, entry: AnyEntry) -> list[AnyEntry]:
        """Apply an entry that has been checked. Returns it as a list."""
        self.apply(entry)
        return [entry]

    def apply(self, entry: AnyEntry, deciding: int | None = None) -> None:
        """Apply an entry to the table. The match has played it already, live or rebuilt from a journal.

        A rebuilt match skips moves that were taken back later: then `deciding` is the seat to decide.
        """
        self.seq += 1
        self.now = entry.at
        before = self.deciding
        if isinstance(entry, Moved):  # most entries, by far
            self.moves += 1
            self._position_changed(entry, deciding)
            self._sum_up_position()
        else:
            self._apply_other(entry, deciding)
            self._sum_up()
        self._run_clock(entry, before)

    def _apply_other(self, entry: AnyEntry, deciding: int | None) -> None:
        """Apply an entry that is not a move."""
        match entry:
            case Dealt():
                self._position_changed(None, deciding)
            case Undone(seat=by):
                self._position_changed(None, deciding)
                self._bring_back_notices()
                self._note("taken-back" if by is None else "undone", by)
            case Shuffled(order=order):
                self.shuffled = True
                self.seats = [self.seats[seat] for seat in order]
                self.drawn_seats = [order.index(seat) for seat in self.drawn_seats]
                plans = tuple(seat.plan for seat in self.seats)
                self.setup = msgspec.structs.replace(self.setup, seats=plans)
            case Sat(seat=seat, player=player, name=name, registered=registered):
                self.seats[seat].players, self.seats[seat].name = [player], name
                self.seats[seat].registered = registered
            case Joined(seat=seat, player=player):
                if player not in self.seats[seat].players:
                    self.seats[seat].players.append(player)
                self.seats[seat].devices += 1
            case Stood(seat=seat):
                self._leave(self.seats[seat])
            case Freed(seat=seat):
                self.freed.update(self.seats[seat].players)
                self.seats[seat].link += 1
                self._leave(self.seats[seat])
                if self.seats[seat].plan.kind == "bot":
                    self._plan(seat, Plan())
            case BotSeated(seat=seat, level=level):
                self.seats[seat].link += 1
                self._plan(seat, Plan("bot", level))
            case DevicesEnded(seat=seat):
                del self.seats[seat].players[1:]
                self.seats[seat].devices += 1
            case WatchRelinked():
                self.watch_link += 1
            case Relinked(seat=seat):
                self.seats[seat].link += 1
            case Called():
                self.vote = Vote(entry)
            case Voted(seat=seat, yes=yes):
                assert self.vote is not None
                self.vote.votes[seat] = yes
                if self.vote.failed:
                    asked = self.vote.called
                    self._note("withdrawn" if seat == asked.seat else f"refused-{asked.vote}", seat)
                    self.vote = None
            case StoodIn(seat=seat, level=level):
                self.seats[seat].stand_in = level
                self._settle("stand-in")
                self._note("stand-in", seat, bot=level)
            case HandedBack(seat=seat):
                self.seats[seat].stand_in = ""
                self._note("handed-back", seat)
            case Paused():
                self.paused = True
                self._settle("pause")
                self._note("paused")
            case Resumed(seat=seat):
                self.paused = False
                self._note("resumed", seat)
            case Said():
                self.chat.append((self.seq, entry))
            case RanOut(seat=seat):
                self.seats[seat].out = True
                self._note("ran-out", seat)
            case Resigned(seat=seat):
                self.seats[seat].out = self.seats[seat].resigned = True
                self.vote = None  # its voters are not the same any more
                self._note("resigned", seat)
            case Ended():
                self.ended, self.vote = entry, None
            case Offered(seat=seat):
                self.offers = sorted({*self.offers, seat})
                self._note("offered", seat)
            case Declined(seat=seat):
                self._note("withdrew-offer" if seat in self.offers else "declined", seat)
                self.offers = []
            case Rematched(table=table):
                self.rematch = table
            case Moved() | Opened():
                raise AssertionError("a table is opened once, and moves are applied above")
        if isinstance(entry, OF_SEATS):
            self.seated_at = self.seq
        if isinstance(entry, ASIDE):
            self.aside += 1

    def _leave(self, seat: Seat) -> None:
        """Remove the player from the seat, and make the links for other devices void."""
        seat.players, seat.name, seat.registered = [], "", False
        seat.devices += 1

    def _plan(self, seat: int, plan: Plan) -> None:
        """Plan the seat for somebody else, before the game begins."""
        self.seats[seat].plan = plan
        plans = tuple(other.plan for other in self.seats)
        self.setup = msgspec.structs.replace(self.setup, seats=plans)

    def _note(self, id: str, seat: int | None = None, **more: str) -> None:
        """Tell everybody what has happened beside the game."""
        arguments = ({} if seat is None else {"seat": seat}) | more
        self.notices.append(Notice(self.seq, len(self.match.journal), Message(f"notice-{id}", arguments)))

    def _bring_back_notices(self) -> None:
        """Steps were taken back: what was noted after them now stands at the last step that is left."""
        steps = len(self.match.journal)
        for number in range(len(self.notices) - 1, -1, -1):  # their steps never decrease
            if self.notices[number].step <= steps:
                return
            self.notices[number] = msgspec.structs.replace(self.notices[number], step=steps)

    def _position_changed(self, move: Moved | None, deciding: int | None) -> None:
        self.deciding = self.match.actor if deciding is None else deciding
        self.moved_before, self.moved_at, self.last_move = self.moved_at, self.seq, move
        self._settle("take-back")
        if self.match.over:
            self.vote = None

    def _settle(self, kind: VoteKind) -> None:
        """A vote of that kind is decided, or no longer makes sense."""
        if self.vote is not None and self.vote.called.vote == kind:
            self.vote = None

    def _run_clock(self, entry: AnyEntry, before: int) -> None:
        """Charge the seat that was deciding, and run the time of the actor; bots' time does not run."""
        actor = self.actor
        self.clocks.run(actor if actor != NOBODY and not self.seats[actor].bot else None, entry.at)
        if isinstance(entry, Moved) and self.deciding != before:
            self.clocks.end_turn(before)
        elif isinstance(entry, Undone) and self.deciding != before:
            self.clocks.reopen_turn(self.deciding)


def called(seat: Seat, number: int) -> str:
    """The name of a nameless player in a record."""
    return "a former player" if seat.former else f"Player {number}"
