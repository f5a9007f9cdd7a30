"""What a study counts: effects that were drunk, Orders that were sold, turns, and games cut short."""

import random

import philtre
from philtre.core.metrics import Use

from .scene import GAME, TABLES, at, pure

METRICS = GAME.metrics()


def uses(state: philtre.State, *texts: str) -> list[Use]:
    state.events = []
    for text in texts:
        state.play(GAME.parse(text))
    return [use for event in state.events for use in METRICS.uses(event)]


def test_things_are_all_effects_and_orders() -> None:
    things = METRICS.things()
    assert len(things["effect"]) == 16
    assert things["order"] == TABLES.orders


def test_a_drink_uses_each_of_its_effects_and_a_sale_its_order() -> None:
    state = at(
        f"phase=potions cauldrons={pure('haste')};-;-/-;-;- hands=cat-hair/- orders=morning-tonic,-,-,-"
    )
    assert uses(state.copy(), "drink 1") == [Use(0, "effect", "haste")]
    assert uses(state.copy(), "sell 1 morning-tonic") == [Use(0, "order", "morning-tonic")]
    assert uses(state.copy(), "done") == []


def test_turns_are_counted_over_all_seats() -> None:
    assert METRICS.turns(GAME.start(seats=3)) == 0
    assert METRICS.turns(at("turn=5 hands=cat-hair/-")) == 5


def test_a_game_is_cut_short_by_its_limit_of_rounds_alone() -> None:
    rng = random.Random(1)
    state = GAME.start(seats=2, rounds=1)
    while not state.over:
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
    assert METRICS.cut_short(state)
    assert not METRICS.cut_short(at("phase=over winners=1 gold=10/3 turn=9"))
    assert not METRICS.cut_short(at("phase=over winners=1 gold=4/3 turn=9 orders=-,-,-,-"))
