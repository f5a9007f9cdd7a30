"""Resigning: one's own right, at any time; what becomes of the others."""

from collections.abc import Callable

import pytest
from tests.table.scene import Scene, picture

from philtre.core.state import NOBODY
from philtre.table import votes
from philtre.table.refused import Refused
from philtre.table.setup import PerGame, Plan

BOT = Plan("bot", "novice")
HERE = Plan("here")


def refusal(deed: Callable[[], object]) -> str:
    with pytest.raises(Refused) as no:
        deed()
    return no.value.message.id


def test_at_a_table_for_two_the_other_wins_without_a_vote() -> None:
    for actor in (0, 1):  # whoever is asked, either may resign
        scene = Scene(game="toil")
        while scene.table.actor != actor:
            scene.act()
        assert scene.write(scene.table.resign(0, 5)) == ["Resigned", "Ended"]
        assert scene.table.ending is not None
        assert (scene.table.ending.reason, scene.table.ending.returns) == ("resigned", (0.0, 1.0))
        assert scene.table.actor == NOBODY
        assert picture(scene.rebuilt(), 9) == picture(scene.table, 9)


def test_resigning_twice_is_no_second_deed_even_after_the_end() -> None:
    scene = Scene()
    scene.write(scene.table.resign(1, 1))
    assert scene.table.resign(1, 2) == []
    assert refusal(lambda: scene.table.resign(0, 3)) == "table-over"


def test_nobody_resigns_before_the_game_begins() -> None:
    scene = Scene(sit=False)
    scene.write(scene.table.sit(0, "ann", "Ann", 1))
    assert refusal(lambda: scene.table.resign(0, 2)) == "table-waiting"


def test_with_more_than_two_a_bot_plays_on_for_who_has_resigned_and_stays() -> None:
    scene = Scene(3, game="race", options={"rounds": 2})
    table = scene.table
    while table.actor != 1:
        scene.act()
    assert scene.write(table.resign(1, 5)) == ["Resigned", "StoodIn"]
    assert (table.ending, table.bot_to_move) == (None, "apprentice")
    assert refusal(lambda: table.hand_back(1, 6)) == "seat-resigned"
    assert refusal(lambda: votes.call(table, "pause", 1, 6)) == "vote-not-yours"
    assert [notice.message.id for notice in table.notices] == ["notice-resigned", "notice-stand-in"]
    while table.ending is None:
        scene.act(7)
    assert table.ending.reason == "played"
    assert table.ending.returns[1] == 0
    assert picture(scene.rebuilt(), 9) == picture(table, 9)


def test_who_has_resigned_has_lost_even_if_the_bot_comes_first() -> None:
    found = False
    for seed in range(40):
        scene = Scene(3, game="race", seed=seed, options={"rounds": 2})
        scene.write(scene.table.resign(0, 1))
        while scene.table.ending is None:
            scene.act(2)
        true = scene.table.match.state.returns()
        assert list(scene.table.ending.returns) == [0.0, *true[1:]]
        found = found or true[0] == 1
    assert found


def test_the_last_side_that_has_not_resigned_wins() -> None:
    scene = Scene(3, game="elixir")
    scene.write(scene.table.resign(2, 1))
    assert scene.table.ending is None
    assert scene.write(scene.table.resign(0, 2)) == ["Resigned", "Ended"]
    assert scene.table.ending is not None
    assert scene.table.ending.returns == (0.0, 1.0, 0.0)


def test_partners_play_on_and_a_side_is_out_when_all_of_it_has_resigned() -> None:
    scene = Scene(4, game="apotheca")
    sides = scene.table.match.game.metrics().sides(scene.table.match.state)
    assert len(set(sides)) == 2
    partner = next(seat for seat in (1, 2, 3) if sides[seat] == sides[0])
    scene.write(scene.table.resign(0, 1))
    assert scene.table.ending is None
    scene.write(scene.table.resign(partner, 2))
    assert scene.table.ending is not None
    assert scene.table.ending.returns == tuple(0.0 if side == sides[0] else 1.0 for side in sides)


def test_without_people_the_game_ends_and_the_bots_share_the_win() -> None:
    scene = Scene(plans=(BOT, HERE, BOT), game="race")
    assert scene.write(scene.table.resign(1, 1)) == ["Resigned", "Ended"]
    assert scene.table.ending is not None
    assert scene.table.ending.returns == (0.5, 0.0, 0.5)


def test_alone_there_is_no_result() -> None:
    scene = Scene(plans=(HERE,), game="apotheca", variant="solo")
    scene.write(scene.table.resign(0, 1))
    assert scene.table.ending is not None
    assert (scene.table.ending.reason, scene.table.ending.returns) == ("resigned", ())


def test_an_open_vote_is_void_and_the_others_can_call_another() -> None:
    scene = Scene(3, game="race")
    scene.write(votes.call(scene.table, "pause", 0, 1))
    scene.write(scene.table.resign(2, 2))
    assert scene.table.vote is None
    scene.write(votes.call(scene.table, "pause", 0, 3))
    scene.write(votes.cast(scene.table, 1, True, 4))
    assert scene.table.paused  # two were enough
    assert picture(scene.rebuilt(), 9) == picture(scene.table, 9)


def test_a_pause_keeps_nobody_from_resigning_and_time_that_is_up_does() -> None:
    scene = Scene(clock=PerGame(10))
    scene.write(votes.call(scene.table, "pause", 0, 1))
    scene.write(votes.cast(scene.table, 1, True, 2))
    scene.write(scene.table.resign(0, 3))
    assert scene.table.ending is not None
    late = Scene(3, game="race", clock=PerGame(1))
    late.write(late.table.tick(2000))
    seat = next(number for number, one in enumerate(late.table.seats) if one.out)
    assert refusal(lambda: late.table.resign(seat, 3)) == "clock-out"
