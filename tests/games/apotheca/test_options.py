"""Seats, variants and options that a host may choose."""

from typing import Any

import pytest

import philtre

from .scene import GAME


def test_variants_and_the_numbers_of_players() -> None:
    assert GAME.variants == {"standard": (2, 3, 4), "solo": (1,), "master": (2, 3, 4)}
    assert GAME.seats == (1, 2, 3, 4)


@pytest.mark.parametrize(
    ("wishes", "variant", "seats"),
    [
        ({}, "standard", 2),
        ({"seats": 1}, "solo", 1),
        ({"seats": 4}, "standard", 4),
        ({"variant": "solo"}, "solo", 1),
        ({"variant": "master"}, "master", 2),
        ({"variant": "master", "seats": 4}, "master", 4),
    ],
)
def test_a_wish_is_settled(wishes: dict[str, Any], variant: str, seats: int) -> None:
    view = GAME.start(**wishes).view(None)
    assert (view.variant, len(view.players)) == (variant, seats)


def test_options_and_their_defaults() -> None:
    assert GAME.chosen("standard", {}) == {
        "first_game": False, "own_restock": False, "turns": 300,
    }  # fmt: skip
    assert GAME.chosen("solo", {}) == {"first_game": False}
    assert GAME.chosen("master", {"turns": 50})["turns"] == 50


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"seats": 5}, "apotheca is for 1, 2, 3 or 4 seats, not for 5"),
        ({"seats": 0}, "apotheca is for 1, 2, 3 or 4 seats, not for 0"),
        ({"seats": "2"}, "apotheca: expected a number of seats, found '2'"),
        ({"seats": True}, "apotheca: expected a number of seats, found True"),
        ({"seats": 1, "variant": "master"}, "apotheca, variant master, is for 2, 3 or 4 seats, not for 1"),
        ({"seats": 2, "variant": "solo"}, "apotheca, variant solo, is for 1 seat, not for 2"),
        ({"variant": "duel"}, "apotheca has no variant 'duel': expected standard, solo and master"),
        ({"colour": "red"}, "apotheca has no option 'colour': expected first_game, own_restock and turns"),
        ({"seats": 1, "own_restock": True}, "variant solo: option own_restock has no meaning there"),
        ({"seats": 1, "turns": 9}, "variant solo: option turns has no meaning there"),
        ({"turns": 0}, "option turns: expected a whole number from 1 to 1000, found 0"),
        ({"turns": 1001}, "option turns: expected a whole number from 1 to 1000, found 1001"),
        ({"turns": True}, "option turns: expected a whole number from 1 to 1000, found yes"),
        ({"turns": "many"}, "option turns: expected a whole number from 1 to 1000, found many"),
        ({"first_game": 1}, "option first_game: expected no or yes, found 1"),
        ({"first_game": "yes"}, "option first_game: expected no or yes, found yes"),
        ({"first_game": None}, "option first_game: expected no or yes, found None"),
        ({"table_talk": False}, "apotheca has no option 'table_talk'"),
    ],
)
def test_what_is_not_allowed_is_refused(wishes: dict[str, Any], reason: str) -> None:
    with pytest.raises(philtre.PhiltreError) as problem:
        GAME.start(**wishes)
    assert reason in str(problem.value)


def test_records_and_positions_that_name_the_former_option_still_open() -> None:
    record = philtre.Record(GAME, "standard", 2, GAME.chosen("standard", {}), ["Ada", "Bo"], [])
    lines = record.write().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("option turns"))
    lines.insert(place, "option table_talk no")
    read = philtre.read_record("\n".join(lines) + "\n")
    assert "table_talk" not in read.options
    assert "table_talk" not in read.write()
    lying = "R . . B / . y2 . . / . . b2 . / Y . . R"
    assert GAME.position(f"{lying} | table_talk=no") == GAME.position(lying)
