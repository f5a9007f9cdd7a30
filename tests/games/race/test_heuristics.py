"""Values of positions, rollouts, and the safe action."""

from __future__ import annotations

import random
from typing import Any

import pytest

import philtre
from philtre.bots import bot
from philtre.core.dice import Dice
from philtre.testing import legal

from .scene import GAME, OURS, at

HEURISTICS = GAME.heuristics()
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"variant": "lively"}),
    (2, {"variant": "lively", "carry": 6, "spoils": False}),
    (4, {"even_rounds": True}),
    (2, {"rounds": 1}),
    (3, {"rounds": 8, "even_rounds": True}),
]


def values(text: str) -> list[float]:
    return list(HEURISTICS.values(at(text)))


def after(text: str, move: str) -> float:
    """What the actor can expect after a move."""
    state = at(text)
    actor = state.actor
    assert move in legal(state)
    state.play(GAME.parse(move))
    return float(HEURISTICS.values(state)[actor])


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("r3<r2 r9<r8 | coins=10/0", "r3<r2 r9<r8 | coins=9/0"),
        ("r3<r2 r9<r8 | potions=meteor/-", "r3<r2 r9<r8 | potions=poison/-"),
        ("r3<r2 r9<r8 | resources=black-rock,wood/-", "r3<r2 r9<r8 | resources=black-rock,honey/-"),
        ("r3<r2 r9<r8 | resources=honey,wood/-", "r3<r2 r9<r8 | resources=honey,flower/-"),
        ("r3<r2 r9<r8 | resources=honey/-", "r3<r2 r9<r8 |"),
        ("r3<r2 r9<r8 | resources=-/honey", "r3<r2 r9<r8 | resources=-/honey,wood"),
        (
            "r3<r2 r9<r8 | coins=16/14 resources=black-rock,wood/-",
            "r3<r2 r9<r8 | coins=16/14 resources=wood/-",
        ),
        ("n1<n2 r9<r8 | coins=18/16 potions=speed/-", "n1<market r9<r8 | coins=18/16 potions=speed/-"),
        ("n1<n2 r9<r8 | coins=18/16 potions=speed/-", "r3<r2 r9<r8 | coins=18/16 potions=speed/-"),
        ("market w2<w3 | coins=18/18 potions=speed/speed", "n1<n2 w2<w3 | coins=18/18 potions=speed/speed"),
        (
            "r3<r2 w2<w3 | coins=16/18 potions=teleport:2/speed",
            "r3<r2 w2<w3 | coins=16/18 potions=meteor:2/speed",
        ),
        (
            "r9<r8 r3<r2 | resources=honey:2,wood:2/-",
            "r9<r8 r3<r2 | resources=honey:2,wood:2/- potions=-/meteor",
        ),
        ("r3<r2 r9<r8 | rounds=9 round=9 coins=3/2", "r3<r2 r9<r8 | rounds=9 round=9 coins=3/4"),
    ],
)
def test_a_better_position_is_worth_more(better: str, worse: str) -> None:
    assert values(better)[0] > values(worse)[0] + 0.004


def test_who_is_about_to_win_is_all_but_sure() -> None:
    assert values("market market | coins=18/18 potions=speed/speed")[0] > 0.7
    assert values("market r9<r8 | coins=18/0 potions=speed/-")[0] > 0.95
    assert values("r3<r2 market | turn=2 coins=0/18 potions=-/speed")[1] > 0.95


