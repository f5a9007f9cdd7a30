"""Options: what they may be, and what is said about a wrong one."""

import random
from typing import Any

import pytest

import philtre

from .scene import OURS as GAME


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"rounds": 0}, "option rounds: expected a whole number from 1 to 1000, found 0"),
        ({"rounds": 1001}, "option rounds: expected a whole number from 1 to 1000, found 1001"),
        ({"rounds": "200"}, "option rounds: expected a whole number from 1 to 1000, found 200"),
        ({"rounds": True}, "option rounds: expected a whole number from 1 to 1000, found yes"),
        ({"variant": "lively", "carry": 7}, "option carry: expected 0, 6, 8 or 10, found 7"),
        ({"variant": "lively", "spoils": 1}, "option spoils: expected no or yes, found 1"),
        ({"even_rounds": "maybe"}, "option even_rounds: expected no or yes, found maybe"),
        ({"spoils": True}, "race, variant standard: option spoils has no meaning there"),
        ({"carry": 8}, "race, variant standard: option carry has no meaning there"),
        ({"dice": 2}, "race has no option 'dice': expected rounds and even_rounds"),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(philtre.PhiltreError) as problem:
        GAME.start(seats=2, **options)
    assert str(problem.value) == reason


def test_the_standard_game_is_the_drafts_and_a_lively_one_is_ours() -> None:
    assert GAME.variants == {"standard": (2, 3, 4), "lively": (2, 3, 4)}
    standard, lively = [GAME.start(seats=2, variant=name).view(None) for name in GAME.variants]
    assert (standard.carry, standard.spoils) == (0, False)
    assert (lively.carry, lively.spoils) == (8, True)
    assert (standard.goal, standard.rounds) == (lively.goal, lively.rounds)
    with pytest.raises(philtre.PhiltreError, match="race has no variant 'solo': expected standard"):
        GAME.start(seats=1, variant="solo")


@pytest.mark.parametrize("rounds", [1, 3, 7])
def test_no_game_goes_on_beyond_its_rounds(rounds: int) -> None:
    for seed in range(10):
        rng = random.Random(seed)
        state = GAME.start(seats=3, rounds=rounds)
        while not state.over:
            state.play(state.draw(rng) if state.actor == philtre.CHANCE else rng.choice(state.actions()))
        assert state.view(None).round == rounds


def test_the_options_are_in_the_position_and_survive_it() -> None:
    state = GAME.start(seats=3, variant="lively", rounds=50, carry=6, spoils=False, even_rounds=True)
    text = state.position()
    assert text == (
        "market market market | variant=lively rounds=50 carry=6 spoils=no even_rounds=yes round=1 turn=1"
    )
    assert GAME.position(text).position() == text
    view = GAME.position(text).view(None)
    assert (view.rounds, view.carry, view.spoils, view.even_rounds) == (50, 6, False, True)


def test_a_record_of_earlier_rules_is_refused_with_their_version() -> None:
    record = philtre.Record(GAME, "standard", 2, GAME.chosen("standard", {}), ["Ann", "Bo"], [])
    text = record.write()
    assert "\nrules 3\n" in text
    with pytest.raises(philtre.PhiltreError) as problem:
        philtre.read_record(text.replace("\nrules 3\n", "\nrules 2\n"))
    assert "made under rules version 2 of race; this program has 3" in str(problem.value)
