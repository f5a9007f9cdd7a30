"""Observations: what a seat sees, as numbers; no less, and no more."""

from __future__ import annotations

import random
from array import array
from typing import Any

import pytest
from tests.conformance.pebbles import Pebbles

import philtre
from philtre import CHANCE, PhiltreError


def observed(state: philtre.State, seat: int) -> array[int]:
    setup = state.get_setup()
    assert setup is not None
    numbers = array("h", [0] * setup.encoder().spec.size)
    state.observe(seat, numbers)
    return numbers


def test_what_is_left_out_is_said() -> None:
    """The check `observations` finds everything else."""
    omitted = {name: philtre.game(name).observation_spec().omitted for name in philtre.list_games()}
    assert omitted.pop("elixir").keys() == {"chart.may", "chart.brewed[]", "chart.looked[]"}
    assert not any(omitted.values())


def test_the_specification_names_every_number() -> None:
    game = philtre.game("apotheca")
    state = game.position("R . . B / . y2 . . / . Y b1 . / . . . R | active=corvidus/imogen")
    spec = game.observation_spec(seats=2)
    assert spec.size == sum(feature.size for feature in spec.features) == len(observed(state, 0))
    assert len({feature.name for feature in spec.features}) == len(spec.features)
    market = spec["market"]
    assert market.shape == (16, 7)
    for seat, colours in ((0, 0), (1, 1)):  # the yellow tile on b2 is the second player's to know
        start = market.offset + market.labels[0].index("b2") * 7
        tile = dict(zip(market.labels[1], observed(state, seat)[start : start + 7], strict=True))
        assert tile["facedown"] == 1
        assert tile["ruby"] + tile["sapphire"] + tile["topaz"] == colours
        assert tile["arrow-me"] == colours
    with pytest.raises(KeyError):
        spec["weather"]


def test_the_observing_seat_comes_first() -> None:
    game = philtre.game("race")
    state = game.position("r4<r3 r13<r14 | phase=move die=3 steps=3")
    places = game.observation_spec(seats=2)["at"]
    first = [observed(state, seat)[places.offset :].index(1) for seat in (0, 1)]
    assert [places.labels[1][place] for place in first] == ["r4", "r13"]


@pytest.mark.parametrize("name", philtre.list_games())
def test_the_mask_has_the_legal_actions(name: str) -> None:
    game = philtre.game(name)
    rng = random.Random(3)
    state = game.start()
    mask = bytearray(game.action_count)
    for _ in range(200):
        state.mask(mask)
        legal = set(state.actions()) if state.actor >= 0 else set()
        assert {action for action, allowed in enumerate(mask) if allowed} == legal
        if state.over:
            break
        state.play(state.draw(rng) if state.actor == CHANCE else rng.choice(state.actions()))


def test_games_without_an_encoder_are_observed_by_their_views() -> None:
    game = Pebbles()
    state = game.start(2)
    rng = random.Random(1)
    state.play_checked("draw")
    state.play(state.draw(rng))
    size = game.observation_spec(2).size
    seen = []
    for seat in (0, 1):
        numbers = array("h", [0] * size)
        state.observe(seat, numbers)
        seen.append(numbers)
    assert seen[0] != seen[1]
    assert sum(seen[0]) > 0


@pytest.mark.parametrize(
    ("out", "told"),
    [
        ([0] * 164, "an observation needs a writable buffer of 164 numbers of type int16.* found list"),
        (array("l", [0] * 164), "found one of format 'l'"),
        (array("h", [0] * 163), "found 163 numbers"),
        (bytes(328), "found one of format 'B'"),
        (memoryview(array("h", [0] * 164)).toreadonly(), "found a read-only one"),
        (memoryview(array("h", [0] * 328))[::2], "found one with gaps"),
    ],
)
def test_a_buffer_that_does_not_fit_is_refused(out: Any, told: str) -> None:
    state = philtre.game("race").start(2)
    with pytest.raises(PhiltreError, match=told):
        state.observe(0, out)


def test_bad_seats_and_masks_are_refused() -> None:
    state = philtre.game("race").start(2)
    with pytest.raises(PhiltreError, match="there is no seat 2: expected 0 to 1"):
        state.observe(2, array("h", [0] * 164))
    with pytest.raises(PhiltreError, match="a mask needs a writable buffer of 110 numbers of type bool"):
        state.mask(array("h", [0] * 110))
