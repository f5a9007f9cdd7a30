"""Every game that is here keeps the contract."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.conformance.registered import EVERY, QUICK
from tests.ours import OURS

import philtre
from philtre.conformance import CHECKS, Case, cases, checksum

GAMES = Path(__file__).parent.parent / "games"
MANY = 2
LONG = ("copies", "positions", "pickles", "leaks", "telling")  # checks that take long with many seats


def sampled() -> list[Any]:
    """Every check over the quick cases; the first case of each game is marked to run on both builds.

    The long checks look at two and three seats. No sentence depends on the number of seats or on the build:
    words are checked once for each variant.
    """
    of_game = {case.game.name: case for case in reversed(QUICK)}
    of_variant = {(case.game.name, case.variant): case for case in reversed(QUICK)}
    params = []
    for name in CHECKS:
        for case in QUICK:
            marks = []
            if name in LONG and case.seats > 3:
                marks.append(pytest.mark.slow)
            if name in ("words", "labels"):
                if case is not of_variant[case.game.name, case.variant]:
                    marks.append(pytest.mark.slow)
            elif case is of_game[case.game.name]:
                marks.append(pytest.mark.both)
            params.append(pytest.param(name, case, id=f"{name}-{case}", marks=marks))
    return params


@pytest.mark.parametrize(("name", "case"), sampled())
def test_keeps_the_contract(name: str, case: Case) -> None:
    CHECKS[name](case, 1)


@pytest.mark.slow
@pytest.mark.parametrize("case", EVERY, ids=str)
@pytest.mark.parametrize("name", CHECKS)
def test_keeps_the_contract_in_many_games(name: str, case: Case) -> None:
    for seed in range(1, 1 + MANY):
        CHECKS[name](case, seed)


def test_the_list_of_games_outlives_the_import_of_one() -> None:
    names = philtre.list_games()
    philtre.game(names[0])
    assert philtre.list_games() == names


# ---- checksums of whole matches, the same on both builds and until the rules are meant to change


def checksums(name: str) -> dict[str, str]:
    """The checksums of a game's cases, as they were written."""
    lines = (GAMES / name / "checksums.txt").read_text(encoding="utf-8").splitlines()
    return {case: found for case, _, found in (line.partition(" ") for line in lines)}


@pytest.mark.parametrize("name", OURS)
def test_every_case_has_its_checksum(name: str, rewriting: bool, golden: Callable[[Path, str], None]) -> None:
    every = cases(philtre.game(name))
    if rewriting:
        sums = [f"{case} {checksum(case, games=2, seed=1)}\n" for case in every]
        golden(GAMES / name / "checksums.txt", "".join(sums))
    assert list(checksums(name)) == [str(case) for case in every]


@pytest.mark.parametrize(
    "case",
    [
        pytest.param(
            case, id=str(case), marks=[pytest.mark.both, *([pytest.mark.slow] if case.options else [])]
        )
        for case in EVERY
        if case.game.name in OURS
    ],
)
def test_a_case_is_played_as_before(case: Case) -> None:
    assert checksum(case, games=2, seed=1) == checksums(case.game.name)[str(case)]
