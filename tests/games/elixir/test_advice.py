"""Reasons for moves, in both languages."""

from __future__ import annotations

import re

import pytest

import philtre
from philtre.testing import legal
from philtre.text.words import Words

from .keen import keen
from .scene import GAME, at

ADVICE = GAME.advice()
KNOWN = "chart=a1:part-1,b1:part-2,c1:part-3,a2:luck,b2:filching,c2:prowess"


BREWABLE = "shelf=henbane,agate,bat-wing/- phase=brew"
OTHER = "shelf=henbane,agate,newt-eye/- phase=brew"
REASONS = [
    (f"{KNOWN} past=1:a1,1:b1,1:c1 phase=end", "end", "You hold all three parts"),
    ("at=healers/s8 phase=heal", "pay", "You can move again."),
    ("", "move herbalist", "You have no herbs for your next brew."),
    ("carried=henbane,agate,bat-wing/- at=s1/s8", "move red-lab", "At home you can shelve everything"),
    ("carried=henbane/- at=s1/s8", "move red-lab", "On the shelf your ingredients are safe"),
    ("at=s12/s8 alley=gold:3", "move alley", "Something lies there"),
    ("at=herbalist/s8 phase=arrive", "buy henbane", "It goes into a brew whose formula you have not seen"),
    (f"{KNOWN} past=1?a1 at=herbalist/s8 phase=arrive", "buy henbane", "It goes into a part that you lack"),
    ("at=jeweller/s8 phase=arrive", "buy agate", "Every brew needs a gem."),
    ("carried=henbane/- phase=arrive", "shelve henbane", "You brew from the shelf"),
    (BREWABLE, "brew henbane bat-wing", "You will learn a formula you have not seen yet."),
    (f"{KNOWN} past=1?a1 {BREWABLE}", "brew henbane bat-wing", "This makes a part that you lack"),
    (f"{KNOWN} past=1?a2 {OTHER}", "brew henbane newt-eye", "This makes Liquor of Luck."),
    ("shelf=agate,garnet/- table=henbane,bat-wing/- phase=gems", "add agate", "2 rolls in six succeed"),
    ("shelf=agate,opal/- table=henbane,bat-wing/- phase=gems", "add opal", "The brew can no longer fail: 4"),
    (f"{KNOWN} past=1:c2 phase=earn", "drink prowess", "More gold, from this turn on."),
    (f"{KNOWN} past=1:b2,1-filching,2:a1,2:a2 active=filching:2/-", "filch 2", "Bruno holds 2 potions"),
    ("hired=morwenna/-", "send morwenna 2", "4 rolls in six send Bruno to the Healers."),
    ("phase=hire stranger=norman at=s3/s8", "hire", "You can send this Stranger against a rival"),
    ("phase=look stranger=glassblower at=s3/s8", "look henbane bat-wing", "You have not seen this"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "move", "english"), REASONS)
def test_reasons(text: str, move: str, english: str) -> None:
    state = at(text)
    action = GAME.parse(move)
    assert action in list(state.actions())
    found = ADVICE.reason(state, action)
    assert found is not None
    assert Words("en", GAME, ["Ada", "Bruno"]).message(found).startswith(english)
    assert Words("fr", GAME, ["Ada", "Bruno"]).message(found)


SWEET = "chart=a1:sweet-talking past=2:a1,2-sweet-talking active=-/sweet-talking:2"
LUCKY = "chart=a1:luck past=1:a1,1:a1,1-luck active=luck:3/-"
EXHAUSTED = f"{KNOWN} past=2:a1,2:a1,2:a1,1:a1!"


@pytest.mark.parametrize(
    ("text", "move"),
    [
        (f"hired=morwenna/- {SWEET}", "send morwenna 2"),
        ("hired=morwenna/- at=s3/healers", "send morwenna 2"),
        ("hired=norman/-", "send norman 2"),
        ("hired=phil/-", "send phil 2"),
        ("hired=clarence/-", "send clarence 2"),
        ("hired=sam/-", "send sam 2"),
        (f"{LUCKY} phase=earn", "drink luck"),
        (f"{EXHAUSTED} {BREWABLE}", "brew henbane bat-wing"),
    ],
)
def test_what_gains_nothing_has_no_reason(text: str, move: str) -> None:
    state = at(text)
    assert move in legal(state)
    assert ADVICE.reason(state, GAME.parse(move)) is None


def test_a_brew_that_is_safe_only_under_luck_can_still_fail() -> None:
    state = at(f"{LUCKY} shelf=agate/- table=henbane,bat-wing/- phase=gems")
    found = ADVICE.reason(state, GAME.parse("add agate"))
    assert found is not None
    assert (found.id, found.arguments) == ("reason-gem", {"count": 4})


def test_reasons_tell_the_actor_nothing_that_it_cannot_know() -> None:
    state = GAME.start(seats=3, variant="short", rounds=30)
    dice = philtre.Dice(3)
    words = [Words(language, GAME, ["Ada", "Bruno", "Chloé"]) for language in ("en", "fr")]
    said = set()
    while not state.over:
        if state.actor >= 0:
            twin = state.copy()
            twin.redeal(int(state.actor), dice)
            for action in state.actions():
                found = ADVICE.reason(state, int(action))
                assert found == ADVICE.reason(twin, int(action))
                if found is not None and found.id not in said:
                    said.add(found.id)
                    assert all(language.message(found) for language in words)
        state.play(keen(GAME, state, dice))
    assert len(said) > 12


def test_no_reason_is_left_over() -> None:
    text = (GAME.folder() / "advice.py").read_text(encoding="utf-8")
    words = (GAME.folder() / "words" / "words.en.ftl").read_text(encoding="utf-8")
    for id in re.findall(r"^(reason-[a-z-]+) =", words, re.MULTILINE):
        assert f'"{id}"' in text or id.startswith(("reason-send-", "reason-drink-")), id
