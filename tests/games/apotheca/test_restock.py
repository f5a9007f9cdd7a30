"""Restock, and who may look at what lies facedown."""

import pytest

from philtre.testing import chance, entry, events, kinds, legal, play, refusal

from .scene import at, market, seen

ONE = "R . . . / . . . . / . . . . / . . . y2"
THREE = "R . . b1 / . . b2 . / . . . . / . . . y2"


def test_with_three_tiles_facedown_nobody_may_restock() -> None:
    state = at(THREE)
    assert legal(state) == {"reveal d1", "reveal c2", "reveal d4"}
    assert refusal(state, "restock") == ("enough-facedown", "A12")


def test_a_restock_goes_on_until_three_lie_facedown() -> None:
    state = at(f"{ONE} | supply=4,5,6")
    play(state, "restock")
    assert chance(state) == {"tile ruby": 4, "tile sapphire": 5, "tile topaz": 6}
    play(state, "tile sapphire")
    assert {text.split()[0] for text in legal(state)} == {"place"}
    assert len(legal(state)) == 14
    play(state, "place b2")
    assert chance(state) == {"tile ruby": 4, "tile sapphire": 4, "tile topaz": 6}
    play(state, "tile ruby", "place a4")
    assert market(state) == "R . . . / . b1 . . / . . . . / r1 . . y2"
    assert (state.actor, state.view(None).left) == (0, 1)


def test_a_placed_tile_points_to_who_placed_it() -> None:
    state = at(f"{ONE} | seats=3 turn=2")
    play(state, "restock", "tile ruby", "place a2")
    assert market(state).split(" / ")[1] == "r2 . . ."


def test_who_draws_a_tile_looks_at_it_secretly() -> None:
    for seat, colour in ((0, "sapphire"), (1, None), (None, None)):
        state = at(ONE)
        told = events(state, "restock", "tile sapphire", seat=seat)
        assert told[-1] == {"kind": "drew", "seat": 0, "colour": colour}
        assert state.view(seat).drawn == colour
        told = events(state, "place b2", seat=seat)
        assert told == [{"kind": "placed", "seat": 0, "at": "b2", "colour": colour}]
        assert seen(state, seat)["b2"] == colour


def test_who_placed_a_tile_may_look_at_it_wherever_it_is_moved() -> None:
    state = at("R . . . / . b1 . . / . . . . / . . . y2 | turn=4 active=-/corvidus")
    told = events(state, "gully-glide b2 b4")
    assert told[0]["moves"] == [["b2", "b4"]]  # everybody may follow which tile went where
    assert (seen(state, 0)["b4"], seen(state, 1)["b4"]) == ("sapphire", None)


def test_without_a_tile_in_the_supply_nobody_may_restock() -> None:
    state = at(f"{ONE} | supply=0,0,0")
    assert legal(state) == {"reveal d4"}
    assert refusal(state, "restock") == ("supply-empty", "A12")


def test_without_an_open_space_nobody_may_restock() -> None:
    # Full and yet no overload: only a placed tile brings one about.
    state = at("R B R B / B R B R / R B R B / B R B y2")
    assert legal(state) == {"reveal d4"}
    assert refusal(state, "restock") == ("market-full", "A12")


def test_a_restock_ends_when_the_supply_runs_out() -> None:
    state = at(f"{ONE} | supply=1,0,0")
    play(state, "restock", "tile ruby", "place a2")
    assert market(state) == "R . . . / r1 . . . / . . . . / . . . y2"
    assert (state.actor, kinds(state)) == (0, {"reveal"})


def test_a_restock_ends_when_space_runs_out() -> None:
    # The last space is filled while a match stands (Master of the Market), so that nothing is swept away.
    state = at("R R R B / B Y B Y / Y B Y B / B Y B . | variant=master decree=ruby turn=2 supply=3,3,3")
    play(state, "restock", "tile topaz", "place d4")
    assert market(state) == "R R R B / B Y B Y / Y B Y B / B Y B y2"
    assert (entry(state, "phase"), state.actor, legal(state)) == ("", 1, {"reveal d4"})


# The house rule own_restock


def test_with_own_restock_only_ones_own_facedown_tiles_count() -> None:
    state = at(f"{THREE} | own_restock=yes")
    play(state, "restock", "tile ruby", "place a2", "tile ruby", "place a3")
    assert market(state) == "R . . b1 / r1 . b2 . / r1 . . . / . . . y2"
    assert (state.actor, state.view(None).left) == (0, 1)


def test_with_own_restock_three_of_ones_own_are_enough() -> None:
    state = at("R . . b1 / . . b1 . / . . . . / . . . y1 | own_restock=yes")
    assert "restock" not in legal(state)
    assert refusal(state, "restock") == ("enough-of-your-own", "H1")
    state = at("R . . b1 / . . b1 . / . . . . / . . . y1 | own_restock=yes turn=2")
    assert "restock" in legal(state)


@pytest.mark.parametrize(("turn", "placed"), [(2, 1), (3, 3)])
def test_with_own_restock_the_masters_start_tiles_are_the_first_apprentices(turn: int, placed: int) -> None:
    lying = "R . . B / . b2' . . / . . y2' . / Y . . R"
    state = at(f"{lying} | variant=master decree=ruby own_restock=yes turn={turn}")
    play(state, "restock")
    for space in ["a2", "a3", "b1"][:placed]:
        play(state, "tile ruby", f"place {space}")
    assert state.actor == (1 if turn == 2 else 0)
    assert kinds(state) == {"reveal"}
