"""Hints: what a position is worth, what is safe, and why one might want something."""

from __future__ import annotations

import random
from typing import Any

import pytest

import philtre
from philtre.core.dice import Dice
from philtre.text.words import Words

from .scene import GAME, at, legal

HINTS = GAME.hints()
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"spoils": False}),
    (2, {"carry": 0}),
    (4, {"even_rounds": True}),
    (2, {"rounds": 1}),
    (3, {"rounds": 8, "even_rounds": True}),
]


def worths(text: str) -> list[float]:
    return list(HINTS.worths(at(text)))


def after(text: str, move: str) -> float:
    """What the actor can expect after a move."""
    state = at(text)
    actor = state.actor
    assert move in legal(state)
    state.play(GAME.parse(move))
    return float(HINTS.worths(state)[actor])


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
    assert worths(better)[0] > worths(worse)[0] + 0.004


def test_who_is_about_to_win_is_all_but_sure() -> None:
    assert worths("market market | coins=18/18 potions=speed/speed")[0] > 0.7
    assert worths("market r9<r8 | coins=18/0 potions=speed/-")[0] > 0.95
    assert worths("r3<r2 market | turn=2 coins=0/18 potions=-/speed")[1] > 0.95


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
def test_worths_are_shares_in_every_state_and_the_result_at_the_end(
    seats: int, options: dict[str, Any]
) -> None:
    rng = random.Random(seats)
    for _ in range(2):
        state = GAME.start(seats=seats, **{"rounds": 60} | options)
        while not state.over:
            if rng.random() < 0.3:
                found = list(HINTS.worths(state))
                assert len(found) == seats
                assert sum(found) == pytest.approx(1.0)
                assert all(0.0 <= share <= 1.0 for share in found)
            state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
        assert list(HINTS.worths(state)) == state.returns()


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_who_is_absent_plays_on_safely_and_the_game_ends(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    state = GAME.start(seats=seats, **options)
    quiet = {"roll", "trade", "keep", "pass", "done", "stop", "go", "craft", "sell", "give", "spill"}
    while not state.over:
        if state.actor == philtre.CHANCE:
            state.play(state.draw(rng))
        else:
            action = HINTS.safe(state)
            assert action == HINTS.safe(state)
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
                assert HINTS.safe(state) in list(state.actions())
            state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))


def test_nothing_is_hidden_for_everybody_is_told_everything() -> None:
    rng = random.Random(4)
    state = GAME.start(seats=3)
    while not state.over:
        chance = state.actor == philtre.CHANCE
        action = state.draw(rng) if chance else rng.choice(state.actions())
        assert not any(HINTS.hidden(state, action, seat) for seat in range(3))
        state.events = []
        state.play(action)
        for event in state.events:
            assert all(GAME.redacted(event, seat) == event.everything() for seat in range(3))


def test_a_playout_leaves_a_state_that_can_be_played_on() -> None:
    rng = random.Random(5)
    dice = Dice(5)
    state = GAME.start(seats=2)
    while not state.over:
        twin = state.copy()
        assert HINTS.playout(twin, dice) >= 0
        assert twin.over or twin.actor == philtre.CHANCE or len(twin.actions()) > 0
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))


def test_another_board_has_hints_of_its_own() -> None:
    poor = type(GAME)(GAME.content.replace("coins = 20", "coins = 10"))
    text = "market r9<r8 | coins=8/8 potions=speed/-"
    assert poor.hints().worths(poor.position(text))[0] > 0.9 > HINTS.worths(at(text))[0]


