"""Metrics: what a study counts."""

from __future__ import annotations

import random

import philtre
from philtre.core.metrics import Use
from philtre.testing import play

from .scene import GAME, at

METRICS = GAME.metrics()


def uses(text: str, *moves: str) -> list[Use]:
    state = at(text)
    state.events = []
    happened = state.events
    play(state, *moves)
    return [use for event in happened for use in METRICS.uses(event)]


def test_all_potions_are_there_to_be_counted() -> None:
    things = METRICS.things()
    assert list(things) == ["potion", "potion-sold", "potion-used", "potion-lost"]
    assert all(len(potions) == 8 for potions in things.values())


def test_what_becomes_of_a_potion_is_counted() -> None:
    market = "market r9<r8 | phase=trade resources=flower,grass/-"
    assert uses(market, "craft speed", "sell speed") == [
        Use(0, "potion", "speed"),
        Use(0, "potion-sold", "speed"),
    ]
    assert uses("r3<r2 r9<r8 | potions=speed/-", "drink speed") == [Use(0, "potion-used", "speed")]
    assert uses("r3<r2 r9<r8 | potions=swap/-", "swap 2") == [Use(0, "potion-used", "swap")]
    assert uses("r3<r2 r9<r8 | potions=teleport/-", "teleport r9") == [Use(0, "potion-used", "teleport")]
    assert uses("r3<r2 r3<r4 | potions=poison/-", "throw poison 2") == [Use(0, "potion-used", "poison")]
    spilling = "r5<r4 r1<r0 | phase=spill giver=1 owed=1 potions=speed,meteor/-"
    assert uses(spilling, "spill speed") == [Use(0, "potion-lost", "speed")]
    assert uses("r3<r2 r9<r8 |", "roll") == []


def test_turns_are_counted_over_all_seats() -> None:
    assert METRICS.turns(GAME.start(seats=3)) == 1
    assert METRICS.turns(at("market market market | round=2 turn=3")) == 6


def test_a_game_is_cut_short_only_by_its_limit_of_rounds() -> None:
    rng = random.Random(1)
    state = GAME.start(seats=2, rounds=2)
    while not state.over:
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
    assert METRICS.cut_short(state)
    assert not METRICS.cut_short(at("market r1<r0 | phase=over coins=20/3"))
