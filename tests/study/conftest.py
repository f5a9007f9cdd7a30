"""For tests of studies."""

import pytest

from philtre.study import engine


@pytest.fixture(autouse=True)
def no_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """No lines about progress, however slow the machine is: tests compare what a command says."""
    monkeypatch.setattr(engine, "FIRST_LINE", 3600.0)
