"""The fifteen powers: what each may do, and what the market looks like after."""

import pytest

from philtre.testing import events, kinds, legal, play, refusal

from .reference import POWER_OF
from .scene import EMPTY, after, at, market, uses

CORNER = "R . . . / . . . . / . . . . / . . . ."
MIDDLE = ". . . . / . R . . / . . . . / . . . ."
PAIR = "R B . . / . . . . / . . . . / . . . ."
PINS = ". R . . / . . . . / . . . . / . . . ."
SOLO = "variant=solo outside=d4 supply=5,5,5"


# What holds for all of them


def test_without_an_active_apothecary_there_is_no_power() -> None:
    state = at("R . . . / . . . . / . . . . / . . . y1 | satisfied=corvidus:r/- supply=3,3,3")
    assert kinds(state) == {"reveal", "restock"}
    assert refusal(state, "gully-glide a1 b1") == ("already-satisfied", "A9")
    assert refusal(state, "lucky-leap a1 c1") == ("not-yours", "A28")


def test_one_uses_ones_own_apothecaries_only() -> None:
    state = at("R . . . / . . . . / . . . . / . . . y1 | active=corvidus/merten")
    assert kinds(state) == {"reveal", "restock", "gully-glide"}


@pytest.mark.parametrize("tile", ["R", "r1", "r2"])
def test_powers_act_on_everybodys_tiles_face_up_and_facedown_alike(tile: str) -> None:
    lying = MIDDLE.replace("R", tile)
    assert uses("gully-glide", lying) == {"b2 a2", "b2 c2", "b2 d2", "b2 b1", "b2 b3", "b2 b4"}
    assert after("gully-glide", "b2 d2", lying) == f". . . . / . . . {tile} / . . . . / . . . ."


def test_a_tile_may_pass_over_others_and_ends_on_an_empty_space() -> None:
    assert uses("gully-glide", "R B y2 . / B . . . / B . . . / B . . .") >= {"a1 d1"}
    assert "a1 b1" not in uses("gully-glide", "R B y2 . / B . . . / B . . . / B . . .")
    assert after("gully-glide", "a1 d1", "R B y2 . / . . . . / . . . . / . . . .") == (
        ". B y2 R / . . . . / . . . . / . . . ."
    )
    assert "a1 d4" in uses("lucky-leap", "R B . . / B Y . . / . . Y . / . . . .")
    assert "a1 c2" in uses("portal-pounce", "R B . . / B Y . . / . . Y . / . . . .")


@pytest.mark.parametrize("power", ["flickering-flip", "sorceress-spin", "spirit-switch", "shadow-swap"])
def test_a_swap_needs_two_tiles(power: str) -> None:
    assert uses(power, MIDDLE) == set()


def test_adjacent_is_not_diagonal() -> None:
    diagonal = "R . . . / . B . . / . . . . / . . . ."
    assert uses("flickering-flip", diagonal) == set()
    assert uses("genie-juggle", diagonal) == set()
    assert uses("chained-charge", diagonal) == set()


def test_only_straight_lines_lead_anywhere() -> None:
    assert "a1 c2" not in uses("lucky-leap", CORNER)
    assert "a1 b2" not in uses("gully-glide", CORNER)
    assert uses("sorceress-spin", "R . . . / . . B . / . . . . / . . . .") == set()


# A power may not leave the market as it was


def test_two_face_up_tiles_of_one_colour_cannot_be_swapped() -> None:
    assert uses("flickering-flip", "R R B . / . . . . / . . . . / . . . .") == {"b1 c1"}
    assert uses("sorceress-spin", "R . R . / . . . . / . . . . / . . . B") == {"a1 d4"}
    assert uses("spirit-switch", "R . . . / . . R . / . B . . / . . . .") == {"a1 b3"}


def test_two_facedown_tiles_can_always_be_swapped() -> None:
    for pair in ("r1 r1", "r1 r2", "b1 y2"):
        assert uses("flickering-flip", f"{pair} . . / . . . . / . . . . / . . . .") == {"a1 b1"}
    assert uses("flickering-flip", "R r1 . . / . . . . / . . . . / . . . .") == {"a1 b1"}


