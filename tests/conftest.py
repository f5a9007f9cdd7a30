"""What all tests share: the golden files, the order of tests, and event loops beside a browser."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

Golden = Callable[[Path, str], None]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden files anew; read the diff after")


@pytest.fixture
def rewriting(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--golden"))


@pytest.fixture
def golden(rewriting: bool) -> Golden:
    """golden(file, text): the file holds this very text; with --golden it is written."""

    def compare(file: Path, text: str) -> None:
        if rewriting:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        assert file.exists(), f"{file} is missing: pytest --golden writes it"
        assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()
        assert text.encode() == file.read_bytes()

    return compare


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort slow tests to the front: one that began last would keep one of two processes waiting."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)


@pytest.fixture(autouse=True)
def _own_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide the event loop of Playwright from tests without a browser, which may run loops of their own.

    The browser lives as long as its process. Its loop counts as running in this thread all the time, though
    it only runs during calls of Playwright.
    """
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in request.fixturenames:
        yield
    else:
        asyncio._set_running_loop(None)
        yield
        asyncio._set_running_loop(loop)
