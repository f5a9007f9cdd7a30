"""The view of matches and of the actions left."""

from __future__ import annotations

import pytest

from philtre.testing import play

from .scene import at

STANDING = "R R R . / . . . . / . . b2 . / Y . . . | variant=master"
SHOWN = [
    # A26: while the maker chooses, the match is nobody else's
    ("R R r1 . / . y2 . . / . . b2 . / Y . . R | active=corvidus,merten/imogen", ["reveal c1"], [[0]]),
    (
        "R Y . . / Y R . . / Y R . . / . . . b2 | active=benedetto,afrit/imogen",
        ["flickering-flip a1 b1"],
        [[0], [0]],
    ),
    # A41: an apprentice without an active apothecary claims nothing
    (
        f"{STANDING} seats=3 decree=topaz turn=3 active=-/corvidus/-",
        [],
        [[1]],
    ),
    (f"{STANDING} seats=3 decree=topaz turn=3", [], [[]]),
    (
        f"{STANDING} seats=3 decree=ruby turn=2 active=-/corvidus/-",
        [],
        [[0]],
    ),
    # the master's match stands while an apprentice chooses between others
    (
        "R R R . / B B b2 . / . . . . / . . . y1 | variant=master decree=ruby turn=2 active=-/solas,giada",
        ["reveal c2"],
        [[0], [1]],
    ),
    # won: what is left standing is nobody's
    (
        "R Y . . / Y R . . / Y R . . / . . . b2 | active=benedetto/- satisfied=afrit:r,merten:b/-",
        ["flickering-flip a1 b1", "collect a1"],
        [[]],
    ),
]


@pytest.mark.parametrize(("text", "moves", "seats"), SHOWN)
def test_a_match_names_those_who_can_score_it(text: str, moves: list[str], seats: list[list[int]]) -> None:
    state = play(at(text), *moves)
    for viewer in (0, 1, None):
        assert [match.seats for match in state.view(viewer).matches] == seats


LYING = "R . . B / . y2 . . / . . . . / Y . . R"
LEFT = [
    (f"{LYING} | active=corvidus/imogen", [], 2),
    (f"{LYING} | active=corvidus/imogen", ["restock"], 1),
    (f"{LYING} | active=corvidus/imogen", ["restock", "tile ruby"], 1),
    (f"{LYING} | active=corvidus/imogen", ["restock", "tile ruby", "place b1", "tile ruby", "place b3"], 1),
    (f"{LYING} | active=corvidus/imogen left=1", ["restock", "tile ruby"], 0),
    (f"{LYING} | gems=2,0,0/0,0,0 alley=strega,giada,solas", ["hire ruby"], 1),
    ("R R r1 . / . . . . / . . . . / . . . y2 | active=corvidus,merten/-", ["reveal c1"], 1),
    (
        "R R r1 . / . . . . / . . . . / . . . y2 | active=corvidus/- satisfied=afrit:r,merten:b/-",
        ["reveal c1"],
        0,
    ),
    ("R R r1 . / . . . y0 / . . . . / . . . . | variant=solo active=corvidus,merten", ["reveal c1"], 1),
    (f"{LYING} | seats=3 turn=3 left=0 phase=extra active=corvidus/merten/giada", [], 0),
]


@pytest.mark.parametrize(("text", "moves", "left"), LEFT)
def test_the_actions_left_do_not_count_the_one_that_is_carried_out(
    text: str, moves: list[str], left: int
) -> None:
    assert play(at(text), *moves).view(None).left == left
