"""Prophecy, and what is known of the stacks of Orders."""

import philtre
from philtre.testing import chance, entry, event_kinds, events, legal, play

from .scene import at, drinking, gather, pure

BASIC = "orders=morning-tonic,far-off-phial,locksmiths-acid,gardeners-gulp"
FOUR = "seats=4 hands=-/-/-/- cauldrons=-;-/-;-;-/-;-;-/-;-;-"


def seen(first: str = "stage-fright", second: str = "hide-and-seek") -> philtre.State:
    return play(drinking("prophecy", f"{FOUR} {BASIC}"), f"order {first}", f"order {second}")


def test_prophecy_sees_the_next_two_orders_of_the_basic_stack() -> None:
    state = drinking("prophecy", f"{FOUR} {BASIC}")
    assert len(legal(state)) == 10
    play(state, "order stage-fright", "order hide-and-seek")
    assert legal(state) == {"bring stage-fright", "bring hide-and-seek", "done"}
    assert [order.order for order in state.view(0).foreseen] == ["stage-fright", "hide-and-seek"]
    assert state.view(1).foreseen == []


def test_only_the_drinker_is_told_which() -> None:
    state = play(drinking("prophecy", f"{FOUR} {BASIC}"), "order stage-fright")
    twin = state.copy()
    assert events(state, "order hide-and-seek", seat=0)[0]["orders"] == ["stage-fright", "hide-and-seek"]
    assert events(twin, "order hide-and-seek", seat=1)[0]["orders"] is None


def test_what_is_not_taken_goes_back_on_top_in_the_same_order() -> None:
    state = play(seen(), "done")
    assert entry(state, "basic") == "stage-fright:1,hide-and-seek:1,?,?"


def test_one_of_them_may_take_the_place_of_an_order_in_play_which_goes_under_the_stack() -> None:
    state = play(seen(), "bring hide-and-seek")
    assert legal(state) == {
        "replace morning-tonic", "replace far-off-phial", "replace locksmiths-acid", "replace gardeners-gulp",
    }  # fmt: skip
    play(state, "replace far-off-phial")
    assert entry(state, "orders") == "morning-tonic,hide-and-seek,locksmiths-acid,gardeners-gulp"
    assert entry(state, "basic") == "stage-fright:1,?,?,far-off-phial"


def test_the_known_top_is_drawn_without_chance_and_shown() -> None:
    haste = pure("haste")
    state = at(f"phase=potions {BASIC} seats=3 cauldrons={haste};-;-/-;-;-/-;-;- basic=stage-fright:2,?")
    assert "order" in event_kinds(state, "sell 1 morning-tonic")
    assert entry(state, "orders").startswith("stage-fright,")
    assert entry(state, "basic") == "1"


def test_with_one_card_left_prophecy_sees_one() -> None:
    state = play(drinking("prophecy", f"{BASIC} hands=-/- special=1"), "order comet-cup")
    assert legal(state) == {"bring comet-cup", "done"}


def test_the_special_stack_is_looked_at_when_the_basic_one_is_used_up() -> None:
    state = drinking("prophecy", f"{BASIC} hands=-/-")
    assert len(legal(state)) == 12
    play(state, "order comet-cup", "order dragon-punch", "bring comet-cup", "replace morning-tonic")
    assert entry(state, "special") == "dragon-punch:1,?,?,morning-tonic"


def test_with_none_left_prophecy_does_nothing() -> None:
    state = at(f"phase=potions cauldrons={pure('prophecy')};-;-/-;-;- {BASIC} hands=-/- special=0")
    assert "nothing" in event_kinds(state, "drink 1")


def test_who_looks_later_learns_what_another_knew_already() -> None:
    state = drinking("prophecy", f"{FOUR} {BASIC} basic=stage-fright:3,?,?,?")
    assert "order stage-fright" not in legal(state)
    play(state, "order hide-and-seek", "done")
    assert entry(state, "basic") == "stage-fright:13,hide-and-seek:1,?,?"


def test_what_a_seat_has_foreseen_is_in_its_view_and_no_other() -> None:
    state = gather(play(seen(), "bring hide-and-seek", "replace far-off-phial"))
    known = {seat: state.view(seat).stacks[0].known for seat in (0, 1, None)}
    assert known[0] == ["stage-fright", None, None, "far-off-phial"]
    assert known[1] == known[None] == [None, None, None, "far-off-phial"]


def test_the_order_that_is_brought_is_shown_to_all() -> None:
    state = play(seen(), "bring hide-and-seek")
    assert state.view(3).brought.order == "hide-and-seek"
    assert chance(state) == {}
