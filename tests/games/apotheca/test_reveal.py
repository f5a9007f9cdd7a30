"""Reveal."""

import pytest

from philtre.testing import event_kinds, events, legal, play

from .scene import at, gems, market, satisfied, seen

TWO = "R . . b2 / . . . . / . . . . / . . . y1"


def test_any_facedown_tile_may_be_revealed_whoever_placed_it() -> None:
    state = at(f"{TWO} | supply=0,0,0")
    assert legal(state) == {"reveal d1", "reveal d4"}
    play(state, "reveal d1")
    assert market(state) == "R . . B / . . . . / . . . . / . . . y1"


@pytest.mark.parametrize(("tile", "held"), [("r2", (1, 0, 0)), ("b2", (0, 1, 0)), ("y1", (0, 0, 1))])
def test_revealing_earns_a_gem_of_the_tiles_colour(tile: str, held: tuple[int, int, int]) -> None:
    state = at(f"{tile} . . . / . . . . / . . . . / . . . y1")
    play(state, "reveal a1")
    assert gems(state) == held


def test_only_the_one_it_points_to_may_look_before_it_is_revealed() -> None:
    state = at(TWO)
    assert seen(state, 0) == {"a1": "ruby", "d1": None, "d4": "topaz"}
    assert seen(state, 1) == {"a1": "ruby", "d1": "sapphire", "d4": None}
    assert seen(state, None) == {"a1": "ruby", "d1": None, "d4": None}


def test_what_is_revealed_is_seen_by_all() -> None:
    for seat in (0, 1, None):
        state = at(TWO)
        assert events(state, "reveal d1", seat=seat)[0] == {
            "kind": "revealed", "seat": 0, "at": "d1", "colour": "sapphire",
        }  # fmt: skip
        assert seen(state, seat)["d1"] == "sapphire"


def test_first_the_gem_then_the_match() -> None:
    state = at("R R r2 . / . . . . / . . . . / . . . y1 | active=corvidus/-")
    assert event_kinds(state, "reveal c1") == ["revealed", "gained", "matched", "satisfied"]
    assert gems(state) == (1, 0, 0)
    assert satisfied(state) == {"corvidus": "ruby"}


def test_a_revealed_tile_lies_face_up_and_points_to_nobody() -> None:
    state = play(at(TWO), "reveal d1")
    (tile,) = [tile for tile in state.view(None).market if tile.at == "d1"]
    assert (tile.facedown, tile.arrow) == (False, None)
