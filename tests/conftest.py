"""Helpers of all tests: files in memory, sentences, golden files, the order of tests, event loops."""

import asyncio
import functools
import gc
import os
import signal
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest

Golden = Callable[[Path, str], None]
MEMORY = Path("/dev/shm")
ROOM = 2 * 2**30  # bytes that must be free there; a whole run takes less than one of these two


def pytest_configure() -> None:
    """Put temporary files into memory: a database on a disk waits for the disk at each of its commits.

    And let programs that tests start hear Ctrl-C, which a shell's background jobs and their children ignore.
    """
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if MEMORY.is_dir() and os.access(MEMORY, os.W_OK):
        found = os.statvfs(MEMORY)
        if found.f_bavail * found.f_frsize >= ROOM and not found.f_flag & os.ST_NOEXEC:
            os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden files anew; read the diff after")


@pytest.fixture(scope="session", autouse=True)
def _sentences_parsed_once() -> Iterator[None]:
    """Parse each file of sentences once: hundreds of tests read the same ones, a tenth of a second each."""
    from philtre.text import fluent

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fluent, "read_resource", functools.cache(fluent.read_resource))
        yield


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


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Keep the garbage collector away from the collected tests: thousands of objects that live to the end."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


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
