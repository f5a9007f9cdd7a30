"""What a viewer is sent: the whole view, or what is new since the last message. Nothing else leaves a table.

A viewer is a seat, or None for who watches. Everything here is made from what that viewer may know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from philtre.core.game import Game
from philtre.core.message import Message
from philtre.protocol.common import EndingSeen, SeatSeen, Sentence, sentence
from philtre.protocol.live import ClockSeen, Here, Line, News, Told, VoteSeen, Whole
from philtre.table.match import Match
from philtre.table.table import Table

WATCHING = Sentence("undo-watching")

encoder = msgspec.json.Encoder()
_moves: dict[Game, dict[int, msgspec.Raw]] = {}


class Memory:
    """What a viewer was sent last; all connections of the viewer are in step with it."""

    __slots__ = ("chat", "seq", "sides", "steps", "view")

    def __init__(self, table: Table, seat: int | None, now: int, seats: list[SeatSeen] | None = None) -> None:
        self.seq = table.seq
        self.steps = len(table.match.journal)
        self.chat = len(table.chat)
        self.view = table.match.state.view(seat)
        self.sides = sides(table, seat, now, seats)


def whole(
    table: Table, id: str, seat: int | None, here: Here, now: int, memory: Memory | None = None
) -> Whole:
    """All that the viewer may know."""
    if memory is None:
        memory = Memory(table, seat, now)
    return Whole(
        seq=table.seq,
        now=now,
        table=id,
        setup=table.setup,
        you=seat,
        host=seat is not None and table.seats[seat].player == table.host,
        here=here,
        steps=len(table.match.journal),
        view=table.match.state.view(seat),
        log=told(table.match, seat, 0),
        chat=lines(table, 0),
        **sides(table, seat, now),
    )


def news(memory: Memory, table: Table, seat: int | None, kept: int, now: int) -> tuple[News, Memory]:
    """What is new to a viewer; `kept` is how many steps of the match still stand from before."""
    seats = memory.sides["seats"] if table.seated_at <= memory.seq else None
    fresh = Memory(table, seat, now, seats)
    keep = min(memory.steps, kept)
    return (
        News(
            seq=table.seq,
            since=memory.seq,
            now=now,
            steps=fresh.steps,
            keep=keep,
            log=told(table.match, seat, keep),
            chat=lines(table, memory.chat),
            view=changed(memory.view, fresh.view),
            **{name: value for name, value in fresh.sides.items() if value != memory.sides[name]},
        ),
        fresh,
    )


def changed(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, Any]:
    """The fields of a view that are not as they were."""
    return {
        name: getattr(after, name)
        for name in after.__struct_fields__
        if getattr(after, name) != getattr(before, name)
    }


def sides(table: Table, seat: int | None, now: int, seats: list[SeatSeen] | None = None) -> dict[str, Any]:
    """What stands beside the view; `seats` if they are known to be as they were."""
    asked = table.begun and table.ending is None
    deciding = seat is not None and seat == table.actor and not table.seats[seat].bot
    ending = table.ending
    return {
        "seats": seats if seats is not None else seats_seen(table, seat),
        "actor": table.actor,
        "moves": moves(table.match) if deciding else [],
        "prompt": sentence(table.match.state.prompt() if asked else None),
        "undo": WATCHING if seat is None else sentence(why_no_undo(table, seat)),
        "clock": clock_seen(table, now),
        "vote": vote_seen(table),
        "paused": table.paused,
        "ending": EndingSeen(ending.reason, list(ending.returns)) if ending else None,
        "rematch": table.rematch,
    }


def why_no_undo(table: Table, seat: int) -> Message | None:
    return table.why_no_undo(seat) if table.begun else Message("table-waiting")


def seats_seen(table: Table, seat: int | None) -> list[SeatSeen]:
    player = table.seats[seat].player if seat is not None else ""
    return [
        SeatSeen(
            kind=other.plan.kind,
            level=other.plan.level,
            name=other.name or other.plan.name,
            taken=other.taken,
            yours=bool(player) and other.player == player,
            stand_in=other.stand_in,
            out=other.out,
        )
        for other in table.seats
    ]


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
    )


def told(match: Match, seat: int | None, since: int) -> list[Told]:
    return [Told(line.step, line.actor, line.event) for line in match.told(seat, since)]


def lines(table: Table, since: int) -> list[Line]:
    return [Line(seq, said.seat, said.at, said.text, said.phrase) for seq, said in table.chat[since:]]


def moves(match: Match) -> list[msgspec.Raw]:
    """What may be decided now, each move written once for all tables of the game."""
    game = match.game
    written = _moves.setdefault(game, {})
    found: list[msgspec.Raw] = []
    for action in match.legal():
        raw = written.get(action)
        if raw is None:
            raw = msgspec.Raw(encoder.encode({"action": action, "move": game.move(action)}))
            written[action] = raw
        found.append(raw)
    return found
