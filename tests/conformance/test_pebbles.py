"""An honest game passes every check."""

import pytest
from tests.conformance.pebbles import Pebbles

from philtre.conformance import CHECKS, Case, cases, check, checksum

PEBBLES = Pebbles()


@pytest.mark.parametrize("case", cases(PEBBLES), ids=str)
@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_an_honest_game_passes(seed: int, name: str, case: Case) -> None:
    CHECKS[name](case, seed)


def test_one_call_checks_everything() -> None:
    check(PEBBLES, games=1, seed=7)


def test_cases_are_the_settings_one_at_a_time() -> None:
    assert [str(case) for case in cases(PEBBLES)] == [
        "pebbles-usual-2",
        "pebbles-usual-2-hand=1",
        "pebbles-usual-2-hand=3",
        "pebbles-usual-2-bury=no",
        "pebbles-usual-3",
        "pebbles-usual-3-hand=1",
        "pebbles-usual-3-hand=3",
        "pebbles-usual-3-bury=no",
        "pebbles-solo-1",
        "pebbles-solo-1-hand=1",
        "pebbles-solo-1-hand=3",
    ]


def test_a_checksum_is_the_same_on_both_builds() -> None:
    assert checksum(Case(PEBBLES, "usual", 2), games=3, seed=1) == "7f547fb005788e26"


def test_a_checksum_tells_games_apart() -> None:
    duel = Case(PEBBLES, "usual", 2)
    sums = [checksum(duel, 1, 1), checksum(duel, 1, 2), checksum(Case(PEBBLES, "usual", 3), 1, 1)]
    assert len(set(sums)) == 3
