"""The line between a page and its table is cut in the middle of a decision: it is made, and made once."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.server.conftest import wait_until
from tests.server.people import HERE
from tests.web.table import asked, awaited, called, decide, log, opened, steps
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]


class Line:
    """Passes everything on between page and server, until a decision comes by."""

    def __init__(self, visitor: Visitor, cut: str) -> None:
        self.cut = cut  # on its way to the server, or its answer on the way back
        self.acts = 0
        self.lines = 0
        visitor.page.route_web_socket(re.compile("/live"), self.opened)

    def opened(self, page: WebSocketRoute) -> None:
        self.lines += 1
        server = page.connect_to_server()
        broken = False

        def to_server(text: str | bytes) -> None:
            nonlocal broken
            if broken:
                return
            act = json.loads(text)["type"] == "act"
            self.acts += act
            if act and self.acts == 1:
                broken = True
                if self.cut == "answer":
                    server.send(text)
                page.close()
            else:
                server.send(text)

        def to_page(text: str | bytes) -> None:
            if not broken:
                page.send(text)

        page.on_message(to_server)
        server.on_message(to_page)


@pytest.mark.parametrize("cut", ["question", "answer"])
def test_a_decision_on_a_line_that_is_cut_is_made_once(visit: Visit, cut: str) -> None:
    ann = visit()
    table = opened(ann, "toil", [HERE, HERE])
    ann.page.evaluate("localStorage.setItem('philtre', JSON.stringify({handOver: false}))")
    line = Line(ann, cut)
    ann.go(f"/t/{table}")
    awaited(ann.page)
    before = steps(ann, table)
    decide(ann.page)
    expect(asked(ann.page)).not_to_contain_text("reconnecting")
    wait_until(lambda: steps(ann, table) > before)
    expect(ann.page.locator(".asked .busy")).to_have_count(0)
    assert (line.lines, line.acts) == (2, 2), "it was sent once more, on another line"
    told = called(ann, "GET", f"/api/tables/{table}/past")["log"]
    decided = {one["step"] for one in told if one["actor"] == 0 and one["step"] >= before}
    assert decided == {before}
    expect(ann.page.locator(".notice")).to_have_count(0)
    shown = log(ann.page).locator("li").count()
    decide(ann.page)
    expect(log(ann.page).locator("li").nth(shown)).to_be_attached()
