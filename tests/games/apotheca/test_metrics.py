"""What a study counts in Apotheca."""

import random

import pytest

import philtre
from philtre.core.metrics import Use
from philtre.testing import play

from .scene import GAME, at

METRICS = GAME.metrics()


def used(text: str, *actions: str) -> list[Use]:
    state = at(text)
    happened = state.events = []
    play(state, *actions)
    return [use for event in happened for use in METRICS.uses(event)]


def test_a_power_is_an_action_and_a_power() -> None:
    assert used("R . . . / . . . . / . . . . / . . . y1 | active=corvidus/-", "gully-glide a1 b1") == [
        Use(0, "action", "power"),
        Use(0, "power", "gully-glide"),
    ]


def test_a_reveal_that_makes_a_match_counts_all_that_came_of_it() -> None:
    assert used("R R r1 . / . . . . / . . . . / . . . y1 | active=corvidus/-", "reveal c1") == [
        Use(0, "action", "reveal"),
        Use(0, "match", "ruby"),
        Use(0, "satisfied", "corvidus"),
    ]


def test_hiring_names_who_was_hired() -> None:
    text = "R . . . / . . . . / . . . . / . . . y1 | gems=2,0,0/0,0,0 alley=corvidus,merten,afrit"
    assert used(text, "hire ruby") == [Use(0, "action", "hire"), Use(0, "hired", "corvidus")]


@pytest.mark.parametrize(
    "wishes",
    [{"seats": 1}, {"seats": 2}, {"seats": 3}, {"seats": 4}, {"seats": 3, "variant": "master"}],
    ids=str,
)
def test_only_known_things_are_used(wishes: dict[str, object]) -> None:
    things = METRICS.things()
    rng = random.Random(3)
    for _ in range(4):
        state = GAME.start(**wishes)
        while not state.over:
            state.events = []
            chance = state.actor == philtre.CHANCE
            state.play(state.draw(rng) if chance else rng.choice(list(state.actions())))
            for event in state.events:
                for use in METRICS.uses(event):
                    assert use.thing in things[use.group]
                    assert 0 <= use.seat < int(str(wishes["seats"]))


def test_turns_are_counted_over_all_seats() -> None:
    assert METRICS.turns(at("R . . . / . . . . / . . . . / . . . y1 | turn=17")) == 17


def test_only_a_game_without_a_winner_was_cut_short() -> None:
    text = "R R r1 . / . . . . / . . . . / . . . y1 | active=corvidus/- turn=5 turns=5 left=1"
    assert not METRICS.cut_short(play(at(text + " satisfied=afrit:b,merten:y/-"), "reveal c1"))
    assert METRICS.cut_short(play(at(text), "reveal c1"))
    assert not METRICS.cut_short(at(text))
