"""What a study counts."""

from __future__ import annotations

import philtre
from philtre.core.metrics import Use
from philtre.testing import play

from .keen import keen
from .scene import GAME, at

METRICS = GAME.metrics()


def uses(text: str, *moves: str) -> list[Use]:
    state = at(text)
    state.events = []
    play(state, *moves)
    return [use for event in state.events for use in METRICS.uses(event)]


def test_a_brew_counts_for_its_potion_though_it_is_secret() -> None:
    found = uses("table=henbane,garnet,agate,bat-wing/- phase=brew", "roll", "die 5", "formula luck")
    assert Use(0, "brewed", "luck") in found


def test_drinking_buying_and_strangers_count() -> None:
    chart = "chart=a1:luck past=1:a1"
    assert uses(f"{chart} phase=earn", "drink luck") == [Use(0, "drunk", "luck")]
    assert uses("at=herbalist/s8 phase=arrive", "buy henbane") == [Use(0, "bought", "henbane")]
    assert uses("at=s1/s8", "move s3", "stranger norman", "hire")[:2] == [
        Use(0, "met", "norman"),
        Use(0, "hired", "norman"),
    ]
    assert uses("hired=norman/-", "send norman 2") == [Use(0, "sent", "norman")]


def test_whatever_is_counted_is_among_the_things() -> None:
    things = METRICS.things()
    state = GAME.start(seats=3, rounds=30)
    state.events = []
    dice = philtre.Dice(1)
    while not state.over:
        state.play(keen(GAME, state, dice))
    found = [use for event in state.events for use in METRICS.uses(event)]
    assert {use.group for use in found} == set(things)
    assert all(use.thing in things[use.group] for use in found)


def test_turns_are_counted_over_all_seats() -> None:
    state = GAME.start(seats=3)
    assert METRICS.turns(state) == 0
    assert METRICS.turns(at("round=1 player=1")) == 1
    assert METRICS.turns(at("round=4 player=2")) == 8


def test_a_game_that_nobody_wins_is_cut_short() -> None:
    state = play(at("rounds=7 round=7 player=2 phase=end"), "end")
    assert state.over
    assert METRICS.cut_short(state)
    assert METRICS.turns(state) == 14
    won = play(at("chart=a1:part-1,b1:part-2,c1:part-3 past=1:a1,1:b1,1:c1 phase=end round=9"), "end")
    assert not METRICS.cut_short(won)
    assert METRICS.turns(won) == 17
