"""Seats and options that a host may choose."""

from typing import Any

import pytest

import philtre

from .scene import GAME


def test_the_numbers_of_players() -> None:
    assert GAME.variants == {"standard": (2, 3, 4)}
    assert GAME.seats == (2, 3, 4)
    assert len(GAME.start().view(None).players) == 2
    assert len(GAME.start(seats=4).view(None).players) == 4


def test_options_and_their_defaults() -> None:
    assert GAME.chosen("standard", {}) == {"rounds": 100, "even_rounds": False, "memory": True}
    assert GAME.start(rounds=12).view(None).rounds == 12


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"seats": 1}, "toil is for 2, 3 or 4 seats, not for 1"),
        ({"seats": 5}, "toil is for 2, 3 or 4 seats, not for 5"),
        ({"seats": "two"}, "toil: expected a number of seats, found 'two'"),
        ({"variant": "solo"}, "toil has no variant 'solo': expected standard"),
        ({"colour": "red"}, "toil has no option 'colour': expected rounds, even_rounds and memory"),
        ({"rounds": 0}, "option rounds: expected a whole number from 1 to 100, found 0"),
        ({"rounds": 101}, "option rounds: expected a whole number from 1 to 100, found 101"),
        ({"rounds": "many"}, "option rounds: expected a whole number from 1 to 100, found many"),
        ({"even_rounds": 1}, "option even_rounds: expected no or yes, found 1"),
        ({"memory": "yes"}, "option memory: expected no or yes, found yes"),
    ],
)
def test_what_is_not_allowed_is_refused(wishes: dict[str, Any], reason: str) -> None:
    with pytest.raises(philtre.PhiltreError) as problem:
        GAME.start(**wishes)
    assert reason in str(problem.value)


def test_a_record_of_earlier_rules_is_refused_with_both_versions() -> None:
    options = GAME.chosen("standard", {})
    record = philtre.Record(GAME, "standard", 2, options, ["Ada", "Bruno"], [])
    old = record.write().replace("\nrules 2\n", "\nrules 1\n")
    with pytest.raises(philtre.PhiltreError, match="made under rules version 1 of toil; this program has 2"):
        philtre.read_record(old)
