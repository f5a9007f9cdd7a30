"""Every game that is here keeps the contract."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.conformance.registered import EVERY, QUICK

import philtre
from philtre.conformance import CHECKS, Case, cases, checksum

GAMES = Path(__file__).parent.parent / "games"
MANY = 2


def one_a_game_on_both_builds(every: list[Case]) -> list[object]:
    """All cases; the first of each game is marked to run on both builds."""
    first = {case.game.name: case for case in reversed(every)}
    return [
        pytest.param(case, id=str(case), marks=pytest.mark.both if case is first[case.game.name] else ())
        for case in every
    ]


@pytest.mark.parametrize("case", one_a_game_on_both_builds(QUICK))
@pytest.mark.parametrize("name", CHECKS)
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


def must_be_played_as_before(case: Case) -> None:
    assert checksum(case, games=2, seed=1) == checksums(case.game.name)[str(case)]


@pytest.mark.parametrize("name", philtre.list_games())
def test_every_case_has_its_checksum(name: str, rewriting: bool, golden: Callable[[Path, str], None]) -> None:
    every = cases(philtre.game(name))
    if rewriting:
        sums = [f"{case} {checksum(case, games=2, seed=1)}\n" for case in every]
        golden(GAMES / name / "checksums.txt", "".join(sums))
    assert list(checksums(name)) == [str(case) for case in every]


@pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=str(case), marks=() if case.options else pytest.mark.both) for case in EVERY],
)
def test_a_case_is_played_as_before(case: Case) -> None:
    must_be_played_as_before(case)


@pytest.mark.slow  # interpreted, these matches take minutes
@pytest.mark.both
@pytest.mark.parametrize("case", [case for case in EVERY if case.options], ids=str)
def test_options_are_played_as_before_on_both_builds(case: Case) -> None:
    must_be_played_as_before(case)