@pytest.mark.parametrize(
    ("text", "good", "bad"),
    [
        ("market r9<r8 | coins=16/0 potions=meteor/-", "trade", "roll"),
        ("market r9<r8 |", "roll", "trade"),
        ("market r9<r8 | phase=trade coins=18/0 resources=flower,grass/-", "craft speed", "done"),
        ("market r9<r8 | phase=trade resources=black-rock,wood,honey/-", "craft meteor", "craft defence"),
        ("market r9<r8 | phase=trade potions=speed:2/-", "sell speed", "done"),
        ("market r9<r8 | phase=trade potions=speed/-", "done", "sell speed"),
        ("market<n1 r9<r8 | phase=move die=6 steps=3 coins=18/0 potions=speed/-", "stop", "go s1"),
        ("market<n1 r9<r8 | phase=move die=6 steps=3", "go e1", "stop"),
        (
            "r9<r8 r1<r0 | phase=give giver=1 owed=1 resources=wood,honey,mushroom/-",
            "give mushroom",
            "give wood",
        ),
        ("r5<r4 r1<r0 | phase=spill giver=1 owed=1 potions=speed,meteor/-", "spill speed", "spill meteor"),
        ("r18<r17 r1<r0 | phase=move die=4 steps=4 coins=16/0 potions=meteor/-", "go w3", "go r19"),
        ("r3<r2 r9<r8 | coins=18/0 potions=teleport,speed/-", "teleport market", "roll"),
        ("r3<r2 market | coins=18/18 potions=swap,speed/speed", "swap 2", "roll"),
        (
            "r3<r2 r3<r4 | phase=meet die=3 potions=meteor/- coins=0/16 resources=-/black-rock,wood",
            "throw meteor 2",
            "pass",
        ),
    ],
)
def test_a_look_one_step_ahead_finds_what_is_good(text: str, good: str, bad: str) -> None:
    assert after(text, good) > after(text, bad)


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_values_are_shares_in_every_state_and_the_result_at_the_end(
    seats: int, options: dict[str, Any]
) -> None:
    rng = random.Random(seats)
    for _ in range(2):
        state = GAME.start(seats=seats, **{"rounds": 60} | options)
        while not state.over:
            if rng.random() < 0.3:
                found = list(HEURISTICS.values(state))
                assert len(found) == seats
                assert sum(found) == pytest.approx(1.0)
                assert all(0.0 <= share <= 1.0 for share in found)
            state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
        assert list(HEURISTICS.values(state)) == state.returns()


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_who_is_absent_plays_on_safely_and_the_game_ends(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    state = GAME.start(seats=seats, **options)
    quiet = {"roll", "trade", "keep", "pass", "done", "stop", "go", "craft", "sell", "give", "spill"}
    while not state.over:
        if state.actor == philtre.CHANCE:
            state.play(state.draw(rng))
        else:
            action = GAME.safe_action(state)
            assert action == GAME.safe_action(state)
            assert action in list(state.actions())
            assert GAME.move(action)["kind"] in quiet
            state.play(action)
    assert state.view(None).round < 60


def test_safe_is_legal_wherever_random_play_leads() -> None:
    rng = random.Random(3)
    for _ in range(3):
        state = GAME.start(seats=3, rounds=60)
        while not state.over:
            if state.actor != philtre.CHANCE and rng.random() < 0.3:
                assert GAME.safe_action(state) in list(state.actions())
            state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))


def test_nothing_is_hidden_for_everybody_is_told_everything() -> None:
    rng = random.Random(4)
    state = GAME.start(seats=3)
    while not state.over:
        chance = state.actor == philtre.CHANCE
        action = state.draw(rng) if chance else rng.choice(state.actions())
        assert not any(HEURISTICS.hidden(state, action, seat) for seat in range(3))
        state.events = []
        state.play(action)
        for event in state.events:
            assert all(GAME.redacted(event, seat) == event.everything() for seat in range(3))


def test_a_rollout_plays_nothing() -> None:
    rng = random.Random(5)
    dice = Dice(5)
    state = GAME.start(seats=2)
    while not state.over:
        twin = state.copy()
        assert HEURISTICS.rollout(twin, dice) == 0
        assert twin == state
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))


def test_another_board_has_heuristics_of_its_own() -> None:
    poor = type(GAME)(GAME.content.replace("coins = 20", "coins = 10"))
    text = "market r9<r8 | coins=8/8 potions=speed/-"
    assert poor.heuristics().values(poor.position(text))[0] > 0.9 > HEURISTICS.values(at(text))[0]


def test_a_search_that_is_far_ahead_does_not_stand_still_in_the_market() -> None:
    state = OURS.position(
        "market market | round=60 turn=1 coins=13/3 resources=mushroom,purple-crystal/mushroom:2"
    )
    start = state.view(None).players
    dice = Dice(1)
    player = bot("search:300", OURS)
    while state.view(None).round < 64:
        state.play(state.draw(dice) if state.actor == philtre.CHANCE else player.choose(state.copy(), dice))
    assert state.view(None).players != start
