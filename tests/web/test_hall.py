"""The hall in a real browser."""

from collections.abc import Callable

import pytest
from tests.web.visitor import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("fr", "dark")])
def test_the_hall_is_clear(visit: Visit, size: tuple[int, int], language: str, theme: str) -> None:
    visitor = visit(size=size, language=language, theme=theme)
    visitor.must_be_clear()


def test_an_address_that_leads_nowhere_leads_back(visit: Visit) -> None:
    visitor = visit()
    visitor.expected.append("404")
    visitor.go("/rules/no/such")
    visitor.page.get_by_role("link", name="To the hall").click()
    visitor.page.wait_for_url("**/")
