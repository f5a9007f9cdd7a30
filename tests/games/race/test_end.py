"""How the game ends: twenty coins, the last round, and what breaks a tie."""

import pytest

import philtre
from philtre.testing import entry, event_kinds, events, play

from .scene import at, coins


def test_after_the_last_round_the_most_coins_win() -> None:
    state = at("market market market | round=200 turn=3 coins=3/9/7")
    assert event_kinds(state, "trade", "done") == ["trading", "won"]
    assert (state.over, state.returns(), entry(state, "round")) == (True, [0.0, 1.0, 0.0], "200")


def test_two_hundred_rounds_are_the_limit_unless_the_host_says_otherwise() -> None:
    assert not play(at("market market | round=199 turn=2"), "trade", "done").over
    assert not play(at("market market | round=200 turn=1"), "trade", "done").over
    assert play(at("market market | round=200 turn=2"), "trade", "done").over
    assert play(at("market market | rounds=5 round=5 turn=2"), "trade", "done").over
    assert not play(at("market market | rounds=201 round=200 turn=2"), "trade", "done").over


def test_the_last_round_is_announced() -> None:
    state = at("market market | round=199 turn=2")
    assert not state.view(None).last_round
    told = events(state, "trade", "done")
    assert {"kind": "last-round", "round": 200} in told
    assert state.view(None).last_round


@pytest.mark.parametrize(
    ("hands", "shares"),
    [
        ("coins=5/5 potions=speed/defence", [0.0, 1.0]),  # worth 2 against 3
        ("coins=5/5 potions=speed:2/defence", [1.0, 0.0]),
        ("coins=5/6 potions=meteor:9/-", [0.0, 1.0]),
        ("coins=5/5 resources=wood:3/honey:2", [1.0, 0.0]),
        ("coins=5/5 potions=speed/- resources=-/honey:9", [1.0, 0.0]),
        ("coins=5/5 potions=speed/poison resources=wood/honey", [0.5, 0.5]),
    ],
)
def test_ties_are_broken_by_potions_and_then_resources(hands: str, shares: list[float]) -> None:
    state = play(at(f"market market | round=200 turn=2 {hands}"), "trade", "done")
    assert state.returns() == shares


def test_only_those_who_lead_share_a_draw() -> None:
    state = at("market market market market | round=200 turn=4 coins=5/3/5/0")
    told = events(state, "trade", "done")
    assert told[-1] == {"kind": "drawn", "seats": [0, 2], "count": 2}
    assert state.returns() == [0.5, 0.0, 0.5, 0.0]


def test_a_win_in_the_last_round_is_a_win() -> None:
    state = play(at("market market | round=200 turn=1 coins=18/19 potions=speed/-"), "trade", "sell speed")
    assert (state.over, state.returns()) == (True, [1.0, 0.0])


# Even rounds


def test_with_even_rounds_the_round_is_finished() -> None:
    state = at("market market | even_rounds=yes coins=18/17 potions=speed:2/meteor")
    assert event_kinds(state, "trade", "sell speed") == ["trading", "sold", "reached"]
    assert (state.over, coins(state), state.view(None).last_round) == (False, 20, True)
    assert event_kinds(state, "sell speed", "done") == ["sold", "turn"]  # reached once only
    assert state.actor == 1
    play(state, "trade", "sell meteor", "done")
    assert (state.over, state.returns()) == (True, [1.0, 0.0])  # 22 to 21


def test_with_even_rounds_a_later_player_may_still_pass_the_first() -> None:
    state = at("market market | even_rounds=yes coins=18/17 potions=speed/meteor")
    play(state, "trade", "sell speed", "done", "trade", "sell meteor")
    assert not state.over
    assert play(state, "done").returns() == [0.0, 1.0]


def test_with_even_rounds_the_last_player_ends_the_round() -> None:
    state = at("market market | even_rounds=yes turn=2 coins=3/19 potions=-/speed:2")
    play(state, "trade", "sell speed")
    assert not state.over
    assert play(state, "done").returns() == [0.0, 1.0]


def test_with_even_rounds_ties_are_broken_in_the_same_way() -> None:
    state = at("market market | even_rounds=yes turn=2 coins=20/18 potions=-/speed resources=wood/-")
    assert play(state, "trade", "sell speed", "done").returns() == [1.0, 0.0]


def test_nothing_can_be_done_after_the_end() -> None:
    state = at("market market | phase=over round=3 coins=21/0")
    assert (state.actor, list(state.actions()), state.outcomes()) == (philtre.NOBODY, [], [])
    refused = state.why_not(0)
    assert refused is not None
    assert (refused.code, refused.rule) == ("over", "R18")
