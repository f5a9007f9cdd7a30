"""Reasons for moves, in both languages."""

from __future__ import annotations

import pytest

from philtre.testing import legal
from philtre.text.words import Words

from .scene import GAME, at

ADVICE = GAME.advice()


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
        ("market market | resources=flower,grass/- potions=swap/-", "swap 2", None),
        ("r3<r2 r9<r8 | coins=18/0 potions=speed,meteor/-", "drink speed", "reason-hurry"),
        ("r3<r2 r9<r8 | potions=defence/poison resources=honey/-", "drink defence", None),
        ("r9<r8 r3<r4 | potions=defence/poison resources=honey/-", "drink defence", None),
        ("r5<r4 r3<r2 | shielded=1 potions=defence/poison resources=honey/-", "drink defence", None),
        ("market n2<n3 | potions=defence/poison resources=honey/-", "drink defence", None),
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
    reason = ADVICE.reason(state, GAME.parse(move))
    assert (reason.id if reason else None) == said
    if reason:
        for language in ("en", "fr"):
            assert Words(language, GAME, ["Ada", "Bruno"]).message(reason)


def test_every_reason_has_been_shown() -> None:
    cases = test_a_hint_gives_its_reason_in_both_languages.pytestmark[0].args[1]  # type: ignore[attr-defined]
    ours = set(Words("en", GAME).ids("reason-")) - set(Words("en").ids("reason-"))
    assert {said for _, _, said in cases if said} == ours
