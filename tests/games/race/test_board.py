"""The board in a terminal."""

import random

import pytest

import philtre
from philtre.games.race.terminal import draw
from philtre.text.words import Words

from .scene import GAME, at

NAMES = ["Ada", "Bruno", "Chloé", "Denis"]
WHEEL = """\
The Wheel, round 1 of 200
                r22 C   r23 -2  r0 H    r1 G    r2 -1
        r21 R                   n3 W                    r3 R
                                                        (2)
r20 -1p                         n2 F                            r4 F
r19 C                           n1 G                            r5 -1p
r18 H   w3 F    w2 G    w1 W    Market  e1 F    e2 H    e3 M    r6 M
r17 R                           s1 G                            r7 W
r16 M                           s2 M                            r8 C
        r15 F                   s3 H                    r9 -2
                r14 R   r13 C   r12 W   r11 H   r10 G
                                (1)
F flower, G grass, H honey, W wood, M mushroom, R black rock, C purple crystal,
-1 lose resources, -1p lose a potion, (1) players

* (1) Ada (you)  7 of 20 coins  on r12, towards s3 and r13
      resources: 2 flowers, 1 grass
      potions: 2 × Speed, 1 × Meteor (worth 8)
  (2) Bruno  0 of 20 coins  on r3, towards r4, invisible, defended
      empty-handed"""


def test_the_wheel() -> None:
    state = at(
        "r12<r11 r3<r2 | coins=7/0 resources=flower:2,grass/- potions=speed:2,meteor/- unseen=2 shielded=2"
    )
    assert draw(state.view(0), Words("en", GAME, NAMES)) == WHEEL


def test_paths_are_explained_where_one_is_chosen() -> None:
    view = at("r6<r5 r3<r2 | phase=move die=5 steps=5").view(0)
    lines = draw(view, Words("en", GAME, NAMES)).split("\n")
    assert lines[-2:] == [
        "Rolled: 5. Steps left: 5.",
        "Where the paths lead: e3 → Market / n1 G / s1 G / w1 W, r7 → r11 H",
    ]
    assert any("Market*" in line for line in lines)


def test_recipes_are_shown_in_the_market() -> None:
    state = at("market r3<r2 | resources=flower,grass/-")
    shown = draw(state.view(0), Words("en", GAME, NAMES))
    assert "* Speed (2): flower and grass" in shown
    assert "  Teleport (4): black rock and purple crystal" in shown
    assert "Teleport" not in draw(at("r3<r2 market |").view(0), Words("en", GAME, NAMES))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 4])
def test_no_line_is_wider_than_a_terminal(language: str, seats: int) -> None:
    words = Words(language, GAME, NAMES)
    rng = random.Random(8)
    state = GAME.start(seats=seats, rounds=25)
    while not state.over:
        for seat in (0, None):
            shown = draw(state.view(seat), words)
            assert max(len(line) for line in shown.split("\n")) < 80
            assert "{" not in shown
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
    assert str(state.view(0).round) in draw(state.view(0), words)