def test_a_stack_counts_as_its_colour() -> None:
    state = at(f"R* R . . / . . . . / . . . . / . . . b1 | active=benedetto {SOLO}")
    assert kinds(state) == {"reveal"}
    state = at(f"R* B . . / . . . . / . . . . / . . . b1 | active=benedetto {SOLO}")
    assert kinds(state) == {"reveal", "flickering-flip"}
    assert market(play(state, "flickering-flip a1 b1")) == "B R* . . / . . . . / . . . . / . . . b1"


def test_a_group_of_one_colour_does_not_turn_unless_a_tile_of_it_lies_facedown() -> None:
    square = "R R . . / R R . . / . . . . / . . . ."
    assert "a1" not in uses("tetratwist", square)
    assert "b1" in uses("tetratwist", square)
    assert "a1" in uses("tetratwist", square.replace("R R", "R r1", 1))
    long = "R . . . / . R . . / . . R . / . . . R"
    assert not {"a1-d4 left", "a1-d4 right"} & uses("reptilian-rush", long)
    assert {"a1-d4 left", "a1-d4 right"} <= uses("reptilian-rush", long.replace("R", "r1"))
    assert "a2-b1" not in uses("reptilian-rush", ". R . . / R . . . / . . . . / . . . .")
    assert "a2-b1" in uses("reptilian-rush", ". R . . / r1 . . . / . . . . / . . . .")


def test_what_is_empty_does_not_turn() -> None:
    assert uses("tetratwist", CORNER) == {"a1"}
    assert uses("faithful-float", CORNER) == set()


def test_a_move_that_can_be_thought_of_in_two_ways_is_listed_once() -> None:
    # A diagonal of two spaces: one shift, not two.
    assert uses("reptilian-rush", PINS) == {"a2-b1", "b1-d3 left", "b1-d3 right"}
    # The tile on a1 can juggle about b1 or about a2: b2 is beside both.
    assert uses("genie-juggle", "R B . . / Y . . . / . . . . / . . . .") == {"a1 c1", "a1 b2", "a1 a3"}
    # A pair to swap has no first and second.
    assert len(uses("flickering-flip", PAIR)) == 1


def test_moves_of_different_tiles_stay_apart_even_if_the_results_look_alike() -> None:
    crossed = "R . . . / . R . . / . . . . / . . . ."
    one, other = "a1 b1 b2 a2", "a1 a2 b2 b1"
    assert {one, other} <= uses("double-dive", crossed)
    assert after("double-dive", one, crossed) == after("double-dive", other, crossed)


def test_legality_tells_nothing_of_a_hidden_colour() -> None:
    for power in POWER_OF.values():
        found = [
            uses(power, f"R {tile}2 . B / . R {tile}1 . / B . . . / . Y . R") for tile in ("r", "b", "y")
        ]
        assert found[0] == found[1] == found[2]


# Each power


def test_chained_charge() -> None:
    assert uses("chained-charge", PAIR) == {"a1 a2 b1", "b1 c1 a1", "b1 b2 a1"}
    assert after("chained-charge", "b1 b2 a1", PAIR) == ". R . . / . B . . / . . . . / . . . ."
    assert after("chained-charge", "a1 a2 b1", PAIR) == "B . . . / R . . . / . . . . / . . . ."
    assert uses("chained-charge", MIDDLE) == set()


def test_double_dive() -> None:
    far = "R . . . / . . . . / . . . . / . . . B"
    assert uses("double-dive", far) == {"a1 b1 d4 c4", "a1 b1 d4 d3", "a1 a2 d4 c4", "a1 a2 d4 d3"}
    assert after("double-dive", "a1 b1 d4 d3", far) == ". R . . / . . . . / . . . B / . . . ."
    assert uses("double-dive", MIDDLE) == set()  # both must move


