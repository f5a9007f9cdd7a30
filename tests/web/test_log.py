"""The log over long games: it follows until its reader scrolls up, and offers a way back down."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.server.people import HERE, bot
from tests.web.table import awaited, hurry, log, opened
from tests.web.visitor import Visitor
from tests.web.waiting import settle, until

Visit = Callable[..., Visitor]
LEFT = """() => {
  const box = document.querySelector('.log');
  return box.scrollHeight - box.scrollTop - box.clientHeight;
}"""


def at_end(page: Page) -> None:
    """The log comes to its end after the last line."""
    until(page, lambda: page.evaluate(LEFT) < 3, "the log is at its end")


def resting(page: Page) -> float:
    """Where the log is when its reader's scrolling has come to rest."""
    at = [-1.0, -2.0]

    def rests() -> bool:
        settle(page)
        at[:] = at[1], page.evaluate("document.querySelector('.log').scrollTop")
        return at[0] == at[1]

    until(page, rests, "the log rests")
    return at[1]


@pytest.mark.slow
def test_the_log_follows_a_long_game_until_its_reader_scrolls_up(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "elixir", [HERE, bot(), bot()])
    ann.go(f"/t/{table}")
    page = ann.page
    awaited(page)
    down = page.get_by_role("button", name="To the newest line")
    lines = 0
    for _ in range(8):
        hurry(ann, table, [0], most=12)
        at_end(page)
        lines = log(page).locator("li").count()
        expect(down).to_have_count(0)
    assert lines > 150, lines

    log(page).hover()
    page.mouse.wheel(0, -900)
    expect(down).to_be_visible()
    read = resting(page)
    hurry(ann, table, [0], most=12)
    until(page, lambda: log(page).locator("li").count() > lines, "more lines")
    settle(page)
    assert page.evaluate("document.querySelector('.log').scrollTop") == read, "the reader was carried off"
    ann.must_be_clear()

    down.click()
    at_end(page)
    expect(down).to_have_count(0)
    hurry(ann, table, [0], most=12)
    at_end(page)


def test_the_log_follows_when_help_takes_room_beside_it(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "elixir", [HERE, bot()])
    ann.go(f"/t/{table}")
    page = ann.page
    hurry(ann, table, [0], most=20)
    awaited(page)
    at_end(page)
    page.keyboard.press("w")
    expect(page.locator("aside .why")).to_be_visible()
    at_end(page)
