"""Headings, junctions, and the Market on the way."""

import pytest

from philtre.testing import events, legal, play, refusal

from .scene import at, places, potions, resources


@pytest.mark.parametrize(
    ("start", "face", "end"),
    [
        ("r1<r0", 3, "r4<r3"),
        ("r5<r6", 4, "r1<r2"),
        ("n1<market", 2, "n3<n2"),
        ("n2<n3", 1, "n1<n2"),
        ("r23<r22", 1, "r0<r23"),
    ],
)
def test_a_wizard_goes_on_the_way_it_came(start: str, face: int, end: str) -> None:
    state = play(at(f"{start} r15<r14 |"), "roll", f"die {face}")
    assert places(state).split()[0] == end


def test_the_heading_holds_in_later_turns() -> None:
    state = at("r1<r2 market |")
    play(state, "roll", "die 1", "trade", "done", "roll", "die 2")
    assert legal(state) == {"go r23", "go n3"}
    assert refusal(state, "go r1") == ("no-turning-round", "R8")


@pytest.mark.parametrize(
    ("start", "ways"),
    [
        ("r6<r5", {"go r7", "go e3"}),
        ("r6<r7", {"go r5", "go e3"}),
        ("r6<e3", {"go r5", "go r7"}),
    ],
)
def test_at_a_junction_any_path_but_the_one_taken_here(start: str, ways: set[str]) -> None:
    state = play(at(f"{start} r15<r14 |"), "roll", "die 2")
    assert legal(state) == ways


def test_a_junction_on_the_way_is_a_choice_too() -> None:
    state = play(at("r4<r3 r15<r14 |"), "roll", "die 4")
    assert (places(state), legal(state)) == ("r6<r5 r15<r14", {"go r7", "go e3"})
    play(state, "go e3")
    assert places(state) == "e2<e3 r15<r14"


def test_ending_on_a_junction_leaves_the_choice_for_the_next_turn() -> None:
    state = play(at("r4<r3 market |"), "roll", "die 2")
    assert (state.actor, places(state)) == (1, "r6<r5 market")


def test_from_the_market_any_path() -> None:
    state = play(at("market r15<r14 |"), "roll", "die 2")
    assert legal(state) == {"go n1", "go e1", "go s1", "go w1"}
    assert refusal(state, "stop") == ("stop-in-market", "R9")
    assert refusal(state, "go r0") == ("not-beside", "R8")
    assert places(play(state, "go s1")) == "s2<s1 r15<r14"


def test_the_market_counts_as_one_space() -> None:
    state = play(at("n2<n3 r15<r14 |"), "roll", "die 3", "go e1")
    assert places(state) == "e1<market r15<r14"


def test_passing_the_market_one_may_stop_or_leave_by_any_other_path() -> None:
    state = play(at("n1<n2 r15<r14 |"), "roll", "die 4")
    assert legal(state) == {"stop", "go e1", "go s1", "go w1"}
    assert refusal(state, "go n1") == ("no-turning-round", "R8")


def test_stopping_in_the_market_loses_the_rest_of_the_roll() -> None:
    state = at("n1<n2 r15<r14 |")
    told = events(state, "roll", "die 6", "stop")
    assert [event["kind"] for event in told] == ["rolled", "moved", "arrived", "turn"]
    assert (state.actor, places(state)) == (1, "market r15<r14")


def test_a_roll_that_ends_in_the_market_arrives_without_being_asked() -> None:
    state = play(at("n1<n2 r15<r14 |"), "roll", "die 1")
    assert (state.actor, places(state)) == (1, "market r15<r14")


def test_a_speed_roll_that_is_left_on_arrival_may_be_used_or_let_go() -> None:
    state = at("n1<n2 r15<r14 | potions=speed:2/-")
    play(state, "drink speed", "drink speed", "roll", "die 1")
    assert (state.actor, places(state), potions(state)) == (0, "market r15<r14", {})
    assert legal(state) == {"roll", "stay"}
    assert refusal(state, "trade") == ("no-trade-now", "R6")
    assert play(state.copy(), "stay").actor == 1
    play(state, "roll", "die 2", "go e1")
    assert (state.actor, places(state)) == (0, "e2<e1 r15<r14")
    assert legal(state) == {"roll"}


def test_after_arriving_a_speed_may_be_drunk_to_leave_again() -> None:
    state = play(at("n1<n2 r15<r14 | potions=speed/-"), "roll", "die 1")
    assert legal(state) == {"drink speed", "sell speed", "done"}
    play(state, "drink speed", "roll", "die 1")
    assert legal(state) == {"go n1", "go e1", "go s1", "go w1"}


def test_after_the_market_the_old_heading_is_forgotten() -> None:
    state = play(at("n1<n2 market |"), "roll", "die 1", "trade", "done", "roll", "die 1")
    assert legal(state) == {"go n1", "go e1", "go s1", "go w1"}


def test_only_the_space_where_the_move_ends_takes_effect() -> None:
    state = play(at("r12<s3 market | resources=wood:2/-"), "roll", "die 3", "go r13")
    assert resources(state) == {"wood": 2, "flower": 1}  # r13 and r14 were passed


def test_one_run_of_steps_is_told_as_one_move() -> None:
    told = events(at("r4<r3 r15<r14 |"), "roll", "die 5", "go r7")
    moves = [event["path"] for event in told if event["kind"] == "moved"]
    assert moves == [["r4", "r5", "r6"], ["r6", "r7", "r8", "r9"]]


def test_several_wizards_may_stand_on_one_space() -> None:
    state = play(at("r1<r0 r2<r1 r2<r3 |"), "roll", "die 1")
    assert places(state) == "r2<r1 r2<r1 r2<r3"
