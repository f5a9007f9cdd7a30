"""Teleport and Swap; the other potions stand in test_turns, test_spaces and test_attacks."""

import pytest

from philtre.testing import entry, events, legal, play, refusal

from .scene import GAME, at, places, potions


def test_teleport_goes_to_any_space() -> None:
    state = at("r1<r0 r9<r8 | potions=teleport/-")
    spaces: list[str] = GAME.tables.spaces
    assert legal(state) == {"roll"} | {f"teleport {space}" for space in spaces}


def test_after_a_teleport_the_heading_is_open_and_the_turn_goes_on() -> None:
    state = play(at("r1<r0 r9<r8 | potions=teleport/-"), "teleport r15")
    assert (state.actor, places(state), legal(state)) == (0, "r15 r9<r8", {"roll"})
    play(state, "roll", "die 2")
    assert legal(state) == {"go r14", "go r16"}
    assert places(play(state, "go r14")) == "r13<r14 r9<r8"


def test_teleport_may_turn_a_wizard_on_the_spot() -> None:
    state = play(at("r1<r0 r9<r8 | potions=teleport/-"), "teleport r1", "roll", "die 1")
    assert legal(state) == {"go r0", "go r2"}


def test_teleport_into_the_market_allows_no_market_turn_but_an_early_end() -> None:
    state = play(at("r1<r0 r9<r8 | potions=teleport,defence/- resources=flower,grass/-"), "teleport market")
    assert legal(state) == {"roll", "stay", "drink defence", "sell defence"}
    assert refusal(state, "trade") == ("no-trade-now", "R6")
    assert refusal(state, "done") == ("stay-instead", "R6")
    play(state, "stay")
    assert (state.actor, places(state)) == (1, "market r9<r8")
    play(state, "roll", "die 1")
    assert legal(state) == {"roll", "trade", "drink defence", "sell defence"}


def test_staying_in_the_market_loses_speed_rolls() -> None:
    state = play(at("r1<r0 r9<r8 | potions=teleport,speed/-"), "drink speed", "teleport market", "stay")
    assert (state.actor, entry(state, "rolls")) == (1, "")


def test_out_of_the_market_by_teleport() -> None:
    state = play(at("market r9<r8 | potions=teleport/-"), "teleport r20")
    assert legal(state) == {"roll"}


# Swap


def test_swap_changes_places_and_headings() -> None:
    state = at("r1<r0 e2<e3 | potions=swap/-")
    assert legal(state) == {"roll", "swap 2"}
    told = events(state, "swap 2")
    assert told == [
        {"kind": "swapped", "seat": 0, "other_seat": 1, "potion": "swap", "from": "r1", "to": "e2"}
    ]
    assert (state.actor, places(state), potions(state)) == (0, "e2<e3 r1<r0", {})
    assert places(play(state, "roll", "die 1")) == "e1<e2 r1<r0"


def test_swap_works_on_any_other_player() -> None:
    state = at("r1<r0 market r5<r6 r9 | turn=3 potions=-/-/swap/- shielded=1,2,4")
    assert legal(state) == {"roll", "swap 1", "swap 2", "swap 4"}
    assert refusal(state, "swap 3") == ("not-yourself", "R14")
    assert refusal(at("r1<r0 market | potions=swap/-"), "swap 3") == ("no-such-player", "R14")


@pytest.mark.parametrize("potion", ["swap", "teleport"])
def test_a_potion_must_be_there(potion: str) -> None:
    text = {"swap": "swap 2", "teleport": "teleport r3"}[potion]
    rule = {"swap": "B22", "teleport": "B21"}[potion]
    assert refusal(at("r1<r0 market |"), text) == ("no-potion", rule)


def test_a_player_without_heading_hands_over_none() -> None:
    state = play(at("r1<r0 r9 | potions=swap/-"), "swap 2", "roll", "die 1")
    assert legal(state) == {"go r8", "go r10"}
    assert places(state) == "r9 r1<r0"


def test_swapped_into_the_market_the_drinker_may_end_the_turn_or_roll() -> None:
    state = play(at("r1<r0 market | potions=swap/-"), "swap 2")
    assert (places(state), legal(state)) == ("market r1<r0", {"roll", "stay"})
    play(state, "roll", "die 1")
    assert legal(state) == {"go n1", "go e1", "go s1", "go w1"}


def test_swapped_out_of_the_market_the_other_goes_on_with_the_drinkers_heading() -> None:
    state = play(at("r1<r0 market | potions=swap/-"), "swap 2", "stay", "roll", "die 3")
    assert places(state) == "market r4<r3"


def test_swapped_into_the_market_the_other_may_spend_its_next_turn_there() -> None:
    state = play(at("market r1<r0 | potions=swap/-"), "swap 2")
    assert (places(state), legal(state)) == ("r1<r0 market", {"roll"})
    play(state, "roll", "die 3")
    assert (state.actor, legal(state)) == (1, {"roll", "trade"})
