"""The table page: playing in real browsers."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.server.conftest import Process, wait_until
from tests.server.people import HERE, bot
from tests.web.looks import sized
from tests.web.table import (
    asked,
    awaited,
    board,
    called,
    decide,
    hurry,
    log,
    opened,
    seated,
    steps,
    tray,
)
from tests.web.visitor import PHONE, Visitor

import philtre

Visit = Callable[..., Visitor]
TWO = [{**HERE, "name": "Ann"}, {**HERE, "name": "Ben"}]


def moved(visitor: Visitor, table: str, before: int) -> None:
    wait_until(lambda: steps(visitor, table) > before)


def test_two_play_against_each_other(visit: Visit) -> None:
    ann, ben = visit(), visit()
    table = seated(ann, ben)
    for _ in range(4):
        before = steps(ann, table)
        mine = ann if "Ann" in asked(ben.page).inner_text() else ben
        decide(mine.page)
        moved(ann, table, before)
        for visitor in (ann, ben):
            expect(log(visitor.page).locator("li").nth(before)).to_be_attached()
    expect(log(ann.page)).to_contain_text("You reveal")
    expect(log(ben.page)).to_contain_text("Ann reveals")


def test_against_a_bot_and_the_page_is_clear(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "race", [HERE, bot()])
    ann.go(f"/t/{table}")
    before = steps(ann, table)
    decide(ann.page)
    moved(ann, table, before)
    awaited(ann.page)
    assert ann.page.title().startswith("● Your turn.")
    ann.must_be_clear()
    tall = ann.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert tall <= 0, "the page scrolls"


def test_undo_and_why_not(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "toil", [HERE, bot()])
    ann.go(f"/t/{table}")
    before = steps(ann, table)
    page = ann.page
    awaited(page)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_attribute("title", "You have not decided anything yet.")
    undo.click(force=True)  # it looks disabled, and answers
    expect(page.locator(".notice")).to_contain_text("You have not decided anything yet.")
    decide(page)
    expect(undo).to_have_attribute("aria-disabled", "false")
    assert steps(ann, table) == before + 1
    page.keyboard.press("u")
    expect(undo).to_have_attribute("aria-disabled", "true")
    assert steps(ann, table) == before


def test_a_reload_and_a_second_tab_see_the_same(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "race", [HERE, HERE])
    ann.page.evaluate("localStorage.setItem('philtre', JSON.stringify({handOver: false}))")
    ann.go(f"/t/{table}")
    decide(ann.page)
    expect(log(ann.page).locator("li").first).to_be_attached()
    told = log(ann.page).inner_text()
    ann.page.reload()
    expect(board(ann.page)).to_be_visible()
    assert log(ann.page).inner_text().startswith(told[: len(told) // 2])
    other = ann.context.new_page()
    ann.listen(other)
    other.goto(f"/t/{table}")
    awaited(other)
    before = steps(ann, table)
    seen = log(other).locator("li").count()
    decide(ann.page)
    moved(ann, table, before)
    expect(log(other).locator("li").nth(seen)).to_be_attached()
    expect(log(ann.page).locator("li").nth(seen)).to_be_attached()


@pytest.mark.slow
def test_who_comes_back_finds_everything(visit: Visit, serve: Callable[..., Process]) -> None:
    """Offline, then a server that is started anew: no move is lost, none is made twice."""
    server = serve()
    ann = visit(base=server.base)
    ann.expected += ["WebSocket", "ERR_", "Failed to load"]
    table = opened(ann, "race", [HERE, HERE])
    ann.page.evaluate("localStorage.setItem('philtre', JSON.stringify({handOver: false}))")
    ann.go(f"/t/{table}")
    awaited(ann.page)
    before = steps(ann, table)
    server.stop()
    expect(asked(ann.page)).to_contain_text("reconnecting")
    decide_while_lost(ann.page)
    server.start(server.port)
    expect(asked(ann.page)).not_to_contain_text("reconnecting")
    moved(ann, table, before)
    decided = [line for line in called(ann, "GET", f"/api/tables/{table}/past")["log"] if line["actor"] >= 0]
    assert len({line["step"] for line in decided}) <= 1
    decide(ann.page)


def decide_while_lost(page: Any) -> None:
    tray(page).locator("ul button").first.click()


@sized("phone")
def test_the_end_and_looking_back(visit: Visit, size: tuple[int, int]) -> None:
    ann = visit(size=size)
    table = opened(ann, "apotheca", TWO, options=philtre.game("apotheca").quick)
    ann.go(f"/t/{table}")
    hurry(ann, table, [0, 1])
    page = ann.page
    ending = page.locator(".ending")
    expect(ending).to_contain_text("win")
    if size == PHONE:
        ann.must_be_clear()
        ending.get_by_role("button", name="Result").click()
    result = page.locator(".result")
    expect(result.get_by_role("row", name="Satisfied")).to_be_visible()
    ann.must_be_clear()
    with page.expect_download() as saved:
        result.get_by_role("link", name="Download the record").click()
    assert "apotheca" in saved.value.suggested_filename
    if size == PHONE:
        page.locator("aside nav").get_by_role("button", name="Table").click()
    ending.get_by_role("button", name="Replay").click()
    replay = page.locator(".replay")
    expect(replay).to_contain_text("Position 0 of")
    page.keyboard.press("ArrowRight")
    expect(replay).to_contain_text("Position 1 of")
    replay.get_by_role("slider").fill("7")
    expect(replay).to_contain_text("Position 7 of")
    assert "step=7" in page.url
    ann.must_be_clear()
    replay.get_by_label("Point of view").select_option(label="As Ann saw it")
    page.wait_for_url("**/*seat=0*")
    other = visit(page.url.removeprefix(ann.base))
    expect(other.page.locator(".replay")).to_contain_text("Position 7 of")
    replay.get_by_role("button", name="To the end").click()
    expect(ending).to_be_visible()
