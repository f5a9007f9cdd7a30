"""Several decisions by one click, and decisions that are made by themselves because they are forced."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.web.games import asked, sit
from tests.web.stage import Stage
from tests.web.table import board
from tests.web.visitor import Visitor
from tests.web.waiting import answered, until

import philtre

Visit = Callable[..., Visitor]

RACE = philtre.game("race")
WALK = "market r9<r8 | phase=move die=5 steps=5 resources=wood/-"


def test_an_end_of_the_move_is_clicked_and_the_way_there_walked(visit: Visit) -> None:
    visitor = visit()
    stage = Stage(visitor, "race", WALK)
    visitor.go("/t/staged")
    page = visitor.page
    ends = board(page).locator(".spots [data-lit]")
    expect(ends).to_have_count(4)  # two ways lead to each
    board(page).locator(".spots [data-part=r2]").click()
    expect(board(page).locator("path.walk")).to_have_count(2)
    assert [ends.nth(place).get_attribute("data-part") for place in range(ends.count())] == ["n1", "e1"]
    page.get_by_role("button", name="by e1").click()
    stage.play("go e1")
    expect(board(page).locator(".spots [data-part=r2]")).to_be_visible()
    page.wait_for_function("() => !document.querySelector('.tray[inert]')")
    assert [RACE.text(action) for action in stage.acted] == ["go e1", "go r3"]


@pytest.mark.slow
def test_forced_decisions_are_made_by_themselves_at_a_pace(visit: Visit) -> None:
    """Some rounds of The Magical Race, in which nobody clicks on a die that must be rolled."""
    visitor = visit(forced=True)
    page, dice, chosen = visitor.page, random.Random(1), 0
    visitor.go(sit(visitor, "race", 2, options={"rounds": 6}))
    tray = page.locator(".choices ul button")

    def over() -> bool:
        nonlocal chosen
        if asked(visitor) and tray.count() > 1:
            chosen += 1
            tray.nth(dice.randrange(tray.count() - 1)).click()
            answered(page)
        return page.locator(".ending").count() > 0

    until(page, over, "the game is over")
    expect(page.locator(".ending")).to_be_visible()
    assert chosen >= 3  # in some rounds every decision may be forced
