"""Asking a table why something cannot be chosen: answered to the player who must decide, with limits."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.server.inprocess import served
from tests.server.people import table_of

from philtre.client import TableClient
from philtre.protocol import live

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
            assert id_of(await why(places[1], text="restock")) == "table-not-your-turn"

    play(scene())


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
