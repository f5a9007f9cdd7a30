"""No compiled module shifts a constant to the left by a number that only the running game knows."""

import tomllib
from pathlib import Path

import pytest

from philtre.conformance.shifts import trapped

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "philtre"


def compiled_files() -> list[Path]:
    patterns = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["philtre"]
    chosen = {path for pattern in patterns["compiled"] for path in PACKAGE.glob(pattern)}
    return sorted(chosen - {path for pattern in patterns["interpreted"] for path in PACKAGE.glob(pattern)})


@pytest.mark.parametrize("path", compiled_files(), ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_no_constant_is_shifted_by_what_only_the_game_knows(path: Path) -> None:
    assert trapped(path.read_text()) == [], "write bit(place), or NUMBER * bit(place): see philtre.core.bits"


TRAPS = {
    "a number": "def f(n: i64) -> i64:\n    return 1 << n",
    "a constant": "FULL: Final = 15\n\ndef f(n: i64) -> i64:\n    return FULL << 4 * n",
    "a constant of a module": "def f(n: i64) -> i64:\n    return phases.FULL << n",
    "a local variable": "def f(n: i64) -> i64:\n    one: i64 = 1\n    return one << n",
    "in a list": "def f() -> list[int]:\n    return [1 << n for n in range(60)]",
    "in brackets": "def f(n: i64) -> i64:\n    return (2 * 3) << n",
}
SAFE = {
    "both are constant": "SIZE: Final = 1 << 16\nMORE: Final = SIZE << 2",
    "a parameter": "def f(one: i64, n: i64) -> i64:\n    return one << n",
    "a variable that changes": "def f(n: i64) -> i64:\n    all: i64 = 0\n    all += n\n    return all << n",
    "made of a variable": "def f(n: i64) -> i64:\n    a: i64 = 0\n    b = a\n    a |= n\n    return b << n",
    "to the right": "def f(n: i64) -> i64:\n    top: i64 = 0x2000_0000_0000_0000\n    return top >> n",
}


@pytest.mark.parametrize("source", TRAPS.values(), ids=TRAPS)
def test_such_a_shift_is_found(source: str) -> None:
    assert len(trapped(source)) == 1


@pytest.mark.parametrize("source", SAFE.values(), ids=SAFE)
def test_other_shifts_are_left_alone(source: str) -> None:
    assert trapped(source) == []
