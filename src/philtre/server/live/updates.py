"""Updates for viewers: the whole view, or the difference to the last message. Nothing else leaves a table.

A viewer is a seat, or None for spectators. Everything here is made from what that viewer may know; until the
game begins a seat is shown what spectators are shown, as it may yet be left for another.
"""

from __future__ import annotations

from typing import Any

import msgspec

from philtre.core.game import Game
from philtre.core.message import Message
from philtre.protocol.common import EndingSeen, SeatSeen
from philtre.protocol.live import (
    ClockSeen,
    Here,
    LessonSeen,
    LessonStep,
    Line,
    News,
    OriginSeen,
    Sides,
    VoteSeen,
    Whole,
)
from philtre.table.entries import Told
from philtre.table.lesson import Lesson
from philtre.table.match import Match
from philtre.table.seats import Seat
from philtre.table.table import Table

WATCHING = Message("undo-watching")
SIDES = Sides.__struct_fields__
MOST_LINES = 200  # lines of talk in a whole view, the newest
MOST_BYTES = 65_536  # and what they may weigh
MOST_NOTICES = 200  # notices in a whole view, the newest

encoder = msgspec.json.Encoder()
_moves: dict[Game, dict[int, tuple[dict[str, Any], msgspec.Raw]]] = {}  # moves, and their JSON


class Snapshot:
    """The last things that a viewer was sent: the next update is the difference to them."""

    __slots__ = ("chat", "notices", "perspective", "seq", "sides", "steps", "view")

    def __init__(self, table: Table, perspective: int | None, view: tuple[Any, ...], sides: Sides) -> None:
        self.perspective = perspective
        self.seq = table.seq
        self.steps = len(table.match.journal)
        self.chat = len(table.chat)
        self.notices = len(table.notices)
        self.view = view
        self.sides = sides


def snapshot(table: Table, seat: int | None, now: int) -> Snapshot:
    """The snapshot of a viewer who is sent everything just now."""
    perspective = perspective_of(table, seat)
    view = table.match.state.view(perspective)
    beside = sides(table, seat, view, shared_sides(table, now))
    return Snapshot(table, perspective, msgspec.structs.astuple(view), beside)


def perspective_of(table: Table, seat: int | None) -> int | None:
    """The seat whose view a viewer is shown: its own from the beginning of the game on, else None."""
    return seat if table.begun else None


def whole(
    table: Table, id: str, seat: int | None, here: Here, now: int, log: list[Told] | None = None
) -> Whole:
    """The message of everything that the viewer may know; `log` is its event log, if already built."""
    perspective = perspective_of(table, seat)
    view = table.match.state.view(perspective)
    return Whole(
        seq=table.seq,
        now=now,
        table=id,
        setup=table.setup,
        you=seat,
        host=seat is not None and table.seats[seat].player == table.host,
        here=here,
        steps=len(table.match.journal),
        view=view,
        log=table.match.told(perspective) if log is None else log,
        chat=newest_lines(table),
        notices=table.notices[-MOST_NOTICES:],
        origin=OriginSeen(table.origin, table.match.first_step) if table.origin else None,
        lesson=lesson_seen(table.lesson) if table.lesson is not None else None,
        facts=table.match.facts(),
        **msgspec.structs.asdict(sides(table, seat, view, shared_sides(table, now))),
    )


def news(
    snapshot: Snapshot, table: Table, seat: int | None, shared: Sides, kept_steps: int, now: int
) -> tuple[News, Snapshot]:
    """The update for a viewer, and its new snapshot; `kept_steps` of the match stand from before."""
    perspective = perspective_of(table, seat)
    view = table.match.state.view(perspective)
    values = msgspec.structs.astuple(view)
    seats = snapshot.sides.seats if table.seated_at <= snapshot.seq else None
    beside = sides(table, seat, view, shared, seats)
    fresh = Snapshot(table, perspective, values, beside)
    keep = min(snapshot.steps, kept_steps) if perspective == snapshot.perspective else 0
    before, after = msgspec.structs.astuple(snapshot.sides), msgspec.structs.astuple(beside)
    return (
        News(
            seq=table.seq,
            since=snapshot.seq,
            now=now,
            steps=fresh.steps,
            keep=keep,
            log=table.match.told(perspective, keep),
            chat=lines(table, snapshot.chat),
            notices=table.notices[snapshot.notices :],
            view={
                name: new
                for name, old, new in zip(view.__struct_fields__, snapshot.view, values, strict=True)
                if old is not new and old != new
            },
            **{
                name: new
                for name, old, new in zip(SIDES, before, after, strict=True)
                if old is not new and old != new
            },
        ),
        fresh,
    )


