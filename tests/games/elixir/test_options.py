"""What a host may choose, and what is refused."""

from typing import Any

import pytest

import philtre

from .scene import GAME


def test_variants_and_seats() -> None:
    assert GAME.variants == {"standard": (2, 3, 4), "short": (2, 3, 4)}
    assert GAME.seats == (2, 3, 4)


@pytest.mark.parametrize(
    ("wishes", "reason"),
    [
        ({"seats": 5}, "elixir is for 2, 3 or 4 seats, not for 5"),
        ({"variant": "solo"}, "elixir has no variant 'solo': expected standard and short"),
        ({"rounds": 0}, "option rounds: expected a whole number from 5 to 150, found 0"),
        ({"rounds": "many"}, "option rounds: expected a whole number from 5 to 150, found many"),
        ({"rounds": True}, "option rounds: expected a whole number from 5 to 150, found yes"),
        ({"lab_draw": "mine"}, "option lab_draw: expected no or yes, found mine"),
        ({"shelf_limit": 4}, "option shelf_limit: expected a whole number from 0 to 3, found 4"),
        ({"healing_credit": 1}, "option healing_credit: expected no or yes, found 1"),
        (
            {"speed": 3},
            "elixir has no option 'speed': expected rounds, lab_draw, shelf_limit and healing_credit",
        ),
    ],
)
def test_a_bad_wish_is_refused(wishes: dict[str, Any], reason: str) -> None:
    with pytest.raises(philtre.PhiltreError) as problem:
        GAME.start(**wishes)
    assert str(problem.value) == reason
