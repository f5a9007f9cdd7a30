"""The command line with a person at the keyboard: given lines, or fingers that hit any number."""

import io
import random
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pytest

from philtre.cli import main

Run = Callable[..., "Outcome"]


@dataclass
class Outcome:
    code: int
    out: str
    err: str


class Keyboard(io.StringIO):
    """Types the lines, then the end of input."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self.lines = iter(lines)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # typeshed: bytes
        return next((line + "\n" for line in self.lines), "")


def any_numbers(seed: int, count: int = 20_000) -> Iterable[str]:
    """Numbers of a list, hit and miss, that play a game to its end."""
    dice = random.Random(seed)
    return (str(dice.randint(1, 9)) for _ in range(count))


@pytest.fixture
def fingers() -> Callable[..., Iterable[str]]:
    return any_numbers


@pytest.fixture
def philtre(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: object) -> Run:
    """philtre(arguments, lines typed) runs the command line and returns what came of it."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(command: str, typed: Iterable[str] = ()) -> Outcome:
        monkeypatch.setattr(sys, "stdin", Keyboard(typed))
        capsys.readouterr()
        try:
            code = main(command.split())
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return run
