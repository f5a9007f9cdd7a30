"""Market overload."""

from philtre.testing import chance, entry, event_kinds, events, legal, play

from .scene import at, gems, market

# One space is open; two tiles lie facedown, b4 and c4.
ALMOST = "R B R B / B R B R / R B R B / B y1 y2 ."


def test_a_full_market_without_a_match_is_overloaded_at_once() -> None:
    state = at(f"{ALMOST} | supply=4,5,6")
    assert event_kinds(state, "restock", "tile ruby", "place d4") == [
        "restocking",
        "drew",
        "placed",
        "overload",
    ]
    assert chance(state) == {"tile ruby": 3, "tile sapphire": 5, "tile topaz": 6}  # it is drawn by its share


def test_the_revealed_colour_is_removed_face_up_tiles_only() -> None:
    state = at(f"{ALMOST} | supply=4,5,6")
    play(state, "restock", "tile ruby", "place d4")
    told = events(state, "tile ruby")
    assert told == [{"kind": "swept", "colour": "ruby", "spaces": ["a1", "c1", "b2", "d2", "a3", "c3"]}]
    assert market(state) == ". B . B / B . B . / . B . B / B y1 y2 r1"


def test_the_revealed_tile_and_the_removed_ones_go_back_to_the_supply() -> None:
    state = at(f"{ALMOST} | supply=4,5,6")
    play(state, "restock", "tile ruby", "place d4", "tile sapphire")
    assert entry(state, "supply") == "3,12,6"  # 5, and seven from the market; the revealed one is among the 5


def test_the_reveal_earns_no_gem_and_is_seen_by_all() -> None:
    for seat in (0, 1, None):
        state = at(f"{ALMOST} | supply=4,5,6")
        play(state, "restock", "tile ruby", "place d4")
        assert events(state, "tile topaz", seat=seat) == [{"kind": "overload-missed", "colour": "topaz"}]
        assert gems(state, 0) == gems(state, 1) == (0, 0, 0)


def test_if_nothing_has_the_colour_the_tile_goes_back_and_another_is_revealed() -> None:
    state = at(f"{ALMOST} | supply=4,5,6")
    play(state, "restock", "tile ruby", "place d4")
    full = market(state)
    assert event_kinds(state, "tile topaz", "tile topaz") == ["overload-missed", "overload-missed"]
    assert market(state) == full
    assert chance(state) == {"tile ruby": 3, "tile sapphire": 5, "tile topaz": 6}
    assert event_kinds(state, "tile sapphire") == ["swept"]


def test_if_no_colour_of_the_supply_lies_face_up_each_face_up_colour_is_as_likely() -> None:
    state = at(f"{ALMOST} | supply=1,0,6")
    play(state, "restock", "tile ruby", "place d4")
    assert entry(state, "supply") == "0,0,6"
    assert chance(state) == {"tile ruby": 1, "tile sapphire": 1}


def test_the_same_with_an_empty_supply() -> None:
    state = at(f"{ALMOST} | supply=1,0,0")
    play(state, "restock", "tile ruby", "place d4")
    assert chance(state) == {"tile ruby": 1, "tile sapphire": 1}
    play(state, "tile sapphire")
    assert market(state) == "R . R . / . R . R / R . R . / . y1 y2 r1"
    assert entry(state, "supply") == "0,7,0"


def test_it_is_looked_for_after_each_placement_and_the_restock_goes_on() -> None:
    state = at("R B R B / B R B R / R B R B / B Y y2 . | supply=8,8,8")  # one facedown: two more to come
    play(state, "restock", "tile ruby", "place d4")
    assert chance(state) == {"tile ruby": 7, "tile sapphire": 8, "tile topaz": 8}
    play(state, "tile topaz")  # the overload
    assert market(state) == "R B R B / B R B R / R B R B / B . y2 r1"
    play(state, "tile topaz", "place b4")  # the restock goes on, and fills the market again
    assert event_kinds(state, "tile ruby") == ["swept"]
    assert (state.actor, state.view(None).left) == (0, 1)


def test_after_it_three_lie_facedown_and_the_restock_is_over() -> None:
    state = at(f"{ALMOST} | supply=4,5,6")
    play(state, "restock", "tile ruby", "place d4", "tile ruby")
    assert (state.actor, state.view(None).left) == (0, 1)
    assert legal(state) == {"reveal b4", "reveal c4", "reveal d4"}


def test_a_market_with_an_open_space_is_not_overloaded() -> None:
    state = at("R B R B / B R B R / R B R B / B y1 . . | supply=4,5,6")
    assert event_kinds(state, "restock", "tile ruby", "place d4") == ["restocking", "drew", "placed"]
    assert market(state) == "R B R B / B R B R / R B R B / B y1 . r1"
