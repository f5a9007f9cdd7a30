"""What all tests share: the golden files, the order of tests, and event loops beside a browser."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

Golden = Callable[[Path, str], None]

DURATIONS = Path(__file__).parent / "durations.txt"
LONG = 2.0  # seconds


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--golden", action="store_true", help="write the golden files anew; read the diff after")
    parser.addoption("--write-durations", action="store_true", help=f"write the long tests to {DURATIONS}")


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


# Longest first: a long test that begins last would keep one of two processes waiting. The file has functions
# without their parameters, and only long ones: it stays short, and the line of a renamed test does nothing.


def function(nodeid: str) -> str:
    return nodeid.partition("[")[0]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Sort slow tests to the front, then those of durations.txt, longest first; others keep their order."""
    known: dict[str, float] = {}
    if DURATIONS.exists():
        for line in DURATIONS.read_text(encoding="utf-8").splitlines():
            seconds, _, name = line.partition(" ")
            known[name] = float(seconds)
    items.sort(
        key=lambda item: (item.get_closest_marker("slow") is not None, known.get(function(item.nodeid), 0.0)),
        reverse=True,
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.getoption("--write-durations"):
        seconds: dict[str, float] = {}
        for reports in terminalreporter.stats.values():
            for report in reports:
                if isinstance(report, pytest.TestReport):
                    seconds[report.nodeid] = seconds.get(report.nodeid, 0.0) + report.duration
        long: dict[str, float] = {}
        for nodeid, spent in seconds.items():
            if spent >= LONG:
                long[function(nodeid)] = max(spent, long.get(function(nodeid), 0.0))
        longest = sorted(long.items(), key=lambda line: line[1], reverse=True)
        lines = [f"{spent:.0f} {name}\n" for name, spent in longest]
        DURATIONS.write_text("".join(lines), encoding="utf-8", newline="\n")


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
