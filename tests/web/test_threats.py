"""Threats at Apotheca's table: off until wanted, marked and told, and not there where there is no help."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.server.people import HERE, bot
from tests.web.table import awaited, board, hurry, opened
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
LIST = ".threats li"


@pytest.mark.slow
def test_threats_are_shown_when_wanted(visit: Visit) -> None:
    ann = visit()
    ann.expected += ["before the connection is established"]  # who hurries closes what was not open yet
    page = ann.page
    table = opened(ann, "apotheca", [HERE, HERE])
    page.evaluate("localStorage.setItem('philtre', JSON.stringify({handOver: false}))")
    ann.go(f"/t/{table}")
    awaited(page)
    switch = page.get_by_role("button", name="Threats", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "false")
    assert page.locator(".threats").count() == 0
    page.keyboard.press("t")
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".threats")).to_be_visible()
    hurry(ann, table, [0, 1], 24)  # by then most games have a threat
    for _ in range(60):
        page.wait_for_timeout(600)
        if page.locator(LIST).count():
            break
        hurry(ann, table, [0, 1], 1)
    first = page.locator(LIST).first
    expect(first).to_contain_text("complete")
    marked = board(page).locator(".threatened").count()
    assert marked >= 3
    expect(board(page).get_by_role("button", name="one action from a match")).to_have_count(marked)
    first.hover()
    expect(board(page).locator(".named").first).to_be_attached()
    ann.must_be_clear()
    page.keyboard.press("t")
    expect(page.locator(".threats")).to_have_count(0)
    expect(board(page).locator(".threatened")).to_have_count(0)


def test_not_where_there_is_no_help_nor_where_a_game_has_none(visit: Visit) -> None:
    ann = visit()
    for game, hints in (("apotheca", False), ("race", True)):
        table = opened(ann, game, [HERE, bot()], hints=hints)
        ann.go(f"/t/{table}")
        awaited(ann.page)
        ann.page.keyboard.press("t")
        assert ann.page.get_by_role("button", name="Threats").count() == 0
        assert ann.page.locator(".threats").count() == 0