@pytest.mark.parametrize(
    ("text", "move", "said"),
    [
        ("market r9<r8 | coins=16/0 potions=meteor/-", "trade", "reason-enough"),
        ("market r9<r8 | resources=flower,grass/-", "trade", "reason-secure"),
        ("market r9<r8 |", "trade", None),
        ("market r9<r8 |", "roll", "reason-gather"),
        ("r3<r2 r9<r8 |", "roll", None),
        ("market r9<r8 | phase=trade coins=18/0 potions=speed/-", "sell speed", "reason-reaches"),
        ("market r9<r8 | phase=trade coins=8/0 potions=speed/-", "sell speed", "reason-sell"),
        ("market r9<r8 | phase=trade resources=black-rock,wood,honey/-", "craft meteor", "reason-craft"),
        ("market r9<r8 | phase=trade resources=black-rock,wood,honey/-", "craft defence", None),
        ("r18<r17 r1<r0 | phase=move die=4 steps=4 coins=16/0 potions=meteor/-", "go w3", "reason-home"),
        ("r18<r17 r1<r0 | phase=move die=4 steps=4 coins=16/0 potions=meteor/-", "go r19", None),
        (
            "r18<r17 r1<r0 | phase=move die=4 steps=1 coins=16/0 resources=black-rock/-",
            "go r19",
            "reason-last-find",
        ),
        ("r18<r17 r1<r0 | phase=move die=4 steps=1 resources=black-rock/-", "go r19", "reason-completes"),
        ("r18<r17 r1<r0 | phase=move die=4 steps=1", "go r19", "reason-finds"),
        ("r18<r17 r1<r0 | phase=move die=4 steps=2", "go r19", None),
        (
            "r9<r8 r1<r0 | phase=give giver=1 owed=1 resources=wood,honey,mushroom/-",
            "give mushroom",
            "reason-spare",
        ),
        ("r9<r8 r1<r0 | phase=give giver=1 owed=1 resources=wood,honey,mushroom/-", "give wood", None),
        ("r5<r4 r1<r0 | phase=spill giver=1 owed=1 potions=speed,meteor/-", "spill speed", "reason-cheapest"),
        ("r5<r4 r1<r0 | phase=spill giver=1 owed=1 potions=speed,meteor/-", "spill meteor", None),
        ("r3<r2 r9<r8 | coins=18/0 potions=teleport,meteor/-", "teleport market", "reason-enough"),
        ("r3<r2 r9<r8 | potions=teleport/-", "teleport r9", None),
        ("r3<r2 market | resources=flower,grass/- potions=swap/-", "swap 2", "reason-swap"),
        ("r3<r2 r9<r8 | coins=18/0 potions=speed,meteor/-", "drink speed", "reason-hurry"),
        ("r3<r2 r9<r8 | potions=defence/poison resources=honey/-", "drink defence", None),
        ("r9<r8 r3<r4 | potions=defence/poison resources=honey/-", "drink defence", None),
        ("r9<r8 r5<r4 | potions=defence/poison resources=honey/-", "drink defence", "reason-hunted"),
        (
            "r7<r6 r1<r0 | phase=rolled die=2 potions=reroll/- resources=honey:2,wood:2/-",
            "drink reroll",
            "reason-bad-roll",
        ),
        (
            "r3<r2 r3<r4 | phase=meet die=3 potions=meteor/- coins=0/16 resources=-/black-rock,wood",
            "throw meteor 2",
            "reason-stops",
        ),
        (
            "r3<r2 r3<r4 | phase=meet die=3 potions=poison/- resources=-/black-rock,wood",
            "throw poison 2",
            "reason-robs",
        ),
        ("r3<r2 r3<r4 | phase=meet die=3 potions=poison/-", "throw poison 2", None),
    ],
)
def test_a_hint_gives_its_reason_in_both_languages(text: str, move: str, said: str | None) -> None:
    state = at(text)
    assert move in legal(state)
    reason = HINTS.reason(state, GAME.parse(move))
    assert (reason.id if reason else None) == said
    if reason:
        for language in ("en", "fr"):
            assert Words(language, GAME, ["Ada", "Bruno"]).message(reason)


def test_every_reason_has_been_shown() -> None:
    cases = test_a_hint_gives_its_reason_in_both_languages.pytestmark[0].args[1]  # type: ignore[attr-defined]
    ours = set(Words("en", GAME).ids("reason-")) - set(Words("en").ids("reason-"))
    assert {said for _, _, said in cases if said} == ours
