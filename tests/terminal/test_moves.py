"""Moves that can be typed in several ways: a match of Apotheca is named by any of its tiles."""

import asyncio
import io
import json
import random
import sys
from typing import Any

import pytest
from tests.terminal.conftest import Keyboard
from websockets.asyncio.server import ServerConnection, serve

from philtre import game
from philtre.cli import main
from philtre.protocol.live import Here
from philtre.server.live.updates import encoder, whole
from philtre.table.match import Match
from philtre.table.setup import Plan, Setup
from philtre.table.table import Table
from philtre.terminal.asking import Asking
from philtre.terminal.choices import Choice
from philtre.terminal.screen import Screen
from philtre.terminal.seating import LocalSeat
from philtre.terminal.session import Session
from philtre.terminal.telling import moves_line
from philtre.text.words import Words

APOTHECA = game("apotheca")
# Once b1 and b2 have changed places, the rubies a1 to c1 and the sapphires a2 to c2 are two matches.
TWO_MATCHES = "R B R . / B R B . / . . . . / . . . . | active=benedetto/-"


def two_matches() -> Any:
    state = APOTHECA.position(TWO_MATCHES)
    state.play_checked("flickering-flip b1 b2")
    assert {APOTHECA.text(action) for action in state.legal_actions()} == {"collect a1", "collect a2"}
    return state


def at_the_screen() -> tuple[Asking, io.StringIO]:
    match = Match(APOTHECA, random.Random(1), "standard", 2, deal=False)
    match.state = two_matches()
    sink = io.StringIO()
    session = Session(match, [LocalSeat(), LocalSeat()], Screen(io.StringIO(), sink), "en", 1)
    return Asking(session, 0), sink


@pytest.mark.parametrize(
    ("typed", "first"),
    [("collect a1", "a1"), ("collect b1", "a1"), ("collect c1", "a1"), ("Collect  B2", "a2")],
)
def test_any_tile_of_a_match_names_it(typed: str, first: str) -> None:
    asking, sink = at_the_screen()
    asking.understand(f"why {typed}")
    assert f"“{' '.join(typed.lower().split())}” is possible now." in sink.getvalue()
    asking.understand(typed)
    assert APOTHECA.text(asking.session.match.journal[0].action) == f"collect {first}"


def test_a_space_without_a_match_is_refused_by_its_own_name() -> None:
    asking, sink = at_the_screen()
    asking.understand("collect d4")
    assert asking.session.match.journal == []
    assert "d4" in sink.getvalue()


def test_any_tile_of_a_match_names_it_at_a_served_table(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = (Plan("here"), Plan("here"))
    table, _ = Table.open(Setup("apotheca", seats), "ann", "Ann", random.Random(1), 0)
    table.match.state = two_matches()
    acted: list[str] = []
    monkeypatch.setattr(sys, "stdin", Keyboard(["collect c2", "collect d4", "quit"]))
    monkeypatch.setattr(sys, "stdout", io.StringIO())

    async def answer(line: ServerConnection) -> None:
        await line.send(encoder.encode(whole(table, "abc", 0, Here([None, None], 0), 0)).decode())
        async for text in line:
            asked = json.loads(text)
            acted.append(APOTHECA.text(asked["action"]))
            await line.send(json.dumps({"type": "done", "id": asked["id"], "v": 1, "seq": table.seq}))

    async def scene() -> int:
        async with serve(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            return await asyncio.to_thread(
                main, ["join", f"http://127.0.0.1:{port}/t/abc", "--language", "en"]
            )

    assert asyncio.run(scene()) == 0
    assert acted == ["collect a2", "collect d4"]  # what is not to be had is left to the server to refuse


def test_moves_that_begin_alike_are_told_by_names() -> None:
    toil = game("toil")
    actions = tuple(toil.parse(f"add gilded-toad {cauldron}") for cauldron in (1, 2, 3))
    line = moves_line(Words("fr", toil), toil, Choice("add gilded-toad", actions))
    assert line == "Ajouter un ingrédient, Crapaud doré\u202f: 3 coups  [add gilded-toad]"
