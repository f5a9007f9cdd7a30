"""The end of a game: what came from where, and its turning points, which lead into the replay."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.server.conftest import ROOMY, Process
from tests.server.people import HERE
from tests.web.looks import sized
from tests.web.table import called, hurry, opened
from tests.web.visitor import PHONE, Visitor

Visit = Callable[..., Visitor]
TWO = [{**HERE, "name": "Ann"}, {**HERE, "name": "Ben"}]


@sized("desktop")
@pytest.mark.slow
def test_a_turning_point_leads_to_its_move(
    visit: Visit, serve: Callable[..., Process], size: tuple[int, int]
) -> None:
    server = serve(settings=ROOMY + "course_positions = 8\n")
    ann = visit(base=server.base, size=size)
    table = opened(ann, "race", TWO, options={"rounds": 8})
    ann.go(f"/t/{table}")
    hurry(ann, table, [0, 1])
    page = ann.page
    if size == PHONE:
        page.locator(".ending").get_by_role("button", name="Result").click()
    result = page.locator(".result")
    expect(result.get_by_role("row", name="Resources gained")).to_be_visible()
    course = result.get_by_role("region", name="Turning points")
    expect(course).to_contain_text(re.compile(r"The bots are looking|Chances as a bot"))
    expect(course.locator("ol li").first).to_be_visible(timeout=60_000)
    told = called(ann, "GET", f"/api/tables/{table}/course")
    assert told["done"]
    assert len(told["swings"]) == course.locator("ol li").count() > 0
    ann.must_be_clear()
    expect(course.locator("polyline")).to_have_count(2)
    first = min(swing["since"] for swing in told["swings"]) + 1
    course.locator("ol .swing").first.click()
    replay = page.locator(".replay")
    expect(replay).to_contain_text(f"Position {first} of")
    assert f"step={first}" in page.url
    ann.must_be_clear()
    beside = replay if size == PHONE else result
    at_graph(page, beside, replay)
    marks = beside.locator("button.mark")
    marks.last.focus()
    page.keyboard.press("Enter")
    last = max(swing["since"] for swing in told["swings"]) + 1
    expect(replay).to_contain_text(f"Position {last} of")
    expect(beside.locator(".cursor")).to_be_attached()
    page.goto("about:blank")  # before its server ends


def at_graph(page: Any, beside: Any, replay: Any) -> None:
    """A click on the graph goes there."""
    box = beside.locator(".graph").bounding_box()
    page.mouse.click(box["x"] + 1, box["y"] + 2)
    expect(replay).to_contain_text("Position 0 of")


def test_a_game_that_was_given_up_at_once_makes_no_fuss(visit: Visit) -> None:
    ann = visit()
    table = opened(ann, "race", TWO)
    ann.go(f"/t/{table}")
    hurry(ann, table, [0, 1], 3)
    ann.page.evaluate(
        """(table) => new Promise((done) => {
          const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/live?seat=0`);
          socket.onmessage = ({ data }) => {
            const told = JSON.parse(data);
            if (told.type === 'whole') socket.send(JSON.stringify({ type: 'call', vote: 'abandon', id: 1 }));
            if (told.ending) done(socket.close());
          };
        })""",
        table,
    )
    ending = ann.page.locator(".ending")
    expect(ending).to_contain_text("called off")
    expect(ann.page.get_by_role("region", name="Turning points")).to_have_count(0)
    ann.must_be_clear()
