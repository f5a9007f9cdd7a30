"""Every game that is here keeps the contract."""

from collections.abc import Callable
from pathlib import Path

import pytest
from registered import EVERY, QUICK

import philtre
from philtre.conformance import CHECKS, Case, cases, checksum

GAMES = Path(__file__).parent.parent / "games"
MANY = 2


@pytest.mark.parametrize("case", QUICK, ids=str)
@pytest.mark.parametrize("name", CHECKS)
def test_keeps_the_contract(name: str, case: Case) -> None:
    CHECKS[name](case, 1)


@pytest.mark.slow
@pytest.mark.parametrize("case", EVERY, ids=str)
@pytest.mark.parametrize("name", CHECKS)
def test_keeps_the_contract_in_many_games(name: str, case: Case) -> None:
    for seed in range(2, 2 + MANY):
        CHECKS[name](case, seed)


def test_the_list_of_games_outlives_the_import_of_one() -> None:
    names = philtre.list_games()
    philtre.game(names[0])
    assert philtre.list_games() == names


@pytest.mark.parametrize("name", philtre.list_games())
def test_both_builds_play_the_same_games(name: str, golden: Callable[[Path, str], None]) -> None:
    sums = [f"{case} {checksum(case, games=2, seed=1)}\n" for case in cases(philtre.game(name))]
    golden(GAMES / name / "checksums.txt", "".join(sums))