def shared_sides(table: Table, now: int) -> Sides:
    """The sides that are the same for all viewers; `sides` sets seats, moves, forced and undo."""
    asked = table.begun and table.ending is None
    ending = table.ending
    return Sides(
        seats=[],
        actor=table.actor,
        moves=[],
        forced=False,
        prompt=table.match.state.prompt() if asked else None,
        undo=None,
        clock=clock_seen(table, now),
        vote=vote_seen(table),
        paused=table.paused,
        ending=EndingSeen(ending.reason, list(ending.returns)) if ending else None,
        rematch=table.rematch,
        offers=table.offers,
    )


def sides(
    table: Table, seat: int | None, view: Any, shared: Sides, seats: list[SeatSeen] | None = None
) -> Sides:
    """The sides of a viewer who sees this view; `seats` if they are known to be as they were."""
    deciding = seat is not None and seat == table.actor and not table.seats[seat].bot
    return msgspec.structs.replace(
        shared,
        seats=seats if seats is not None else seats_seen(table, seat),
        moves=moves(table.match, view) if deciding else [],
        forced=deciding and table.match.openly_forced,
        undo=WATCHING if seat is None else why_no_undo(table, seat),
    )


def why_no_undo(table: Table, seat: int) -> Message | None:
    return table.why_no_undo(seat) if table.begun else Message("table-waiting")


def seats_seen(table: Table, seat: int | None) -> list[SeatSeen]:
    player = table.seats[seat].player if seat is not None else ""
    return [
        SeatSeen(
            kind=other.plan.kind,
            level=other.plan.level,
            name=other.name or kept_for(other),
            taken=other.taken,
            yours=bool(player) and other.player == player,
            stand_in=other.stand_in,
            out=other.out,
            former=other.former,
            registered=other.registered,
            resigned=other.resigned,
        )
        for other in table.seats
    ]


def kept_for(seat: Seat) -> str:
    """The name that the host gave to a seat; whoever sits there has a name of their own, or none."""
    return "" if seat.plan.kind == "person" and seat.players else seat.plan.name


def clock_seen(table: Table, now: int) -> ClockSeen | None:
    if table.setup.clock is None:
        return None
    left = [table.clocks.left_at(seat, now) for seat in range(len(table.seats))]
    return ClockSeen(left, table.clocks.running)


def vote_seen(table: Table) -> VoteSeen | None:
    if table.vote is None:
        return None
    called = table.vote.called
    return VoteSeen(
        vote=called.vote,
        seat=called.seat,
        voters=list(called.voters),
        votes=dict(table.vote.votes),
        needed=table.vote.needed,
        subject=called.subject,
        level=called.level,
        keep=called.keep,
        step=table.match.steps_of(called.keep) if called.vote == "take-back" else 0,
    )


def lesson_seen(lesson: Lesson) -> LessonSeen:
    steps = [LessonStep(step.words, list(step.point), step.until) for step in lesson.steps]
    return LessonSeen(steps, lesson.wanted())


def lines(table: Table, since: int) -> list[Line]:
    return [Line(seq, said.seat, said.at, said.text, said.phrase) for seq, said in table.chat[since:]]


def newest_lines(table: Table) -> list[Line]:
    """The latest table talk, in order: so many lines and bytes at most."""
    found = lines(table, max(0, len(table.chat) - MOST_LINES))
    weight = 0
    for number in range(len(found) - 1, -1, -1):
        weight += len(encoder.encode(found[number])) + 1
        if weight > MOST_BYTES:
            return found[number + 1 :]
    return found


def moves(match: Match, view: Any) -> list[msgspec.Raw]:
    """The legal moves as JSON, for a seat that sees this view."""
    game = match.game
    detail = game.parts.move_details
    written = _moves.setdefault(game, {})
    found = []
    for action in match.legal():
        if action not in written:
            move = game.move(action)
            written[action] = move, msgspec.Raw(encoder.encode({"action": action, "move": move}))
        move, raw = written[action]
        details = detail(view, move) if detail is not None else None
        if details:
            raw = msgspec.Raw(encoder.encode({"action": action, "move": move, "details": details}))
        found.append(raw)
    return found
