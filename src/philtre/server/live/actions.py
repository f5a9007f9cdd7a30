"""The life of a move on the server, in one function: `perform`.

Everything that changes a table goes this way: moves, undo, votes and talk from a WebSocket (session.py),
seats and links over HTTP (http/tables.py), bots' decisions and clocks that ran out (registry.py).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial
from typing import TYPE_CHECKING, Protocol

from philtre.core.message import Message
from philtre.protocol.live import Act, Call, HandBack, Leave, Resign, Resume, Say, Undo, Vote
from philtre.server.store.errors import Conflict
from philtre.table import votes
from philtre.table.entries import AnyEntry
from philtre.table.refused import Refused
from philtre.table.table import Table

if TYPE_CHECKING:
    from philtre.server.live.table import LiveTable

Action = Callable[[Table, int], list[AnyEntry]]  # checks and acts, at a time: returns entries, raises Refused
Answer = Callable[[Exception | None], None]  # called once: with what went wrong, if anything did
SeatMessage = (
    Act | Undo | Call | Vote | Resume | HandBack | Resign | Leave | Say
)  # from a client, for its own seat


ATTEMPTS = 8  # times that another node may be first, until an action is refused as stale


class GoOn(Protocol):
    """Wakes a generator that waits; with a problem, where it waited for something that failed."""

    def __call__(self, problem: Exception | None = None) -> None: ...


Wait = Callable[[GoOn], None]  # begins to wait: calls back once, at once or later, in the event loop
Steps = Generator[Wait, None, None]


def perform(live: LiveTable, action: Action, answer: Answer) -> Steps:
    """Carry out one action at a table, from the request to every screen. What is refused changes nothing.

    This is a generator that yields whatever it waits for (see `run`): the stations of a move stand here in
    their order, and no task is made for it.

    1. Request: a frame is read (`protocol.py`) and decoded into a typed message, such as `Act(seq, action)`
       (`Session.handle`). `action` is what it asks for (`act_for_seat`), `answer` replies to the client.
    2. Turn: the table finishes earlier actions first (`ActionQueue`).
    3. Check and act: `Table.act` refuses what is stale, out of turn or against the rules. Else the match
       plays it and draws what chance decides, and the journal entries that say so are returned.
    4. Store: the writer's thread commits the entries, with those of other tables. Nobody is told before.
       If another node has written an entry of the same number, that one counts: it is read and told, what was
       drawn here is thrown away, and the action is checked again as if it had come just now.
    5. Tell: every viewer gets what is new to it, other nodes hear that there is something (`bus/`), the next
       bot or clock is started, and whoever is asked now but not at the table gets a push message in a while
       (`push/notifier.py`).
    6. Answer: `Done`, or why not, goes to whoever asked; then the next action has its turn.
    """
    store = live.registry.store
    failure: Exception | None = None

    # 2. Turn
    yield live.queue.when_free
    live.queue.hold()
    try:
        for _ in range(ATTEMPTS):
            # 3. Check and act
            table = live.table
            now = live.used = live.now()
            steps, actor = len(table.match.journal), table.actor
            try:
                live.require_loaded()
                entries = action(table, now)
                if not entries:  # it was done before
                    return
                summary_key, job = live.prepare(entries)
            except Refused as no:
                failure = no
                return
            except Exception as problem:  # noqa: BLE001 - the caller is told
                # half of it may be done: back to what is stored
                live.registry.drop(live, Message("table-changed"))
                failure = problem
                return

            # 4. Store
            try:
                try:
                    yield partial(store.append_soon, job)
                except Conflict:  # another node was first: what it wrote is read and told
                    yield live.catch_up_soon
                    if live.has_read(job):  # these entries themselves: only the database's answer was lost
                        live.stored_until(live.stored, ())
                        live.registry.schedule(live)
                        return
                    continue  # the action is looked at again, as if it had come just now
            except Exception as problem:  # noqa: BLE001 - logged there
                failure = live.roll_back(problem)
                return

            # 5. Tell
            live.stored_until(table.seq, summary_key)
            live.registry.metrics.count("entries", len(entries))
            live.tell(entries, min(steps, len(table.match.journal)), now)
            live.registry.schedule(live)
            if table.actor != actor:
                live.registry.turn_came(live)
            return
        failure = Refused(Message("table-stale"))
    finally:
        # 6. Answer
        try:
            answer(failure)
        finally:
            live.queue.release()


def act_for_seat(
    live: LiveTable, seat: int, player: str, message: SeatMessage, table: Table, now: int
) -> list[AnyEntry]:
    """Check and do what a player's message asks for at a seat. Returns journal entries, raises Refused."""
    require_player(table, seat, player)
    match message:
        case Act(seq=seq, action=action):
            return table.act(seat, action, seq, now)
        case Undo(seq=seq, keep=keep):
            return table.undo(seat, seq, now, keep)
        case Call(vote=vote, seat=subject, level=level, keep=keep):
            return votes.call(table, vote, seat, now, subject, level, keep, live.absent(now))
        case Vote(yes=yes):
            return votes.cast(table, seat, yes, now, live.absent(now))
        case Resume():
            return table.resume(seat, now)
        case HandBack():
            return table.hand_back(seat, now)
        case Resign():
            return table.resign(seat, now)
        case Leave():
            return table.stand_up(seat, now)
        case Say(text=text, phrase=phrase):
            return table.say(seat, now, text, phrase)


def require_player(table: Table, seat: int, player: str) -> None:
    """Refuse a player who has lost the seat since the connection was made."""
    if player not in table.seats[seat].players:
        raise Refused(Message("seat-not-yours"))


def run(steps: Steps) -> None:
    """Run a generator, without a task: begin each wait that it yields, and go on when that calls back."""
    Running(steps).go_on()


class Running:
    """A generator that runs. Nothing here refers to itself: what is done needs no garbage collector."""

    __slots__ = ("steps",)

    def __init__(self, steps: Steps) -> None:
        self.steps = steps

    def go_on(self, problem: Exception | None = None) -> None:
        try:
            wait = next(self.steps) if problem is None else self.steps.throw(problem)
        except StopIteration:
            return
        wait(self.go_on)
