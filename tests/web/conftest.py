"""Real browsers at a real server. Whatever a page says to its console fails the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.server.conftest import Process, serve, server  # noqa: F401  (fixtures)
from tests.web.visitor import FLAGS, PATIENCE, SLOWDOWN, Visitor, chromium

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all visitors of this process; each visitor has a context of its own."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield running
        running.close()


@pytest.fixture
def visit(browser: Browser, server: Process) -> Iterator[Callable[..., Visitor]]:  # noqa: F811
    """visit(path, ...) is somebody with a browser of their own; at the end no page may have complained.

    Without a path they are at the server, but on none of its pages: a test that goes on to a table need not
    wait for the hall.
    """
    visitors: list[Visitor] = []

    def come(path: str = "", base: str = "", **wishes: Any) -> Visitor:
        visitors.append(Visitor(browser, base or server.base, **wishes))
        if path:
            visitors[-1].go(path)
        else:
            visitors[-1].wait_outside()
        return visitors[-1]

    yield come
    complaints = [complaint for visitor in visitors for complaint in visitor.leave()]
    assert complaints == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run a browser test that fails once more: a busy machine may starve one. The summary counts reruns.

    On pages that are slowed down on purpose, to find such tests, every failure counts.
    """
    for item in items:
        if Path(__file__).parent in item.path.parents and SLOWDOWN == 1:
            item.add_marker(pytest.mark.flaky(reruns=1))
