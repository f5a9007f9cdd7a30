"""What is measured at each choice, on every screen: how much of the board there is, how much of what can be
pointed at is in view, how large it is for a finger, and whether the board stays where it is.

The limits are rows of one table. None may become worse.
"""

from collections.abc import Callable
from typing import NamedTuple

import pytest
from tests.ours import OURS
from tests.web.fitting import table_of, walk
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
CHOICES = 12


class Row(NamedTuple):
    """A screen, and what every game must reach there."""

    size: tuple[int, int]
    board: int  # pixels of height that the worktop has at least
    target: int  # pixels, of the smallest thing on the board that can be pointed at and is in view
    unseen: dict[str, int]  # by game: the most things that could be pointed at and had to be scrolled to
    fingers: bool = True


FEW = {"apotheca": 7, "elixir": 2, "race": 1, "toil": 5}  # Apotheca: while apothecaries can be hired
ROWS = {
    "phone": Row((390, 844), 380, 36, FEW | {"apotheca": 6}),
    "phone-with-bars": Row((390, 664), 230, 36, FEW | {"apotheca": 11, "race": 3, "toil": 9}),
    "small-phone": Row((360, 640), 200, 32, FEW | {"apotheca": 11, "elixir": 4, "race": 4, "toil": 10}),
    "sideways": Row((844, 390), 390, 40, FEW),
    "small-sideways": Row((740, 340), 340, 36, FEW),
    "tablet": Row((820, 1180), 700, 24, FEW),
    "tablet-sideways": Row((1180, 820), 500, 24, dict.fromkeys(FEW, 0)),
    "laptop": Row((1366, 768), 480, 24, dict.fromkeys(FEW, 0), fingers=False),
    "zoomed-200": Row((683, 335), 335, 24, FEW | {"toil": 10}, fingers=False),
}


@pytest.mark.parametrize(
    ("name", "screen"),
    [
        pytest.param(name, screen, marks=[] if (name, screen) == ("race", "phone") else pytest.mark.slow)
        for screen in ROWS
        for name in OURS
    ],
)
def test_what_is_measured_at_each_choice(visit: Visit, name: str, screen: str) -> None:
    row = ROWS[screen]
    visitor = visit(size=row.size, language="fr", touch=row.fingers)
    walked = walk(visitor, table_of(visitor, name, "standard", 2), 2, after=25, most=CHOICES)
    assert walked.choices
    assert walked.height >= row.board
    assert walked.unseen <= row.unseen[name], f"{walked.unseen} of {walked.lit} at {walked.asking}"
    assert walked.target >= row.target, walked.smallest
    assert max(walked.tops) - min(walked.tops) <= 1, "the board jumps"