def test_double_dive_goes_two_ways_to_two_spaces() -> None:
    # Not both right, nor both down, nor both to b1.
    assert uses("double-dive", "R . B . / . . . . / . . . . / . . . .") == {
        "a1 b1 c1 c2", "a1 a2 c1 b1", "a1 a2 c1 d1",
    }  # fmt: skip
    # Diagonal neighbours are not adjacent; two directions need not be opposite.
    assert uses("double-dive", "R . . . / . B . . / . . . . / . . . .") == {
        "a1 b1 b2 a2", "a1 b1 b2 b3", "a1 a2 b2 b1", "a1 a2 b2 c2",
    }  # fmt: skip
    assert uses("double-dive", PAIR) == set()


def test_double_dive_never_lands_where_a_tile_lay() -> None:
    # c1 is next to b1: a1 cannot go to b1, though b1 could leave it.
    found = uses("double-dive", "R B . . / . . . . / . . . . / . . . Y")
    assert not any(use.startswith("a1 b1") for use in found)


def test_faithful_float() -> None:
    lying = ". . . . / R . B y1 / . . . . / . . . ."
    assert uses("faithful-float", lying) == {"2 left", "2 right", "c up", "c down"}
    assert after("faithful-float", "2 right", lying) == ". . . . / y1 R . B / . . . . / . . . ."
    assert after("faithful-float", "2 left", lying) == ". . . . / . B y1 R / . . . . / . . . ."
    assert uses("faithful-float", PINS) == {"b up", "b down"}
    assert after("faithful-float", "b up", PINS) == ". . . . / . . . . / . . . . / . R . ."
    assert after("faithful-float", "b down", PINS) == MIDDLE
    everywhere = "R B Y R / B Y R B / Y R B Y / R B Y R"
    assert uses("faithful-float", everywhere) == {
        "2 left", "2 right", "3 left", "3 right", "b up", "b down", "c up", "c down",
    }  # fmt: skip


def test_flickering_flip() -> None:
    lying = "R B . . / Y . . . / . . . . / . . . ."
    assert uses("flickering-flip", lying) == {"a1 b1", "a1 a2"}
    assert after("flickering-flip", "a1 b1", lying) == "B R . . / Y . . . / . . . . / . . . ."


def test_genie_juggle() -> None:
    assert uses("genie-juggle", PAIR) == {"a1 c1", "a1 b2", "b1 a2"}
    assert after("genie-juggle", "a1 b2", PAIR) == ". B . . / . R . . / . . . . / . . . ."
    assert uses("genie-juggle", MIDDLE) == set()


def test_gully_glide() -> None:
    assert uses("gully-glide", CORNER) == {"a1 b1", "a1 c1", "a1 d1", "a1 a2", "a1 a3", "a1 a4"}
    assert after("gully-glide", "a1 c1", CORNER) == ". . R . / . . . . / . . . . / . . . ."


def test_lucky_leap() -> None:
    assert uses("lucky-leap", CORNER) == {"a1 c1", "a1 d1", "a1 a3", "a1 a4", "a1 c3", "a1 d4"}
    assert uses("lucky-leap", MIDDLE) == {"b2 d2", "b2 b4", "b2 d4"}
    assert after("lucky-leap", "b2 d4", MIDDLE) == ". . . . / . . . . / . . . . / . . . R"


def test_portal_pounce() -> None:
    assert uses("portal-pounce", CORNER) == {"a1 c2", "a1 b3"}
    assert uses("portal-pounce", MIDDLE) == {"b2 d1", "b2 d3", "b2 a4", "b2 c4"}
    assert after("portal-pounce", "b2 c4", MIDDLE) == ". . . . / . . . . / . . . . / . . R ."


def test_reptilian_rush() -> None:
    lying = "R . . . / . B . . / . . . . / . . . y1"
    assert uses("reptilian-rush", lying) == {"a1-d4 left", "a1-d4 right", "a3-c1 left", "a3-c1 right"}
    assert after("reptilian-rush", "a1-d4 right", lying) == "y1 . . . / . R . . / . . B . / . . . ."
    assert after("reptilian-rush", "a1-d4 left", lying) == "B . . . / . . . . / . . y1 . / . . . R"
    assert after("reptilian-rush", "a3-c1 right", lying) == "R . B . / . . . . / . . . . / . . . y1"
    assert after("reptilian-rush", "a2-b1", PINS) == ". . . . / R . . . / . . . . / . . . ."
    everywhere = "R B Y R / Y r1 b1 B / R b2 y2 Y / B Y R B"
    assert uses("reptilian-rush", everywhere) == {
        "a2-b1", "a3-b4", "c1-d2", "c4-d3",
        *[f"{line} {way}" for line in ("a2-c4", "b1-d3", "a3-c1", "b4-d2", "a1-d4", "a4-d1")
          for way in ("left", "right")],
    }  # fmt: skip


