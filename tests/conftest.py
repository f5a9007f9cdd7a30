"""What all tests share: the golden files."""

from collections.abc import Callable
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
