"""Waiting for a state, however long a slow machine needs for it."""

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.visitor import AT_REST, PATIENCE

FRAMES = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))"""


def until(page: Page, true: Callable[[], object], what: str) -> None:
    """Wait until it is true; meanwhile the page's events are heard."""
    end = time.monotonic() + PATIENCE / 1000
    while not true():
        assert time.monotonic() < end, f"it did not come to this: {what}"
        page.wait_for_timeout(20)


def settle(page: Page) -> None:
    """Wait until what moves has come to rest, and the page has been laid out after it."""
    page.evaluate(AT_REST)
    page.evaluate(FRAMES)


def answered(page: Page) -> None:
    """Wait until no decision is on its way."""
    expect(page.locator(".asked .busy")).to_have_count(0)
