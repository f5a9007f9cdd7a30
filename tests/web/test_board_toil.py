"""Toil and Trouble on its own board: decisions made by pointing at cards, cauldrons and Orders."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.server.conftest import wait_until
from tests.server.people import HERE
from tests.web.looks import sized
from tests.web.table import awaited, board, log, opened, steps
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]


def mine(page: Page, number: int) -> Any:
    """One's own cauldron of that number."""
    return board(page).locator(".mine").get_by_role("group", name=f"Cauldron {number}", exact=True)


def hand(page: Page) -> Any:
    return board(page).get_by_role("region", name="Your hand").get_by_role("button")


def come(visit: Visit, **wishes: Any) -> tuple[Visitor, str]:
    """Ann at a new table, alone with another seat of hers."""
    ann = visit(**wishes)
    table = opened(ann, "toil", [HERE, HERE])
    ann.page.evaluate("localStorage.setItem('philtre', JSON.stringify({handOver: false}))")
    ann.go(f"/t/{table}")
    return ann, table


@sized("phone")
def test_a_card_then_a_cauldron(visit: Visit, size: tuple[int, int]) -> None:
    ann, table = come(visit, size=size)
    page = ann.page
    awaited(page)
    expect(hand(page)).not_to_have_count(0)
    before = steps(ann, table)
    hand(page).last.click()
    hand(page).first.click()  # another mind
    assert steps(ann, table) == before
    mine(page, 3).get_by_role("button", name="Cauldron 3: add").click()  # in any order
    wait_until(lambda: steps(ann, table) > before)
    expect(mine(page, 3).locator(".card")).to_have_count(1)
    hand(page).first.click()
    expect(mine(page, 3).get_by_role("button", name="Cauldron 3: add")).to_have_count(0)
    mine(page, 1).get_by_role("button", name="Cauldron 1: add").click()
    wait_until(lambda: steps(ann, table) > before + 1)
    expect(mine(page, 1).locator(".card")).to_have_count(1)
    page.get_by_role("button", name="Go on", exact=True).first.click()
    wait_until(lambda: steps(ann, table) > before + 2)
    ann.must_be_clear()


def test_the_cauldron_that_waits_to_be_confirmed_is_marked(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "toil", [HERE, HERE])
    ann.page.evaluate("localStorage.setItem('philtre', JSON.stringify({handOver: false, confirm: true}))")
    ann.go(f"/t/{table}")
    page = ann.page
    awaited(page)
    hand(page).first.click()
    expect(board(page).locator(".cauldron.chosen")).to_have_count(0)
    mine(page, 3).get_by_role("button", name="Cauldron 3: add").click()
    expect(board(page).locator(".cauldron.chosen")).to_have_count(1)
    expect(mine(page, 3)).to_have_class(re.compile("chosen"))


def test_by_keys_and_in_words(visit: Visit) -> None:
    ann, table = come(visit)
    page = ann.page
    awaited(page)
    before = steps(ann, table)
    hand(page).first.focus()
    page.keyboard.press("Enter")
    mine(page, 1).get_by_role("button", name="Cauldron 1: add").focus()
    page.keyboard.press("Enter")
    wait_until(lambda: steps(ann, table) > before)
    board(page).locator(".mine").get_by_title("In words").click()
    line = board(page).locator(".mine details strong").first.inner_text()
    assert line.removeprefix("1: ") in log(page).locator("li").last.inner_text()
