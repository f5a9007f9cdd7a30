"""The generic board: what is lit, what is chosen, what is folded."""

import random
from collections.abc import Callable

import pytest
from tests.web.games import LIT, TRAY, asked, choose, sit
from tests.web.stage import NAME, Stage
from tests.web.visitor import DESKTOP, PHONE, Visitor

import philtre

Visit = Callable[..., Visitor]
CHOSEN = ".picked"


def test_what_is_pointed_at_is_marked_and_escape_takes_it_back(visit: Visit) -> None:
    visitor = visit(plain=True)
    stage = Stage(
        visitor, "apotheca", "R B . . / . y1 R . / . B Y . / . . . r2 | active=corvidus/- supply=9,9,9"
    )
    visitor.go(f"/t/{NAME}")
    page = visitor.page
    page.locator('[data-cell="a1"] button').click()  # it may glide to several places
    page.locator(CHOSEN).first.wait_for()
    page.keyboard.press("Escape")
    page.locator(CHOSEN).first.wait_for(state="detached")
    assert stage.acted == []


def test_what_is_for_looking_up_is_folded(visit: Visit) -> None:
    visitor = visit(plain=True)
    visitor.go(sit(visitor, "race", 2))
    page = visitor.page
    page.get_by_role("heading", name="Recipes").click()
    page.locator("details[open] .thing").first.wait_for()


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("name", philtre.list_games())
def test_the_board_is_clear_in_the_middle_of_play(visit: Visit, name: str, size: tuple[int, int]) -> None:
    visitor = visit(size=size, language="fr", theme="dark", plain=True)
    visitor.go(sit(visitor, name, 3))
    dice = random.Random(3)
    for _ in range(10):
        if asked(visitor):
            choose(visitor, dice)
    visitor.page.locator(f"{LIT}, {TRAY}").first.wait_for()
    visitor.must_be_clear()
