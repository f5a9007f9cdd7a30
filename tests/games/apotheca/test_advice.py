"""Reasons for moves, in both languages."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from philtre.core.game import HOME
from philtre.text.words import Words

from .random_play import SETTINGS, some_play
from .scene import GAME, at

ADVICE = GAME.advice()
TABLE = "R . . B / . y2 . . / . . b2 . / Y . . R"


WINNING = "satisfied=afrit:r,merten:b/-"
MASTER = "variant=master seats=2 decree="
REASONS = [
    ("R R r1 . / . . . . / . . . . / . . . y2 | active=corvidus/-", "reveal c1", "satisfies"),
    (f"R R r1 . / . . . . / . . . . / . . . y2 | active=corvidus/- {WINNING}", "reveal c1", "wins"),
    ("R R r1 . / . . . . / . . . . / . . . y2", "reveal c1", "gem"),
    ("R R r2 . / . . . . / . . . . / . . . y2 | active=corvidus/-", "reveal c1", "may-match"),
    ("R R . . / . . R . / . . . . / . . . y2 | active=corvidus/-", "gully-glide c2 c1", "satisfies"),
    (
        "R Y . . / Y R . . / Y R . . / . . . b2 | active=benedetto,afrit/-",
        "flickering-flip a1 b1",
        "satisfies",
    ),
    ("R R . . / . . . . / . . . R / . . . y2 | active=corvidus,merten/-", "gully-glide d3 c3", "prepares"),
    ("R R . . / . . R . / . . . . / . . . y2 | active=merten/corvidus", "lucky-leap b1 b3", "foils"),
    ("R R . . / . . . . / . . . . / . . . y2 | phase=place drawn=r", "place c1", "fits"),
    (
        "R . . . / . . . . / . . . . / . . . y1 | gems=0,0,1/0,0,0 alley=afrit,solas,giada",
        "reveal d4",
        "pays",
    ),
    ("R . . . / . . . . / . . . . / . . . y1 | active=corvidus/-", "restock", "restock"),
    (
        "R . . . / . . . . / . . . . / . . . y1 | gems=2,0,0/0,0,0 alley=afrit,-,-",
        "hire ruby",
        "hire-first",
    ),
    (
        "R R r1 . / . . . . / . . . . / . . . . | gems=2,0,0/0,0,0 alley=afrit,-,-",
        "hire ruby",
        "hire-then-match",
    ),
    ("R R r1 . / . . . . / . . . . / . . . . | gems=1,1,1/0,0,0 active=solas/-", "hire-top", "hire-more"),
    (f"R R r1 . / . . . . / . . . . / . . . . | {MASTER}ruby", "reveal c1", "keeps"),
    (f"R R r1 . / . . . . / . . . . / . . . . | {MASTER}ruby scored=ruby", "reveal c1", "clears"),
    (f"R R r1 . / . . . . / . . . . / . . . . | {MASTER}ruby scored=sapphire,topaz", "reveal c1", "wins"),
    (f"R . r1 . / . . . . / . . . . / . . . . | {MASTER}ruby gems=0,1,0/0,0,0", "decree sapphire", "decree"),
    (
        f"R R r1 . / . . . . / . . . . / . . . . | {MASTER}topaz gems=1,0,0/0,0,0",
        "decree ruby",
        "decree-then-match",
    ),
    (f"{TABLE} | seats=3 turn=3 left=0 phase=extra active=corvidus/merten/giada", "done", "keeps-token"),
]


@pytest.mark.parametrize(("text", "move", "reason"), REASONS)
def test_a_move_that_matters_has_a_reason(text: str, move: str, reason: str) -> None:
    state = at(text)
    action = GAME.parse(move)
    assert action in list(state.actions())
    message = ADVICE.reason(state, action)
    assert message is not None
    assert message.id == f"reason-{reason}"
    said = [Words(language, GAME, ["Ada", "Bruno", "Chloé"]).message(message) for language in ("en", "fr")]
    assert said[0] != said[1]
    assert not any("{" in sentence or "reason-" in sentence for sentence in said)


def test_no_words_of_reasons_are_left_over() -> None:
    text = (HOME / "games" / "apotheca" / "words" / "words.en.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^reason-([a-z-]+) =", text, re.MULTILINE))
    assert known == {reason for _, _, reason in REASONS}


@pytest.mark.parametrize("wishes", SETTINGS, ids=str)
def test_a_reason_tells_nothing_that_the_player_cannot_know(wishes: dict[str, Any]) -> None:
    rng = random.Random(9)
    positions = [state for state in some_play(wishes, 10) if state.actor >= 0]
    for state in rng.sample(positions, min(12, len(positions))):
        twin = state.copy()
        twin.redeal(int(state.actor), rng)
        for action in state.actions():
            assert ADVICE.reason(state, int(action)) == ADVICE.reason(twin, int(action))
