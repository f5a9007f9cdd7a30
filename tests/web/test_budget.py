"""What a browser must load, compressed: the hall, and each game's own board."""

import gzip
import re
from collections.abc import Callable

from playwright.sync_api import Request
from tests.ours import OURS
from tests.web.games import sit
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
HALL, BOARD = 120_000, 60_000  # bytes at the most


def test_first_load_and_boards_are_small(visit: Visit) -> None:
    visitor = visit()
    loaded: dict[str, int] = {}

    def count(request: Request) -> None:
        answer = request.response()
        if answer and re.search(r"/assets/|\.js$", answer.url):
            loaded[answer.url.rpartition("/")[2]] = len(gzip.compress(answer.body()))

    visitor.page.on("requestfinished", count)
    visitor.go("/")
    visitor.page.wait_for_load_state("networkidle")
    assert len(loaded) > 2, "nothing was loaded"
    assert sum(loaded.values()) < HALL, loaded
    for name in OURS:
        loaded.clear()
        visitor.go(sit(visitor, name, 2))
        visitor.page.locator(".worktop .board").first.wait_for()
        visitor.page.wait_for_load_state("networkidle")
        board = {file: size for file, size in loaded.items() if file.startswith("Board-")}
        assert len(board) == 2, loaded  # script and style
        assert sum(board.values()) < BOARD, board
