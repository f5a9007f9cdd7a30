"""Matches that are one action away, as a seat can see them."""

import random
from typing import Any

import pytest
from tests.ours import OURS

import philtre

from .scene import CARD_OF, at


def threats(state: philtre.State, seat: int = 0) -> list[tuple[str, list[str], dict[str, Any]]]:
    """Id, things and arguments of each."""
    found = philtre.game("apotheca").advice().threats(state, seat)
    return [(one.message.id, one.things, one.message.arguments) for one in found]


GLIDE = CARD_OF["gully-glide"]
WINDS = CARD_OF["wizarding-winds"]


def test_a_quiet_market_has_none() -> None:
    assert threats(at(f"R . . . / . . B . / . . . . / . y1 . . | active={GLIDE}/-")) == []


def test_a_tile_that_the_seat_knows_and_that_fits() -> None:
    state = at("R R r1 . / . . . . / . . . . / . . . . | supply=9,9,9")
    assert threats(state, 0) == [
        ("threat-reveal", ["a1", "b1", "c1"], {"at": "c1", "colour": "ruby", "spaces": ["a1", "b1", "c1"]})
    ]


@pytest.mark.parametrize("seat", [1, 2])
def test_what_the_others_know_is_not_told(seat: int) -> None:
    assert threats(at("R R r1 . / . . . . / . . . . / . . . . | seats=3 supply=9,9,9"), seat) == []


def test_a_known_tile_of_another_colour_is_no_threat() -> None:
    assert threats(at("R R b1 . / . . . . / . . . . / . . . . | supply=9,9,9")) == []


def test_ones_own_power() -> None:
    state = at(f"R R . . / . . . . / . . R . / . . . . | active={GLIDE}/- supply=9,9,9")
    told = {"colour": "ruby", "spaces": ["a1", "b1", "c1"], "power": "gully-glide"}
    assert ("threat-own", ["a1", "b1", "c3"], told) in threats(state, 0)


def test_anothers_power_is_told_to_all_and_named() -> None:
    state = at(f"R R . . / . . . . / . . R . / . . . . | active=-/{GLIDE} supply=9,9,9")
    told = {"colour": "ruby", "spaces": ["a1", "b1", "c1"], "power": "gully-glide", "seat": 1}
    assert ("threat-power", ["a1", "b1", "c3"], told) in threats(state, 0)


def test_facedown_tiles_never_match_by_a_power() -> None:
    state = at(f"R R . . / . . . . / . . r1 . / . . . . | active={GLIDE}/- supply=9,9,9")
    assert threats(state, 0) == []


def test_a_power_that_was_used_this_turn_is_none() -> None:
    text = f"R R . . / . . . . / . . R . / . . . b2 | active={GLIDE}/- supply=9,9,9 left=1 taken={GLIDE}"
    assert threats(at(text), 0) == []


def test_where_the_tiles_lie_now_before_they_slide() -> None:
    state = at(f"R . . . / . R . . / . . R . / . . . B | active={WINDS}/- supply=9,9,9")
    assert ("threat-own", ["a1", "b2", "c3"]) in [(id, things) for id, things, _ in threats(state, 0)]


def test_a_match_that_lies_there_already_is_none() -> None:
    state = at("R R R . / . . . . / . . . . / . . . b2 | variant=master seats=2 decree=sapphire supply=9,9,9")
    assert threats(state, 0) == []


def test_only_who_may_score_a_colour_threatens_with_it() -> None:
    """A41: what the decree names is the master's."""
    text = f"R R . . / . . . . / . . R . / . . . b1 | variant=master seats=2 active=-/{GLIDE} supply=9,9,9"
    assert threats(at(f"{text} decree=ruby"), 0) == []
    assert [id for id, _, _ in threats(at(f"{text} decree=sapphire"), 0)] != []


def test_all_are_said_in_both_languages_and_are_the_same_in_every_world() -> None:
    """Redealt for the seat, the answer is the same: nothing hidden is in it."""
    game, rng = philtre.game("apotheca"), random.Random(7)
    words = [philtre.Words(language, game, ["Ann", "Ben", "Cid"]) for language in ("en", "fr")]
    told = varied = 0
    for _ in range(6):
        state = game.start(seats=3)
        while not state.over:
            if state.actor == philtre.CHANCE:
                state.play(state.draw(rng))
                continue
            seat = rng.randrange(3)
            seen = threats(state, seat)
            world = state.copy()
            world.redeal(seat, rng)
            varied += world.position() != state.position()
            assert threats(world, seat) == seen
            for id, things, arguments in seen:
                told += 1
                assert all(len(one) == 2 for one in things)
                assert all(language.say(id, **arguments) for language in words)
            state.play(rng.choice(list(state.actions())))
    assert told > 20
    assert varied > 20


def test_games_say_whether_they_tell_threats() -> None:
    assert [name for name in OURS if philtre.game(name).threats] == ["apotheca"]
