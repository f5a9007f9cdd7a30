"""Until every seat is taken nothing is dealt, and no seat is shown more than a spectator."""

import random
from typing import Any

import msgspec
import pytest
from tests.server.people import looked_back
from tests.table.scene import PEOPLE, Scene

from philtre import game, list_games
from philtre.protocol.live import Here, News, Whole
from philtre.server.live.table_summary import card_of
from philtre.server.live.updates import encoder, news, shared_sides, snapshot, whole
from philtre.table.entries import AnyEntry, Dealt, decode, encode
from philtre.table.rematch import open_rematch
from philtre.table.setup import Plan, Setup
from philtre.table.table import Table

HERE = Here([None], 0)


def setups() -> list[Any]:
    """Every variant of every game, with every number of seats."""
    return [
        pytest.param(name, variant, seats, id=f"{name}-{variant}-{seats}")
        for name in list_games()
        for variant, numbers in game(name).variants.items()
        for seats in numbers
    ]


def seen(table: Table, seat: int | None) -> Whole:
    """What a viewer is sent, as a client reads it."""
    return msgspec.json.decode(encoder.encode(whole(table, "t", seat, HERE, 0)), type=Whole)


def shown(table: Table, seat: int | None) -> tuple[Any, ...]:
    """All of that which has to do with the match."""
    sent = seen(table, seat)
    return sent.view, sent.log, sent.moves, sent.prompt, sent.actor, sent.steps


@pytest.mark.parametrize(("name", "variant", "seats"), setups())
def test_the_game_is_dealt_when_the_last_seat_is_taken_and_not_before(
    name: str, variant: str, seats: int
) -> None:
    scene = Scene(seats, name, sit=False, variant=variant)
    table = scene.table
    for seat in range(seats):
        assert table.match.journal == []
        assert not table.begun
        for viewer in [*range(seats), None]:
            assert shown(table, viewer) == shown(table, None)
            assert looked_back(table, [] if viewer is None else [viewer], None, None).view.seat is None
        assert card_of("t", table).phase == "waiting"
        assert table.record().actions == []
        scene.write(table.sit(seat, PEOPLE[seat], PEOPLE[seat].title(), seat))
    last = scene.journal[-1]
    if name == "race":  # where nothing is drawn before the first roll
        assert table.match.journal == []
    else:
        assert isinstance(last, Dealt)
        assert list(last.chance) == [step.action for step in table.match.journal]
        assert table.moved_at == table.seq
    assert (table.begun, table.actor) == (True, table.match.actor)
    assert scene.rebuilt().match.state.position() == table.match.state.position()
    for seat in range(seats):
        assert seen(table, seat).view["seat"] == seat


@pytest.mark.parametrize("name", list_games())
@pytest.mark.parametrize("old", [False, True], ids=["now", "dealt when it was opened"])
def test_sitting_here_and_there_before_the_game_tells_nothing(name: str, old: bool) -> None:
    scene = Scene(2, name, sit=False, old=old)
    table = scene.table
    before = shown(table, None)
    for seat in (0, 1, 0):
        scene.write(table.sit(seat, "ann", "Ann", 1))
        assert shown(table, seat) == shown(table, None) == before
        scene.write(table.stand_up(seat, 2))
    assert shown(scene.rebuilt(), 0) == before
    assert bool(table.match.journal) == (old and name != "race")


@pytest.mark.parametrize("name", list_games())
@pytest.mark.parametrize("old", [False, True], ids=["now", "dealt when it was opened"])
def test_when_the_game_begins_news_bring_a_seat_all_that_it_may_know(name: str, old: bool) -> None:
    scene = Scene(2, name, sit=False, old=old)
    table = scene.table
    scene.write(table.sit(0, "ann", "Ann", 1))
    first, remembered, steps = seen(table, 0), snapshot(table, 0, 1), len(table.match.journal)
    scene.write(table.sit(1, "bob", "Bob", 2))
    told, _ = news(remembered, table, 0, shared_sides(table, 2), steps, 2)
    heard = msgspec.json.decode(encoder.encode(told), type=News)
    now = seen(table, 0)
    assert first.view | heard.view == now.view
    assert [line for line in first.log if line.step < heard.keep] + heard.log == now.log
    assert heard.moves == now.moves or not now.moves


def test_a_table_of_bots_is_dealt_at_once() -> None:
    bots = (Plan("bot", "novice"), Plan("bot", "novice"))
    table, entries = Table.open(Setup("toil", bots), "ann", "Ann", random.Random(1), 0)
    assert [type(entry).__name__ for entry in entries] == ["Opened", "Dealt"]
    assert table.bot_to_move == "novice"


def test_a_rematch_is_dealt_when_everybody_is_there() -> None:
    scene = Scene()
    scene.write(scene.table.close(1))
    following, entries = open_rematch(scene.table, scene.rng, 2)
    assert isinstance(entries[-1], Dealt)
    assert following.begun
    again = Table.rebuilt([decode(encode(entry)) for entry in entries], random.Random(0))
    assert again.match.state.position() == following.match.state.position()


def test_two_tables_of_one_journal_are_dealt_apart() -> None:
    """Chance is drawn when the last one sits down: nobody can look at it before, not even in the journal."""
    scene = Scene(2, "toil", sit=False)
    scene.write(scene.table.sit(0, "ann", "Ann", 1))
    hands = []
    for seed in range(2):
        table = Table.rebuilt(list[AnyEntry](scene.journal), random.Random(seed))
        table.sit(1, "bob", "Bob", 2)
        hands.append(encoder.encode(table.match.state.view(0)))
    assert hands[0] != hands[1]
