"""The weight of a first visit, words included; a second one transfers none of it again."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import CDPSession
from tests.web.visitor import Visitor

Visit = Callable[..., Visitor]
FIRST = 120_000  # bytes of a first visit of the hall, as they go over the line, with all headers
SECOND = 12_000  # and of another one: answers that nothing has changed, and what is the player's own
ANSWER = 1000  # bytes of such an answer


class Line:
    """The bytes that a page receives, by address."""

    def __init__(self, visitor: Visitor) -> None:
        self.bytes: dict[str, int] = {}
        self.addresses: dict[str, str] = {}
        session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        session.send("Network.enable")
        session.on("Network.requestWillBeSent", self._sent)
        session.on("Network.loadingFinished", self._loaded)

    def _sent(self, told: Any) -> None:
        self.addresses[told["requestId"]] = told["request"]["url"]

    def _loaded(self, told: Any) -> None:
        address = self.addresses[told["requestId"]]
        self.bytes[address] = self.bytes.get(address, 0) + int(told["encodedDataLength"])

    def visit(self, visitor: Visitor, path: str) -> dict[str, int]:
        self.bytes.clear()
        visitor.go(path)
        visitor.page.wait_for_load_state("networkidle")
        return dict(self.bytes)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_first_visit_is_light_and_a_second_one_loads_nothing_again(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    line = Line(visitor)
    first = line.visit(visitor, "/")
    assert any("/api/words/" in address for address in first), first
    assert any("/assets/" in address for address in first), first
    print(f"first visit, {language}: {sum(first.values())} bytes in {len(first)} requests")
    assert sum(first.values()) < FIRST, first
    second = line.visit(visitor, "/")
    news = "/api/tables/open"  # as long as the list of tables that others have opened
    print(f"second visit, {language}: {sum(second.values())} bytes in {len(second)} requests")
    assert sum(size for address, size in second.items() if news not in address) < SECOND, second
    again = {address: size for address, size in second.items() if size > ANSWER and news not in address}
    assert not again, again


def test_words_of_a_table_are_loaded_once(visit: Visit) -> None:
    visitor = visit()
    line = Line(visitor)
    first = line.visit(visitor, "/rules/elixir")
    words = [address for address in first if "/api/words/" in address]
    assert len(words) == 2, first
    assert all(first[address] < 20_000 for address in words), first
    second = line.visit(visitor, "/rules/elixir")
    assert all(second[address] < ANSWER for address in words), second
