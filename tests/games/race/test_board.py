"""The board in a terminal."""

import random

import pytest

import philtre
from philtre.games.race.terminal import draw
from philtre.text.words import Words

from .scene import OURS as GAME
from .scene import ours as at

NAMES = ["Ada", "Bruno", "Chloé", "Denis"]
WHEEL = """\
The Wheel, round 1 of 200
                  r15 G    r0 -2    r1 C
         r14 M             n2 -1             r2 -2
                                             (2)
r13 G                      n1 -1p                     r3 F
r12 W    w2 F     w1 -2    Market   e1 M     e2 H     r4 M
r11 -1                     s1 R                       r5 F
         r10 R             s2 G              r6 -2
                  r9 H     r8 -2    r7 -2
                           (1)
F flower, G grass, H honey, W wood, M mushroom, R black rock, C purple crystal,
-1 lose resources, -1p lose a potion, (1) players

* (1) Ada (you)  7 of 20 coins  on r8, towards s2 and r9
      resources: 2 flowers, 1 grass
      potions: 2 × Speed, 1 × Meteor (worth 8)
  (2) Bruno  0 of 20 coins  on r2, towards r3, invisible, defended
      empty-handed"""


def test_the_wheel() -> None:
    state = at(
        "r8<r7 r2<r1 | coins=7/0 resources=flower:2,grass/- potions=speed:2,meteor/- unseen=2 shielded=2"
    )
    assert draw(state.view(0), Words("en", GAME, NAMES)) == WHEEL


def test_paths_are_explained_where_one_is_chosen() -> None:
    view = at("r4<r3 r2<r1 | phase=move die=5 steps=5").view(0)
    lines = draw(view, Words("en", GAME, NAMES)).split("\n")
    assert lines[-2:] == [
        "Rolled: 5. Steps left: 5.",
        "Where the paths lead: e2 → Market / n2 -1 / s2 G / w2 F, r5 → s2 G / r9 H",
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
        for seat in (0, None) if rng.random() < 0.2 else ():
            shown = draw(state.view(seat), words)
            assert max(len(line) for line in shown.split("\n")) < 80
            assert "{" not in shown
        state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
    assert str(state.view(0).round) in draw(state.view(0), words)
