"""Time at a table: whose runs, what undo does to it, and what happens when it is up."""

import pytest
from tests.table.scene import Scene

from philtre import Message
from philtre.table import votes
from philtre.table.refused import Refused
from philtre.table.setup import PerGame, PerMove, Plan

MINUTE = PerGame(60)
DAY = 86_400_000


def left(scene: Scene, now: int) -> list[int]:
    return [scene.table.clocks.left_at(seat, now) for seat in range(len(scene.table.seats))]


def turn(scene: Scene, now: int) -> None:
    """The actor decides until its turn is over."""
    actor = scene.table.actor
    while scene.table.actor == actor:
        scene.act(now)


def test_time_runs_from_when_all_have_sat_down_for_who_decides() -> None:
    scene = Scene(clock=MINUTE, sit=False)
    scene.write(scene.table.sit(0, "ann", "Ann", 1000))
    scene.write(scene.table.sit(1, "bob", "Bob", 5000))
    assert left(scene, 15_000) == [50_000, 60_000]
    turn(scene, 25_000)
    assert left(scene, 28_000) == [40_000, 57_000]


def test_each_turn_earns_the_increment_and_taking_it_back_loses_it_again() -> None:
    scene = Scene(clock=PerGame(60, 5))
    table = scene.table
    while True:
        actor = table.actor
        scene.act(10_000)
        if table.actor != actor and table.why_no_undo(actor) is None:
            break
        if table.ending is not None:
            pytest.skip("no turn of this game ended with what can be taken back")
    before = left(scene, 10_000)
    scene.write(table.undo(actor, table.seq, 10_000))
    assert table.actor == actor
    assert left(scene, 10_000)[actor] == before[actor] - 5000


def test_a_pause_stops_the_time() -> None:
    scene = Scene(clock=MINUTE)
    scene.write(votes.call(scene.table, "pause", 0, 10_000))
    scene.write(votes.cast(scene.table, 1, True, 20_000))
    scene.write(scene.table.resume(1, 500_000))
    assert left(scene, 501_000) == [39_000, 60_000]


def test_bots_have_time() -> None:
    scene = Scene(clock=MINUTE, plans=(Plan("here"), Plan("bot", "novice")))
    turn(scene, 10_000)
    assert scene.table.clocks.running is None
    assert scene.table.tick(10**9) == []


def test_at_a_table_for_two_whose_time_is_up_has_lost() -> None:
    scene = Scene(clock=MINUTE)
    table = scene.table
    assert table.tick(59_999) == []
    with pytest.raises(Refused) as no:
        scene.act(60_000)
    assert no.value.message == Message("clock-out")
    assert scene.write(table.tick(60_000)) == ["RanOut", "Ended"]
    assert table.ending is not None
    assert (table.ending.reason, table.ending.returns) == ("time", (0.0, 1.0))


def test_at_a_larger_table_a_stand_in_plays_on_and_stays() -> None:
    scene = Scene(3, "race", clock=MINUTE)
    actor = scene.table.actor
    assert scene.write(scene.table.tick(60_000)) == ["RanOut", "StoodIn"]
    assert scene.table.bot_to_move == "apprentice"
    with pytest.raises(Refused) as no:
        scene.table.hand_back(actor, 61_000)
    assert no.value.message == Message("clock-out")
    turn(scene, 62_000)
    assert left(scene, 63_000)[scene.table.actor] == 59_000


def test_with_days_per_move_each_turn_has_its_days_anew() -> None:
    scene = Scene(clock=PerMove(2))
    turn(scene, DAY)
    turn(scene, DAY + 1000)
    assert left(scene, DAY + 1000) == [2 * DAY, 2 * DAY]
    assert scene.table.clocks.deadline() == 3 * DAY + 1000
