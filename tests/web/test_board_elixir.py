"""Elixir's own board: decided by pointing at the town, the shops and the formula sheet."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.server.people import HERE, bot
from tests.web.stage import NAME, Stage
from tests.web.table import asked, awaited, board, log, opened
from tests.web.visitor import PHONE, Visitor

import philtre

Visit = Callable[..., Visitor]
BY_SEAT = {"lab_draw": False}  # the Red lab is Ann's


def lit(page: Page, name: str) -> Any:
    """Something on the board that may be pointed at now."""
    named = page.get_by_role("button", name=re.compile(f"^{name}"))
    return board(page).locator("[data-lit]").and_(named).first


def at_table(ann: Visitor, **setup: Any) -> Page:
    ann.go(f"/t/{opened(ann, 'elixir', [HERE, bot()], **setup)}")
    awaited(ann.page)
    return ann.page


def test_looking_walking_and_buying(visit: Visit) -> None:
    ann = visit(motion=True)
    page = at_table(ann, variant="short", options=BY_SEAT)
    cells = board(page).locator("table [data-lit]")
    expect(cells).to_have_count(9)
    ann.must_be_clear()
    cells.nth(4).click()
    expect(log(page)).to_contain_text("You look at the formula of Mandrake with Newt Eye:")
    expect(asked(page)).to_contain_text("Choose where you go")
    lit(page, "Herbalist").click()
    expect(log(page)).to_contain_text("You go to the Herbalist.")
    lit(page, "Henbane").click()
    lit(page, "Mandrake").click()
    expect(log(page)).to_contain_text("You buy Mandrake for 2 gold.")
    mine = board(page).get_by_role("region", name="Ann")
    expect(mine.get_by_role("group", name="Carries: Henbane, Mandrake")).to_be_visible()


def test_what_waits_to_be_confirmed_is_marked_on_the_board(visit: Visit) -> None:
    ann = visit()
    ann.page.evaluate("localStorage.setItem('philtre', JSON.stringify({confirm: true, firsts: false}))")
    page = at_table(ann, variant="short", options=BY_SEAT)
    confirm = page.get_by_role("button", name="Do this")
    board(page).locator("table [data-lit]").nth(4).click()
    expect(board(page).locator("table .chosen")).to_have_count(1)
    confirm.click()
    lit(page, "Herbalist").click()
    expect(board(page).locator(".house.chosen")).to_have_count(1)
    expect(board(page).locator(".house.chosen")).to_contain_text("Herbalist")
    confirm.click()
    expect(asked(page)).to_contain_text("You may buy")
    lit(page, "Henbane").click()
    expect(board(page).locator(".goods .chosen, [data-part=henbane] .chosen")).to_have_count(1)


def test_on_a_phone_what_is_asked_about_comes_first(visit: Visit) -> None:
    ann = visit(size=PHONE, theme="dark")
    page = at_table(ann, options=BY_SEAT)
    lit(page, "Herbalist").tap()
    expect(asked(page)).to_contain_text("You may buy")
    good = lit(page, "Henbane").bounding_box()
    town = board(page).get_by_role("region", name="The town").bounding_box()
    assert good
    assert town
    assert good["y"] < town["y"]
    ann.must_be_clear()


def test_on_a_phone_the_shelf_that_is_smashed_is_in_sight_with_the_answers(visit: Visit) -> None:
    ann = visit(size=PHONE)
    game = philtre.game("elixir")
    state = game.position("at=s3/s8 hired=clarence,sam/- shelf=-/henbane,opal")
    for text in ("send clarence 2", "die 6"):
        state.play(game.parse(text))
    Stage(ann, "elixir", state.position())
    ann.go(f"/t/{NAME}")
    page = ann.page
    answers = board(page).locator(".answers [data-lit]")
    expect(answers).to_have_count(2)
    expect(board(page).locator(".others section").first).to_be_in_viewport(ratio=1)
    expect(answers.last).to_be_in_viewport(ratio=1)
    box, top = board(page).bounding_box(), board(page).locator(".others").bounding_box()
    assert box
    assert top
    assert top["y"] >= box["y"] - 1
