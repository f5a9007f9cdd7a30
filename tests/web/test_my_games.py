"""My finished games in a real browser."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.looks import LOOKS
from tests.web.table import hurry, opened
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
ME, BOB = {"kind": "here"}, {"kind": "here", "name": "Bob"}


# The quickest end of a game: whoever plays all seats gives it up.
GIVE_UP = """
(table) => new Promise((done) => {
  const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live`);
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === 'whole') socket.send(JSON.stringify({ type: 'call', vote: 'abandon', id: 1 }));
    if (told.type === 'done') done(socket.close());
  };
})
"""


def with_a_finished_game(visitor: Visitor, game: str = "race", **setup: Any) -> str:
    """Played at random at one screen by Ann and Bob."""
    table = opened(visitor, game, [ME, BOB], **setup)
    hurry(visitor, table, [0, 1])
    return table


@LOOKS
def test_finished_games_are_clear(visit: Visit, look: dict[str, Any]) -> None:
    visitor = visit("/games", **look)
    with_a_finished_game(visitor)
    visitor.go("/games")
    expect(visitor.page.locator("main li")).to_have_count(1)
    visitor.must_be_clear()


def test_a_newcomer_is_told_how_games_come_there(visit: Visit) -> None:
    visitor = visit("/games")
    expect(visitor.page.get_by_role("main")).to_contain_text("None yet. When a game is over")
    visitor.must_be_clear()
    visitor.page.get_by_role("link", name="To the hall", exact=True).click()
    visitor.page.wait_for_url("**/")


def test_a_finished_game_is_found_replayed_and_kept(visit: Visit) -> None:
    visitor = visit()
    table = with_a_finished_game(visitor)
    page = visitor.page
    visitor.go("/")
    page.get_by_role("link", name="All my finished games").click()
    lines = page.get_by_role("main").get_by_role("listitem")
    expect(lines).to_have_count(1)
    expect(lines.first).to_contain_text("The Magical Race")
    expect(lines.first).to_contain_text("Ann")
    expect(lines.first).to_contain_text(re.compile("Won: |draw"))
    expect(lines.first.locator("time")).to_contain_text("(just now)")
    page.get_by_role("combobox", name="Game").select_option(label="Elixir")
    expect(page.get_by_role("main")).to_contain_text("No game is like that.")
    assert page.url.endswith("/games?game=elixir")
    page.get_by_role("link", name="Show all").click()
    page.get_by_role("searchbox", name="With").fill("zoé")
    expect(page.get_by_role("main")).to_contain_text("No game is like that.")
    page.get_by_role("link", name="Show all").click()
    expect(lines).to_have_count(1)
    with page.expect_download() as download:
        lines.first.get_by_role("link", name="Download the record: The Magical Race").click()
    assert download.value.suggested_filename == f"philtre-race-{table}.txt"
    assert download.value.path().read_text(encoding="utf-8").startswith("philtre record")
    lines.first.get_by_role("link", name="Replay: The Magical Race").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    page.go_back()
    expect(lines).to_have_count(1)


@pytest.mark.slow
def test_many_games_come_in_pages(visit: Visit) -> None:
    visitor = visit()
    for _ in range(21):
        visitor.page.evaluate(GIVE_UP, opened(visitor, "race", [ME, BOB]))
    visitor.go("/games")
    page = visitor.page
    lines = page.get_by_role("main").get_by_role("listitem")
    expect(lines).to_have_count(20)
    expect(page.get_by_role("status").first).to_have_text("21 games.")
    page.get_by_role("link", name="Older").click()
    expect(lines).to_have_count(1)
    expect(page.get_by_role("navigation")).to_contain_text("Page 2 of 2")
    page.get_by_role("link", name="Newer").click()
    expect(lines).to_have_count(20)