def test_shadow_swap() -> None:
    lying = "R . . b1 / . . . . / . . . . / y2 . . B"
    assert uses("shadow-swap", lying) == {"a1 d1", "a1 a4", "d1 d4", "a4 d4"}
    assert after("shadow-swap", "a1 a4", lying) == "y2 . . b1 / . . . . / . . . . / R . . B"
    assert uses("shadow-swap", "R r1 . . / . . . . / . . . . / . . . .") == {"a1 b1"}  # whatever its colour


def test_sorceress_spin() -> None:
    lying = "R B Y . / . . . . / . . b1 . / . . . ."
    assert uses("sorceress-spin", lying) == {"a1 c1", "a1 c3", "c1 c3"}
    assert after("sorceress-spin", "a1 c3", lying) == "b1 B Y . / . . . . / . . R . / . . . ."
    assert uses("sorceress-spin", "R . . B / . . . . / . . . . / Y . . r1") == {
        "a1 d1", "a1 a4", "a1 d4", "d1 a4", "d1 d4", "a4 d4",
    }  # fmt: skip


def test_spirit_switch() -> None:
    lying = "R . . . / . . B . / . Y . . / . . . ."
    assert uses("spirit-switch", lying) == {"a1 c2", "a1 b3"}
    assert after("spirit-switch", "a1 c2", lying) == "B . . . / . . R . / . Y . . / . . . ."


def test_tetratwist() -> None:
    assert uses("tetratwist", MIDDLE) == {"a1", "b1", "a2", "b2"}
    assert after("tetratwist", "b2", MIDDLE) == ". . . . / . . R . / . . . . / . . . ."
    lying = "R B . . / . y1 . . / . . . . / . . . ."
    assert after("tetratwist", "a1", lying) == ". R . . / y1 B . . / . . . . / . . . ."
    everywhere = "R B Y R / B Y R B / Y R B Y / R B Y R"
    assert uses("tetratwist", everywhere) == {"a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"}


def test_wandering_waltz() -> None:
    assert uses("wandering-waltz", MIDDLE) == {
        "b2 a1", "b2 b1", "b2 c1", "b2 a2", "b2 c2", "b2 a3", "b2 b3", "b2 c3",
    }  # fmt: skip
    assert after("wandering-waltz", "b2 c3", MIDDLE) == ". . . . / . . . . / . . R . / . . . ."


def test_wizarding_winds() -> None:
    assert uses("wizarding-winds", CORNER) == {"right", "down"}
    lying = ". R . B / . . y1 . / Y . . . / . B . R"
    assert after("wizarding-winds", "left", lying) == "R B . . / y1 . . . / Y . . . / B R . ."
    assert after("wizarding-winds", "right", lying) == ". . R B / . . . y1 / . . . Y / . . B R"
    assert after("wizarding-winds", "up", lying) == "Y R y1 B / . B . R / . . . . / . . . ."
    assert after("wizarding-winds", "down", lying) == ". . . . / . . . . / . R . B / Y B y1 R"
    assert uses("wizarding-winds", "R B Y R / B Y R B / Y R B Y / R B Y R") == set()


@pytest.mark.parametrize("power", POWER_OF.values())
def test_no_power_has_a_use_in_an_empty_market(power: str) -> None:
    assert uses(power, EMPTY) == set()


def test_the_event_says_where_each_tile_went() -> None:
    state = at("R B . . / . y1 . . / . . . . / . . . y2 | active=giada/-")
    assert events(state, "tetratwist a1") == [
        {
            "kind": "used", "seat": 0, "apothecary": "giada", "power": "tetratwist",
            "moves": [["a1", "b1"], ["b2", "a2"], ["b1", "b2"]],
        }
    ]  # fmt: skip
    assert "tetratwist a1" not in legal(state)
