"""Asking a table why something cannot be chosen: answered to the player who must decide, with limits."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.inprocess import served
from tests.server.people import table_of

from philtre import game, list_games
from philtre.client import TableClient
from philtre.protocol import live
from philtre.server.live.typed import read_move
from philtre.table.setup import Plan, Setup
from philtre.table.table import Table

Play = Callable[[Any], Any]


def id_of(reason: live.Reason) -> str | None:
    return reason.message.id if reason.message else None


async def why(place: TableClient, **asked: Any) -> live.Reason:
    reason = await place.ask(live.Why(**asked))
    assert isinstance(reason, live.Reason)
    return reason


def test_who_decides_is_told_why_and_where_the_rules_say_so(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base) as places:
            reason = await why(places[0], about=["station:ruby"])
            assert id_of(reason) == "refusal-gems-needed"
            (one,) = reason.against
            assert (one.kind, one.rule, one.chapter) == ("hire", "A13", "rules-08-hire")
            every = await why(places[0])
            assert every.message is None
            assert {"hire", "hire-any", "decree"} <= {one.kind for one in every.against}
            nothing = await why(places[0], about=["z9"])
            assert (id_of(nothing), nothing.against) == ("why-no-move", [])
            other = await why(places[1], about=["station:ruby"])
            assert (id_of(other), other.against) == ("table-not-your-turn", [])

    play(scene())


def test_a_typed_move_is_read_or_answered_with_a_reason(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base) as places:
            offered = [move.move["at"] for move in places[0].moves if move.move["kind"] == "reveal"]
            read = await why(places[0], text=f"  Reveal {offered[0].upper()} ")
            assert id_of(read) is None
            assert read.action in places[0].actions
            assert id_of(await why(places[0], text="reveal")) == "typing-several"
            assert id_of(await why(places[0], text="hire ruby")) == "refusal-gems-needed"
            near = await why(places[0], text=f"reveel {offered[0]}")
            assert near.message
            assert near.message.id == "unreadable-near"
            assert near.message.arguments["near"] == f"reveal {offered[0]}"
            assert id_of(await why(places[0], text="dance")) == "unreadable"

    play(scene())


def test_who_does_not_decide_learns_nothing_by_typing(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base) as places:
            offered = next(move.move["at"] for move in places[0].moves if move.move["kind"] == "reveal")
            for typed in ("restock", "reveal", f"reveel {offered}", "dance", f"reveal {offered}"):
                assert id_of(await why(places[1], text=typed)) == "table-not-your-turn", typed

    play(scene())


@pytest.mark.parametrize("name", [name for name in list_games() if not game(name).perfect_information])
def test_typed_moves_are_answered_alike_in_every_world_that_a_seat_could_be_in(name: str) -> None:
    dice = random.Random(name)
    table, _ = Table.open(Setup(name, (Plan("here"), Plan("here"))), "ann", "Ann", dice, 0)
    match, differed = table.match, 0
    for _ in range(40):
        truth = match.state
        if truth.over:  # a short game
            break
        moves = [match.game.text(action) for action in dice.sample(match.legal(), min(3, len(match.legal())))]
        typed = [text for move in moves for text in (move, f"{move}q", move.split()[0], move[1:])]
        for seat in range(2):
            world = truth.copy()
            world.redeal(seat, dice)
            differed += world.position() != truth.position()
            answers = [read_move(table, seat, text, 0) for text in typed]
            match.state = world
            assert [read_move(table, seat, text, 0) for text in typed] == answers
            match.state = truth
        table.act(table.actor, dice.choice(match.legal()), table.seq, 0)
    assert differed


def test_too_many_questions(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base) as places:

            async def much() -> None:
                for _ in range(60):
                    await places[0].ask(live.Why(about=["a1"]))

            with pytest.raises(Exception, match="limit-rate"):
                await much()
            assert places[0].sides.moves

    play(scene())


def test_threats_follow_the_switch_of_hints(server: Any, play: Play) -> None:
    async def scene() -> None:
        async with table_of(server.base, hints=True) as places:
            for place in places:  # also while somebody else decides
                assert isinstance(await place.ask(live.Threats()), live.Warned)
        async with table_of(server.base, hints=False) as places:
            with pytest.raises(Exception, match="hint-off"):
                await places[0].ask(live.Threats())

    play(scene())


def test_advice_is_not_thought_about_when_its_player_has_gone(tmp_path: Path, play: Play) -> None:
    async def scene() -> None:
        async with served(tmp_path) as (service, base):
            service.bots.free = []  # every worker process is busy
            async with table_of(base, hints=True) as places:
                await places[0].send(live.Hint(id=1))
                while not service.hints.taken:
                    await asyncio.sleep(0.01)
                assert len(service.registry.background) == 1
            while service.hints.taken or service.registry.background:
                await asyncio.sleep(0.01)

    play(scene())
