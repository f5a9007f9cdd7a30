"""The Magical Race's own board: the recipes."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.stage import NAME, Stage
from tests.web.table import board, drawn
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize(("turn", "ticked"), [(1, ["Speed"]), (2, [])], ids=["own turn", "rival's turn"])
def test_a_recipe_is_ticked_for_nobody_but_the_viewer(visit: Visit, turn: int, ticked: list[str]) -> None:
    visitor = visit()
    Stage(visitor, "race", f"market market | turn={turn} resources=flower,grass/wood,honey")
    visitor.go(f"/t/{NAME}")
    drawn(visitor.page)
    expect(board(visitor.page).locator(".recipes .ready .name")).to_have_text(ticked)
